"""The cloth of the table: the felt with a line woven into it, on large windows the rim around it; and its sign."""

import math
from functools import lru_cache

import pygame
from pygame import Surface

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
    _weave_line(picture, layout, kit)
    if layout.rim:
        draw_rim(picture, kit)
    return picture


def sign(layout: TableLayout, kit: Kit) -> Element:
    """The sign in the middle of the line: an element of its own, for half of one under a card looks like a fault."""
    picture = _sign(layout.card, mix(kit.palette.felt, kit.palette.text, 0.13))
    return Element(picture, picture.get_rect(center=layout.oval.center).topleft, layer=Layer.FELT)


def _weave_line(picture: Surface, layout: TableLayout, kit: Kit) -> None:
    """Two thin lines around the middle, as on a card table."""
    colour = mix(kit.palette.felt, kit.palette.text, 0.2)
    unit, oval = kit.metrics.unit, layout.oval
    steps = [math.tau * place / 240 for place in range(240)]
    around = [(_rounded(math.cos(at), layout.roundness), _rounded(math.sin(at), layout.roundness)) for at in steps]
    for inset, thick in ((0.0, 2.0), (6.0, 1.0)):
        for part in range(max(1, round(thick * unit * 2))):
            shrink = inset * unit + part / 2
            rx, ry = oval.width / 2 - shrink, oval.height / 2 - shrink
            points = [(oval.centerx + rx * x, oval.centery + ry * y) for x, y in around]
            pygame.draw.aalines(picture, colour, True, points)


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
