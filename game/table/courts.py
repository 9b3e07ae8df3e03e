"""The court cards and the joker: two half figures that meet along a slanting seam.

Card units: a card is 100 wide and 140 high. Only the upper figure is drawn; the lower one is the same, turned. The
figures stand on a panel that leaves the two index corners free, around an own origin at the middle of the panel's
upper edge of the card. What tells them apart besides the letter: the jack has a flat cap with a feather and a spear,
the queen long hair, a round diadem and a rose, the king a high crown, a beard and a sceptre, the joker a cap and bells.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from game.engine.cards import Rank, Suit
from game.widgets.suits import OUTLINES
from game.widgets.theme import THEMES, Colour, mix
from game.widgets.vector import Point, Sheet

_IVORY: Final = THEMES["green"].card
_INK: Final = THEMES["green"].ink
_RED: Final = THEMES["green"].red
_GOLD: Final[Colour] = (233, 178, 72)
_OLD_GOLD: Final[Colour] = (186, 128, 40)
_SKIN: Final[Colour] = (247, 219, 190)
_SHADE: Final[Colour] = (229, 184, 148)
_LIPS: Final[Colour] = (178, 58, 56)
_KEY: Final[Colour] = (255, 0, 255)
_CENTRE: Final[Point] = (62.5, 0.0)
_PANEL: Final = "M30 6 H95 V77 H70 V134 H5 V63 H30 Z"
_SEAM: Final[tuple[Point, Point]] = ((5.0, 63.0), (95.0, 77.0))

_FACE: Final = "M-10 29 C-10 20 10 20 10 29 L10 38 C10 46 5 51.5 0 51.5 C-5 51.5 -10 46 -10 38 Z"
_FACE_SHADE: Final = "M0 22 C6 22 10 24 10 29 L10 38 C10 46 5 51.5 0 51.5 Z"


@dataclass(frozen=True, slots=True)
class _Dyes:
    """The colours of one suit's courts."""

    panel: Colour
    light: Colour
    """Of the pattern on the panel."""
    robe: Colour
    robe_shade: Colour
    hue: Colour
    """The suit's own colour, on ivory and gold."""
    hair: Colour
    """Of jack and queen."""
    beard: Colour


_JOKER: Final = _Dyes((74, 40, 92), (98, 60, 118), (193, 37, 43), (150, 24, 34), (74, 40, 92), _INK, _INK)
_HAIR: Final[dict[Suit, tuple[Colour, Colour]]] = {
    Suit.SPADES: ((196, 172, 134), (214, 206, 190)),
    Suit.HEARTS: ((190, 116, 48), (146, 96, 60)),
    Suit.DIAMONDS: ((82, 50, 40), (74, 54, 48)),
    Suit.CLUBS: ((150, 78, 42), (206, 146, 80)),
}
_GREEN_PANEL: Final[Colour] = (18, 66, 52)
_COPPER_PANEL: Final[Colour] = (164, 90, 34)


def _dyes(colour: Colour, suit: Suit) -> _Dyes:
    """A suit's own: spades navy, hearts crimson, diamonds copper, clubs green, and hair of four colours.

    With a deck of four colours the panel takes the suit's colour.
    """
    if suit is Suit.HEARTS:
        panel, light = mix(colour, (90, 8, 22), 0.28), mix(colour, (255, 150, 130), 0.16)
        robe, robe_shade = (38, 44, 66), (26, 30, 47)
    elif suit is Suit.DIAMONDS and colour == _RED:
        panel, robe = _COPPER_PANEL, (84, 30, 44)
        light, robe_shade = mix(panel, (255, 210, 140), 0.2), mix(robe, _INK, 0.35)
    elif suit is Suit.CLUBS and colour == _INK:
        panel, robe = _GREEN_PANEL, (66, 132, 122)
        light, robe_shade = mix(panel, (160, 220, 190), 0.14), mix(robe, _INK, 0.35)
    else:
        panel = mix(colour, (60, 92, 140), 0.22)
        light, robe = mix(panel, (150, 180, 220), 0.14), mix(colour, (118, 150, 196), 0.62)
        robe_shade = mix(colour, (118, 150, 196), 0.42)
    return _Dyes(panel, light, robe, robe_shade, colour, *_HAIR[suit])


@lru_cache(maxsize=16)
def court(rank: Rank, suit: Suit | None, width: int, colour: Colour) -> pygame.Surface:
    """A court card or the joker without its index, opaque, with square corners."""
    unit = width / 100
    sheet = Sheet((width, round(width * 1.4)), unit, ground=_IVORY)
    dyes = _JOKER if suit is None else _dyes(colour, suit)
    sheet.path(_PANEL, dyes.panel)
    _lattice(sheet, dyes.light)
    _FIGURES[rank](sheet, dyes)
    if suit is not None:
        sheet.path(OUTLINES[suit], _IVORY, (39, 16.5), 0.13)
    _mirror(sheet)
    sheet.stroke(_SEAM, 3.4, _OLD_GOLD)
    sheet.stroke(_SEAM, 2.2, _GOLD)
    sheet.stroke_path(_PANEL, 1.3, _OLD_GOLD, closed=True)
    return sheet.scaled()


def _mirror(sheet: Sheet) -> None:
    """Replace what is below the seam by what is above it, turned by half a turn; trim what stands over the panel."""
    for trim in ("M0 0 H100 V6 H0 Z", "M95 0 H100 V140 H95 Z", "M0 0 H30 V63 H0 Z"):
        sheet.path(trim, _IVORY)
    upper = sheet.surface
    whole = pygame.transform.flip(upper, True, True)
    (left, left_y), (right, right_y) = _SEAM
    slope = (right_y - left_y) / (right - left)
    sheet.polygon(
        [(-1, left_y - slope * (left + 1)), (101, right_y + slope * (101 - right)), (101, 141), (-1, 141)], _KEY
    )
    upper.set_colorkey(_KEY)
    whole.blit(upper, (0, 0))
    sheet.surface = whole


def _lattice(sheet: Sheet, colour: Colour) -> None:
    for x in range(-40, 65, 9):
        sheet.line((30 + x, 6), (106 + x, 82), 0.7, colour)
        sheet.line((95 - x, 6), (19 - x, 82), 0.7, colour)


def _head(sheet: Sheet) -> None:
    sheet.path("M-5 46 H5 V60 H-5 Z", _SHADE, _CENTRE)
    sheet.path(_FACE, _SKIN, _CENTRE)
    sheet.path(_FACE_SHADE, _SHADE, _CENTRE)


def _features(sheet: Sheet, lips: Colour = _LIPS, smile: float = 0.6, brow: Colour = _INK) -> None:
    for side in (-1, 1):
        eye = (_CENTRE[0] + side * 4.6, 36.2)
        sheet.path("M-2.6 0 C-1.4 -1.9 1.4 -1.9 2.6 0 C1.4 1.4 -1.4 1.4 -2.6 0 Z", (252, 248, 240), eye)
        sheet.circle((eye[0], eye[1] - 0.1), 1.25, _INK)
        sheet.stroke([(eye[0] - 2.8, 35.6), (eye[0], 34.5), (eye[0] + 2.8, 35.6)], 0.8, _INK)
        sheet.stroke(
            [
                (eye[0] - 2.8, 32.4 + (0.5 if side < 0 else 0)),
                (eye[0], 31.6),
                (eye[0] + 2.8, 32.4 + (0.5 if side > 0 else 0)),
            ],
            1.1,
            brow,
        )
    sheet.path("M0 35 L2.5 42.4 L0 43.2 Z", mix(_SHADE, (120, 60, 40), 0.3), _CENTRE)
    sheet.stroke(
        [(_CENTRE[0] - 3, 46.2 - smile * 0.6), (_CENTRE[0], 46.2 + smile), (_CENTRE[0] + 3, 46.2 - smile * 0.6)],
        1.5,
        lips,
    )


def _jack(sheet: Sheet, dyes: _Dyes) -> None:
    hair = dyes.hair
    at = _CENTRE
    # spear
    sheet.stroke([(at[0] - 25, 20), (at[0] - 25, 84)], 2.2, _OLD_GOLD)
    sheet.path("M0 -14 C5 -6 5 -1 0 6 C-5 -1 -5 -6 0 -14 Z", (222, 226, 232), (at[0] - 25, 28))
    sheet.path("M0 -14 C5 -6 5 -1 0 6 Z", (176, 184, 196), (at[0] - 25, 28))
    sheet.path("M-14 24 L-14.5 47 C-12 49 -9 49 -8 47 L-8 26 Z M14 24 L14.5 47 C12 49 9 49 8 47 L8 26 Z", hair, at)
    _head(sheet)
    # doublet with puffed sleeves
    sheet.path("M-36 84 C-38 66 -30 57 -14 55 L0 62 L14 55 C30 57 38 66 36 84 Z", dyes.robe, at)
    sheet.path("M0 62 L14 55 C30 57 38 66 36 84 L0 84 Z", dyes.robe_shade, at)
    for x in (-27, -20, 20, 27):
        sheet.path(
            "M-1.6 0 C-2.4 8 -2.4 14 -2 20 L2 20 C2.4 14 2.4 8 1.6 0 Z", _GOLD, (at[0] + x, 60 if abs(x) < 25 else 62)
        )
    for y in (67, 72, 77):
        sheet.circle((at[0], y), 1.3, _GOLD)
    sheet.path("M-11 51.5 L0 58 L11 51.5 L17 58 L6 66 L0 61 L-6 66 L-17 58 Z", _IVORY, at)
    sheet.path("M-12 30 C-12 24 -8 22 0 22 C8 22 12 24 12 30 L9.4 30 C7 27 -7 27 -9.4 30 Z", hair, at)
    _features(sheet)
    # cap and feather
    sheet.path("M-17 24 C-21 12 -8 6 4 8 C16 9 20 17 17 24 C8 20 -8 20 -17 24 Z", dyes.hue, at)
    sheet.path("M4 8 C16 9 20 17 17 24 C12 21.6 6 21 0 21 Z", mix(dyes.hue, _INK, 0.35), at)
    sheet.path("M-17 23 C-8 18.6 8 18.6 17 23 L16.4 27 C8 23 -8 23 -16.4 27 Z", _GOLD, at)
    sheet.path("M8 20 C10 8 20 3 31 8 C25 9 24 11 26 13 C21 12 20 14 21 17 C17 16 14 18 11 22 Z", _IVORY, at)
    sheet.circle((at[0] + 9, 21.6), 2.2, dyes.hue)


def _queen(sheet: Sheet, dyes: _Dyes) -> None:
    hair = dyes.hair
    dark = mix(hair, (64, 30, 16), 0.3)
    at = _CENTRE
    sheet.path(
        "M0 16 C-15 16 -18 27 -17 38 C-16 48 -23 52 -22 66 L22 66 C23 52 16 48 17 38 C18 27 15 16 0 16 Z", hair, at
    )
    sheet.path("M0 16 C15 16 18 27 17 38 C16 48 23 52 22 66 L8 66 Z", dark, at)
    _head(sheet)
    sheet.path("M-13 58 C-6 55 6 55 13 58 L8 74 L-8 74 Z", _SKIN, at)
    sheet.path("M0 56 C6 55.4 10 56.6 13 58 L8 74 L0 74 Z", _SHADE, at)
    # gown
    sheet.path("M-33 84 C-34 68 -26 60 -14 57 C-12 66 -6 71 0 72 C6 71 12 66 14 57 C26 60 34 68 33 84 Z", dyes.robe, at)
    sheet.path("M0 72 C6 71 12 66 14 57 C26 60 34 68 33 84 L0 84 Z", dyes.robe_shade, at)
    sheet.stroke(
        [(at[0] + x, y) for x, y in ((-14, 57), (-12, 63.5), (-7, 69), (0, 71.6), (7, 69), (12, 63.5), (14, 57))],
        2.2,
        _GOLD,
    )
    for x, y in ((-8.4, 58.6), (-5.8, 61), (-2.9, 62.5), (0, 63), (2.9, 62.5), (5.8, 61), (8.4, 58.6)):
        sheet.circle((at[0] + x, y), 1.5, (255, 255, 252))
    # hair over the brow, parted
    sheet.path("M0 20 C-7 20 -12 25 -11.5 38 C-9 34 -8 28 0 24 C8 28 9 34 11.5 38 C12 25 7 20 0 20 Z", hair, at)
    sheet.path("M0 20 C7 20 12 25 11.5 38 C9 34 8 28 0 24 Z", dark, at)
    _features(sheet, (196, 40, 52), 0.7, dark)
    for side in (-1, 1):
        sheet.circle((at[0] + side * 10.6, 45), 1.5, _GOLD)
    # diadem
    sheet.path(
        "M-13 22 C-14 15 -12 12 -10 11 C-9 15 -7 16 -5 16 C-4 12 -2 9 0 7 C2 9 4 12 5 16 C7 16 9 15 10 11 "
        "C12 12 14 15 13 22 C6 18 -6 18 -13 22 Z",
        _GOLD,
        at,
    )
    for x, y in ((-10.4, 10), (0, 6.4), (10.4, 10)):
        sheet.circle((at[0] + x, y), 2, (255, 255, 252))
    sheet.circle((at[0], 15), 1.7, dyes.hue)
    # rose
    sheet.stroke([(at[0] + 25, 44), (at[0] + 26, 62), (at[0] + 24, 84)], 1.6, (70, 128, 84))
    sheet.path("M0 0 C4 -5 8 -4 9 -1 C6 1 3 2 0 0 Z", (70, 128, 84), (at[0] + 25.6, 58), turned=True)
    for x, y, r in ((-3, 0.0, 4.0), (3, 0.0, 4.0), (0, -3.0, 4.0), (0, 2.4, 3.6)):
        sheet.circle((at[0] + 25 + x, 40 + y), r, _IVORY)
    sheet.circle((at[0] + 25, 39.6), 3, dyes.hue if dyes.hue != _INK else (140, 160, 196))


def _king(sheet: Sheet, dyes: _Dyes) -> None:
    hair = dyes.beard
    dark = mix(hair, _INK, 0.2)
    at = _CENTRE
    # sceptre
    sheet.stroke([(at[0] + 26, 30), (at[0] + 26, 84)], 2.4, _GOLD)
    sheet.circle((at[0] + 26, 27), 4.4, _GOLD)
    sheet.circle((at[0] + 26, 27), 2.2, dyes.hue)
    sheet.path("M-1.2 -7 H1.2 V-4.6 H3.4 V-2.4 H1.2 V1 H-1.2 V-2.4 H-3.4 V-4.6 H-1.2 Z", _GOLD, (at[0] + 26, 22))
    sheet.path("M-11 24 C-17 30 -13 36 -17 42 C-20 47 -16 52 -10 50 L-8 26 Z", hair, at)
    sheet.path("M11 24 C17 30 13 36 17 42 C20 47 16 52 10 50 L8 26 Z", dark, at)
    _head(sheet)
    # robe and ermine
    sheet.path("M-36 84 L-36 70 C-33 60 -22 56 -12 53 L12 53 C22 56 33 60 36 70 L36 84 Z", dyes.robe, at)
    sheet.path("M0 53 L12 53 C22 56 33 60 36 70 L36 84 L0 84 Z", dyes.robe_shade, at)
    sheet.path("M-14 51 C-22 54 -28 57 -31 62 C-22 74 -8 78 0 78 C8 78 22 74 31 62 C28 57 22 54 14 51 Z", _IVORY, at)
    for x, y in ((-23.0, 60.0), (-15, 66), (-15, 58), (15, 58), (15, 66), (23, 60), (-7, 72), (7, 72)):
        sheet.path("M0 -2.2 L1.4 2 L-1.4 2 Z", _INK, (at[0] + x, y))
    # beard
    _features(sheet, brow=dark)
    sheet.path(
        "M-10.4 34 C-11 50 -9 60 0 68 C9 60 11 50 10.4 34 C9.4 42 6 44 0 43.4 C-6 44 -9.4 42 -10.4 34 Z", hair, at
    )
    sheet.path("M0 68 C9 60 11 50 10.4 34 C9.4 42 6 44 0 43.4 Z", dark, at)
    sheet.stroke([(at[0] - 3, 47.4), (at[0], 48.2), (at[0] + 3, 47.4)], 1.7, _LIPS)
    sheet.path(
        "M0 43 C-3 42.6 -7 44 -9 48 C-5 48 -2 47.4 0 45.6 C2 47.4 5 48 9 48 C7 44 3 42.6 0 43 Z",
        mix(hair, (255, 255, 255), 0.35),
        at,
    )
    # crown
    sheet.path("M-13 25 L-17 9 L-8.6 15.6 L0 4.5 L8.6 15.6 L17 9 L13 25 C6 22.4 -6 22.4 -13 25 Z", _GOLD, at)
    sheet.path("M0 4.5 L8.6 15.6 L17 9 L13 25 C8 23 4 22.8 0 22.8 Z", mix(_GOLD, _OLD_GOLD, 0.5), at)
    sheet.path("M-13.6 26.4 L-14.2 22 C-6 19 6 19 14.2 22 L13.6 26.4 C6 23.4 -6 23.4 -13.6 26.4 Z", dyes.hue, at)
    for x, y in ((-17.0, 8.6), (0.0, 4.4), (17.0, 8.6)):
        sheet.circle((at[0] + x, y), 2.1, _IVORY)


def _joker(sheet: Sheet, dyes: _Dyes) -> None:
    at = _CENTRE
    other: Colour = (240, 232, 214)
    _head(sheet)
    sheet.path("M-36 84 C-36 66 -26 58 -12 55 L0 60 L0 84 Z", dyes.robe, at)
    sheet.path("M36 84 C36 66 26 58 12 55 L0 60 L0 84 Z", other, at)
    for x, shade in ((-22, other), (-11, dyes.robe), (0, other), (11, dyes.robe), (22, other)):
        sheet.path("M-7 0 L7 0 L0 15 Z", mix(shade, dyes.panel, 0.12), (at[0] + x, 56 + abs(x) * 0.1))
        sheet.circle((at[0] + x, 71 + abs(x) * 0.1), 1.9, _GOLD)
    sheet.path("M-26 57 C-14 51 14 51 26 57 L24 60.6 C12 56 -12 56 -24 60.6 Z", _GOLD, at)
    _features(sheet, smile=2.0)
    sheet.path("M-12 29 C-15 14 -26 10 -30 26 C-25 22 -20 26 -17 38 C-14 40 -11 38 -10 32 Z", dyes.robe, at)
    sheet.path("M12 29 C15 14 26 10 30 26 C25 22 20 26 17 38 C14 40 11 38 10 32 Z", other, at)
    sheet.path("M-12 30 C-12 18 -6 8 1 8 C8 8 13 18 12 30 C6 25 -6 25 -12 30 Z", other, at)
    sheet.path("M-12 30 C-12 18 -6 8 1 8 L0 26.4 C-4 26.4 -8 27 -12 30 Z", dyes.robe, at)
    sheet.path("M-12.6 31.4 C-6 26 6 26 12.6 31.4 L12 27.6 C6 22.6 -6 22.6 -12 27.6 Z", _GOLD, at)
    for x, y in ((-30, 27), (1, 8.6), (30, 27)):
        sheet.circle((at[0] + x, y), 3, _GOLD)
        sheet.circle((at[0] + x, y + 1), 0.9, _OLD_GOLD)


_FIGURES: Final = {Rank.JACK: _jack, Rank.QUEEN: _queen, Rank.KING: _king, Rank.JOKER: _joker}
