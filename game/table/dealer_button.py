"""The button that goes round with the deal."""

from functools import lru_cache

import pygame
from pygame import Surface

from game.widgets.button import Kit
from game.widgets.compose import blend
from game.widgets.fonts import render
from game.widgets.shapes import rounded_rect
from game.widgets.vector import fast


@lru_cache(maxsize=4)
def dealer_button(size: int, kit: Kit) -> Surface:
    """The button with a D that marks the dealer."""
    palette = kit.palette
    picture = Surface((size, size), pygame.SRCALPHA, 32)
    blend(picture, rounded_rect((size, size), size / 2, palette.card, palette.muted, max(1, size // 14)), (0, 0))
    letter = render("D", round(size * 0.66), palette.ink, bold=True)
    blend(picture, letter, letter.get_rect(center=(size // 2, size // 2)))
    return fast(picture)
