"""Sizes that the layouts of the table share, in units (`Metrics`)."""

from typing import Final

EDGE: Final = 8
"""From the window's edge to what stands at it, in units."""
WIDE_EDGE: Final = 16
"""The same in large windows, where the rim of the table shows."""
BAR: Final = 44
"""Height of the bar with menu, trump and log, in units: a touch target."""
BAR_GROWS: Final = 22
"""How much higher it is at text size 200 %, where there is room: the words in it are large then."""
BUTTON: Final = 46
SUIT_BUTTON: Final = 60
"""Height of a suit's button with its sign above the word, in units, where there is room."""
GAP: Final = 8
PEEK: Final = 16
"""How much of an opponent's cards shows below the plate at least, in units."""
TINY_PEEK: Final = 12
"""The same where West and East are strips in the bar."""
SHOWN: Final = 0.4
"""How much of them shows where there is room, as a part of their height."""
TURN: Final = 4.0
"""How far each card of the human's is turned from the next, in degrees; …"""
LOW_TURN: Final = 3.0
"""… where the window is low, …"""
TINY_TURN: Final = 2.5
"""… and where West and East are strips in the bar."""
APART: Final = 0.75
"""How far they lie apart where there is room, as a part of their width: the next one hides the lower index whole."""
BACK_TURN: Final = 7.0
"""How far each of an opponent's cards is turned from the next, in degrees."""
BACKS_APART: Final = 0.42
RISE: Final = 0.1
"""How far a card of the human's rises at most, as a part of its height."""
WORDS: Final = 22
"""Height of a line of prompt, in units at text size 100 %."""
NAME: Final = 18
"""Height of the word below dummy and kitty, in units at text size 100 %."""
TINY: Final = 360
"""In a window lower than that, in units, West and East are strips in the bar; dummy and kitty lie side by side."""
STRIP: Final = 38
"""Height of an opponent's plate as a strip, in units, where it does not stand in the bar."""
