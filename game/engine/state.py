"""The whole truth about a match at one moment."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, NamedTuple

from game.engine.cards import Card, Seat, Suit
from game.engine.events import Points
from game.engine.house_rules import HouseRules


class Phase(StrEnum):
    """What is awaited; the words are those of record.md."""

    DEAL = "deal"
    """Before the first hand."""
    NAME_BENNY = "name-benny"
    ORDER_UP = "order-up"
    CALL_TRUMP = "call-trump"
    EXCHANGE = "exchange"
    DUMMY = "dummy"
    DEFENCE = "defence"
    PLAY = "play"
    HAND_OVER = "hand-over"
    """The next deal is awaited."""
    MATCH_OVER = "match-over"


class Trick(NamedTuple):
    """A complete trick: the cards in the order played, beginning with the leader's."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


@dataclass(frozen=True)
class State:
    """A match at one moment, all cards known. Never changed: `apply` makes the next one."""

    rules: HouseRules
    score: Points = (0, 0, 0)
    # Not a plain default: an attribute of the class whose own class is no built-in makes Python read the field slowly.
    phase: Phase = field(default_factory=lambda: Phase.DEAL)
    turn: Seat | None = None
    """Whose action is awaited; None when it is the dealing of the next hand, or nobody's."""
    dealer: Seat | None = None
    hands: tuple[tuple[Card, ...], ...] = ((), (), ())
    dummy: tuple[Card, ...] = ()
    """The dummy's five; () once the maker has merged them."""
    kitty: tuple[Card, ...] = ()
    """What was not dealt, the upcard first, also after the dealer has taken it."""
    benny: Suit | None = None
    """The suit that a turned-up joker stands for."""
    passes: int = 0
    """How many have passed since the deal: 3 when the upcard was turned down, 6 when nobody called."""
    trump: Suit | None = None
    maker: Seat | None = None
    picked_up: bool | None = None
    """Whether the dealer took the upcard; None until that is settled, and always when trump was made in round two."""
    discard: Card | None = None
    """What the dealer put down for the upcard."""
    buried: tuple[Card, ...] = ()
    """The five of ten that the maker put down."""
    maker_alone: bool | None = None
    """Whether the maker left the dummy; None until that is settled."""
    lone_defender: Seat | None = None
    sits_out: Seat | None = None
    """The other defender, when one stands alone."""
    leader: Seat | None = None
    """Who leads, or led, the trick on the table."""
    trick: tuple[Card, ...] = ()
    """The cards on the table in the order played."""
    tricks: tuple[Trick, ...] = ()
    """The complete tricks of this hand."""
    taken: Points = (0, 0, 0)
    """Tricks by seat."""
    points: Points | None = None
    """What the last finished hand gave each seat."""
    winners: tuple[Seat, ...] = ()
    """Who has won the match; empty while it goes on."""

    @property
    def upcard(self) -> Card | None:
        """The card turned up on the kitty at the deal."""
        return self.kitty[0] if self.kitty else None

    @property
    def upcard_suit(self) -> Suit | None:
        """The suit round one is about: the upcard's, or what a joker was named to be."""
        return self.benny if self.benny is not None or not self.kitty else self.kitty[0].suit

    def but(self, **changes: Any) -> "State":
        """A copy with some fields changed. Many times as fast as dataclasses.replace, which hands per second need."""
        fields = self.__dict__.copy()  # five times as fast as `self.__dict__ | changes`
        fields.update(changes)
        return having(fields)


def having(fields: dict[str, Any]) -> State:
    """A State with exactly these fields, for callers that changed a copy of another's `__dict__`."""
    state = _new(State)
    _give(state, fields)
    return state


_new: Final = object.__new__
_give: Final = State.__dict__["__dict__"].__set__  # what `state.__dict__ = fields` would do, were it not frozen
