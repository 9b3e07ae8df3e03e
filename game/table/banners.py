"""What comes up over the felt and goes again: points gained, how a hand ended, a sentence that explains."""

from collections.abc import Callable
from math import dist, inf
from typing import Final

import pygame
from pygame import Rect, Surface

from game.table.free_felt import Felt
from game.table.layers import Layer
from game.text import t
from game.widgets.button import Kit
from game.widgets.compose import blend
from game.widgets.element import Element
from game.widgets.fonts import LINE, fit, line_height, paragraph, render, wrap
from game.widgets.fonts import width as text_width
from game.widgets.shapes import rounded_rect, soft_shadow
from game.widgets.theme import mix
from game.widgets.vector import fast

TALL: Final = 0.8
"""A sentence rather stands so much farther from where it is looked for than that its lines be higher by one, …"""
SMALL: Final = 12.0
"""… and so much farther than that its letters be smaller by one."""


class Award(Element):
    """What a seat has just gained, on the edge of its plate that is nearer to the middle of the table."""

    def __init__(self, points: int, plate: Rect, kit: Kit) -> None:
        px, palette = kit.metrics.px, kit.palette
        high = px(34)
        text = render(t("table.award", points=points), round(high * 0.72), palette.ink, bold=True)
        size = (max(high, text.get_width() + px(16)), high)
        picture = Surface(size, pygame.SRCALPHA, 32)
        blend(picture, rounded_rect(size, high / 2, palette.card, palette.panel, max(2, px(2))), (0, 0))
        blend(picture, text, text.get_rect(center=(size[0] // 2, size[1] // 2)))
        place = Rect((0, 0), size)
        low = plate.centery > kit.metrics.height * 0.6
        place.center = (plate.right - px(16) - size[0] // 2, plate.top if low else plate.bottom)
        super().__init__(fast(picture), place.topleft, layer=Layer.BUBBLE)


class Banner(Element):
    """Large words across the felt about how a hand ended; `ours` when the human gains by it."""

    def __init__(self, words: str, centre: tuple[int, int], kit: Kit, *, ours: bool) -> None:
        px, palette = kit.metrics.px, kit.palette
        room = kit.metrics.window.width - 2 * px(28)
        size = fit(words, kit.metrics.font(44), room - 2 * px(30), least=px(18), display=True)
        text = render(words, size, palette.ink if ours else palette.text, display=True)
        body = (min(room, text.get_width() + 2 * px(34)), text.get_height() + 2 * px(12))
        # Ivory for what is won; gold would ask for something.
        blur, edge = px(12), palette.ink if ours else palette.panel_edge
        fill = palette.card if ours else palette.panel
        picture = Surface((body[0] + 2 * blur, body[1] + 2 * blur), pygame.SRCALPHA, 32)
        blend(picture, soft_shadow(body, px(16), blur), (0, px(3)))
        blend(picture, rounded_rect(body, px(16), fill, edge if not ours else fill, max(2, px(2))), (blur, blur))
        inner = (body[0] - 2 * px(6), body[1] - 2 * px(6))
        line = rounded_rect(inner, px(11), fill, mix(fill, edge, 0.45), max(1, px(1)))
        blend(picture, line, (blur + px(6), blur + px(6)))
        blend(picture, text, text.get_rect(center=(picture.get_width() // 2, picture.get_height() // 2)))
        place = picture.get_rect(center=centre)
        super().__init__(fast(picture), place.topleft, layer=Layer.BUBBLE)


class Toast(Element):
    """A sentence that explains something and goes by itself."""

    def __init__(self, words: str, felt: Felt, kit: Kit) -> None:
        """The sentence on the felt, in letters as large as there is room for."""
        px, palette = kit.metrics.px, kit.palette
        aside, above = 2 * px(16), 2 * px(10)
        text, self.body = _set(words, felt, kit, (aside, above))
        """Where it stands, without its shadow."""
        blur = px(10)
        picture = Surface((self.body.width + 2 * blur, self.body.height + 2 * blur), pygame.SRCALPHA, 32)
        blend(picture, soft_shadow(self.body.size, px(12), blur), (0, px(3)))
        frame = rounded_rect(self.body.size, px(12), palette.card, palette.danger, max(1, px(2)))
        blend(picture, frame, (blur, blur))
        blend(picture, text, (blur + aside // 2, blur + above // 2))
        super().__init__(fast(picture), (self.body.x - blur, self.body.y - blur), layer=Layer.TOAST)


def _set(words: str, felt: Felt, kit: Kit, edges: tuple[int, int]) -> tuple[Surface, Rect]:
    """The words set in lines, and where they stand with so much added to their size."""
    metrics, palette = kit.metrics, kit.palette
    sizes = [metrics.font(each) for each in (16, 14.5, 13)]
    if metrics.px(13) < sizes[-1]:
        sizes.append(metrics.px(13))  # no smaller than that for anybody
    widths = [metrics.px(each) for each in (520, 420, 340, 280, 230, 190, 160, 130)]
    room = felt.within.width - edges[0]

    def at(size: int, width: int) -> Surface:
        return paragraph(words, size, palette.ink, width, bold=True, centred=True)

    for strict in (True, False):
        found: list[tuple[float, int, Rect]] = []
        for size in sizes:
            smaller, best = (sizes[0] - size) * SMALL, min((each[0] for each in found), default=inf)
            line = line_height(size, bold=True)
            known: set[int] = set()
            for width in [min(room, widths[0]), *(each for each in widths[1:] if each < room)]:
                lines = wrap(words, size, width, bold=True)
                height = round(size * LINE) * (len(lines) - 1) + line
                if height * TALL + smaller >= best:
                    break  # with more lines or smaller letters no place could be better
                broad = max(text_width(each, size, bold=True) for each in lines)
                if broad in known:
                    continue
                known.add(broad)
                body = (broad + edges[0], height + edges[1])
                place = felt.place(body, metrics.px(3 if strict else 1), strict=strict)
                if place is not None:
                    cost = dist(place.center, felt.near) + height * TALL + smaller
                    found.append((cost, size, place))
                    best = min(best, cost)
        if found:
            _, size, place = min(found, key=lambda each: each[0])
            text = _evenly(at, size, place.width - edges[0])
            stands = Rect(0, 0, text.get_width() + edges[0], place.height)
            stands.center = place.center
            return text, stands
    text = at(sizes[0], min(room, widths[0]))
    place = Rect(0, 0, text.get_width() + edges[0], text.get_height() + edges[1])
    place.center = felt.near
    return text, place.clamp(felt.within)


def _evenly(at: Callable[[int, int], Surface], size: int, width: int) -> Surface:
    """The same number of lines, of about one length: no single word on the last."""
    text = at(size, width)
    while (narrower := at(size, width - size)).get_height() == text.get_height() and narrower.get_width() < width:
        text, width = narrower, width - size
    return text
