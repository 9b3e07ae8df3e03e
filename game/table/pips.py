"""Where the suit symbols of a number card stand, and how they are painted.

Card units: a card is 100 wide and 140 high.
"""

from functools import lru_cache
from typing import Final

import pygame

from game.engine.cards import Rank, Suit
from game.widgets.suits import OUTLINES
from game.widgets.theme import Colour
from game.widgets.vector import Point, Sheet

_LEFT: Final = 37.5
_MIDDLE: Final = 50.0
_RIGHT: Final = 62.5
_ROWS: Final = (19.0, 53.0, 87.0, 121.0)

_PAIRS: Final[tuple[Point, ...]] = tuple((x, y) for y in _ROWS for x in (_LEFT, _RIGHT))
_SIX: Final[tuple[Point, ...]] = tuple((x, y) for y in (21.0, 70.0, 119.0) for x in (_LEFT, _RIGHT))
LAYOUTS: Final[dict[Rank, tuple[Point, ...]]] = {
    Rank.SEVEN: (*_SIX, (_MIDDLE, 45.5)),
    Rank.EIGHT: (*_SIX, (_MIDDLE, 45.5), (_MIDDLE, 94.5)),
    Rank.NINE: (*_PAIRS, (_MIDDLE, 70.0)),
    Rank.TEN: (*_PAIRS, (_MIDDLE, 36.0), (_MIDDLE, 104.0)),
    Rank.ACE: ((_MIDDLE, 70.0),),
}
"""Centres of the pips by rank; those below the middle stand on their heads."""


@lru_cache(maxsize=96)
def pip(suit: Suit, px: int, colour: Colour) -> pygame.Surface:
    """A suit symbol in a square of `px`, with plain alpha: to be painted onto cards."""
    sheet = Sheet((px, px), px / 104, clear_as=colour)
    sheet.path(OUTLINES[suit], colour, (52, 52))
    return sheet.scaled()


@lru_cache(maxsize=32)
def ace_pip(suit: Suit, px: int, colour: Colour, ground: Colour) -> pygame.Surface:
    """The large symbol of an ace, with an engraved line inside."""
    sheet = Sheet((px, px), px / 104, clear_as=colour)
    sheet.path(OUTLINES[suit], colour, (52, 52))
    middle = (52.0, 52.0 + (4 if suit is Suit.SPADES else -4 if suit is Suit.HEARTS else 0))
    sheet.path(OUTLINES[suit], ground, middle, 0.74)
    sheet.path(OUTLINES[suit], colour, middle, 0.67)
    return sheet.scaled()


def paint_pips(picture: pygame.Surface, rank: Rank, suit: Suit, colour: Colour, ground: Colour) -> None:
    """Paint the pips of a number card or an ace onto a card of any size."""
    unit = picture.get_width() / 100
    px = round((56 if rank is Rank.ACE else 17.0) * unit)
    upright = ace_pip(suit, px, colour, ground) if rank is Rank.ACE else pip(suit, px, colour)
    turned = pygame.transform.flip(upright, False, True)
    for x, y in LAYOUTS[rank]:
        picture.blit(turned if y > 70.5 else upright, (round(x * unit - px / 2), round(y * unit - px / 2)))
