"""The dealer's exchange after trump was made in round one. Source: rules.md, "Bidding"."""

from collections.abc import Sequence
from typing import Final

from game.engine.actions import Action, Decline, PickUp
from game.engine.cards import ALL_CARDS
from game.engine.errors import IllegalAction, Reason
from game.engine.events import Declined, Event, PickedUp
from game.engine.state import Phase, State

_PICK_UPS: Final = tuple(PickUp(card) for card in ALL_CARDS)
_DECLINE: Final = Decline()


def legal_actions(state: State) -> Sequence[Action]:
    """Discard one of the five dealt for the upcard, or decline it unless bound to take it."""
    assert state.dealer is not None
    pick_ups: list[Action] = [_PICK_UPS[card.index] for card in state.hands[state.dealer]]
    if not _must_pick_up(state):
        pick_ups.append(_DECLINE)
    return pick_ups


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The upcard replaces the discard in the dealer's hand, or stays face up on the kitty."""
    dealer = state.dealer
    assert dealer is not None
    upcard = state.kitty[0]
    if type(action) is PickUp:
        hand, discard = state.hands[dealer], action.discard
        if discard not in hand:
            raise IllegalAction(action, Reason.CANNOT_DISCARD_UPCARD if discard is upcard else Reason.NOT_IN_HAND)
        new_hand = [*hand]
        new_hand[hand.index(discard)] = upcard
        hands = [*state.hands]
        hands[dealer] = tuple(new_hand)
        taken = state.but(phase=Phase.DUMMY, turn=state.maker, hands=tuple(hands), picked_up=True, discard=discard)
        return taken, (PickedUp(dealer, upcard, discard),)
    if type(action) is not Decline:
        raise IllegalAction(action, Reason.WRONG_PHASE)
    if _must_pick_up(state):
        raise IllegalAction(action, Reason.MUST_PICK_UP)
    return state.but(phase=Phase.DUMMY, turn=state.maker, picked_up=False), (Declined(dealer, upcard),)


def _must_pick_up(state: State) -> bool:
    return state.maker == state.dealer or state.rules.dealer_must_pick_up
