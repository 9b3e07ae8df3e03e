"""What a hand gives, and who has won. Source: rules.md, "Score" and "Winning"."""

from typing import Any

from game.engine.cards import LEFT_OF, SEATS, Seat
from game.engine.events import Event, HandScored, MatchWon, Points
from game.engine.house_rules import HouseRules
from game.engine.state import Phase, State


def hand_points(rules: HouseRules, maker: Seat, taken: Points, maker_alone: bool, lone_defender: Seat | None) -> Points:
    """The points of a finished hand by seat, from the tricks taken."""
    made = taken[maker]
    points = [0, 0, 0]
    if made >= 3:
        march = rules.lone_march_points if maker_alone else rules.march_points
        points[maker] = march if made == 5 else 1
    else:
        each = 2
        if lone_defender is not None:
            each = 4 if taken[lone_defender] == 5 else rules.lone_defender_points
        points[LEFT_OF[maker]] = points[LEFT_OF[LEFT_OF[maker]]] = each
    return points[0], points[1], points[2]


def match_winners(rules: HouseRules, score: Points) -> tuple[Seat, ...]:
    """Who has won at this score, after a whole hand; () while the match goes on."""
    top = max(score)
    if top < rules.target:
        return ()
    if rules.tie == "share":
        return tuple(seat for seat in SEATS if score[seat] >= rules.target)
    highest = tuple(seat for seat in SEATS if score[seat] == top)
    return highest if len(highest) == 1 or rules.tie == "higher_then_share" else ()


def finish_hand(state: State, taken: Points) -> tuple[dict[str, Any], tuple[Event, ...]]:
    """Score a hand whose five tricks are played: the fields of State that change, and what happened.

    The match is over or the next deal is awaited.
    """
    maker = state.maker
    assert maker is not None
    points = hand_points(state.rules, maker, taken, bool(state.maker_alone), state.lone_defender)
    old = state.score
    score = (old[0] + points[0], old[1] + points[1], old[2] + points[2])
    winners = match_winners(state.rules, score)
    changes: dict[str, Any] = {
        "phase": Phase.MATCH_OVER if winners else Phase.HAND_OVER,
        "turn": None,
        "hands": ((), (), ()),
        "score": score,
        "points": points,
        "winners": winners,
    }
    scored = HandScored(maker, taken, points, score)
    return changes, (scored, MatchWon(winners)) if winners else (scored,)
