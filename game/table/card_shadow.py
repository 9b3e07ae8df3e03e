"""The shadow of a card, and a card laid on it.

It has two parts, as under a lamp above the table: a dark line of contact close to the edge, and a wide soft one that
falls downward. Of a card that is lifted the first is thinner and the second wider, deeper and further down.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import pygame
from pygame import Surface

from game.table.card_back import card_height, corner_radius
from game.widgets.compose import blend
from game.widgets.shapes import soft_shadow
from game.widgets.theme import Colour

_MARGIN: Final = 0.15
"""Room around a card for its shadow and a ring, as a part of its width."""
_WARM: Final[Colour] = (14, 9, 5)
_REST: Final = 8
"""Alpha that a blurred shadow still has at its end: taken from all of it, or its box would be seen."""


class _Part(NamedTuple):
    """Lengths are parts of a card's width. Blur and drop without the inset fit the margin."""

    blur: float
    inset: float
    """How much narrower on every side than the card it would be, were it sharp."""
    drop: float
    strength: int
    """Alpha in the middle, of 255."""


_LYING: Final = (_Part(0.095, 0.01, 0.035, 150), _Part(0.035, 0.0, 0.01, 156))
_LIFTED: Final = (_Part(0.125, 0.025, 0.06, 200), _Part(0.06, 0.01, 0.03, 90))


def margin_of(width: int) -> int:
    """Room around the picture of a card this wide for its shadow and a ring, in pixels."""
    return max(4, round(width * _MARGIN))


@lru_cache(maxsize=32)
def card_shadow(width: int, *, lifted: bool = False) -> Surface:
    """The shadow of a card this wide, `margin_of` it larger on every side: the card goes into the middle.

    It is shared, with plain alpha: for painting pictures, not for the screen.
    """
    margin = margin_of(width)
    size = (width, card_height(width))
    picture = Surface((width + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA, 32)
    picture.fill((*_WARM, 0))
    for part in _LIFTED if lifted else _LYING:
        blur, inset = max(2, round(width * part.blur)), round(width * part.inset)
        body = (size[0] - 2 * inset, size[1] - 2 * inset)
        shadow = soft_shadow(body, corner_radius(width), blur, _WARM, part.strength).copy()
        shadow.set_alpha(255)  # without RLEACCEL: no longer encoded
        shadow.fill((0, 0, 0, _REST), special_flags=pygame.BLEND_RGBA_SUB)
        left = margin - blur + inset
        picture.blit(shadow, (left, left + max(1, round(width * part.drop))))
    return picture


def laid(face: Surface, around: Surface | None = None, *, lifted: bool = False) -> Surface:
    """A new picture with plain alpha: a face in the middle of its shadow, between them what lies `around` it."""
    picture = card_shadow(face.get_width(), lifted=lifted).copy()
    for layer in (around, face):
        if layer is not None:
            blend(picture, layer, layer.get_rect(center=picture.get_rect().center))
    return picture
