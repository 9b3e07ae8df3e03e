"""The buttons that name trump: ivory like a card, with the sign of the suit beside the word, or above it."""

from typing import Final

from pygame import Rect, Surface

from game.engine.cards import Suit
from game.table.layers import Layer
from game.widgets.button import ButtonSprite, Kit, button_width, fitted
from game.widgets.compose import blend
from game.widgets.control import Control
from game.widgets.shapes import rounded_rect, suit_colour, suit_glyph
from game.widgets.theme import Colour, mix

SIGN: Final = 22.0
"""Height of the sign, in units."""
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
        super().__init__(control, box, kit, bold=True, layer=Layer.BUTTON)

    def _plate(self, image: Surface, plate: Rect, control: Control) -> Colour:
        palette, px = self.kit.palette, self.kit.metrics.px
        fill = palette.card
        if self.held:
            fill = mix(fill, palette.shadow, 0.2)
        elif self.hovered:
            fill = mix(fill, palette.gold, 0.3)
        radius = min(px(12), plate.height // 2)
        blend(image, rounded_rect(plate.size, radius, fill, palette.gold, max(2, px(2))), plate)
        return palette.ink

    def _words(self, image: Surface, plate: Rect, control: Control, ink: Colour) -> None:
        metrics = self.kit.metrics
        sign = suit_glyph(self.suit, metrics.px(SIGN), self.colour)
        if not self.stacked:
            room = plate.width - sign.get_width() - metrics.px(_GAP + 12)
            words = fitted(control.label, metrics.font(self.font), room, ink, bold=True)
            x = plate.centerx - (sign.get_width() + metrics.px(_GAP) + words.get_width()) // 2
            blend(image, sign, (x, plate.centery - sign.get_height() // 2))
            blend(image, words, (x + sign.get_width() + metrics.px(_GAP), plate.centery - words.get_height() // 2))
            return
        sign = suit_glyph(self.suit, min(metrics.px(SIGN), round(plate.height * 0.4)), self.colour)
        high = min(metrics.font(_WORD), round((plate.height - sign.get_height() - metrics.px(8)) * 0.8))
        words = fitted(control.label, high, plate.width - metrics.px(10), ink, bold=True, least=0.6)
        top = plate.y + (plate.height - sign.get_height() - words.get_height()) // 2
        blend(image, sign, (plate.centerx - sign.get_width() // 2, top))
        blend(image, words, (plate.centerx - words.get_width() // 2, top + sign.get_height()))


def suit_button_width(control: Control, kit: Kit) -> int:
    """How wide a button must be for sign and word beside each other, in device pixels."""
    return button_width(control, kit) + kit.metrics.px(SIGN) + kit.metrics.px(_GAP)
