"""The seat at the top of the table: the dummy's face and name, and what became of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from game.table.layers import Layer
from game.table.layout import TableLayout
from game.table.portraits import portrait
from game.table.sizes import GAP, PEEK
from game.text import t
from game.widgets.button import Kit, fitted
from game.widgets.compose import blend
from game.widgets.element import Element
from game.widgets.fonts import fit, render, wrap
from game.widgets.metrics import Metrics
from game.widgets.shapes import rounded_rect
from game.widgets.vector import fast

NAME: Final = 13
"""Height of the word below the dummy's cards, in units at text size 100 %."""
LESS: Final = 0.85
"""Height of words on the felt, as a part of that of the names on the plates, at the most."""
LEAST_FACE: Final = 20
"""A smaller face is none, in units."""
FACE: Final = 52
"""The largest, in units."""


@dataclass(frozen=True, slots=True)
class NorthLook:
    """What the seat tells."""

    lies: bool
    """Whether the dummy's cards lie on the table."""
    fate: str = ""
    """What became of it; "" while that is open."""
    aside: bool = False
    """Whether an upcard lies beside or below the dummy's place."""


class North:
    """Face and words of the dummy; `elements` are to be put into the scene."""

    def __init__(self, layout: TableLayout, kit: Kit, largest: int | None = None) -> None:
        """`largest` is the height of the names on the plates at the left and the right: the words are no larger."""
        self.layout = layout
        self.kit = kit
        self._largest = largest
        self.look = NorthLook(lies=False)
        blank = Surface((1, 1), pygame.SRCALPHA, 32)
        self.face = Element(blank, layer=Layer.BACKS)
        self.words = Element(blank, layer=Layer.BACKS)
        self._stand()

    @property
    def elements(self) -> tuple[Element, Element]:
        """What is to be seen of it."""
        return self.face, self.words

    def show_look(self, look: NorthLook) -> None:
        """Tell something else."""
        if look != self.look:
            self.look = look
            self._stand()

    def tidy(self, floor: int, over: Sequence[Rect]) -> None:
        """Be seen where nothing of `over` lies on any of it, and above `floor`, where words and buttons begin."""
        free = all(each.collidelist(over) < 0 for each in self.places())
        for each in self.elements:
            each.show(free and each.home.width > 1 and each.home.bottom <= floor)

    @property
    def hidden(self) -> bool:
        """Whether the trick takes the place of a dummy that is left out, in the lowest windows."""
        return self.layout.strips and bool(self.look.fate)

    def places(self) -> list[Rect]:
        """Where its parts stand."""
        return [each.home.copy() for each in self.elements if each.home.width > 1]

    def _stand(self) -> None:
        if self.layout.flat_south:
            self._between_the_plates()
        elif self.look.lies and not self.hidden:
            self._beside_the_cards()
        else:
            self._in_the_bar()

    def _put(self, element: Element, picture: Surface | None, place: tuple[int, int] = (0, 0)) -> None:
        element.set_image(picture if picture is not None else Surface((1, 1), pygame.SRCALPHA, 32))
        element.move_to(place)

    def _between_the_plates(self) -> None:
        """Upright: the face over the words, where the cards lay or below them."""
        px, layout, look = self.kit.metrics.px, self.layout, self.look
        _, west, east = layout.plates
        top = layout.dummy.bottom + px(3) if look.lies else west.top
        bottom = layout.aside.top - px(2) if look.aside else west.bottom + min(px(PEEK), layout.peek)
        room = Rect(west.right + px(3), top, east.left - west.right - px(6), max(0, bottom - top))
        lines = self._lines(room.width, NAME, 12)
        height = sum(each.get_height() for each in lines)
        while lines and height > room.height:
            height -= lines.pop().get_height()
        side = min(room.height - height - px(2), px(44), room.width)
        if side >= px(LEAST_FACE):
            self._put(self.face, portrait("Dummy", side), (room.centerx - side // 2, top))
            top += side + px(2)
        else:
            self._put(self.face, None)
        self._put(self.words, *_stacked(lines, room.centerx, top))

    def _beside_the_cards(self) -> None:
        """Sideways: the face left of the cards, the words in a line below them."""
        px, layout = self.kit.metrics.px, self.layout
        place = face_beside_the_cards(layout, self.kit.metrics)
        side = place.width
        free = place.collidelist([layout.trump.inflate(px(GAP), 0), *layout.plates]) < 0
        self._put(self.face, portrait("Dummy", side) if free else None, place.topleft if free else (0, 0))
        palette, size = self.kit.palette, self._font(NAME, LESS)
        words = [render(t("table.dummy"), size, palette.muted, bold=True)]
        if self.look.fate:
            room = layout.dummy.width + 2 * side - words[0].get_width()
            words.append(fitted(f"– {self.look.fate}", size, room, palette.muted, least=0.6))
        width = sum(each.get_width() for each in words) + px(5) * (len(words) - 1)
        picture = Surface((width, words[0].get_height()), pygame.SRCALPHA, 32)
        left = 0
        for each in words:
            blend(picture, each, (left, (picture.get_height() - each.get_height()) // 2))
            left += each.get_width() + px(5)
        top = layout.dummy_name
        self._put(self.words, fast(picture), (top[0] - width // 2, top[1]))

    def _in_the_bar(self) -> None:
        """Sideways, where the cards lay: the face with the words at its right, on a plate as high as the bar."""
        px, layout = self.kit.metrics.px, self.layout
        if layout.strips:  # West and East are there, and the trick where the cards were
            self._put(self.face, None)
            self._put(self.words, None)
            return
        high = layout.trump.height
        middle = layout.dummy.centerx
        half = min(middle - layout.trump.right, layout.last_trick.left - middle) - px(GAP)
        if self.look.aside:
            half = min(half, layout.aside.left - px(GAP) - middle)
        side = high - 2 * px(4)
        lines = self._lines(2 * half - side - px(24), 16, 13, high)
        wide = max(each.get_width() for each in lines)
        width = min(2 * half, side + px(24) + wide)
        box = Rect(middle - width // 2, layout.trump.top, width, high)
        palette = self.kit.palette
        picture = Surface(box.size, pygame.SRCALPHA, 32)
        blend(picture, rounded_rect(box.size, px(12), palette.panel, palette.panel_edge, max(1, px(1))), (0, 0))
        blend(picture, portrait("Dummy", side), (px(4), px(4)))
        height = sum(each.get_height() for each in lines)
        top = (high - height) // 2
        for each in lines:
            blend(picture, each, (px(4) + side + px(8), top))
            top += each.get_height()
        self._put(self.face, None)
        self._put(self.words, fast(picture), box.topleft)

    def _font(self, units: float, part: float) -> int:
        """Height of letters of that many units, at most that part of the height of the names on the plates."""
        size = self.kit.metrics.font(units)
        return size if self._largest is None else min(size, round(self._largest * part))

    def _lines(self, room: int, name: float, fate: float, high: int = 0) -> list[Surface]:
        """Name and fate; in a bar of that height each on one line."""
        palette, part = self.kit.palette, 1.0 if high else LESS
        size = self._font(name, part)
        if high:
            size = min(size, round(high * (0.42 if self.look.fate else 0.6)))
        lines = [fitted(t("table.dummy"), size, room, palette.text if high else palette.muted, bold=True, least=0.6)]
        if not self.look.fate:
            return lines
        if high:
            low = min(self._font(fate, part), round(high * 0.34))
            return [*lines, fitted(self.look.fate, low, room, palette.muted, least=0.6)]
        most = self._font(fate, part)
        size = fit(self.look.fate, most, room, least=8)
        if size < most * 0.72:
            size = min(fit(word, most, room, least=8) for word in self.look.fate.split())
        return lines + [render(line, size, palette.muted) for line in wrap(self.look.fate, size, room)]


def face_beside_the_cards(layout: TableLayout, metrics: Metrics) -> Rect:
    """Where the face is in a wide window while the dummy lies there: left of its cards."""
    side = min(layout.dummy.height, metrics.px(FACE))
    place = Rect(layout.dummy.left - metrics.px(GAP) - side, 0, side, side)
    place.centery = layout.dummy.centery
    return place


def _stacked(lines: Sequence[Surface], middle: int, top: int) -> tuple[Surface | None, tuple[int, int]]:
    """Lines below each other, centred; and where they stand."""
    if not lines:
        return None, (0, 0)
    width = max(each.get_width() for each in lines)
    picture = Surface((width, sum(each.get_height() for each in lines)), pygame.SRCALPHA, 32)
    height = 0
    for each in lines:
        blend(picture, each, ((width - each.get_width()) // 2, height))
        height += each.get_height()
    return fast(picture), (middle - width // 2, top)
