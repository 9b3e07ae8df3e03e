"""The race to the target: each player's chance to win the match at a score, before the next hand is dealt."""

from functools import lru_cache
from typing import Final

from game.engine.cards import LEFT_OF, Seat
from game.engine.events import Points
from game.engine.house_rules import HouseRules
from game.engine.scoring import match_winners

Chances = tuple[float, float, float]
"""The chance of winning the match, by seat; a shared win counts as its share."""

_HANDS: Final = ((0.084, 0.145, 0.099), (0.174, 0.211, 0.066), (0.003, 0.054, 0.164))
"""How hands between `advice` players end: the maker at the dealer's left, the next one, the dealer; euchred, makes
three or four, marches. From 20,000 common deals."""


class Race:
    """The chances under some house rules; what was worked out is kept."""

    def __init__(self, rules: HouseRules) -> None:
        self._rules = rules
        self._known: dict[Points, Chances] = {}

    def chances(self, score: Points, dealer: Seat) -> Chances:
        """Each seat's chance at this score, when `dealer` deals next; where the match is over, who has won."""
        first = LEFT_OF[dealer]
        second = LEFT_OF[first]
        found = self._from_first((score[first], score[second], score[dealer]))
        by_seat = [0.0, 0.0, 0.0]
        by_seat[first], by_seat[second], by_seat[dealer] = found
        return by_seat[0], by_seat[1], by_seat[2]

    def _from_first(self, score: Points) -> Chances:
        """The chances by place: dealer's left, next, dealer."""
        known = self._known.get(score)
        if known is not None:
            return known
        winners = match_winners(self._rules, score)
        if not winners and max(score) >= self._rules.target:
            winners = tuple(place for place in range(3) if score[place] == max(score))
        if winners:
            one, two, three = ((1 / len(winners) if place in winners else 0.0) for place in range(3))
        else:
            one = two = three = total = 0.0
            for maker, shares in enumerate(_HANDS):
                euchre = tuple(0 if place == maker else 2 for place in range(3))
                gains = (euchre, _only(maker, 1), _only(maker, self._rules.march_points))
                for share, gain in zip(shares, gains, strict=True):
                    # The deal passes to the left: the first is the next dealer, the second the next first.
                    after = (score[1] + gain[1], score[2] + gain[2], score[0] + gain[0])
                    second, third, first = self._from_first(after)
                    one, two, three, total = (
                        one + share * first,
                        two + share * second,
                        three + share * third,
                        total + share,
                    )
            one, two, three = one / total, two / total, three / total
        self._known[score] = one, two, three
        return one, two, three


def _only(maker: int, points: int) -> tuple[int, ...]:
    return tuple(points if place == maker else 0 for place in range(3))


@lru_cache(maxsize=4)
def race_of(rules: HouseRules) -> Race:
    """The race under these rules, the same one each time it is asked for."""
    return Race(rules)
