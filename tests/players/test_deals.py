"""Deals drawn during the bidding agree with what the seat has seen, and count for less where the bids do not fit."""

from random import Random

from game.engine.actions import Deal, NameBenny, OrderUp, Pass
from game.engine.cards import Suit
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, new_match
from game.engine.state import Phase, State
from game.engine.view import view_for
from game.players import calling
from game.players.deals import UNLIKELY, Deals


def bidding(seed: int, passes: int, rules: HouseRules) -> State:
    """The bidding after so many passes."""
    deck = list(rules.cards)
    Random(seed).shuffle(deck)
    state, _ = apply(new_match(rules), Deal(tuple(deck), seed % 3))
    if state.phase is Phase.NAME_BENNY:
        state, _ = apply(state, NameBenny(Suit.CLUBS))
    for _ in range(passes):
        state, _ = apply(state, Pass())
    return state


def test_a_deal_has_every_unseen_card_at_most_once() -> None:
    for seed in range(60):
        rules = HouseRules(deck=(24, 25, 32)[seed % 3])
        state = bidding(seed, seed % 6, rules)
        assert state.turn is not None
        view = view_for(state, state.turn)
        deal, weight = Deals(view).draw(Random(seed))
        assert deal.hands[view.seat] == view.hand
        dealt = [*deal.hands[0], *deal.hands[1], *deal.hands[2], *deal.dummy]
        assert len(dealt) == len(set(dealt)) == 20
        assert state.upcard not in dealt
        assert set(dealt) <= set(rules.cards)
        assert 0 < weight <= 1


def test_with_nobody_heard_every_deal_counts_the_same() -> None:
    state = bidding(3, 0, HouseRules())
    assert state.turn is not None
    deals, rng = Deals(view_for(state, state.turn)), Random(1)
    assert {deals.draw(rng)[1] for _ in range(50)} == {1.0}


def test_a_pass_with_a_hand_that_calls_counts_for_less() -> None:
    weights = set()
    for seed in range(20):
        state = bidding(seed, 1, HouseRules())
        assert state.turn is not None
        deals, rng = Deals(view_for(state, state.turn)), Random(seed)
        weights |= {deals.draw(rng)[1] for _ in range(30)}
    assert weights == {1.0, UNLIKELY}


def test_an_order_with_a_hand_that_passes_counts_for_less() -> None:
    """At the dealer's exchange the maker is known."""
    state = bidding(6, 0, HouseRules())
    state, _ = apply(state, OrderUp())
    assert state.phase is Phase.EXCHANGE
    assert state.turn is not None
    view = view_for(state, state.turn)
    deals, rng = Deals(view), Random(2)
    assert view.upcard is not None
    assert view.trump is not None
    height = calling.upcard_height(view.upcard, view.trump)
    for _ in range(50):
        deal, weight = deals.draw(rng)
        assert view.maker is not None
        calls = calling.count(deal.hands[view.maker], view.trump, 0, 0, height) > 0
        assert weight == (1.0 if calls else UNLIKELY)


def test_the_generator_decides() -> None:
    state = bidding(9, 2, HouseRules())
    assert state.turn is not None
    view = view_for(state, state.turn)
    assert Deals(view).draw(Random(5)) == Deals(view).draw(Random(5))
    assert Deals(view).draw(Random(5)) != Deals(view).draw(Random(6))
