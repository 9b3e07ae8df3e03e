"""Where saves, preferences and statistics are kept: the only code that knows files or localStorage."""

import contextlib
import os
import sys
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import quote

APPLICATION = "three-handed-euchre"
"""Names the folder natively, and prefixes the keys in the browser (pages of one host share their storage)."""


class Backend(Protocol):
    """Texts by key. Nothing here raises, whatever the disk or the browser does."""

    @property
    def keeps(self) -> bool:
        """Whether what is written outlives the game. Once storing failed: false, and the game should say so."""

    def read(self, key: str) -> str | None:
        """The text last written under this key; None where there is none that can be read."""

    def write(self, key: str, text: str) -> None:
        """Keep this text under this key, at least until the game ends."""

    def delete(self, key: str) -> None:
        """Forget the key."""


class MemoryBackend:
    """Keeps nothing once the game ends."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    @property
    def keeps(self) -> bool:
        """Never."""
        return False

    def read(self, key: str) -> str | None:
        """The text last written under this key."""
        return self._texts.get(key)

    def write(self, key: str, text: str) -> None:
        """Keep this text until the game ends."""
        self._texts[key] = text

    def delete(self, key: str) -> None:
        """Forget the key."""
        self._texts.pop(key, None)


class FileBackend:
    """A file for each key in one folder. A text that cannot be stored is kept in memory."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._unstored = MemoryBackend()
        self._keeps = True

    @property
    def keeps(self) -> bool:
        """Whether everything so far could be stored."""
        return self._keeps

    def read(self, key: str) -> str | None:
        """The text last written under this key; None when there is no such file.

        What is no UTF-8 is told by escapes: whoever reads it sees that it is broken, and can put it aside.
        """
        text = self._unstored.read(key)
        if text is None:
            with contextlib.suppress(OSError, ValueError):
                return self._file(key).read_bytes().decode(errors="backslashreplace")
        return text

    def write(self, key: str, text: str) -> None:
        """Replace the key's file in one step: a process killed meanwhile leaves the old text or the new."""
        file = self._file(key)
        draft = file.with_name(f"{file.name}.{os.getpid()}.new")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            draft.write_bytes(text.encode())
            os.replace(draft, file)
        except (OSError, UnicodeError):
            self._keeps = False
            self._unstored.write(key, text)
            with contextlib.suppress(OSError):
                draft.unlink(missing_ok=True)
        else:
            self._unstored.delete(key)

    def delete(self, key: str) -> None:
        """Remove the key's file."""
        self._unstored.delete(key)
        with contextlib.suppress(OSError):
            self._file(key).unlink(missing_ok=True)

    def _file(self, key: str) -> Path:
        return self._folder / quote(key, safe=" ")


class BrowserBackend:
    """The browser's localStorage, by the page's script, which catches refusals (itch.io frames, private tabs)."""

    def __init__(self, bridge: Any) -> None:
        self._bridge = bridge
        self._unstored = MemoryBackend()
        self._keeps = str(bridge.keeps()) == "1"

    @property
    def keeps(self) -> bool:
        """Whether the browser lets us store, and everything so far could be stored."""
        return self._keeps

    def read(self, key: str) -> str | None:
        """The text last written under this key."""
        text = self._unstored.read(key)
        if text is None:
            answer = str(self._bridge.read(f"{APPLICATION}/{key}"))  # "" for none, else "=" and the text
            return answer[1:] if answer else None
        return text

    def write(self, key: str, text: str) -> None:
        """Store this text; where the browser refuses or is full, keep it until the page closes."""
        if str(self._bridge.write(f"{APPLICATION}/{key}", text)) == "1":
            self._unstored.delete(key)
        else:
            self._keeps = False
            self._unstored.write(key, text)

    def delete(self, key: str) -> None:
        """Forget the key."""
        self._unstored.delete(key)
        self._bridge.erase(f"{APPLICATION}/{key}")


def open_backend() -> Backend:
    """The browser's storage in a page, else files in the user's data folder (or $EUCHRE_HOME)."""
    if sys.platform != "emscripten":
        return FileBackend(data_folder())
    import platform

    return BrowserBackend(platform.window.euchre)


def data_folder() -> Path:
    """Where this system keeps an application's data for this user; $EUCHRE_HOME where that is set."""
    if chosen := os.environ.get("EUCHRE_HOME"):
        return Path(chosen)
    try:
        home = Path.home()
    except RuntimeError:  # no home at all: nothing can be kept, which the first write finds out
        home = Path("/nonexistent")
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / APPLICATION
