"""The outlines of the four suit symbols, the same on cards, in buttons and in the fonts.

Each fits a box from -50 to 50 either way, standing on +50, as tall as the others look.
"""

from typing import Final

SPADE: Final = (
    "M0 -50 C6 -34 44 -12 44 14 C44 29 33 37 22 37 C14 37 8 33 4 27 C5 37 9 44 17 50 L-17 50 "
    "C-9 44 -5 37 -4 27 C-8 33 -14 37 -22 37 C-33 37 -44 29 -44 14 C-44 -12 -6 -34 0 -50 Z"
)
HEART: Final = (
    "M0 50 C-7 34 -46 8 -46 -20 C-46 -36 -35 -46 -22 -46 C-12 -46 -4 -40 0 -30 "
    "C4 -40 12 -46 22 -46 C35 -46 46 -36 46 -20 C46 8 7 34 0 50 Z"
)
DIAMOND: Final = "M0 -52 C9 -32 22 -14 39 0 C22 14 9 32 0 52 C-9 32 -22 14 -39 0 C-22 -14 -9 -32 0 -52 Z"
CLUB: Final = (
    "M0 -50 C13 -50 22 -40 22 -29 C22 -22 19 -17 14 -12 C18 -14 22 -15 26 -15 C38 -15 47 -6 47 7 C47 20 38 29 26 29 "
    "C17 29 9 24 4 16 C5 32 9 43 18 50 L-18 50 C-9 43 -5 32 -4 16 C-9 24 -17 29 -26 29 C-38 29 -47 20 -47 7 "
    "C-47 -6 -38 -15 -26 -15 C-22 -15 -18 -14 -14 -12 C-19 -17 -22 -22 -22 -29 C-22 -40 -13 -50 0 -50 Z"
)
OUTLINES: Final = (SPADE, HEART, DIAMOND, CLUB)
"""By `Suit`."""
