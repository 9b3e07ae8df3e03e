"""A row that is pressed as a whole: words on the left, something small on the right."""

from typing import Final

import pygame
from pygame import Rect, Surface

from game.text import t
from game.widgets.button import MARGIN, TOUCH, Kit, draw_focus
from game.widgets.compose import blend
from game.widgets.control import Control
from game.widgets.fonts import render
from game.widgets.label import paragraph
from game.widgets.shapes import icon, rounded_rect
from game.widgets.target import Target
from game.widgets.theme import mix
from game.widgets.vector import fast

INSET: Final = 8
"""From the edge of the row, which shows while it is pressed, to what stands in it, in units."""
SWITCH: Final = (52, 28)
"""The switch, in units."""


class RowSprite(Target):
    """A title and, below it, what it means. A subclass draws the right end."""

    plate = False
    """Whether the row stands on a plate of its own, like a button."""

    def __init__(
        self, control: Control, topleft: tuple[int, int], width: int, kit: Kit, *, explanation: str = ""
    ) -> None:
        self.kit = kit
        self.explanation = explanation
        margin = kit.metrics.px(MARGIN)
        words = self._words(control, width)
        height = max(kit.metrics.px(TOUCH), words.get_height() + 2 * kit.metrics.px(10 if self.plate else 6))
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
        image = Surface((self._size[0] + 2 * margin, self._size[1] + 2 * margin), pygame.SRCALPHA)
        row = Rect((margin, margin), self._size)
        if self.focused:
            draw_focus(image, self.kit)
        fill = palette.raised if self.plate else palette.panel
        if self.held:
            fill = mix(palette.raised, palette.shadow, 0.25 if self.plate else 0.1)
        elif self.hovered:
            fill = mix(palette.raised, (255, 255, 255), 0.08) if self.plate else mix(palette.panel, palette.raised, 0.5)
        if self.plate or self.held or self.hovered:
            edge = palette.panel_edge if self.plate else None
            blend(image, rounded_rect(row.size, metrics.px(12), fill, edge, max(1, metrics.px(1))), row)
        words = self._words(control, row.width)
        inset = metrics.px(INSET + (6 if self.plate else 0))
        blend(image, words, (row.left + inset, row.centery - words.get_height() // 2))
        self.draw_end(image, row.inflate(-2 * inset, 0), control)
        self.set_image(fast(image))

    def draw_end(self, image: Surface, row: Rect, control: Control) -> None:
        """Draw what stands at the right end of `row`."""

    def end_width(self) -> int:
        """How much room that takes, in device pixels."""
        return 0

    def _words(self, control: Control, width: int) -> Surface:
        """Title and explanation as one picture."""
        metrics, palette = self.kit.metrics, self.kit.palette
        inset = metrics.px(INSET + (6 if self.plate else 0))
        room = max(metrics.px(60), width - 2 * inset - self.end_width() - metrics.px(12))
        title = paragraph(control.label, metrics.font(17), palette.text, room)
        if not self.explanation:
            return title
        below = paragraph(self.explanation, metrics.font(14), palette.muted, room)
        gap = metrics.px(2)
        size = (max(title.get_width(), below.get_width()), title.get_height() + gap + below.get_height())
        both = Surface(size, pygame.SRCALPHA)
        blend(both, title, (0, 0))
        blend(both, below, (0, title.get_height() + gap))
        return both


class ToggleSprite(RowSprite):
    """A switch. Its state is told by the knob's place, a word and colour."""

    def end_width(self) -> int:
        """The switch and its word."""
        metrics = self.kit.metrics
        words = (render(t(key), metrics.font(15), self.kit.palette.muted) for key in ("common.on", "common.off"))
        return metrics.px(SWITCH[0] + 8) + max(word.get_width() for word in words)

    def draw_end(self, image: Surface, row: Rect, control: Control) -> None:
        """The switch, with its word on its left."""
        metrics, palette = self.kit.metrics, self.kit.palette
        switch = Rect(0, 0, metrics.px(SWITCH[0]), metrics.px(SWITCH[1]))
        switch.midright = row.midright
        on = bool(control.pressed)
        fill, edge = (palette.card, palette.card) if on else (palette.panel, palette.muted)
        blend(image, rounded_rect(switch.size, switch.height // 2, fill, edge, max(1, metrics.px(1.5))), switch)
        side = switch.height - 2 * metrics.px(4)
        knob = Rect(0, 0, side, side)
        knob.center = (switch.right - switch.height // 2 if on else switch.left + switch.height // 2, switch.centery)
        blend(image, rounded_rect(knob.size, knob.height // 2, palette.felt if on else palette.muted), knob)
        word = render(t("common.on") if on else t("common.off"), metrics.font(15), palette.muted)
        blend(image, word, word.get_rect(midright=(switch.left - metrics.px(8), switch.centery)))


class LinkSprite(RowSprite):
    """Leads on to another screen, and says what is chosen there."""

    plate = True

    def end_width(self) -> int:
        """The arrow."""
        return self.kit.metrics.font(20)

    def draw_end(self, image: Surface, row: Rect, control: Control) -> None:
        """The arrow."""
        arrow = icon("forward", self.kit.metrics.font(20), self.kit.palette.muted)
        blend(image, arrow, arrow.get_rect(midright=row.midright))
