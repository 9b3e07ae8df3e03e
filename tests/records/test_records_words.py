"""Single actions as text."""

import pytest

from game.engine.actions import (
    Action,
    Call,
    Deal,
    Decline,
    GoAlone,
    Keep,
    NameBenny,
    OrderUp,
    Pass,
    PickUp,
    Play,
    WithPartner,
)
from game.engine.cards import ALL_CARDS, Suit, card, cards
from game.records import action_words, parse_action, parse_actions

ACTIONS: dict[str, Action] = {
    "pass": Pass(),
    "order up": OrderUp(),
    "call S": Call(Suit.SPADES),
    "call C": Call(Suit.CLUBS),
    "name D": NameBenny(Suit.DIAMONDS),
    "pick up 9S": PickUp(card("9S")),
    "decline": Decline(),
    "keep KH AH JH QH JD": Keep(cards("JH AH KH JD QH")),
    "alone": GoAlone(),
    "partner": WithPartner(),
    "JK": Play(card("JK")),
}


@pytest.mark.parametrize(("words", "action"), ACTIONS.items(), ids=str)
def test_words_and_back(words: str, action: Action) -> None:
    assert parse_action(words) == action
    assert parse_action(action_words(action)) == action
    assert parse_action(words.upper()) == parse_action(f"  {words.lower()}\t") == action


def test_the_spelling_is_that_of_record_md() -> None:
    spelled = [action_words(action) for action in ACTIONS.values()]
    assert spelled == [words.replace("KH AH JH QH JD", "JH QH KH AH JD") for words in ACTIONS]


def test_every_card() -> None:
    for each in ALL_CARDS:
        assert parse_action(action_words(Play(each))) == Play(each)
    assert parse_action("10h") == Play(card("TH"))


def test_assist_and_accept() -> None:
    assert parse_action("assist") == parse_action("Accept") == OrderUp()


def test_a_deal_is_not_one_statement() -> None:
    with pytest.raises(ValueError, match="deal"):
        action_words(Deal(()))


@pytest.mark.parametrize("words", ["9H TH", "9H; TH", " 9H ;TH; ", "9H\tTH ;"])
def test_cards_with_or_without_semicolons(words: str) -> None:
    assert parse_actions(words) == (Play(card("9H")), Play(card("TH")))


def test_actions_of_several_words_in_a_row() -> None:
    assert parse_actions("pass; order up") == parse_actions("pass order up") == (Pass(), OrderUp())
    assert parse_actions("alone partner") == (GoAlone(), WithPartner())
    assert len(parse_actions("keep JH AH KH JD QH alone; keep JH AH KH JD 9H")) == 3


@pytest.mark.parametrize(
    "words",
    [
        "",
        "   ",
        "up",
        "order",
        "order down",
        "pick up",
        "pick 9H",
        "pick up 1H",
        "call",
        "call X",
        "call HH",
        "call 9H",
        "name",
        "pass pass",
        "9H TH",
        "keep 9H TH pass",
        "11H",
        "9",
        "H9",
        "0 pass",
        "pass;",
    ],
)
def test_what_is_no_action(words: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        parse_action(words)
