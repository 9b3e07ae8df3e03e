"""The back of the cards, and the measures that faces and back share.

Card units: a card is 100 wide and 140 high.
"""

import math
from functools import lru_cache
from typing import Final

import pygame

from game.widgets.shapes import cut_corners
from game.widgets.suits import SPADE
from game.widgets.theme import THEMES, Colour, mix
from game.widgets.vector import Sheet, fast, outline

_IVORY: Final = THEMES["green"].card
_INK: Final = THEMES["green"].ink
_GROUND: Final[Colour] = (122, 26, 42)
_LINE: Final[Colour] = (158, 62, 66)
_BRASS: Final[Colour] = (206, 160, 92)
"""Fine lines only: gold is for what is the human's to do."""
_PARCHMENT: Final[Colour] = (244, 226, 190)

_RIM: Final = mix(_IVORY, _INK, 0.26)
_SIDE: Final = mix(_IVORY, _INK, 0.16)
_LIT: Final[Colour] = (255, 255, 255)


def card_height(width_px: int) -> int:
    """The height of a card of this width, in pixels."""
    return round(width_px * 1.4)


def corner_radius(width_px: int) -> float:
    """The radius of a card's corners, in pixels."""
    return width_px * 0.06


def edge(picture: pygame.Surface) -> None:
    """Draw the edge of a card on its picture: a fine dark line, lit above, and but there a shade as thick as a card."""
    width, height = picture.get_size()
    fine, radius = max(1, round(width * 0.008)), round(corner_radius(width))
    thick = max(fine, round(width * 0.014))
    # Its upper half lies outside the picture.
    pygame.draw.rect(
        picture,
        _SIDE,
        (0, -height, width, 2 * height),
        thick,
        border_bottom_left_radius=radius,
        border_bottom_right_radius=radius,
    )
    pygame.draw.rect(picture, _RIM, picture.get_rect(), fine, radius)
    pygame.draw.line(picture, _LIT, (radius, 0), (width - radius - 1, 0), fine)


@lru_cache(maxsize=16)
def card_back(width_px: int) -> pygame.Surface:
    """The back, the same for every card: three spades in a ring, one for each hand, on a trellis."""
    sheet = Sheet((width_px, card_height(width_px)), width_px / 100, ground=_IVORY)
    sheet.box(6, 6, 88, 128, _GROUND, 2.5)
    for step in range(-14, 30):
        x = step * 8.8 + 6
        sheet.line((x, 6), (x + 128, 134), 0.9, _LINE)
        sheet.line((x, 6), (x - 128, 134), 0.9, _LINE)
    for row in range(30):
        for column in range(11):
            x, y = 6 + column * 8.8 + (0 if row % 2 else 4.4), 6 + row * 4.4
            if 9 < x < 91 and 9 < y < 131:
                sheet.circle((x, y), 1.0, (196, 112, 92))
    sheet.path("M0 0 H100 V6 H0 Z M0 134 H100 V140 H0 Z M0 0 H6 V140 H0 Z M94 0 H100 V140 H94 Z", _IVORY)
    sheet.stroke([(9.4, 9.4), (90.6, 9.4), (90.6, 130.6), (9.4, 130.6)], 1.5, _BRASS, closed=True)
    sheet.circle((50, 70), 33, _BRASS)
    sheet.circle((50, 70), 31.2, _GROUND)
    sheet.circle((50, 70), 29.6, _BRASS)
    sheet.circle((50, 70), 28.9, (98, 18, 34))
    for turn in range(3):
        angle = math.radians(turn * 120)
        cos, sin = math.cos(angle), math.sin(angle)
        for polygon in outline(SPADE):
            points = [(x * 0.235, y * 0.235 - 14.6) for x, y in polygon]
            sheet.polygon([(x * cos - y * sin, x * sin + y * cos) for x, y in points], _PARCHMENT, (50, 70))
        x, y = 50 + 20 * math.sin(angle), 70 + 20 * math.cos(angle)
        sheet.circle((x, y), 2.1, _PARCHMENT)
    sheet.circle((50, 70), 2.4, _IVORY)
    plain = sheet.scaled()
    picture = pygame.Surface(plain.get_size(), pygame.SRCALPHA, 32)
    picture.blit(plain, (0, 0))
    edge(picture)
    cut_corners(picture, corner_radius(width_px))
    return fast(picture)
