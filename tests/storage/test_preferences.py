"""Preferences are read whatever is kept."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.house_rules import HouseRules
from game.storage import preferences
from game.storage.backend import MemoryBackend
from game.storage.preferences import ALLOWED, Preferences

CHANGED = Preferences(
    speed="fast",
    trick_rest="tap",
    levels=("random", "advice"),
    theme="slate",
    four_colour=True,
    text_size=125,
    motion="reduced",
    volume=30,
    muted=True,
    rules=HouseRules(deck=25, stick_the_dealer=True, tie="share"),
)


def test_there_and_back() -> None:
    store = MemoryBackend()
    assert preferences.load(store) == Preferences()
    preferences.save(store, CHANGED)
    assert preferences.load(store) == CHANGED


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "null", '"x"', "[" * 100_000, '{"rules": 7, "levels": 7}'])
def test_rubbish_is_the_default(text: str) -> None:
    assert Preferences.from_json(text) == Preferences()


def test_what_is_readable_is_kept() -> None:
    kept = json.loads(CHANGED.to_json())
    kept |= {"speed": "warp", "text_size": True, "new": 1, "levels": ["a"]}
    kept["rules"] |= {"deck": 26, "target": "10", "later": 1}
    del kept["theme"]
    read = Preferences.from_json(json.dumps(kept))
    usual = Preferences()
    assert read == CHANGED.but(
        speed=usual.speed,
        text_size=usual.text_size,
        levels=usual.levels,
        theme=usual.theme,
        rules=HouseRules(stick_the_dealer=True, tie="share"),
    )


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from([*ALLOWED, "levels", "rules", "version", "x"]), anything))
def test_never_raises(kept: dict[str, object]) -> None:
    read = Preferences.from_json(json.dumps(kept))
    assert all(getattr(read, name) in allowed for name, allowed in ALLOWED.items())
