"""The buttons that name trump: an answer with the sign of the suit on ivory beside the word, or above it."""

from typing import Final

from pygame import Rect, Surface

from game.engine.cards import Suit
from game.table.layers import Layer
from game.widgets.button import ButtonSprite, Kit, Style, button_width, fitted
from game.widgets.compose import blend
from game.widgets.control import Control
from game.widgets.shapes import rounded_rect_mask, suit_colour, suit_glyph
from game.widgets.theme import Colour

TILE: Final = 30.0
"""Side of the ivory under the sign, in units."""
_SIGN: Final = 0.76
"""Height of the sign, as a part of that."""
_GAP: Final = 8
_WORD: Final = 15
"""Height of the word below the sign, in units at text size 100 %."""


class SuitButton(ButtonSprite):
    """A button for a suit; `stacked` has the word below the sign."""

    def __init__(
        self, control: Control, box: Rect, kit: Kit, suit: Suit, *, stacked: bool = False, four_colour: bool = False
    ) -> None:
        self.suit = suit
        self.stacked = stacked
        self.colour = suit_colour(suit, kit.palette, four_colour=four_colour)
        super().__init__(control, box, kit, Style.ANSWER, layer=Layer.BUTTON)

    def _words(self, image: Surface, plate: Rect, control: Control, ink: Colour) -> None:
        metrics = self.kit.metrics
        px = metrics.px
        if not self.stacked:
            tile = self._tile(min(px(TILE), plate.height - px(12)))
            room = plate.width - tile.get_width() - px(_GAP + 16)
            words = fitted(control.label, metrics.font(self.font), room, ink, bold=True)
            x = plate.centerx - (tile.get_width() + px(_GAP) + words.get_width()) // 2
            blend(image, tile, (x, plate.centery - tile.get_height() // 2))
            blend(image, words, (x + tile.get_width() + px(_GAP), plate.centery - words.get_height() // 2))
            return
        tile = self._tile(min(px(TILE), round(plate.height * 0.46)))
        high = min(metrics.font(_WORD), round((plate.height - tile.get_height() - px(10)) * 0.8))
        words = fitted(control.label, high, plate.width - px(10), ink, bold=True, least=0.6)
        top = plate.y + (plate.height - tile.get_height() - words.get_height() - px(1)) // 2
        blend(image, tile, (plate.centerx - tile.get_width() // 2, top))
        blend(image, words, (plate.centerx - words.get_width() // 2, top + tile.get_height() + px(1)))

    def _tile(self, side: int) -> Surface:
        """The sign on ivory, as on a card."""
        picture = rounded_rect_mask((side, side), self.kit.metrics.px(7), self.kit.palette.card)
        sign = suit_glyph(self.suit, round(side * _SIGN), self.colour)
        blend(picture, sign, sign.get_rect(center=(side // 2, side // 2)))
        return picture


def suit_button_width(control: Control, kit: Kit) -> int:
    """How wide a button must be for sign and word beside each other, in device pixels."""
    return button_width(control, kit, Style.ANSWER) + kit.metrics.px(TILE) + kit.metrics.px(_GAP - 8)
