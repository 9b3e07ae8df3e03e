"""The cloth of the table: the felt, on large windows the rim around it; the line woven into it, and its sign."""

import math
from functools import lru_cache
from typing import Final

import pygame
from pygame import Rect, Surface

from game.table.layers import Layer
from game.table.layout import TableLayout
from game.widgets.button import Kit
from game.widgets.element import Element
from game.widgets.rim import draw_rim
from game.widgets.shapes import felt
from game.widgets.suits import SPADE
from game.widgets.theme import Colour, mix
from game.widgets.vector import Sheet, fast, outline


def cloth(layout: TableLayout, kit: Kit) -> Surface:
    """The background of the table: a new opaque surface as large as the window."""
    picture = felt(kit.metrics.window.size, kit.palette)
    if layout.rim:
        draw_rim(picture, kit)
    return picture


def sign(layout: TableLayout, kit: Kit) -> Element:
    """The sign in the middle of the line: an element of its own, for half of one under a card looks like a fault."""
    picture = _sign(layout.card, mix(kit.palette.felt, kit.palette.text, 0.13))
    return Element(picture, picture.get_rect(center=layout.oval.center).topleft, layer=Layer.FELT)


class WovenLine(Element):
    """The line around the middle: an element of its own, for bits of it beside a panel look like a fault.

    Its pictures are painted when the table is made, and lie still afterwards.
    """

    def __init__(self, layout: TableLayout, kit: Kit) -> None:
        self._oval, self._ring = layout.oval, layout.ring
        self._around_the_trick = _line(layout.oval, layout.roundness, kit)
        self._above_the_question = self._around_the_trick
        if layout.ring is not None and layout.ring != layout.oval:
            self._above_the_question = _line(layout.ring, layout.roundness, kit)
        super().__init__(self._around_the_trick, _corner(layout.oval), layer=Layer.FELT)

    def lie(self, *, playing: bool, asked: int | None) -> None:
        """Lie around the trick, or while nobody plays above what is asked, and not where words or buttons begin."""
        around = self._oval if playing else self._ring
        if around is None or (not playing and asked is not None and asked < around.bottom):
            self.show(False)
            return
        self.set_image(self._around_the_trick if playing else self._above_the_question)
        self.move_to(_corner(around))
        self.show()


_AIR: Final = 2
"""Around the line on its picture, in pixels, for its soft edge."""


def _corner(oval: Rect) -> tuple[int, int]:
    return oval.x - _AIR, oval.y - _AIR


def _line(oval: Rect, roundness: float, kit: Kit) -> Surface:
    """Two thin lines, as on a card table."""
    colour = mix(kit.palette.felt, kit.palette.text, 0.2)
    picture = Surface((oval.width + 2 * _AIR, oval.height + 2 * _AIR), pygame.SRCALPHA, 32)
    picture.fill((*colour, 0))
    unit, middle = kit.metrics.unit, (picture.get_width() / 2, picture.get_height() / 2)
    steps = [math.tau * place / 240 for place in range(240)]
    around = [(_rounded(math.cos(at), roundness), _rounded(math.sin(at), roundness)) for at in steps]
    for inset, thick in ((0.0, 2.0), (6.0, 1.0)):
        for part in range(max(1, round(thick * unit * 2))):
            shrink = inset * unit + part / 2
            rx, ry = oval.width / 2 - shrink, oval.height / 2 - shrink
            points = [(middle[0] + rx * x, middle[1] + ry * y) for x, y in around]
            pygame.draw.aalines(picture, colour, True, points)
    return fast(picture)


def _rounded(part: float, power: float) -> float:
    """A coordinate of a point of a superellipse, from that of a point of a circle."""
    return math.copysign(abs(part) ** (2 / power), part)


@lru_cache(maxsize=2)
def _sign(side: int, colour: Colour) -> Surface:
    """Three spades, as on the back of the cards."""
    sheet = Sheet((side, side), side / 100, clear_as=colour)
    for turn in range(3):
        angle = math.radians(turn * 120)
        cos, sin = math.cos(angle), math.sin(angle)
        for polygon in outline(SPADE):
            points = [(x * 0.36, y * 0.36 - 24) for x, y in polygon]
            sheet.polygon([(x * cos - y * sin, x * sin + y * cos) for x, y in points], colour, (50, 50))
    return fast(sheet.scaled())
