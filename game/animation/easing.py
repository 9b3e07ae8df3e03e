"""Easing curves: how far a movement has come (0 to 1) when a part (0 to 1) of its time has passed."""

import math
from collections.abc import Callable
from typing import TypeAlias

Easing: TypeAlias = Callable[[float], float]
"""Takes the part of the time, gives the part of the way; 0 -> 0 and 1 -> 1."""


def linear(part: float) -> float:
    """At an even pace; right for fades."""
    return part


def out_cubic(part: float) -> float:
    """Fast at first, then settling: all that moves on the table, as a card that is thrown and comes to rest."""
    return 1.0 - (1.0 - part) ** 3


def time_of(progress: float) -> float:
    """The part of the time after which `out_cubic` has come so far."""
    return 1.0 - math.pow(1.0 - progress, 1 / 3)
