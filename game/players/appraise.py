"""What each option of a decision promises, for the hint and the review: the same search that `expert` plays by."""

from collections.abc import Generator
from dataclasses import dataclass
from random import Random
from typing import Final

from game.engine.actions import Action
from game.engine.view import View
from game.players.outlook import options_of, outlook
from game.players.values import in_chances, in_points

DEALS: Final = 200
"""So many possible deals are looked at for one decision."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """An option and what it promises the seat."""

    action: Action
    points: float
    """Expected points of the hand: own points minus the mean of the other two's."""
    chance: float
    """The chance to win the match, 0 to 1."""


def appraise(
    view: View, rng: Random, deals: int = DEALS, done: Action | None = None
) -> Generator[None, None, tuple[Appraisal, ...]]:
    """What the seat's options and `done` promise as far as its View tells, best first; () where there is no choice.

    Of the 252 fives only the likely ones are looked at. Yields often, as a player's thought does.
    """
    yield
    if len(view.legal) < 2:
        return ()
    options = options_of(view)
    if done is not None and done not in options:
        options.append(done)
    chances = in_chances(view)
    seen = yield from outlook(view, options, deals, rng)
    found = [
        Appraisal(option, points, chance)
        for option, points, chance in zip(options, seen.values(in_points), seen.values(chances), strict=True)
    ]
    return tuple(sorted(found, key=lambda each: (-each.chance, -each.points)))
