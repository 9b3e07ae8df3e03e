"""The deal: packets of three and two to three players and the dummy, the rest is the kitty.

Source: rules.md, "Table". Places clockwise are seat 0, seat 1, the dummy, seat 2.
"""

from collections.abc import Sequence
from operator import itemgetter
from typing import Any, Final

from game.engine.actions import Action, Deal
from game.engine.cards import JOKER, LEFT_OF, SEATS, Card, Seat
from game.engine.errors import IllegalAction, Reason
from game.engine.events import Dealt, Event
from game.engine.house_rules import HouseRules
from game.engine.state import Phase, State, having

DUMMY: Final = 3
"""The dummy's place number, after the three seats."""
CLOCKWISE: Final = (0, 1, DUMMY, 2)

# Where each place's two packets stand in the deck, for the first place after the dealer, the second, …:
# 3-2-3-2, then 2-3-2-3.
_PACKETS: Final = (
    (slice(0, 3), slice(10, 12)),
    (slice(3, 5), slice(12, 15)),
    (slice(5, 8), slice(15, 17)),
    (slice(8, 10), slice(17, 20)),
)


def packets(dealer: Seat) -> tuple[tuple[int, slice], ...]:
    """The eight packets in the order they are dealt: the place (a seat, or DUMMY) and the part of the deck it gets."""
    return tuple(
        (place, part[round_]) for round_ in (0, 1) for place, part in zip(_places(dealer), _PACKETS, strict=True)
    )


def _places(dealer: Seat) -> tuple[int, ...]:
    first = CLOCKWISE.index(dealer) + 1
    return CLOCKWISE[first:] + CLOCKWISE[:first]


# _PARTS[dealer][place]: the place's two slices of the deck.
_PARTS: Final = tuple(tuple(_PACKETS[_places(dealer).index(place)] for place in (*SEATS, DUMMY)) for dealer in SEATS)
# _FIVES[dealer][place]: takes the place's five out of the deck.
_FIVES: Final = tuple(
    tuple(itemgetter(*range(20)[first], *range(20)[second]) for first, second in parts) for parts in _PARTS
)


def stack(
    dealer: Seat, hands: Sequence[Sequence[Card]], dummy: Sequence[Card], kitty: Sequence[Card]
) -> tuple[Card, ...]:
    """The deck that deals these hands of five, each in the order dealt, this dummy and this kitty: the deal undone."""
    deck: list[Card] = [JOKER] * 20
    for place, five in enumerate((*hands, dummy)):
        first, second = _PARTS[dealer][place]
        deck[first], deck[second] = _split(five, first)
    return (*deck, *kitty)


def _split(five: Sequence[Card], first: slice) -> tuple[Sequence[Card], Sequence[Card]]:
    size = first.stop - first.start
    return five[:size], five[size:]


def legal_actions(state: State) -> Sequence[Action]:
    """None are listed: a deal is any order of the whole deck."""
    return ()


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Deal a hand. Only a Deal with every card of the deck once will do."""
    if type(action) is not Deal:
        raise IllegalAction(action, Reason.WRONG_PHASE)
    cards = action.cards
    dealer = _dealer(state, action)
    if len(cards) != state.rules.deck or not _whole_deck(state.rules, cards):
        raise IllegalAction(action, Reason.NOT_A_DEAL)
    south, west, east, dummy = [five(cards) for five in _FIVES[dealer]]
    hands = (south, west, east)
    upcard = cards[20]
    fields = _FRESH.copy()
    fields["rules"] = state.rules
    fields["score"] = state.score
    fields["points"] = state.points
    fields["winners"] = state.winners
    fields["phase"] = Phase.NAME_BENNY if upcard is JOKER else Phase.ORDER_UP
    fields["turn"] = dealer if upcard is JOKER else LEFT_OF[dealer]
    fields["dealer"] = dealer
    fields["hands"] = hands
    fields["dummy"] = dummy
    fields["kitty"] = cards[20:]
    dealt = having(fields)
    return dealt, (Dealt(dealer, hands, upcard),)


# What a hand begins with, whatever was left of the one before; `apply` sets the match's own fields and the deal's.
_FRESH: Final[dict[str, Any]] = {**vars(State(HouseRules()))}


def _dealer(state: State, deal: Deal) -> Seat:
    dealer = deal.dealer
    if dealer is None and state.dealer is not None:
        dealer = LEFT_OF[state.dealer]
    if dealer not in SEATS:
        raise IllegalAction(deal, Reason.NOT_A_DEAL)
    return dealer


_WHOLE: Final = {size: frozenset(HouseRules(deck=size).cards) for size in (24, 25, 32)}


def _whole_deck(rules: HouseRules, cards: tuple[Card, ...]) -> bool:
    return _WHOLE[rules.deck] == set(cards)
