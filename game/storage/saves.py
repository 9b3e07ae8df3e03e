"""The interrupted match, so that a closed tab or a killed process loses nothing."""

import json
from dataclasses import asdict, dataclass
from typing import Final

from game.storage.backend import Backend

KEY: Final = "match"
ASIDE: Final = "match-unreadable"
"""Where what could not be read is put, so that nothing is lost."""
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """All that is needed to go on: the record says what has happened, the rest who plays and which deals come."""

    record: str
    """The match as text, record.md; the last hand may be unfinished."""
    seed: int
    """What the deals and the computer players are drawn from."""
    names: tuple[str, str, str]
    """By seat."""
    levels: tuple[str, str]
    """The computer players at West and East."""
    taken_back: int = 0
    """The number of the last hand, from 1, in which the human took a move back; 0: of none."""

    def to_json(self) -> str:
        """As kept in the backend."""
        return json.dumps({"version": VERSION, **asdict(self)})

    @classmethod
    def from_json(cls, text: str) -> "SavedMatch":
        """Read what was kept. Raises ValueError when it is not a saved match."""
        try:
            kept = json.loads(text)
        except RecursionError:
            raise ValueError("it is nested too deep") from None
        if not isinstance(kept, dict) or kept.get("version") != VERSION:
            raise ValueError("it is not a saved match of this version")
        record, seed = kept.get("record"), kept.get("seed")
        if not isinstance(record, str) or not record.strip():
            raise ValueError("it has no record")
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise ValueError("it has no seed")
        names, levels = _words(kept.get("names")), _words(kept.get("levels"))
        if len(names) != 3 or len(levels) != 2:
            raise ValueError("it does not say who plays")
        taken_back = kept.get("taken_back", 0)  # earlier versions kept none
        if not isinstance(taken_back, int) or isinstance(taken_back, bool) or taken_back < 0:
            raise ValueError("it does not say which move was taken back")
        return cls(record, seed, (names[0], names[1], names[2]), (levels[0], levels[1]), taken_back)


class Saves:
    """The one saved match in a store."""

    def __init__(self, store: Backend) -> None:
        self._store = store
        self.unreadable_now = False
        """Whether a saved match had to be put aside since the game started."""

    def save(self, match: SavedMatch) -> None:
        """Keep this match instead of the last."""
        self._store.write(KEY, match.to_json())

    def load(self) -> SavedMatch | None:
        """The saved match, or None. What cannot be read is put aside under another key and then gone from here."""
        text = self._store.read(KEY)
        if not text:
            return None
        try:
            return SavedMatch.from_json(text)
        except ValueError:
            self.set_aside()
            return None

    def set_aside(self) -> None:
        """Put the saved match aside: for a save that reads well but cannot be played on (a record of another time)."""
        text = self._store.read(KEY)
        if text:
            self.unreadable_now = True
            self._store.write(ASIDE, text)
            self._store.delete(KEY)

    def unreadable(self) -> str | None:
        """What was put aside, as it was kept; None when nothing was."""
        return self._store.read(ASIDE)

    def clear(self) -> None:
        """Forget the saved match: it is over, or given up."""
        self._store.delete(KEY)


def _words(value: object) -> list[str]:
    """A list of words as it is, anything else as none."""
    good = isinstance(value, list) and all(isinstance(each, str) and each for each in value)
    return list(value) if good and isinstance(value, list) else []
