"""Cards, suits and ranks, the bowers, and which card beats which.

Source: ../shared/design/rules.md, "Cards". The left bower is settled here and nowhere else: `suit_of` and `strength`
are what every other module asks.
"""

from enum import IntEnum
from typing import Final, Literal, TypeAlias

Seat: TypeAlias = int
"""A player's place, clockwise: 0 South, 1 West, 2 East. The dummy lies between 1 and 2."""

SEATS: Final[tuple[Seat, ...]] = (0, 1, 2)
LEFT_OF: Final[tuple[Seat, ...]] = (1, 2, 0)
"""LEFT_OF[seat] is the next player clockwise."""


class Suit(IntEnum):
    """A suit; two suits of a colour add up to three."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """S, H, D or C."""
        return "SHDC"[self]

    @property
    def same_colour(self) -> "Suit":
        """The other suit of this colour, whose jack is the left bower."""
        return Suit(3 - self)

    @property
    def is_red(self) -> bool:
        """Whether this is hearts or diamonds."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)


class Rank(IntEnum):
    """A rank, low to high as in a side suit."""

    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    JOKER = 15

    @property
    def letter(self) -> str:
        """7 8 9 T J Q K A; the joker has none of its own."""
        return "789TJQKA"[self - 7] if self is not Rank.JOKER else "JK"


class Card:
    """One playing card. There is one object per card: get it from `card("JH")`; `is` and `==` agree.

    Sort with `key=lambda card: card.index`: a `__lt__` here would make every `==` slow.

    `suits[trump]` is the suit the card belongs to when that suit is trump: the left bower's and the joker's is trump.
    """

    __slots__ = ("code", "index", "rank", "suit", "suits")

    code: str
    """As in records: rank then suit, "JH"; the joker is "JK"."""
    index: int
    """0-31 by suit then rank, the joker 32; a stable order and a place in tables."""
    rank: Rank
    suit: Suit | None
    """The printed suit; None for the joker."""
    suits: tuple[Suit, Suit, Suit, Suit]

    def __init__(self, rank: Rank, suit: Suit | None) -> None:
        """Only this module makes cards."""
        self.rank = rank
        self.suit = suit
        self.code = rank.letter if suit is None else rank.letter + suit.letter
        self.index = 32 if suit is None else suit * 8 + (rank - 7)
        self.suits = tuple(  # type: ignore[assignment]
            trump if suit is None or (rank is Rank.JACK and suit is trump.same_colour) else suit for trump in Suit
        )

    def __repr__(self) -> str:
        return self.code

    def __copy__(self) -> "Card":
        return self

    def __deepcopy__(self, memo: object) -> "Card":
        return self

    def __reduce__(self) -> "tuple[object, tuple[str]]":
        return card, (self.code,)


_PRINTED: Final = tuple(Card(rank, suit) for suit in Suit for rank in Rank if rank is not Rank.JOKER)
JOKER: Final = Card(Rank.JOKER, None)
ALL_CARDS: Final[tuple[Card, ...]] = (*_PRINTED, JOKER)
"""All 33 cards; ALL_CARDS[card.index] is card."""
_BY_CODE: Final = {each.code: each for each in ALL_CARDS}

DeckSize: TypeAlias = Literal[24, 25, 32]

DECKS: Final[dict[int, tuple[Card, ...]]] = {
    24: tuple(each for each in _PRINTED if each.rank >= Rank.NINE),
    25: (*(each for each in _PRINTED if each.rank >= Rank.NINE), JOKER),
    32: _PRINTED,
}
"""The cards of each deck, by its size."""


def card(code: str) -> Card:
    """The card written as in a record: "JH", "10h", "JK". Raises ValueError for anything else."""
    text = code.strip().upper().replace("10", "T")
    found = _BY_CODE.get(text)
    if found is None:
        raise ValueError(f"unknown card {code.strip()!r}")
    return found


def cards(codes: str) -> tuple[Card, ...]:
    """Cards separated by blanks: `cards("9H TH QS")`."""
    return tuple(card(code) for code in codes.split())


def suit(letter: str) -> Suit:
    """The suit written as a letter: S, H, D or C. Raises ValueError for anything else."""
    place = "SHDC".find(letter.strip().upper())
    if place < 0 or len(letter.strip()) != 1:
        raise ValueError(f"unknown suit {letter.strip()!r}")
    return Suit(place)


def suit_of(each: Card, trump: Suit | None) -> Suit | None:
    """The suit a card belongs to. The left bower and the joker belong to trump; with no trump yet, the printed suit."""
    return each.suit if trump is None else each.suits[trump]


def is_right_bower(each: Card, trump: Suit | None) -> bool:
    """Whether the card is the jack of trump."""
    return each.rank is Rank.JACK and trump is not None and each.suit is trump


def is_left_bower(each: Card, trump: Suit | None) -> bool:
    """Whether the card is the other jack of trump's colour."""
    return each.rank is Rank.JACK and trump is not None and each.suit is trump.same_colour


def _strength(each: Card, trump: Suit, led: Suit) -> int:
    own = each.suits[trump]
    if own is trump:
        if each.rank is Rank.JOKER:
            return 40
        if each.rank is Rank.JACK:
            return 39 if each.suit is trump else 38
        return 20 + each.rank
    return int(each.rank) if own is led else 0


STRENGTH: Final = tuple(
    tuple({each: _strength(each, trump, led) for each in ALL_CARDS} for led in Suit) for trump in Suit
)
"""STRENGTH[trump][led][card]: `strength` as a table, for what must be fast."""

CARDS_OF: Final = tuple(
    tuple(frozenset(each for each in ALL_CARDS if each.suits[trump] is suit) for suit in Suit) for trump in Suit
)
"""CARDS_OF[trump][suit]: the cards that belong to `suit` when `trump` is trump; the left bower is among the trumps."""


def strength(each: Card, trump: Suit, led: Suit) -> int:
    """How high a card stands in a trick led with `led`: the highest takes it; 0 cannot take it."""
    return STRENGTH[trump][led][each]
