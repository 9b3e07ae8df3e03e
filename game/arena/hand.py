"""One hand, or one match, played out by three deciders."""

from collections.abc import Callable, Sequence
from random import Random

from game.engine.actions import Action, Deal
from game.engine.cards import Card, Seat
from game.engine.dealing import stack
from game.engine.events import Points
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, new_match
from game.engine.state import Phase, State

Decider = Callable[[State, Random], Action]
"""Decides for the seat whose turn it is in the state."""


def shuffled(rules: HouseRules, rng: Random) -> list[Card]:
    """The deck in random order."""
    cards = list(rules.cards)
    rng.shuffle(cards)
    return cards


def same_hands(cards: Sequence[Card], dealer: Seat) -> Deal:
    """The deal by `dealer` that gives each seat and the dummy five cards of `cards` in order, whoever deals."""
    return Deal(stack(dealer, (cards[0:5], cards[5:10], cards[10:15]), cards[15:20], cards[20:]), dealer)


def play_hand(state: State, deal: Deal, deciders: Sequence[Decider], rngs: Sequence[Random]) -> State:
    """The state after the hand that `deal` starts."""
    state, _ = apply(state, deal)
    while state.turn is not None:
        state, _ = apply(state, deciders[state.turn](state, rngs[state.turn]))
    return state


def play_match(rules: HouseRules, deciders: Sequence[Decider], dealer: Seat, seed: str) -> State:
    """The state after a whole match; `seed` decides the cards and seeds each seat's generator for each hand."""
    state = new_match(rules)
    cards = Random(f"{seed}/cards")
    number = 0
    while state.phase is not Phase.MATCH_OVER:
        rngs = [Random(f"{seed}/{number}/{seat}") for seat in range(3)]
        deal = Deal(tuple(shuffled(rules, cards)), dealer if number == 0 else None)
        state = play_hand(state, deal, deciders, rngs)
        number += 1
    return state


def margin(points: Points, seat: Seat) -> float:
    """Own points minus the mean of the other two's."""
    return points[seat] - (sum(points) - points[seat]) / 2
