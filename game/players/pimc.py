"""The baseline of the field: perfect information Monte Carlo for the cards, advice for all else."""

from collections.abc import Generator
from random import Random

from game.engine.actions import Action, Play
from game.engine.state import Phase
from game.engine.view import View
from game.players.advice import by_the_book
from game.players.search import Solvers, card_values
from game.players.values import in_points


class PimcPlayer:
    """Plays cards by uniformly drawn worlds, for points; everything else as `advice` does."""

    name = "pimc50"
    worlds = 50

    def __init__(self) -> None:
        self._solvers = Solvers()

    def think(self, view: View, limit: int, rng: Random) -> Generator[None, None, Action]:
        """See `Player.think`; `limit` worlds."""
        yield
        if view.phase is not Phase.PLAY:
            return by_the_book(view)
        legal = [each.card for each in view.legal if isinstance(each, Play)]
        if len(legal) == 1:
            return Play(legal[0])
        values = yield from card_values(view, legal, limit or self.worlds, in_points, self._solvers, rng)
        return Play(max(zip(values, (-n for n in range(len(legal))), legal, strict=True), key=lambda each: each[:2])[2])
