"""The speech bubble of a seat."""

import pygame
from pygame import Surface

from game.table.layers import Layer
from game.widgets.button import Kit
from game.widgets.compose import blend
from game.widgets.element import Element
from game.widgets.fonts import render, wrap
from game.widgets.shapes import rounded_rect, soft_shadow
from game.widgets.vector import fast


class Bubble(Element):
    """What a player says aloud: an ivory bubble that points at its seat and keeps within `room`, left to right."""

    def __init__(
        self, words: str, anchor: tuple[int, int], kit: Kit, room: tuple[int, int], *, points_down: bool = False
    ) -> None:
        px, palette = kit.metrics.px, kit.palette
        start, end = room[0] + px(6), room[1] - px(6)
        size_of_words = kit.metrics.font(17)
        lines = wrap(words, size_of_words, end - start - 2 * px(14), bold=True)
        texts = [render(line, size_of_words, palette.ink, bold=True) for line in lines]
        height = texts[0].get_height()
        body = (max(each.get_width() for each in texts) + 2 * px(14), len(texts) * height + 2 * px(8))
        tail, blur = px(9), px(8)
        size = (body[0] + 2 * blur, body[1] + tail + 2 * blur)
        picture = Surface(size, pygame.SRCALPHA, 32)
        top = blur if points_down else blur + tail
        blend(picture, soft_shadow(body, px(14), blur), (0, top - blur + px(2)))
        left = max(start, min(anchor[0] - body[0] // 2, end - body[0])) - blur
        tip_x = max(blur + px(18), min(anchor[0] - left, blur + body[0] - px(18)))
        if points_down:
            points = [
                (tip_x - tail, top + body[1] - 1),
                (tip_x + tail, top + body[1] - 1),
                (tip_x, top + body[1] + tail),
            ]
        else:
            points = [(tip_x - tail, top + 1), (tip_x + tail, top + 1), (tip_x, top - tail)]
        pygame.draw.polygon(picture, palette.card, points)
        blend(picture, rounded_rect(body, px(14), palette.card), (blur, top))
        for number, text in enumerate(texts):
            blend(picture, text, (blur + (body[0] - text.get_width()) // 2, top + px(8) + number * height))
        y = anchor[1] - size[1] + blur if points_down else anchor[1] - blur
        super().__init__(fast(picture), (left, y), layer=Layer.BUBBLE)
