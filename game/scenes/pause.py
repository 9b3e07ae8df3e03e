"""The menu over a match."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from game.engine.house_rules import HouseRules
from game.scenes.glossary import GlossaryScene
from game.scenes.host import Host
from game.scenes.new_match import NewMatchScene
from game.scenes.rules import RulesScene
from game.scenes.settings import SettingsScene
from game.scenes.sheet import SheetScene
from game.text import t
from game.widgets.button import Style
from game.widgets.control import Control
from game.widgets.form import Form


class PauseScene(SheetScene):
    """Go on, change something, look something up, or leave. The match is saved all the time."""

    name: ClassVar[str] = "pause"
    overlay: ClassVar[bool] = True
    width: ClassVar[float] = 420
    low_width: ClassVar[float] = 640

    def __init__(
        self,
        host: Host,
        rules: HouseRules | None = None,
        take_back: Callable[[], None] | None = None,
        *,
        saved: bool = True,
    ) -> None:
        """`rules` are those of the match, which its rules are read by; None: those that are preferred.

        `take_back` goes back to before the human's last move, where there is one. `saved` tells whether the match
        is: one opened from a record is not while another is kept.
        """
        super().__init__(host)
        self._rules = rules
        self._take_back = take_back
        self._saved = saved

    def heading(self) -> str:
        """Paused."""
        return t("pause.title")

    def prose(self) -> Sequence[str]:
        """Whether anything is lost by leaving, or gained by taking back."""
        if not self.host.backend.keeps:
            return (t("settings.not_kept"),)
        if not self._saved:
            return (t("pause.not_saved"),)
        return (t("pause.saved"), *([t("pause.take_back.why")] if self._take_back is not None else []))

    def back(self) -> Control | None:
        """None: Resume stands among the entries."""
        return None

    def fill(self, form: Form) -> None:
        """The entries."""
        form.button(_control("resume", "pause.resume", "escape"), Style.PRIMARY, icon="play")
        keys = {"rules": "?", "take-back": "u"}
        form.buttons([(_control(each, words, keys.get(each)), icon) for each, words, icon in self.entries()])
        form.text(" ".join(self.prose()), muted=True, units=14)

    def entries(self) -> Sequence[tuple[str, str, str]]:
        """What there is beside going on: command, words and icon."""
        back = (("take-back", "pause.take_back", "undo"),) if self._take_back is not None else ()
        return (
            *back,
            ("settings", "menu.settings", "settings"),
            ("rules", "menu.rules", "rules"),
            ("glossary", "menu.glossary", "info"),
            ("new-match", "menu.new_match", "spade"),
            ("menu", "pause.leave", "back"),
        )

    def default(self) -> str | None:
        """Going on."""
        return "resume"

    def activate(self, control_id: str) -> None:
        """Go there."""
        self.host.audio.cue("button")
        if control_id == "resume":
            self.host.pop()
        elif control_id == "take-back" and self._take_back is not None:
            self._take_back()
        elif control_id == "settings":
            self.host.push(SettingsScene(self.host))
        elif control_id == "rules":
            self.host.push(RulesScene(self.host, self._rules))
        elif control_id == "glossary":
            self.host.push(GlossaryScene(self.host))
        elif control_id == "new-match":
            self.host.push(NewMatchScene(self.host))
        elif control_id == "menu":
            self.host.go_to_menu()


def _control(command: str, key: str, hotkey: str | None = None) -> Control:
    return Control(command, t(key), t(key), command=command, hotkey=hotkey)
