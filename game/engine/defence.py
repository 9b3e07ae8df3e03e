"""Each defender's choice: with the partner, or alone; and who then leads. Source: rules.md, "After trump is made"."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from game.engine.actions import Action, GoAlone, WithPartner
from game.engine.cards import LEFT_OF, Seat
from game.engine.errors import IllegalAction, Reason
from game.engine.events import Event, Partnered, WentAlone
from game.engine.state import Phase, State

_CHOICES: Final[tuple[Action, ...]] = (WithPartner(), GoAlone())
# Made once, because hands per second depend on it.
_partnered: Final = cache(Partnered)
_went_alone: Final = cache(WentAlone)


def legal_actions(state: State) -> Sequence[Action]:
    """With the partner, or alone."""
    return _CHOICES


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The first defender to stand alone settles it; when neither does, both play."""
    seat, maker = state.turn, state.maker
    assert seat is not None
    assert maker is not None
    first = LEFT_OF[maker]
    if type(action) is GoAlone:
        sits_out = LEFT_OF[first] if seat == first else first
        return _begin_play(state.but(lone_defender=seat, sits_out=sits_out)), (_went_alone(seat, sits_out),)
    if type(action) is not WithPartner:
        raise IllegalAction(action, Reason.WRONG_PHASE)
    if seat == first:
        return state.but(turn=LEFT_OF[seat]), (_partnered(seat),)
    return _begin_play(state), (_partnered(seat),)


def _begin_play(state: State) -> State:
    leader = opening_leader(state)
    return state.but(phase=Phase.PLAY, turn=leader, leader=leader)


def opening_leader(state: State) -> Seat:
    """Who leads the first trick: left of the dealer, or left of the one player who is alone; rules.md, "Play"."""
    assert state.dealer is not None
    first = LEFT_OF[state.dealer]
    if state.rules.lead == "rule":
        if state.maker_alone and state.lone_defender is None:
            assert state.maker is not None
            first = LEFT_OF[state.maker]
        elif state.lone_defender is not None and not state.maker_alone:
            first = LEFT_OF[state.lone_defender]
    return LEFT_OF[first] if first == state.sits_out else first
