"""What making trump promises: worlds are drawn, the maker takes the best five of ten, and the play is solved."""

from collections.abc import Generator, Sequence
from random import Random
from typing import Final

from game.engine.cards import LEFT_OF, STRENGTH, Card, Rank, Seat, Suit
from game.engine.view import View
from game.players.calling import round_one_hand, would_call
from game.players.keeping import best_five
from game.players.search import Solvers
from game.players.solver import Position

_UNLIKELY: Final = 0.15
_GOALS: Final = (3, 5)


def prospects(
    view: View, trump: Suit, worlds: int, solvers: Solvers, rng: Random
) -> Generator[None, None, tuple[float, float, float]]:
    """The shares of worlds in which the seat, as maker with the dummy, is euchred, makes it, marches.

    The view is of a bidding phase with the seat to call `trump`.
    """
    assert view.upcard is not None
    assert view.dealer is not None
    ordering = view.passes < 3
    hand = round_one_hand(view) if ordering else view.hand
    gone = {view.upcard, *view.hand}
    pool = [each for each in view.rules.cards if each not in gone]
    first = LEFT_OF[view.dealer]
    left, right = LEFT_OF[view.seat], LEFT_OF[LEFT_OF[view.seat]]
    solver = solvers.get(3, (0,))
    leader = (first - view.seat) % 3
    out = {view.upcard, *view.hand} if not ordering or view.seat == view.dealer else set(view.hand)
    shares = [0.0, 0.0, 0.0]
    total = 0.0
    for _ in range(worlds):
        rng.shuffle(pool)
        hands = {left: pool[0:5], right: pool[5:10]}
        weight = 1.0
        for seat in (left, right):
            weight *= _explains_passes(view, seat, (seat - first) % 3, hands[seat])
        if ordering and view.dealer != view.seat:
            hands[view.dealer] = _exchanged(hands[view.dealer], view.upcard, trump)
        kept = best_five((*hand, *pool[10:15]), trump, out, view.rules.cards)
        position = Position(trump, (kept, tuple(hands[left]), tuple(hands[right])), leader)
        shares[solver.reached(position, _GOALS)] += weight
        total += weight
        yield
    return shares[0] / total, shares[1] / total, shares[2] / total


def _explains_passes(view: View, seat: Seat, place: int, hand: Sequence[Card]) -> float:
    """How likely the seat passed as it did with this hand."""
    weight = 1.0
    assert view.upcard_suit is not None
    if place < min(view.passes, 2) and would_call(view, hand, view.upcard_suit, 0, place):
        weight *= _UNLIKELY
    return weight


def _exchanged(hand: Sequence[Card], upcard: Card, trump: Suit) -> list[Card]:
    """The dealer's hand after taking the upcard and putting down the lowest card, a quick guess."""
    height = STRENGTH[trump][trump]
    lengths: dict[Suit, int] = {}
    for each in hand:
        own = each.suits[trump]
        lengths[own] = lengths.get(own, 0) + 1

    def worth(each: Card) -> int:
        own = each.suits[trump]
        if own is trump:
            return 100 + height[each]
        return 50 if each.rank is Rank.ACE else int(each.rank) + 4 * (lengths[own] > 1)

    out = min(hand, key=worth)
    return [upcard if each is out else each for each in hand]
