"""Events as movement: what happened is queued on the timeline, and the sprites are moved from one view to the next.

Nothing here decides anything. When the queue has drained the scene calls `table.sync`, which must then change nothing;
where the movement is cut short (a press, a resize, speed "off") the same `sync` puts everything right.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from pygame import Rect

from game.animation.timeline import Timeline
from game.audio import Audio
from game.engine.cards import Card
from game.engine.events import (
    BennyNamed,
    CardPlayed,
    Dealt,
    Declined,
    DummyTaken,
    Event,
    HandScored,
    MatchWon,
    Partnered,
    Passed,
    PickedUp,
    TrickTaken,
    TrumpMade,
    UpcardTurnedDown,
    WentAlone,
)
from game.engine.state import Phase
from game.engine.view import View
from game.table.card_sprite import CardSprite
from game.table.choice_moves import open_choice
from game.table.deal_moves import deal
from game.table.dummy_moves import take_dummy
from game.table.exchange_moves import decline, pick_up
from game.table.hand_order import hand_order
from game.table.layers import Layer
from game.table.moves import FLIGHT, Moves, Pace
from game.table.score_moves import score
from game.table.table import Table
from game.table.trick_moves import play_card, sweep
from game.table.wording import spoken

# Milliseconds at normal speed.
POP: Final = 170
"""How long a bubble takes to come up."""
SPEECH: Final = 620
"""How long a bid stands before the next player speaks."""


class Choreography:
    """Queues the movement of events on a timeline."""

    def __init__(self, table: Table, timeline: Timeline, audio: Audio, pace: Pace) -> None:
        self.table = table
        self.timeline = timeline
        self.moves = Moves(table, timeline, audio, pace)
        self._bound: dict[CardSprite, Rect] = {}
        """Where the cards that slide just now are going."""

    def show(self, events: Sequence[Event], view: View) -> None:
        """Queue what happened in one action; `view` is what is so after it."""
        moves, table, timeline = self.moves, self.table, self.timeline
        for event in events:
            self._say(event, view)
            match event:
                case Dealt():
                    deal(moves, event, view)
                case UpcardTurnedDown():
                    timeline.then(moves.flip(lambda: table.kitty.upcard, None))
                    timeline.call(table.speech.hush)
                    timeline.call(lambda: table.show_trump(view))
                case BennyNamed() | TrumpMade():
                    timeline.call(lambda: table.show_trump(view))
                    self._sort_hand(view)
                    if view.phase is Phase.DUMMY:
                        timeline.call(table.kitty.drop)
                case PickedUp():
                    pick_up(moves, event, view)
                case Declined():
                    decline(moves, view)
                case DummyTaken():
                    take_dummy(moves, event, view)
                case CardPlayed():
                    play_card(moves, event, view)
                case TrickTaken():
                    sweep(moves, event.seat, view)
                case HandScored():
                    score(moves, event, view)
                    timeline.call(table.clear_cards)
                    timeline.call(lambda: table.show_trump(view))
                case Passed() | WentAlone() | Partnered() | MatchWon():
                    pass
        timeline.call(lambda: table.show_plates(view))
        if table.human is not None and view.turn == table.human:  # its words stand where it is asked now
            timeline.call(lambda: table.speech.hush(table.human))
        if table.choosing(view):
            open_choice(moves, view)

    def lie_again(self, events: Sequence[Event], view: View) -> bool:
        """Let the trick of these events rest once more, on a table that is in step with the view after them.

        For a window that was resized meanwhile; tells whether there was a trick.
        """
        taken = next((place for place, event in enumerate(events) if isinstance(event, TrickTaken)), None)
        if taken is None or not view.tricks:
            return False
        table, trick = self.table, view.tricks[-1]
        table.trick.lay(trick.leader, trick.cards, view)
        scored = [event for event in events if isinstance(event, HandScored)]
        for seat, plate in enumerate(table.plates):  # as they were before
            tricks = plate.look.tricks - (seat == trick.winner)
            points = plate.look.score - sum(event.points[seat] for event in scored)
            plate.show_look(replace(plate.look, tricks=tricks, score=points))
        self.show(events[taken:], view)
        return True

    def slide(self, sprite: CardSprite, place: Rect) -> None:
        """A card goes somewhere at once, beside the queue: a choice that the human made.

        The last choice holds: a slide still under way gives up, wherever it was going.
        """
        if self._bound.get(sprite, sprite.place) == place:
            return
        place = self._bound[sprite] = place.copy()  # this slide's own: only it is called back by the next
        move = self.moves.move(sprite, place, FLIGHT * 0.7)

        def unless_called_back(step: Callable[[], None] | None) -> Callable[[], None]:
            return lambda: step() if step is not None and self._bound.get(sprite) is place else None

        def arrive() -> None:
            if self._bound.get(sprite) is place:
                del self._bound[sprite]

        def on_way(progress: float) -> None:
            if self._bound.get(sprite) is place:
                move.on_progress(progress)

        gone = unless_called_back(move.on_start), unless_called_back(move.on_end)
        self.timeline.add(replace(move, on_progress=on_way, on_start=gone[0], on_end=gone[1]), then=arrive)

    def _say(self, event: Event, view: View) -> None:
        """Let the bubble of who speaks come up, and with it what the words change."""
        said = spoken(event, view.dealer)
        if said is None:
            return
        table, (seat, words) = self.table, said
        own = seat == table.human
        if own and isinstance(event, PickedUp | DummyTaken):
            return  # the human sees the own hands do it
        self.timeline.call(lambda: self.moves.rise(table.speech.say(seat, words), POP))
        self.timeline.call(lambda: table.show_plates(view))
        if isinstance(event, TrumpMade):
            self.timeline.call(lambda: table.show_trump(view))  # with the roles, not after the bubble
        self.timeline.wait(SPEECH / 2 if own else SPEECH)

    def _sort_hand(self, view: View) -> None:
        """Bowers go to their place beside the other trumps."""
        order = hand_order(self.table.hand, view.trump)
        if order != list(self.table.hand):
            self.timeline.call(lambda: self._arrange_in(order))

    def _arrange_in(self, order: Sequence[Card]) -> None:
        table = self.table
        if set(order) != set(table.hand):
            return
        table.hand = {card: table.hand[card] for card in order}
        for sprite in table.hand.values():
            table.maker.raise_to(sprite, Layer.HAND)
        self.moves.arrange()
