"""The four kings: a sword for spades, an orb for hearts, an axe for diamonds, a sceptre for clubs."""

from game.table.court_pen import (
    FRONT,
    GOLD,
    INK,
    IVORY,
    LIPS,
    OLD_GOLD,
    PROFILE,
    STEEL,
    STEEL_SHADE,
    TURNED,
    WHITE,
    Dyes,
    Pen,
    features,
    fist,
    head,
)
from game.widgets.theme import mix

_ROBE = "M-42 120 L-39 76 C-36 64 -24 57 -12 54 L12 54 C24 57 36 64 39 76 L42 120 Z"
_ROBE_SHADE = "M3 54 L12 54 C24 57 36 64 39 76 L42 120 L3 120 Z"


def spades(pen: Pen, dyes: Dyes) -> None:
    """A long white beard, ermine, a crown of points, a sword."""
    pen.both("M-11 24 C-17 30 -14 36 -17 42 C-20 48 -16 54 -10 52 L-8 26 Z", dyes.beard, dyes.beard_shade)
    head(pen, FRONT, dyes)
    pen.fill(_ROBE, dyes.robe)
    pen.fill(_ROBE_SHADE, dyes.robe_shade)
    pen.fill("M-14 52 C-22 55 -28 58 -31 63 C-22 75 -8 79 0 79 C8 79 22 75 31 63 C28 58 22 55 14 52 Z", IVORY)
    for x, y in ((-23.0, 62.0), (-15, 68), (-15, 59), (14.6, 60), (14.6, 69)):
        pen.fill("M0 -2.6 L1.6 2.4 L-1.6 2.4 Z", INK, x, y)
    features(pen, FRONT, dyes, dyes.beard_shade)
    pen.both("M-11 33 C-12 52 -10 64 0 73 L0 43.6 C-6 44.4 -9.8 42 -11 33 Z", dyes.beard, dyes.beard_shade)
    pen.fill("M-3 48 C-1 49 1 49 3 48 C2 50.6 -2 50.6 -3 48 Z", LIPS)
    pen.both("M0 43.6 C-3 43 -8 44.4 -10.6 49.6 C-6 49.4 -2 48.4 0 46 Z", WHITE)
    pen.fill("M-13.4 25 L-16.4 9.6 L-8.6 15.6 L0 6.4 L8.6 15.6 L17.4 8.6 L13.4 25 C6 22.4 -6 22.4 -13.4 25 Z", GOLD)
    pen.fill("M0 6.4 L8.6 15.6 L17.4 8.6 L13.4 25 C8 23 4 22.8 0 22.8 Z", OLD_GOLD)
    pen.fill("M-14 27 L-14.6 22.4 C-6 19.4 6 19.4 14.6 22.4 L14 27 C6 23.8 -6 23.8 -14 27 Z", dyes.second)
    pen.dot(0, 22, 1.8, dyes.hue)
    # sword, its point down
    thing = pen.held(16, 0)
    thing.fill("M21.4 75 H27.4 V120 H21.4 Z", STEEL)
    thing.fill("M21.4 75 H24.4 V120 H21.4 Z", STEEL_SHADE)
    thing.fill("M14.6 73.4 C18 74.8 30.8 74.8 34.2 73.4 V78.4 C30.8 77.4 18 77.4 14.6 78.4 Z", GOLD)
    thing.fill("M22.6 62 H26.2 V75 H22.6 Z", OLD_GOLD)
    thing.dot(24.4, 61.4, 3.4, GOLD)
    thing.dot(24.4, 61.4, 1.5, dyes.hue)
    thing.fill("M8 64 L20 63.6 L20 75 L6 78 Z", dyes.robe)
    thing.fill("M16.6 63 H20.8 V75.4 H16.6 Z", GOLD)
    fist(thing, 24.4, 69, dyes, True)


def hearts(pen: Pen, dyes: Dyes) -> None:
    """In profile, a full curled beard, an arched crown, an orb."""
    pen.fill("M-11 24 C-18 30 -15 36 -17.6 42 C-19 49 -15 55 -8 54 L-3 44 L-2 24 Z", dyes.beard)
    head(pen, PROFILE, dyes)
    pen.fill(_ROBE, dyes.robe)
    pen.fill(_ROBE_SHADE, dyes.robe_shade)
    pen.fill("M-17 53 C-24 55 -30 58 -33 63 L-27 72 C-20 64 -8 62 2 66 L12 60 L11 54 Z", dyes.second)
    pen.fill("M-17 53 C-22 54.4 -27 56.6 -30 59.4 C-20 55.6 -8 55 2 66 L12 60 L11 54 Z", dyes.second_shade)
    features(pen, PROFILE, dyes, dyes.beard_shade)
    pen.fill(
        "M-12 21 L-3.4 21 C-2.6 31 -4 37 -2.4 42 C0 47 4 50.6 9.6 50 C13.6 51 14.6 55 12.8 58.4 "
        "C13.4 62.6 10 66.4 6.4 66 C3.4 69 -2 68.6 -4 65.4 C-8 65 -10 61.6 -9 58.4 C-12.4 56 -13 50 -10.4 47 Z",
        dyes.beard,
    )
    pen.fill(
        "M12.6 52 C14 54 14 56.4 12.8 58.4 C13.4 62.6 10 66.4 6.4 66 C3.4 69 -2 68.6 -4 65.4 "
        "C-8 65 -10 61.6 -9 58.4 C-5 61.6 0 61 2 58 C7 61 11.6 58 12.6 52 Z",
        dyes.beard_shade,
    )
    pen.fill("M11.4 46.8 L5.6 47.4 C7 49.4 9.6 49.6 11.4 48.8 Z", LIPS)
    pen.fill("M11.6 44 C7 43 2.6 45 0.6 50 C5 49.4 8 47.8 12 46.8 C12.6 45.6 12.4 44.6 11.6 44 Z", dyes.beard_shade)
    # crown
    pen.fill("M-14 22 C-18 14 -11 10 -2 12 C7 9.6 13 13 10 21 Z", dyes.second)
    pen.fill(
        "M-15 21 C-20 12 -12 7.4 -2 11.6 L-2.6 14.6 C-10 11.6 -14 14 -11 21 Z M10.6 20 C15 11 7 7 -2 11.6 "
        "L-1.6 14.6 C6 11 10 13.6 7 20 Z M-3.4 12 L-1.6 22 L0.6 12 Z",
        GOLD,
    )
    pen.fill("M-14.6 27.6 L-15.4 20.6 C-8 17.4 3 17 11 19.8 L10.6 26 C3 22.8 -8 23.4 -14.6 27.6 Z", GOLD)
    pen.fill("M0 17.7 C4 17.8 8 18.6 11 19.8 L10.6 26 C7 24.4 3 23.8 0 24 Z", OLD_GOLD)
    pen.dot(-1.6, 9.6, 3, GOLD)
    pen.dot(-6, 21.4, 1.8, dyes.hue)
    pen.dot(3, 20.8, 1.8, dyes.robe)
    # orb
    thing = pen.held(17.6, 26)
    thing.fill("M17.6 70 H31.4 L33.4 100 H16.4 Z", dyes.robe)
    thing.fill("M16 64.6 C17 61 32 61 33 64.6 L32 69 H17 Z", dyes.skin)
    thing.dot(24.4, 55, 9.6, GOLD)
    thing.fill("M24.4 45.4 A24.4 55 9.6 -90 90 Z", OLD_GOLD)
    thing.fill("M14.9 53.2 H33.9 V56.4 H14.9 Z", IVORY)
    thing.fill("M22.8 45.6 H26 V54 H22.8 Z", IVORY)
    thing.fill("M22.8 33.6 H26 V37 H29.6 V40.2 H26 V46.4 H22.8 V40.2 H19.2 V37 H22.8 Z", GOLD)
    thing.fill("M17 67.4 H32 V71.4 H17 Z", GOLD)


def diamonds(pen: Pen, dyes: Dyes) -> None:
    """A square black beard, a broad crown, a collar of gold, an axe."""
    pen.fill("M-11 24 C-18 28 -17 42 -16 52 L-8 54 L-6 26 Z M8 24 C13 28 13 40 13 50 L8 52 Z", dyes.beard)
    head(pen, TURNED, dyes)
    pen.fill(_ROBE, dyes.robe)
    pen.fill(_ROBE_SHADE, dyes.robe_shade)
    pen.fill("M-14 53 C-22 55 -28 58 -32 63 C-22 76 22 76 32 63 C28 58 22 55 13 53 Z", GOLD)
    pen.fill("M3 53 H13 C22 55 28 58 32 63 C27 69.6 15 72.8 3 72.8 Z", OLD_GOLD)
    for x, y in ((-24, 63.4), (-16, 67), (15.6, 67)):
        pen.fill("M0 -3.4 L2.6 0 L0 3.4 L-2.6 0 Z", dyes.robe, x, y)
    features(pen, TURNED, dyes, dyes.beard)
    pen.fill(
        "M-11.6 33 C-8.6 36 -9 43 -4 45 C0 43.6 7 43.4 10 45 C10.6 43 10.6 40 10.8 38 "
        "C13 46 12.6 56 11.4 66 L-10 67 C-13 56 -13 44 -11.6 33 Z",
        dyes.beard,
    )
    pen.fill("M4 45 L10 45 C10.6 43 10.6 40 10.8 38 C13 46 12.6 56 11.4 66 L4 66.4 Z", dyes.beard_shade)
    pen.fill("M-10 57 H11.8 V58.6 H-10 Z M-10.6 62 H11.6 V63.6 H-10.6 Z", GOLD)
    pen.fill("M0.6 47.6 C3 48.4 5.6 48.4 8 47.6 C7 50.6 2 50.6 0.6 47.6 Z", LIPS)
    pen.fill(
        "M-13.4 28 L-17 11 L-11.6 13.4 L-7.6 7.8 L-2.6 11.6 L2.4 6.8 L7 11.4 L12.6 7.4 L18 9.6 L12.4 26.6 "
        "C6 22.4 -6 22.4 -13.4 28 Z",
        dyes.second,
    )
    pen.fill("M2.4 6.8 L7 11.4 L12.6 7.4 L18 9.6 L12.4 26.6 C9.6 24.8 6 23.8 2.4 23.6 Z", dyes.second_shade)
    pen.fill("M-13.6 29 L-15.4 22.6 C-6 18 6 18 14 21.4 L12.6 27.4 C6 23.4 -6 23.6 -13.6 29 Z", dyes.robe)
    pen.fill("M2 15 L5 20 L2 25 L-1 20 Z", (206, 44, 52))
    # axe
    thing = pen.held(15.6, 50)
    thing.fill("M23 5 H26 V84 H23 Z", dyes.hair)
    thing.fill(
        "M26 14 C29.6 13.6 32.4 11.6 34 8.6 C36 18 36 27 34 36 C32.4 32 29.6 29.6 26 29 Z M23 16.4 "
        "L18.6 15 C17 18.6 17 23.6 18.6 27.4 L23 26 Z",
        STEEL,
        -0.9,
    )
    thing.fill(
        "M31.4 12 C32.4 11 33.2 9.8 34 8.6 C36 18 36 27 34 36 C33.2 33.6 32.4 32.2 31.2 31 C33 24 33 18.6 31.4 12 Z",
        STEEL_SHADE,
        -0.9,
    )
    thing.fill("M18 51 H31 L33 84 H16.6 Z", dyes.robe)
    thing.fill("M17.4 48.8 H31.4 V52.6 H17.4 Z", dyes.second)
    fist(thing, 24.4, 44, dyes)


def clubs(pen: Pen, dyes: Dyes) -> None:
    """A forked red beard, a fur, a crown of clover, a sceptre."""
    pen.fill(
        "M-11 24 C-19 30 -15 36 -18 43 C-20 50 -15 56 -9 54 L-8 26 Z M8 24 C14 29 12 36 14 43 C15 49 12 53 8 51 Z",
        dyes.beard,
    )
    head(pen, TURNED, dyes)
    pen.fill(_ROBE, dyes.robe)
    pen.fill(_ROBE_SHADE, dyes.robe_shade)
    pen.fill(
        "M-14 52 C-24 53 -31 58 -33 66 C-28 74 -20 80 -14 90 L0 66 L12 90 C18 80 27 74 32 66 "
        "C30 58 22 53 13 52 L1 62 Z",
        (92, 58, 42),
    )
    pen.fill("M1 62 L13 52 C22 53 30 58 32 66 C27 74 18 80 12 90 L0 66 Z", (70, 42, 34))
    features(pen, TURNED, dyes, dyes.beard_shade)
    pen.fill(
        "M-11.6 33 C-9 37 -9 43 -4 45 C0 43.4 7 43.4 10 45 C10.6 43 10.6 40 10.8 38 C14 48 15 60 9 70 "
        "C7 66 4.6 62 2.4 58.6 C0 63 -4 68 -9 71 C-14 60 -13 44 -11.6 33 Z",
        dyes.beard,
    )
    pen.fill(
        "M4 45 C6 44.4 8 44.4 10 45 C10.6 43 10.6 40 10.8 38 C14 48 15 60 9 70 C7 66 4.6 62 2.4 58.6 "
        "C4 54 4.4 50 4 45 Z",
        dyes.beard_shade,
    )
    pen.fill("M1 48.6 C3 49.4 5 49.4 7 48.6 C6 51 2 51 1 48.6 Z", LIPS)
    pen.fill(
        "M4 44 C-1 42.6 -6 45 -9 51 C-4 51.4 1 50 4 47 C6.4 49.6 9 50.4 12.6 50 C11 45.6 8 43 4 44 Z",
        mix(dyes.beard, IVORY, 0.25),
    )
    pen.fill("M-14 27.6 L-12.6 16 L-6.6 19 L0 13 L7.4 18.6 L13 14.6 L12.6 26 C6 22.4 -6 22.8 -14 27.6 Z", GOLD)
    for x, y in ((-11.4, 15), (0.4, 11.6), (12.4, 14)):
        pen.dot(x - 2.4, y + 1.2, 2.8, GOLD)
        pen.dot(x + 2.4, y + 1.2, 2.8, GOLD)
        pen.dot(x, y - 2.2, 2.8, GOLD)
    pen.fill("M2 14.6 L7.4 18.6 L13 14.6 L12.6 26 C9 24 6 23.2 2 23 Z", OLD_GOLD)
    pen.fill("M-14.2 28.6 L-14.8 24 C-6 19.4 6 19 13.2 22.4 L12.6 27 C6 23.4 -6 23.6 -14.2 28.6 Z", dyes.robe)
    # sceptre
    thing = pen.held(16, 48)
    thing.fill("M23 26 H25.8 V84 H23 Z", GOLD)
    for x, y in ((20, 22.4), (28.8, 22.4), (24.4, 15.4)):
        thing.dot(x, y, 4.6, GOLD)
    thing.dot(24.4, 20.4, 2.6, IVORY)
    thing.fill("M20 30 H28.8 V33 H20 Z", OLD_GOLD)
    thing.fill("M18 51 H31 L33 84 H16.6 Z", dyes.robe)
    thing.fill("M17.4 48.8 H31.4 V52.6 H17.4 Z", (92, 58, 42))
    fist(thing, 24.4, 44, dyes)
