"""What lies over what on the felt."""

from enum import IntEnum


class Layer(IntEnum):
    """Higher covers lower."""

    FELT = 0
    BACKS = 10
    """The others' cards, tucked under the plates."""
    PLATE = 20
    POP = 21
    """The score that has just changed, on its plate."""
    KITTY = 30
    TRICK = 40
    PANEL = 45
    """The panel of five of ten, over plates and trick."""
    HAND = 50
    MOVING = 60
    FRAME = 65
    """The line around what the coach speaks about."""
    BUTTON = 70
    BUBBLE = 80
    COACH = 84
    TOAST = 90
