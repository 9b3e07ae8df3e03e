"""What calling and passing are worth, by the count of the hand and by what the end of the hand is worth."""

from bisect import bisect_right
from collections.abc import Sequence

from game.engine.actions import Action, Call, OrderUp
from game.engine.cards import LEFT_OF
from game.engine.scoring import hand_points
from game.engine.view import View
from game.players import calling
from game.players.bid_tables import CALLED, KNOTS, PASSED
from game.players.values import Worth


def bid_worths(view: View, bids: Sequence[Action], worth: Worth) -> list[float]:
    """What these bids are worth to the seat: a call by the count of the hand, a pass by that of the best call."""
    counts = [_count(view, each) for each in bids]
    best = max(count for count in counts if count is not None)
    return [pass_worth(view, best, worth) if count is None else call_worth(view, count, worth) for count in counts]


def _count(view: View, bid: Action) -> int | None:
    """The count of the hand for a call; None for a pass."""
    if isinstance(bid, OrderUp):
        return calling.order_count(view)
    return calling.call_count(view, bid.suit) if isinstance(bid, Call) else None


def call_worth(view: View, count: int, worth: Worth) -> float:
    """The worth to the seat of being the maker with a hand of this count."""
    shares = _between(CALLED[view.passes], count)
    return _worth(view, [0.0, *shares], worth)


def pass_worth(view: View, count: int, worth: Worth) -> float:
    """The worth to the seat of passing with a hand of this count."""
    return _worth(view, _between(PASSED[view.passes], count), worth)


def _between(table: Sequence[Sequence[int]], count: int) -> list[float]:
    """The entry at this count, in a straight line between the knots; shares that add up to one."""
    after = bisect_right(KNOTS, count)
    if after == 0 or after == len(KNOTS):
        entry: list[float] = [float(each) for each in table[min(after, len(KNOTS) - 1)]]
    else:
        low, high = KNOTS[after - 1], KNOTS[after]
        part = (count - low) / (high - low)
        entry = [(1 - part) * one + part * two for one, two in zip(table[after - 1], table[after], strict=True)]
    total = sum(entry) or 1.0
    return [each / total for each in entry]


def _worth(view: View, shares: Sequence[float], worth: Worth) -> float:
    """The mean worth of ends of a hand with these shares: nobody calls, then three for each maker from the seat on."""
    total = shares[0] * worth((0, 0, 0))[view.seat]
    maker = view.seat
    for first in range(1, len(shares), 3):
        for share, tricks in zip(shares[first : first + 3], (0, 3, 5), strict=True):
            if share:
                taken = [0, 0, 0]
                taken[maker] = tricks
                points = hand_points(view.rules, maker, (taken[0], taken[1], taken[2]), False, None)
                total += share * worth(points)[view.seat]
        maker = LEFT_OF[maker]
    return total
