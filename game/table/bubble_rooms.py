"""Where on the felt each seat speaks: beside what is needed while players speak, and near enough to say who does.

Players speak while trump is made and the dummy is taken: kitty and dummy lie there then, and the human is asked.
Upright the opponents' bubbles hang below their cards, left and right of the kitty. Sideways they stand beside their
plates; where these are strips in the bar, West's stands between dummy and kitty, East's right of the kitty. The human's
stands where the buttons were that it answers with.
"""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.engine.cards import Seat
from game.table.card_faces import card_height
from game.table.layout import TableLayout
from game.widgets.metrics import Metrics

TAIL: Final = 10.0
"""How far a bubble is from what it points at, in units."""
AIR: Final = 6.0
"""From other things, in units."""

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class BubbleRoom:
    """Room for a bubble's body, in device pixels."""

    area: Rect
    near: Point
    """The body stands there as far as `area` lets it: a point of its middle."""
    tip: Point
    """What the tail points at."""


def bubble_room(seat: Seat, layout: TableLayout, metrics: Metrics) -> BubbleRoom:
    """The room for what a seat says."""
    px = metrics.px
    tail, air = px(TAIL), px(AIR)
    if seat == 0:
        return _above_the_hand(layout, tail, air)
    kitty = Rect(0, 0, layout.pile, card_height(layout.pile))
    kitty.center = layout.centre
    kitty.union_ip(kitty.move(px(4), px(4)))
    plate = layout.plates[seat]
    edge = layout.menu.x
    window = metrics.window
    if layout.strips and seat == 1:
        left, right = layout.dummy.right + air, kitty.left - air
        area = _between(left, plate.bottom + tail + air, right, layout.prompt.top - air)
        # Left of its cards, which hang from the middle of the plate.
        tip = (plate.left + px(14), plate.bottom + px(2))
        return BubbleRoom(area, (tip[0], area.top), tip)
    if layout.flat_south or layout.strips:
        below = plate.bottom + layout.peek + px(2)
        left, right = (edge, kitty.left - air) if seat == 1 else (kitty.right + air, window.right - edge)
        area = _between(left, below + tail, right, layout.prompt.top - air)
        return BubbleRoom(area, (plate.centerx, area.top), (plate.centerx, below))
    top = max(plate.top, layout.dummy_name[1] + px(18 * metrics.text) + air)
    bottom = min(plate.bottom, layout.prompt.top - air)
    if seat == 1:
        area = _between(plate.right + tail + px(2), top, kitty.left - air, bottom)
        return BubbleRoom(area, (area.left, plate.centery), (plate.right + px(2), plate.centery))
    area = _between(kitty.right + air, top, plate.left - tail - px(2), bottom)
    return BubbleRoom(area, (area.right, plate.centery), (plate.left - px(2), plate.centery))


def _above_the_hand(layout: TableLayout, tail: int, air: int) -> BubbleRoom:
    """The human's words: where words and buttons are while it is asked."""
    middle, bottom = layout.hand.centerx, layout.buttons.bottom
    half = min(middle - layout.buttons.left, layout.buttons.right - middle)
    area = _between(middle - half, layout.prompt.top, middle + half, bottom - tail + air // 2)
    return BubbleRoom(area, area.midbottom, (middle, bottom + air // 2))


def _between(left: int, top: int, right: int, bottom: int) -> Rect:
    return Rect(left, top, max(1, right - left), max(1, bottom - top))
