"""The rules of the game in plain words, with drawn cards."""

from collections.abc import Sequence
from typing import ClassVar, Final

import pygame
from pygame import Surface

from game.engine.cards import cards, is_left_bower, is_right_bower, suit
from game.engine.house_rules import HouseRules
from game.scenes.host import Host
from game.scenes.sheet import SheetScene
from game.table.card_faces import Mark, card_face, card_height, card_shadow, shadow_offset
from game.text import t
from game.widgets.compose import blend
from game.widgets.form import Form
from game.widgets.metrics import Metrics

SECTIONS: Final = ("aim", "cards", "table", "bidding", "exchange", "dummy", "alone", "play", "score", "winning")
PICTURES: Final[dict[str, tuple[str, str]]] = {
    "cards": ("JH JD AH KH QH TH 9H", "H"),
    "play": ("KC JS QC", "C"),
}
"""A section's drawn cards, and the trump they are drawn for; "rules.SECTION.caption" says what they show."""


class RulesScene(SheetScene):
    """One long sheet with a heading for each part. The points are those of the rules it is given."""

    name: ClassVar[str] = "rules"
    overlay: ClassVar[bool] = True
    width: ClassVar[float] = 720

    def __init__(self, host: Host, rules: HouseRules | None = None) -> None:
        super().__init__(host)
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
        """The parts, one below the other."""
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


def row_picture(codes: str, trump: str, width: int, metrics: Metrics, *, four_colour: bool = False) -> Surface:
    """Cards side by side, overlapping where the width asks for it; the bowers of `trump` carry their marks."""
    shown, suit_of_trump = cards(codes), suit(trump)
    each_width = min(metrics.px(88), width // 4)
    gap = metrics.px(8)
    step = min(each_width + gap, (width - each_width - gap) // max(1, len(shown) - 1))
    margin = max(4, round(each_width * 0.1))
    height = card_height(each_width)
    picture = Surface((step * (len(shown) - 1) + each_width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
    offset = shadow_offset(each_width)
    for place, each in enumerate(shown):
        x = place * step + margin // 2
        mark: Mark | None = None
        if is_right_bower(each, suit_of_trump):
            mark = "right"
        elif is_left_bower(each, suit_of_trump):
            mark = "left"
        blend(picture, card_shadow(each_width), (x + offset[0], margin + offset[1]))
        blend(picture, card_face(each, each_width, four_colour=four_colour, mark=mark), (x, margin))
    return picture
