"""Possible deals: who may hold what, drawn so that it agrees with all that a seat has seen.

Cards are not dealt and rejected until they fit; each hand is drawn from what it may hold. The maker who took the dummy
is drawn as ten cards of which the best five were kept. How well a deal explains the bidding is its weight.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from game.engine.cards import LEFT_OF, SEATS, STRENGTH, Card, Rank, Seat, Suit
from game.players.calling import would_call
from game.players.deals import UNLIKELY
from game.players.knowledge import Knowledge
from game.players.playout import BITS, Table, following

_TRIES: Final = 30
"""Drawings that are begun anew when the voids leave a hand too few cards, before voids are overlooked."""
_UNEXPECTED: Final = 0.3
"""What it counts for each card played with a hand from which advice would play another."""
_NOT_BEST: Final = 0.3
"""What it counts when the maker would have kept other cards than those seen."""


@dataclass(frozen=True, slots=True)
class World:
    """One possible deal of the cards still in hands."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat; () for a seat that sits out."""
    weight: float
    ten: tuple[Card, ...]
    """What a maker with the dummy chose from, as drawn; () where the seat is the maker, or the maker alone."""
    table: Table | None
    """The same as bits, with what each seat then knows; copy it before playing on it. None before the first lead."""


class Worlds:
    """Draws worlds for one view of a hand after trump is made.

    With `uniform` every deal that agrees with voids and the upcard counts the same, and the maker's hand is drawn like
    any other.
    """

    def __init__(self, know: Knowledge, uniform: bool = False) -> None:
        view = know.view
        self._know = know
        self._uniform = uniform
        self._trump = know.trump
        self._sizes = view.hand_sizes
        maker = know.maker
        self._ten = not uniform and view.seat != maker and view.maker_alone is False
        others = [seat for seat in know.active if seat != view.seat]
        # The defender first: what is left is then enough for a maker who had ten cards to choose from.
        self._order = sorted(others, key=lambda seat: (seat == maker, -sum(1 for s, _ in know.voids if s == seat)))
        self._may: dict[Seat, frozenset[Suit]] = {
            seat: frozenset(suit for suit in Suit if (seat, suit) not in know.voids) for seat in others
        }
        moments = know.moments()
        self._played: list[list[Card]] = [[each.card for each in moments if each.seat == seat] for seat in SEATS]
        self._fixed: Card | None = None
        """The upcard, while the dealer has it."""
        dealer = view.dealer
        assert dealer is not None
        if view.picked_up and dealer != view.seat and view.upcard in know.unseen:
            self._fixed = view.upcard
        self._pool = [each for each in know.unseen if each is not self._fixed]
        self._dealer = dealer
        self._bits = bits = BITS[know.trump]
        self._line = [bits.of[each.card] for each in moments]
        self._played_bits = [bits.mask(played) for played in self._played]
        out_of_play = [view.upcard] if view.upcard is not None and (view.picked_up is False or view.passes >= 3) else []
        self._common = bits.mask(view.rules.cards) & ~bits.mask(out_of_play)
        others_played = [each.card for each in moments if each.seat != view.seat]
        self._own_unseen = bits.mask(know.unseen) | bits.mask(others_played)
        self._next = following(know.active)
        self._first_leader = moments[0].leader if moments else view.leader

    def draw(self, rng: Random) -> World:
        """A random world; over many, weighted, what the seat should expect."""
        for _ in range(_TRIES):
            world = self._try(rng, strict=True)
            if world is not None:
                return world
        world = self._try(rng, strict=False)
        assert world is not None
        return world

    def _try(self, rng: Random, strict: bool) -> World | None:
        view, trump = self._know.view, self._trump
        pool = self._pool.copy()
        rng.shuffle(pool)
        hands: list[tuple[Card, ...]] = [(), (), ()]
        hands[view.seat] = view.hand
        weight = 1.0
        ten: list[Card] = []
        for seat in self._order:
            size = self._sizes[seat]
            may = self._may[seat]
            fixed = self._fixed if seat == self._dealer else None
            if self._ten and seat == self._know.maker:
                number = size + 5 - (fixed is not None)
                others = pool[:number]
                if fixed is not None:
                    others.append(fixed)
                able = [each for each in others if each.suits[trump] in may] if strict else others
                if len(able) < size:
                    return None
                played = self._played[seat]
                hand, best = _kept(able, others, played, size, trump)
                if not best:
                    weight *= _NOT_BEST
                ten = [*others, *played]
                hands[seat] = tuple(hand)
                continue
            drawn = [] if fixed is None else [fixed]
            left: list[Card] = []
            for each in pool:
                if len(drawn) < size and (not strict or each.suits[trump] in may):
                    drawn.append(each)
                else:
                    left.append(each)
            if len(drawn) < size:
                return None
            pool = left
            hands[seat] = tuple(drawn)
        if not self._uniform:
            weight *= self._explains_bids(hands, ten, rng)
        found = (hands[0], hands[1], hands[2])
        if self._first_leader is None:
            return World(found, weight, tuple(ten), None)
        table, explained = self._replay(hands, ten, self._first_leader)
        return World(found, weight * explained, tuple(ten), table)

    def _explains_bids(self, hands: Sequence[tuple[Card, ...]], ten: list[Card], rng: Random) -> float:
        """How likely the passes and the call are with these hands."""
        view, maker, trump = self._know.view, self._know.maker, self._trump
        weight = 1.0
        first = LEFT_OF[self._dealer]
        for seat in SEATS:
            if seat in (view.seat, view.sits_out):
                continue
            place = (seat - first) % 3
            if seat == maker and ten:
                dealt = [each for each in ten if each is not view.upcard]
                own = rng.sample(dealt, 4 if seat == self._dealer and view.picked_up else 5)
                if seat == self._dealer and view.picked_up and view.upcard is not None:
                    own.append(view.upcard)
            else:
                own = [*hands[seat], *self._played[seat]]
            if view.passes < 3:
                if seat == maker:
                    if place != 2 and not would_call(view, own, trump, 0, place):
                        weight *= UNLIKELY
                elif place < view.passes and would_call(view, own, trump, 0, place):
                    weight *= UNLIKELY
                continue
            if seat == maker:
                if not would_call(view, own, trump, 1, place):
                    weight *= UNLIKELY
                continue
            turned_down = view.upcard_suit
            if turned_down is not None and place < 2 and would_call(view, own, turned_down, 0, place):
                weight *= UNLIKELY
            if place < view.passes - 3 and would_call(view, own, trump, 1, place):
                weight *= UNLIKELY
        return weight

    def _replay(self, hands: Sequence[tuple[Card, ...]], ten: list[Card], leader: Seat) -> tuple[Table, float]:
        """The table as it is now, and how likely the cards played so far are, if all play about as advised."""
        mask = self._bits.mask
        start = [mask(hands[seat]) | self._played_bits[seat] for seat in SEATS]
        unseen = [self._common & ~start[seat] for seat in SEATS]
        unseen[self._know.seat] = self._own_unseen
        if ten:
            unseen[self._know.maker] &= ~mask(ten)
        table = Table(self._trump, self._know.maker, self._next, start, unseen, leader)
        weight = 1.0
        own, uniform = self._know.seat, self._uniform
        for bit in self._line:
            if not uniform and table.turn != own and table.choose() != bit:
                weight *= _UNEXPECTED
            table.play(bit)
        return table, weight


def _kept(
    able: Sequence[Card], others: Sequence[Card], played: Sequence[Card], size: int, trump: Suit
) -> tuple[list[Card], bool]:
    """The cards a maker still holds who had these `others` and has `played` the rest of the five kept.

    Also whether they are the best five: a quick form of `keeping.best_five`.
    """
    suits: dict[Suit, int] = {}
    aces: set[Suit] = set()
    for each in (*others, *played):
        own = each.suits[trump]
        if each.rank is Rank.ACE:
            aces.add(own)
        suits[own] = suits.get(own, 0) + 1
    busy = {each.suits[trump] for each in played}
    height = STRENGTH[trump][trump]

    def worth(each: Card) -> int:
        own = each.suits[trump]
        if own is trump:
            return 100 + height[each]
        if each.rank is Rank.ACE:
            return 90
        value = int(each.rank)
        if own in aces or own in busy:
            value += 50 if each.rank is Rank.KING and own in aces else 20
        return value

    ranked = sorted(able, key=worth, reverse=True)
    hand = ranked[:size]
    least = min(worth(each) for each in played) if played else 0
    buried = max((worth(each) for each in others if each not in hand), default=0)
    return hand, not played or buried < least + 15
