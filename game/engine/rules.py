"""The whole game in three functions: `new_match`, `legal_actions`, `apply`. `view.view_for` shows it to one seat."""

from collections.abc import Callable, Sequence
from typing import Final

from game.engine import bidding, dealing, defence, dummy, exchange, play
from game.engine.actions import Action
from game.engine.cards import Seat
from game.engine.errors import IllegalAction, Reason
from game.engine.events import Event, Points
from game.engine.house_rules import HouseRules
from game.engine.scoring import match_winners
from game.engine.state import Phase, State

_Apply = Callable[[State, Action], tuple[State, tuple[Event, ...]]]


def _match_over(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    raise IllegalAction(action, Reason.MATCH_OVER)


_PHASES: Final[dict[Phase, tuple[Callable[[State], Sequence[Action]], _Apply]]] = {
    Phase.DEAL: (dealing.legal_actions, dealing.apply),
    Phase.NAME_BENNY: (bidding.legal_names, bidding.apply_name),
    Phase.ORDER_UP: (bidding.legal_orders, bidding.apply_order),
    Phase.CALL_TRUMP: (bidding.legal_calls, bidding.apply_call),
    Phase.EXCHANGE: (exchange.legal_actions, exchange.apply),
    Phase.DUMMY: (dummy.legal_actions, dummy.apply),
    Phase.DEFENCE: (defence.legal_actions, defence.apply),
    Phase.PLAY: (play.legal_actions, play.apply),
    Phase.HAND_OVER: (dealing.legal_actions, dealing.apply),
    Phase.MATCH_OVER: (lambda state: (), _match_over),
}
_LEGAL: Final = {phase: legal for phase, (legal, _) in _PHASES.items()}
_APPLY: Final = {phase: apply_ for phase, (_, apply_) in _PHASES.items()}


def new_match(rules: HouseRules, score: Points = (0, 0, 0)) -> State:
    """A match before its first deal. Raises ValueError for a score below zero or one that has already won."""
    if min(score) < 0:
        raise ValueError("a score cannot be below zero")
    if match_winners(rules, score):
        raise ValueError(f"the match is over at {score[0]} {score[1]} {score[2]}")
    return State(rules=rules, score=score)


def legal_actions(state: State) -> Sequence[Action]:
    """What the seat whose turn it is may do. Empty when the match is over, or a deal is awaited (never listed)."""
    return _LEGAL[state.phase](state)


def apply(state: State, action: Action, seat: Seat | None = None) -> tuple[State, tuple[Event, ...]]:
    """The state after `action`, and what happened.

    `seat`, when given, is who tries it. Raises IllegalAction, with the reason, when the rules do not allow it.
    """
    if seat is not None and seat != state.turn and state.turn is not None:
        raise IllegalAction(action, Reason.NOT_YOUR_TURN)
    return _APPLY[state.phase](state, action)
