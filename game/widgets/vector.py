"""Outlines from short path texts, and the sheet they are painted on.

A path is written as in SVG with the absolute letters M L H V C Q A (the last as `A cx cy r from to`, degrees,
clockwise as seen) and Z, in any unit; `outline` flattens it to polygons once and keeps the result. A `Sheet` is painted
several times larger than it is shown and scaled down at the end, which makes every edge smooth and every size sharp.
"""

import math
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

import pygame

from game.widgets.theme import Colour

Point: TypeAlias = tuple[float, float]
Polygon: TypeAlias = tuple[Point, ...]

_TOKEN: Final = re.compile(r"[MLHVCQAZ]|-?(?:\d+\.?\d*|\.\d+)")
_COUNT: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 5, "Z": 0}
_SEGMENTS: Final = 10
_BERNSTEIN: Final = tuple(
    ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3)
    for t in (step / _SEGMENTS for step in range(1, _SEGMENTS + 1))
)
"""The shares of a curve's four points in each point on it, worked out once: a court card has some hundred curves."""


@lru_cache(maxsize=512)
def outline(path: str) -> tuple[Polygon, ...]:
    """The polygons of a path. Raises ValueError for a text that is none."""
    polygons: list[Polygon] = []
    points: list[Point] = []
    tokens = _TOKEN.findall(path)
    at = 0
    letter = ""
    while at < len(tokens):
        if tokens[at] in _COUNT:
            letter = tokens[at]
            at += 1
        elif letter in ("", "Z"):
            raise ValueError(f"path without a letter: {path!r}")
        values = [float(token) for token in tokens[at : at + _COUNT[letter]]]
        at += _COUNT[letter]
        if letter == "M":
            if len(points) > 1:
                polygons.append(tuple(points))
            points = [(values[0], values[1])]
            letter = "L"
        elif letter == "L":
            points.append((values[0], values[1]))
        elif letter == "H":
            points.append((values[0], points[-1][1]))
        elif letter == "V":
            points.append((points[-1][0], values[0]))
        elif letter == "C":
            points.extend(_cubic(points[-1], *zip(values[::2], values[1::2], strict=True)))
        elif letter == "Q":
            points.extend(_quadratic(points[-1], *zip(values[::2], values[1::2], strict=True)))
        elif letter == "A":
            points.extend(arc_points((values[0], values[1]), values[2], values[3], values[4]))
        elif points:
            polygons.append(tuple(points))
            points = [points[0]]
    if len(points) > 1:
        polygons.append(tuple(points))
    return tuple(polygons)


def _cubic(start: Point, one: Point, two: Point, end: Point) -> list[Point]:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = start, one, two, end
    return [(a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy) for a, b, c, d in _BERNSTEIN]


def _quadratic(start: Point, one: Point, end: Point) -> list[Point]:
    points = []
    for step in range(1, _SEGMENTS + 1):
        t = step / _SEGMENTS
        u = 1 - t
        a, b, c = u * u, 2 * u * t, t * t
        points.append((a * start[0] + b * one[0] + c * end[0], a * start[1] + b * one[1] + c * end[1]))
    return points


def arc_points(centre: Point, radius: float, start: float, end: float) -> list[Point]:
    """Points on a circle from one angle to another, in degrees, clockwise as seen, 0 to the right."""
    steps = max(4, math.ceil(abs(end - start) / 7.5))
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)) for angle in angles]


def fineness(pixels: float) -> int:
    """How many times larger than shown something of this size is painted: small things finer, large ones coarser."""
    return 4 if pixels <= 100 else 3 if pixels <= 320 else 2


def fast(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the form that is cheapest to blit again and again (RLE); as it is while there is no display."""
    if pygame.display.get_surface() is None:
        return surface
    if surface.get_flags() & pygame.SRCALPHA:
        surface = surface.convert_alpha()
        surface.set_alpha(255, pygame.RLEACCEL)
        return surface
    return surface.convert()


class Sheet:
    """A surface painted `fine` times larger than it is shown. Coordinates are units: `unit` pixels shown for each.

    With `ground` it is opaque. Without, it is clear with the colour `clear_as` beneath, which should be the colour of
    the shapes at the rim, since half-covered pixels take a share of it.
    """

    def __init__(
        self,
        size: tuple[int, int],
        unit: float,
        *,
        ground: Colour | None = None,
        clear_as: Colour = (0, 0, 0),
        fine: int | None = None,
    ) -> None:
        self.size = size
        self.fine = fine or fineness(max(size))
        self.factor = unit * self.fine
        large = (max(1, size[0] * self.fine), max(1, size[1] * self.fine))
        if ground is None:
            self.surface = pygame.Surface(large, pygame.SRCALPHA, 32)
            self.surface.fill((*clear_as, 0))
        else:
            self.surface = pygame.Surface(large, 0, 32)
            self.surface.fill(ground)
        self._clear_as = clear_as

    def path(self, path: str, colour: Colour, at: Point = (0.0, 0.0), size: float = 1.0, turned: bool = False) -> None:
        """Fill a path, moved to `at` and `size` times as large; `turned` by half a turn about its own origin."""
        for polygon in outline(path):
            self.polygon(polygon, colour, at, size, turned)

    def polygon(
        self, points: Sequence[Point], colour: Colour, at: Point = (0.0, 0.0), size: float = 1.0, turned: bool = False
    ) -> None:
        """Fill a polygon."""
        factor = self.factor
        scale = -size * factor if turned else size * factor
        left, top = at[0] * factor, at[1] * factor
        pygame.draw.polygon(self.surface, colour, [(left + x * scale, top + y * scale) for x, y in points])

    def hole(self, path: str, at: Point = (0.0, 0.0), size: float = 1.0) -> None:
        """Make the inside of a path clear again (on a sheet without ground)."""
        factor = self.factor
        scale = size * factor
        clear = (*self._clear_as, 0)
        for points in outline(path):
            moved = [(at[0] * factor + x * scale, at[1] * factor + y * scale) for x, y in points]
            pygame.draw.polygon(self.surface, clear, moved)

    def circle(self, centre: Point, radius: float, colour: Colour, width: float = 0.0) -> None:
        """Fill a circle, or with a width draw a ring of which `radius` is the outside."""
        factor = self.factor
        pygame.draw.circle(
            self.surface,
            colour,
            (centre[0] * factor, centre[1] * factor),
            radius * factor,
            max(1, round(width * factor)) if width else 0,
        )

    def hole_circle(self, centre: Point, radius: float) -> None:
        """Make the inside of a circle clear again."""
        factor = self.factor
        clear = (*self._clear_as, 0)
        pygame.draw.circle(self.surface, clear, (centre[0] * factor, centre[1] * factor), radius * factor)

    def box(self, left: float, top: float, width: float, height: float, colour: Colour, radius: float = 0.0) -> None:
        """Fill a rectangle with round corners."""
        factor = self.factor
        rect = pygame.Rect(round(left * factor), round(top * factor), 0, 0)
        rect.width = round((left + width) * factor) - rect.left
        rect.height = round((top + height) * factor) - rect.top
        pygame.draw.rect(self.surface, colour, rect, border_radius=round(radius * factor))

    def line(self, start: Point, end: Point, width: float, colour: Colour) -> None:
        """Draw one straight line with flat ends: quick, for patterns."""
        factor = self.factor
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = math.hypot(dx, dy)
        nx, ny = -dy / length * width / 2, dx / length * width / 2
        corners = (
            (start[0] + nx, start[1] + ny),
            (end[0] + nx, end[1] + ny),
            (end[0] - nx, end[1] - ny),
            (start[0] - nx, start[1] - ny),
        )
        pygame.draw.polygon(self.surface, colour, [(x * factor, y * factor) for x, y in corners])

    def stroke(self, points: Sequence[Point], width: float, colour: Colour, closed: bool = False) -> None:
        """Draw a line through points with round ends and joints."""
        factor = self.factor
        large = [(x * factor, y * factor) for x, y in points]
        radius = width * factor / 2
        for start, end in zip(large, [*large[1:], large[0]] if closed else large[1:], strict=False):
            dx, dy = end[0] - start[0], end[1] - start[1]
            length = math.hypot(dx, dy)
            if length:
                nx, ny = -dy / length * radius, dx / length * radius
                corners = [
                    (start[0] + nx, start[1] + ny),
                    (end[0] + nx, end[1] + ny),
                    (end[0] - nx, end[1] - ny),
                    (start[0] - nx, start[1] - ny),
                ]
                pygame.draw.polygon(self.surface, colour, corners)
        for point in large:
            pygame.draw.circle(self.surface, colour, point, radius)

    def stroke_path(self, path: str, width: float, colour: Colour, closed: bool = False) -> None:
        """Draw along a path with round ends and joints."""
        for points in outline(path):
            self.stroke(points, width, colour, closed)

    def scaled(self) -> pygame.Surface:
        """The picture at the size it is shown; not yet `fast`."""
        return pygame.transform.smoothscale(self.surface, self.size)
