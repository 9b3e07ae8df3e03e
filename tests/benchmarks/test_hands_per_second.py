"""Complete random hands per second: our engine beside OpenSpiel's C++ euchre, both driven from Python in the same run.

    pip install -e '.[dev,bench]'
    python -m pytest -o addopts= tests/benchmarks -s

Machines are noisy, so short rounds of all are interleaved, and each is judged by its fastest round.
"""

import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

import pytest

from game.engine.actions import Deal
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, legal_actions, new_match
from game.engine.state import Phase

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not here: pip install -e '.[bench]'")

HANDS = 20
"""In a round, the same in each."""
ROUNDS = 1000
AT_LEAST = 0.6
"""Of OpenSpiel's rate."""

RULES = HouseRules()
BEFORE = new_match(RULES)
EUCHRE = pyspiel.load_game("euchre")


def ours(rng: random.Random) -> None:
    """A three-handed hand: shuffled, dealt, and played to its score."""
    shuffled = sorted(RULES.cards, key=lambda _: rng.random())
    state, _ = apply(BEFORE, Deal(tuple(shuffled), 0))
    while state.turn is not None:
        state, _ = apply(state, rng.choice(legal_actions(state)))


def openspiel(rng: random.Random) -> None:
    """A four-handed hand, as OpenSpiel's documentation plays one; its chances (the cards dealt) are uniform."""
    state = EUCHRE.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def openspiel_barely(rng: random.Random) -> None:
    """The same with the least that works: the cards dealt are drawn like moves, without asking for their chances."""
    state = EUCHRE.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))


KINDS = (ours, openspiel, openspiel_barely)


def test_every_hand_is_whole() -> None:
    """What is measured is what it says: a deal, five tricks, a score (or six passes)."""
    rng = random.Random(1)
    for _ in range(200):
        state, _ = apply(BEFORE, Deal(tuple(sorted(RULES.cards, key=lambda _: rng.random())), 0))
        while state.turn is not None:
            state, _ = apply(state, rng.choice(legal_actions(state)))
        assert state.phase is Phase.HAND_OVER
        assert len(state.tricks) == 5 or state.passes == 6


def test_hands_against_openspiel(benchmark: Any) -> None:
    best = dict.fromkeys(KINDS, float("inf"))

    def a_round_of_each() -> None:
        for kind in KINDS:
            best[kind] = min(best[kind], _seconds(kind))

    benchmark.pedantic(a_round_of_each, rounds=ROUNDS, warmup_rounds=3)
    rates = {kind: HANDS / seconds for kind, seconds in best.items()}
    print()
    for kind, rate in rates.items():
        print(f"{kind.__name__:18}{1e6 / rate:7.1f} µs a hand {rate:9,.0f} hands a second")
    for kind in (openspiel, openspiel_barely):
        ratio = rates[ours] / rates[kind]
        benchmark.extra_info[f"ours / {kind.__name__}"] = ratio
        print(f"ours / {kind.__name__}: {ratio:.3f}")
    assert rates[ours] / rates[openspiel] >= AT_LEAST


def _seconds(kind: Callable[[random.Random], None]) -> float:
    rng = random.Random(1)
    begun = perf_counter()
    for _ in range(HANDS):
        kind(rng)
    return perf_counter() - begun
