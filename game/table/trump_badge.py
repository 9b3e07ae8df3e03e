"""Trump on its plate in the bar at the top."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from game.engine.cards import Suit
from game.table.layers import Layer
from game.widgets.button import Kit, fitted
from game.widgets.compose import blend
from game.widgets.element import Element
from game.widgets.fonts import width
from game.widgets.shapes import rounded_rect, suit_colour, suit_glyph
from game.widgets.vector import fast

SMALLER: Final = 0.85
"""Full words may be that much smaller than short ones, before these stand for them."""


@dataclass(frozen=True)
class TrumpLook:
    """What the trump badge tells."""

    suit: Suit | None
    title: str
    words: Sequence[str] = ()
    """What stands below it: the fullest words that fit, of some that get shorter."""
    four_colour: bool = False


class TrumpBadge(Element):
    """Trump, always in sight: suit, word, and who made it."""

    def __init__(self, place: Rect, kit: Kit, look: TrumpLook) -> None:
        self.place = place
        self.kit = kit
        self.look = look
        super().__init__(self._draw(), place.topleft, layer=Layer.PLATE)

    def show_look(self, look: TrumpLook) -> None:
        """Tell something else."""
        if look != self.look:
            self.look = look
            self.set_image(self._draw())

    def _draw(self) -> Surface:
        palette, metrics = self.kit.palette, self.kit.metrics
        px = metrics.px
        size = self.place.size
        picture = Surface(size, pygame.SRCALPHA, 32)
        blend(picture, rounded_rect(size, px(12), palette.panel, palette.panel_edge, max(1, px(1))), (0, 0))
        x = px(6) if self.look.suit is not None else px(12)
        tile = size[1] - 2 * px(6)
        if self.look.suit is not None:
            blend(picture, rounded_rect((tile, tile), px(8), palette.card), (x, px(6)))
            colour = suit_colour(self.look.suit, palette, four_colour=self.look.four_colour)
            glyph = suit_glyph(self.look.suit, round(tile * 0.78), colour)
            blend(picture, glyph, glyph.get_rect(center=(x + tile // 2, px(6) + tile // 2)))
            x += tile + px(8)
        room = size[0] - x - px(8)
        # The bar does not grow with the text: two lines of large text are as large as it has room for.
        high = min(metrics.font(16), round(size[1] * (0.42 if self.look.words else 0.6)))
        title = fitted(self.look.title, high, room, palette.text, bold=True, least=0.6)
        if self.look.words:
            low = min(metrics.font(13), round(size[1] * 0.34))
            full = [each for each in self.look.words if width(each, round(low * SMALLER)) <= room]
            words = fitted((full or self.look.words[-1:])[0], low, room, palette.muted, least=0.6)
            block = title.get_height() + words.get_height()
            y = (size[1] - block) // 2
            blend(picture, title, (x, y))
            blend(picture, words, (x, y + title.get_height()))
        else:
            blend(picture, title, (x, (size[1] - title.get_height()) // 2))
        return fast(picture)
