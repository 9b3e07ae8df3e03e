"""The end of a hand as movement: words across the felt, and the points counted on the fives."""

from typing import Final

from game.animation.easing import out_cubic
from game.animation.tween import Tween
from game.engine.cards import Seat
from game.engine.events import HandScored
from game.engine.view import View
from game.table.moves import FLIGHT, Moves
from game.table.wording import banner_words

# Milliseconds at normal speed.
COUNT: Final = 170
"""Between one point and the next, when they are counted."""
SCORE_POP: Final = 250
"""How long a new score stands out."""
HONOUR: Final = 900
"""How long the words about a special hand stand."""
NO_HONOUR: Final = 350
"""How long the points stand where there are no such words."""


def score(moves: Moves, event: HandScored, view: View) -> None:
    """Queue words where there is something to say, and the points."""
    table, timeline = moves.table, moves.timeline
    gains = [seat for seat, points in enumerate(event.points) if points]
    words = banner_words(event, alone=bool(view.maker_alone))
    ours = table.human is not None and event.points[table.human] > 0

    def begin() -> None:
        table.speech.hush()
        if words:
            moves.rise(table.speech.honour(words, ours=ours))
        if event.maker is not None and event.tricks[event.maker] < 3:
            moves.audio.cue("euchre")
        for seat in gains:
            moves.rise(table.speech.award(seat, event.points[seat]))

    if gains:
        timeline.call(begin)
        timeline.wait(FLIGHT)
        for step in range(1, max(event.points) + 1):
            for seat in gains:
                points = event.score[seat] - event.points[seat] + min(step, event.points[seat])
                timeline.call(lambda seat=seat, points=points: table.show_score(seat, points))  # type: ignore[misc]
                if step == event.points[seat]:
                    timeline.call(lambda seat=seat: _pop(moves, seat))  # type: ignore[misc]
            timeline.wait(COUNT)
    timeline.call(lambda: table.show_plates(view))
    timeline.wait(HONOUR if words else NO_HONOUR)
    timeline.call(table.speech.drop_honours)


def _pop(moves: Moves, seat: Seat) -> None:
    """The new score stands out for a moment."""
    if moves.pace.reduced or moves.timeline.speed == "off":
        return
    pop = moves.table.plates[seat].pop()
    moves.table.group.put((pop,))
    moves.timeline.add(Tween(SCORE_POP, pop.settle, out_cubic, on_end=pop.kill))
