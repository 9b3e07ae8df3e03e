"""The rules of the game in plain words, with drawn cards."""

from collections.abc import Sequence
from typing import ClassVar, Final

from game.engine.house_rules import HouseRules
from game.scenes.glossary import GlossaryScene, TermScene, term_control
from game.scenes.host import Host, start_lesson
from game.scenes.sheet import SheetScene
from game.table.card_row import row_picture
from game.text import t
from game.widgets.control import Control
from game.widgets.form import Form

SECTIONS: Final = ("aim", "cards", "table", "bidding", "exchange", "dummy", "alone", "play", "score", "winning")
PICTURES: Final[dict[str, tuple[str, str]]] = {
    "cards": ("JH JD AH KH QH TH 9H", "H"),
    "play": ("KC JS QC", "C"),
}
"""A section's drawn cards, and the trump they are drawn for; "rules.SECTION.caption" says what they show."""
TERMS: Final[dict[str, tuple[str, ...]]] = {
    "aim": ("maker", "defender", "trick"),
    "cards": ("trump", "right", "left"),
    "table": ("dummy", "kitty", "upcard"),
    "bidding": ("order", "call", "turned_down", "stick"),
    "exchange": ("exchange",),
    "dummy": ("dummy",),
    "alone": ("alone",),
    "play": ("lead", "follow", "renege", "ruff", "void"),
    "score": ("march", "euchre"),
    "winning": ("fives",),
}
"""The terms that a section uses; each leads to its entry in the glossary."""


class RulesScene(SheetScene):
    """One long sheet with a heading for each part. The points are those of the rules it is given."""

    name: ClassVar[str] = "rules"
    overlay: ClassVar[bool] = True
    width: ClassVar[float] = 720
    arrows_scroll: ClassVar[bool] = True
    headed: ClassVar[bool] = True

    def __init__(self, host: Host, rules: HouseRules | None = None, *, learn: bool = False) -> None:
        """With `learn` it offers the guided hand; not where that would end what is being played."""
        super().__init__(host)
        self._learn = learn
        self._rules = rules or host.preferences.rules

    def heading(self) -> str:
        """How to play."""
        return t("menu.rules")

    def prose(self) -> Sequence[str]:
        """Everything it says."""
        lines: list[str] = []
        for section in SECTIONS:
            lines.append(t(f"rules.{section}.title"))
            if section in PICTURES:
                lines.append(t(f"rules.{section}.caption"))
            lines.extend(self._text(section).split("\n"))
        return lines

    def fill(self, form: Form) -> None:
        """The ways to learn by doing and to look things up, then the parts, one below the other."""
        if self._learn:
            learn = t("menu.learn")
            form.link(Control("learn", learn, learn, command="learn"), t("menu.learn.why"))
        glossary = t("menu.glossary")
        form.link(Control("glossary", glossary, glossary, command="glossary"), t("menu.glossary.why"))
        for section in SECTIONS:
            form.heading(t(f"rules.{section}.title"))
            for each in self._text(section).split("\n"):
                form.text(each)
            if section in PICTURES:
                codes, trump = PICTURES[section]
                four_colour = self.host.preferences.four_colour
                form.gap(4)
                form.picture(row_picture(codes, trump, form.width, self.metrics, four_colour=four_colour))
                form.text(t(f"rules.{section}.caption"), muted=True, units=14)
            form.gap(2)
            form.chips([term_control(each, section) for each in TERMS[section]])

    def activate(self, control_id: str) -> None:
        """Go to the lesson, the glossary, or the entry of a term."""
        kind, _, what = control_id.partition(" ")
        if control_id == "learn":
            start_lesson(self.host)
        elif control_id == "glossary":
            self.host.push(GlossaryScene(self.host))
        elif kind == "term":
            self.host.push(TermScene(self.host, what.partition(" ")[0]))
        else:
            super().activate(control_id)

    def help(self) -> None:
        """This is it."""

    def _text(self, section: str) -> str:
        rules = self._rules
        return t(
            f"rules.{section}.text",
            target=rules.target,
            deck=rules.deck,
            march=rules.march_points,
            lone_march=rules.lone_march_points,
            lone_defender=rules.lone_defender_points,
        )
