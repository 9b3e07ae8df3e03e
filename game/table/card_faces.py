"""Playing cards as pictures: faces, the back and the shadow, at any width in pixels; the height is 1.4 times that.

The pictures are cached and shared: blit them, or copy one before painting on it. Their corners are clear, and they are
in the form that blits fastest. Work is shared between them: a dimmed card is made from the plain one, a second card of
a suit from the pips of the first.
"""

from functools import lru_cache
from typing import Final, Literal, TypeAlias

import pygame

from game.engine.cards import Card, Rank, Suit
from game.table.card_back import card_back, card_height, corner_radius
from game.table.courts import court
from game.table.index import index_mark, letters
from game.table.pips import paint_pips
from game.widgets.shapes import cut_corners, soft_shadow
from game.widgets.theme import THEMES, Colour, mix
from game.widgets.vector import Sheet, fast

__all__ = [
    "bower_mark",
    "card_back",
    "card_face",
    "card_height",
    "card_shadow",
    "colour_of",
    "corner_radius",
    "mark_rect",
    "shadow_offset",
]

Mark: TypeAlias = Literal["right", "left"]

_COLOURS: Final = THEMES["green"]  # cards look the same on every felt
_DIM: Final = (158, 164, 160)


@lru_cache(maxsize=96)
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


@lru_cache(maxsize=34)
def _plain_face(card: Card, width: int, four_colour: bool, mark: Mark | None) -> pygame.Surface:
    """The face with plain alpha."""
    colour = colour_of(card.suit, four_colour)
    picture = _blank(width).copy()
    if card.suit is None or card.rank in (Rank.JACK, Rank.QUEEN, Rank.KING):
        picture.blit(court(card.rank, card.suit, width, colour), (0, 0))
        _rim(picture)
    else:
        paint_pips(picture, card.rank, card.suit, colour, _COLOURS.card)
    corner = index_mark(card.rank, card.suit, width, colour)
    place = (round(width * 0.05), round(width * 0.06))
    picture.blit(corner, place)
    turned = pygame.transform.rotate(corner, 180)
    picture.blit(turned, (width - place[0] - turned.get_width(), picture.get_height() - place[1] - turned.get_height()))
    if mark is not None:
        picture.blit(bower_mark(mark, mark_rect(width).width), mark_rect(width))
    cut_corners(picture, corner_radius(width))
    return picture


@lru_cache(maxsize=16)
def _blank(width: int) -> pygame.Surface:
    """An empty ivory card with a thin darker rim."""
    size = (width, card_height(width))
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    column = pygame.Surface((1, 2), 0, 32)
    column.set_at((0, 0), mix(_COLOURS.card, (255, 255, 255), 0.4))
    column.set_at((0, 1), mix(_COLOURS.card, (214, 196, 160), 0.16))
    picture.blit(pygame.transform.smoothscale(column, size), (0, 0))
    _rim(picture)
    return picture


def _rim(picture: pygame.Surface) -> None:
    width = picture.get_width()
    rim = mix(_COLOURS.card, _COLOURS.ink, 0.22)
    pygame.draw.rect(picture, rim, picture.get_rect(), max(1, round(width * 0.008)), round(corner_radius(width)))


def mark_rect(width_px: int) -> pygame.Rect:
    """Where on a marked card the sign of the bower is, seen from the card's upper left corner."""
    px = round(width_px * 0.235)
    return pygame.Rect(round(width_px * 0.145 - px / 2), round(width_px * 0.735 - px / 2), px, px)


@lru_cache(maxsize=24)
def bower_mark(mark: Mark, px: int) -> pygame.Surface:
    """The sign of a bower, a gold disc with R or L, `px` across; also for a line that explains it."""
    sheet = Sheet((px, px), px / 24, clear_as=_COLOURS.ink)
    sheet.circle((12, 12), 12, _COLOURS.ink)
    sheet.circle((12, 12), 10.9, _COLOURS.card)
    sheet.circle((12, 12), 9.9, _COLOURS.gold)
    picture = sheet.scaled()
    sign = letters("R" if mark == "right" else "L", max(4, round(px * 0.54)), _COLOURS.gold_ink, px)
    picture.blit(sign, ((px - sign.get_width()) // 2, (px - sign.get_height()) // 2))
    return picture


def colour_of(suit: Suit | None, four_colour: bool = False) -> Colour:
    """The colour of a suit on a card; None is the joker."""
    if four_colour and suit is Suit.CLUBS:
        return _COLOURS.green
    if four_colour and suit is Suit.DIAMONDS:
        return _COLOURS.blue
    return _COLOURS.red if suit is not None and suit.is_red else _COLOURS.ink


def card_shadow(width_px: int) -> pygame.Surface:
    """The shadow of a card; blit it `shadow_offset` away from where the card goes, and the card over it."""
    return soft_shadow((width_px, card_height(width_px)), corner_radius(width_px), _blur(width_px), strength=150)


def shadow_offset(width_px: int) -> tuple[int, int]:
    """Where the shadow's upper left corner lies, seen from the card's."""
    blur = _blur(width_px)
    return -blur, -blur + max(1, round(width_px * 0.025))


def _blur(width_px: int) -> int:
    return max(2, round(width_px * 0.07))
