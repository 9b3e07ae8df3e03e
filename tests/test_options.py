"""The command line and the page's query."""

from dataclasses import replace

import pytest

from game.engine.actions import Deal
from game.engine.house_rules import HouseRules
from game.options import Options, from_command_line, from_query
from game.records.shared_deal import read_deal, write_deal

CODES = " ".join(card.code for card in HouseRules().cards)


def test_all_at_once() -> None:
    line = "--seed 7 --record a.euchre --speed off --size 800x600 --lang en-GB --demo 3"
    assert from_command_line(line.split()) == Options(7, "a.euchre", "off", (800, 600), "en-GB", 3)


def test_nothing() -> None:
    assert from_command_line([]) == Options()


def test_demo_alone_is_one_match() -> None:
    assert from_command_line(["--demo"]).demo == 1


@pytest.mark.parametrize(
    "line",
    [
        "--seed",
        "--seed x",
        "--seed -1",
        "--seed 99999999999999999999",
        "--speed warp",
        "--size 800",
        "--size 800x",
        "--size x",
        "--size 8x8",
        "--size 99999x99999",
        "--size ８００x600",
        "--size 800x600x2",
        "--demo 0",
        "--demo x",
        "--demo ²",
        "--lang e",
        "--lang zz",
        "--lang de",
        "--lang ../x",
        "--nothing",
        "--see 7",
        "more",
    ],
)
def test_wrong_use_says_words_and_exits_with_2(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        from_command_line(line.split())
    assert stopped.value.code == 2
    said = capsys.readouterr().err
    assert "error:" in said
    assert "Traceback" not in said


def test_query() -> None:
    asked = {
        "seed": "7",
        "speed": "off",
        "lang": "en",
        "deal": f"dealer 1; deck {CODES}",
        "record": "/etc/passwd",
        "x": "y",
    }
    assert from_query(asked) == Options(seed=7, speed="off", lang="en", deal=Deal(HouseRules().cards, 1))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("deck 9H", "deck has 1 cards, not 24"),
        ("dealer 1; deck 9H", "deck has 1 cards, not 24"),
        (f"dealer 7; deck {CODES}", "not a seat"),
        (f"dealer 1; deck {CODES.replace('AC', '9S')}", "9S"),
        (f"dealer 1; deck {CODES}; 2 pass", "one deal and nothing else"),
        ("<script>", "script"),
    ],
)
def test_a_bad_deal_is_told_in_words(text: str, reason: str) -> None:
    (said,) = from_query({"deal": text}).refused
    assert said.startswith("deal: ")
    assert reason in said


@pytest.mark.parametrize("size", [24, 25, 32])
def test_a_shared_deal_may_be_of_any_deck(size: int) -> None:
    cards = HouseRules(deck=size).cards
    deal = from_query({"deal": f"dealer 2\ndeck {' '.join(card.code for card in cards)}"}).deal
    assert deal == Deal(cards, 2)


def test_what_is_written_of_a_deal_to_share_is_read_again() -> None:
    deal = Deal(HouseRules(deck=25).cards, 2)
    assert read_deal(write_deal(replace(deal, dealer=None), 2)) == deal


def test_a_language_without_words_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        from_command_line(["--lang", "zz"])
    assert stopped.value.code == 2
    assert "argument --lang: the game has no words in 'zz', only in en" in capsys.readouterr().err


def test_a_bad_query_is_told_and_else_ignored() -> None:
    read = from_query({"seed": "x", "speed": "warp", "lang": "!", "deal": ""})
    assert [each.partition(":")[0] for each in read.refused] == ["seed", "speed", "lang"]
    assert replace(read, refused=()) == Options()
    read = from_query({"seed": "7", "lang": "zz"})
    assert read == Options(seed=7, refused=("lang: the game has no words in 'zz', only in en",))
    (long,) = from_query({"lang": "z" * 9000}).refused
    assert len(long) < 100
