"""Cards, bowers and what beats what: rules.md, "Cards"."""

import copy
import pickle

import pytest

from game.engine.cards import (
    ALL_CARDS,
    DECKS,
    JOKER,
    Suit,
    card,
    cards,
    is_left_bower,
    is_right_bower,
    strength,
    suit,
    suit_of,
)
from tests.engine import naive


def test_the_decks() -> None:
    assert {size: len(set(deck)) for size, deck in DECKS.items()} == {24: 24, 25: 25, 32: 32}
    assert JOKER in DECKS[25]
    assert JOKER not in (*DECKS[24], *DECKS[32])
    assert {each.code[0] for each in DECKS[24]} == set("9TJQKA")
    assert {each.code[0] for each in DECKS[32]} == set("789TJQKA")


def test_there_is_one_object_for_each_card() -> None:
    for place, each in enumerate(ALL_CARDS):
        assert each.index == place
        assert card(each.code) is card(each.code.lower()) is each
        assert copy.deepcopy(each) is copy.copy(each) is pickle.loads(pickle.dumps(each)) is each
    assert card(" 10h ") is card("TH")
    assert cards("jk 9s") == (JOKER, card("9S"))


@pytest.mark.parametrize("code", ["", "J", "H", "HJ", "1H", "11H", "0H", "JX", "JOKER", "J H", "6S"])
def test_no_card(code: str) -> None:
    with pytest.raises(ValueError, match="unknown card"):
        card(code)


@pytest.mark.parametrize("letter", ["", "X", "SH", "spades"])
def test_no_suit(letter: str) -> None:
    with pytest.raises(ValueError, match="unknown suit"):
        suit(letter)


def test_colours() -> None:
    for each in Suit:
        assert suit(each.letter) is each
        assert each.same_colour.letter == naive.PARTNER_SUIT[each.letter]
        assert each.is_red == each.same_colour.is_red == (each.letter in "HD")


def test_the_order_of_trumps() -> None:
    order = cards("JK JH JD AH KH QH TH 9H 8H 7H")
    for led in Suit:
        heights = [strength(each, Suit.HEARTS, led) for each in order]
        assert heights == sorted(heights, reverse=True)
        assert len(set(heights)) == len(heights)
        others = [strength(each, Suit.HEARTS, led) for each in ALL_CARDS if each not in order]
        assert max(others) < min(heights)


def test_the_order_of_a_plain_suit() -> None:
    black = [strength(card(f"{rank}S"), Suit.HEARTS, Suit.SPADES) for rank in "789TJQKA"]
    assert black == sorted(set(black))
    assert black[0] > 0
    red = [strength(card(f"{rank}D"), Suit.HEARTS, Suit.DIAMONDS) for rank in "789TQKA"]
    assert red == sorted(set(red))
    assert strength(card("AC"), Suit.HEARTS, Suit.SPADES) == 0


def test_suits_and_bowers_of_every_card_in_every_trump() -> None:
    for trump in Suit:
        for each in ALL_CARDS:
            own = suit_of(each, trump)
            assert own is not None
            assert own.letter == naive.suit(each.code, trump.letter)
            assert is_right_bower(each, trump) == (each.code == "J" + trump.letter)
            assert is_left_bower(each, trump) == (each.code == "J" + naive.PARTNER_SUIT[trump.letter])
            for led in Suit:
                for other in ALL_CARDS:
                    higher = naive.height(each.code, trump.letter, led.letter) > naive.height(
                        other.code, trump.letter, led.letter
                    )
                    assert (strength(each, trump, led) > strength(other, trump, led)) == higher


def test_before_trump_is_made_cards_are_what_is_printed() -> None:
    assert suit_of(card("JD"), None) is Suit.DIAMONDS
    assert suit_of(JOKER, None) is None
    assert not is_left_bower(card("JD"), None)
    assert not is_right_bower(card("JD"), None)
