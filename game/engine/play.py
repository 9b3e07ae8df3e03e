"""The five tricks: following suit, who takes a trick, who leads next. Source: rules.md, "Play"."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.engine.actions import Action, Play
from game.engine.cards import ALL_CARDS, CARDS_OF, LEFT_OF, SEATS, STRENGTH, Card, Seat, Suit
from game.engine.errors import IllegalAction, Reason
from game.engine.events import CardPlayed, Event, TrickTaken
from game.engine.scoring import finish_hand
from game.engine.state import State, Trick, having

# Made once, because hands per second depend on it.
_PLAY: Final[dict[Card, Action]] = {card: Play(card) for card in ALL_CARDS}
_PLAYED: Final = tuple({card: CardPlayed(seat, card) for card in ALL_CARDS} for seat in SEATS)
_trick: Final = partial(tuple.__new__, Trick)  # what Trick(…) does, without its layer of Python
_TAKEN: Final = tuple(TrickTaken(seat) for seat in SEATS)
# _FOLLOWING[trump][led]: the cards that follow suit when that card is led.
# _HEIGHTS[trump][led]: how high cards are then.
_FOLLOWING: Final = tuple({led: CARDS_OF[trump][led.suits[trump]] for led in ALL_CARDS} for trump in Suit)
_HEIGHTS: Final = tuple({led: STRENGTH[trump][led.suits[trump]] for led in ALL_CARDS} for trump in Suit)
# _ORDER[sits_out][leader]: the seats in the order they play to a trick.
_ORDER: Final[dict[Seat | None, tuple[tuple[Seat, ...], ...]]] = {
    sits_out: tuple(
        tuple(seat for seat in (leader, LEFT_OF[leader], LEFT_OF[LEFT_OF[leader]]) if seat != sits_out)
        for leader in SEATS
    )
    for sits_out in (None, *SEATS)
}


def legal_actions(state: State) -> Sequence[Action]:
    """The cards of the suit led if the seat holds any, else its whole hand."""
    hand = state.hands[state.turn]  # type: ignore[index]
    trick = state.trick
    if trick:
        suit_led = _FOLLOWING[state.trump][trick[0]]  # type: ignore[index]
        following = [_PLAY[card] for card in hand if card in suit_led]
        if following:
            return following
    return [*map(_PLAY.__getitem__, hand)]


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """A card goes to the trick; the last one to a trick gives it to its winner, the last trick ends the hand."""
    if type(action) is not Play:
        raise IllegalAction(action, Reason.WRONG_PHASE)
    card = action.card
    seat: Seat = state.turn  # type: ignore[assignment]
    first, second, third = hands = state.hands
    hand = hands[seat]
    rest = [*hand]
    try:
        rest.remove(card)
    except ValueError:
        raise IllegalAction(action, Reason.NOT_IN_HAND) from None
    trick = state.trick
    if trick:
        suit_led = _FOLLOWING[state.trump][trick[0]]  # type: ignore[index]
        if card not in suit_led and not suit_led.isdisjoint(hand):
            raise IllegalAction(action, Reason.MUST_FOLLOW_SUIT)
    hand = tuple(rest)
    hands = (hand, second, third) if seat == 0 else (first, hand, third) if seat == 1 else (first, second, hand)
    trick += (card,)
    order = _ORDER[state.sits_out][state.leader]  # type: ignore[index]
    played = len(trick)
    if played < len(order):
        fields = state.__dict__.copy()
        fields["turn"] = order[played]
        fields["hands"] = hands
        fields["trick"] = trick
        return having(fields), (_PLAYED[seat][card],)
    return _end_trick(state, hands, trick, order)


def _end_trick(
    state: State, hands: tuple[tuple[Card, ...], ...], trick: tuple[Card, ...], order: tuple[Seat, ...]
) -> tuple[State, tuple[Event, ...]]:
    assert state.trump is not None
    winner = order[_best(trick, state.trump)]
    tricks = state.tricks
    tricks += (_trick((order[0], trick, winner)),)
    counts = [*state.taken]
    counts[winner] += 1
    fields = state.__dict__.copy()
    fields["turn"] = fields["leader"] = winner
    fields["hands"] = hands
    fields["trick"] = ()
    fields["tricks"] = tricks
    fields["taken"] = taken = (counts[0], counts[1], counts[2])
    events: tuple[Event, ...] = (_PLAYED[order[-1]][trick[-1]], _TAKEN[winner])
    if len(tricks) == 5:
        changes, scored = finish_hand(state, taken)
        fields.update(changes)
        events += scored
    return having(fields), events


def _best(trick: Sequence[Card], trump: Suit) -> int:
    """The place of the highest card."""
    best = trick[0]
    heights = _HEIGHTS[trump][best]
    for card in trick:
        if heights[card] > heights[best]:
            best = card
    return trick.index(best)
