"""How long the computer players think, natively.

python -m pytest -o addopts= tests/benchmarks/test_thinking.py -s
"""

from random import Random
from time import process_time

import pytest

from game.engine.actions import Deal
from game.engine.cards import DECKS, Suit
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, new_match
from game.engine.state import Phase
from game.engine.view import View, view_for
from game.players import registry
from game.players.advice import advise
from game.players.solver import Position, Solver

AT_MOST = {
    Phase.ORDER_UP: (0.2, 0.2),
    Phase.EXCHANGE: (0.2, 0.2),
    Phase.DUMMY: (0.2, 0.2),
    Phase.DEFENCE: (0.2, 0.2),
    Phase.PLAY: (0.050, 0.133),
}
"""Seconds, median and 95th percentile: a third of what players.md allows in the browser."""


def test_solving_a_deal() -> None:
    rng = Random(1)
    solver = Solver()
    deals = 1000
    spent = 0.0
    for _ in range(deals):
        deck = list(DECKS[24])
        rng.shuffle(deck)
        hands = (tuple(deck[0:5]), tuple(deck[5:10]), tuple(deck[10:15]))
        position = Position(Suit.HEARTS, hands, rng.randrange(3))
        started = process_time()
        solver.reached(position, (3, 5))
        spent += process_time() - started
    print(f"\none deal solved: {1000 * spent / deals:.3f} ms")
    assert spent / deals < 0.001


def views() -> dict[Phase, list[View]]:
    """Decisions of 40 hands between `advice` players."""
    found: dict[Phase, list[View]] = {phase: [] for phase in AT_MOST}
    for number in range(40):
        rng = Random(number)
        rules = HouseRules()
        deck = list(rules.cards)
        rng.shuffle(deck)
        state, _ = apply(new_match(rules), Deal(tuple(deck), number % 3))
        while state.turn is not None:
            view = view_for(state, state.turn)
            if state.phase in found and len(view.legal) > 1:
                found[state.phase].append(view)
            state, _ = apply(state, advise(view))
    return found


@pytest.mark.parametrize("name", ["strong", "expert"])
def test_thinking(name: str) -> None:
    player = registry.player(name)
    print()
    for phase, decisions in views().items():
        times: list[float] = []
        steps: list[float] = []
        for view in decisions:
            thought = player.think(view, 0, Random(1))
            total = 0.0
            while True:
                started = process_time()
                try:
                    next(thought)
                except StopIteration:
                    break
                finally:
                    step = process_time() - started
                    total += step
                    steps.append(step)
            times.append(total)
        times.sort()
        steps.sort()
        median, high = times[len(times) // 2], times[len(times) * 95 // 100]
        print(
            f"{name} {phase}: median {1000 * median:.1f} ms, 95th percentile {1000 * high:.1f} ms, "
            f"between two yields at most {1000 * steps[len(steps) * 999 // 1000]:.2f} ms (99.9 %)"
        )
        assert median <= AT_MOST[phase][0]
        assert high <= AT_MOST[phase][1]
