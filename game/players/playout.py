"""A hand played on by the rules of thumb of `card_play`, fast: cards are bits, and nothing is asked of a View.

It answers what a card leads to between players who see only what players see, where the solver answers for players who
see all. `choose` is `card_play.choose_card` in other words, and a test holds the two equal.

A card is one bit of a number. Each suit has ten bits, trump the highest ten; in a suit the higher card is the higher
bit.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from game.engine.cards import ALL_CARDS, LEFT_OF, SEATS, STRENGTH, Card, Seat, Suit

_WIDTH: Final = 10
_SUIT: Final = (1 << _WIDTH) - 1
_TRUMP: Final = 3 * _WIDTH
"""The place of trump's bits."""
TRUMPS: Final = _SUIT << _TRUMP
SIDES: Final = tuple(_SUIT << number * _WIDTH for number in range(3))
"""The bits of each side suit."""
_VOID_OF_TRUMP: Final = 1 << 3


class Bits:
    """The cards as bits for one trump suit."""

    def __init__(self, trump: Suit) -> None:
        sides = [suit for suit in Suit if suit is not trump]
        self.group: dict[Suit, int] = {suit: sides.index(suit) if suit is not trump else 3 for suit in Suit}
        """The number of a suit: the side suits 0-2, trump 3; voids are sets of these, as bits."""
        self.of: dict[Card, int] = {}
        """The bit of a card."""
        self.height: dict[int, int] = {}
        """How high a bit's card stands, over all suits: by rank, then suit; any trump above all else."""
        self.suits: dict[int, int] = {}
        """All the bits of a bit's suit."""
        self.above: dict[int, int] = {}
        """The bits of the higher cards of the same suit."""
        self.cards: dict[int, Card] = {}
        """The card of a bit."""
        for suit in Suit:
            number = self.group[suit]
            height = STRENGTH[trump][suit]
            held = sorted((each for each in ALL_CARDS if each.suits[trump] is suit), key=lambda each: height[each])
            for place, each in enumerate(held):
                bit = 1 << (number * _WIDTH + place)
                self.of[each] = bit
                self.cards[bit] = each
                self.height[bit] = 1000 + place if number == 3 else 4 * int(each.rank) + suit
                self.suits[bit] = _SUIT << number * _WIDTH
                self.above[bit] = self.suits[bit] & ~(2 * bit - 1)

    def mask(self, cards: Iterable[Card]) -> int:
        """These cards as bits."""
        found = 0
        for each in cards:
            found |= self.of[each]
        return found


BITS: Final = tuple(Bits(trump) for trump in Suit)
"""By trump."""


def following(active: Sequence[Seat]) -> tuple[Seat, ...]:
    """By seat, which of the `active` seats plays after it."""
    return tuple(LEFT_OF[seat] if LEFT_OF[seat] in active else LEFT_OF[LEFT_OF[seat]] for seat in SEATS)


class Table:
    """A hand in play: who holds what, and what each knows. `play` and `finish` change it; `copy` first."""

    __slots__ = (
        "best",
        "bits",
        "defended",
        "hands",
        "holder",
        "led",
        "left",
        "maker",
        "next",
        "size",
        "taken",
        "turn",
        "unseen",
        "voids",
    )

    def __init__(
        self,
        trump: Suit,
        maker: int,
        following: Sequence[int],
        hands: Sequence[int],
        unseen: Sequence[int],
        leader: int,
    ) -> None:
        """Before the first card. `following[seat]` plays after the seat, and `unseen[seat]` are the cards that may be
        out against it."""
        self.bits = BITS[trump]
        self.maker = maker
        self.next = following
        self.size = 3 if following[following[maker]] != maker else 2
        self.hands = list(hands)
        self.unseen = list(unseen)
        self.voids = [0, 0, 0]
        self.turn = leader
        self.taken = 0
        """The maker's tricks."""
        self.defended = 0
        """The defenders' tricks."""
        self.led = 0
        """The bits of the suit led; 0 at the start of a trick."""
        self.best = 0
        self.holder = leader
        self.left = 0
        """How many are still to play to the trick on the table."""

    def copy(self) -> "Table":
        """The same, to be changed."""
        new = object.__new__(Table)
        new.bits, new.maker, new.next, new.size = self.bits, self.maker, self.next, self.size
        new.hands, new.unseen, new.voids = self.hands.copy(), self.unseen.copy(), self.voids.copy()
        new.turn, new.taken, new.defended = self.turn, self.taken, self.defended
        new.led, new.best, new.holder, new.left = self.led, self.best, self.holder, self.left
        return new

    def play(self, bit: int) -> None:
        """The seat whose turn it is plays a card."""
        seat = self.turn
        unseen = self.unseen
        self.hands[seat] &= ~bit
        keep = ~bit
        unseen[0] &= keep
        unseen[1] &= keep
        unseen[2] &= keep
        led = self.led
        if not led:
            self.led = self.bits.suits[bit]
            self.best, self.holder = bit, seat
            self.left = self.size - 1
            self.turn = self.next[seat]
            return
        if bit & led:
            if bit > self.best and (not self.best & TRUMPS or led & TRUMPS):
                self.best, self.holder = bit, seat
        else:
            self.voids[seat] |= _VOID[led]
            if bit & TRUMPS and bit > self.best:
                self.best, self.holder = bit, seat
        self.left -= 1
        if self.left:
            self.turn = self.next[seat]
            return
        self.turn = self.holder
        self.led = 0
        if self.holder == self.maker:
            self.taken += 1
        else:
            self.defended += 1

    def finish(self, lone_defender: bool) -> int:
        """Play on by `choose` to where the result is settled; how many tricks the maker takes, or a number of tricks
        that scores the same."""
        while True:
            if not self.led:
                if self.taken + self.defended == 5:
                    return self.taken
                if not lone_defender:
                    if self.defended >= 3:
                        return 0
                    if self.taken >= 3 and self.defended:
                        return 3
            self.play(self.choose())

    def choose(self) -> int:
        """The card that `card_play.choose_card` would choose."""
        hand = self.hands[self.turn]
        if self.led:
            legal = hand & self.led or hand
            if not legal & (legal - 1):
                return legal
            return self._follow(hand, legal)
        if not hand & (hand - 1):
            return hand
        return self._lead_as_maker(hand) if self.turn == self.maker else self._lead_as_defender(hand)

    def _lead_as_maker(self, hand: int) -> int:
        bits, unseen, voids = self.bits, self.unseen[self.turn], self.voids
        above, height = bits.above, bits.height
        trumps = hand & TRUMPS
        bosses = []
        rest = hand & ~TRUMPS
        while rest:
            bit = rest & -rest
            rest ^= bit
            if not unseen & above[bit]:
                bosses.append(bit)
        one = self.next[self.turn]
        two = self.next[one]
        if not unseen & TRUMPS or (voids[one] & _VOID_OF_TRUMP and (two == self.turn or voids[two] & _VOID_OF_TRUMP)):
            if bosses:
                suits = bits.suits
                return max(bosses, key=lambda bit: (hand & suits[bit]).bit_count() * 10000 + height[bit])
            driving = self._driving(hand & ~TRUMPS, unseen) if trumps else 0
            if driving:
                return driving
            return _high(trumps) if trumps else _highest(hand, height)
        if trumps and (trumps & (trumps - 1) or not unseen & above[trumps]):
            return _high(trumps)
        if bosses:
            suits = bits.suits
            return max(bosses, key=lambda bit: (unseen & suits[bit]).bit_count() * 10000 + height[bit])
        return _highest(hand & ~TRUMPS or trumps, height)

    def _driving(self, side: int, unseen: int) -> int:
        """The highest card of a sequence that drives out the only higher card; 0 if there is none."""
        above, height = self.bits.above, self.bits.height
        found, most = 0, -1
        for suit in SIDES:
            own = side & suit
            if own & (own - 1):
                first = _high(own)
                second = _high(own ^ first)
                higher = unseen & above[first]
                if higher and not higher & (higher - 1) and higher == unseen & above[second] and height[first] > most:
                    found, most = first, height[first]
        return found

    def _lead_as_defender(self, hand: int) -> int:
        bits, unseen, voids, maker = self.bits, self.unseen[self.turn], self.voids, self.maker
        above, height, suits = bits.above, bits.height, bits.suits
        trumps = hand & TRUMPS
        side = hand & ~TRUMPS
        if not side or (trumps and self.defended == 2 and not unseen & above[_high(trumps)]):
            high = _high(trumps)
            return trumps & -trumps if unseen & above[high] else high
        out = unseen & TRUMPS
        maker_trump = out and not voids[maker] & _VOID_OF_TRUMP
        safe = side
        if maker_trump and voids[maker]:
            safe &= ~_SUITS_OF[voids[maker]]
            if not safe and trumps and not unseen & above[_high(trumps)]:
                return _high(trumps)
        bosses = []
        rest = safe
        while rest:
            bit = rest & -rest
            rest ^= bit
            if not unseen & above[bit]:
                bosses.append(bit)
        if bosses:
            return max(
                bosses,
                key=lambda bit: (
                    (hand & suits[bit]).bit_count() * 100000 + (unseen & suits[bit]).bit_count() * 10000 + height[bit]
                ),
            )
        if trumps and not maker_trump:
            return _high(trumps)
        choice = safe or side
        if self.size == 3 and out:
            partner = self.next[self.turn]
            if partner == maker:
                partner = self.next[partner]
            void = voids[partner]
            if void and not void & _VOID_OF_TRUMP:
                to_ruff = choice & _SUITS_OF[void]
                if to_ruff:
                    return _lowest(to_ruff, height)
        found = best = -1000000
        while choice:
            bit = choice & -choice
            choice ^= bit
            worth = height[bit] - (unseen & suits[bit]).bit_count() * 10000
            if worth > best:
                best, found = worth, bit
        return found

    def _follow(self, hand: int, legal: int) -> int:
        led, best = self.led, self.best
        # In the suit that holds the trick above the best card; else the trumps, which lie above all suits.
        winners = legal & self.bits.suits[best] & -best
        if not winners and not best & TRUMPS:
            winners = legal & TRUMPS
        if not winners:
            return self._throw(hand, legal)
        lowest = winners & -winners
        seat, maker, holder = self.turn, self.maker, self.holder
        ruffs = not lowest & led
        left = self.left - 1
        if seat != maker and holder != maker:
            # The partner holds the trick.
            if not left:
                return self._throw(hand, legal)
            unseen, above = self.unseen[seat], self.bits.above
            best_is_boss = not unseen & above[best]
            if ruffs:
                if not best_is_boss:
                    return lowest
                void = self.voids[maker]
                ruffed = void & _VOID[led] and not void & _VOID_OF_TRUMP and unseen & TRUMPS
                return lowest if ruffed else self._throw(hand, legal)
            if not best_is_boss:
                while winners:
                    bit = winners & -winners
                    winners ^= bit
                    if not unseen & above[bit]:
                        return bit
            return self._throw(hand, legal)
        if ruffs or not left or (seat != maker and left == 1 and self.next[seat] != maker):
            return lowest
        unseen, above = self.unseen[seat], self.bits.above
        rest = winners
        while rest:
            bit = rest & -rest
            rest ^= bit
            if not unseen & above[bit]:
                return bit
        return lowest

    def _throw(self, hand: int, legal: int) -> int:
        bits, unseen = self.bits, self.unseen[self.turn]
        above, height, suits = bits.above, bits.height, bits.suits
        has_trump = hand & TRUMPS
        found, least = 0, 1000000
        while legal:
            bit = legal & -legal
            legal ^= bit
            own = hand & suits[bit]
            if bit & TRUMPS:
                worth = 40000
            elif not unseen & above[bit]:
                worth = 30000
            elif own.bit_count() == 2 and (unseen & above[_high(own)]).bit_count() == 1:
                worth = 20000
            else:
                worth = 0 if has_trump and own == bit else 10000
            worth += height[bit]
            if worth < least:
                found, least = bit, worth
        return found


_VOID: Final = {_SUIT << number * _WIDTH: 1 << number for number in range(4)}
"""A suit's bits -> its bit in a set of voids."""
_SUITS_OF: Final = tuple(
    sum(_SUIT << number * _WIDTH for number in range(4) if voids >> number & 1) for voids in range(16)
)
"""A set of voids -> the bits of these suits."""


def _high(mask: int) -> int:
    return 1 << (mask.bit_length() - 1)


def _highest(mask: int, height: dict[int, int]) -> int:
    found, most = 0, -1
    while mask:
        bit = mask & -mask
        mask ^= bit
        if height[bit] > most:
            found, most = bit, height[bit]
    return found


def _lowest(mask: int, height: dict[int, int]) -> int:
    found, least = 0, 1000000
    while mask:
        bit = mask & -mask
        mask ^= bit
        if height[bit] < least:
            found, least = bit, height[bit]
    return found
