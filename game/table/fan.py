"""A fan of cards: where each lies and how far it is turned.

The middles of the cards lie on an arc around a point far below them (a hand of one's own) or above them (a hand seen
from across the table), each turned to face away from that point. Angles are whole degrees, clockwise as seen, so that
turned pictures can be kept.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.table.card_back import card_height

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Lie:
    """How a card lies."""

    place: Rect
    """Where its face would be, were it upright; it is turned about the middle of that."""
    angle: int = 0
    """How far it is turned, in degrees clockwise."""

    def covers(self, point: Point, raised: float = 0.0) -> bool:
        """Whether a point is on its face, where it lies or where it passes when it rises so far along itself."""
        x, y = inside(self.place, self.angle, point)
        return 0 <= x < self.place.width and -raised <= y < self.place.height

    def bounds(self, raised: float = 0.0) -> Rect:
        """The least upright rectangle around its face, where it lies and where it rises to."""
        return bounds(self.place, self.angle, raised)


def inside(place: Rect, angle: int, point: Point) -> Point:
    """A point of the window as a point of a turned face, seen from the upper left corner of that."""
    dx, dy = point[0] - place.centerx, point[1] - place.centery
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return dx * cos + dy * sin + place.width / 2, dy * cos - dx * sin + place.height / 2


def along(angle: int, raised: float) -> Point:
    """How far a card moves that rises so far along itself."""
    return raised * math.sin(math.radians(angle)), -raised * math.cos(math.radians(angle))


def bounds(place: Rect, angle: int, raised: float = 0.0) -> Rect:
    """The least upright rectangle around a turned face, where it lies and where it rises to."""
    if angle == 0:
        return place.union(place.move(0, -round(raised)))
    wide, high = turned_size(place.width, place.height, angle)
    lying = Rect(0, 0, math.ceil(wide), math.ceil(high))
    lying.center = place.center
    dx, dy = along(angle, raised)
    return lying.union(lying.move(round(dx), round(dy)))


def turned_size(width: float, height: float, angle: float) -> tuple[float, float]:
    """Width and height of what a turned rectangle covers."""
    cos, sin = abs(math.cos(math.radians(angle))), abs(math.sin(math.radians(angle)))
    return width * cos + height * sin, width * sin + height * cos


def fan_height(width: float, step: float, degrees: float, cards: int = 5) -> float:
    """How high a fan of cards is that are so wide and lie so far apart, from its uppermost to its lowest corner."""
    radius = _radius(step, degrees)
    turns = [(place - (cards - 1) / 2) * degrees for place in range(cards)]
    middles = [radius * (1 - _cos(turn)) for turn in turns]
    halves = [turned_size(width, width * 1.4, turn)[1] / 2 for turn in turns]
    top = min(middle - half for middle, half in zip(middles, halves, strict=True))
    return max(middle + half for middle, half in zip(middles, halves, strict=True)) - top


def fan_step(width: float, room: float, degrees: float, wanted: float, cards: int = 5) -> float:
    """How far apart cards lie: as wanted, or closer where the fan would be wider than the room."""
    last = degrees * (cards - 1) / 2
    if last <= 0:
        return wanted
    radius = (room - turned_size(width, width * 1.4, last)[0]) / (2 * math.sin(math.radians(last)))
    return min(wanted, 2 * radius * math.sin(math.radians(degrees / 2)))


def fan(area: Rect, width: int, cards: int, step: float, degrees: float) -> list[Lie]:
    """Cards in a fan, from left to right: `step` apart or closer, in the middle of an area and up to its top."""
    step = fan_step(width, area.width - 2, degrees, step, cards)
    radius = _radius(step, degrees)
    lies = []
    for place in range(cards):
        turn = (place - (cards - 1) / 2) * degrees
        lies.append(
            _lie(
                width,
                area.centerx + radius * math.sin(math.radians(turn)),
                area.top + card_height(width) / 2 + radius * (1 - _cos(turn)),
                turn,
            )
        )
    over = area.top - min((each.bounds().top for each in lies), default=area.top)
    return [Lie(each.place.move(0, max(0, over)), each.angle) for each in lies]


def hanging_fan(foot: tuple[int, int], width: int, cards: int, step: float, degrees: float) -> list[Lie]:
    """Backs in a fan that opens downward, from left to right; the lowest of them ends at `foot`, the middle."""
    radius = _radius(step, degrees)
    lies = []
    for place in range(cards):
        turn = ((cards - 1) / 2 - place) * degrees
        x = foot[0] - radius * math.sin(math.radians(turn))
        lies.append(_lie(width, x, foot[1] - card_height(width) / 2 - radius * (1 - _cos(turn)), turn))
    return _lowest_at(foot[1], lies)


def _lowest_at(floor: int, lies: Sequence[Lie]) -> list[Lie]:
    under = max((each.bounds().bottom for each in lies), default=floor) - floor
    return [Lie(each.place.move(0, -under), each.angle) for each in lies]


def _lie(width: int, x: float, y: float, turn: float) -> Lie:
    height = card_height(width)
    place = Rect(round(x - width / 2), round(y - height / 2), width, height)
    # The halves go outward on both sides, so that a fan is even.
    return Lie(place, int(math.copysign(math.floor(abs(turn) + 0.5), turn)))


def _radius(step: float, degrees: float) -> float:
    return step / (2 * math.sin(math.radians(degrees / 2)))


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))
