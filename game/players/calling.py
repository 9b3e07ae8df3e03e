"""Whether to make trump, and which: the hand is counted, and the count compared with what the place asks for."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from game.engine.cards import ALL_CARDS, STRENGTH, Card, Rank, Seat, Suit
from game.engine.events import Points
from game.engine.house_rules import HouseRules
from game.engine.view import View
from game.players.keeping import best_discard


class Count(NamedTuple):
    """What a card, or a circumstance, adds to the count, in hundredths of a point."""

    joker: int
    right: int
    left: int
    ace: int
    court: int
    """King or queen of trump."""
    low: int
    """Any lower trump."""
    side_ace: int
    side_king: int
    side_suit: int
    """For each side suit held."""
    circumstance: int
    """Round one: for each rank the upcard is above a nine. Round two: when the suit is of the turned-down colour."""
    base: int
    """The rest: where this is not reached by the hand, passing is better."""


_TABLE: Final = (
    (
        Count(92, 100, 85, 63, 50, 48, 20, 3, 7, -2, -130),
        Count(49, 45, 36, 44, 34, 30, 16, 0, 11, -6, -45),
        Count(90, 125, 70, 72, 62, 62, 14, 0, 0, 3, 10),
    ),
    (
        Count(100, 130, 90, 75, 57, 55, 20, 5, 12, 30, -45),
        Count(95, 120, 75, 55, 57, 45, 25, 5, 0, 25, -35),
        Count(130, 130, 95, 50, 55, 40, 10, 0, 0, 0, -5),
    ),
)
"""By round and by place: dealer's left, next, dealer. Fitted to self-play: what calling gained over passing there.

The dealer's left asks for the most, because the upcard goes against it and the others may yet fail; the next one asks
for little, because passing gives the dealer, who chooses from eleven cards, the best place at the table.
"""

_PLACE: Final = {40: 0, 39: 1, 38: 2, 34: 3, 33: 4, 32: 4}
"""Which entry of a Count a trump of this strength is; all others are low trumps."""
_NINE: Final = 29


def _weights(count: Count, trump: Suit) -> dict[Card, int]:
    """What each card adds."""
    height = STRENGTH[trump][trump]
    side = {Rank.ACE: count.side_ace, Rank.KING: count.side_king}
    return {
        each: count[_PLACE.get(height[each], 5)] if each.suits[trump] is trump else side.get(each.rank, 0)
        for each in ALL_CARDS
    }


_WEIGHTS: Final = tuple(tuple(tuple(_weights(count, trump) for trump in Suit) for count in places) for places in _TABLE)
_SIDE: Final = tuple({each: 1 << each.suits[trump] & ~(1 << trump) for each in ALL_CARDS} for trump in Suit)
"""By trump: a card's side suit as a bit, 0 for a trump."""


def count(hand: Iterable[Card], trump: Suit, round_: int, place: int, circumstance: int) -> int:
    """What a hand counts at a place (0-2) of a round (0-1), in hundredths of a point; `Count` says what for."""
    entry = _TABLE[round_][place]
    weights = _WEIGHTS[round_][place][trump]
    side = _SIDE[trump]
    total, suits = entry.base + entry.circumstance * circumstance, 0
    for each in hand:
        total += weights[each]
        suits |= side[each]
    return total + entry.side_suit * suits.bit_count()


def upcard_height(upcard: Card, trump: Suit) -> int:
    """The circumstance of round one."""
    return STRENGTH[trump][trump][upcard] - _NINE


def order_count(view: View) -> int:
    """Round one: by how much making the upcard's suit trump is better than passing, in hundredths of a point."""
    trump, upcard = view.upcard_suit, view.upcard
    assert trump is not None
    assert upcard is not None
    return count(round_one_hand(view), trump, 0, view.passes, upcard_height(upcard, trump))


def for_the_score(rules: HouseRules, score: Points, dealer: Seat, seat: Seat) -> int:
    """Round one, before the dealer: what the score adds to the count. Measured by chances to win the match."""
    if seat == dealer:
        return 0
    need = [rules.target - points for points in score]
    other = need[3 - seat - dealer]
    # Passing lets the dealer make it; but a euchre, too, gives two to each of them.
    added = {1: 90, 2: 5, 3: 50}.get(need[dealer], 0) + {1: -10, 2: -55}.get(other, 0)
    return added + (78 if max(need[dealer], other) <= 2 else 0)


def benny_count(view: View, suit: Suit) -> int:
    """The dealer with the joker turned up: what the hand, with the joker, is worth with this suit as trump."""
    assert view.upcard is not None
    out = best_discard(view.hand, view.upcard, suit, view.rules.cards)
    hand = [view.upcard, *(each for each in view.hand if each is not out)]
    return count(hand, suit, 0, 2, 0)


def call_count(view: View, suit: Suit) -> int:
    """Round two: by how much naming this suit is better than passing, in hundredths of a point."""
    return count(view.hand, suit, 1, view.passes - 3, int(suit.same_colour is view.upcard_suit))


def would_call(view: View, hand: Sequence[Card], trump: Suit, round_: int, place: int) -> bool:
    """Whether a player at this place of a round who holds this hand is expected to call this suit, as counted."""
    if round_ == 1:
        circumstance = int(trump.same_colour is view.upcard_suit)
    else:
        circumstance = upcard_height(view.upcard, trump) if view.upcard is not None else 0
    return count(hand, trump, round_, place, circumstance) > 0


def round_one_hand(view: View) -> tuple[Card, ...]:
    """The hand as it will be when the seat makes the upcard's suit trump."""
    assert view.upcard is not None
    assert view.upcard_suit is not None
    if view.seat != view.dealer:
        return view.hand
    out = best_discard(view.hand, view.upcard, view.upcard_suit, view.rules.cards)
    return (*(each for each in view.hand if each is not out), view.upcard)
