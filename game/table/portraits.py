"""The drawn faces of the seats."""

from functools import lru_cache

import pygame

from game.widgets.vector import Sheet, fast


@lru_cache(maxsize=24)
def portrait(name: str, px: int) -> pygame.Surface:
    """The round portrait of "South", "West", "East" or "Dummy", `px` pixels across. KeyError for another name."""
    skin = {"South": (236, 190, 152), "West": (198, 140, 100), "East": (244, 208, 178), "Dummy": (150, 160, 155)}[name]
    sheet = Sheet((px, px), px / 100, clear_as=(60, 80, 90))
    sheet.circle((50, 50), 50, (60, 80, 90))
    sheet.circle((50, 45), 22, skin)
    sheet.path("M18 88 C20 70 34 66 50 66 C66 66 80 70 82 88 Z", skin)
    return fast(sheet.scaled())
