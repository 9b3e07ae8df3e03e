"""The lesson's record: legal, complete, and with words for every page."""

import pytest

from game.engine.actions import Deal, Keep
from game.engine.cards import LEFT_OF, card, is_left_bower
from game.engine.house_rules import HouseRules
from game.lesson import ASK, FILE, SAY, TRY, LessonSession, load, parse
from game.records import RecordError, Statement, steps
from game.text import FALLBACK, read_catalogue


def test_the_record_is_legal_and_has_two_whole_hands_by_the_usual_rules() -> None:
    lesson = load()
    assert lesson.record.rules == HouseRules()
    last = list(steps(lesson.record))[-1]
    assert last.after.score == (3, 2, 0)
    assert sum(isinstance(step.action, Deal) for step in steps(lesson.record)) == 2


def test_every_move_of_the_human_is_asked_for_last_and_no_other() -> None:
    lesson = load()
    for place, entry in enumerate(lesson.record.entries):
        assert isinstance(entry, Statement)
        kinds = [page.kind for page in lesson.pages[place]]
        if entry.seat == 0:
            assert kinds[-1:] == [ASK], place
            assert ASK not in kinds[:-1], place
        else:
            assert set(kinds) <= {SAY}, place


def test_it_teaches_what_it_should() -> None:
    lesson = load()
    played = list(steps(lesson.record))
    first, hand = played[0].after, played[0].after.hands[0]
    assert first.dealer == 0, "the human exchanges"
    assert first.upcard is not None
    assert any(is_left_bower(each, first.upcard.suit) for each in hand)
    kept = next(step.action for step in played if isinstance(step.action, Keep) and step.seat == 0)
    assert set(kept.cards) & set(first.dummy), "the dummy helps"
    tried = next((place, page) for place, pages in enumerate(lesson.pages) for page in pages if page.kind == TRY)
    before = played[tried[0]].before
    assert tried[1].card in before.hands[0]
    assert card("JD") is tried[1].card
    second = [step for step in played if step.after.dealer == LEFT_OF[0]]
    assert second[-1].after.maker == 2, "the human defends"
    assert second[-1].after.taken == (1, 2, 2), "and the maker is euchred"


def test_every_page_has_words() -> None:
    words = read_catalogue(FALLBACK)
    keys = [page.key for pages in load().pages for page in pages]
    assert len(keys) == len(set(keys)) == load().length
    for key in keys:
        assert f"lesson.{key}" in words
        assert f"lesson.{key}.title" in words
        assert len(words[f"lesson.{key}"]) < 180, "short words"


def test_a_session_follows_the_record_whatever_it_is_asked() -> None:
    session = LessonSession(load())
    while not session.finished:
        if session.awaits_deal:
            session.deal()
        elif session.humans_turn:
            session.submit(session.suggestion())
        else:
            assert session.think(0)
            session.play_thought()
    assert session.state.score == (3, 2, 0)


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    text = FILE.read_text("utf-8")
    with pytest.raises(RecordError):
        parse(text.replace("0 AD\n", "0 JD\n"))
