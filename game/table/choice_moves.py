"""The panel of cards to choose from as movement: the human's hand goes up to it, and comes back."""

from game.engine.state import Phase
from game.engine.view import View
from game.table.card_sprite import CardSprite
from game.table.hand_order import hand_order
from game.table.layers import Layer
from game.table.marks import mark_of
from game.table.moves import FLIGHT, FLIP, Moves
from game.table.prompts import choice_cards
from game.table.table import Table


def open_choice(moves: Moves, view: View) -> None:
    """Queue how the human's hand goes up to the panel, and the upcard or the dummy with it."""
    moves.timeline.call(lambda: _lay_out(moves, view))
    moves.timeline.wait(FLIGHT + (FLIP if view.phase is Phase.DUMMY else 0))


def _lay_out(moves: Moves, view: View) -> None:
    """The human's hand goes up to the panel; the upcard comes there, or the dummy, which is turned over."""
    table = moves.table
    table.open_panel(view)
    for (card, where), place in zip(choice_cards(view), table.panel.card_places(view, ()), strict=True):
        mark = mark_of(card, view.trump)
        if where == "hand":
            sprite = table.hand.pop(card, None) or table.maker.make(card, place, Layer.HAND, view.trump)
            sprite.show_card(card, mark)
            moves.timeline.add(moves.move(sprite, place))
        else:
            start = table.layout.dummy.center
            if table.dummy:
                lying = table.dummy.pop()
                start = lying.place.center
                lying.kill()
            sprite = table.maker.make(None, place, Layer.HAND)
            sprite.centre_at(start)
            moves.timeline.add(
                moves.move(sprite, place),
                moves.flip(lambda it=sprite: it, card, mark).delayed(FLIGHT),  # type: ignore[misc]
            )
        table.spread[card] = sprite
    if view.phase is Phase.DUMMY:
        table.set_dummy(0)
    elif table.kitty.upcard is not None:
        _bring_upcard(moves, table.kitty.upcard, view)
    moves.audio.cue("slide")


def _bring_upcard(moves: Moves, upcard: CardSprite, view: View) -> None:
    table = moves.table
    place = table.layout.exchange.cards[-1]
    table.maker.raise_to(upcard, Layer.HAND)
    moves.timeline.add(moves.move(upcard, place, then=lambda: table.kitty.lay_upcard_open(view)))


def take_up(table: Table, view: View) -> None:
    """The cards that lay on the panel are a hand again, wherever they lie."""
    for card, sprite in table.spread.items():
        leave_panel(sprite)
        table.hand[card] = sprite
    table.spread = {}
    table.panel.close()
    table.hand = {card: table.hand[card] for card in hand_order(table.hand, view.trump)}


def leave_panel(sprite: CardSprite) -> None:
    """A card is not to be chosen any more."""
    sprite.set_control(None)
    sprite.set_state()
    sprite.suggest(None)
