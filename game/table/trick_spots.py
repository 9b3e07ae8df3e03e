"""Where the cards of a trick lie, and the line woven into the felt around them.

West's card lies at the left, East's at the right, South's between them and lower, as on a real table. The line is a
superellipse: as round as it can be while the cards lie within it.
"""

from dataclasses import dataclass
from typing import Final

Box = tuple[float, float, float, float]
"""Left, top, width and height."""
Spot = tuple[float, float]
Span = tuple[float, float]

LINE: Final = 3.0
"""The cards keep so far within the line, in units."""
_BETWEEN: Final = 0.09
"""Between two cards where there is room, as a part of their width; …"""
_CLOSE: Final = 0.03
"""… and where there is less."""
_FALL: Final = 0.45
"""How much lower South's card lies where there is room, as a part of its height."""
_CLEAR: Final = 4.0
"""The line ends so far above words, in units."""
_WITHIN: Final = 8.0
"""Kitty and its name keep so far within it."""
_STEP: Final = 4.0
"""How much lower than the upcard the pile lies."""
_UNDER: Final = 4.0
"""From the kitty to the word below it."""
_LEAST: Final = 0.8
"""The word has no room where the kitty would be smaller than that part of a card."""
ROOMY: Final = 1.75
"""There is height to spare where the line is higher than that, in heights of a card."""
_POWERS: Final = (2.2, 2.6, 3.0, 3.5, 4.0)
_SQUAREST: Final = (4.5, 5.0, 6.0, 8.0)
"""Where the cards would not lie within the line otherwise."""


@dataclass(frozen=True)
class Trick:
    """Where a trick lies, in units."""

    oval: Box
    """What the line bounds."""
    power: float
    """How square the line is: 2 is an ellipse."""
    spots: tuple[Spot, Spot, Spot]
    """The middle of each seat's card."""


def trick_within(oval: Box, card: float, floor: float) -> Trick:
    """The cards of a trick, so wide, within a line; none lies lower than `floor`."""
    left, top, width, height = oval
    x, y = left + width / 2, top + height / 2
    high = card * 1.4
    side = card * (1 + (_BETWEEN if width >= card * 3.6 else _CLOSE))
    rise, power = 0.0, _POWERS[0]
    for power in (*_POWERS, *_SQUAREST):
        room = _half_height(oval, power, side + card / 2) - high / 2
        rise = min(room, high * _FALL / 2)
        if room >= high * _FALL / 2 or (room >= 0 and power >= _POWERS[-1]):
            break
    rise = max(0.0, rise)
    lowest = min(_half_height(oval, power, card / 2), floor - y) - high / 2
    fall = max(-rise, min(high * _FALL - rise, lowest))
    return Trick(oval, power, ((x, y + fall), (x - side, y - rise), (x + side, y - rise)))


def ring_above(asked: float, oval: Box, top: float) -> Box:
    """The line while nobody plays yet: the same if it ends above `asked`, or from `top` down to there."""
    left, upper, width, height = oval
    if upper + height <= asked - _CLEAR:
        return oval
    return left, top, width, asked - _CLEAR - top


def kitty_within(ring: Box, card: float, name: float) -> tuple[float, float]:
    """How wide the kitty is within the line, at most as a card, and where its middle is, with its name below it."""
    _, top, _, height = ring
    room = height - 2 * _WITHIN - _STEP
    word = _UNDER + name
    if room - word < card * 1.4 * _LEAST:
        word = 0.0  # it goes without
    high = min(card * 1.4, room - word)
    return high / 1.4, top + (height - word - _STEP) / 2


def _half_height(oval: Box, power: float, x: float) -> float:
    """How high the room within the line is above its middle, so far left or right of that."""
    across, high = oval[2] / 2 - LINE, oval[3] / 2 - LINE
    part = abs(x) / across
    return float(high * (1 - part**power) ** (1 / power)) if part < 1 else -high


def oval_between(left: float, right: float, top: float, asked: float, buttons: Span, words: float, card: float) -> Box:
    """The line in a room down to the words at `asked`; with spare height it stands a little lower than its middle.

    While cards are played the words, so high, stand where the `buttons` were, from top to bottom. Where a trick needs
    that room, the line ends behind the buttons.
    """
    played = buttons[1] - words - 4
    bottom = asked - 4
    if bottom - top < card * 1.4 * (1 + _FALL) + 4 * LINE:
        bottom = max(bottom, min(played - LINE, sum(buttons) / 2))
    spare = bottom - top - card * 1.4 * ROOMY
    top += max(0.0, min(spare, (played - asked) / 3))
    high = min(bottom - top, (right - left) * 1.1)
    return left, (top + bottom - high) / 2, right - left, high
