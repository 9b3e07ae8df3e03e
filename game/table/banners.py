"""What comes up over the felt and goes again: points gained, how a hand ended, a sentence that explains."""

from collections.abc import Sequence
from itertools import product

import pygame
from pygame import Rect, Surface

from game.table.layers import Layer
from game.text import t
from game.widgets.button import Kit
from game.widgets.compose import blend
from game.widgets.element import Element
from game.widgets.fonts import fit, paragraph, render
from game.widgets.shapes import rounded_rect, soft_shadow
from game.widgets.theme import mix
from game.widgets.vector import fast


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

    def __init__(self, words: str, bottom_centre: tuple[int, int], kit: Kit, rooms: Sequence[Rect] = ()) -> None:
        """The sentence in the first of the rooms that is large enough for it, or else anywhere above that point."""
        px, palette, window = kit.metrics.px, kit.palette, kit.metrics.window
        aside, above = 2 * px(16), 2 * px(10)

        def set_within(room: int, size: float = 16) -> Surface:
            return paragraph(words, kit.metrics.font(size), palette.ink, room, bold=True, centred=True)

        text = set_within(min(window.width - 2 * px(12) - aside, px(520)))
        for size, room in product((16, 14.5, 13), rooms):
            narrow = set_within(min(room.width - aside, px(520)), size)
            if narrow.get_height() + above <= room.height:
                text, bottom_centre = narrow, (room.centerx, room.centery + (narrow.get_height() + above) // 2)
                break
        body = (text.get_width() + aside, text.get_height() + above)
        blur = px(10)
        picture = Surface((body[0] + 2 * blur, body[1] + 2 * blur), pygame.SRCALPHA, 32)
        blend(picture, soft_shadow(body, px(12), blur), (0, px(3)))
        blend(picture, rounded_rect(body, px(12), palette.card, palette.danger, max(1, px(2))), (blur, blur))
        blend(picture, text, (blur + px(16), blur + px(10)))
        left = max(px(6), min(bottom_centre[0] - body[0] // 2, window.width - body[0] - px(6)))
        super().__init__(fast(picture), (left - blur, bottom_centre[1] - body[1] - blur), layer=Layer.TOAST)
