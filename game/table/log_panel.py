"""The log of the hand in words, on a panel: beside the table, or over a part of it where a window is too small."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from game.table.layers import Layer
from game.table.log_line import LogLine
from game.text import t
from game.widgets.button import TOUCH, Kit
from game.widgets.element import Element
from game.widgets.fonts import fit
from game.widgets.label import Label
from game.widgets.metrics import Metrics
from game.widgets.panel import RADIUS, WOOD, draw_panel, fade_picture
from game.widgets.scroll import ScrollPane
from game.widgets.shapes import rounded_rect
from game.widgets.vector import fast

WIDTH: Final = 320.0
"""Of the panel at the side, in units; …"""
NARROW: Final = 288.0
"""… and where the window is narrow."""
PART: Final = 0.35
"""As a part of the window: more of it between these two."""
TABLE: Final = 500.0
"""The table beside it is at least so wide, in units; …"""
LOW_TABLE: Final = 568.0
"""… and so wide where it is `LOW`, and West and East stand in its bar."""
LOW: Final = 360.0
UPRIGHT: Final = 600.0
"""A table that is higher than wide beside it is at least so high, in units."""
ROOMY: Final = 520.0
"""From this height on, in units, head and words are large."""
OVER: Final = 0.44
"""The part of a narrow window that the panel covers at its right."""
BELOW: Final = 0.52
"""Where the panel begins in an upright window: trump, the others and the trick stay in sight."""
PAD: Final = 20.0
TEXT: Final = 17.0


@dataclass(frozen=True, slots=True)
class BesideMetrics(Metrics):
    """A part of a window, in the window's own units: what stands in it does not shrink with it."""

    window_unit: float = 1.0

    @property
    def unit(self) -> float:
        """As in the window."""
        return self.window_unit


def has_room_beside(m: Metrics) -> bool:
    """Whether a window is large enough for the table and the log."""
    left = m.w - _width(m)
    if m.portrait or left < (TABLE if m.h >= LOW else LOW_TABLE):
        return False
    return left >= m.h or m.h >= UPRIGHT


def table_beside(m: Metrics) -> Metrics:
    """The part of the window that is left for the table."""
    return BesideMetrics(m.width - m.px(_width(m)), m.height, m.scale, m.text, m.unit)


def place_beside(m: Metrics) -> Rect:
    """Where the panel stands beside the table."""
    return Rect(m.width - m.px(_width(m)), 0, m.px(_width(m)), m.height)


def place_over(m: Metrics, wanted: int = 1_000_000) -> Rect:
    """Where it stands over the table: at the right, and in an upright window over the human's hand.

    There it is no higher than what it shows: `wanted` pixels.
    """
    if not m.portrait:
        width = max(round(m.width * OVER) if m.w < 2 * WIDTH / OVER else m.px(WIDTH), m.px(200))
        return Rect(m.width - width, 0, width, m.height)
    top, wood = max(round(m.height * BELOW), m.height - wanted), m.px(WOOD)
    return Rect(wood, top, m.width - 2 * wood, m.height - top)


def _width(m: Metrics) -> float:
    return min(max(NARROW, m.w * PART), WIDTH)


class LogPanel:
    """A panel at `place`. `elements` are to be put into the scene, `pane` is scrolled by it."""

    def __init__(self, kit: Kit, place: Rect, *, four_colour: bool = False) -> None:
        self.kit = kit
        self.place = place
        self.four_colour = four_colour
        m = kit.metrics
        px = m.px
        roomy = m.h >= ROOMY
        self.head = px(68 if roomy and place.y == 0 else 58)
        """Height of the title's part, in pixels."""
        self.pad = px(PAD if roomy else 16)
        self.size = m.font(TEXT if roomy else TEXT - 1)
        side = px(TOUCH)
        inset = px(12 if roomy and place.y == 0 else 7)
        self.close = Rect(self.place.right - inset - side, place.y + (self.head - side) // 2, side, side)
        """Where the button stands that closes it."""
        self.viewport = Rect(place.x, place.y + self.head, place.width, place.height - self.head - px(8))
        words, room = t("log.title"), self.close.left - self.place.left - self.pad - px(8)
        title = Label(words, fit(words, m.font(23), room, display=True), kit.palette.text, display=True)
        title.move_to((place.left + self.pad, place.y + (self.head - title.home.height) // 2))
        self.elements: list[Element] = [title]
        self.pane = ScrollPane(self.viewport, 0, [])
        self._lines: list[Label] = []
        self._thumb: Element | None = None
        edge = px(1)  # of the panel at its left
        fade = fast(fade_picture((place.width - 2 * edge, px(18)), kit.palette.panel))
        self._fade = Element(fade, (place.x + edge, self.viewport.top), layer=Layer.BUTTON + 1)
        """Over lines that go out of sight at the top."""
        self._fade.show(False)
        self.elements.append(self._fade)

    @property
    def wanted(self) -> int:
        """How high it would have to be to show everything, in pixels."""
        return self.head + self.pane.content_height + self.kit.metrics.px(20)

    def draw_beside(self, picture: Surface) -> None:
        """Paint the panel itself, beside the table, on a background as large as the window."""
        palette, px = self.kit.palette, self.kit.metrics.px
        picture.fill(palette.panel, self.place)
        picture.fill(palette.panel_edge, Rect(self.place.x, 0, max(1, px(1)), self.place.height))
        rule = Rect(self.place.x + self.pad, self.head - 1, self.place.width - 2 * self.pad, max(1, px(1)))
        picture.fill(palette.raised, rule)

    def draw_over(self, picture: Surface) -> None:
        """Paint the panel itself as a sheet that reaches in from the window's edge."""
        beyond = 2 * self.kit.metrics.px(RADIUS)
        box = self.place.copy()
        box.height += beyond
        if self.place.y == 0:  # no corner of it is in sight
            box.width += beyond
            box.y -= beyond
            box.height += beyond
        draw_panel(picture, box, self.kit, self.viewport.top - box.top)

    def show(self, lines: Sequence[str], ends: Collection[str]) -> tuple[list[Element], list[Element]]:
        """Show these lines, the last in sight; after those of `ends` a trick is over. What came, and what went.

        Lines that stand there already stay as they are.
        """
        kept = 0
        while kept < min(len(lines), len(self._lines)) and self._lines[kept].text == lines[kept]:
            kept += 1
        gone: list[Element] = [*self._lines[kept:], *([self._thumb] if self._thumb is not None else [])]
        del self._lines[kept:]
        m = self.kit.metrics
        px = m.px
        bottom = self.viewport.top + px(10)
        if self._lines:
            bottom = self._lines[-1].home.bottom + self._gap(self._lines[-1].text, ends)
        came: list[Element] = []
        for line in lines[kept:]:
            bold = line in ends
            room = self.place.width - 2 * self.pad
            four = self.four_colour
            label = LogLine(line, self.size, self.kit, width=room, bold=bold, four_colour=four, layer=Layer.BUTTON)
            label.move_to((self.place.left + self.pad, bottom))
            bottom = label.home.bottom + self._gap(line, ends)
            self._lines.append(label)
            came.append(label)
        self.pane = ScrollPane(self.viewport, bottom - self.viewport.top, self._lines, 1_000_000)
        self._thumb = self._make_thumb()
        if self._thumb is not None:
            came.append(self._thumb)
        self.scrolled()
        return came, gone

    def scrolled(self) -> None:
        """The thumb follows, and the upper edge fades where there is more above."""
        self._fade.show(self.pane.offset > 0)
        thumb = self.pane.thumb(self._track, self.kit.metrics.px(32))
        if self._thumb is not None and thumb is not None:
            self._thumb.move_to(thumb.topleft)

    @property
    def _track(self) -> Rect:
        px = self.kit.metrics.px
        return Rect(self.viewport.right - px(9), self.viewport.top + px(8), px(4), self.viewport.height - px(16))

    def _make_thumb(self) -> Element | None:
        thumb = self.pane.thumb(self._track, self.kit.metrics.px(32))
        if thumb is None:
            return None
        picture = rounded_rect(thumb.size, thumb.width // 2, self.kit.palette.panel_edge)
        return Element(picture, thumb.topleft, layer=Layer.BUTTON)

    def _gap(self, line: str, ends: Collection[str]) -> int:
        return self.kit.metrics.px(18 if line in ends else 7)


def ground(table: Surface, panel: LogPanel) -> Surface:
    """The background of the whole window: the table's at the left, the panel at the right."""
    picture = pygame.Surface(panel.kit.metrics.window.size)
    picture.blit(table, (0, 0))
    panel.draw_beside(picture)
    return fast(picture)
