"""A row with words on the left and a switch on the right; the whole row is pressed."""

from typing import Final

import pygame
from pygame import Rect, Surface

from game.text import t
from game.widgets.button import MARGIN, TOUCH, Kit, draw_focus
from game.widgets.control import Control
from game.widgets.fonts import render
from game.widgets.label import paragraph
from game.widgets.shapes import rounded_rect
from game.widgets.target import Target
from game.widgets.theme import mix
from game.widgets.vector import fast

SWITCH: Final = (52, 28)
"""The switch, in units."""


class ToggleSprite(Target):
    """A switch with a title and, below it, what it does. The state is told by the knob's place, a word and colour."""

    def __init__(
        self, control: Control, topleft: tuple[int, int], width: int, kit: Kit, *, explanation: str = ""
    ) -> None:
        self.kit = kit
        self.explanation = explanation
        margin = kit.metrics.px(MARGIN)
        height = max(kit.metrics.px(TOUCH), self._words(control, width)[0].get_height() + 2 * kit.metrics.px(8))
        self._size = (width, height)
        image = Surface((width + 2 * margin, height + 2 * margin))
        super().__init__(control, image, (topleft[0] - margin, topleft[1] - margin), margin=margin)
        self.look_changed()

    def look_changed(self) -> None:
        """Redraw for the present control and look."""
        control = self.control
        if control is None:
            return
        metrics, palette, margin = self.kit.metrics, self.kit.palette, self.margin
        size = (self._size[0] + 2 * margin, self._size[1] + 2 * margin)
        image = Surface(size, pygame.SRCALPHA)
        if self.focused:
            draw_focus(image, self.kit)
        row = Rect((margin, margin), self._size)
        if self.held or self.hovered:
            fill = mix(palette.panel, palette.raised, 0.9 if self.held else 0.5)
            image.blit(rounded_rect(row.size, metrics.px(12), fill), row)
        words, _taken = self._words(control, row.width)
        image.blit(words, (row.left + metrics.px(8), row.centery - words.get_height() // 2))
        switch = Rect(0, 0, metrics.px(SWITCH[0]), metrics.px(SWITCH[1]))
        switch.midright = (row.right - metrics.px(8), row.centery)
        on = bool(control.pressed)
        fill, edge = (palette.card, palette.card) if on else (palette.panel, palette.muted)
        image.blit(rounded_rect(switch.size, switch.height // 2, fill, edge, max(1, metrics.px(1.5))), switch)
        knob = Rect(0, 0, switch.height - 2 * metrics.px(4), switch.height - 2 * metrics.px(4))
        knob.center = (switch.right - switch.height // 2 if on else switch.left + switch.height // 2, switch.centery)
        colour = palette.felt if on else palette.muted
        image.blit(rounded_rect(knob.size, knob.height // 2, colour), knob)
        word = render(t("common.on") if on else t("common.off"), metrics.font(15), palette.muted)
        image.blit(word, word.get_rect(midright=(switch.left - metrics.px(8), switch.centery)))
        self.set_image(fast(image))

    def _words(self, control: Control, width: int) -> tuple[Surface, int]:
        """Title and explanation as one picture, and the width that the switch and its word take."""
        metrics, palette = self.kit.metrics, self.kit.palette
        word = max(render(t(key), metrics.font(15), palette.muted).get_width() for key in ("common.on", "common.off"))
        taken = metrics.px(SWITCH[0] + 8 + 8 + 12) + word
        room = max(metrics.px(60), width - taken - metrics.px(8))
        title = paragraph(control.label, metrics.font(17), palette.text, room)
        if not self.explanation:
            return title, taken
        below = paragraph(self.explanation, metrics.font(14), palette.muted, room)
        gap = metrics.px(2)
        both = Surface(
            (max(title.get_width(), below.get_width()), title.get_height() + gap + below.get_height()), pygame.SRCALPHA
        )
        both.blit(title, (0, 0))
        both.blit(below, (0, title.get_height() + gap))
        return both, taken
