"""The sheets over the guided first hand: what a hand came to and why, and its menu."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from game.engine.house_rules import HouseRules
from game.scenes.hand_result import HandResult
from game.scenes.host import Host
from game.scenes.pause import PauseScene
from game.scenes.results import HandOverScene
from game.scenes.sheet import Foot
from game.text import t
from game.widgets.button import Style
from game.widgets.control import Control
from game.widgets.form import Form


class LessonResultScene(HandOverScene):
    """What a hand of the lesson came to, and why."""

    name: ClassVar[str] = "lesson-hand-over"

    def __init__(
        self, host: Host, result: HandResult, on_command: Callable[[str], None], text: str, *, last: bool
    ) -> None:
        super().__init__(host, result, on_command)
        self.text = text
        self.last = last
        self._said = False

    def entered(self) -> None:
        """The match has told the score; why it is so is said here, once."""
        if not self._said:
            self._said = True
            self.host.announce(self.text)

    def prose(self) -> Sequence[str]:
        """The table in words, and the reason."""
        return (*super().prose(), self.text)

    def fill(self, form: Form) -> None:
        """The reason, and the table."""
        form.text(self.text)
        form.gap(6)
        super().fill(form)

    def feet(self) -> Sequence[Foot]:
        """On to the second hand, or to a match of one's own."""
        if self.last:
            return (
                _foot("menu", "common.menu", Style.PLAIN, "menu", "escape"),
                _foot("new-match", "menu.new_match", Style.PRIMARY, "spade", "n"),
            )
        return (
            _foot("skip", "lesson.skip", Style.PLAIN, "close", "escape"),
            _foot("next-hand", "result.next_hand", Style.PRIMARY, "forward", "n"),
        )


class LessonPauseScene(PauseScene):
    """The menu over the lesson."""

    def __init__(self, host: Host, leave: Callable[[], None], rules: HouseRules | None = None) -> None:
        super().__init__(host, rules)
        self._leave = leave

    def prose(self) -> Sequence[str]:
        """That nothing of it counts."""
        return (t("lesson.pause"),)

    def entries(self) -> Sequence[tuple[str, str, str]]:
        """Without a new match."""
        return [each for each in super().entries() if each[0] not in ("new-match", "menu")] + [
            ("skip", "lesson.skip.name", "close")
        ]

    def activate(self, control_id: str) -> None:
        """Go there, or leave."""
        if control_id == "skip":
            self._leave()
        else:
            super().activate(control_id)


def _foot(command: str, key: str, style: Style, icon: str, hotkey: str) -> Foot:
    return Control(command, t(key), t(key), command=command, hotkey=hotkey), style, icon
