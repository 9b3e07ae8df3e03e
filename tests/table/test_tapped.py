"""What a press on a card that is not open says."""

from game.engine.cards import card
from game.engine.rules import legal_actions
from game.engine.state import State
from game.engine.view import View, view_for
from game.lesson import load
from game.records import steps
from game.table.tapped import words_of
from game.text import t

NAMES = ("You", "West", "East")


def states() -> list[State]:
    return [step.after for step in steps(load().record)]


def following() -> View:
    """South has to follow, and has cards that do not."""
    for state in states():
        if state.phase == "play" and state.turn == 0 and 0 < len(legal_actions(state)) < len(state.hands[0]):
            return view_for(state, 0)
    raise AssertionError("never in the lesson")


def test_a_card_that_does_not_follow_says_so_on_the_humans_turn() -> None:
    view = following()
    refused = next(each for each in view.hand if each not in [getattr(action, "card", None) for action in view.legal])
    words = words_of(refused, view, NAMES, asked=True, choosing=False)
    assert words is not None
    assert words.startswith("You must follow")
    assert words_of(refused, view, NAMES, asked=False, choosing=False) != words


def test_a_bower_is_explained_and_another_card_is_not() -> None:
    view = following()
    trump = view.trump
    assert trump is not None
    for suit, key in ((trump, "mark.right"), (trump.same_colour, "mark.left")):
        assert words_of(card(f"J{suit.letter}"), view, NAMES, asked=False, choosing=False) == t(key)
    other = next(each for each in view.rules.cards if each not in view.hand and each.code[0] == "A")
    assert words_of(other, view, NAMES, asked=True, choosing=False) is None


def test_the_upcard_on_the_panel_is_not_put_away() -> None:
    view = next(view_for(each, 0) for each in states() if each.phase == "order-up")
    assert view.upcard is not None
    words = words_of(view.upcard, view, NAMES, asked=True, choosing=True)
    assert words is not None
    assert words_of(view.upcard, view, NAMES, asked=True, choosing=False) != words
