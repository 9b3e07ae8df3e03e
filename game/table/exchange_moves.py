"""The dealer's exchange as movement: the upcard is picked up for another card, or declined and laid aside."""

from game.engine.cards import Card
from game.engine.events import PickedUp
from game.engine.view import View
from game.table.choice_moves import take_up
from game.table.hand_order import hand_order
from game.table.layers import Layer
from game.table.marks import mark_of
from game.table.moves import FLIGHT, Moves


def pick_up(moves: Moves, event: PickedUp, view: View) -> None:
    """Queue the exchange of an upcard for a card of the dealer's."""
    table, timeline = moves.table, moves.timeline
    if event.seat == view.seat and event.discard is not None:
        upcard, discard = event.upcard, event.discard
        timeline.call(lambda: _exchange_own(moves, upcard, discard, view))
        timeline.wait(FLIGHT + 80)
        timeline.call(table.kitty.drop)
        return
    home = table.layout.home(event.seat)

    def fetch() -> None:
        upcard, table.kitty.upcard = table.kitty.upcard, None
        if upcard is not None:
            moves.send_away(upcard, home)

    timeline.call(fetch)
    timeline.wait(FLIGHT)
    timeline.then(moves.visitor(home, table.layout.centre, table.layout.small))
    timeline.call(table.kitty.drop)


def _exchange_own(moves: Moves, upcard: Card, discard: Card, view: View) -> None:
    """The upcard comes into the human's hand, and the card that is put away goes to the kitty."""
    table, kitty = moves.table, moves.table.kitty
    take_up(table, view)
    gone, new = table.hand.pop(discard, None), kitty.upcard
    if gone is None or new is None:
        return
    kitty.upcard = None
    gone.set_control(None)
    gone.set_state()
    gone.show_card(None)
    table.maker.raise_to(gone, Layer.MOVING)
    table.maker.raise_to(new, Layer.MOVING)
    # The maker's ten lie elsewhere: `sync` makes them; a hand goes to its places at once.
    order = hand_order((*table.hand, upcard), view.trump)
    table.hand[upcard] = new
    new.show_card(upcard, mark_of(upcard, view.trump))
    table.hand = {card: table.hand[card] for card in order}
    moves.arrange()
    moves.timeline.add(moves.move(gone, kitty.place, then=gone.kill))
    moves.audio.cue("slide")


def decline(moves: Moves, view: View) -> None:
    """Queue how the upcard is left."""
    table, kitty = moves.table, moves.table.kitty

    def leave() -> None:
        if table.spread:
            take_up(table, view)
            moves.arrange()
        if kitty.upcard is not None:
            table.maker.raise_to(kitty.upcard, Layer.KITTY)
            kitty.upcard.show_card(kitty.upcard.card)
            moves.timeline.add(moves.move(kitty.upcard, table.layout.aside))
        kitty.drop(keep_upcard=True)

    moves.timeline.call(leave)
    moves.timeline.wait(FLIGHT)
