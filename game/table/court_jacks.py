"""The four jacks: halberdier of spades, lutenist of hearts, archer of diamonds, watchman of clubs."""

from typing import Final

from game.table.court_pen import (
    GOLD,
    INK,
    IVORY,
    IVORY_SHADE,
    OLD_GOLD,
    PROFILE,
    STEEL,
    STEEL_SHADE,
    TURNED,
    Dyes,
    Pen,
    features,
    fist,
    head,
)
from game.widgets.theme import Colour, mix

_DOUBLET = "M-42 120 L-38 82 C-38 66 -29 58 -13 55.5 L2 61 L12 55.5 C28 58 37 66 38 82 L42 120 Z"
_PALE_LIPS: Final[Colour] = (160, 84, 66)
_DOUBLET_SHADE = "M3 61 L12 55.5 C28 58 37 66 38 82 L42 120 L3 120 Z"


def spades(pen: Pen, dyes: Dyes) -> None:
    """A beret with a plume, a halberd."""
    pen.fill(
        "M-12 22 C-17 27 -17 40 -16 50 C-12 52.5 -7 51.5 -5 48 L-4 26 Z M8 24 C13 28 13.4 40 12.6 47 "
        "C11 49 8.6 48 7.6 46 Z",
        dyes.hair,
    )
    head(pen, TURNED, dyes)
    pen.fill(_DOUBLET, dyes.robe)
    pen.fill(_DOUBLET_SHADE, dyes.robe_shade)
    pen.fill(
        "M-27 61 C-30 67 -30 73 -29 80 L-25 80 C-25 73 -25 67 -24 60 Z M-19 59 C-21 66 -21 73 -20 80 "
        "L-16 80 C-17 73 -17 66 -16 59 Z",
        IVORY,
    )
    pen.fill("M-13 52 L-9.5 50 L2 60 L9 51.5 L14 58 L5 67 L1 62 L-6 67.5 L-18 59 Z", IVORY)
    pen.fill("M2 60 L9 51.5 L14 58 L5 67 Z", IVORY_SHADE)
    features(pen, TURNED, dyes, dyes.hair_shade)
    pen.fill(
        "M-12.6 36 C-14 24 -6 20 1 20 C8 20 11.6 23 11.4 30 C8 26.6 3 26.4 -3 27.4 C-7 28.4 -9 31 -9.4 37 Z", dyes.hair
    )
    pen.fill(
        "M-17 25 C-20.6 13 -11 6.8 1 7 C14 7.6 21 11 17.6 20.6 C16 24.4 12 23.6 9 22.8 C1 20.8 -8 21.6 -17 27 Z",
        dyes.second,
    )
    pen.fill(
        "M6 7.5 C16 9 20.4 12.6 17.6 20.6 C16 24.4 12 23.6 9 22.8 C4 21.6 0 21.5 -3 21.8 C6 19 9 14 6 7.5 Z",
        dyes.second_shade,
    )
    pen.fill("M-17.5 25 C-8 19.6 6 19 13.6 22.6 L13 26.4 C5 23 -7 23.6 -16.5 29 Z", GOLD)
    pen.fill(
        "M-9 24 C-14 20.6 -21.6 22.6 -25.6 28 C-28.6 33 -28 40 -24 45 C-24 41.6 -23.4 39.6 -22 38 "
        "C-21.6 40.6 -20.6 42 -19 43 C-19.8 35.6 -17 30 -9.6 27 Z",
        IVORY,
    )
    pen.dot(-9.5, 24, 2.4, dyes.hue)
    # halberd
    thing = pen.held(19, 52)
    thing.fill("M22.4 6 H25 V84 H22.4 Z", OLD_GOLD)
    thing.fill(
        "M23.7 6 L26 12 L25 15 C28.6 14.6 31.6 12.4 33.6 9.4 C35.6 17 35.6 26 33.6 33 "
        "C31.6 30 28.6 27.6 25 27.2 V30 H22.4 V25 L15.6 19.4 L22.4 17.6 L21.4 12 Z",
        STEEL,
    )
    thing.fill(
        "M31 12.4 C32 11.6 32.8 10.6 33.6 9.4 C35.6 17 35.6 26 33.6 33 C32.8 31.6 31.8 30.6 30.6 29.6 "
        "C32.2 24 32.2 18 31 12.4 Z M23.7 6 L26 12 L25 15 L23.7 15 Z",
        STEEL_SHADE,
    )
    thing.fill("M18.4 51 H29 L31 80 H16.4 Z", dyes.robe)
    thing.fill("M18 49.4 H29.4 V53.4 H18 Z", GOLD)
    fist(thing, 23.7, 45, dyes)


def hearts(pen: Pen, dyes: Dyes) -> None:
    """Curls under a small cap, a lute."""
    for x, y, r in (
        (-12, 29, 5.0),
        (-14, 36.5, 5.0),
        (-13.6, 44, 5.0),
        (-9.6, 50, 4.6),
        (10.6, 30, 4.0),
        (11.8, 37.5, 4.2),
        (10.6, 45, 4.2),
    ):
        pen.dot(x, y, r, dyes.hair if x < 0 else dyes.hair_shade)
    head(pen, TURNED, dyes)
    pen.fill(_DOUBLET, dyes.robe)
    pen.fill(_DOUBLET_SHADE, dyes.robe_shade)
    pen.fill("M-11 52 C-5 60 5 60 9 52 L12 56.5 C6 66 -8 66 -14 57 Z", dyes.second)
    features(pen, TURNED, dyes, dyes.hair_shade)
    for x, y, r in ((-9.6, 26.6, 4.4), (-4, 24.4, 4.4), (2, 23.6, 4.4), (7.4, 23.6, 4.2)):
        pen.dot(x, y, r, dyes.hair)
    pen.fill("M-15 21 C-14 9 -5 7 0 7 C7 7 12 11 12 20 Z", dyes.robe)
    pen.fill("M2 7 C8 7.6 12 11 12 20 L5 20 C7 15 6 10 2 7 Z", dyes.robe_shade)
    pen.fill(
        "M-17 20 C-8 15.6 6 15 13.6 18 C15.6 20 15 22.6 13 23.4 C5 20.6 -7 21.4 -15 25.6 C-18 25 -18.6 22 -17 20 Z",
        GOLD,
    )
    # lute
    thing = pen.moved(-7, 6.5)
    thing.fill("M14 61 L25.4 23 L29.4 24.2 L19 63 Z", OLD_GOLD)
    thing.fill("M24.8 24.6 L27 15.6 L33 13.6 L34 17.6 L30 19 L29.6 25.8 Z", OLD_GOLD)
    thing.fill(
        "M17.6 54 C24 57 27 64 23 72 C18.6 81 3 82 -3 75 C-8 68 -3 60 5 58.6 C10 57.6 13 53 17.6 54 Z", (205, 138, 62)
    )
    thing.fill("M17.6 54 C24 57 27 64 23 72 C18.6 81 3 82 -3 75 C10 77 19 70 17.6 54 Z", (168, 104, 42))
    thing.dot(9.6, 66, 3.6, INK)
    thing.fill("M6 73.4 L26.6 24.4 L27.6 24.8 L7 74 Z", IVORY)
    thing.fill("M27 45 L36 50 L37 66 L30 70 Z", dyes.robe)
    thing.fill("M24.6 45.4 L30.4 46.6 L29.6 50.4 L23.8 49.2 Z", dyes.second)
    fist(thing, 24.4, 41, dyes)


def diamonds(pen: Pen, dyes: Dyes) -> None:
    """In profile under a peaked hat, a bow and a quiver."""
    for x, y in ((-24.6, 37.0), (-18.0, 33.0)):
        pen.fill("M0 0 L2.6 4 V13 L0 10.6 L-2.6 13 V4 Z", IVORY, x, y)
        pen.fill("M-0.6 4 H0.6 V24 H-0.6 Z", OLD_GOLD, x, y)
    pen.fill("M-28 53 L-17 49 L-6 75 L-18 79 Z", dyes.second_shade)
    pen.fill("M-28.6 53.2 L-16.8 48.8 L-15.4 52.4 L-27 56.8 Z", GOLD)
    pen.fill("M-13 20 C-17.4 28 -17 38 -14 44.6 C-10 46.6 -6 45.6 -5 42 L-3 26 Z", dyes.hair)
    head(pen, PROFILE, dyes)
    pen.fill(_DOUBLET, dyes.robe)
    pen.fill(_DOUBLET_SHADE, dyes.robe_shade)
    pen.fill("M-13 53 C-6 58 4 59 8 55.4 L11 60 C4 66 -10 65 -17 58.6 Z", dyes.second)
    pen.fill("M2 59 C5 58.4 7 57 8 55.4 L11 60 C9 61.8 6.6 63 4 63.6 Z", dyes.second_shade)
    pen.fill("M-29 61 L-24 59 L16 84 H6 Z", OLD_GOLD)
    pen.fill("M-7.4 42 L-5.4 49.6 L2.6 55.8 L8.6 57.2 L11.6 55.4 L11.4 51.4 L8 47 Z", dyes.skin)
    pen.fill(
        "M-7.4 42 L-5.4 49.6 L2.6 55.8 L8.6 57.2 L11.6 55.4 L11.5 53.4 L8.4 54 L3 52.4 L-2.8 47.6 L-4 41 Z",
        mix(dyes.skin_shade, dyes.hair, 0.32),
    )
    features(pen, PROFILE, dyes, dyes.hair, _PALE_LIPS)
    pen.fill("M2 32.4 L3 29.6 L9.8 30.6 L9.8 33 L6 31.8 Z", dyes.hair)
    pen.fill("M-12.6 24 L7 21 C4 25 0 27 -3 30 L-3.2 42.6 L-6.6 41 L-7.4 38 L-13 40 Z", dyes.hair)
    pen.fill("M-14 24 C-16 11 -9 6.4 -2 6.8 C5 7 10 12 13 20 Z", dyes.robe)
    pen.fill("M-2 6.8 C5 7 10 12 13 20 L5 20 C5 14 2 9.6 -2 6.8 Z", dyes.robe_shade)
    pen.fill(
        "M21.6 25.4 C14 22.6 2 23.6 -8 28 C-15 31 -19 25 -18.6 15.6 C-13 19.6 -7 18.8 1 16.4 C9 14.6 17 18 21.6 25.4 Z",
        dyes.second,
    )
    pen.fill(
        "M21.6 25.4 C14 22.6 2 23.6 -8 28 C-12 29.6 -15.4 28.6 -17.2 25.2 C-8 25.2 4 18.4 21.6 25.4 Z",
        dyes.second_shade,
    )
    # bow
    thing = pen.held(14, 52)
    thing.fill("M13.6 8 L14.7 8 L14.7 60 H13.6 Z", IVORY)
    thing.fill(
        "M11.6 6.4 L15.4 5.4 C17 13 30.6 17 30.6 34 C30.6 46 22 52 18.6 60 L14 60 C17 51 26 45 26 34 "
        "C26 20 13.6 15 11.6 6.4 Z",
        GOLD,
    )
    thing.fill(
        "M15.4 5.4 C17 13 30.6 17 30.6 34 C30.6 46 22 52 18.6 60 L16.6 60 C20 51 28.6 46 28.6 34 "
        "C28.6 18 16 13 13.6 6 Z",
        OLD_GOLD,
    )
    thing.fill("M25 38.6 H32.4 L33.6 60 H22.4 Z", dyes.robe)
    thing.fill("M24.4 37.6 H32.6 V41.4 H24.2 Z", dyes.second)
    fist(thing, 28.4, 32.6, dyes)


def clubs(pen: Pen, dyes: Dyes) -> None:
    """A kettle hat, short hair and a tuft on the chin, a hood let down over a dagged cape, a lantern."""
    pen.fill("M-42 120 L-38 80 C-36 68 -30 60 -14 56 L12 56 C28 60 36 68 38 80 L42 120 Z", dyes.robe)
    pen.fill("M3 56 L12 56 C28 60 36 68 38 80 L42 120 L3 120 Z", dyes.robe_shade)
    # the hood, let down, behind the neck; hair cut short above it
    pen.fill("M-15 59 C-24 58 -27 50 -23 45 C-18 41 -10 45 -7 52 Z", dyes.second_shade)
    pen.fill("M-11.4 24 C-15.4 29 -15.6 38 -13.4 44.6 L-9.4 45.6 L-7 38 L-6 26 Z", dyes.hair_shade)
    head(pen, TURNED, dyes)
    pen.fill("M-10.6 37 L-9.8 46.6 L-3.4 53.6 L2.6 55 L5 48 L-4 42 Z", dyes.skin)
    pen.fill("M9.8 41 L9.2 48.6 L6.6 54 L2.6 55 L4.4 48 Z", dyes.skin_shade)
    features(pen, TURNED, dyes, dyes.hair_shade, _PALE_LIPS)
    for x, size in TURNED.eyes:
        pen.fill("M-3.6 0.8 L-2.6 -1.5 L3.8 -0.7 L4.2 1.2 Z", dyes.hair_shade, x, 31.8, size, x < 0)
    pen.fill("M-0.6 50.4 L7.4 50.4 L6.8 56 L4 58.6 L0.4 56 Z", dyes.hair)
    pen.fill("M4 50.4 L7.4 50.4 L6.8 56 L4 58.6 Z", dyes.hair_shade)
    pen.fill("M-12.4 25 L-12.2 38 L-10 43 L-8.6 37.6 L-7.6 31 L-4 28.4 L9.6 28 L10.2 24 Z", dyes.hair)
    pen.fill(
        "M-15 54.6 C-7 60 8 60.6 13 55 L19 57 L22 60.6 L20 68 L15 64.6 L11 73 L5 67 L0 75.4 L-6 67 "
        "L-11 73 L-17 64.6 L-22 69 L-26 61 Z",
        dyes.second,
    )
    pen.fill(
        "M13 55 L19 57 L22 60.6 L20 68 L15 64.6 L11 73 L5 67 L2 71.6 L2 59.4 C6 59.4 10 58 13 55 Z", dyes.second_shade
    )
    pen.fill("M-15.6 54 C-8 60 8 60.6 13 54.6 L14 58.6 C8 64.6 -8 64 -17 58 Z", GOLD)
    # kettle hat
    pen.fill("M-12.6 23 C-13.6 12 -7 6.6 0 6.6 C7 6.6 12.4 12 11.8 22 Z", STEEL)
    pen.fill("M0.6 6.6 C7 6.6 12.4 12 11.8 22 L4.6 22 C5.6 15 4.6 9.6 0.6 6.6 Z", STEEL_SHADE)
    pen.fill("M-13 21 C-6 17.4 6 17 12 20 L12 23.4 L-13 24.4 Z", GOLD)
    pen.fill(
        "M-20.6 32.6 C-18 25 -10 21.4 -1 21.2 C8 21 16 23.4 18.6 30.4 C12 27.6 6 27 -1 27.4 "
        "C-9 27.8 -14 29 -20.6 32.6 Z",
        STEEL,
    )
    pen.fill("M-20.6 32.6 C-12 25 10 23.6 18.6 30.4 C12 27.6 6 27 -1 27.4 C-9 27.8 -14 29 -20.6 32.6 Z", STEEL_SHADE)
    # lantern
    thing = pen.held(20, 36)
    thing.fill("M19 84 L36 84 L36.6 33 L29 30 C28 46 22 58 19 70 Z", dyes.robe)
    thing.fill("M24.4 27.6 L32 38.4 H16.8 Z", INK)
    thing.fill("M17.6 38 H31.2 V58 H17.6 Z", INK)
    thing.fill("M19.2 40 H29.6 V55.4 H19.2 Z", (255, 224, 130))
    thing.fill("M24.4 42 C28 47 28.4 50 27.4 52.4 C26 55 22.8 55 21.4 52.4 C20.4 50 20.8 47 24.4 42 Z", (255, 250, 226))
    thing.fill("M16.4 57 H32.4 V60.4 H16.4 Z", GOLD)
    thing.fill("M16.4 36.8 H32.4 V39 H16.4 Z", GOLD)
    thing.fill("M27.4 24.4 L34 27 L36.8 34.4 L28.6 32 Z", GOLD)
    fist(thing, 24.4, 27.6, dyes)
