"""Cards side by side as one picture, for rules and glossary."""

import math
from typing import Final

import pygame
from pygame import Surface

from game.engine.cards import cards, is_left_bower, is_right_bower, suit
from game.table.card_faces import Mark, card_face, card_height
from game.table.card_shadow import laid, margin_of
from game.widgets.metrics import Metrics

_APART: Final = 0.72
"""How much of a card the next one leaves free at least, as a part of its width: less would cut faces and indices."""


def row_picture(codes: str, trump: str, width: int, metrics: Metrics, *, four_colour: bool = False) -> Surface:
    """Cards side by side, in two rows where they would cover each other's faces; the bowers of `trump` are marked."""
    shown, suit_of_trump = cards(codes), suit(trump)
    card_width, gap = metrics.px(88), metrics.px(8)
    rows, each_row = 1, len(shown)
    if _step(each_row, card_width, gap, width) < _APART * card_width:
        rows, each_row = 2, math.ceil(len(shown) / 2)
        room = width - 2 * margin_of(card_width) - gap * (each_row - 1)
        card_width = min(card_width, room // each_row)
    margin = margin_of(card_width)
    step = _step(each_row, card_width, gap, width)
    down = card_height(card_width) + gap
    picture = Surface(
        (step * (each_row - 1) + card_width + 2 * margin, down * (rows - 1) + card_height(card_width) + 2 * margin),
        pygame.SRCALPHA,
    )
    for place, each in enumerate(shown):
        mark: Mark | None = None
        if is_right_bower(each, suit_of_trump):
            mark = "right"
        elif is_left_bower(each, suit_of_trump):
            mark = "left"
        face = card_face(each, card_width, four_colour=four_colour, mark=mark)
        row, column = divmod(place, each_row)
        picture.blit(laid(face), (column * step, row * down))
    return picture


def _step(cards: int, card_width: int, gap: int, width: int) -> int:
    """From one card to the next."""
    room = width - card_width - 2 * margin_of(card_width)
    return min(card_width + gap, room // max(1, cards - 1))
