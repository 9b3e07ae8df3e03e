"""The player that does anything legal: for tests, and the floor of the ladder."""

from collections.abc import Generator
from random import Random

from game.engine.actions import Action
from game.engine.view import View


class RandomPlayer:
    """Every legal action is as likely as every other."""

    name = "random"

    def think(self, view: View, limit: int, rng: Random) -> Generator[None, None, Action]:
        """See `Player.think`."""
        yield
        return view.legal[rng.randrange(len(view.legal))]
