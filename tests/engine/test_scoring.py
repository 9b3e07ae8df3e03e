"""The table of rules.md, "Score", and every tie of "Winning"."""

import pytest

from game.engine.events import Points
from game.engine.house_rules import HouseRules
from game.engine.scoring import hand_points, match_winners

DEAR = HouseRules(march_points=4, lone_march_points=6, lone_defender_points=4)

# rules, tricks of the maker 0, 1, 2, maker alone, lone defender: points
TABLE: list[tuple[HouseRules, Points, bool, int | None, Points]] = [
    (HouseRules(), (3, 1, 1), False, None, (1, 0, 0)),
    (HouseRules(), (4, 0, 1), False, None, (1, 0, 0)),
    (HouseRules(), (5, 0, 0), False, None, (3, 0, 0)),
    (HouseRules(), (3, 2, 0), True, None, (1, 0, 0)),
    (HouseRules(), (5, 0, 0), True, None, (3, 0, 0)),
    (HouseRules(), (2, 3, 0), False, None, (0, 2, 2)),
    (HouseRules(), (0, 5, 0), False, None, (0, 2, 2)),
    (HouseRules(), (0, 2, 3), True, None, (0, 2, 2)),
    (HouseRules(), (2, 3, 0), False, 1, (0, 2, 2)),
    (HouseRules(), (1, 0, 4), False, 2, (0, 2, 2)),
    (HouseRules(), (0, 5, 0), False, 1, (0, 4, 4)),
    (HouseRules(), (0, 0, 5), True, 2, (0, 4, 4)),
    (DEAR, (3, 1, 1), False, None, (1, 0, 0)),
    (DEAR, (4, 1, 0), True, None, (1, 0, 0)),
    (DEAR, (5, 0, 0), False, None, (4, 0, 0)),
    (DEAR, (5, 0, 0), True, None, (6, 0, 0)),
    (DEAR, (5, 0, 0), False, 1, (4, 0, 0)),
    (DEAR, (5, 0, 0), True, 2, (6, 0, 0)),
    (DEAR, (3, 0, 2), True, 2, (1, 0, 0)),
    (DEAR, (0, 5, 0), False, None, (0, 2, 2)),
    (DEAR, (2, 3, 0), False, 1, (0, 4, 4)),
    (DEAR, (1, 4, 0), True, 1, (0, 4, 4)),
    (DEAR, (0, 5, 0), False, 1, (0, 4, 4)),
]


@pytest.mark.parametrize(("rules", "taken", "alone", "defender", "points"), TABLE)
def test_points(rules: HouseRules, taken: Points, alone: bool, defender: int | None, points: Points) -> None:
    assert hand_points(rules, 0, taken, alone, defender) == points
    turned = (taken[2], taken[0], taken[1])
    assert hand_points(rules, 1, turned, alone, None if defender is None else (defender + 1) % 3) == (
        points[2],
        points[0],
        points[1],
    )


@pytest.mark.parametrize(
    ("score", "higher", "share", "play_on"),
    [
        ((9, 9, 9), (), (), ()),
        ((10, 9, 9), (0,), (0,), (0,)),
        ((3, 11, 10), (1,), (1, 2), (1,)),
        ((3, 10, 12), (2,), (1, 2), (2,)),
        ((3, 10, 10), (1, 2), (1, 2), ()),
        ((12, 3, 12), (0, 2), (0, 2), ()),
        ((13, 12, 12), (0,), (0, 1, 2), (0,)),
        ((10, 10, 10), (0, 1, 2), (0, 1, 2), ()),
    ],
)
def test_ties(score: Points, higher: tuple[int, ...], share: tuple[int, ...], play_on: tuple[int, ...]) -> None:
    assert match_winners(HouseRules(tie="higher_then_share"), score) == higher
    assert match_winners(HouseRules(tie="share"), score) == share
    assert match_winners(HouseRules(tie="play_on"), score) == play_on


def test_the_target_is_the_house_rule() -> None:
    for target in (5, 7, 10, 11, 15):
        rules = HouseRules(target=target)
        assert match_winners(rules, (target - 1, 0, 0)) == ()
        assert match_winners(rules, (0, 0, target)) == (2,)
