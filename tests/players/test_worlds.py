"""Worlds agree with everything the seat has seen."""

from collections.abc import Iterator
from random import Random

import pytest

from game.engine.actions import Deal, GoAlone, Keep
from game.engine.cards import SEATS
from game.engine.house_rules import CHOICES, HouseRules
from game.engine.rules import apply, legal_actions, new_match
from game.engine.state import Phase, State
from game.engine.view import view_for
from game.players.advice import advise
from game.players.knowledge import Knowledge
from game.players.worlds import Worlds


def hands_in_play(number: int) -> Iterator[State]:
    """States of the play of hands under random house rules: a third of the actions drawn, the others advised."""
    for seed in range(number):
        rng = Random(seed)
        rules = HouseRules(**{name: rng.choice(choices) for name, choices in CHOICES.items()})  # type: ignore[arg-type]
        deck = list(rules.cards)
        rng.shuffle(deck)
        state, _ = apply(new_match(rules), Deal(tuple(deck), seed % 3))
        while state.turn is not None:
            if state.phase is Phase.PLAY:
                yield state
            action = advise(view_for(state, state.turn))
            if rng.random() < 0.3:
                action = rng.choice(legal_actions(state))
            if isinstance(action, Keep | GoAlone) and rng.random() < 0.2:
                action = GoAlone()
            state, _ = apply(state, action)


@pytest.mark.parametrize("uniform", [True, False])
def test_a_world_agrees_with_what_was_seen(uniform: bool) -> None:
    for state in hands_in_play(60):
        for seat in SEATS:
            if seat == state.sits_out:
                continue
            view = view_for(state, seat)
            know = Knowledge(view)
            drawn = Worlds(know, uniform)
            rng = Random(3)
            for _ in range(5):
                world = drawn.draw(rng)
                assert world.hands[seat] == view.hand
                dealt = [card for hand in world.hands for card in hand]
                assert len(set(dealt)) == len(dealt)
                others = [card for other in SEATS if other != seat for card in world.hands[other]]
                assert set(others) <= set(know.unseen)
                assert 0 < world.weight <= 1
                for other in know.active:
                    hand = world.hands[other]
                    assert len(hand) == view.hand_sizes[other]
                    assert not any((other, card.suits[know.trump]) in know.voids for card in hand if other != seat)


def test_the_truth_is_among_what_a_seat_thinks_possible() -> None:
    for state in hands_in_play(60):
        for seat in SEATS:
            if seat == state.sits_out:
                continue
            know = Knowledge(view_for(state, seat))
            for other in know.active:
                if other != seat:
                    assert set(state.hands[other]) <= set(know.unseen)
                    assert not any((other, card.suits[know.trump]) in know.voids for card in state.hands[other])


def test_the_upcard_stays_with_the_dealer_who_took_it() -> None:
    seen = 0
    for state in hands_in_play(80):
        dealer = state.dealer
        assert dealer is not None
        if not state.picked_up or dealer == state.maker or dealer == state.sits_out:
            continue
        if state.upcard not in state.hands[dealer]:
            continue
        for seat in SEATS:
            if seat not in (dealer, state.sits_out):
                world = Worlds(Knowledge(view_for(state, seat))).draw(Random(1))
                assert state.upcard in world.hands[dealer]
                seen += 1
    assert seen > 50
