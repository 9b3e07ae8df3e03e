"""Before a match: who plays, how fast, and by which rules."""

from collections.abc import Sequence
from typing import ClassVar

from game.engine.house_rules import CHOICES
from game.scenes.host import Host, first_visit, start_lesson
from game.scenes.house_rules import HouseRulesScene, summary, value_words
from game.scenes.house_rules import changed as changed_rules
from game.scenes.settings import changed, opponents, options
from game.scenes.sheet import Foot, SheetScene
from game.storage.preferences import SPEEDS
from game.text import t
from game.widgets.button import Style
from game.widgets.control import Control
from game.widgets.form import Form


class NewMatchScene(SheetScene):
    """A few choices and the button that deals."""

    name: ClassVar[str] = "new-match"
    overlay: ClassVar[bool] = True
    width: ClassVar[float] = 620

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._ends = host.saves.load() is not None  # a match that is over is not kept, though its table is still seen

    def heading(self) -> str:
        """New match."""
        return t("menu.new_match")

    def prose(self) -> Sequence[str]:
        """What it costs to begin, and the rules."""
        lines = [t("new_match.ends")] if self._ends else []
        return (*lines, summary(self.host.preferences.rules))

    def fill(self, form: Form) -> None:
        """The choices."""
        chosen = self.host.preferences
        if self._ends:
            form.text(t("new_match.ends"), colour=self.host.palette.danger)
        if first_visit(self.host):
            learn = t("menu.learn")
            form.link(Control("learn", learn, learn, command="learn"), t("menu.learn.why"))
        form.choice(
            t("rule.target"),
            [
                Control(
                    f"rule target={value}",
                    value_words("target", value),
                    t("common.value_of", title=t("rule.target"), value=value),
                    command=f"rule target={value}",
                    pressed=value == chosen.rules.target,
                )
                for value in CHOICES["target"]
            ],
        )
        form.choice(t("settings.speed"), options("speed", SPEEDS, self.host.speed))
        opponents(form, self.host)
        house = t("rules.house")
        form.link(Control("house-rules", house, house, command="house-rules"), summary(chosen.rules))

    def feet(self) -> Sequence[Foot]:
        """Deal."""
        words = t("new_match.deal")
        return ((Control("start-match", words, words, command="start-match", hotkey="d"), Style.PRIMARY, "play"),)

    def activate(self, control_id: str) -> None:
        """Take over a value, or begin."""
        preferences = self.host.preferences
        if control_id == "start-match":
            self.host.saves.clear()
            self.host.set_preferences(preferences.but(met=True))
            self.host.start_match()
        elif control_id == "learn":
            start_lesson(self.host)
        elif control_id == "house-rules":
            self.host.push(HouseRulesScene(self.host))
        elif control_id.startswith("rule "):
            self.host.audio.cue("button")
            self.host.set_preferences(preferences.but(rules=changed_rules(preferences.rules, control_id)))
        else:
            after = changed(preferences, control_id)
            if after is None:
                super().activate(control_id)
            else:
                self.host.audio.cue("button")
                self.host.set_preferences(after)
