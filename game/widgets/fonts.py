"""Words as pictures: the game's two typefaces, lines of text, and where lines break.

All sizes are pixels of the em, already multiplied by the scale of the screen. The text face is Figtree (medium and
bold), the display face Fraunces; both have figures of one width and the signs ♠ ♥ ♦ ♣ ← ↑ → ↓ ✓ ★.
"""

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
    """The font that `render` uses for these words."""
    return display_font(px) if display else text_font(px, bold)


@lru_cache(maxsize=600)
def render(text: str, px: int, colour: Colour, *, bold: bool = False, display: bool = False) -> pygame.Surface:
    """One line of text on clear ground; cached, not to be painted on."""
    return fast(face(px, bold=bold, display=display).render(text, True, colour))


def width(text: str, px: int, *, bold: bool = False, display: bool = False) -> int:
    """How many pixels wide the line is."""
    return face(px, bold=bold, display=display).size(text)[0]


def wrap(text: str, px: int, width: int, *, bold: bool = False, display: bool = False) -> list[str]:
    """Break a text into lines of at most `width` pixels, at blanks; line feeds stay; a too long word is cut.

    An empty text gives one empty line.
    """
    font = face(px, bold=bold, display=display)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if font.size(longer)[0] <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            while len(word) > 1 and font.size(word)[0] > width:
                fitting = next((n for n in range(len(word) - 1, 1, -1) if font.size(word[:n])[0] <= width), 1)
                lines.append(word[:fitting])
                word = word[fitting:]
            line = word
        lines.append(line)
    return lines


def fit(text: str, px: int, width: int, *, least: int = 8, bold: bool = False, display: bool = False) -> int:
    """The largest size up to `px`, and not under `least`, at which the line is at most `width` pixels wide."""
    while px > least and face(px, bold=bold, display=display).size(text)[0] > width:
        px -= 1
    return px


def paragraph(
    text: str,
    px: int,
    colour: Colour,
    width: int,
    *,
    bold: bool = False,
    display: bool = False,
    centred: bool = False,
) -> pygame.Surface:
    """A broken text as one picture, as wide as its longest line; not cached."""
    lines = [
        face(px, bold=bold, display=display).render(line, True, colour)
        for line in wrap(text, px, width, bold=bold, display=display)
    ]
    step = round(px * LINE)
    size = (max(line.get_width() for line in lines), step * (len(lines) - 1) + lines[-1].get_height())
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    picture.fill((*colour, 0))
    for place, line in enumerate(lines):
        left = (size[0] - line.get_width()) // 2 if centred else 0
        # Drawn over clear ground: a plain blit would blend the smooth edges with it twice.
        picture.blit(line, (left, place * step), special_flags=pygame.BLEND_RGBA_MAX)
    return fast(picture)
