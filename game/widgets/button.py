"""Buttons: a word, perhaps an icon, on a rounded plate."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

import pygame
from pygame import Rect, Surface

from game.widgets.compose import blend
from game.widgets.control import Control
from game.widgets.fonts import fit, render
from game.widgets.metrics import Metrics
from game.widgets.shapes import icon as draw_icon
from game.widgets.shapes import rounded_rect
from game.widgets.target import Target
from game.widgets.theme import Colour, Palette, mix
from game.widgets.vector import fast

TOUCH: Final = 44
"""The least side of anything that is pressed, in units."""
ANSWER_EDGE: Final = 2.0
"""How thick the golden edge of an answer is, in units."""
MARGIN: Final = 5
"""Room around a button's plate for the focus ring, in units."""


class Style(Enum):
    """What a button looks like."""

    PRIMARY = "primary"
    """Gold: the one thing that is the human's to do now."""
    ANSWER = "answer"
    """With a golden edge: one of some things that are the human's to choose from, none of which is advised."""
    PLAIN = "plain"
    QUIET = "quiet"
    """No plate until the pointer is over it."""
    DANGER = "danger"
    CHIP = "chip"
    """One of a few values; the one that is chosen is ivory and has a tick."""

    @property
    def bold(self) -> bool:
        """Whether the words are bold."""
        return self in (Style.PRIMARY, Style.ANSWER)


@dataclass(frozen=True, slots=True)
class Kit:
    """What every widget needs to draw itself."""

    metrics: Metrics
    palette: Palette


class ButtonSprite(Target):
    """A button for a control; `box` is where its plate stands, in device pixels.

    Its `set_control` redraws it when the control changes: label, enabled, pressed.
    """

    def __init__(
        self,
        control: Control,
        box: Rect,
        kit: Kit,
        style: Style = Style.PLAIN,
        *,
        icon: str | None = None,
        font: float = 17,
        align: str = "center",
        bold: bool | None = None,
        shows_label: bool = True,
        swatch: Colour | None = None,
        layer: int = 0,
    ) -> None:
        margin = kit.metrics.px(MARGIN)
        self.kit = kit
        self.style = style
        self.icon = icon
        self.font = font
        self.align = align
        self.shows_label = shows_label
        self.swatch = swatch
        """A colour that the value stands for, shown beside the word."""
        self.bold = style.bold if bold is None else bold
        self._size = box.size
        place = box.inflate(2 * margin, 2 * margin)
        super().__init__(control, Surface(place.size), place.topleft, margin=margin, layer=layer)
        self.look_changed()

    def place(self, box: Rect) -> None:
        """Stand with the plate at `box`, which may have another size."""
        self._size = box.size
        self.look_changed()
        self.move_to((box.x - self.margin, box.y - self.margin))

    def look_changed(self) -> None:
        """Redraw for the present control and look."""
        control = self.control
        if control is None:
            return
        margin = self.margin
        size = (self._size[0] + 2 * margin, self._size[1] + 2 * margin)
        image = Surface(size, pygame.SRCALPHA)
        plate = Rect((margin, margin), self._size)
        if self.focused:
            draw_focus(image, self.kit)
        ink = self._plate(image, plate, control)
        pressed_by = self.kit.metrics.px(1) if self.held and control.enabled else 0
        self._words(image, plate.move(0, pressed_by), control, ink)
        self.set_image(fast(image))

    def _plate(self, image: Surface, plate: Rect, control: Control) -> Colour:
        """Draw the plate; returns the colour of the words on it."""
        palette, px = self.kit.palette, self.kit.metrics.px
        radius = min(px(12), plate.height // 2)
        border: Colour | None = palette.panel_edge
        thick = 1.0
        if self.style is Style.PRIMARY:
            fill, ink, border = palette.gold, palette.gold_ink, mix(palette.gold, (255, 255, 255), 0.35)
        elif self.style is Style.ANSWER:
            fill, ink, border, thick = answer_fill(palette), palette.text, palette.gold, ANSWER_EDGE
        elif self.style is Style.CHIP and control.pressed:
            fill, ink, border = palette.card, palette.ink, palette.card
        elif self.style is Style.DANGER:
            fill, ink = palette.raised, palette.danger
        else:
            fill, ink = palette.raised, palette.text
        if not control.enabled:
            # Not raised, but as easily read: what cannot be done yet says what will be possible.
            fill, ink, border = palette.panel, palette.unavailable, mix(palette.panel_edge, palette.panel, 0.35)
            thick = 1.0
        elif self.held:
            fill = mix(fill, palette.shadow, 0.25)
        elif self.hovered:
            fill = mix(fill, (255, 255, 255), 0.10) if border is not palette.gold else mix(fill, palette.gold, 0.16)
        if self.style is Style.QUIET and not (self.held or self.hovered):
            return ink
        blend(image, rounded_rect(plate.size, radius, fill, border, max(1, px(thick))), plate)
        return ink

    def _words(self, image: Surface, plate: Rect, control: Control, ink: Colour) -> None:
        metrics = self.kit.metrics
        label = control.label if self.shows_label else ""
        icon = "check" if self.style is Style.CHIP and control.pressed and self.icon is None else self.icon
        height = metrics.font(self.font)
        # The tick of a chip is close to its word: beside other values it should not look squeezed, nor be smaller.
        chip = self.style is Style.CHIP
        padding = metrics.px(4 if chip else 10)
        side = round(height * (0.95 if chip and label else 1.15))
        glyph = draw_icon(icon, side, ink) if icon else self._dot(side)
        gap = metrics.px(5 if chip else 7) if glyph and label else 0
        room = plate.width - 2 * padding - (glyph.get_width() + gap if glyph else 0)
        words = fitted(label, height, room, ink, bold=self.bold) if label else None
        if words and glyph and self.icon and words.get_width() > room:
            # A picture is no reason for words that run over the edge.
            room, glyph, gap = plate.width - 2 * padding, None, 0
            words = fitted(label, height, room, ink, bold=self.bold)
        width = (glyph.get_width() + gap if glyph else 0) + (words.get_width() if words else 0)
        x = plate.left + padding if self.align == "left" else plate.centerx - width // 2
        if glyph:
            blend(image, glyph, (x, plate.centery - glyph.get_height() // 2))
            x += glyph.get_width() + gap
        if words:
            blend(image, words, (x, plate.centery - words.get_height() // 2))

    def _dot(self, side: int) -> Surface | None:
        """The swatch as a dot."""
        if self.swatch is None:
            return None
        edge = mix(self.swatch, self.kit.palette.text, 0.55)
        return rounded_rect((side, side), side // 2, self.swatch, edge, max(1, self.kit.metrics.px(1.5)))


def label_size(label: str, room: int, kit: Kit, *, font: float, icon: bool, bold: bool) -> int:
    """How large, in device pixels, a button `room` wide writes its label, at most as large as `font` asks for."""
    height, padding = kit.metrics.font(font), kit.metrics.px(10)
    side = round(height * 1.15) + kit.metrics.px(7) if icon else 0
    return fit(label, height, room - 2 * padding - side, bold=bold)


def answer_fill(palette: Palette) -> Colour:
    """The ground of an answer: darker than the felt, and warm."""
    return mix(palette.panel, palette.gold, 0.1)


def fitted(text: str, height: int, width: int, colour: Colour, *, bold: bool = False, least: float = 0.7) -> Surface:
    """A line of text that is made smaller, down to `least` of its height, until it is no wider than `width`."""
    return render(text, fit(text, height, width, least=round(height * least), bold=bold), colour, bold=bold)


def button_width(
    control: Control, kit: Kit, style: Style = Style.PLAIN, *, font: float = 17, icon: bool = False
) -> int:
    """How wide a button must be for its words, in device pixels; at least a touch target."""
    height = kit.metrics.font(font)
    words = render(control.label, height, kit.palette.text, bold=style.bold).get_width()
    padding = kit.metrics.px(9 if style is Style.CHIP else 16)
    tick = round(height * 1.15) + kit.metrics.px(7) if icon or style is Style.CHIP else 0
    return max(kit.metrics.px(TOUCH), words + 2 * padding + tick)


def draw_focus(image: Surface, kit: Kit) -> None:
    """Draw the ring around what the keyboard is at, on a picture with the margin of a button, before its plate."""
    px = kit.metrics.px
    width, height = image.get_size()
    radius = px(12 + MARGIN)
    for inset, colour in ((0, kit.palette.shadow), (1, kit.palette.text), (1 + max(2, px(2.5)), kit.palette.panel)):
        size = (width - 2 * inset, height - 2 * inset)
        blend(image, rounded_rect(size, radius - inset, colour), (inset, inset))
