"""What is asked of the human, in words above the buttons: on one line, or on two where that would be small."""

from typing import Final

from pygame import Rect

from game.table.layers import Layer
from game.widgets.button import Kit
from game.widgets.fonts import fit, wrap
from game.widgets.label import LEADING, Label

FONT: Final = 17
"""Height of the words, in units at text size 100 %."""
_EDGE: Final = 8
"""The words keep so far from the edges of their place, in units."""
_SMALL: Final = 0.85
"""Words smaller than that part of what was asked for are rather set on two lines."""


def question(words: str, kit: Kit, place: Rect, middle: int, height: int) -> Label:
    """The words, as wide as their place at most and as high as `height`, at the lower edge of the place.

    They stand around `middle`, or as near to it as keeps them within the place.
    """
    room = place.width - 2 * kit.metrics.px(_EDGE)
    size = _size(words, kit.metrics.font(FONT), room, height)
    lines = len(wrap(words, size, room, bold=True))
    step = kit.metrics.px(_EDGE)
    while lines > 1 and len(wrap(words, size, room - step, bold=True)) == lines:
        room -= step  # lines of about one length
    width = room if lines > 1 else None
    label = Label(words, size, kit.palette.text, width=width, bold=True, align="center", layer=Layer.BUTTON)
    left = max(place.left, min(middle - label.home.width // 2, place.right - label.home.width))
    label.move_to((left, place.bottom - label.home.height))
    return label


def _size(words: str, wanted: int, width: int, height: int) -> int:
    """The height of letters, at most as wanted, with which a sentence fits."""
    size = fit(words, wanted, width, bold=True)
    if size >= wanted * _SMALL:
        return size
    larger = min(wanted, int(height / (1 + LEADING)))
    while larger > size and len(wrap(words, larger, width, bold=True)) > 2:
        larger -= 1
    return max(size, larger)
