"""The buttons that name trump: an answer with the sign of the suit on ivory beside the word, or above it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from game.engine.cards import Suit
from game.table.layers import Layer
from game.widgets.button import ButtonSprite, Kit, Style, button_width
from game.widgets.compose import blend
from game.widgets.control import Control
from game.widgets.fonts import fit, render
from game.widgets.shapes import rounded_rect_mask, suit_colour, suit_glyph
from game.widgets.theme import Colour

TILE: Final = 30.0
"""Side of the ivory under the sign, in units."""
_SIGN: Final = 0.76
"""Height of the sign, as a part of that."""
_GAP: Final = 8
_LEAST: Final = 6
"""The smallest letters, in device pixels."""
WORD: Final = 17
"""Height of the word, in units at text size 100 %."""


@dataclass(frozen=True, slots=True)
class SuitForm:
    """How the buttons of a row look, all alike."""

    stacked: bool
    """Whether the word is below the sign."""
    tile: int
    """Side of the ivory under the sign, in device pixels."""
    words: int
    """Height of the letters."""


def suit_form(controls: Sequence[Control], box: Rect, kit: Kit) -> SuitForm:
    """The form of buttons of that size: the words below the signs where these would make them small."""
    px, font = kit.metrics.px, kit.metrics.font
    beside, below = min(px(TILE), box.height - px(12)), min(px(TILE), round(box.height * 0.46))

    def words(high: int, room: int) -> int:
        return min(fit(each.label, high, room, least=_LEAST, bold=True) for each in controls)

    at_side = words(font(WORD), box.width - beside - px(_GAP + 12))
    under = words(min(font(WORD), round((box.height - below - px(10)) * 0.8)), box.width - px(10))
    if at_side >= under:
        return SuitForm(stacked=False, tile=beside, words=at_side)
    return SuitForm(stacked=True, tile=below, words=under)


class SuitButton(ButtonSprite):
    """A button for a suit."""

    def __init__(
        self, control: Control, box: Rect, kit: Kit, suit: Suit, form: SuitForm, *, four_colour: bool = False
    ) -> None:
        self.suit = suit
        self.form = form
        self.colour = suit_colour(suit, kit.palette, four_colour=four_colour)
        super().__init__(control, box, kit, Style.ANSWER, layer=Layer.BUTTON)

    def _words(self, image: Surface, plate: Rect, control: Control, ink: Colour) -> None:
        px, form = self.kit.metrics.px, self.form
        tile, words = self._tile(form.tile), render(control.label, form.words, ink, bold=True)
        if form.stacked:
            top = plate.y + (plate.height - form.tile - words.get_height() - px(1)) // 2
            blend(image, tile, (plate.centerx - form.tile // 2, top))
            blend(image, words, (plate.centerx - words.get_width() // 2, top + form.tile + px(1)))
        else:
            x = plate.centerx - (form.tile + px(_GAP) + words.get_width()) // 2
            blend(image, tile, (x, plate.centery - form.tile // 2))
            blend(image, words, (x + form.tile + px(_GAP), plate.centery - words.get_height() // 2))

    def _tile(self, side: int) -> Surface:
        """The sign on ivory, as on a card."""
        picture = rounded_rect_mask((side, side), self.kit.metrics.px(7), self.kit.palette.card)
        sign = suit_glyph(self.suit, round(side * _SIGN), self.colour)
        blend(picture, sign, sign.get_rect(center=(side // 2, side // 2)))
        return picture


def suit_button_width(control: Control, kit: Kit) -> int:
    """How wide a button must be for sign and word beside each other, in device pixels."""
    return button_width(control, kit, Style.ANSWER) + kit.metrics.px(TILE) + kit.metrics.px(_GAP - 8)
