"""The court cards and the joker: two half figures that meet along a slanting seam.

A card is 100 wide and 140 high in card units. Only the upper figure is drawn; the lower one is the same, turned. The
figures stand on a panel that leaves the two index corners free. In a fan little more than the left half of a card is
seen: so the face stands close to the index and what the hand holds below that, and the seam rises to the right.

Each of the twelve has its own face, hat and thing in its hand; the two jacks of a colour, which meet as bowers, look
different ways.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

import pygame

from game.engine.cards import Rank, Suit
from game.table import court_jacks, court_kings, court_queens
from game.table.court_pen import FRONT, GOLD, INK, IVORY, LIPS, OLD_GOLD, Dyes, Pen, features, head
from game.widgets.suits import OUTLINES
from game.widgets.theme import THEMES, Colour, mix
from game.widgets.vector import Point, Sheet

_Figure: TypeAlias = Callable[[Pen, Dyes], None]

_RED: Final = THEMES["green"].red
_KEY: Final[Colour] = (255, 0, 255)
_PANEL: Final = "M26.5 6 H95 V83 H73.5 V134 H5 V57 H26.5 Z"
_SEAM: Final[tuple[Point, Point]] = ((5.0, 106.0), (95.0, 34.0))
"""Steep, so that the left of a card, which is what a fan shows of it, is mostly the upper figure's."""

_FAIR: Final[tuple[Colour, Colour]] = ((248, 222, 196), (231, 190, 158))
_TAN: Final[tuple[Colour, Colour]] = ((226, 172, 126), (200, 140, 96))
_JOKER: Final = Dyes(
    (74, 40, 92), (98, 60, 118), (193, 37, 43), (150, 24, 34), (240, 232, 214), (214, 202, 180), (74, 40, 92),
    *_FAIR, INK, INK, INK, INK,
)  # fmt: skip
_SKIN: Final = {Suit.SPADES: _FAIR, Suit.HEARTS: _FAIR, Suit.DIAMONDS: _TAN, Suit.CLUBS: _FAIR}
_HAIR: Final[dict[Suit, tuple[Colour, Colour]]] = {
    Suit.SPADES: ((222, 190, 124), (214, 210, 200)),
    Suit.HEARTS: ((190, 112, 44), (132, 80, 46)),
    Suit.DIAMONDS: ((52, 34, 32), (46, 32, 32)),
    Suit.CLUBS: ((158, 78, 38), (196, 104, 46)),
}
_SECOND: Final[dict[Suit, tuple[Colour, Colour]]] = {
    Suit.SPADES: ((146, 176, 216), (112, 144, 188)),
    Suit.HEARTS: ((250, 230, 214), (226, 192, 176)),
    Suit.DIAMONDS: ((246, 222, 172), (222, 188, 128)),
    Suit.CLUBS: ((222, 152, 72), (188, 118, 48)),
}


def _dyes(colour: Colour, suit: Suit, four_colour: bool) -> Dyes:
    """A suit's own: spades navy, hearts crimson, diamonds copper, clubs green.

    With a deck of four colours the panel takes the suit's colour, and nothing of spades is blue beside the diamonds.
    """
    robe: Colour
    second = _SECOND[suit]
    if suit is Suit.SPADES and four_colour:
        panel, lighter, robe = (35, 35, 37), (190, 188, 184), (98, 98, 102)
        second = (196, 192, 186), (156, 152, 148)
    elif suit is Suit.SPADES:
        panel, lighter, robe = (34, 46, 76), (150, 180, 220), (84, 112, 160)
    elif suit is Suit.HEARTS:
        panel, lighter, robe = mix(colour, (90, 8, 22), 0.28), (255, 170, 150), (40, 46, 72)
    elif suit is Suit.DIAMONDS:
        panel, lighter, robe = (164, 90, 34), (255, 210, 140), (92, 30, 46)
        if colour != _RED:
            panel, lighter, robe = mix(colour, (20, 40, 96), 0.18), (150, 190, 240), (40, 36, 84)
    else:
        panel, lighter, robe = (18, 70, 54), (160, 220, 190), (62, 132, 120)
        if colour != INK:
            panel = mix(colour, (10, 60, 50), 0.3)
    hair, beard = _HAIR[suit]
    return Dyes(
        panel,
        mix(panel, lighter, 0.16),
        robe,
        mix(robe, INK, 0.32),
        *second,
        colour,
        *_SKIN[suit],
        hair,
        mix(hair, (70, 34, 18), 0.32),
        beard,
        mix(beard, INK, 0.2),
    )


@lru_cache(maxsize=16)
def court(rank: Rank, suit: Suit | None, width: int, colour: Colour, four_colour: bool = False) -> pygame.Surface:
    """A court card or the joker without its index, opaque, with square corners; `colour` is the index's."""
    unit = width / 100
    sheet = Sheet((width, round(width * 1.4)), unit, ground=IVORY)
    dyes = _JOKER if suit is None else _dyes(colour, suit, four_colour)
    sheet.path(_PANEL, dyes.panel)
    _lattice(sheet, dyes.light)
    if suit is None:
        _joker(Pen(sheet, 46), dyes)
    else:
        figure, middle, left = _FIGURES[rank][suit]
        figure(Pen(sheet, middle, left), dyes)
        sheet.path(OUTLINES[suit], IVORY, (86, 15), 0.128)
    _mirror(sheet)
    (left_x, left_y), (right_x, right_y) = _SEAM
    within = (left_x + 1.5, left_y - 1.2), (right_x - 1.5, right_y + 1.2)  # its round ends stay under the frame
    sheet.stroke(within, 3.4, OLD_GOLD)
    sheet.stroke(within, 2.2, GOLD)
    sheet.stroke_path(_PANEL, 1.3, OLD_GOLD, closed=True)
    return sheet.scaled()


def _mirror(sheet: Sheet) -> None:
    """Replace what is below the seam by what is above it, turned by half a turn; trim what stands over the panel."""
    for trim in ("M0 0 H100 V6 H0 Z", "M95 0 H100 V140 H95 Z", "M0 0 H5 V140 H0 Z", "M0 0 H26.5 V57 H0 Z"):
        sheet.path(trim, IVORY)
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
    for x in range(-40, 65, 13):
        sheet.line((30 + x, 6), (106 + x, 82), 0.7, colour)
        sheet.line((95 - x, 6), (19 - x, 82), 0.7, colour)


def _joker(pen: Pen, dyes: Dyes) -> None:
    other: Colour = (240, 232, 214)
    head(pen, FRONT, dyes)
    pen.fill("M-36 84 C-36 66 -26 58 -12 55 L0 60 L0 84 Z", dyes.robe)
    pen.fill("M36 84 C36 66 26 58 12 55 L0 60 L0 84 Z", other)
    for x, shade in ((-22, other), (-11, dyes.robe), (0, other), (11, dyes.robe), (22, other)):
        pen.fill("M-7 0 L7 0 L0 15 Z", mix(shade, dyes.panel, 0.12), x, 56 + abs(x) * 0.1)
        pen.dot(x, 71 + abs(x) * 0.1, 1.9, GOLD)
    pen.fill("M-26 57 C-14 51 14 51 26 57 L24 60.6 C12 56 -12 56 -24 60.6 Z", GOLD)
    features(pen, FRONT, dyes, INK)
    pen.fill("M-4.6 45.8 C-2 48.2 2 48.2 4.6 45.8 C3.4 51.4 -3.4 51.4 -4.6 45.8 Z", LIPS)
    pen.fill("M-12 29 C-15 14 -26 10 -30 26 C-25 22 -20 26 -17 38 C-14 40 -11 38 -10 32 Z", dyes.robe)
    pen.fill("M12 29 C15 14 26 10 30 26 C25 22 20 26 17 38 C14 40 11 38 10 32 Z", other)
    pen.fill("M-12 30 C-12 18 -6 8 1 8 C8 8 13 18 12 30 C6 25 -6 25 -12 30 Z", other)
    pen.fill("M-12 30 C-12 18 -6 8 1 8 L0 26.4 C-4 26.4 -8 27 -12 30 Z", dyes.robe)
    pen.fill("M-12.6 31.4 C-6 26 6 26 12.6 31.4 L12 27.6 C6 22.6 -6 22.6 -12 27.6 Z", GOLD)
    for x, y in ((-29, 27), (1, 9.6), (29, 27)):
        pen.dot(x, y, 3, GOLD)
        pen.dot(x, y + 1, 0.9, OLD_GOLD)


_FIGURES: Final[dict[Rank, tuple[tuple[_Figure, float, bool], ...]]] = {
    Rank.JACK: (
        (court_jacks.spades, 45, True),
        (court_jacks.hearts, 42, False),
        (court_jacks.diamonds, 46, True),
        (court_jacks.clubs, 46, False),
    ),
    Rank.QUEEN: (
        (court_queens.spades, 46, True),
        (court_queens.hearts, 43, False),
        (court_queens.diamonds, 45, True),
        (court_queens.clubs, 45, False),
    ),
    Rank.KING: (
        (court_kings.spades, 45, False),
        (court_kings.hearts, 46, True),
        (court_kings.diamonds, 43, False),
        (court_kings.clubs, 45, True),
    ),
}
"""How each is drawn, where on the card the middle of its face is, and whether it looks to the left."""
