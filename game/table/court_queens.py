"""The four queens: a mirror for spades, a rose for hearts, a fan for diamonds, a book for clubs."""

from typing import Final

from game.table.court_pen import (
    FRONT,
    GOLD,
    IVORY,
    IVORY_SHADE,
    OLD_GOLD,
    PROFILE,
    TURNED,
    WHITE,
    Dyes,
    Pen,
    features,
    fist,
    head,
)

_LIPS = (196, 40, 52)
_GREEN = (92, 156, 104)
_GOWN = "M-42 120 L-38 80 C-36 68 -27 60 -14 57.5 C-12 66 -6 70 0 71 C6 70 12 66 14 57.5 C27 60 36 68 38 80 L42 120 Z"
_GOWN_SHADE = "M3 70.6 C8 69 12.6 65 14 57.5 C27 60 36 68 38 80 L42 120 L3 120 Z"

_FAN: Final = (
    "M24.4 66 L3.2 58.3 L6.2 52.6 Z",
    "M24.4 66 L6.2 52.6 L10.7 48.0 Z",
    "M24.4 66 L10.7 48.0 L16.3 44.9 Z",
    "M24.4 66 L16.3 44.9 L22.6 43.5 Z",
    "M24.4 66 L22.6 43.5 L29.0 43.9 Z",
    "M24.4 66 L29.0 43.9 L35.0 46.0 Z",
)
"""Leaf by leaf, around (24.4, 66)."""
_STICKS: Final = (
    "M24.4 66 L12.1 61.5 L13.8 58.2 Z",
    "M24.4 66 L13.8 58.2 L16.5 55.6 Z",
    "M24.4 66 L16.5 55.6 L19.7 53.8 Z",
    "M24.4 66 L19.7 53.8 L23.4 53.0 Z",
    "M24.4 66 L23.4 53.0 L27.1 53.2 Z",
    "M24.4 66 L27.1 53.2 L30.5 54.4 Z",
)


def spades(pen: Pen, dyes: Dyes) -> None:
    """In profile, braids in a coil, a high collar, a tall crown; she looks into a mirror."""
    pen.fill("M-3 66 L-31 52 L-28.6 46.6 L-31 40.6 L-25.6 38.6 L-25 32.6 L-19.6 34 L-4 52 L14 58 L10 68 Z", IVORY)
    pen.fill(
        "M-3 66 L-31 52 L-29.8 49.4 L-7 58 L-28 43.4 L-25.6 38.6 L-7 56 L-22 33.4 L-19.6 34 L-4 52 L14 58 L10 68 Z",
        IVORY_SHADE,
    )
    pen.fill("M-11 22 C-17 28 -15 40 -10 44 L-3 44 L0 22 Z", dyes.hair)
    head(pen, PROFILE, dyes)
    pen.fill("M-42 120 L-38 80 C-37 67 -28 60 -12 56 L-2 66 L9 58 C28 60 37 68 39 80 L42 120 Z", dyes.robe)
    pen.fill("M-2 66 L9 58 C28 60 37 68 39 80 L42 120 L-2 120 Z", dyes.robe_shade)
    pen.fill("M-12 56 L-2 66 L9 58 L11 62 L-1.6 72 L-16 58 Z", GOLD)
    features(pen, PROFILE, dyes, dyes.hair_shade, _LIPS)
    pen.fill("M-13 30 C-13 19 -2 17 5 20.4 C8 22 9 24 9.4 27 C4 25.4 0 27 -2 31 C-3.4 35 -5 37 -8 38 Z", dyes.hair)
    pen.dot(-9.4, 37.4, 7, dyes.hair)
    pen.dot(-9.4, 37.4, 4.6, dyes.hair_shade)
    pen.dot(-9.4, 37.4, 2.4, dyes.hair)
    pen.dot(-2.4, 45.4, 1.7, WHITE)
    pen.fill(
        "M-14 25.6 L-16.6 10 L-10.4 15.6 L-6.4 6.6 L-2 14 L3.4 7 L5 15 L10.4 11.6 L9 23.6 C2 19.6 -8 20.6 -14 25.6 Z",
        GOLD,
    )
    pen.fill("M-2 14 L3.4 7 L5 15 L10.4 11.6 L9 23.6 C6 21.8 2 21 -2 21.4 Z", OLD_GOLD)
    pen.fill("M-14.4 26.6 C-8 20.6 2 19.6 9.2 23.8 L9 26 C2 22.6 -8 23.4 -13.6 28.8 Z", dyes.second)
    # mirror
    thing = pen.held(16.6, 36)
    thing.fill("M23 50 H25.8 V74 H23 Z", OLD_GOLD)
    thing.fill(
        "M24.4 22 C30.6 22 33 29 33 36.6 C33 45 30 51 24.4 51 C18.8 51 16 45 16 36.6 C16 29 18.2 22 24.4 22 Z", GOLD
    )
    thing.fill(
        "M24.4 25 C28.6 25 30.4 30 30.4 36.6 C30.4 43.6 28.4 48 24.4 48 C20.4 48 18.6 43.6 18.6 36.6 "
        "C18.6 30 20.2 25 24.4 25 Z",
        (186, 206, 228),
    )
    thing.fill("M28 27 L30 32 L19 43.4 L18.6 36.6 Z", WHITE)
    thing.fill("M18.6 63 H30.4 L32 84 H17 Z", dyes.robe)
    thing.fill("M18 61.4 H31 V65 H18 Z", IVORY)
    fist(thing, 24.4, 56.6, dyes)


def hearts(pen: Pen, dyes: Dyes) -> None:
    """Long waves, pearls and a diadem, a rose."""
    pen.fill(
        "M-1 15 C-18 15 -18 28 -17 37 C-16 46 -25 50 -21 60 C-19 66 -24 70 -24 96 L16 84 "
        "C21 66 13 60 15 50 C17 42 16 15 -1 15 Z",
        dyes.hair,
    )
    pen.fill("M4 15.6 C15 18 17 40 15 50 C13 60 21 66 16 84 L8 84 Z", dyes.hair_shade)
    head(pen, TURNED, dyes)
    pen.fill("M-14 58 C-6 54 6 54 14 58 L8 74 L-8 74 Z", dyes.skin)
    pen.fill("M3 55 C7 55 11 56.4 14 58 L8 74 L3 74 Z", dyes.skin_shade)
    pen.fill(_GOWN, dyes.robe)
    pen.fill(_GOWN_SHADE, dyes.robe_shade)
    pen.both("M0 70 C6 69 11.4 64 13 56.6 L16.4 57.4 C15 67 8 73 0 74 Z", GOLD)
    for x, y in ((-8.6, 58.6), (-5.2, 61.6), (-1, 63), (3.2, 62.4), (7, 60)):
        pen.dot(x, y, 2, WHITE)
    features(pen, TURNED, dyes, dyes.hair_shade, _LIPS, True)
    pen.fill("M3 18.6 C-6 18 -14 23 -12.6 42 C-9 38 -9.4 29 3 24 C9 27 9.4 32 11 38 C13.6 25 9 19 3 18.6 Z", dyes.hair)
    pen.fill("M3 18.6 C9 19 13.6 25 11 38 C9.4 32 9 27 3 24 Z", dyes.hair_shade)
    pen.fill(
        "M-13.6 24 C-15 16 -13 12.6 -10.6 11.6 C-9.4 15.4 -7 16.4 -4.6 16 C-4 12 -1 9 2 6.6 "
        "C4.4 9 6 12 6 15.6 C8 15.6 9.6 14 10 11 C12.6 12.4 14 15 12.4 22 C6 18 -6 18.6 -13.6 24 Z",
        GOLD,
    )
    for x, y in ((-10.8, 11), (10.4, 10.6)):
        pen.dot(x, y, 2.1, WHITE)
    pen.dot(1.6, 14.6, 2.2, dyes.hue)
    # rose
    thing = pen.held(16.6, 30)
    thing.fill("M23.6 44 H25.4 L25 76 H23.2 Z", _GREEN)
    thing.fill("M24.6 53 C25 48 29 46 32.4 46.4 C31.6 50.6 28.6 53.4 24.6 53 Z", _GREEN)
    thing.fill(
        "M24.4 47.4 C17 47 14.6 41 16 36 C15.6 31 20 28 24.4 28.6 C29 27.6 33 31 32.8 36 C34 41 31.4 47 24.4 47.4 Z",
        (246, 200, 190),
    )
    thing.fill("M24.4 47.4 C20 44 18.6 41 19 38 C22 40.6 27 40.6 30 37.4 C30.4 41 28.6 45 24.4 47.4 Z", IVORY)
    thing.fill("M20 35 C20.6 31 28 30.6 28.6 34.6 C28.4 38 21 38.6 20 35 Z", dyes.hue)
    thing.fill("M18.4 69 H30 L33 84 H16.4 Z", dyes.robe)
    thing.fill("M17.6 66.4 H30.6 V70.4 H17.6 Z", GOLD)
    fist(thing, 24.2, 61.6, dyes)


def diamonds(pen: Pen, dyes: Dyes) -> None:
    """Her hair up under a comb, ear-rings, a ruffle, an open fan."""
    pen.fill("M-16 25 C-19 12 -11 6.6 -1 6.8 C9 6.8 15.6 12 13 24 Z", GOLD)
    for x, y in ((-12.4, 16), (-7.6, 11.8), (-1.2, 10.2), (5.2, 11.6), (10, 16)):
        pen.dot(x, y, 1.9, dyes.panel)
    pen.fill(
        "M-2 14 C-16 14 -17 28 -14.4 40 C-13 45 -9 46 -8 44 L9 44 C12 42 13.6 36 12.4 28 C11 18 6 14 -2 14 Z", dyes.hair
    )
    head(pen, TURNED, dyes)
    pen.fill("M-15 59 C-6 54 6 54 13 58 L9 74 L-9 74 Z", dyes.skin)
    pen.fill("M3 55 C7 55 10 56.4 13 58 L9 74 L3 74 Z", dyes.skin_shade)
    pen.fill(
        "M-42 120 L-38 82 C-37 70 -31 62 -21 59.6 C-15 66 -8 70 0 71 C6 70 14 66 20 60 C31 62 37 70 38 82 L42 120 Z",
        dyes.robe,
    )
    pen.fill("M3 70.6 C8 69.4 15 65.6 20 60 C31 62 37 70 38 82 L42 120 L3 120 Z", dyes.robe_shade)
    pen.fill(
        "M-24 59 C-20 56.6 -17 58 -16.6 60 C-12 60.6 -10 63 -9.6 65 C-5 65 -2 67 0 69 C2 67 5 65 9 64.6 "
        "C10 62 13 60 16 60 C17 57 20 57 23 59 C23 64 19 66 15.6 67 "
        "C13 71 8 72.6 4 72.6 C1 75.4 -2 75.4 -5 73 C-10 73 -14 70.6 -16 67.6 C-21 67 -24 63 -24 59 Z",
        IVORY,
    )
    features(pen, TURNED, dyes, dyes.hair, _LIPS, True)
    pen.fill("M3 18 C-6 17 -14.6 24 -11.6 40 C-10 34 -6 28 2 24.6 C7 27 9 31 10.8 36 C13 26 9 18.6 3 18 Z", dyes.hair)
    pen.fill("M2 24.6 C7 27 9 31 10.8 36 C13 26 9 18.6 3 18 C1 20 1 22.6 2 24.6 Z", dyes.hair_shade)
    pen.dot(-10.6, 47.6, 3, GOLD)
    pen.dot(-10.6, 47.6, 1.6, dyes.hair)
    for x, y in ((-13.6, 27), (-16.4, 31.4), (-11.6, 32.4)):
        pen.dot(x, y, 3.2, (206, 44, 52))
    pen.dot(-13.8, 30.2, 1.5, GOLD)
    # fan
    thing = pen.held(19, 21)
    for number in range(6):
        thing.fill(_FAN[number], (dyes.second, dyes.robe)[number % 2])
        thing.fill(_STICKS[number], (GOLD, OLD_GOLD)[number % 2])
    thing.fill("M18 73 H31 L33 84 H16.6 Z", dyes.robe)
    thing.fill("M17.4 71 H31.4 V74.4 H17.4 Z", IVORY)
    fist(thing, 24.4, 66.4, dyes)


def clubs(pen: Pen, dyes: Dyes) -> None:
    """A wimple and a veil under an open crown, a book."""
    pen.fill(
        "M0 13 C-16 13 -19 26 -19 38 C-19 52 -24 60 -28 72 L28 72 C24 60 19 52 19 38 C19 26 16 13 0 13 Z", dyes.robe
    )
    pen.fill("M0 13 C16 13 19 26 19 38 C19 52 24 60 28 72 L6 72 Z", dyes.robe_shade)
    pen.fill(
        "M0 17 C-13 17 -14.6 27 -14.6 36 C-14.6 48 -15 56 -18 62 C-10 70 10 70 18 62 "
        "C15 56 14.6 48 14.6 36 C14.6 27 13 17 0 17 Z",
        IVORY,
    )
    pen.fill("M0 17 C13 17 14.6 27 14.6 36 C14.6 48 15 56 18 62 C13 66.6 6 68.4 0 68.2 Z", IVORY_SHADE)
    pen.fill(FRONT.whole, dyes.skin)
    pen.fill(FRONT.shade, dyes.skin_shade)
    pen.fill("M-11 30 C-10 24 -4 23 0 23 C4 23 10 24 11 30 L12 22 L0 18 L-12 22 Z", IVORY)
    features(pen, FRONT, dyes, dyes.hair, _LIPS, True)
    pen.fill("M-42 120 L-38 82 C-37 70 -30 63 -20 60 C-12 69 12 69 20 60 C30 63 37 70 38 82 L42 120 Z", dyes.second)
    pen.fill("M0 66.8 C8 66.8 15 65 20 60 C30 63 37 70 38 82 L42 120 L0 120 Z", dyes.second_shade)
    pen.both("M0 65.6 C7 65.6 14 64 19 59 L22 60.4 C17 67 8 69.6 0 69.6 Z", dyes.panel)
    pen.fill(
        "M-14.6 24 L-17.6 12 C-15 9.6 -12 11.6 -11.6 15 L-8 17 L-4.6 14.6 C-6 10 -2.6 7 0 6.4 "
        "C2.6 7 6 10 4.6 14.6 L8 17 L11.6 15 C12 11.6 15 9.6 17.6 12 L14.6 24 C6 20.4 -6 20.4 -14.6 24 Z",
        GOLD,
    )
    pen.fill(
        "M0 6.4 C2.6 7 6 10 4.6 14.6 L8 17 L11.6 15 C12 11.6 15 9.6 17.6 12 L14.6 24 C8 21.4 4 21.2 0 21.2 Z", OLD_GOLD
    )
    pen.dot(0, 17.6, 2, dyes.panel)
    # book
    thing = pen.held(20, 21.5)
    thing.fill("M14.6 45 L30.6 42.6 L33.6 62 L17.6 64.6 Z", IVORY)
    thing.fill("M13 46 L29 43.6 L32 63.4 L16 66 Z", (150, 60, 44))
    thing.fill("M13 46 L17 45.4 L20 65.4 L16 66 Z", (112, 40, 32))
    thing.fill("M29 43.6 L29.8 49 L23.6 44.4 Z M32 63.4 L26.6 64.2 L31.2 58.6 Z", GOLD)
    thing.fill("M23.8 49.4 L27 54 L25.2 59.4 L21.6 55 Z", GOLD)
    thing.fill("M18 72 H31 L33 84 H17 Z", dyes.second)
    thing.fill("M17.4 69.4 H31 V73 H17.4 Z", IVORY)
    fist(thing, 24.6, 65.6, dyes)
