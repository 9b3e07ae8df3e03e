"""The panel on which the human chooses five of ten cards."""

from functools import lru_cache

import pygame
from pygame import Surface

from game.table.card_back import corner_radius
from game.table.layout import table_layout
from game.text import t
from game.widgets.button import Kit
from game.widgets.compose import blend
from game.widgets.fonts import render
from game.widgets.shapes import rounded_rect, soft_shadow
from game.widgets.theme import mix
from game.widgets.vector import fast

BLUR = 14
"""How far the panel's shadow stands out on every side, in units."""


@lru_cache(maxsize=1)
def five_panel(kit: Kit) -> Surface:
    """The empty panel with its shadow; shared, not to be painted on. It is large, and painting it takes a while."""
    five, palette, px = table_layout(kit.metrics).five, kit.palette, kit.metrics.px
    blur = px(BLUR)
    size = five.panel.size
    picture = Surface((size[0] + 2 * blur, size[1] + 2 * blur), pygame.SRCALPHA, 32)
    blend(picture, soft_shadow(size, px(16), blur), (0, px(3)))
    blend(picture, rounded_rect(size, px(16), palette.panel, palette.panel_edge, max(1, px(1))), (blur, blur))
    offset = (blur - five.panel.x, blur - five.panel.y)
    for place in five.ten:
        blend(picture, empty_place(place.size, kit), place.move(offset))
    for at, key in zip(five.labels, ("table.hand", "table.dummy"), strict=True):
        words = render(t(key), kit.metrics.font(14), palette.muted, bold=True)
        blend(picture, words, (at[0] + offset[0], at[1] + offset[1]))
    return fast(picture)


def empty_place(size: tuple[int, int], kit: Kit) -> Surface:
    """The outline where a card may lie."""
    palette = kit.palette
    edge = mix(palette.panel_edge, palette.panel, 0.3)
    return rounded_rect(
        size, corner_radius(size[0]) + 1, mix(palette.panel, palette.felt, 0.45), edge, max(1, kit.metrics.px(1.5))
    )
