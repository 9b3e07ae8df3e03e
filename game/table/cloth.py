"""The cloth of the table: the felt with a line woven into it, on large windows the rim around it; and its sign."""

import math
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game.table.layers import Layer
from game.table.layout import TableLayout
from game.widgets.button import Kit
from game.widgets.element import Element
from game.widgets.shapes import felt
from game.widgets.suits import SPADE
from game.widgets.theme import Colour, mix
from game.widgets.vector import Sheet, fast, outline

RIM = 9
"""The breadth of the wooden rim, in units."""
_ROUND = 26
"""The radius of the rim's inner corners, in units."""
_SHADE = 12
"""How far the rim's shadow falls on the felt, in units."""


def cloth(layout: TableLayout, kit: Kit) -> Surface:
    """The background of the table: a new opaque surface as large as the window."""
    picture = felt(kit.metrics.window.size, kit.palette)
    _weave_line(picture, layout.oval, kit)
    if layout.rim:
        _frame(picture, kit)
    return picture


def sign(layout: TableLayout, kit: Kit) -> Element:
    """The sign in the middle of the line: an element of its own, for half of one under a card looks like a fault."""
    picture = _sign(layout.card, mix(kit.palette.felt, kit.palette.text, 0.13))
    return Element(picture, picture.get_rect(center=layout.oval.center).topleft, layer=Layer.FELT)


def _weave_line(picture: Surface, oval: Rect, kit: Kit) -> None:
    """Two thin lines around the middle, as on a card table."""
    colour = mix(kit.palette.felt, kit.palette.text, 0.2)
    unit = kit.metrics.unit
    for inset, thick in ((0.0, 2.0), (6.0, 1.0)):
        for part in range(max(1, round(thick * unit * 2))):
            shrink = inset * unit + part / 2
            rx, ry = oval.width / 2 - shrink, oval.height / 2 - shrink
            steps = [math.tau * place / 180 for place in range(180)]
            points = [(oval.centerx + rx * math.cos(at), oval.centery + ry * math.sin(at)) for at in steps]
            pygame.draw.aalines(picture, colour, True, points)


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


def _frame(picture: Surface, kit: Kit) -> None:
    """The rim: its shadow on the felt, wood, and a fine bright edge."""
    metrics, palette = kit.metrics, kit.palette
    rim, shade = metrics.px(RIM), metrics.px(_SHADE)
    width, height = picture.get_size()
    for step in range(shade):
        level = 255 - round(80 * (1 - step / shade) ** 2)
        inside = Rect(0, 0, width, height).inflate(-2 * (rim + step), -2 * (rim + step))
        for strip in (
            (inside.x, inside.y, inside.width, 1),
            (inside.x, inside.bottom - 1, inside.width, 1),
            (inside.x, inside.y + 1, 1, inside.height - 2),
            (inside.right - 1, inside.y + 1, 1, inside.height - 2),
        ):
            picture.fill((level, level, level), strip, pygame.BLEND_RGB_MULT)
    for y in range(rim):
        # Rounded wood: lighter in the middle of its breadth.
        light = math.sin(math.pi * (y + 0.5) / rim)
        pygame.draw.rect(
            picture, mix(palette.rim, palette.rim_light, light * 0.7), (y, y, width - 2 * y, height - 2 * y), 1
        )
    side = rim + metrics.px(_ROUND)
    corner = _corner(side, rim, palette.rim, palette.rim_light)
    for right in (False, True):
        for low in (False, True):
            turned = pygame.transform.flip(corner, right, low)
            picture.blit(turned, (width - side if right else 0, height - side if low else 0))
    edge = max(1, metrics.px(1))
    inner = Rect(0, 0, width, height).inflate(-2 * rim, -2 * rim)
    reach = side - rim
    for strip in (
        (inner.x + reach, inner.y, inner.width - 2 * reach, edge),
        (inner.x + reach, inner.bottom - edge, inner.width - 2 * reach, edge),
        (inner.x, inner.y + reach, edge, inner.height - 2 * reach),
        (inner.right - edge, inner.y + reach, edge, inner.height - 2 * reach),
    ):
        picture.fill(palette.rim_light, strip)


def _corner(side: int, rim: int, wood: Colour, light: Colour) -> Surface:
    """The upper left corner of the rim: wood with a round inside."""
    fine = 3
    large = Surface((side * fine, side * fine), pygame.SRCALPHA, 32)
    large.fill((*wood, 255))
    for y in range(rim * fine):
        colour = mix(wood, light, math.sin(math.pi * (y + 0.5) / (rim * fine)) * 0.7)
        reach = side * fine * 2
        pygame.draw.rect(large, colour, (y, y, reach, reach), 1, side * fine // 2 if y else 0)
    radius = (side - rim) * fine
    middle = (side * fine, side * fine)
    pygame.draw.circle(large, light, middle, radius)
    pygame.draw.circle(large, (*light, 0), middle, radius - fine)
    return pygame.transform.smoothscale(large, (side, side))
