"""What is counted on a plate: points on fives and as a figure, tricks as packets of cards."""

from functools import lru_cache
from typing import Final

import pygame
from pygame import Surface

from game.engine.cards import Suit
from game.table.card_back import card_back
from game.widgets.button import Kit
from game.widgets.compose import blend
from game.widgets.shapes import rounded_rect, suit_colour, suit_glyph
from game.widgets.theme import mix

FIVE_PIPS: Final = ((0.27, 0.22), (0.73, 0.22), (0.5, 0.5), (0.27, 0.78), (0.73, 0.78))


@lru_cache(maxsize=8)
def score_fives(score: int, target: int, height: int, kit: Kit) -> Surface:
    """The score on the fives that euchre players count with: as many pips show as there are points.

    Those that are still missing are seen faintly; there are no more than win the match.
    """
    palette = kit.palette
    cards = -(-target // 5)
    width = round(height * 0.68)
    step = width + max(1, width // 10)
    picture = Surface((fives_width(target, height), height), pygame.SRCALPHA, 32)
    for card in range(cards):
        left = card * step
        blend(picture, rounded_rect((width, height), width * 0.12, palette.card), (left, 0))
        suit = Suit.HEARTS if card % 2 == 0 else Suit.SPADES
        pip = max(4, round(width * 0.34))
        left_over = target - card * 5
        pips = FIVE_PIPS[2:3] if left_over == 1 else FIVE_PIPS[:left_over]
        for place, (x, y) in enumerate(pips):
            shown = card * 5 + place < score
            colour = suit_colour(suit, palette) if shown else mix(palette.card, palette.ink, 0.14)
            glyph = suit_glyph(suit, pip, colour)
            blend(picture, glyph, glyph.get_rect(center=(left + round(width * x), round(height * y))))
    return picture


def fives_width(target: int, height: int) -> int:
    """How wide the fives are."""
    width = round(height * 0.68)
    return (width + max(1, width // 10)) * (-(-target // 5) - 1) + width


def trick_packets(tricks: int, height: int, room: int) -> Surface | None:
    """Tricks taken, as small packets of cards face down; None for none."""
    if tricks <= 0 or packets_width(tricks, height, room) > room:
        return None
    width = round(height / 1.4)
    step = min(round(width * 0.62), max(3, (room - width) // 4))
    picture = Surface((packets_width(tricks, height, room), round(width * 1.4)), pygame.SRCALPHA, 32)
    for place in range(tricks):
        blend(picture, card_back(width), (place * step, 0))
    return picture


def packets_width(tricks: int, height: int, room: int) -> int:
    """How wide so many packets are; with no room, as narrow as they get."""
    width = round(height / 1.4)
    return width + min(round(width * 0.62), max(3, (room - width) // 4)) * (tricks - 1)
