"""What overlays and sheets stand on: a dimmed picture, a panel."""

import pygame
from pygame import Rect, Surface

from game.widgets.button import Kit
from game.widgets.shapes import rounded_rect, soft_shadow
from game.widgets.theme import Colour, Palette, mix

RADIUS = 18
"""The corner of a panel, in units."""
WOOD = 3
"""The breadth of the wood around it, in units."""


def dimmed(picture: Surface, palette: Palette, veil_alpha: int = 163) -> Surface:
    """What an overlay stands on: the picture below, darkened, so that it is clear what is to be done first.

    `veil_alpha`, of 255, is how much of the darkness hides what is below.
    """
    dark = picture.copy()
    # A veil of one colour and one alpha: in a page 30 times as fast as to multiply and add.
    veil = Surface(picture.get_size(), 0, dark)
    veil.fill(mix((0, 0, 0), palette.felt_edge, 0.39))
    veil.set_alpha(veil_alpha)
    dark.blit(veil, (0, 0))
    return dark


def draw_panel(surface: Surface, box: Rect, kit: Kit, head: int = 0, *, radius: float = RADIUS) -> None:
    """Draw a panel edged with the table's wood, with a soft shadow, on a background.

    Its upper `head` pixels are a little lighter, and end with a line of the same wood.
    """
    px, palette = kit.metrics.px, kit.palette
    blur, wood, line = px(14), px(WOOD), max(1, px(1))
    shadow = soft_shadow(box.size, px(radius), blur, palette.shadow)
    surface.blit(shadow, (box.x - blur, box.y - blur + px(6)))
    outer = box.inflate(2 * wood, 2 * wood)
    body, edge = mix(palette.rim, palette.rim_light, 0.5), mix(palette.rim_light, palette.gold, 0.2)
    surface.blit(rounded_rect(outer.size, px(radius) + wood, body, edge, line), outer)
    panel = rounded_rect(box.size, px(radius), palette.panel)
    if head:
        surface.blit(rounded_rect(box.size, px(radius), head_colour(palette)), box)
        surface.blit(panel, (box.x, box.y + head), Rect(0, head, box.width, box.height - head))
        draw_head_line(surface, Rect(box.x, box.y + head, box.width, 0), kit)
    else:
        surface.blit(panel, box)


def head_colour(palette: Palette) -> Colour:
    """The ground of a sheet's head."""
    return mix(palette.panel, palette.raised, 0.55)


def draw_head_line(surface: Surface, below: Rect, kit: Kit) -> None:
    """The line under a head: its lower edge is the upper one of `below`."""
    thick = max(1, kit.metrics.px(2))
    colour = mix(kit.palette.rim_light, kit.palette.gold, 0.2)
    surface.fill(colour, Rect(below.x, below.y - thick, below.width, thick))


def fade_picture(size: tuple[int, int], colour: Colour) -> Surface:
    """The colour at the top, fading to clear at the bottom: for an edge over which words are scrolled."""
    picture = Surface(size, pygame.SRCALPHA)
    for y in range(size[1]):
        alpha = round(255 * (1 - y / size[1]) ** 1.5)
        picture.fill((*colour, alpha), Rect(0, y, size[0], 1))
    return picture
