"""The speech bubble of a seat."""

from math import ceil, floor, hypot
from typing import Final

import pygame
from pygame import Rect, Surface

from game.table.bubble_rooms import BubbleRoom
from game.table.layers import Layer
from game.widgets.button import Kit
from game.widgets.compose import blend
from game.widgets.element import Element
from game.widgets.fonts import fit, line_height, render, wrap
from game.widgets.shapes import rounded_rect, soft_shadow
from game.widgets.theme import Colour
from game.widgets.vector import Sheet, fast

FONT: Final = 17
"""Height of the words, in units at text size 100 %."""
LEAST: Final = 10.5
"""They are made smaller, down to that, where there is little room."""
ASIDE: Final = 14.0
"""From the words to the sides of the bubble, in units."""
NARROW: Final = 110.0
"""Less than that is narrow, in units: the words are closer to the sides then."""
ABOVE: Final = 8.0
"""From them to its upper and lower edge, in units."""
LONGEST: Final = 22.0
"""How long the tail is at most, in units."""


class Bubble(Element):
    """What a player says aloud: an ivory bubble in its room that points at its seat."""

    def __init__(self, words: str, room: BubbleRoom, kit: Kit) -> None:
        px, palette = kit.metrics.px, kit.palette
        aside, above = _aside(kit, room), px(ABOVE)
        size, lines = words_in(words, kit, room)
        texts = [render(line, size, palette.ink, bold=True) for line in lines]
        height = texts[0].get_height()
        body = Rect(0, 0, max(each.get_width() for each in texts) + 2 * aside, len(texts) * height + 2 * above)
        body.center = room.near
        body.clamp_ip(room.area)
        self.body = body
        """Where it covers what lies below, apart from the tail."""
        margin = px(LONGEST)
        picture = Surface((body.width + 2 * margin, body.height + 2 * margin), pygame.SRCALPHA, 32)
        blur = px(8)
        blend(picture, soft_shadow(body.size, px(14), blur), (margin - blur, margin - blur + px(2)))
        corner = (body.x - margin, body.y - margin)
        tip = (room.tip[0] - corner[0], room.tip[1] - corner[1])
        inside = Rect((margin, margin), body.size)
        _draw_tail(picture, inside, tip, px(9), px(LONGEST), palette.card)
        blend(picture, rounded_rect(body.size, px(14), palette.card), inside)
        for number, text in enumerate(texts):
            left = margin + (body.width - text.get_width()) // 2
            blend(picture, text, (left, margin + above + number * height))
        super().__init__(fast(picture), corner, layer=Layer.BUBBLE)


def words_in(words: str, kit: Kit, room: BubbleRoom) -> tuple[int, list[str]]:
    """The words in lines that fit the room, after the size of their font: the largest that does."""
    metrics = kit.metrics
    area = room.area.inflate(-2 * _aside(kit, room), -2 * metrics.px(ABOVE))
    wanted, least = metrics.font(FONT), metrics.px(LEAST)
    size = min(fit(word, wanted, area.width, least=least, bold=True) for word in words.split(" "))
    while True:
        lines = len(wrap(words, size, area.width, bold=True))
        if size <= least or lines * line_height(size, bold=True) <= area.height:
            break
        size -= 1
    return size, _evenly(words, size, area.width, lines)


def _aside(kit: Kit, room: BubbleRoom) -> int:
    """From the words to the sides of the bubble."""
    px = kit.metrics.px
    return px(ASIDE if room.area.width >= px(NARROW) else ASIDE / 2)


def _evenly(words: str, size: int, room: int, lines: int) -> list[str]:
    """The same number of lines, of which none is much longer than the others."""
    best = wrap(words, size, room, bold=True)
    for narrower in range(room, 0, -max(1, size // 2)):
        tried = wrap(words, size, narrower, bold=True)
        if len(tried) > lines or " ".join(tried) != words:
            break
        best = tried
    return best


def _draw_tail(picture: Surface, body: Rect, tip: tuple[int, int], half: int, longest: int, colour: Colour) -> None:
    """A triangle from the side of the body that looks at the tip, and towards that."""
    corner = 2 * half
    x = min(max(tip[0], body.left + corner), body.right - corner) if body.width > 2 * corner else body.centerx
    y = min(max(tip[1], body.top + corner), body.bottom - corner) if body.height > 2 * corner else body.centery
    if tip[1] < body.top or tip[1] > body.bottom:
        foot, along = (x, body.top + 1 if tip[1] < body.top else body.bottom - 1), (half, 0)
    elif tip[0] < body.left or tip[0] > body.right:
        foot, along = (body.left + 1 if tip[0] < body.left else body.right - 1, y), (0, min(half, body.height // 3))
    else:
        return
    dx, dy = tip[0] - foot[0], tip[1] - foot[1]
    share = min(1.0, (longest - 1) / max(1.0, hypot(dx, dy)))
    points = [
        (foot[0] - along[0], foot[1] - along[1]),
        (foot[0] + along[0], foot[1] + along[1]),
        (foot[0] + dx * share, foot[1] + dy * share),
    ]
    left, top = (floor(min(each[axis] for each in points)) for axis in (0, 1))
    right, bottom = (ceil(max(each[axis] for each in points)) for axis in (0, 1))
    sheet = Sheet((right - left, bottom - top), 1, clear_as=colour)
    sheet.polygon([(each_x - left, each_y - top) for each_x, each_y in points], colour)
    blend(picture, sheet.scaled(), (left, top))
