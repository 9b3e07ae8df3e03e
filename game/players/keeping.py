"""Which cards to keep: the best five of ten, and what to put down for the upcard."""

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import combinations
from typing import Final

from game.engine.cards import STRENGTH, Card, Suit
from game.engine.view import View
from game.players.knowledge import trumps_of

BY_HIGHER: Final = (60, 12, 6, 3, 1, 0, 0, 0)
"""What a side card is worth, in hundredths of a trick, by how many cards of its suit that may be out are higher."""
SECOND: Final = 70
"""Per cent of that which the second card of a side suit is worth; the third again of the second."""
NEW_SUIT: Final = 14
"""What it costs to hold a further side suit instead of being able to ruff it."""


def best_five(ten: Sequence[Card], trump: Suit, gone: Collection[Card], deck: Sequence[Card]) -> tuple[Card, ...]:
    """The five to keep: the trumps first, then the side cards that are worth most together.

    `gone` are cards out of play that the maker knows of, such as the own discard or a declined upcard.
    """
    trumps = trumps_of(ten, trump)[:5]
    return (*trumps, *max(_fills(ten, trump, 5 - len(trumps)), key=_worth_of_fills(ten, trump, gone, deck)))


def fives_by_worth(view: View, trump: Suit) -> list[tuple[Card, ...]]:
    """The fives the maker may think about, the best first as counted: all trumps, or all but the lowest."""
    ten = (*view.hand, *view.dummy)
    gone = out_of_play(view)
    worth = _worth_of_fills(ten, trump, gone, view.rules.cards)
    trumps = trumps_of(ten, trump)[:5]
    found = sorted(_fills(ten, trump, 5 - len(trumps)), key=worth, reverse=True)
    fives = [(*trumps, *fill) for fill in found]
    if len(trumps) > 3:
        # With many trumps the last may be worth less than an ace.
        fewer = max(_fills(ten, trump, 6 - len(trumps)), key=worth, default=None)
        if fewer is not None:
            fives.insert(1, (*trumps[:-1], *fewer))
    return fives


def out_of_play(view: View) -> set[Card]:
    """The cards the maker with the dummy knows to be in nobody's hand: the own discard, an upcard nobody took."""
    gone = {view.discard} if view.discard is not None else set()
    if view.upcard is not None and view.picked_up is not True:
        gone.add(view.upcard)
    return gone


def _fills(ten: Sequence[Card], trump: Suit, missing: int) -> Iterable[tuple[Card, ...]]:
    side = sorted((each for each in ten if each.suits[trump] is not trump), key=lambda each: each.index)
    return combinations(side, missing)


def _worth_of_fills(
    ten: Sequence[Card], trump: Suit, gone: Collection[Card], deck: Sequence[Card]
) -> Callable[[tuple[Card, ...]], int]:
    unseen = [each for each in deck if each not in ten and each not in gone]
    worth = {each: _higher(each, trump, unseen) for each in ten if each.suits[trump] is not trump}
    return lambda cards: _side_worth(cards, trump, worth)


def best_discard(hand: Sequence[Card], upcard: Card, trump: Suit, deck: Sequence[Card]) -> Card:
    """Which of the five dealt to put down for the upcard."""
    six = (*hand, upcard)
    unseen = [each for each in deck if each not in six]
    height = STRENGTH[trump][trump]
    side = [each for each in six if each.suits[trump] is not trump]
    worth = {each: _higher(each, trump, unseen) for each in side}
    trumps = {each: 100 + height[each] for each in six if each.suits[trump] is trump}
    total = sum(trumps.values())

    def worth_without(out: Card) -> tuple[int, int]:
        rest = [each for each in side if each is not out]
        return total - trumps.get(out, 0) + _side_worth(rest, trump, worth), -out.index

    return max(hand, key=worth_without)


def _higher(each: Card, trump: Suit, unseen: Iterable[Card]) -> int:
    own = each.suits[trump]
    height = STRENGTH[trump][own]
    mine = height[each]
    higher = 0
    for other in unseen:
        if other.suits[trump] is own and height[other] > mine:
            higher += 1
    return higher


def _side_worth(cards: Sequence[Card], trump: Suit, higher: dict[Card, int]) -> int:
    suits: dict[Suit, list[int]] = {}
    for each in cards:
        suits.setdefault(each.suits[trump], []).append(BY_HIGHER[higher[each]])
    total = -NEW_SUIT * len(suits)
    for values in suits.values():
        values.sort(reverse=True)
        share = 100
        for value in values:
            total += value * share // 100
            share = share * SECOND // 100
    return total
