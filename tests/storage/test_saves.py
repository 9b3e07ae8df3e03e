"""The interrupted match."""

import json
from dataclasses import replace

import pytest

from game.storage.backend import MemoryBackend
from game.storage.saves import ASIDE, KEY, SavedMatch, Saves

MATCH = SavedMatch("record 1\nhand\n", 2**63 - 1, ("Süd", "West", "East"), ("advice", "random"))


def test_there_and_back() -> None:
    store = MemoryBackend()
    assert Saves(store).load() is None
    Saves(store).save(MATCH)
    saves = Saves(store)
    assert saves.load() == MATCH
    assert not saves.unreadable_now
    saves.clear()
    assert saves.load() is None


def test_a_match_saved_before_moves_taken_back_were_kept_is_read() -> None:
    kept = json.loads(MATCH.to_json())
    del kept["taken_back"]
    assert SavedMatch.from_json(json.dumps(kept)) == MATCH
    again = replace(MATCH, taken_back=3)
    assert SavedMatch.from_json(again.to_json()) == again


CHANGES: tuple[dict[str, object], ...] = (
    {"record": ""},
    {"record": 7},
    {"seed": "7"},
    {"seed": True},
    {"names": "abc"},
    {"names": ["a", "b"]},
    {"names": ["a", "b", 3]},
    {"levels": []},
    {"levels": ["a", ""]},
    {"version": 0},
    {"taken_back": -1},
    {"taken_back": True},
    {"taken_back": "2"},
)


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        "[" * 100_000,
        "{}",
        '{"version": 2}',
        *(json.dumps(json.loads(MATCH.to_json()) | change) for change in CHANGES),
    ],
)
def test_rubbish_is_put_aside(text: str) -> None:
    store = MemoryBackend()
    store.write(KEY, text)
    saves = Saves(store)
    assert saves.load() is None
    assert saves.unreadable_now
    assert saves.unreadable() == text
    assert store.read(ASIDE) == text
    assert store.read(KEY) is None
    saves.save(MATCH)
    assert saves.load() == MATCH


def test_set_aside() -> None:
    store = MemoryBackend()
    saves = Saves(store)
    saves.set_aside()
    assert saves.unreadable() is None
    assert not saves.unreadable_now
    saves.save(MATCH)
    saves.set_aside()
    assert saves.load() is None
    assert SavedMatch.from_json(saves.unreadable() or "") == MATCH
