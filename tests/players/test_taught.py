"""Calls as people are taught: count the tricks, count on the dummy for the rest."""

from random import Random

import pytest

from game.engine.actions import Call, Deal, OrderUp, Pass
from game.engine.cards import card, cards, suit
from game.engine.dealing import stack
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, new_match
from game.engine.state import State
from game.engine.view import view_for
from game.players.advice import advise, by_the_book
from game.players.taught import bid, quarters
from tests.players.test_advice import dealt


@pytest.mark.parametrize(
    ("hand", "trump", "worth"),
    [
        ("JH JD AH KH 9C", "H", 4 + 3 + 3 + 2),
        ("JD KD 9S TS QS", "H", 3),
        ("9H TH AS KS QS", "H", 2 + 2 + 3),
        ("9H TH QH KS QS", "H", 6),
        ("JC QS KS AS AC", "C", 4 + 3 + 3),
        ("9S TS QS KD QD", "H", 0),
    ],
)
def test_quarters_of_a_trick(hand: str, trump: str, worth: int) -> None:
    assert quarters(cards(hand), suit(trump)) == worth


def test_the_joker_is_a_sure_trick() -> None:
    assert quarters((card("JK"),), suit("S")) == 4


def bidder(hand: str, *, score: tuple[int, int, int] = (0, 0, 0)) -> State:
    """The dealer's left with this hand, the queen of hearts turned up."""
    rest = [each for each in HouseRules().cards if each not in cards(hand) and each is not card("QH")]
    west, east, dummy, kitty = rest[:5], rest[5:10], rest[10:15], rest[15:]
    deck = stack(2, [cards(hand), tuple(west), tuple(east)], tuple(dummy), (card("QH"), *kitty))
    state, _ = apply(new_match(HouseRules(), score), Deal(deck, 2))
    return state


def test_two_trumps_and_an_ace_call_and_three_small_trumps_do_not() -> None:
    calls, passes = bidder("9H TH AS KS QS"), bidder("9H TH KH KS QS")
    assert bid(view_for(calls, 0)) == OrderUp()
    assert bid(view_for(passes, 0)) == Pass()
    assert bid(view_for(passes, 0), lean=1) == OrderUp()
    assert bid(view_for(calls, 0), lean=-1) == Pass()


def test_a_dealer_about_to_win_is_not_left_the_call() -> None:
    assert bid(view_for(bidder("9H TH KS QS TS"), 0)) == Pass()
    assert bid(view_for(bidder("9H TH KS QS TS", score=(0, 0, 9)), 0)) == OrderUp()


def test_the_stuck_dealer_names_the_suit_that_counts_most() -> None:
    state = dealt(
        ("KS QS KD QD AC", "JH JD AH AS QC", "9S TS 9C TC JC"),
        "AD KC TD 9D JS",
        "9H TH QH KH",
        *[Pass()] * 5,
        rules="stick_the_dealer=yes",
    )
    assert bid(view_for(state, 2)) in (Call(suit("C")), Call(suit("S")))


def test_only_calls_differ_from_the_fitted_player() -> None:
    rng = Random(6)
    rules = HouseRules()
    differ = 0
    for deal in range(60):
        state, _ = apply(new_match(rules), Deal(tuple(rng.sample(rules.cards, rules.deck)), deal % 3))
        while state.turn is not None:
            view = view_for(state, state.turn)
            action = by_the_book(view)
            if action != advise(view):
                assert isinstance(advise(view), OrderUp | Call | Pass)
                differ += 1
            state, _ = apply(state, action)
    assert differ > 10
