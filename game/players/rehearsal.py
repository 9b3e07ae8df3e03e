"""Hands played on to their end, all cards known to us but not to those who play: everyone does what advice would do.

From any decision before the first card: the bidding, the exchange, the five of ten, the defence. It is what a choice
there leads to in one possible deal; the mean over many deals is what the choice is worth.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.engine.cards import LEFT_OF, SEATS, Card, Rank, Seat, Suit
from game.engine.events import Points
from game.engine.house_rules import HouseRules
from game.engine.scoring import hand_points
from game.engine.view import View
from game.players import alone, calling
from game.players.keeping import BY_HIGHER, NEW_SUIT, SECOND, best_discard
from game.players.playout import BITS, SIDES, TRUMPS, Bits, Table, following

_CARDS: Final = 5


class Deal(NamedTuple):
    """All cards that may come into play."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat."""
    dummy: tuple[Card, ...]


class Made(NamedTuple):
    """A hand in which trump is made. Sets of cards are bits (`playout`)."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat, after the exchange; the maker's before or after the five are kept."""
    maker: Seat
    trump: Suit
    ten: int
    """What the maker chose from, or will; 0 for one who left the dummy before this."""
    out: int
    """What all know to be out of play: an upcard nobody took."""
    discard: int
    """What the dealer knows to be out of play besides."""


class Outcome(NamedTuple):
    """How a hand ended."""

    maker: Seat
    tricks: int
    """The maker's, or a number that scores the same."""
    maker_alone: bool
    lone_defender: Seat | None

    def points(self, rules: HouseRules) -> Points:
        """What it gives."""
        taken = [0, 0, 0]
        taken[self.maker] = self.tricks
        taken[LEFT_OF[self.maker] if self.lone_defender is None else self.lone_defender] = _CARDS - self.tricks
        return hand_points(rules, self.maker, (taken[0], taken[1], taken[2]), self.maker_alone, self.lone_defender)


class Rehearsal:
    """Plays deals on under the house rules and at the score of a view."""

    def __init__(self, view: View) -> None:
        """What the view says of hands does not matter; rules, score, dealer and upcard do."""
        assert view.dealer is not None
        self._rules = view.rules
        self._dealer: Seat = view.dealer
        self._upcard = view.upcard
        self._added = [calling.for_the_score(view.rules, view.score, view.dealer, seat) for seat in SEATS]
        self._deck = [each.mask(view.rules.cards) for each in BITS]
        self._all = following(SEATS)

    def bid(self, deal: Deal, passes: int, suit: Suit) -> Outcome | None:
        """The bidding goes on after so many passes, over an upcard of this suit; None when nobody makes trump."""
        seat = self._dealer
        for _ in range(passes % 3 + 1):
            seat = LEFT_OF[seat]
        upcard = self._upcard
        assert upcard is not None
        while passes < 3:
            hand: Sequence[Card] = deal.hands[seat]
            if seat == self._dealer:
                out = best_discard(hand, upcard, suit, self._rules.cards)
                hand = (*(each for each in hand if each is not out), upcard)
            counted = calling.count(hand, suit, 0, passes, calling.upcard_height(upcard, suit))
            if counted + self._added[seat] > 0:
                return self.order(deal, seat, suit)
            passes += 1
            seat = LEFT_OF[seat]
        while passes < 6:
            suits = [each for each in Suit if each is not suit or self._rules.turned_down_suit_allowed]
            counts = [
                calling.count(deal.hands[seat], each, 1, passes - 3, int(each.same_colour is suit)) for each in suits
            ]
            best = max(counts)
            if best > 0 or (passes == 5 and self._rules.stick_the_dealer):
                return self.call(deal, seat, suits[counts.index(best)])
            passes += 1
            seat = LEFT_OF[seat]
        return None

    def order(self, deal: Deal, maker: Seat, suit: Suit) -> Outcome:
        """Round one: the upcard's suit is made trump, and the dealer takes the upcard."""
        assert self._upcard is not None
        hand = deal.hands[self._dealer]
        return self.exchange(deal, maker, suit, best_discard(hand, self._upcard, suit, self._rules.cards))

    def exchange(self, deal: Deal, maker: Seat, suit: Suit, discard: Card | None) -> Outcome:
        """The dealer puts this card down for the upcard; None declines it."""
        upcard, dealer = self._upcard, self._dealer
        assert upcard is not None
        bits = BITS[suit]
        if discard is None:
            return self._keep(deal, maker, suit, bits.of[upcard], 0)
        hands = list(deal.hands)
        hands[dealer] = (*(each for each in hands[dealer] if each is not discard), upcard)
        return self._keep(Deal((hands[0], hands[1], hands[2]), deal.dummy), maker, suit, 0, bits.of[discard])

    def call(self, deal: Deal, maker: Seat, suit: Suit) -> Outcome:
        """Round two: the maker names this suit."""
        return self._keep(deal, maker, suit, BITS[suit].of[self._upcard] if self._upcard is not None else 0, 0)

    def _keep(self, deal: Deal, maker: Seat, trump: Suit, out: int, discard: int) -> Outcome:
        bits = BITS[trump]
        gone = out | (discard if maker == self._dealer else 0)
        ten = bits.mask(deal.hands[maker]) | bits.mask(deal.dummy)
        kept = best_five(bits, ten, self._deck[trump] & ~ten & ~gone)
        leaves = False
        if self._rules.lone_march_points > self._rules.march_points:
            cards = [bits.cards[1 << place] for place in range(kept.bit_length()) if kept >> place & 1]
            leaves = alone.goes_alone(self._rules, maker, self._dealer, trump, deal.hands[maker], cards)
        return self.keep(Made(deal.hands, maker, trump, ten, out, discard), None if leaves else kept)

    def keep(self, made: Made, kept: int | None) -> Outcome:
        """The maker keeps these cards of the ten, or goes alone (None); then the defenders choose."""
        first = LEFT_OF[made.maker]
        return self.defend(made, kept, (first, LEFT_OF[first]))

    def defend(self, made: Made, kept: int | None, asked: Sequence[Seat]) -> Outcome:
        """These defenders are still to choose whether to defend alone."""
        trump = made.trump
        for seat in asked:
            hand = made.hands[seat]
            # Quick, for it is nearly always no.
            if sum(1 for each in hand if each.suits[trump] is trump or each.rank is Rank.ACE) >= 3:
                mask = BITS[trump].mask(hand)
                boss = mask & TRUMPS > self._deck[trump] & ~mask & ~made.out & TRUMPS
                if alone.defends_alone(self._rules, hand, trump, boss):
                    return self.play(made, kept, seat)
        return self.play(made, kept, None)

    def play(self, made: Made, kept: int | None, lone_defender: Seat | None) -> Outcome:
        """All is settled; the cards are played. `kept` is None for a lone maker."""
        trump, maker = made.trump, made.maker
        mask = BITS[trump].mask
        held = [mask(hand) for hand in made.hands]
        deck = self._deck[trump] & ~made.out
        if kept is not None:
            held[maker] = kept
        unseen = [deck & ~each for each in held]
        if kept is not None:
            unseen[maker] &= ~made.ten
        unseen[self._dealer] &= ~made.discard
        order = self._all if lone_defender is None else following((maker, lone_defender))
        leader = LEFT_OF[self._dealer]
        if self._rules.lead == "rule":
            if kept is None and lone_defender is None:
                leader = LEFT_OF[maker]
            elif lone_defender is not None and kept is not None:
                leader = LEFT_OF[lone_defender]
        if lone_defender is not None and leader not in (maker, lone_defender):
            leader = LEFT_OF[leader]
        table = Table(trump, maker, order, held, unseen, leader)
        return Outcome(maker, table.finish(lone_defender is not None), kept is None, lone_defender)


def best_five(bits: Bits, ten: int, unseen: int) -> int:
    """The five that `keeping.best_five` counts as the best, or others that count the same, as bits."""
    trumps = ten & TRUMPS
    missing = _CARDS - trumps.bit_count()
    while missing < 0:
        trumps &= trumps - 1
        missing += 1
    if not missing:
        return trumps
    # For each side suit, what its one, two, … highest cards are worth together.
    choices: list[tuple[list[int], list[int]]] = []
    for side in SIDES:
        rest = ten & side
        if not rest:
            continue
        masks, worths = [0], [0]
        mask, worth, share = 0, -NEW_SUIT, 100
        while rest and len(masks) <= missing:
            bit = 1 << (rest.bit_length() - 1)
            rest ^= bit
            mask |= bit
            worth += BY_HIGHER[(unseen & bits.above[bit]).bit_count()] * share // 100
            share = share * SECOND // 100
            masks.append(mask)
            worths.append(worth)
        choices.append((masks, worths))
    best = [(0, 0)] + [(-1000000, 0)] * missing
    for masks, worths in choices:
        best = [
            max(
                (best[number - taken][0] + worths[taken], best[number - taken][1] | masks[taken])
                for taken in range(min(number, len(masks) - 1) + 1)
            )
            for number in range(missing + 1)
        ]
    return trumps | best[missing][1]
