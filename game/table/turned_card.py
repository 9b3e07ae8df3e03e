"""Pictures of cards that are turned a little, as in a fan.

A turned picture is made from one that is larger than shown, in one step that turns and reduces it: so its lines stay
sharp. The larger one is kept for each card, and the turned ones for each whole degree.
"""

from functools import lru_cache
from typing import Final

import pygame
from pygame import Surface

from game.engine.cards import Card
from game.table.card_faces import (
    DIM,
    Mark,
    bower_mark,
    card_back,
    card_height,
    corner_radius,
    mark_rect,
    painted_face,
)
from game.table.card_shadow import laid, margin_of
from game.widgets.shapes import cut_corners
from game.widgets.theme import Colour
from game.widgets.vector import fast

_LARGE: Final = 180
"""From this width on, in pixels, a picture is fine enough to be turned as it is."""


def _finer(width: int) -> int:
    return 1 if width >= _LARGE else 2


@lru_cache(maxsize=80)
def turned_picture(
    card: Card | None,
    width: int,
    angle: int,
    *,
    four_colour: bool = False,
    dimmed: bool = False,
    mark: Mark | None = None,
    ring: Colour | None = None,
    lifted: bool = False,
) -> Surface:
    """A card (None: its back) `width` wide with its shadow, turned by so many degrees clockwise, fast to blit.

    The shadow is that of a card that lies, or is `lifted`. `ring` is the colour of a ring around it. The middle of the
    picture is that of the card.
    """
    if dimmed and ring is None:
        return fast(_dimmed(turned_picture(card, width, angle, four_colour=four_colour, mark=mark, lifted=lifted)))
    finer = _finer(width)
    large = large_picture(card, width, four_colour=four_colour, mark=mark)
    if lifted:
        large = _lifted(large, width * finer)
    if dimmed:
        large = _dimmed(large)
    if ring is not None:
        large = large.copy()
        _draw_ring(large, width * finer, ring)
    return fast(pygame.transform.rotozoom(large, -angle, 1 / finer))


@lru_cache(maxsize=40)
def large_picture(card: Card | None, width: int, *, four_colour: bool = False, mark: Mark | None = None) -> Surface:
    """The upright card with its shadow from which those `width` wide are turned, with plain alpha."""
    large = width * _finer(width)
    margin = margin_of(large)
    if mark is not None:
        assert card is not None
        assert card.suit is not None  # the joker is no bower
        picture = large_picture(card, width, four_colour=four_colour).copy()
        trump = card.suit if mark == "right" else card.suit.same_colour
        sign = mark_rect(large)
        picture.blit(bower_mark(mark, trump, sign.width, four_colour=four_colour), sign.move(margin, margin))
        return picture
    return laid(card_back(large) if card is None else painted_face(card, large, four_colour))


def _lifted(picture: Surface, width: int) -> Surface:
    """The picture of a card that lies, with the shadow of one that is lifted."""
    margin = margin_of(width)
    face = picture.subsurface((margin, margin, width, card_height(width))).copy()
    cut_corners(face, corner_radius(width))
    return laid(face, lifted=True)


def _dimmed(picture: Surface) -> Surface:
    plain = picture.copy()
    plain.set_alpha(255)  # without RLEACCEL: no longer encoded
    plain.fill((*DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return plain


def _draw_ring(picture: Surface, width: int, colour: Colour) -> None:
    """Draw a ring around the face on a picture of it; turning makes its edge smooth."""
    edge, margin = max(2, round(width * 0.035)), margin_of(width)
    around = pygame.Rect(margin, margin, width, card_height(width)).inflate(2 * edge, 2 * edge)
    pygame.draw.rect(picture, colour, around, edge + 1, round(corner_radius(width)) + edge)
