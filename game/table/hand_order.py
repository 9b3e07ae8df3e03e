"""How a hand is sorted for the eye: trump first, then the suits in alternating colours, high cards first."""

from collections.abc import Iterable, Sequence
from typing import Final

from game.engine.cards import LEFT_OF, Card, Seat, Suit, strength, suit_of
from game.engine.view import View

# With no trump yet: black and red in turn.
_NO_TRUMP: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def hand_order(cards: Iterable[Card], trump: Suit | None) -> list[Card]:
    """The cards from left to right. Bowers stand with trump; a joker is first where there is no trump yet."""
    held = list(cards)
    suits = _suits(held, trump)
    return sorted(held, key=lambda card: (_place(card, trump, suits), -_height(card, trump)))


def shown_hand(view: View) -> list[Card]:
    """The seat's cards from left to right. They keep their order while cards are played: nothing jumps."""
    gone = [card for trick in view.tricks for card in _played_by(view, trick.leader, trick.cards)]
    if view.leader is not None:
        gone += _played_by(view, view.leader, view.trick)
    return [card for card in hand_order((*view.hand, *gone), view.trump) if card in view.hand]


def _played_by(view: View, leader: Seat, cards: Sequence[Card]) -> list[Card]:
    order = [seat for seat in (leader, LEFT_OF[leader], LEFT_OF[LEFT_OF[leader]]) if seat != view.sits_out]
    return [card for seat, card in zip(order, cards, strict=False) if seat == view.seat]


def _place(card: Card, trump: Suit | None, suits: list[Suit]) -> int:
    suit = suit_of(card, trump)
    return -1 if suit is None else suits.index(suit)


def _height(card: Card, trump: Suit | None) -> int:
    suit = suit_of(card, trump)
    return int(card.rank) if trump is None or suit is None else strength(card, trump, suit)


def _suits(cards: list[Card], trump: Suit | None) -> list[Suit]:
    """The suits in the order they are shown; those that are missing do not spoil the turn of colours."""
    held = {suit_of(card, trump) for card in cards}
    if trump is None:
        order = [suit for suit in _NO_TRUMP if suit in held]
        last_red = None
    else:
        order = [suit for suit in _NO_TRUMP if suit in held and suit is not trump]
        last_red = trump.is_red if trump in held else None
    shown: list[Suit] = [trump] if trump is not None else []
    while order:
        following = next((suit for suit in order if suit.is_red is not last_red), order[0])
        # Of two suits left of one colour and one of the other, one of the two goes first.
        colours = [suit.is_red for suit in order]
        if last_red is None and colours.count(not following.is_red) > colours.count(following.is_red):
            following = next(suit for suit in order if suit.is_red is not following.is_red)
        order.remove(following)
        shown.append(following)
        last_red = following.is_red
    return shown
