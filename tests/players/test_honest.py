"""No player of the table can cheat: whatever a seat cannot know may lie differently, and it does the same."""

from random import Random

import pytest

from game.engine.actions import Deal
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, new_match
from game.engine.view import view_for
from game.players import registry
from game.players.player import decide
from tests.engine.test_matches import reshuffled

WORLDS = 6
"""Enough for a search to differ where it could."""


@pytest.mark.parametrize("name", [*registry.names(), "expert+bold", "advice+careful"])
@pytest.mark.parametrize("rules", [HouseRules(), HouseRules(deck=25, lone_march_points=6, lone_defender_points=4)])
def test_the_same_action_at_every_decision_however_the_hidden_cards_lie(name: str, rules: HouseRules) -> None:
    compared = moved = 0
    for seed in range(6):
        rng = Random(f"{name}/{seed}")
        state, _ = apply(new_match(rules, (4, 7, 8)), Deal(tuple(rng.sample(rules.cards, rules.deck)), seed % 3))
        while state.turn is not None:
            seat = state.turn
            other = reshuffled(state, seat, rng)
            # Two players, so that nothing one remembers of the first state can help with the second.
            action = decide(registry.player(name), view_for(state, seat), WORLDS, Random(seed))
            assert decide(registry.player(name), view_for(other, seat), WORLDS, Random(seed)) == action
            compared += 1
            moved += other != state
            state, _ = apply(state, action)
    assert compared > 60
    assert moved > compared / 2
