"""The five tricks: following suit, who takes a trick, who leads next. Source: rules.md, "Play"."""

from collections.abc import Sequence
from typing import Final

from game.engine.actions import Action, Play
from game.engine.cards import ALL_CARDS, LEFT_OF, STRENGTH, Card, Seat, Suit
from game.engine.errors import IllegalAction, Reason
from game.engine.events import CardPlayed, Event, TrickTaken
from game.engine.scoring import finish_hand
from game.engine.state import State, Trick

_PLAYS: Final[tuple[Action, ...]] = tuple(Play(card) for card in ALL_CARDS)


def legal_actions(state: State) -> Sequence[Action]:
    """The cards of the suit led if the seat holds any, else its whole hand."""
    hand = state.hands[state.turn]  # type: ignore[index]
    trick = state.trick
    if trick:
        trump = state.trump
        led = trick[0].suits[trump]  # type: ignore[index]
        following = [_PLAYS[card.index] for card in hand if card.suits[trump] is led]  # type: ignore[index]
        if following:
            return following
    return [_PLAYS[card.index] for card in hand]


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """A card goes to the trick; the last one to a trick gives it to its winner, the last trick ends the hand."""
    if type(action) is not Play:
        raise IllegalAction(action, Reason.WRONG_PHASE)
    card = action.card
    seat, trump, hands, trick = state.turn, state.trump, state.hands, state.trick
    assert seat is not None
    assert trump is not None
    hand = hands[seat]
    if card not in hand:
        raise IllegalAction(action, Reason.NOT_IN_HAND)
    if trick:
        led = trick[0].suits[trump]
        if card.suits[trump] is not led:
            for other in hand:
                if other.suits[trump] is led:
                    raise IllegalAction(action, Reason.MUST_FOLLOW_SUIT)
    place = hand.index(card)
    hand = hand[:place] + hand[place + 1 :]
    hands = (hand, hands[1], hands[2]) if seat == 0 else (hands[0], hand, hands[2]) if seat == 1 else (*hands[:2], hand)
    trick = (*trick, card)
    sits_out = state.sits_out
    if len(trick) < (3 if sits_out is None else 2):
        following = LEFT_OF[seat]
        if following == sits_out:
            following = LEFT_OF[following]
        return state.but(turn=following, hands=hands, trick=trick), (CardPlayed(seat, card),)
    return _end_trick(state, seat, hands, trick)


def _end_trick(
    state: State, seat: Seat, hands: tuple[tuple[Card, ...], ...], trick: tuple[Card, ...]
) -> tuple[State, tuple[Event, ...]]:
    leader, trump, taken = state.leader, state.trump, list(state.taken)
    assert leader is not None
    assert trump is not None
    winner = trick_winner(trick, trump, leader, state.sits_out)
    taken[winner] += 1
    after = state.but(
        turn=winner,
        leader=winner,
        hands=hands,
        trick=(),
        tricks=(*state.tricks, Trick(leader, trick, winner)),
        taken=tuple(taken),
    )
    events = (CardPlayed(seat, trick[-1]), TrickTaken(winner))
    if len(after.tricks) < 5:
        return after, events
    over, scored = finish_hand(after)
    return over, events + scored


def trick_winner(trick: Sequence[Card], trump: Suit, leader: Seat, sits_out: Seat | None) -> Seat:
    """Who holds the highest card of a trick, whole or in the making, that `leader` led."""
    order = STRENGTH[trump][trick[0].suits[trump]]
    best, winner, seat = -1, leader, leader
    for card in trick:
        height = order[card.index]
        if height > best:
            best, winner = height, seat
        seat = LEFT_OF[seat]
        if seat == sits_out:
            seat = LEFT_OF[seat]
    return winner
