"""The hand-written records of this folder: one rule or doubtful point each, named for it."""

from pathlib import Path

import pytest

from game.records import Expectation, MatchRecord, check_record, read_record, show_record, write_record

FILES = sorted(Path(__file__).parent.glob("*.euchre"))


def _read(file: Path) -> MatchRecord:
    return read_record(file.read_bytes().decode("utf-8-sig"), file.name)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_record(file: Path) -> None:
    record = _read(file)
    assert [str(failure) for failure in check_record(record)] == []
    again = read_record(write_record(record))
    assert again == record
    assert write_record(again) == write_record(record)
    assert check_record(again) == []
    assert list(show_record(record))


def test_there_are_enough_records() -> None:
    assert len(FILES) >= 60


def test_every_record_expects_something() -> None:
    silent = [file.stem for file in FILES if not any(isinstance(each, Expectation) for each in _read(file).entries)]
    assert silent == ["text-only-a-deal"]
