"""Keeping texts, and going on when that is refused."""

import os
import sys
from pathlib import Path

import pytest

from game.storage.backend import (
    APPLICATION,
    Backend,
    BrowserBackend,
    FileBackend,
    MemoryBackend,
    data_folder,
    open_backend,
)


class LocalStorage:
    """Like the functions of window.euchre for localStorage; `room` is how many keys still fit."""

    def __init__(self, room: int = 100, allowed: bool = True) -> None:
        self.texts: dict[str, str] = {}
        self.room = room
        self.allowed = allowed

    def keeps(self) -> str:
        return "1" if self.allowed else ""

    def read(self, key: str) -> str:
        return "=" + self.texts[key] if key in self.texts else ""

    def write(self, key: str, text: str) -> str:
        if not self.allowed or (key not in self.texts and len(self.texts) >= self.room):
            return ""
        self.texts[key] = text
        return "1"

    def erase(self, key: str) -> None:
        self.texts.pop(key, None)


@pytest.fixture(params=["memory", "files", "browser", "refusing browser", "folder that cannot be made"])
def backend(request: pytest.FixtureRequest, tmp_path: Path) -> Backend:
    blocked = tmp_path / "a file"
    blocked.write_text("in the way")
    made: dict[str, Backend] = {
        "memory": MemoryBackend(),
        "files": FileBackend(tmp_path / "new" / "folder"),
        "browser": BrowserBackend(LocalStorage()),
        "refusing browser": BrowserBackend(LocalStorage(allowed=False)),
        "folder that cannot be made": FileBackend(blocked),
    }
    return made[request.param]


def test_reads_back_what_was_written(backend: Backend) -> None:
    assert backend.read("match.euchre") is None
    for text in ("record 1\nhand\n", "", "Grüße, 日本 \u2663\r\n"):
        backend.write("match.euchre", text)
        assert backend.read("match.euchre") == text
    backend.write("preferences.json", "{}")
    backend.delete("match.euchre")
    backend.delete("never written")
    assert backend.read("match.euchre") is None
    assert backend.read("preferences.json") == "{}"


def test_files_outlive_the_game(tmp_path: Path) -> None:
    first = FileBackend(tmp_path)
    first.write("match.euchre", "record 1\n")
    assert first.keeps
    assert FileBackend(tmp_path).read("match.euchre") == "record 1\n"
    assert [file.name for file in tmp_path.iterdir()] == ["match.euchre"]


def test_a_file_that_is_no_text_is_seen_to_be_broken(tmp_path: Path) -> None:
    """None would mean that there is no match, and the next one would be written over what may still be mended."""
    (tmp_path / "match.euchre").write_bytes(b"\xff\xfe\x00bad")
    (tmp_path / "folder").mkdir()
    backend = FileBackend(tmp_path)
    assert backend.read("match.euchre") == "\\xff\\xfe\x00bad"
    assert backend.read("folder") is None
    backend.write("match.euchre", "better")
    assert backend.read("match.euchre") == "better"


def test_keys_never_leave_the_folder(tmp_path: Path) -> None:
    backend = FileBackend(tmp_path / "inside")
    backend.write("../outside", "x")
    assert backend.read("../outside") == "x"
    assert [file.name for file in tmp_path.iterdir()] == ["inside"]


def test_a_failed_write_keeps_the_old_file_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    backend = FileBackend(tmp_path)
    backend.write("match.euchre", "old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "replace", full)
        backend.write("match.euchre", "new")
    assert not backend.keeps
    assert backend.read("match.euchre") == "new"
    assert FileBackend(tmp_path).read("match.euchre") == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["match.euchre"]
    backend.write("match.euchre", "newer")
    assert FileBackend(tmp_path).read("match.euchre") == "newer"


def test_a_full_browser_falls_back_to_memory() -> None:
    storage = LocalStorage(room=1)
    backend = BrowserBackend(storage)
    backend.write("one", "1")
    assert backend.keeps
    backend.write("two", "2")
    assert not backend.keeps
    assert (backend.read("one"), backend.read("two")) == ("1", "2")
    assert storage.texts == {f"{APPLICATION}/one": "1"}


def test_a_refusing_browser_is_told_at_once() -> None:
    assert not BrowserBackend(LocalStorage(allowed=False)).keeps
    assert BrowserBackend(LocalStorage()).keeps


def test_the_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EUCHRE_HOME", str(tmp_path / "mine"))
    backend = open_backend()
    backend.write("a", "b")
    assert (tmp_path / "mine" / "a").read_text() == "b"


@pytest.mark.parametrize(
    ("system", "variable", "expected"),
    [
        ("linux", "XDG_DATA_HOME", "{base}/three-handed-euchre"),
        ("win32", "APPDATA", "{base}/three-handed-euchre"),
    ],
)
def test_each_system_has_its_folder(
    system: str, variable: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("EUCHRE_HOME", raising=False)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv(variable, str(tmp_path))
    assert data_folder().as_posix() == expected.format(base=tmp_path.as_posix())
    monkeypatch.delenv(variable)
    assert data_folder().name == APPLICATION
