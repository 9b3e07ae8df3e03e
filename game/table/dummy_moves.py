"""Taking the dummy as movement: an opponent fetches it, or the human keeps five of ten."""

from collections.abc import Sequence

from game.engine.cards import Card
from game.engine.events import DummyTaken
from game.engine.view import View
from game.table.choice_moves import leave_panel
from game.table.hand_order import hand_order
from game.table.moves import FLIGHT, Moves


def take_dummy(moves: Moves, event: DummyTaken, view: View) -> None:
    """Queue how the maker takes the dummy and puts five cards away."""
    table, timeline = moves.table, moves.timeline
    if event.seat == view.seat and event.kept:
        timeline.call(lambda: _keep_own(moves, event.kept, view))
        timeline.wait(FLIGHT + 60)
        return
    home = table.layout.home(event.seat)

    def fetch() -> None:
        for sprite in table.dummy:
            moves.send_away(sprite, home)
        table.dummy = []
        moves.audio.cue("slide")

    timeline.call(fetch)
    timeline.wait(FLIGHT)
    timeline.then(moves.visitor(home, table.layout.centre, table.layout.small))
    timeline.call(lambda: moves.audio.cue("snap"))


def _keep_own(moves: Moves, kept: Sequence[Card], view: View) -> None:
    """The five slide from the slots into the hand; the others go away face down."""
    table = moves.table
    for card, sprite in table.spread.items():
        leave_panel(sprite)
        if card in kept:
            table.hand[card] = sprite
        else:
            sprite.show_card(None)
            moves.send_away(sprite, table.layout.dummy.center)
    table.spread = {}
    table.panel.close()
    order = hand_order(kept, view.trump)
    if set(order) == set(table.hand):
        table.hand = {card: table.hand[card] for card in order}
        moves.arrange()
    moves.audio.cue("slide")
