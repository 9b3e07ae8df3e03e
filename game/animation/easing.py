"""Easing curves: how far a movement has come (0 to 1) when a part (0 to 1) of its time has passed."""

from collections.abc import Callable
from typing import TypeAlias

Easing: TypeAlias = Callable[[float], float]
"""Takes the part of the time, gives the part of the way; 0 -> 0 and 1 -> 1."""


def linear(part: float) -> float:
    """At an even pace; right for fades."""
    return part


def out_cubic(part: float) -> float:
    """Fast at first, then settling: a card that is thrown and comes to rest. The usual choice."""
    return 1.0 - (1.0 - part) ** 3


def in_cubic(part: float) -> float:
    """Slow at first, then fast: something that leaves the table."""
    return part**3


def in_out_cubic(part: float) -> float:
    """Slow at both ends: something that is moved by hand from one rest to another, and the turning of a card."""
    return 4.0 * part**3 if part < 0.5 else 1.0 - (2.0 - 2.0 * part) ** 3 / 2.0


def out_back(part: float) -> float:
    """Passes its end by a little and comes back: a badge or a bubble that pops up. Goes a little above 1."""
    over = 1.3
    return 1.0 + (over + 1.0) * (part - 1.0) ** 3 + over * (part - 1.0) ** 2
