"""A score that stands out when it changes."""

from typing import Final

import pygame
from pygame import Surface

from game.table.layers import Layer
from game.table.plate_plan import Line
from game.widgets.button import Kit
from game.widgets.element import Element
from game.widgets.fonts import render


class ScorePop(Element):
    """A score that has just changed: larger than it stands on its plate, and shrinking to that."""

    LARGER: Final = 0.15

    def __init__(self, figure: Line, kit: Kit) -> None:
        self._ground = kit.palette.panel
        self._large = render(
            figure.words, round(figure.size * (1 + self.LARGER)), kit.palette.text, display=True
        ).copy()
        self._large.set_alpha(255)  # without RLEACCEL: to be scaled
        self._place = figure.place
        corner = self._large.get_rect(center=figure.place.center).topleft
        super().__init__(self._on_ground(self._large), corner, layer=Layer.POP)
        self._size = self._large.get_size()

    def settle(self, progress: float) -> None:
        """Be so far on the way, 0 to 1, back to its size on the plate."""
        wide, high = self._large.get_size()
        size = (
            round(wide + (self._place.width - wide) * progress),
            round(high + (self._place.height - high) * progress),
        )
        if size != self._size:
            self._size = size
            self.set_image(self._on_ground(pygame.transform.smoothscale(self._large, size)))

    def _on_ground(self, figure: Surface) -> Surface:
        """As large as at first, so that no bit of the plate's own figure looks out behind it."""
        picture = Surface(self._large.get_size(), 0, 32)
        picture.fill(self._ground)
        picture.blit(figure, figure.get_rect(center=picture.get_rect().center))
        return picture
