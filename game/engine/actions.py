"""Everything that can be done in a match. An action does not say whose it is: the state knows whose turn it is."""

from collections.abc import Iterable
from dataclasses import dataclass
from operator import attrgetter
from typing import Final, TypeAlias

from game.engine.cards import Card, Seat, Suit

_index: Final = attrgetter("index")


@dataclass(frozen=True, slots=True)
class Deal:
    """Start a hand with this shuffled deck, from the top. The only way chance enters the engine."""

    cards: tuple[Card, ...]
    dealer: Seat | None = None
    """Whose deal it is; None: the player left of the last dealer."""


@dataclass(frozen=True, slots=True)
class NameBenny:
    """The dealer names the suit that a turned-up joker stands for."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Pass:
    """Do not make trump in this round."""


@dataclass(frozen=True, slots=True)
class OrderUp:
    """Make the upcard's suit trump: "I order it up", "I assist", "I accept"."""


@dataclass(frozen=True, slots=True)
class Call:
    """Name trump in the second round."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class PickUp:
    """The dealer takes the upcard and discards one of the five cards dealt."""

    discard: Card


@dataclass(frozen=True, slots=True)
class Decline:
    """The dealer leaves the upcard on the kitty."""


@dataclass(frozen=True, slots=True)
class Keep:
    """The maker takes the dummy and keeps these five of the ten. Their order means nothing: it is always by index."""

    cards: tuple[Card, ...]

    def __init__(self, cards: Iterable[Card]) -> None:
        object.__setattr__(self, "cards", tuple(sorted(cards, key=_index)))


@dataclass(frozen=True, slots=True)
class GoAlone:
    """The maker leaves the dummy, or a defender defends alone."""


@dataclass(frozen=True, slots=True)
class WithPartner:
    """A defender plays with the other one."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick."""

    card: Card


Action: TypeAlias = Deal | NameBenny | Pass | OrderUp | Call | PickUp | Decline | Keep | GoAlone | WithPartner | Play
