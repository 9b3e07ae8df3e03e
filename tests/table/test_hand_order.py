"""Trump first, bowers in their place, colours in turn."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.cards import ALL_CARDS, Suit, cards, suit_of
from game.table.hand_order import hand_order


@pytest.mark.parametrize(
    ("held", "trump", "shown"),
    [
        ("9H JD AS JH KC", Suit.HEARTS, "JH JD 9H AS KC"),
        ("9H JD AS JH KD", Suit.CLUBS, "JH 9H AS KD JD"),
        ("QS JC AH KD TD", Suit.SPADES, "JC QS AH KD TD"),
        ("AS AC AH", None, "AS AH AC"),
        ("JK AS 9D", Suit.DIAMONDS, "JK 9D AS"),
        ("JK AS 9D", None, "JK AS 9D"),
        ("AH KC QD", Suit.SPADES, "AH KC QD"),
    ],
)
def test_order(held: str, trump: Suit | None, shown: str) -> None:
    assert hand_order(cards(held), trump) == list(cards(shown))


@given(st.lists(st.sampled_from(ALL_CARDS), unique=True, max_size=6), st.sampled_from([None, *Suit]))
def test_every_card_once_and_suits_together(held: list[object], trump: Suit | None) -> None:
    ordered = hand_order(held, trump)  # type: ignore[arg-type]
    assert set(ordered) == set(held)
    assert len(ordered) == len(held)
    suits = [suit_of(card, trump) for card in ordered]
    runs = [suit for place, suit in enumerate(suits) if place == 0 or suits[place - 1] is not suit]
    assert len(runs) == len(set(runs)), "a suit stands in two places"
    if trump in suits:
        assert suits[0] is trump
