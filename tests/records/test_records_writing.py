"""Writing a match action by action, as the session does."""

import pytest

from game.engine.actions import Deal, GoAlone, OrderUp, Pass
from game.engine.house_rules import HouseRules
from game.records import MatchRecord, read_record, replay, steps, write_record

DECK = HouseRules().cards


def test_every_action_adds_its_lines() -> None:
    record = MatchRecord(HouseRules(stick_the_dealer=True), ("Anna", "Bert", "Carl"), (1, 2, 3))
    head = "record 1\nrules stick_the_dealer=yes\nplayers Anna Bert Carl\nscore 1 2 3\n"
    assert write_record(record) == head
    dealt = record.add(None, Deal(DECK, 2))
    assert dealt.splitlines()[:3] == ["hand", "dealer 2", "deal 0 9S TS JS KH AH"]
    assert len(dealt.splitlines()) == 7
    assert record.add(0, Pass()) == "0 pass\n"
    assert record.add(1, OrderUp()) == "1 order up\n"
    assert write_record(record) == f"{head}{dealt}0 pass\n1 order up\n"
    assert read_record(write_record(record)) == record
    assert replay(record).maker == 1
    assert [step.seat for step in steps(record)] == [None, 0, 1]


def test_the_dealer_who_follows_is_not_written() -> None:
    record = MatchRecord()
    record.add(None, Deal(DECK, 1))
    for seat in (2, 0, 1) * 2:
        record.add(seat, Pass())
    assert "dealer" not in record.add(None, Deal(DECK))
    assert replay(read_record(write_record(record))).dealer == 2


def test_what_cannot_be_written() -> None:
    record = MatchRecord()
    with pytest.raises(ValueError, match="dealer"):
        record.add(None, Deal(DECK))
    with pytest.raises(ValueError, match="nobody"):
        record.add(None, GoAlone())
    for names in (("A", "B"), ("A", "B", "C D"), ("A", "B", "#"), ("A", "B", "")):
        with pytest.raises(ValueError, match=r"three players|one word"):
            MatchRecord(players=names)
