"""A line of the log: its words, with the sign of each suit they name behind its name, in the suit's colour."""

import re
from typing import Final

import pygame
from pygame import Surface

from game.engine.cards import Suit
from game.table.wording import suit_word
from game.widgets.button import Kit
from game.widgets.compose import blend
from game.widgets.fonts import render, wrap
from game.widgets.label import LEADING, Label
from game.widgets.shapes import suit_colour
from game.widgets.theme import Colour, Palette, mix
from game.widgets.vector import fast

SIGNS: Final = dict(zip(Suit, "♠♥♦♣", strict=True))
_GAP: Final = 0.08
"""Between a suit's name and its sign, in heights of the font."""
_PIECE: Final = re.compile(f"([{''.join(SIGNS.values())}])")


class LogLine(Label):
    """One or more lines of text on a panel, at most `width` pixels wide."""

    def __init__(
        self, text: str, height: int, kit: Kit, *, width: int, bold: bool = False, four_colour: bool, layer: int = 0
    ) -> None:
        self.kit = kit
        self.four_colour = four_colour
        super().__init__(text, height, kit.palette.text, width=width, bold=bold, layer=layer)

    def _picture(self) -> Surface:
        signed = with_signs(self.text)
        if signed == self.text or self.width is None:
            return super()._picture()
        gap = max(1, round(self.height * _GAP))
        room = self.width - gap * max(1, len(_PIECE.findall(signed)))
        lines = [self._line(line, gap) for line in wrap(signed, self.height, room, bold=self.bold)]
        if len(lines) == 1:
            return fast(lines[0])
        step = round(self.height * LEADING)
        size = (max(each.get_width() for each in lines), step * (len(lines) - 1) + lines[-1].get_height())
        whole = Surface(size, pygame.SRCALPHA, 32)
        for place, each in enumerate(lines):
            whole.blit(each, (0, place * step))
        return fast(whole)

    def _line(self, line: str, gap: int) -> Surface:
        colours = {sign: sign_colour(suit, self.kit.palette, self.four_colour) for suit, sign in SIGNS.items()}
        pieces = [
            (
                render(piece, self.height, colours.get(piece, self.colour), bold=self.bold),
                gap if piece in colours else 0,
            )
            for piece in _PIECE.split(line)
            if piece
        ]
        width = sum(each.get_width() + before for each, before in pieces)
        picture = Surface((width, max(each.get_height() for each, _ in pieces)), pygame.SRCALPHA, 32)
        left = 0
        for each, before in pieces:
            left += before
            blend(picture, each, (left, 0))
            left += each.get_width()
        return picture


def with_signs(text: str) -> str:
    """ "the jack of spades♠, right bower" """
    for suit, sign in SIGNS.items():
        text = re.sub(rf"\b({re.escape(suit_word(suit))})\b", rf"\1{sign}", text)
    return text


def sign_colour(suit: Suit, palette: Palette, four_colour: bool) -> Colour:
    """A suit's colour on a dark panel: as on the cards, but light."""
    colour = suit_colour(suit, palette, four_colour=four_colour)
    return palette.text if colour == palette.ink else mix(colour, (255, 255, 255), 0.45)
