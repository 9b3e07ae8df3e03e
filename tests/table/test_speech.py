"""Words over the table: how long they stand, and the dots of who thinks long."""

from game.storage.preferences import Preferences
from game.table.bubble import Bubble
from game.table.speech import TOAST_MS, Speech
from game.table.thinking import THINKS_LONG_MS, ThinkingDots
from tests.table.test_choreography import seated


def speech() -> Speech:
    return seated((1280, 720), Preferences(speed="off"), 1).table.speech


def bubbles(speech: Speech) -> list[Bubble]:
    return [each for each in speech.group.sprites() if isinstance(each, Bubble)]


def test_a_toast_stands_for_a_while() -> None:
    words = speech()
    words.toast("One")
    words.update(TOAST_MS - 1)
    words.toast("Two")
    words.update(TOAST_MS - 1)
    assert words.shown_toast is not None
    words.update(1)
    assert words.shown_toast is None


def test_a_player_says_one_thing_at_a_time() -> None:
    words = speech()
    words.say(1, "Pass")
    words.say(1, "I order it up")
    words.say(2, "Pass")
    assert len(bubbles(words)) == 2
    words.hush(1)
    assert len(bubbles(words)) == 1
    words.hush()
    assert not bubbles(words)


def test_dots_come_for_who_thinks_long_and_go_with_the_move() -> None:
    words = speech()
    dots = ThinkingDots(words)
    dots.update(THINKS_LONG_MS - 1, 1)
    dots.update(100, None)  # something moved
    dots.update(THINKS_LONG_MS - 1, 1)
    assert not bubbles(words)
    dots.update(1, 1)
    dots.update(100, 1)
    assert len(bubbles(words)) == 1
    dots.stop()
    assert not bubbles(words)
    words.say(1, "Pass")
    dots.stop()
    assert len(bubbles(words)) == 1, "what was said stays"


def test_bubbles_give_way_to_what_is_to_be_read() -> None:
    words = speech()
    west, east = words.say(1, "Pass"), words.say(2, "I order it up")
    words.give_way(west.body.move(5, 5))
    assert bubbles(words) == [east]
