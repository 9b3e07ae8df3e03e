"""Ways from one place to another, as plain functions of progress; used inside a tween's `on_progress`."""

import math

Point = tuple[float, float]


def lerp(start: float, end: float, progress: float) -> float:
    """The value `progress` of the way from start to end; exactly `end` at 1."""
    return end if progress == 1.0 else start + (end - start) * progress


def line(start: Point, end: Point, progress: float) -> Point:
    """Straight from start to end."""
    return lerp(start[0], end[0], progress), lerp(start[1], end[1], progress)


def arc(start: Point, end: Point, progress: float, lift: float = 0.12) -> Point:
    """From start to end in a slight curve, as a thrown card flies; `lift` is its height as a part of the distance.

    The curve bends to the left of the way as seen on the screen for a positive lift; 0 is a straight line.
    """
    x, y = line(start, end, progress)
    bend = math.sin(math.pi * min(1.0, max(0.0, progress))) * lift if progress < 1.0 else 0.0
    return x + (end[1] - start[1]) * bend, y - (end[0] - start[0]) * bend


def turn(progress: float) -> tuple[float, bool]:
    """A card being turned: its width as a part of the whole (never quite 0), and whether the new side shows."""
    return max(0.04, abs(math.cos(math.pi * progress))), progress >= 0.5


def stepped(start: int, end: int, part: float, steps: int, late: float = 0.0) -> int:
    """From start to end in so many sudden steps, the first after a share of the way and the last before its end.

    `late`, 0 to 1, lets the steps come later, by at most one share: where several things go by steps, they need not do
    so at once.
    """
    done = min(steps, max(0, math.floor(part * (steps + 1) - late + 1e-9)))
    return end if part >= 1.0 or done == steps else start + round((end - start) * done / steps)
