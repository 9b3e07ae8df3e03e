"""Chances to win the match, and what the end of a hand is worth by them."""

from itertools import product

import pytest

from game.engine.house_rules import HouseRules
from game.players.race import race_of
from game.players.values import allies_of, in_points, outcomes


@pytest.mark.parametrize("words", ["", "target=15 march_points=4", "tie=share", "tie=play_on target=5"])
def test_chances_add_up_to_one(words: str) -> None:
    rules = HouseRules.from_words(words)
    race = race_of(rules)
    for score in product(range(0, rules.target + 2, 2), repeat=3):
        for dealer in range(3):
            chances = race.chances((score[0], score[1], score[2]), dealer)
            assert sum(chances) == pytest.approx(1)
            assert min(chances) >= 0


def test_they_do_not_depend_on_who_sits_where() -> None:
    race = race_of(HouseRules())
    one = race.chances((3, 6, 8), 0)
    two = race.chances((8, 3, 6), 1)
    assert one == pytest.approx((two[1], two[2], two[0]))


def test_a_point_more_is_never_worse() -> None:
    race = race_of(HouseRules())
    for one, two, three in product(range(9), repeat=3):
        assert race.chances((one + 1, two, three), 2)[0] > race.chances((one, two, three), 2)[0] - 1e-9


def test_a_finished_match_is_won() -> None:
    race = race_of(HouseRules())
    assert race.chances((10, 3, 4), 0) == (1, 0, 0)
    assert race.chances((0, 11, 11), 0) == (0, 0.5, 0.5)
    assert race.chances((0, 11, 10), 0) == (0, 1, 0)


def test_in_points_a_euchre_joins_the_defenders() -> None:
    worths = outcomes(HouseRules(), 1, False, None, in_points)
    assert worths == ((1, -2, 1), (-0.5, 1, -0.5), (-1.5, 3, -1.5))
    assert allies_of(1, worths) == [1]


def test_a_defender_helps_the_maker_when_a_euchre_would_put_the_other_out() -> None:
    race = race_of(HouseRules())
    worths = outcomes(
        HouseRules(), 0, False, None, lambda points: race.chances((0 + points[0], 8 + points[1], 0 + points[2]), 1)
    )
    assert allies_of(0, worths) == [0, 2]
