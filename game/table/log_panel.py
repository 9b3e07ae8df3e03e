"""The log of the hand in words, on a panel beside the table, where a window has room for both."""

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
from game.widgets.scroll import ScrollPane
from game.widgets.shapes import rounded_rect
from game.widgets.vector import fast

WIDTH: Final = 320.0
"""Of the panel, in units."""
TABLE: Final = 900.0
"""The table beside it is at least so wide, in units."""
PAD: Final = 20.0
HEAD: Final = 68.0
"""Height of the title's part, in units."""
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
    """Whether a window is wide enough for the table and the log."""
    return m.w - WIDTH >= TABLE and not m.portrait and m.h >= 520


def table_beside(m: Metrics) -> Metrics:
    """The part of the window that is left for the table."""
    return BesideMetrics(m.width - m.px(WIDTH), m.height, m.scale, m.text, m.unit)


class LogPanel:
    """The panel at the right edge of a window. `elements` are to be put into the scene, `pane` is scrolled by it."""

    def __init__(self, kit: Kit, *, four_colour: bool = False) -> None:
        self.kit = kit
        self.four_colour = four_colour
        m = kit.metrics
        px = m.px
        self.place = Rect(m.width - px(WIDTH), 0, px(WIDTH), m.height)
        side = px(TOUCH)
        self.close = Rect(self.place.right - px(12) - side, px(HEAD / 2) - side // 2, side, side)
        """Where the button stands that closes it."""
        self.viewport = Rect(self.place.x, px(HEAD), self.place.width, m.height - px(HEAD) - px(8))
        words, room = t("log.title"), self.close.left - self.place.left - px(PAD) - px(8)
        title = Label(words, fit(words, m.font(23), room, display=True), kit.palette.text, display=True)
        title.move_to((self.place.left + px(PAD), px(HEAD / 2) - title.home.height // 2))
        self.elements: list[Element] = [title]
        self.pane = ScrollPane(self.viewport, 0, [])
        self._lines: list[Label] = []
        self._thumb: Element | None = None

    def draw_ground(self, picture: Surface) -> None:
        """Paint the panel itself on a background as large as the window."""
        palette, px = self.kit.palette, self.kit.metrics.px
        picture.fill(palette.panel, self.place)
        picture.fill(palette.panel_edge, Rect(self.place.x, 0, max(1, px(1)), self.place.height))
        rule = Rect(self.place.x + px(PAD), px(HEAD) - 1, self.place.width - 2 * px(PAD), max(1, px(1)))
        picture.fill(palette.raised, rule)

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
            room = self.place.width - 2 * px(PAD)
            size, four = m.font(TEXT), self.four_colour
            label = LogLine(line, size, self.kit, width=room, bold=bold, four_colour=four, layer=Layer.BUTTON)
            label.move_to((self.place.left + px(PAD), bottom))
            bottom = label.home.bottom + self._gap(line, ends)
            self._lines.append(label)
            came.append(label)
        self.pane = ScrollPane(self.viewport, bottom - self.viewport.top, self._lines, 1_000_000)
        self._thumb = self._make_thumb()
        if self._thumb is not None:
            came.append(self._thumb)
        return came, gone

    def scrolled(self) -> None:
        """The thumb follows."""
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
    panel.draw_ground(picture)
    return fast(picture)
