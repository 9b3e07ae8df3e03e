"""Where on the table there is free felt for a sentence: near where it is looked for, and over nothing it speaks of."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Felt:
    """The window as a sentence finds it, in device pixels."""

    near: Point
    """The sentence stands around it, or as near to it as may be."""
    within: Rect
    needed: Sequence[Rect]
    """What is decided with: cards that can be seen, buttons. Never to be covered."""
    useful: Sequence[Rect] = ()
    """What is rather not covered: plates, names, backs of cards."""

    def place(self, size: tuple[int, int], air: int, *, strict: bool = True) -> Rect | None:
        """The nearest place of that size with so much air around it; None where there is none.

        Not `strict`: what is only useful may be covered.
        """
        taken = [each.inflate(2 * air, 2 * air) for each in self.needed]
        if strict:
            taken += list(self.useful)
        return nearest(size, self.near, self.within, taken)


def nearest(size: tuple[int, int], near: Point, within: Rect, taken: Sequence[Rect]) -> Rect | None:
    """The rectangle of that size whose middle is nearest to a point and which overlaps nothing that is taken."""
    # The nearest one stands at the point, or touches the edge of something, in each direction.
    (width, height), (x, y) = size, near
    if width > within.width or height > within.height:
        return None
    lefts = {x - width // 2, within.left, within.right - width}
    tops = {y - height // 2, within.top, within.bottom - height}
    for each in taken:
        lefts |= {each.left - width, each.right}
        tops |= {each.top - height, each.bottom}
    lefts = {each for each in lefts if within.left <= each <= within.right - width}
    tops = {each for each in tops if within.top <= each <= within.bottom - height}

    def distance(corner: Point) -> int:
        return (corner[0] + width // 2 - x) ** 2 + (corner[1] + height // 2 - y) ** 2

    blocked = list(taken)
    for corner in sorted(((left, top) for left in lefts for top in tops), key=distance):
        place = Rect(corner, size)
        if place.collidelist(blocked) < 0:
            return place
    return None
