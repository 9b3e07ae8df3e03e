"""Boxes, shadows, suit symbols and icons as small cached pictures, smooth at any size in pixels.

What these functions return is shared: blit it, or copy it before painting on it.
"""

import random
from functools import lru_cache
from typing import Final

import pygame

from game.engine.cards import Suit
from game.widgets.icons import ICONS
from game.widgets.suits import OUTLINES
from game.widgets.theme import Colour, Palette, mix
from game.widgets.vector import Sheet, fast

_LIGHT_SIZE: Final = (48, 32)
_FIBRE: Final = 6
"""How much the fibres of the cloth differ, in levels of 255."""


@lru_cache(maxsize=256)
def rounded_rect(
    size: tuple[int, int], radius: float, fill: Colour, border: Colour | None = None, border_width: float = 0
) -> pygame.Surface:
    """A box with round corners; the border lies inside the size. A radius of half the height makes a pill."""
    width, height = max(1, size[0]), max(1, size[1])
    radius = max(0.0, min(radius, width / 2, height / 2))
    rim = border if border is not None and border_width > 0 else fill
    picture = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    picture.fill(rim)
    if rim is not fill:
        inside = rounded_rect_mask(
            (round(width - 2 * border_width), round(height - 2 * border_width)), max(0.0, radius - border_width), fill
        )
        picture.blit(inside, (round(border_width), round(border_width)))
    cut_corners(picture, radius)
    return fast(picture)


def rounded_rect_mask(size: tuple[int, int], radius: float, fill: Colour) -> pygame.Surface:
    """A new box with round corners, not cached and without RLE: for painting further."""
    picture = pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA, 32)
    picture.fill(fill)
    cut_corners(picture, radius)
    return picture


@lru_cache(maxsize=64)
def _corners(radius: int) -> tuple[pygame.Surface, ...]:
    """White quarter circles (upper left, upper right, lower left, lower right) whose rest is clear."""
    fine = 4
    large = pygame.Surface((radius * fine, radius * fine), pygame.SRCALPHA, 32)
    large.fill((255, 255, 255, 0))
    pygame.draw.circle(large, (255, 255, 255, 255), (radius * fine, radius * fine), radius * fine)
    corner = pygame.transform.smoothscale(large, (radius, radius))
    flip = pygame.transform.flip
    return corner, flip(corner, True, False), flip(corner, False, True), flip(corner, True, True)


def cut_corners(picture: pygame.Surface, radius: float) -> None:
    """Make the corners of a picture with alpha round, in place."""
    whole = round(radius)
    if whole < 1:
        return
    width, height = picture.get_size()
    whole = min(whole, (width + 1) // 2, (height + 1) // 2)
    places = ((0, 0), (width - whole, 0), (0, height - whole), (width - whole, height - whole))
    for corner, place in zip(_corners(whole), places, strict=True):
        picture.blit(corner, place, special_flags=pygame.BLEND_RGBA_MULT)


@lru_cache(maxsize=64)
def soft_shadow(
    size: tuple[int, int], radius: float, blur: int, colour: Colour = (4, 14, 10), strength: int = 110
) -> pygame.Surface:
    """The shadow of a box of this size: `blur` pixels larger on every side, so blit it at (-blur, -blur) plus its drop.

    `strength` is the alpha in the middle, 0 to 255.
    """
    blur = max(1, blur)
    width, height = max(1, size[0]) + 2 * blur, max(1, size[1]) + 2 * blur
    # Blurred small and scaled up: a shadow has no detail to lose, and a wide blur at full size takes long.
    part = max(1, blur // 4)
    small = pygame.Surface((max(4, round(width / part)), max(4, round(height / part))), pygame.SRCALPHA, 32)
    small.fill((*colour, 0))
    box = pygame.Rect(0, 0, max(1, round(size[0] / part)), max(1, round(size[1] / part)))
    box.center = (small.get_width() // 2, small.get_height() // 2)
    pygame.draw.rect(small, (*colour, strength), box, border_radius=round(radius / part))
    soft = pygame.transform.box_blur(small, max(1, round(blur / part / 2.5)))
    soft = pygame.transform.box_blur(soft, max(1, round(blur / part / 2.5)))
    return fast(pygame.transform.smoothscale(soft, (width, height)))


@lru_cache(maxsize=256)
def suit_glyph(suit: Suit, px: int, colour: Colour) -> pygame.Surface:
    """The symbol of a suit in a square of `px` pixels."""
    sheet = Sheet((px, px), px / 104, clear_as=colour)
    sheet.path(OUTLINES[suit], colour, (52, 52))
    return fast(sheet.scaled())


@lru_cache(maxsize=256)
def icon(name: str, px: int, colour: Colour) -> pygame.Surface:
    """An icon in a square of `px` pixels; the names are those of `game.widgets.icons.ICONS`. KeyError for another."""
    paint = ICONS[name]
    sheet = Sheet((px, px), px / 24, clear_as=colour)
    paint(sheet, colour)
    return fast(sheet.scaled())


def suit_colour(suit: Suit | None, palette: Palette, *, four_colour: bool = False) -> Colour:
    """The colour of a suit on an ivory card; None is the joker."""
    if four_colour and suit is Suit.CLUBS:
        return palette.green
    if four_colour and suit is Suit.DIAMONDS:
        return palette.blue
    return palette.red if suit is not None and suit.is_red else palette.ink


def felt(size: tuple[int, int], palette: Palette) -> pygame.Surface:
    """The cloth: a new opaque surface, lit from the middle above and darker towards the edge."""
    return _cloth(size, palette).copy()


@lru_cache(maxsize=1)
def _cloth(size: tuple[int, int], palette: Palette) -> pygame.Surface:
    light = pygame.image.frombuffer(_light(), _LIGHT_SIZE, "P")
    colours = [mix(palette.felt, palette.felt_edge, part / 255) for part in range(256)]
    light.set_palette([(red + _FIBRE, green + _FIBRE, blue + _FIBRE) for red, green, blue in colours])
    small = pygame.Surface(_LIGHT_SIZE, 0, 32)
    small.blit(light, (0, 0))
    # A gradient drawn small and scaled up is smooth and costs next to nothing.
    cloth = pygame.transform.smoothscale(small, size)
    tile = _weave()
    for top in range(0, size[1], tile.get_height()):
        for left in range(0, size[0], tile.get_width()):
            cloth.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_SUB)
    return fast(cloth)


@lru_cache(maxsize=1)
def _light() -> bytes:
    """How far each point has darkened, 0 to 255, row by row."""
    columns, rows = _LIGHT_SIZE
    across = [((x + 0.5 - columns / 2) / (columns * 0.565)) ** 2 for x in range(columns)]
    down = [((y + 0.5 - rows * 0.43) / (rows * 0.65)) ** 2 for y in range(rows)]
    return bytes(min(255, int(255 * (dx + dy) ** 0.9)) for dy in down for dx in across)


@lru_cache(maxsize=1)
def _weave() -> pygame.Surface:
    """Faint fibres, to be taken from the colour of the cloth: without them a dark gradient shows steps.

    Added, they would look the same, but in a page pygame subtracts in a third of the time.
    """
    side = 192
    levels = bytes(_FIBRE - value * (_FIBRE + 1) // 256 for value in range(256))
    grains = random.Random(3).randbytes(side * side).translate(levels)
    grey = pygame.image.frombuffer(grains, (side, side), "P")
    grey.set_palette([(level, level, level) for level in range(256)])
    plain = pygame.Surface((side, side), 0, 32)
    plain.blit(grey, (0, 0))
    return plain
