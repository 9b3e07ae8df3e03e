"""The corner index of a card: rank above suit, large and narrow, so that it is read in a fan on a phone."""

from functools import lru_cache

import pygame

from game.engine.cards import Rank, Suit
from game.table.pips import pip
from game.widgets.fonts import display_font
from game.widgets.theme import Colour

_CAP = 29.0
_WIDEST = 19.5
_SUIT = 13.5


@lru_cache(maxsize=128)
def index_mark(rank: Rank, suit: Suit | None, width: int, colour: Colour) -> pygame.Surface:
    """The index for a card of this width, with plain alpha and no room around it."""
    unit = width / 100
    if suit is None:
        sign = letters("★", round(14 * unit), colour, round(16 * unit))
        word = pygame.transform.rotate(letters("JOKER", round(13.5 * unit), colour, round(32 * unit)), -90)
        return _stack(sign, word, round(2 * unit), colour)
    cap = round(_CAP * unit)
    if rank is Rank.TEN:
        one, nought = (
            letters(figure, cap, colour, round(_WIDEST * unit * part)) for figure, part in (("1", 0.4), ("0", 0.58))
        )
        sign = pygame.Surface(
            (one.get_width() + nought.get_width() + max(1, round(0.6 * unit)), cap), pygame.SRCALPHA, 32
        )
        sign.fill((*colour, 0))
        sign.blit(one, (0, 0))
        sign.blit(nought, (sign.get_width() - nought.get_width(), 0))
    else:
        sign = letters(rank.letter, cap, colour, round(_WIDEST * unit * 0.95))
    # The tail of the Q hangs into the gap: all suits stand at one height.
    tail = sign.get_height() - cap
    return _stack(sign, pip(suit, round(_SUIT * unit), colour), round((4.6 if tail else 3.2) * unit) - tail, colour)


def _stack(above: pygame.Surface, below: pygame.Surface, gap: int, colour: Colour) -> pygame.Surface:
    column = max(above.get_width(), below.get_width())
    picture = pygame.Surface((column, above.get_height() + gap + below.get_height()), pygame.SRCALPHA, 32)
    picture.fill((*colour, 0))
    picture.blit(above, ((column - above.get_width()) // 2, 0))
    picture.blit(below, ((column - below.get_width()) // 2, above.get_height() + gap))
    return picture


def letters(text: str, px: int, colour: Colour, widest: int) -> pygame.Surface:
    """Capitals or figures `px` high, a little narrowed, and at most `widest` pixels wide."""
    font = display_font(px * 4)
    large = font.render(text, True, colour)
    metrics = font.metrics("H")[0]
    assert metrics is not None  # only for a sign the font has not
    cap = metrics[3]
    box = large.get_bounding_rect()
    box.top = font.get_ascent() - cap
    box.height = min(cap + (cap // 7 if text == "Q" else 0), large.get_height() - box.top)
    width = min(widest, round(box.width * px / cap * 0.86))
    return pygame.transform.smoothscale(large.subsurface(box), (max(1, width), round(box.height * px / cap)))
