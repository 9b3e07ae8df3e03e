"""The corner index of a card: rank above suit, large and narrow, so that it is read in a fan on a phone."""

from functools import lru_cache

import pygame

from game.engine.cards import Rank, Suit
from game.table.pips import pip
from game.widgets.fonts import display_font
from game.widgets.theme import Colour


@lru_cache(maxsize=128)
def index_mark(rank: Rank, suit: Suit | None, width: int, colour: Colour) -> pygame.Surface:
    """The index for a card of this width, with plain alpha and no room around it."""
    unit = width / 100
    sign = letters("10" if rank is Rank.TEN else "JOKER" if suit is None else rank.letter, round(31 * unit), colour)
    if suit is None:
        return sign
    px = round(23 * unit)
    column = max(sign.get_width(), px)
    gap = round(4 * unit)
    picture = pygame.Surface((column, sign.get_height() + gap + px), pygame.SRCALPHA, 32)
    picture.fill((*colour, 0))
    picture.blit(sign, ((column - sign.get_width()) // 2, 0))
    picture.blit(pip(suit, px, colour), ((column - px) // 2, sign.get_height() + gap))
    return picture


def letters(text: str, px: int, colour: Colour) -> pygame.Surface:
    """Capitals or figures `px` high, narrowed."""
    font = display_font(px * 4)
    large = font.render(text, True, colour)
    metrics = font.metrics("H")[0]
    assert metrics is not None  # only for a sign the font has not
    cap = metrics[3]
    box = large.get_bounding_rect()
    box.top, box.height = font.get_ascent() - cap, cap
    return pygame.transform.smoothscale(large.subsurface(box), (max(1, round(box.width * px / cap * 0.8)), px))
