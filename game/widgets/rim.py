"""The wooden rim of the table, along the edge of a picture."""

import math

import pygame
from pygame import Rect, Surface

from game.widgets.button import Kit
from game.widgets.metrics import Metrics
from game.widgets.theme import Colour, mix

RIM = 9
"""The breadth of the wooden rim, in units."""
_HIGH = 520
"""From this height on, in units, the rim is seen."""
_ROUND = 26
"""The radius of the rim's inner corners, in units."""
_SHADE = 12
"""How far the rim's shadow falls on the felt, in units."""


def has_rim(metrics: Metrics) -> bool:
    """Whether a window is large enough for the rim to be seen: the table's layouts say the same."""
    return not metrics.portrait and metrics.h >= _HIGH


def draw_rim(picture: Surface, kit: Kit) -> None:
    """Draw the rim: its shadow on the felt, wood, and a fine bright edge."""
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
