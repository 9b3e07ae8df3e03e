"""The ceiling of card play: every card is played with all cards open; all else is as advised."""

from random import Random

from game.engine.actions import Action, Play
from game.engine.rules import legal_actions
from game.engine.state import Phase, State
from game.engine.view import view_for
from game.players.advice import by_the_book
from game.players.knowledge import Knowledge
from game.players.search import Solvers, clockwise
from game.players.solver import Position
from game.players.values import goals_of


class Cheat:
    """Decides with the whole State; bids like `advice`."""

    def __init__(self) -> None:
        self._solvers = Solvers()

    def __call__(self, state: State, rng: Random) -> Action:
        """The best card if all play their best, all cards known; of equal ones the one `advice` would play."""
        assert state.turn is not None
        view = view_for(state, state.turn)
        advised = by_the_book(view)
        if state.phase is not Phase.PLAY:
            return advised
        legal = [each.card for each in legal_actions(state) if isinstance(each, Play)]
        if len(legal) == 1:
            return advised
        know = Knowledge(view)
        assert state.leader is not None
        seated = clockwise(know)
        position = Position(
            know.trump, tuple(state.hands[seat] for seat in seated), seated.index(state.leader), state.trick
        )
        goals = [goal - state.taken[know.maker] for goal in goals_of(state.lone_defender)]
        values = self._solvers.get(len(seated), (0,)).values(position, legal, goals)
        best = max(values) if state.turn == know.maker else min(values)
        if isinstance(advised, Play) and values[legal.index(advised.card)] == best:
            return advised
        return Play(legal[values.index(best)])
