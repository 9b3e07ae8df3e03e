"""Playing cards as pictures: faces, the back and the shadow, at any width in pixels; the height is 1.4 times that.

The pictures are cached and shared: blit them, or copy one before painting on it. Their corners are clear, and they are
in the form that blits fastest. Work is shared between them: a dimmed card is made from the plain one, a second card of
a suit from the pips of the first.
"""

from functools import lru_cache
from typing import Final, Literal, TypeAlias

import pygame

from game.engine.cards import Card, Rank, Suit
from game.table.courts import court
from game.table.index import index_mark
from game.table.pips import paint_pips
from game.widgets.shapes import cut_corners, soft_shadow
from game.widgets.theme import THEMES, Colour, mix
from game.widgets.vector import fast

Mark: TypeAlias = Literal["right", "left"]

_COLOURS: Final = THEMES["green"]  # cards look the same on every felt
_DIM: Final = (158, 164, 160)


def card_height(width_px: int) -> int:
    """The height of a card of this width, in pixels."""
    return round(width_px * 1.4)


def corner_radius(width_px: int) -> float:
    """The radius of a card's corners, in pixels."""
    return width_px * 0.06


@lru_cache(maxsize=160)
def card_face(
    card: Card, width_px: int, *, four_colour: bool = False, dimmed: bool = False, mark: Mark | None = None
) -> pygame.Surface:
    """The face of a card.

    `dimmed` is for a card that cannot be played now; `mark` puts the sign of the right or left bower on a jack.
    """
    if dimmed:
        picture = _plain_face(card, width_px, four_colour, mark).copy()
        picture.fill((*_DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)
    else:
        picture = _plain_face(card, width_px, four_colour, mark)
    return fast(picture)


@lru_cache(maxsize=96)
def _plain_face(card: Card, width: int, four_colour: bool, mark: Mark | None) -> pygame.Surface:
    """The face with plain alpha."""
    colour = colour_of(card.suit, four_colour)
    picture = _blank(width).copy()
    if card.suit is None or card.rank in (Rank.JACK, Rank.QUEEN, Rank.KING):
        picture.blit(court(card.rank, card.suit, width, colour), (0, 0))
    else:
        paint_pips(picture, card.rank, card.suit, colour)
    corner = index_mark(card.rank, card.suit, width, colour)
    place = (round(width * 0.055), round(width * 0.065))
    picture.blit(corner, place)
    turned = pygame.transform.rotate(corner, 180)
    picture.blit(turned, (width - place[0] - turned.get_width(), picture.get_height() - place[1] - turned.get_height()))
    cut_corners(picture, corner_radius(width))
    return picture


@lru_cache(maxsize=16)
def _blank(width: int) -> pygame.Surface:
    """An empty ivory card with a thin darker rim."""
    size = (width, card_height(width))
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    picture.fill(_COLOURS.card)
    rim = mix(_COLOURS.card, _COLOURS.ink, 0.22)
    pygame.draw.rect(picture, rim, picture.get_rect(), max(1, round(width * 0.008)), round(corner_radius(width)))
    return picture


def colour_of(suit: Suit | None, four_colour: bool = False) -> Colour:
    """The colour of a suit on a card; None is the joker."""
    if four_colour and suit is Suit.CLUBS:
        return _COLOURS.green
    if four_colour and suit is Suit.DIAMONDS:
        return _COLOURS.blue
    return _COLOURS.red if suit is not None and suit.is_red else _COLOURS.ink


@lru_cache(maxsize=16)
def card_back(width_px: int) -> pygame.Surface:
    """The back, the same for every card."""
    picture = pygame.Surface((width_px, card_height(width_px)), pygame.SRCALPHA, 32)
    picture.fill(_COLOURS.card)
    edge = round(width_px * 0.06)
    pygame.draw.rect(picture, (124, 29, 41), picture.get_rect().inflate(-2 * edge, -2 * edge))
    cut_corners(picture, corner_radius(width_px))
    return fast(picture)


def card_shadow(width_px: int) -> pygame.Surface:
    """The shadow of a card; blit it `shadow_offset` away from where the card goes, and the card over it."""
    return soft_shadow((width_px, card_height(width_px)), corner_radius(width_px), _blur(width_px))


def shadow_offset(width_px: int) -> tuple[int, int]:
    """Where the shadow's upper left corner lies, seen from the card's."""
    blur = _blur(width_px)
    return -blur, -blur + max(1, round(width_px * 0.025))


def _blur(width_px: int) -> int:
    return max(2, round(width_px * 0.07))
