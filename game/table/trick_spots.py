"""Where the cards of a trick lie, and the line woven into the felt around them."""

from collections.abc import Sequence

from pygame import Rect

from game.widgets.metrics import Metrics


def spots_above_each_other(
    x: float, y: float, card_w: float, top: float, floor: float
) -> tuple[tuple[float, float], ...] | None:
    """The middle of each card of the trick, in units: in a narrow window West's and East's above South's.

    None where it is too low for that.
    """
    height = card_w * 1.4
    gap = card_w * 0.09
    if floor - top < 2 * height + gap:
        return None
    middle = min(max(y, top + height + gap / 2), floor - height - gap / 2)
    upper, lower = middle - (height + gap) / 2, middle + (height + gap) / 2
    side = (card_w + gap) / 2
    return (x, lower), (x - side, upper), (x + side, upper)


def spots_side_by_side(x: float, y: float, card_w: float, top: float, floor: float) -> tuple[tuple[float, float], ...]:
    """The same in a wide window, or a low one: South's stands between the others, as much lower as there is room."""
    height = card_w * 1.4
    fall = max(0.0, floor - top - height)
    upper = top + height / 2 + min(fall * 0.25, max(0.0, y - height / 2 - top))
    lower = min(floor - height / 2, upper + height * 0.45)
    side = card_w + card_w * 0.09
    return (x, lower), (x - side, upper), (x + side, upper)


def oval_around(
    m: Metrics, card_w: float, plates: Sequence[Rect], top: float, bottom: float, portrait: bool
) -> tuple[float, float, float, float]:
    """The line woven into the felt, in units: between the plates, above the words."""
    left = 14.0 if portrait else max(plates[1].right / m.unit + 20, m.w / 2 - card_w * 3.4)
    high = min(bottom - top, (m.w - 2 * left) * 1.1)
    return left, (top + bottom - high) / 2, m.w - 2 * left, high
