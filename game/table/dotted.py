"""Outlines that are no lines: dots mark what is suggested, but not asked; dashes where something is to be laid."""

import math
from collections.abc import Iterator
from functools import lru_cache

from pygame import Surface

from game.widgets.theme import Colour
from game.widgets.vector import Sheet


@lru_cache(maxsize=8)
def dotted_outline(size: tuple[int, int], radius: float, dot: float, colour: Colour) -> Surface:
    """Round dots `dot` pixels across along the edge of a box with round corners, with plain alpha; shared."""
    sheet = Sheet(size, 1.0, clear_as=colour)
    inset = dot / 2
    for x, y in _along(size[0] - dot, size[1] - dot, max(0.0, radius - inset), 2.0 * dot):
        sheet.circle((x + inset, y + inset), dot / 2, colour)
    return sheet.scaled()


@lru_cache(maxsize=4)
def dashed_outline(size: tuple[int, int], radius: float, line: float, dash: float, colour: Colour) -> Surface:
    """Dashes of that length, and gaps a little shorter, along the edge of a box with round corners; shared."""
    sheet = Sheet(size, 1.0, clear_as=colour)
    inset, fine = line / 2, 7
    points = [
        (x + inset, y + inset)
        for x, y in _along(size[0] - line, size[1] - line, max(0.0, radius - inset), 1.8 * dash / fine)
    ]
    for start in range(0, len(points), fine):
        part = points[start : start + 5]
        if len(part) > 1:
            sheet.stroke(part, line, colour)
    return sheet.scaled()


def _along(width: float, height: float, radius: float, step: float) -> Iterator[tuple[float, float]]:
    """Points at about `step` from each other on the edge of a box with round corners, evenly spaced."""
    arc = math.pi * radius / 2
    flat, steep = width - 2 * radius, height - 2 * radius
    length = 2 * (flat + steep) + 4 * arc
    count = max(4, round(length / step))
    # From the upper left corner clockwise: each side is a straight line, then the corner behind it.
    sides = (
        (flat, (radius, 0.0), (1, 0), -90),
        (steep, (width, radius), (0, 1), 0),
        (flat, (width - radius, height), (-1, 0), 90),
        (steep, (0.0, height - radius), (0, -1), 180),
    )
    corners = ((width - radius, radius), (width - radius, height - radius), (radius, height - radius), (radius, radius))
    for place in range(count):
        way = length * place / count
        for (straight, start, (dx, dy), angle), corner in zip(sides, corners, strict=True):
            if way <= straight:
                yield start[0] + dx * way, start[1] + dy * way
                break
            way -= straight
            if way <= arc:
                at = math.radians(angle + 90 * way / arc)
                yield corner[0] + radius * math.cos(at), corner[1] + radius * math.sin(at)
                break
            way -= arc
