"""Words as pictures: the game's two typefaces, lines of text, and where lines break.

All sizes are pixels of the em, already multiplied by the scale of the screen. The text face is Figtree (medium and
bold), the display face Fraunces; both have figures of one width and the signs ♠ ♥ ♦ ♣ ← ↑ → ↓ ✓ ★.
"""

import math
from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame

from game.widgets.theme import Colour
from game.widgets.vector import fast

_FOLDER: Final = Path(__file__).resolve().parent.parent.parent / "assets" / "fonts"
LINE: Final = 1.3
"""Distance of the lines of a text, as a part of the em."""


def text_font(px: int, bold: bool = False) -> pygame.font.Font:
    """The text face with an em of `px` pixels."""
    return _font("text-bold.ttf" if bold else "text.ttf", max(1, px))


def display_font(px: int) -> pygame.font.Font:
    """The display face, for titles, scores and big words."""
    return _font("display.ttf", max(1, px))


@lru_cache(maxsize=64)
def _font(name: str, px: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    # A font does not outlive pygame.quit(); what is cached must not either.
    pygame.register_quit(_font.cache_clear)
    return pygame.font.Font(str(_FOLDER / name), px)


def face(px: int, *, bold: bool = False, display: bool = False) -> pygame.font.Font:
    """The font for these words at this size. Measure with `width`: `render` spaces small letters more finely."""
    return display_font(px) if display else text_font(px, bold)


def _fine(px: int) -> int:
    # Small letters are painted larger and scaled down: the hinter of SDL_ttf would space them unevenly.
    return 3 if px <= 24 else 2 if px <= 48 else 1


def _line(text: str, px: int, colour: Colour, bold: bool, display: bool) -> pygame.Surface:
    fine = _fine(px)
    picture = face(px * fine, bold=bold, display=display).render(text, True, colour)
    if fine == 1 or not picture.get_width():
        return picture
    size = math.ceil(picture.get_width() / fine), round(picture.get_height() / fine)
    return pygame.transform.smoothscale(picture.convert_alpha() if picture.get_bitsize() != 32 else picture, size)


@lru_cache(maxsize=600)
def render(text: str, px: int, colour: Colour, *, bold: bool = False, display: bool = False) -> pygame.Surface:
    """One line of text on clear ground; cached, not to be painted on."""
    return fast(_line(text, px, colour, bold, display))


@lru_cache(maxsize=2048)
def width(text: str, px: int, *, bold: bool = False, display: bool = False) -> int:
    """How many pixels wide `render` makes the line."""
    fine = _fine(px)
    return math.ceil(face(px * fine, bold=bold, display=display).size(text)[0] / fine)


def line_height(px: int, *, bold: bool = False, display: bool = False) -> int:
    """How many pixels high `render` makes a line."""
    fine = _fine(px)
    return round(face(px * fine, bold=bold, display=display).get_height() / fine)


def wrap(text: str, px: int, room: int, *, bold: bool = False, display: bool = False) -> list[str]:
    """Break a text into lines of at most `room` pixels, at blanks; line feeds stay; a too long word is cut.

    An empty text gives one empty line.
    """

    def fits(words: str) -> bool:
        return width(words, px, bold=bold, display=display) <= room

    lines: list[str] = []
    for part in text.split("\n"):
        line = ""
        for word in part.split(" "):
            longer = f"{line} {word}" if line else word
            if fits(longer):
                line = longer
                continue
            if line:
                lines.append(line)
            while len(word) > 1 and not fits(word):
                fitting = next((n for n in range(len(word) - 1, 1, -1) if fits(word[:n])), 1)
                lines.append(word[:fitting])
                word = word[fitting:]
            line = word
        lines.append(line)
    return lines


def fit(text: str, px: int, room: int, *, least: int = 8, bold: bool = False, display: bool = False) -> int:
    """The largest size up to `px`, and not under `least`, at which the line is at most `room` pixels wide."""

    def fits(size: int) -> bool:
        return width(text, size, bold=bold, display=display) <= room

    if px <= least or fits(px):
        return px
    # Width goes nearly with size, so a guess and a step or two do: each size that is tried loads a font.
    size = max(least, min(px - 1, px * room // max(1, width(text, px, bold=bold, display=display))))
    while size < px - 1 and fits(size + 1):
        size += 1
    while size > least and not fits(size):
        size -= 1
    return size


def paragraph(
    text: str,
    px: int,
    colour: Colour,
    room: int,
    *,
    bold: bool = False,
    display: bool = False,
    centred: bool = False,
) -> pygame.Surface:
    """A text broken to lines of `room` pixels as one picture, as wide as its longest line; not cached."""
    lines = [_line(line, px, colour, bold, display) for line in wrap(text, px, room, bold=bold, display=display)]
    step = round(px * LINE)
    size = (max(1, *(line.get_width() for line in lines)), step * (len(lines) - 1) + lines[-1].get_height())
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    picture.fill((*colour, 0))
    for place, line in enumerate(lines):
        left = (size[0] - line.get_width()) // 2 if centred else 0
        # Over clear ground of the same colour only the alpha counts, and lines may touch.
        picture.blit(line, (left, place * step), special_flags=pygame.BLEND_RGBA_MAX)
    return fast(picture)
