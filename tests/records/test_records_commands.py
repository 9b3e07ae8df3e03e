"""The commands `check` and `show`, as a person types them."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.records.__main__ import main

ROOT = Path(__file__).parents[2]
GOOD = ROOT / "tests/records/text-a-match-of-two-hands.euchre"


@pytest.fixture
def wrong(tmp_path: Path) -> str:
    """A file with two expectations that do not hold and then an illegal action."""
    file = tmp_path / "wrong.euchre"
    head = (ROOT / "tests/records/text-only-a-deal.euchre").read_text(encoding="utf-8")
    file.write_text(head + "expect turn 1\nexpect phase play\n2 pass\n", encoding="utf-8")
    return str(file)


def test_check_says_ok(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(GOOD), str(GOOD)]) == 0
    assert capsys.readouterr() == (f"{GOOD}: ok\n" * 2, "")


def test_check_names_file_line_and_what_is(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", wrong, str(GOOD)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{wrong}:10: expected turn 1, is 0",
        f"{wrong}:11: expected phase play, is order-up",
        f"{wrong}:12: illegal action 2 pass: not-your-turn (order-up awaited from seat 0)",
        f"{GOOD}: ok",
    ]


def test_what_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rubbish = tmp_path / "rubbish"
    rubbish.write_bytes(b"record 1\n\n\xff\xfe\x00")
    empty = tmp_path / "empty"
    empty.touch()
    files = [str(tmp_path / "missing"), str(tmp_path), str(rubbish), str(empty), "nul\0"]
    assert main(["check", *files]) == 1
    missing, directory, not_text, nothing, no_name = capsys.readouterr().out.splitlines()
    assert missing.startswith(f"{files[0]}: cannot be read: ")
    assert directory.startswith(f"{tmp_path}: cannot be read: ")
    assert not_text == f"{rubbish}:3: not UTF-8 text"
    assert nothing.startswith(f"{empty}:1: ")
    assert "cannot be read" in no_name
    for file in files:
        assert main(["show", file]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == len(files)


@pytest.mark.parametrize("arguments", [[], ["check"], ["show"], ["show", "a", "b"], ["play", "a"]])
def test_wrong_use(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2


def test_show_tells_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(GOOD)]) == 0
    told = capsys.readouterr().out
    for words in (
        "Hand 1",
        "East deals.",
        "South orders it up: spades are trump.",
        "East declines the 9 of spades.",
        "South takes the dummy, keeps",
        "Trick 1: South jack of spades (right bower), West 10 of hearts, East jack of diamonds. South takes it.",
        "South makes it with 3 tricks. Points: South 1, West 0, East 0",
        "Hand 2",
        "South picks up the 9 of spades and discards the ace of clubs.",
        "West goes alone.",
        "East defends alone; South sits out.",
        "Trick 5: West 9 of hearts, East ace of hearts. East takes it.",
        "Score: South 1, West 1, East 0",
        "the next deal is awaited",
    ):
        assert words in told


def test_show_of_a_wrong_record(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", wrong]) == 1
    assert f"{wrong}:12: " in capsys.readouterr().err


def test_from_the_shell() -> None:
    command = [sys.executable, "-m", "game.records", "check", "tests/records/bid-all-pass-twice.euchre", "\udcff"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stdout.splitlines()[0] == "tests/records/bid-all-pass-twice.euchre: ok"
    assert "Traceback" not in done.stdout + done.stderr
