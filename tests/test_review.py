"""Looking at a finished hand again."""

from game.engine.house_rules import HouseRules
from game.records import read_record, replay, steps
from game.review import Decision, costliest, last_hand, review, up_to
from game.session import Session
from tests.test_session import LEVELS, play_on


def finished(seed: int = 5) -> Session:
    session = Session.new(HouseRules(), seed, LEVELS)
    play_on(session, 1)
    while not session.awaits_deal:
        play_on(session, 1)
    return session


def reviewed(session: Session) -> list[Decision]:
    thought = review(last_hand(session.record), session.seat, session.seed)
    while True:
        try:
            next(thought)
        except StopIteration as over:
            found: list[Decision] = over.value
            return found


def test_every_weighed_decision_is_the_humans_and_knows_what_was_done() -> None:
    session = finished()
    hand = last_hand(session.record)
    found = reviewed(session)
    assert found
    for each in found:
        assert hand[each.place].seat == session.seat
        assert hand[each.place].action == each.done
        assert each.chosen.action == each.done
        assert each.cost == max(0.0, each.best.chance - each.chosen.chance)
        assert each.best.chance >= each.chosen.chance
    worst = costliest(found)
    assert worst is None or worst.cost == max(each.cost for each in found)


def test_a_review_is_the_same_each_time() -> None:
    session = finished()
    assert reviewed(session) == reviewed(session)


def test_the_last_hand_is_the_last() -> None:
    session = finished(8)
    play_on(session, 1)
    while not session.awaits_deal:
        play_on(session, 1)
    hand = last_hand(session.record)
    assert hand[0].after.hands == hand[1].before.hands
    assert hand[-1].after == session.state


def test_a_shorter_record_stops_at_the_place() -> None:
    session = finished(9)
    hand = last_hand(session.record)
    for place in range(1, len(hand)):
        shorter = up_to(session.record, place)
        assert replay(shorter) == hand[place].before
        assert read_record(shorter.text) == shorter
        assert len(list(steps(shorter))) == place
