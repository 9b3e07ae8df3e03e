"""The command line and the page's query."""

from dataclasses import replace

import pytest

from game.options import Options, from_command_line, from_query


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
    asked = {"seed": "7", "speed": "off", "lang": "en", "deal": "deck 9H", "record": "/etc/passwd", "x": "y"}
    assert from_query(asked) == Options(seed=7, speed="off", lang="en", deal="deck 9H")


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
