"""A line of the log: its words, with cards as players write them, "J♥", in the suit's colour."""

import re
from typing import Final

import pygame
from pygame import Surface

from game.engine.cards import ALL_CARDS, Card, Suit
from game.table.wording import plain_name
from game.text import t
from game.widgets.button import Kit
from game.widgets.compose import blend
from game.widgets.fonts import render, width, wrap
from game.widgets.label import LEADING, Label
from game.widgets.shapes import suit_colour
from game.widgets.theme import Colour, Palette, mix
from game.widgets.vector import fast

SIGNS: Final = dict(zip(Suit, "♠♥♦♣", strict=True))
_AFTER: Final = 0.06
"""Between a card and what follows it, in heights of the font."""
_CARD: Final = re.compile(f"((?:10|[2-9AJQK])[{''.join(SIGNS.values())}])")


class LogLine(Label):
    """One or more lines of text on a panel, at most `width` pixels wide. `text` stays what it is: whole words."""

    def __init__(
        self, text: str, height: int, kit: Kit, *, width: int, bold: bool = False, four_colour: bool, layer: int = 0
    ) -> None:
        self.kit = kit
        self.four_colour = four_colour
        super().__init__(text, height, kit.palette.text, width=width, bold=bold, layer=layer)

    def _picture(self) -> Surface:
        written = compact(self.text)
        if written == self.text or self.width is None:
            return super()._picture()
        # Cards stand in bold: broken as if all did, no line is too long.
        lines = [self._line(line) for line in wrap(written, self.height, self.width, bold=True)]
        if len(lines) == 1:
            return fast(lines[0])
        step = round(self.height * LEADING)
        size = (max(each.get_width() for each in lines), step * (len(lines) - 1) + lines[-1].get_height())
        whole = Surface(size, pygame.SRCALPHA, 32)
        for place, each in enumerate(lines):
            blend(whole, each, (0, place * step))
        return fast(whole)

    def _line(self, line: str) -> Surface:
        signs = {sign: sign_colour(suit, self.kit.palette, self.four_colour) for suit, sign in SIGNS.items()}
        pictures = list[tuple[Surface, int]]()
        left = 0
        for piece in filter(None, _CARD.split(line)):
            if _CARD.fullmatch(piece):
                # The font leaves more air behind some signs than behind others, which looks like a blank before a stop.
                picture = _without_air(render(piece, self.height, signs[piece[-1]], bold=True))
                pictures.append((picture, left))
                left += picture.get_width() + max(1, round(self.height * _AFTER))
            else:
                pictures.append((render(piece, self.height, self.colour, bold=self.bold), left))
                left += width(piece, self.height, bold=self.bold)
        whole = Surface((left, max(each.get_height() for each, _ in pictures)), pygame.SRCALPHA, 32)
        for each, x in pictures:
            blend(whole, each, (x, 0))
        return whole


def _without_air(card: Surface) -> Surface:
    """What is written for a card, without the air at its right."""
    plain = card.copy()
    plain.set_alpha(255)  # without RLEACCEL: to be looked into
    return plain.subsurface((0, 0, plain.get_bounding_rect(min_alpha=90).right, plain.get_height()))


def compact(text: str) -> str:
    """Words as the log shows them: "You play the J♥ (right bower)." for "the jack of hearts, right bower"."""
    for each in ALL_CARDS:
        if each.suit is None or (name := plain_name(each)) not in text:
            continue
        short = short_name(each)
        for side in ("right", "left"):
            text = text.replace(t(f"card.{side}", card=name), t(f"log.{side}", card=short))
        text = text.replace(name, short)
    return text


def short_name(card: Card) -> str:
    """ "J♥", "10♣"; of a card with a suit."""
    assert card.suit is not None
    rank = "10" if card.rank.letter == "T" else card.rank.letter
    return f"{rank}{SIGNS[card.suit]}"


def sign_colour(suit: Suit, palette: Palette, four_colour: bool) -> Colour:
    """A suit's colour on a dark panel: as on the cards, but light."""
    colour = suit_colour(suit, palette, four_colour=four_colour)
    return palette.text if colour == palette.ink else mix(colour, (255, 255, 255), 0.45)
