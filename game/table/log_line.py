"""A line of the log: its words, with the sign of each suit they name behind its name, in the suit's colour."""

import re
from typing import Final

import pygame
from pygame import Rect, Surface

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
_GAP: Final = 0.16
"""Between a suit's name and its sign, in heights of the font."""
_AFTER: Final = 0.05
"""Between the sign and what follows it."""
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
        room = self.width - (gap + self._after) * max(1, len(_PIECE.findall(signed)))
        lines = [self._line(line, gap) for line in wrap(signed, self.height, room, bold=self.bold)]
        if len(lines) == 1:
            return fast(lines[0])
        step = round(self.height * LEADING)
        size = (max(each.get_width() for each in lines), step * (len(lines) - 1) + lines[-1].get_height())
        whole = Surface(size, pygame.SRCALPHA, 32)
        for place, each in enumerate(lines):
            whole.blit(each, (0, place * step))
        return fast(whole)

    @property
    def _after(self) -> int:
        return max(1, round(self.height * _AFTER))

    def _line(self, line: str, gap: int) -> Surface:
        colours = {sign: sign_colour(suit, self.kit.palette, self.four_colour) for suit, sign in SIGNS.items()}
        pieces = list[tuple[Surface, int]]()
        left = 0
        for piece in filter(None, _PIECE.split(line)):
            picture = render(piece, self.height, colours.get(piece, self.colour), bold=self.bold)
            if piece in colours:
                # The font leaves more air around some signs than around others, which looks like a blank before a stop.
                picture = _without_bearings(picture)
                left += gap
            pieces.append((picture, left))
            left += picture.get_width() + (self._after if piece in colours else 0)
        whole = Surface((left, max(each.get_height() for each, _ in pieces)), pygame.SRCALPHA, 32)
        for each, x in pieces:
            blend(whole, each, (x, 0))
        return whole


def _without_bearings(sign: Surface) -> Surface:
    """The sign without the air at its sides."""
    plain = sign.copy()
    plain.set_alpha(255)  # without RLEACCEL: to be looked into
    ink = plain.get_bounding_rect()
    return plain.subsurface(Rect(ink.x, 0, ink.width, sign.get_height())) if ink.width else sign


def with_signs(text: str) -> str:
    """ "the jack of spades♠, right bower" """
    for suit, sign in SIGNS.items():
        text = re.sub(rf"\b({re.escape(suit_word(suit))})\b", rf"\1{sign}", text)
    return text


def sign_colour(suit: Suit, palette: Palette, four_colour: bool) -> Colour:
    """A suit's colour on a dark panel: as on the cards, but light."""
    colour = suit_colour(suit, palette, four_colour=four_colour)
    return palette.text if colour == palette.ink else mix(colour, (255, 255, 255), 0.45)
