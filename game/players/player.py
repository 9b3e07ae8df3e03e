"""What a computer player is: something that looks at a View and, after some thought, names an action."""

from collections.abc import Generator
from random import Random
from typing import Protocol

from game.engine.actions import Action
from game.engine.view import View

DEFAULT_LIMIT = 0
"""The limit that leaves the amount of work to the player."""


class Player(Protocol):
    """A computer player. It keeps nothing between two decisions: same view, limit and generator, same action."""

    @property
    def name(self) -> str:
        """The name it is asked for by: `player("advice")`."""

    def think(self, view: View, limit: int, rng: Random) -> Generator[None, None, Action]:
        """Choose among `view.legal`, which is not empty.

        The generator yields often (a few milliseconds of work apart at most), so that a table can animate meanwhile,
        and returns the action. `limit` counts work, not time: the number of possible deals that a searching player
        looks at; 0 leaves it to the player. Nothing but `view` and `rng` decides what is returned.
        """


def decide(player: Player, view: View, limit: int, rng: Random) -> Action:
    """Run a player's thought to its end and return the action."""
    thought = player.think(view, limit, rng)
    while True:
        try:
            next(thought)
        except StopIteration as done:
            action: Action = done.value
            return action
