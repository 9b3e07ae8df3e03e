"""The maker's choice by search: which five of the ten, or alone, over the same worlds for every candidate."""

from collections.abc import Generator, Sequence
from random import Random
from typing import Final

from game.engine.actions import Action, GoAlone, Keep
from game.engine.cards import LEFT_OF, Card
from game.engine.view import View
from game.players.keeping import fives_by_worth
from game.players.knowledge import Knowledge
from game.players.search import Solvers, clockwise
from game.players.solver import Position
from game.players.values import Worth, goals_of, outcomes
from game.players.worlds import Worlds

_ROUNDS: Final = ((8, 0.2), (4, 0.3), (2, 0.5))
"""Successive halving: so many candidates, and the five that advice keeps, share this part of the worlds."""
_EDGE: Final = 0.012
"""How much better than the advised five another has to look, as a part of what lies between a march and a euchre."""


def choose_five(view: View, worlds: int, worth: Worth, solvers: Solvers, rng: Random) -> Generator[None, None, Action]:
    """The best of the likely fives, and alone where the house rules pay for it."""
    know = Knowledge(view)
    seated = clockwise(know)
    solver = solvers.get(3, (0,))
    rules = view.rules
    assert view.dealer is not None
    first = seated.index(LEFT_OF[view.dealer])
    with_dummy = [each[view.seat] for each in outcomes(rules, view.seat, False, None, worth)]
    alone = [each[view.seat] for each in outcomes(rules, view.seat, True, None, worth)]
    candidates: list[tuple[tuple[Card, ...], bool]] = [
        (five, False) for five in fives_by_worth(view, know.trump)[: _ROUNDS[0][0]]
    ]
    if rules.lone_march_points > rules.march_points:
        candidates.append((view.hand, True))
    totals = dict.fromkeys(range(len(candidates)), 0.0)
    counted = dict.fromkeys(totals, 0.0)
    drawn = Worlds(know)
    goals = goals_of(None)
    for number, part in _ROUNDS:
        best = sorted(totals, key=lambda each: (-totals[each] / (counted[each] or 1), each))[:number]
        if 0 not in best:
            best.append(0)
        for _ in range(max(1, int(worlds * part))):
            world = drawn.draw(rng)
            others = tuple(world.hands[seat] for seat in seated[1:])
            for each in best:
                five, is_alone = candidates[each]
                leader = 1 if is_alone and rules.lead == "rule" else first
                reached = solver.reached(Position(know.trump, (five, *others), leader), goals)
                totals[each] += world.weight * (alone if is_alone else with_dummy)[reached]
                counted[each] += world.weight
            yield
    means = {each: totals[each] / counted[each] for each in best}
    chosen = max(best, key=lambda each: (means[each], -each))
    if not candidates[chosen][1] and means[chosen] - means[0] < _EDGE * (with_dummy[-1] - with_dummy[0]):
        chosen = 0
    five, is_alone = candidates[chosen]
    return GoAlone() if is_alone else Keep(five)


def five_shares(
    view: View, choices: Sequence[tuple[Card, ...] | None], worlds: int, solvers: Solvers, rng: Random
) -> Generator[None, None, list[list[float]]]:
    """For each five, or None for going alone, in which share of the worlds the maker is euchred, makes it, marches."""
    know = Knowledge(view)
    seated = clockwise(know)
    solver = solvers.get(3, (0,))
    assert view.dealer is not None
    first = seated.index(LEFT_OF[view.dealer])
    drawn = Worlds(know)
    totals = [[0.0, 0.0, 0.0] for _ in choices]
    weights = 0.0
    for _ in range(worlds):
        world = drawn.draw(rng)
        others = tuple(world.hands[seat] for seat in seated[1:])
        for place, five in enumerate(choices):
            leader = 1 if five is None and view.rules.lead == "rule" else first
            position = Position(know.trump, (five or view.hand, *others), leader)
            totals[place][solver.reached(position, goals_of(None))] += world.weight
        weights += world.weight
        yield
    return [[share / weights for share in each] for each in totals]
