"""Playing cards as pictures: the faces, at any width in pixels; the height is 1.4 times that.

The pictures are cached and shared: blit them, or copy one before painting on it. Their corners are clear, and they are
in the form that blits fastest. Work is shared between them: a dimmed card is made from the plain one, a second card of
a suit from the pips of the first.
"""

from functools import lru_cache
from typing import Final, Literal, TypeAlias

import pygame

from game.engine.cards import Card, Rank, Suit
from game.table.card_back import card_back, card_height, corner_radius, edge
from game.table.courts import court
from game.table.index import index_mark, letters
from game.table.pips import paint_pips, pip
from game.widgets.shapes import cut_corners, rounded_rect_mask
from game.widgets.theme import THEMES, Colour, mix
from game.widgets.vector import fast

__all__ = [
    "DIM",
    "Mark",
    "bower_mark",
    "card_back",
    "card_face",
    "card_height",
    "colour_of",
    "corner_radius",
    "mark_rect",
    "painted_face",
]

Mark: TypeAlias = Literal["right", "left"]

_COLOURS: Final = THEMES["green"]  # cards look the same on every felt
DIM: Final = (158, 164, 160)
"""What a dimmed card's colours are multiplied by, of 255."""


@lru_cache(maxsize=96)
def card_face(
    card: Card, width_px: int, *, four_colour: bool = False, dimmed: bool = False, mark: Mark | None = None
) -> pygame.Surface:
    """The face of a card.

    `dimmed` is for a card that cannot be played now; `mark` puts the sign of the right or left bower on a jack.
    """
    if dimmed:
        picture = _plain_face(card, width_px, four_colour, mark).copy()
        picture.fill((*DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)
    else:
        picture = _plain_face(card, width_px, four_colour, mark)
    return fast(picture)


@lru_cache(maxsize=34)
def _plain_face(card: Card, width: int, four_colour: bool, mark: Mark | None) -> pygame.Surface:
    """The face with plain alpha."""
    return painted_face(card, width, four_colour, mark)


def painted_face(card: Card, width: int, four_colour: bool = False, mark: Mark | None = None) -> pygame.Surface:
    """The face with plain alpha, painted anew: for who keeps it."""
    colour = colour_of(card.suit, four_colour)
    picture = _blank(width).copy()
    if card.suit is None or card.rank in (Rank.JACK, Rank.QUEEN, Rank.KING):
        picture.blit(court(card.rank, card.suit, width, colour, four_colour), (0, 0))
        edge(picture)
    else:
        paint_pips(picture, card.rank, card.suit, colour, _COLOURS.card)
    corner = index_mark(card.rank, card.suit, width, colour)
    place = (round(width * 0.05), round(width * 0.06))
    picture.blit(corner, place)
    turned = pygame.transform.rotate(corner, 180)
    picture.blit(turned, (width - place[0] - turned.get_width(), picture.get_height() - place[1] - turned.get_height()))
    if mark is not None:
        assert card.suit is not None  # the joker is no bower
        trump = card.suit if mark == "right" else card.suit.same_colour
        picture.blit(bower_mark(mark, trump, mark_rect(width).width, four_colour=four_colour), mark_rect(width))
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
    edge(picture)
    return picture


def mark_rect(width_px: int) -> pygame.Rect:
    """Where on a marked card the sign of the bower is, seen from the card's upper left corner."""
    wide = round(width_px * 0.235)
    high = round(wide * 1.72)
    return pygame.Rect(round(width_px * 0.145 - wide / 2), round(width_px * 0.77 - high / 2), wide, high)


@lru_cache(maxsize=24)
def bower_mark(mark: Mark, trump: Suit, width_px: int, *, four_colour: bool = False) -> pygame.Surface:
    """The sign of a bower: R or L over the suit it is the bower of, in ink and ivory. 1.72 times as high as wide."""
    size = (width_px, round(width_px * 1.72))
    wide, high = size
    picture = rounded_rect_mask(size, wide / 2, _COLOURS.card)  # a thin ivory line parts it from dark courts
    edge = max(1, round(wide * 0.05))
    picture.blit(
        rounded_rect_mask((max(1, wide - 2 * edge), max(1, high - 2 * edge)), wide / 2 - edge, _COLOURS.ink),
        (edge, edge),
    )
    inset = edge + max(1, round(wide * 0.07))
    disc = max(1, wide - 2 * inset)
    low = high - inset - disc
    picture.blit(rounded_rect_mask((disc, disc), disc / 2, _COLOURS.card), (inset, low))
    suit = pip(trump, max(1, round(disc * 0.74)), colour_of(trump, four_colour))
    picture.blit(suit, suit.get_rect(center=(wide // 2, low + disc // 2)))
    sign = letters("R" if mark == "right" else "L", max(5, round(wide * 0.56)), _COLOURS.card, round(wide * 0.6))
    picture.blit(sign, ((wide - sign.get_width()) // 2, edge + (low - edge - sign.get_height()) // 2 + edge))
    return picture


def colour_of(suit: Suit | None, four_colour: bool = False) -> Colour:
    """The colour of a suit on a card; None is the joker."""
    if four_colour and suit is Suit.CLUBS:
        return _COLOURS.green
    if four_colour and suit is Suit.DIAMONDS:
        return _COLOURS.blue
    return _COLOURS.red if suit is not None and suit.is_red else _COLOURS.ink
