"""What the end of a hand is worth to each seat: in points, or in chances to win the match."""

from collections.abc import Callable

from game.engine.cards import LEFT_OF, SEATS, Seat
from game.engine.events import Points
from game.engine.house_rules import HouseRules
from game.engine.scoring import hand_points
from game.engine.view import View
from game.players.race import race_of

Worth = Callable[[Points], tuple[float, float, float]]
"""From the points of a hand to their worth by seat."""


def in_points(points: Points) -> tuple[float, float, float]:
    """Own points minus the mean of the other two's."""
    total = sum(points)
    one, two, three = (1.5 * each - total / 2 for each in points)
    return one, two, three


def in_chances(view: View) -> Worth:
    """The chances to win the match after the hand of this view."""
    race = race_of(view.rules)
    assert view.dealer is not None
    following = LEFT_OF[view.dealer]
    score = view.score

    def worth(points: Points) -> tuple[float, float, float]:
        return race.chances((score[0] + points[0], score[1] + points[1], score[2] + points[2]), following)

    return worth


def goals_of(lone_defender: Seat | None) -> tuple[int, ...]:
    """The numbers of tricks at which the maker's result changes."""
    return (1, 3, 5) if lone_defender is not None else (3, 5)


def outcomes(
    rules: HouseRules, maker: Seat, maker_alone: bool, lone_defender: Seat | None, worth: Worth
) -> tuple[tuple[float, float, float], ...]:
    """The worth by seat of reaching none, one, … of `goals_of`."""
    found = []
    for tricks in (0, *goals_of(lone_defender)):
        taken = [0, 0, 0]
        taken[maker] = tricks
        taken[lone_defender if lone_defender is not None else LEFT_OF[maker]] = 5 - tricks
        found.append(worth(hand_points(rules, maker, (taken[0], taken[1], taken[2]), maker_alone, lone_defender)))
    return tuple(found)


def allies_of(maker: Seat, worths: tuple[tuple[float, float, float], ...]) -> list[Seat]:
    """Who wants the maker to make it: the maker, and a defender to whom a euchre is worth less."""
    return [seat for seat in SEATS if seat == maker or worths[0][seat] < worths[-2][seat]]
