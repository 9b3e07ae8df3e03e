"""Playing a card by search: draw worlds, solve each exactly, take the card with the best mean."""

from collections.abc import Generator, Sequence
from random import Random

from game.engine.cards import LEFT_OF, Card
from game.engine.view import View
from game.players.knowledge import Knowledge
from game.players.solver import Position, Solver
from game.players.values import Worth, allies_of, goals_of, outcomes
from game.players.worlds import Worlds


class Solvers:
    """The solvers a player keeps, by players and allies."""

    def __init__(self) -> None:
        self._solvers: dict[tuple[int, tuple[int, ...]], Solver] = {}

    def get(self, players: int, allies: tuple[int, ...]) -> Solver:
        """The solver for so many players and these allies of the maker."""
        solver = self._solvers.get((players, allies))
        if solver is None:
            solver = self._solvers[players, allies] = Solver(players, allies)
        return solver


def card_values(
    view: View, legal: Sequence[Card], worlds: int, worth: Worth, solvers: Solvers, rng: Random
) -> Generator[None, None, list[float]]:
    """The mean worth to the seat of playing each of these cards, over so many uniformly drawn worlds.

    `worth` decides who plays with whom.
    """
    know = Knowledge(view)
    assert view.leader is not None
    worths = outcomes(view.rules, know.maker, bool(view.maker_alone), view.lone_defender, worth)
    seated = clockwise(know)
    number = {seat: place for place, seat in enumerate(seated)}
    allies = tuple(number[seat] for seat in allies_of(know.maker, worths) if seat in number)
    solver = solvers.get(len(seated), allies)
    goals = [goal - view.taken[know.maker] for goal in goals_of(view.lone_defender)]
    drawn = Worlds(know, uniform=True)
    totals = [0.0] * len(legal)
    leader = number[view.leader]
    for _ in range(worlds):
        world = drawn.draw(rng)
        position = Position(know.trump, tuple(world.hands[seat] for seat in seated), leader, view.trick)
        for place, reached in enumerate(solver.values(position, legal, goals)):
            totals[place] += worths[reached][view.seat]
        yield
    return [total / worlds for total in totals]


def clockwise(know: Knowledge) -> list[int]:
    """Who plays the hand, from the maker clockwise."""
    seated = [know.maker]
    seat = LEFT_OF[know.maker]
    while seat != know.maker:
        if seat in know.active:
            seated.append(seat)
        seat = LEFT_OF[seat]
    return seated
