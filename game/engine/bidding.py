"""Making trump: naming the Benny, round one on the upcard, round two by name. Source: rules.md, "Bidding"."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from game.engine.actions import Action, Call, NameBenny, OrderUp, Pass
from game.engine.cards import LEFT_OF, Suit
from game.engine.errors import IllegalAction, Reason
from game.engine.events import BennyNamed, Event, HandScored, Passed, TrumpMade, UpcardTurnedDown
from game.engine.state import Phase, State

_NAMES: Final[tuple[Action, ...]] = tuple(NameBenny(suit) for suit in Suit)
_ROUND_ONE: Final[tuple[Action, ...]] = (Pass(), OrderUp())
_PASS: Final[tuple[Action, ...]] = (Pass(),)
_ALL_CALLS: Final[tuple[Action, ...]] = tuple(Call(suit) for suit in Suit)
# What may be called when a suit was turned down, by that suit.
_CALLS: Final = tuple(tuple(call for call in _ALL_CALLS if call != Call(suit)) for suit in Suit)
# Made once, because hands per second depend on it.
_passed: Final = cache(Passed)
_trump_made: Final = cache(TrumpMade)


def legal_names(state: State) -> Sequence[Action]:
    """The dealer who turned up the joker names any suit."""
    return _NAMES


def apply_name(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The dealer names what the joker stands for; the bidding begins."""
    if type(action) is not NameBenny:
        raise IllegalAction(action, Reason.WRONG_PHASE)
    dealer = state.turn
    assert dealer is not None
    named = state.but(phase=Phase.ORDER_UP, turn=LEFT_OF[dealer], benny=action.suit)
    return named, (BennyNamed(dealer, action.suit),)


def legal_orders(state: State) -> Sequence[Action]:
    """In round one: pass, or make the upcard's suit trump."""
    return _ROUND_ONE


def apply_order(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Round one: the first to order makes trump and the dealer exchanges; three passes turn the upcard down."""
    seat = state.turn
    assert seat is not None
    if type(action) is Pass:
        passes = state.passes + 1
        if passes < 3:
            return state.but(turn=LEFT_OF[seat], passes=passes), (_passed(seat, 1),)
        down = state.but(phase=Phase.CALL_TRUMP, turn=LEFT_OF[seat], passes=passes)
        return down, (_passed(seat, 1), UpcardTurnedDown(state.kitty[0]))
    if type(action) is not OrderUp:
        raise IllegalAction(action, Reason.WRONG_PHASE)
    suit = state.upcard_suit
    assert suit is not None
    ordered = state.but(phase=Phase.EXCHANGE, turn=state.dealer, trump=suit, maker=seat)
    return ordered, (_trump_made(seat, suit, 1),)


def legal_calls(state: State) -> Sequence[Action]:
    """In round two: pass, unless the dealer is stuck, or name a suit, as a rule not the one turned down."""
    turned_down = state.upcard_suit
    assert turned_down is not None
    calls = _ALL_CALLS if state.rules.turned_down_suit_allowed else _CALLS[turned_down]
    return calls if _is_stuck(state) else _PASS + calls


def apply_call(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Round two: the first to name a suit makes it trump; six passes end the hand with nothing for anyone."""
    seat = state.turn
    assert seat is not None
    if type(action) is Pass:
        if _is_stuck(state):
            raise IllegalAction(action, Reason.DEALER_STUCK)
        passes = state.passes + 1
        if passes < 6:
            return state.but(turn=LEFT_OF[seat], passes=passes), (_passed(seat, 2),)
        over = state.but(phase=Phase.HAND_OVER, turn=None, passes=passes, hands=((), (), ()), points=(0, 0, 0))
        return over, (_passed(seat, 2), HandScored(None, (0, 0, 0), (0, 0, 0), state.score))
    if type(action) is not Call:
        raise IllegalAction(action, Reason.WRONG_PHASE)
    if action.suit is state.upcard_suit and not state.rules.turned_down_suit_allowed:
        raise IllegalAction(action, Reason.TURNED_DOWN_SUIT)
    called = state.but(phase=Phase.DUMMY, turn=seat, trump=action.suit, maker=seat)
    return called, (_trump_made(seat, action.suit, 2),)


def _is_stuck(state: State) -> bool:
    return state.rules.stick_the_dealer and state.turn == state.dealer
