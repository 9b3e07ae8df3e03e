"""The court cards and the joker."""

import pygame

from game.engine.cards import Rank, Suit
from game.table.pips import pip
from game.widgets.theme import Colour


def court(rank: Rank, suit: Suit | None, width: int, colour: Colour) -> pygame.Surface:
    """The picture of a court card, as large as the card, on clear ground."""
    picture = pygame.Surface((width, round(width * 1.4)), pygame.SRCALPHA, 32)
    picture.fill((*colour, 0))
    if suit is not None:
        px = width // 3
        picture.blit(pip(suit, px, colour), ((width - px) // 2, (picture.get_height() - px) // 2))
    return picture
