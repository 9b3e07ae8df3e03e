"""What all court figures are drawn with: a pen that can face either way, the colours of a suit, faces and hands.

A figure is drawn looking to the right, in card units around an own origin: x from the middle of its face, y from the
upper edge of the card, what it holds around x = 24. The pen turns it to the left where the figure says so.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame

from game.widgets.theme import THEMES, Colour, mix
from game.widgets.vector import Sheet, outline

IVORY: Final = THEMES["green"].card
INK: Final = THEMES["green"].ink
WHITE: Final[Colour] = (255, 253, 247)
IVORY_SHADE: Final[Colour] = (222, 212, 192)
GOLD: Final[Colour] = (233, 178, 72)
OLD_GOLD: Final[Colour] = (186, 128, 40)
STEEL: Final[Colour] = (226, 230, 236)
STEEL_SHADE: Final[Colour] = (168, 178, 192)
LIPS: Final[Colour] = (178, 58, 56)
HELD: Final = 24.4
"""Around which x of a figure's units is drawn what it holds."""


@dataclass(frozen=True, slots=True)
class Dyes:
    """The colours of one suit's courts."""

    panel: Colour
    light: Colour
    """Of the pattern on the panel."""
    robe: Colour
    robe_shade: Colour
    second: Colour
    """Of a hat, a cape or a lining, light against panel and robe."""
    second_shade: Colour
    hue: Colour
    """The suit's own colour, on ivory and gold."""
    skin: Colour
    skin_shade: Colour
    hair: Colour
    """Of jack and queen."""
    hair_shade: Colour
    beard: Colour
    beard_shade: Colour


class Pen:
    """Draws on a sheet in a figure's units around `middle`, a place in card units; mirrored if it looks to the left."""

    __slots__ = ("_down", "_factor", "_middle", "_place", "_sheet", "_surface", "_way")

    def __init__(
        self, sheet: Sheet, middle: float, left: bool = False, *, down: float = 0.0, size: float = 1.0
    ) -> None:
        self._sheet = sheet
        self._place = middle, left
        self._surface = sheet.surface
        self._factor = size * sheet.factor
        self._middle = middle * sheet.factor
        self._down = down * sheet.factor
        self._way = -self._factor if left else self._factor

    def held(self, x: float, down: float, size: float = 1.0) -> "Pen":
        """Another for what the figure holds: its x = 24 is at `x` on the card, its y = 0 `down` from the upper edge.

        It is drawn as if held by one who looks to the left, however the figure looks: below the index, on the left of
        the card, which is what a fan shows.
        """
        return Pen(self._sheet, x + HELD * size, True, down=down, size=size)

    def moved(self, x: float, y: float) -> "Pen":
        """Another for a part of the figure that is not where it was drawn, moved across to the right by `x`."""
        middle, left = self._place
        return Pen(self._sheet, middle + x, left, down=y)

    def fill(
        self, path: str, colour: Colour, x: float = 0.0, y: float = 0.0, size: float = 1.0, flip: bool = False
    ) -> None:
        """Fill a path, moved to (x, y) and `size` times as large, with `flip` mirrored about its own origin."""
        across = -size * self._way if flip else size * self._way
        down = size * self._factor
        left, top = self._middle + x * self._way, self._down + y * self._factor
        for polygon in outline(path):
            pygame.draw.polygon(self._surface, colour, [(left + a * across, top + b * down) for a, b in polygon])

    def both(self, path: str, colour: Colour, other: Colour | None = None) -> None:
        """Fill a path and its mirror image, that one in the other colour if there is one."""
        self.fill(path, colour)
        self.fill(path, other or colour, flip=True)

    def dot(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """Fill a circle."""
        place = (self._middle + x * self._way, self._down + y * self._factor)
        pygame.draw.circle(self._surface, colour, place, radius * self._factor)


class Face(NamedTuple):
    """A face in one of three turns. It ends at the chin, some 53 units down."""

    neck: str
    whole: str
    shade: str
    nose: str
    eyes: tuple[tuple[float, float], ...]
    """Middle and size of each."""
    mouth: tuple[float, float]


FRONT: Final = Face(
    "M-5.6 46 H5.6 V62 H-5.6 Z",
    "M-10.8 30 C-10.8 19 10.8 19 10.8 30 L10.4 39.5 C10 47 5 53 0 53 C-5 53 -10 47 -10.4 39.5 Z",
    "M0 21.8 C6.5 21.8 10.8 24 10.8 30 L10.4 39.5 C10 47 5 53 0 53 Z",
    "M0 35 L2.9 43 L0 44 Z",
    ((-5.0, 1.0), (5.0, 1.0)),
    (0.0, 1.0),
)
TURNED: Final = Face(
    "M-7 44 L5 48 L6 62 H-8 Z",
    "M-11 31 C-11.5 19 10 18.5 10 29 L9.4 34 C10.6 37 10.8 40 9.8 42.5 C8.6 48 7.6 53.2 3.6 53.2 "
    "C-2 53.2 -9.6 48 -10.4 40 Z",
    "M3 20 C7.6 20.6 10 23.6 10 29 L9.4 34 C10.6 37 10.8 40 9.8 42.5 C8.6 48 7.6 53.2 3.6 53.2 "
    "C4.6 50.6 4.2 49 4.4 47 L4 44.6 "
    "L7.4 43 L3.6 35 Z",
    "",
    ((-2.6, 1.0), (6.7, 0.8)),
    (4.0, 0.92),
)
PROFILE: Final = Face(
    "M-9 42 L4 50 L6 62 H-9 Z",
    "M-11 31 C-11 20 -2 18 4 20 C8.6 21.6 9.6 28 9.8 32.4 L9 35 L13.8 42 C14 43.4 12.8 44 10.8 44.2 "
    "C11.8 45.4 12.2 46.4 10.9 47.4 "
    "C12 48.4 11.6 49.6 10.2 50.2 C11.4 53 10 55.4 6.6 55 C1 54.4 -5 50 -7 44 Z",
    "M-7 44 C-5 50 1 54.4 6.6 55 C9 55.3 10.6 54.2 10.8 52.4 C5 52.4 -2 48 -4 41 Z",
    "",
    ((6.4, 1.0),),
    (9.4, 1.0),
)

_EYE: Final = "M-2.8 0.1 C-1.4 -2 1.4 -2 2.8 0.1 C1.4 1.7 -1.4 1.7 -2.8 0.1 Z"
_LID: Final = "M-3.4 0.4 C-1.6 -2.9 1.6 -2.9 3.4 0.4 C1.6 -1.5 -1.6 -1.5 -3.4 0.4 Z"
_BROW: Final = "M-3.2 0.4 C-1.2 -1.6 1.8 -1.5 3.8 0.9 C1.6 -0.1 -1 -0.1 -3.2 1.7 Z"
_SIDE_EYE: Final = "M1.6 -1.9 C-0.4 -1.9 -2 -0.8 -3 0.6 C-1.2 1.7 0.4 1.8 1.8 1.5 C1.2 0.4 1.2 -0.8 1.6 -1.9 Z"
_SIDE_LID: Final = "M2.4 -2.6 C-0.2 -2.9 -2.4 -1.6 -3.8 0.6 C-1.8 -0.8 -0.2 -1.4 1.8 -1.2 Z"
_SIDE_BROW: Final = "M3.2 0 C1 -1.7 -2 -1.6 -4 0.6 C-1.8 -0.2 0.6 -0.2 2.8 1.6 Z"
_MOUTH: Final = "M-3.2 -0.3 C-1.2 0.4 1.2 0.4 3.2 -0.3 C1.6 1.9 -1.6 1.9 -3.2 -0.3 Z"
_FULL: Final = "M-3.1 0 C-1.8 -1.3 -0.8 -1.4 0 -0.8 C0.8 -1.4 1.8 -1.3 3.1 0 C1.6 2.3 -1.6 2.3 -3.1 0 Z"
_SIDE_MOUTH: Final = "M2 -1.8 C0.6 -1.2 -1.4 -0.4 -2.6 0.6 C-1 1.6 0.6 1.8 1.9 1.4 L1.6 0 Z"


def head(pen: Pen, face: Face, dyes: Dyes) -> None:
    """Neck and face without features."""
    pen.fill(face.neck, dyes.skin_shade)
    pen.fill(face.whole, dyes.skin)
    pen.fill(face.shade, dyes.skin_shade)


def features(pen: Pen, face: Face, dyes: Dyes, brow: Colour, lips: Colour = LIPS, full: bool = False) -> None:
    """Eyes, brows, nose and mouth."""
    if face is PROFILE:
        x = face.eyes[0][0]
        pen.fill(_SIDE_EYE, WHITE, x, 36.6)
        pen.dot(x + 0.8, 36.5, 1.4, INK)
        pen.fill(_SIDE_LID, INK, x, 36.6)
        pen.fill(_SIDE_BROW, brow, x, 31.6)
        pen.fill(_SIDE_MOUTH, lips, face.mouth[0], 47.6)
        return
    for x, size in face.eyes:
        pen.fill(_EYE, WHITE, x, 37, size)
        pen.dot(x + (0.6 if face is TURNED else 0), 36.9, 1.4, INK)
        pen.fill(_LID, INK, x, 37, size)
        pen.fill(_BROW, brow, x, 32, size, flip=x < 0)
    if face.nose:
        pen.fill(face.nose, mix(dyes.skin_shade, (120, 60, 40), 0.3))
    pen.fill(_FULL if full else _MOUTH, lips, face.mouth[0], 47.4, face.mouth[1])


_FIST: Final = "M-4.6 -2.6 C-4.6 -5.2 4.4 -5.2 4.6 -2.6 L4.6 3 C4.4 5.4 -4.4 5.4 -4.6 3 Z"
_FINGERS: Final = "M-4.6 -1.7 H2.4 V-0.9 H-4.6 Z M-4.6 1.3 H2.4 V2.1 H-4.6 Z"


def fist(pen: Pen, x: float, y: float, dyes: Dyes, flip: bool = False) -> None:
    """A hand closed about something upright."""
    pen.fill(_FIST, dyes.skin, x, y, 1.0, flip)
    pen.fill(_FINGERS, mix(dyes.skin_shade, (120, 60, 40), 0.25), x, y, 1.0, flip)
