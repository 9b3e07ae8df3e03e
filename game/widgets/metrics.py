"""The size of the window, and how big things are drawn in it."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

LEAST: Final = 320
"""The layouts need that many units each way, …"""
LEAST_BOTH: Final = 800
"""… and that many in width and height together."""


@dataclass(frozen=True, slots=True)
class Metrics:
    """A window's size and the units everything is laid out in.

    A unit is one CSS pixel on phones and common screens; on very large windows it grows, so that the game fills them,
    and in windows too small for any layout it shrinks.
    Layouts think in units and turn them into device pixels with `px`, `font` and `rect`.
    """

    width: int
    """Device pixels."""
    height: int
    """Device pixels."""
    scale: float = 1.0
    """Device pixels per CSS pixel."""
    text: float = 1.0
    """The person's text size: 1.0 to 1.5."""

    @property
    def unit(self) -> float:
        """Device pixels per unit."""
        css_width, css_height = self.width / self.scale, self.height / self.scale
        shrunk = min(css_width / LEAST, css_height / LEAST, (css_width + css_height) / LEAST_BOTH)
        return self.scale * (shrunk if shrunk < 1 else max(1.0, min(css_width / 1440, css_height / 860, 2.0)))

    @property
    def w(self) -> float:
        """The window's width in units."""
        return self.width / self.unit

    @property
    def h(self) -> float:
        """The window's height in units."""
        return self.height / self.unit

    @property
    def portrait(self) -> bool:
        """Whether the window is higher than wide, or too narrow for anything to stand beside the middle."""
        return self.height > self.width or (self.w < 560 and self.height > 0.75 * self.width)

    @property
    def window(self) -> Rect:
        """The whole window, in device pixels."""
        return Rect(0, 0, self.width, self.height)

    def px(self, units: float) -> int:
        """A length in device pixels."""
        return round(units * self.unit)

    def font(self, units: float) -> int:
        """The pixel height of a font of that many units, with the person's text size."""
        return max(1, round(units * self.unit * self.text))

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """A rectangle given in units, in device pixels."""
        left, top = self.px(x), self.px(y)
        return Rect(left, top, self.px(x + width) - left, self.px(y + height) - top)

    def css(self, rect: Rect) -> Rect:
        """A rectangle of device pixels in CSS pixels, for the page."""
        return Rect(
            round(rect.x / self.scale),
            round(rect.y / self.scale),
            round(rect.width / self.scale),
            round(rect.height / self.scale),
        )
