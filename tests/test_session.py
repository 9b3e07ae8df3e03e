"""A match through the session: saved after every action, resumed at the same point, the same however it is thought."""

import pytest

from game.engine.actions import Deal, Play
from game.engine.cards import JOKER
from game.engine.errors import IllegalAction
from game.engine.house_rules import HouseRules
from game.records import read_record, replay
from game.session import Session
from game.storage.saves import SavedMatch

LEVELS = ("advice", "advice")


def play_on(session: Session, actions: int) -> None:
    for _ in range(actions):
        if session.over:
            return
        if session.awaits_deal:
            session.deal()
        elif session.humans_turn:
            session.submit(session.suggestion())
        else:
            while not session.think(0.01):
                pass
            session.play_thought()


def test_a_whole_match_is_recorded_and_its_record_gives_the_same_state() -> None:
    session = Session.new(HouseRules(deck=25), 7, LEVELS)
    play_on(session, 2000)
    assert session.over
    assert max(session.state.score) >= 10
    assert replay(read_record(session.record.text)) == session.state


def test_every_action_is_saved_at_once() -> None:
    kept: list[SavedMatch] = []
    session = Session.new(HouseRules(), 7, LEVELS, save=kept.append)
    play_on(session, 25)
    assert len(kept) == 25
    assert kept[-1].record == session.record.text


@pytest.mark.parametrize("stop", [1, 3, 9, 17, 30, 61])
def test_a_match_resumed_at_any_point_goes_on_as_if_it_had_not_stopped(stop: int) -> None:
    whole = Session.new(HouseRules(), 11, LEVELS)
    play_on(whole, 90)
    first = Session.new(HouseRules(), 11, LEVELS)
    play_on(first, stop)
    again = Session.resumed(SavedMatch.from_json(first.saved().to_json()))
    assert again.state == first.state
    play_on(again, 90 - stop)
    assert again.state == whole.state


def test_a_refused_action_changes_and_saves_nothing() -> None:
    kept: list[SavedMatch] = []
    session = Session.new(HouseRules(), 7, LEVELS, save=kept.append)
    play_on(session, 1)
    while not session.humans_turn:
        play_on(session, 1)
    before, saves = session.state, len(kept)
    with pytest.raises(IllegalAction):
        session.submit(Play(JOKER))
    assert session.state == before
    assert len(kept) == saves


def test_what_may_be_shown_ends_with_the_last_finished_hand() -> None:
    session = Session.new(HouseRules(), 5, LEVELS)
    play_on(session, 1)
    while not session.awaits_deal:
        play_on(session, 1)
    finished = session.finished_hands()
    assert finished == session.record.text
    play_on(session, 4)
    assert session.finished_hands() == finished


def test_computer_players_can_hold_all_seats() -> None:
    session = Session.new(HouseRules(), 3, LEVELS, human=None)
    play_on(session, 2000)
    assert session.over
    assert not session.humans_turn


def test_a_match_may_begin_with_a_shared_deal() -> None:
    rules = HouseRules()
    first = Deal(tuple(reversed(rules.cards)), 2)
    session = Session.new(rules, 3, ("advice", "advice"), first=first, human=None)
    session.deal()
    assert session.state.dealer == 2
    assert session.record.entries[0].action == first  # type: ignore[union-attr]
    while not session.awaits_deal:
        while not session.think(1000):
            pass
        session.play_thought()
    session.deal()
    assert session.record.entries[-1].action != first  # type: ignore[union-attr]
