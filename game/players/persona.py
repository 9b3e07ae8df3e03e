"""Taste on top of a level: a player who calls a little more, or a little less, than the level would.

A taste only moves decisions that are close: by the tables for a level that calls by them, by a quarter of a trick for
one that counts. A beginner has none yet.
"""

from collections.abc import Generator
from random import Random
from typing import Final

from game.engine.actions import Action, Pass
from game.engine.state import Phase
from game.engine.view import View
from game.players.advice import AdvicePlayer
from game.players.beginner import BeginnerPlayer
from game.players.bid_worth import bid_worths
from game.players.player import Player
from game.players.values import in_points

TASTES: Final = {"bold": 0.12, "careful": -0.12}
"""By name, how many expected points (own minus the others' mean) a call may fall short of a pass and still be made;
below zero, by how many it has to be better."""
_LEANS: Final = {"bold": 1, "careful": -1}
"""The same in quarters of a trick."""


class Persona:
    """A player of some level with a taste in bidding; everything else is the level's."""

    def __init__(self, level: Player, taste: str) -> None:
        """Raises ValueError, listing the tastes, for one there is not."""
        if taste not in TASTES:
            raise ValueError(f"there is no taste {taste!r}: the tastes are {', '.join(TASTES)}")
        self._counts = isinstance(level, AdvicePlayer | BeginnerPlayer)
        self._level = AdvicePlayer(_LEANS[taste]) if isinstance(level, AdvicePlayer) else level
        self._taste = taste

    @property
    def name(self) -> str:
        """See `Player.name`."""
        return f"{self._level.name}+{self._taste}"

    def think(self, view: View, limit: int, rng: Random) -> Generator[None, None, Action]:
        """See `Player.think`."""
        action = yield from self._level.think(view, limit, rng)
        if self._counts or view.phase not in (Phase.ORDER_UP, Phase.CALL_TRUMP) or Pass() not in view.legal:
            return action
        call, gain = best_call(view)
        boldness = TASTES[self._taste]
        if action == Pass() and boldness > 0 and -boldness < gain < 0:
            return call
        if action != Pass() and boldness < 0 and 0 < gain < -boldness:
            return Pass()
        return action


def best_call(view: View) -> tuple[Action, float]:
    """The call that is worth most by the tables, and how many expected points it is better than passing."""
    calls = [each for each in view.legal if each != Pass()]
    *worths, passing = bid_worths(view, [*calls, Pass()], in_points)
    best = max(range(len(calls)), key=worths.__getitem__)
    return calls[best], worths[best] - passing
