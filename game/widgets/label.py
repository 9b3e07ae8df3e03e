"""Text on a scene: one line, or a paragraph that is wrapped."""

import pygame
from pygame import Surface

from game.widgets.compose import blend
from game.widgets.element import Element
from game.widgets.fonts import render, wrap
from game.widgets.theme import Colour
from game.widgets.vector import fast

LEADING = 1.32
"""Distance of lines, in heights of the font."""


class Label(Element):
    """Text that stands somewhere; `say` changes it in place."""

    def __init__(
        self,
        text: str,
        height: int,
        colour: Colour,
        topleft: tuple[int, int] = (0, 0),
        *,
        width: int | None = None,
        bold: bool = False,
        display: bool = False,
        align: str = "left",
        layer: int = 0,
    ) -> None:
        self.height = height
        self.colour = colour
        self.width = width
        self.bold = bold
        self.display = display
        self.align = align
        self.text = text
        super().__init__(self._picture(), topleft, layer=layer)

    def say(self, text: str) -> None:
        """Show other words."""
        if text != self.text:
            self.text = text
            self.set_image(self._picture())

    def _picture(self) -> Surface:
        return paragraph(
            self.text,
            self.height,
            self.colour,
            self.width,
            bold=self.bold,
            display=self.display,
            align=self.align,
        )


def paragraph(
    text: str,
    height: int,
    colour: Colour,
    width: int | None = None,
    *,
    bold: bool = False,
    display: bool = False,
    align: str = "left",
) -> Surface:
    """Text as a picture, wrapped to `width` pixels where one is given; "center" and "right" align within it."""
    lines = wrap(text, height, width, bold=bold, display=display) if width is not None else [text]
    pictures = [render(line, height, colour, bold=bold, display=display) for line in lines or [""]]
    if len(pictures) == 1 and (width is None or align == "left"):
        return pictures[0]
    step = round(height * LEADING)
    full = max(picture.get_width() for picture in pictures) if width is None or align == "left" else width
    whole = Surface((max(1, full), step * (len(pictures) - 1) + pictures[-1].get_height()), pygame.SRCALPHA)
    for i, picture in enumerate(pictures):
        spare = full - picture.get_width()
        x = spare // 2 if align == "center" else spare if align == "right" else 0
        blend(whole, picture, (x, i * step))
    return fast(whole)
