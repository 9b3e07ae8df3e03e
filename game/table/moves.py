"""How one thing moves on the table: a card that goes somewhere, flies by, is turned or goes away; words that come up.

What moves when is told by the choreography and its parts: `deal_moves.py`, `exchange_moves.py`, `dummy_moves.py`,
`choice_moves.py`, `trick_moves.py` and `score_moves.py`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.animation.easing import out_cubic, time_of
from game.animation.paths import Point, arc, line, stepped
from game.animation.timeline import Timeline
from game.animation.tween import Tween
from game.audio import Audio
from game.engine.cards import Card
from game.table.card_faces import Mark, card_height
from game.table.card_sprite import CardSprite
from game.table.fan import Lie
from game.table.layers import Layer
from game.table.table import Table
from game.widgets.element import Element

# Milliseconds at normal speed.
FLIGHT: Final = 260
FLIP: Final = 240
TRICK_REST: Final = 700


@dataclass(frozen=True, slots=True)
class Pace:
    """How the person wants to see things move."""

    reduced: bool = False
    """No movement: cards fade from where they were to where they go."""
    trick_rest: float | None = TRICK_REST
    """How long a trick lies to be read, in milliseconds; None: until a press."""


class Moves:
    """Movements on one table. Those that return a tween are to be queued; the others begin at once beside the queue."""

    def __init__(self, table: Table, timeline: Timeline, audio: Audio, pace: Pace) -> None:
        self.table = table
        self.timeline = timeline
        self.audio = audio
        self.pace = pace

    # To be queued --------------------------------------------------------------------------------------------------

    def move(
        self,
        sprite: CardSprite,
        place: Rect | Lie,
        ms: float = FLIGHT,
        *,
        then: Callable[[], None] | None = None,
        late: float = 0.0,
    ) -> Tween:
        """A card goes from where it is when the tween starts to a place, and has its size and turn when it is there."""
        return self.late_move(lambda: sprite, place, ms, then=then, late=late)

    def late_move(
        self,
        sprite: Callable[[], CardSprite],
        place: Rect | Lie,
        ms: float = FLIGHT,
        *,
        then: Callable[[], None] | None = None,
        lift: float = 0.06,
        late: float = 0.0,
    ) -> Tween:
        """The same for a card that is only known then; `late`, 0 to 1, lets it turn somewhat later than others."""
        lie = place if isinstance(place, Lie) else Lie(place)
        end = lie.place.center
        start: list[Point] = []
        turned: list[int] = []
        foreseen: list[bool] = []

        def begin() -> None:
            start.append(sprite().centre)
            turned.append(sprite().angle)

        def turn(part: float) -> None:
            if sprite().place.width == lie.place.width:
                far = abs(lie.angle - turned[0])
                sprite().turn_to(stepped(turned[0], lie.angle, part, max(1, min(3, far // 2)), late))
            elif not foreseen and part > (1 + 3 * late) / 5:
                # It turns when it has its size; that must not take all of the hand's time in one frame.
                foreseen.append(True)
                sprite().foresee(lie)

        def move(progress: float) -> None:
            if self.pace.reduced:
                _fade(sprite(), start[0], end, progress)
                if progress >= 0.5 and sprite().place.width == lie.place.width:
                    sprite().turn_to(lie.angle)
            else:
                sprite().centre_at(arc(start[0], end, progress, lift))
                turn(time_of(progress))

        def over() -> None:
            sprite().set_strength(1.0)
            sprite().lie(lie)
            if then is not None:
                then()

        return Tween(ms, move, out_cubic, on_start=begin, on_end=over)

    def visitor(
        self, start: Point, end: Point, width: int, ms: float = FLIGHT, landed: Callable[[], None] | None = None
    ) -> Tween:
        """A card seen from the back that is only there while it flies."""
        maker = self.table.maker
        flying: list[CardSprite] = []

        def begin() -> None:
            place = Rect(0, 0, width, card_height(width))
            place.center = (round(start[0]), round(start[1]))
            flying.append(maker.make(None, place, Layer.MOVING))

        def move(progress: float) -> None:
            if self.pace.reduced:
                flying[0].centre_at(end)
                flying[0].set_strength(progress)
            else:
                flying[0].centre_at(line(start, end, progress))

        def over() -> None:
            flying[0].kill()
            if landed is not None:
                landed()

        return Tween(ms, move, out_cubic, on_start=begin, on_end=over)

    def flip(self, sprite: Callable[[], CardSprite | None], card: Card | None, mark: Mark | None = None) -> Tween:
        """A card, if it is there by then, is turned to show this face; None: its back."""

        def turn(progress: float) -> None:
            found = sprite()
            if found is None:
                return
            if self.pace.reduced:
                found.set_turn(0.0 if progress < 0.5 else 1.0, card, mark)
                found.set_strength(abs(2 * progress - 1))
            else:
                found.set_turn(progress, card, mark)

        return Tween(FLIP, turn, out_cubic)

    # At once -------------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """The cards of the hand move to their places and turn as they lie there, not all in the same frame."""
        hand = self.table.hand
        for number, (sprite, lie) in enumerate(
            zip(hand.values(), self.table.layout.hand_places(len(hand)), strict=True)
        ):
            self.timeline.add(self.move(sprite, lie, late=number / len(hand)))

    def send_away(self, sprite: CardSprite, end: Point, ms: float = FLIGHT) -> None:
        """A card goes somewhere, as small as the others' cards, and is gone."""
        if not sprite.alive():
            return
        width = self.table.layout.small
        self.table.maker.raise_to(sprite, Layer.MOVING)
        start = sprite.centre
        resized = Rect(0, 0, width, card_height(width))
        resized.center = (round(start[0]), round(start[1]))
        sprite.put_at(resized)

        def move(progress: float) -> None:
            if self.pace.reduced:
                sprite.set_strength(1 - progress)
            else:
                sprite.centre_at(line(start, end, progress))

        self.timeline.add(Tween(ms, move, out_cubic, on_end=sprite.kill))

    def rise(self, element: Element, ms: float = FLIGHT) -> None:
        """Something comes up to its place from a little below."""
        if self.pace.reduced:
            return
        left, top = element.home.topleft
        below = round(element.home.height * 0.3)

        def move(progress: float) -> None:
            element.move_to((left, top + round(below * (1 - progress))))

        move(0.0)
        self.timeline.add(Tween(ms, move, out_cubic))


def _fade(sprite: CardSprite, start: Point, end: Point, progress: float) -> None:
    """Instead of moving: fade out where it was, then in where it goes; what stays where it is does not fade."""
    if start != end:
        sprite.centre_at(start if progress < 0.5 else end)
        sprite.set_strength(abs(2 * progress - 1))
