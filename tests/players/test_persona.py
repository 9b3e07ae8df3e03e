"""Taste moves close calls and nothing else."""

from collections.abc import Iterator
from random import Random

import pytest

from game.engine.actions import Deal, Pass
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, new_match
from game.engine.state import Phase
from game.engine.view import View, view_for
from game.players.persona import TASTES, Persona, best_call
from game.players.player import decide
from game.players.registry import player


def bidding(hands: int) -> Iterator[View]:
    """Views of bidding decisions, all passing, and of the first decisions after it."""
    rng = Random(4)
    rules = HouseRules()
    for dealer in range(hands):
        state, _ = apply(new_match(rules), Deal(tuple(rng.sample(rules.cards, rules.deck)), dealer % 3))
        while state.phase in (Phase.ORDER_UP, Phase.CALL_TRUMP):
            assert state.turn is not None
            yield view_for(state, state.turn)
            state, _ = apply(state, Pass())


def test_the_bold_call_more_and_the_careful_less_and_only_where_it_is_close() -> None:
    level = player("fitted")
    calls = {"bold": 0, "": 0, "careful": 0}
    for view in bidding(150):
        plain = decide(level, view, 0, Random(1))
        _, gain = best_call(view)
        for taste in TASTES:
            action = decide(Persona(level, taste), view, 0, Random(1))
            assert action in view.legal
            if action != plain:
                assert abs(gain) < abs(TASTES[taste])
            calls[taste] += action != Pass()
        calls[""] += plain != Pass()
    assert calls["bold"] > calls[""] > calls["careful"]


def test_a_player_who_counts_leans_by_a_quarter_of_a_trick() -> None:
    """Whoever calls with a hand calls with a bolder taste too: by the tables bold would call with the worst alone."""
    calls = {"bold": 0, "": 0, "careful": 0}
    for view in bidding(150):
        made = {taste: decide(player(f"advice+{taste}" if taste else "advice"), view, 0, Random(1)) for taste in calls}
        if made["careful"] != Pass():
            assert made[""] == made["careful"]
        if made[""] != Pass():
            assert made["bold"] == made[""]
        for taste, action in made.items():
            calls[taste] += action != Pass()
    assert calls["bold"] > calls[""] > calls["careful"]


def test_a_beginner_has_no_taste_yet() -> None:
    for view in bidding(20):
        plain = decide(player("beginner"), view, 0, Random(1))
        assert {decide(player(f"beginner+{taste}"), view, 0, Random(1)) for taste in TASTES} == {plain}


def test_a_persona_is_asked_for_by_level_and_taste() -> None:
    assert player("expert+bold").name == "expert+bold"
    with pytest.raises(ValueError, match="taste"):
        player("expert+wild")
    with pytest.raises(ValueError, match="no player"):
        player("nobody+bold")
