"""The guided first hand: a fixed match, and what a coach says before each move of it. No pygame.

The record in assets/first-hand.euchre holds every move of all three seats, and the coach's pages in its comments.
"""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.engine.actions import Action
from game.engine.cards import Card, card
from game.engine.events import Event
from game.records import MatchRecord, Statement, read_record
from game.session import NAMES, Session

FILE: Final = Path(__file__).resolve().parent.parent / "assets" / "first-hand.euchre"
SAY: Final = "say"
"""A page to read."""
ASK: Final = "ask"
"""A page that waits for the human's next move."""
TRY: Final = "try"
"""A page that waits for a card which the rules refuse."""
_LEVELS: Final = ("beginner", "beginner")


@dataclass(frozen=True, slots=True)
class Page:
    """What the coach says at one moment."""

    kind: str
    """SAY, ASK or TRY."""
    key: str
    """The words are "lesson.KEY" of the catalogue, with "lesson.KEY.title" over them."""
    about: tuple[str, ...]
    """What they speak of: "hand", "card:JD", "plate:1", …; the lesson's file lists all."""
    card: Card | None = None
    """The card to try."""


@dataclass(frozen=True)
class Lesson:
    """The match, and by the number of statements made so far the pages that come before the next."""

    record: MatchRecord
    pages: tuple[tuple[Page, ...], ...]

    @property
    def length(self) -> int:
        """How many pages there are in all."""
        return sum(len(each) for each in self.pages)

    def pages_before(self, statements: int) -> int:
        """How many pages there are before those of this moment."""
        return sum(len(each) for each in self.pages[:statements])


class LessonSession(Session):
    """A match that goes exactly as the lesson's record says, whoever sits where. It saves nothing."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(MatchRecord(rules=lesson.record.rules, players=NAMES), 0, _LEVELS)
        self.lesson = lesson

    @property
    def made(self) -> int:
        """How many statements of the record have been made."""
        return len(self.record.entries)

    @property
    def finished(self) -> bool:
        """Whether the record is at its end."""
        return self.made >= len(self.lesson.record.entries)

    @property
    def next_action(self) -> Action:
        """What the record says next; IndexError at its end."""
        entry = self.lesson.record.entries[self.made]
        assert isinstance(entry, Statement)
        return entry.action

    def deal(self) -> tuple[Event, ...]:
        """Deal the record's next hand."""
        return self._act(None, self.next_action)

    def think(self, budget_ms: float) -> bool:
        """The computer players know what to do."""
        if self.computers_turn:
            self._decided = self.next_action
        return self._decided is not None

    def suggestion(self) -> Action:
        """What the record has the human do."""
        return self.next_action


@lru_cache(maxsize=1)
def load() -> Lesson:
    """The lesson of assets/first-hand.euchre. Raises OSError or RecordError when it is missing or breaks the rules."""
    return parse(FILE.read_text("utf-8"), FILE.name)


def parse(text: str, name: str = "lesson") -> Lesson:
    """A lesson from its record with the coach's comments. Raises RecordError or ValueError."""
    record = read_record(text, name)
    pages: list[list[Page]] = [[]]
    for line in text.splitlines():
        words = line.split()
        if words[:1] == ["#"] and len(words) > 2 and words[1] in (SAY, ASK, TRY):
            pages[-1].append(_page(words[1:]))
        elif words and (words[0] == "hand" or words[0].isdigit()):
            pages.append([])
    return Lesson(record, tuple(tuple(each) for each in pages))


def _page(words: list[str]) -> Page:
    if words[0] == TRY:
        return Page(TRY, words[2], tuple(words[3:]), card(words[1]))
    return Page(words[0], words[1], tuple(words[2:]))
