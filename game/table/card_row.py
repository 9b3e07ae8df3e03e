"""Cards side by side as one picture, for rules and glossary."""

import pygame
from pygame import Surface

from game.engine.cards import cards, is_left_bower, is_right_bower, suit
from game.table.card_faces import Mark, card_face, card_height, card_shadow, shadow_offset
from game.widgets.compose import blend
from game.widgets.metrics import Metrics


def row_picture(codes: str, trump: str, width: int, metrics: Metrics, *, four_colour: bool = False) -> Surface:
    """Cards side by side, overlapping where the width asks for it; the bowers of `trump` carry their marks."""
    shown, suit_of_trump = cards(codes), suit(trump)
    each_width = min(metrics.px(88), width // 4)
    gap = metrics.px(8)
    step = min(each_width + gap, (width - each_width - gap) // max(1, len(shown) - 1))
    margin = max(4, round(each_width * 0.1))
    height = card_height(each_width)
    picture = Surface((step * (len(shown) - 1) + each_width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
    offset = shadow_offset(each_width)
    for place, each in enumerate(shown):
        x = place * step + margin // 2
        mark: Mark | None = None
        if is_right_bower(each, suit_of_trump):
            mark = "right"
        elif is_left_bower(each, suit_of_trump):
            mark = "left"
        blend(picture, card_shadow(each_width), (x + offset[0], margin + offset[1]))
        blend(picture, card_face(each, each_width, four_colour=four_colour, mark=mark), (x, margin))
    return picture
