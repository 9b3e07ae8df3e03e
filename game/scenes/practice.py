"""A hand played again from some point, for trying what would have come of another way. Nothing of it is kept."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from game.engine.house_rules import HouseRules
from game.records import MatchRecord
from game.scenes.hand_result import HandResult
from game.scenes.host import Host
from game.scenes.pause import PauseScene
from game.scenes.playing import PlayingScene
from game.scenes.results import HandOverScene
from game.scenes.sheet import Foot
from game.session import NAMES, Session
from game.storage.saves import SavedMatch
from game.text import t
from game.widgets.button import Style
from game.widgets.control import Control


class PracticeScene(PlayingScene):
    """The table for one hand; when it is over, or left, what was below is shown again."""

    name: ClassVar[str] = "practice"

    def __init__(
        self,
        host: Host,
        record: MatchRecord,
        seed: int,
        levels: tuple[str, str],
        *,
        now: SavedMatch | None = None,
    ) -> None:
        """Play on from the end of `record`, or from `now`, which lies after it."""
        self._record, self._seed, self._levels = record, seed, levels
        south, west, east = record.players or NAMES
        self._start = SavedMatch(record.text, seed, (south, west, east), levels)
        self._said = now is not None
        """Whether it was said that this is not the match."""
        super().__init__(host, Session.resumed(now or self._start))

    def entered(self) -> None:
        """Say once that this is not the match."""
        super().entered()
        if not self._said:
            self._said = True
            self.explain(t("practice.begins"))

    def open_menu(self) -> None:
        """Over the table, with ways back in the hand and out of it."""
        back = self._take_back if self._before_last_move() is not None else None
        rules = self.session.view.rules
        self.host.push(PracticePauseScene(self.host, rules, back, again=self._again, leave=self.host.pop))

    def _before_last_move(self) -> SavedMatch | None:
        """Before the last move that was made here; what led up to it stays."""
        before = self.session.before_last_move()
        return before if before is not None and len(before.record) >= len(self._start.record) else None

    def _take_back(self) -> None:
        self._play_from(self._before_last_move())

    def _again(self) -> None:
        self._play_from(None)

    def _play_from(self, now: SavedMatch | None) -> None:
        again = PracticeScene(self.host, self._record, self._seed, self._levels, now=now)
        self.host.replace(again)

    def hand_ended(self, result: HandResult) -> None:
        """What came of it."""
        self.host.push(PracticeResultScene(self.host, result, self._after_result))

    def _after_result(self, command: str) -> None:
        """Once more, or back to the review."""
        if command == "again":
            self._again()
        else:
            self.host.pop()


class PracticePauseScene(PauseScene):
    """The menu over a hand that is played again. What it does there is done with the menu gone."""

    def __init__(
        self,
        host: Host,
        rules: HouseRules,
        take_back: Callable[[], None] | None,
        *,
        again: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        super().__init__(host, rules, take_back)
        self._ways = {"take-back": take_back, "again": again, "leave": leave}

    def prose(self) -> Sequence[str]:
        """That nothing of it counts."""
        return (t("practice.pause"),)

    def entries(self) -> Sequence[tuple[str, str, str]]:
        """Without a new match and the main menu: the way out leads to the review."""
        looks = [each for each in super().entries() if each[0] not in ("take-back", "new-match", "menu")]
        back = [each for each in super().entries() if each[0] == "take-back"]
        return [*back, ("again", "practice.again", "spade"), *looks, ("leave", "practice.back", "back")]

    def activate(self, control_id: str) -> None:
        """Go there, or go on elsewhere."""
        way = self._ways.get(control_id)
        if way is None:
            super().activate(control_id)
            return
        self.host.audio.cue("button")
        self.host.pop()
        way()


class PracticeResultScene(HandOverScene):
    """What came of a hand that was played again."""

    name: ClassVar[str] = "practice-over"

    def prose(self) -> Sequence[str]:
        """The table in words, and that it does not count."""
        return (*super().prose(), t("practice.pause"))

    def _ends(self) -> list[Foot]:
        again, back = t("practice.again"), t("practice.back")
        return [
            (Control("again", again, again, command="again", hotkey="r"), Style.PLAIN, "spade"),
            (Control("back", t("review.title"), back, command="back", hotkey="escape"), Style.PRIMARY, "back"),
        ]
