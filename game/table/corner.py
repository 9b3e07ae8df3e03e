"""The buttons in the corners of the table: an icon with a word, below it where there is no room beside it."""

from typing import Final

from pygame import Rect, Surface

from game.table.layers import Layer
from game.widgets.button import ButtonSprite, Kit, Style, fitted
from game.widgets.compose import blend
from game.widgets.control import Control
from game.widgets.shapes import icon as draw_icon
from game.widgets.theme import Colour

ICON: Final = 19.0
WORD: Final = 11.5
"""Height of the word below an icon, in units at text size 100 %."""


class CornerButton(ButtonSprite):
    """A button with its word beside the icon where it is wide, below it where it is square."""

    def __init__(self, control: Control, box: Rect, kit: Kit, icon: str | None) -> None:
        self.stacked = bool(control.label) and box.width < box.height * 1.5
        super().__init__(control, box, kit, Style.PLAIN, icon=icon, font=15, layer=Layer.BUTTON)

    def _words(self, image: Surface, plate: Rect, control: Control, ink: Colour) -> None:
        if not self.stacked:
            super()._words(image, plate, control, ink)
            return
        px = self.kit.metrics.px
        glyph = draw_icon(self.icon or "", px(ICON), ink)
        high = min(self.kit.metrics.font(WORD), plate.height - px(ICON) - px(8))
        words = fitted(control.label, high, plate.width - px(8), ink, bold=True, least=0.6)
        height = glyph.get_height() + words.get_height()
        top = plate.y + (plate.height - height) // 2
        blend(image, glyph, (plate.centerx - glyph.get_width() // 2, top))
        blend(image, words, (plate.centerx - words.get_width() // 2, top + glyph.get_height()))
