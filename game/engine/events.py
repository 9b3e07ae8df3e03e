"""What happened, for those who show it. `redact` takes out what a seat may not see."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from game.engine.cards import Card, Seat, Suit

Points: TypeAlias = tuple[int, int, int]
"""One number for each seat."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A hand was dealt. `hands` holds each seat's five, or () where they may not be seen."""

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    upcard: Card


@dataclass(frozen=True, slots=True)
class BennyNamed:
    """The dealer named the suit of the joker turned up."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class Passed:
    """A player passed in round 1 or 2."""

    seat: Seat
    round: int


@dataclass(frozen=True, slots=True)
class UpcardTurnedDown:
    """All passed in round one."""

    upcard: Card


@dataclass(frozen=True, slots=True)
class TrumpMade:
    """A player made trump: in round 1 by the upcard, in round 2 by naming it."""

    seat: Seat
    suit: Suit
    round: int


@dataclass(frozen=True, slots=True)
class PickedUp:
    """The dealer took the upcard; `discard` is None where it may not be seen."""

    seat: Seat
    upcard: Card
    discard: Card | None


@dataclass(frozen=True, slots=True)
class Declined:
    """The dealer left the upcard on the kitty."""

    seat: Seat
    upcard: Card


@dataclass(frozen=True, slots=True)
class DummyTaken:
    """The maker merged the dummy; `kept` and `buried` are five each, or () where they may not be seen."""

    seat: Seat
    kept: tuple[Card, ...]
    buried: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class WentAlone:
    """The maker left the dummy, or a defender stands alone; `sits_out` is the partner put down by a lone defender."""

    seat: Seat
    sits_out: Seat | None


@dataclass(frozen=True, slots=True)
class Partnered:
    """A defender plays with the other one."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete and taken by a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandScored:
    """A hand is over: what it gave, and the score after it. `maker` is None when nobody called."""

    maker: Seat | None
    tricks: Points
    points: Points
    score: Points


@dataclass(frozen=True, slots=True)
class MatchWon:
    """The match is over; more than one seat where the win is shared."""

    winners: tuple[Seat, ...]


Event: TypeAlias = (
    Dealt
    | BennyNamed
    | Passed
    | UpcardTurnedDown
    | TrumpMade
    | PickedUp
    | Declined
    | DummyTaken
    | WentAlone
    | Partnered
    | CardPlayed
    | TrickTaken
    | HandScored
    | MatchWon
)


def redact(event: Event, seat: Seat) -> Event:
    """The event as the player at `seat` may see it."""
    match event:
        case Dealt():
            return replace(event, hands=tuple(hand if i == seat else () for i, hand in enumerate(event.hands)))
        case PickedUp() if event.seat != seat:
            return replace(event, discard=None)
        case DummyTaken() if event.seat != seat:
            return replace(event, kept=(), buried=())
        case _:
            return event
