"""Time-based motion; no pygame. Names to use: `Timeline`, `Tween`, `Speed`, and the curves of `easing` and `paths`."""

from game.animation.easing import Easing, linear, out_cubic
from game.animation.timeline import SPEEDS, Speed, Timeline
from game.animation.tween import Tween

__all__ = [
    "SPEEDS",
    "Easing",
    "Speed",
    "Timeline",
    "Tween",
    "linear",
    "out_cubic",
]
