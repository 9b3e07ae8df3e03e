"""Lays out the content of a sheet: headings, text, switches and choices below each other."""

from collections.abc import Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.widgets.button import TOUCH, ButtonSprite, Kit, Style, button_width
from game.widgets.compose import blend
from game.widgets.control import Control
from game.widgets.element import Element
from game.widgets.label import Label
from game.widgets.row import INSET, LinkSprite, RowSprite, ToggleSprite
from game.widgets.shapes import rounded_rect
from game.widgets.theme import Colour
from game.widgets.vector import fast

BESIDE = 560
"""From this width in units a choice's values stand beside its title, where they fit."""


class Form:
    """A column of content. `elements` are made as it grows; `bottom` is where the next one would stand."""

    def __init__(self, kit: Kit, left: int, top: int, width: int) -> None:
        self.kit = kit
        self.left = left
        self.top = top
        self.width = width
        self.bottom = top
        self.elements: list[Element] = []
        self.lines: list[tuple[str, str]] = []
        """Its headings and paragraphs in words: "heading" or "text", and what they say."""
        self._swatches: dict[str, Colour] = {}

    @property
    def height(self) -> int:
        """How high the content is by now, in device pixels."""
        return self.bottom - self.top

    def gap(self, units: float) -> None:
        """Leave room."""
        self.bottom += self.kit.metrics.px(units)

    def heading(self, words: str) -> None:
        """A heading of a part, with a hairline below."""
        metrics, palette = self.kit.metrics, self.kit.palette
        self.lines.append(("heading", words))
        if self.elements:
            self.gap(20)
        self._add(
            Label(words, metrics.font(21), palette.text, (self.left, self.bottom), width=self.width, display=True)
        )
        self.gap(5)
        line = Surface((self.width, max(1, metrics.px(1))))
        line.fill(palette.panel_edge)
        self._add(Element(line, (self.left, self.bottom)))
        self.gap(8)

    def text(
        self,
        words: str,
        *,
        muted: bool = False,
        units: float = 16,
        colour: Colour | None = None,
        align: str = "left",
    ) -> None:
        """A paragraph."""
        palette = self.kit.palette
        self.lines.append(("text", words))
        ink = colour or (palette.muted if muted else palette.text)
        size, at = self.kit.metrics.font(units), (self.left, self.bottom)
        self._add(Label(words, size, ink, at, width=self.width, align=align))
        self.gap(8)

    def label(self, label: Label) -> None:
        """A paragraph that draws itself in a way of its own."""
        self.lines.append(("text", label.text))
        label.move_to((self.left, self.bottom))
        self._add(label)
        self.gap(8)

    def picture(self, picture: Surface, *, align: str = "left", indent: int = 0) -> None:
        """A drawing, `indent` pixels from the left."""
        spare = max(0, self.width - picture.get_width())
        left = self.left + (spare // 2 if align == "center" else indent)
        self._add(Element(picture, (left, self.bottom)))
        self.gap(10)

    def toggle(self, control: Control, explanation: str = "") -> None:
        """A switch. The words in it line up with those of the other rows."""
        control = _described(control, explanation)
        inset = self.kit.metrics.px(INSET)
        at = (self.left - inset, self.bottom)
        self._row(ToggleSprite(control, at, self.width + 2 * inset, self.kit, explanation=explanation))
        self.gap(8)

    def link(self, control: Control, explanation: str = "") -> None:
        """A row that leads on to another screen."""
        control = _described(control, explanation)
        self._row(LinkSprite(control, (self.left, self.bottom), self.width, self.kit, explanation=explanation))
        self.gap(14)

    def choice(
        self, title: str, options: Sequence[Control], explanation: str = "", swatches: Sequence[Colour] = ()
    ) -> None:
        """One of a few values: a title, what it means, and a chip for each value, with a dot of its colour if given."""
        options = [_described(each, explanation if place == 0 else "") for place, each in enumerate(options)]
        self._swatches = dict(zip((each.id for each in options), swatches, strict=False))
        px, font = self.kit.metrics.px, self.kit.metrics.font
        gap = px(8)
        widths = [button_width(each, self.kit, Style.CHIP, font=16) for each in options]
        row = sum(widths) + gap * (len(widths) - 1)
        beside = self.width >= px(BESIDE) and row <= self.width * 0.58
        words_width = self.width - row - px(20) if beside else self.width
        start = self.bottom
        title_label = Label(title, font(17), self.kit.palette.text, (self.left, start), width=words_width)
        words: list[Label] = [title_label]
        if explanation:
            below = start + title_label.home.height + px(2)
            words.append(Label(explanation, font(14), self.kit.palette.muted, (self.left, below), width=words_width))
        words_height = words[-1].home.bottom - start
        self.elements.extend(words)
        if beside:
            height = max(words_height, px(TOUCH))
            for each in words:
                each.move_to((each.home.x, each.home.y + (height - words_height) // 2))
            self._chips(options, widths, self.left + self.width - row, start + (height - px(TOUCH)) // 2)
            self.bottom = start + height
        else:
            self.bottom = self._grid(options, widths, start + words_height + px(6))
        self.gap(14)

    def stepper(self, title: str, less: Control, more: Control, part: float, value: str) -> None:
        """A value that goes up and down: a bar between two buttons."""
        px, font = self.kit.metrics.px, self.kit.metrics.font
        side = px(TOUCH)
        start = self.bottom
        bar_width = px(120)
        value_width = px(64) if self.kit.metrics.text < 1.3 else px(84)
        whole = 2 * side + bar_width + value_width + px(24)
        beside = self.width >= px(BESIDE)
        label = Label(title, font(17), self.kit.palette.text, (self.left, start), width=None)
        self.elements.append(label)
        if beside:
            left, top = self.left + self.width - whole, start
            label.move_to((self.left, start + (side - label.home.height) // 2))
        else:
            left, top = self.left, start + label.home.height + px(6)
        for control, x, icon in (
            (less, left, "minus"),
            (more, left + side + bar_width + px(24), "plus"),
        ):
            self.elements.append(ButtonSprite(control, Rect(x, top, side, side), self.kit, Style.CHIP, icon=icon))
        bar = self._bar((bar_width, px(10)), part)
        self.elements.append(Element(bar, (left + side + px(12), top + (side - bar.get_height()) // 2)))
        shown = Label(value, font(16), self.kit.palette.muted, (0, 0))
        x = left + 2 * side + bar_width + px(24) + px(12)
        shown.move_to((x, top + (side - shown.home.height) // 2))
        self.elements.append(shown)
        self.bottom = top + side
        self.gap(14)

    def button(
        self, control: Control, style: Style = Style.PLAIN, *, icon: str | None = None, height: float = 52
    ) -> None:
        """A button as wide as the column."""
        box = Rect(self.left, self.bottom, self.width, max(self.kit.metrics.px(height), self.kit.metrics.font(34)))
        self.elements.append(ButtonSprite(control, box, self.kit, style, icon=icon))
        self.bottom = box.bottom
        self.gap(10)

    def side_by_side(self, entries: Sequence[tuple[Control, str | None]], *, height: float = 46) -> None:
        """Buttons on one line, each as wide as its words ask for, without icons where that helps; below each other
        where even so their words do not fit."""
        px, gap = self.kit.metrics.px, self.kit.metrics.px(10)
        for icons, font in ((True, 17), (False, 17), (False, 15.5)):
            widths = [
                button_width(each, self.kit, font=font, icon=icons and icon is not None) for each, icon in entries
            ]
            spare = self.width - sum(widths) - gap * (len(entries) - 1)
            if spare >= 0 and len(entries) > 1:
                break
        else:
            for control, icon in entries:
                self.button(control, icon=icon, height=height)
            return
        left, high = self.left, max(px(height), self.kit.metrics.font(34))
        for place, ((control, icon), width) in enumerate(zip(entries, widths, strict=True)):
            last = place == len(entries) - 1
            width = self.left + self.width - left if last else width + spare // len(entries)
            box = Rect(left, self.bottom, width, high)
            self.elements.append(ButtonSprite(control, box, self.kit, icon=icon if icons else None, font=font))
            left = box.right + gap
        self.bottom += high
        self.gap(10)

    def buttons(self, entries: Sequence[tuple[Control, str]]) -> None:
        """Buttons with icons below each other, or two on a line where the column is wide."""
        px = self.kit.metrics.px
        columns = 2 if self.width >= px(480) else 1
        height = max(px(52), self.kit.metrics.font(34))
        gap = px(10)
        width = (self.width - gap * (columns - 1)) // columns
        for place, (control, icon) in enumerate(entries):
            line, column = divmod(place, columns)
            box = Rect(self.left + column * (width + gap), self.bottom + line * (height + gap), width, height)
            self.elements.append(ButtonSprite(control, box, self.kit, icon=icon))
        self.bottom += -(-len(entries) // columns) * (height + gap)

    def chips(self, controls: Sequence[Control]) -> None:
        """Small buttons side by side, as wide as their words, in as many lines as they need."""
        px = self.kit.metrics.px
        gap, height = px(8), max(px(TOUCH), self.kit.metrics.font(26))
        left, top = self.left, self.bottom
        for each in controls:
            width = min(self.width, button_width(each, self.kit, Style.PLAIN, font=15) - px(8))
            if left > self.left and left + width > self.left + self.width:
                left, top = self.left, top + height + gap
            self.elements.append(ButtonSprite(each, Rect(left, top, width, height), self.kit, font=15))
            left += width + gap
        self.bottom = top + height
        self.gap(12)

    def _chips(self, options: Sequence[Control], widths: Sequence[int], left: int, top: int) -> int:
        """Place chips from left to right, as wide as their words; returns where they end."""
        px = self.kit.metrics.px
        for control, width in zip(options, widths, strict=True):
            self._chip(control, Rect(left, top, width, px(TOUCH)))
            left += width + px(8)
        return top + px(TOUCH)

    def _grid(self, options: Sequence[Control], widths: Sequence[int], top: int) -> int:
        """Place chips of one width in as few full lines as their words allow; returns where they end."""
        px = self.kit.metrics.px
        gap, least = px(8), max(round(max(widths) * 0.83), px(TOUCH))
        columns = max(1, min(len(options), (self.width + gap) // (least + gap)))
        lines = -(-len(options) // columns)
        columns = -(-len(options) // lines)
        height = max(px(TOUCH), self.kit.metrics.font(26))
        for line in range(lines):
            row = options[line * columns : (line + 1) * columns]
            width = (self.width - gap * (len(row) - 1)) // len(row)
            for column, control in enumerate(row):
                box = Rect(self.left + column * (width + gap), top + line * (height + gap), width, height)
                self._chip(control, box)
        return top + lines * (height + gap) - gap

    def _chip(self, control: Control, box: Rect) -> None:
        swatch = self._swatches.get(control.id)
        self.elements.append(ButtonSprite(control, box, self.kit, Style.CHIP, font=16, swatch=swatch))

    def _bar(self, size: tuple[int, int], part: float) -> Surface:
        palette = self.kit.palette
        bar = Surface(size, pygame.SRCALPHA)
        blend(bar, rounded_rect(size, size[1] // 2, palette.raised, palette.panel_edge, 1), (0, 0))
        filled = (max(size[1], round(size[0] * part)), size[1])
        if part > 0:
            blend(bar, rounded_rect(filled, size[1] // 2, palette.card), (0, 0))
        return fast(bar)

    def _add(self, element: Element) -> None:
        self.elements.append(element)
        self.bottom += element.home.height

    def _row(self, row: RowSprite) -> None:
        self.elements.append(row)
        self.bottom += row.home.height - 2 * row.margin


def _described(control: Control, explanation: str) -> Control:
    return replace(control, description=explanation) if explanation else control
