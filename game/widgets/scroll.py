"""A part of the window whose content can be longer than the part is high."""

from collections.abc import Iterable
from typing import Final

from pygame import Rect

from game.widgets.element import Element

DRAG_UNITS: Final = 8
"""How far a press may wander, in units, before it is scrolling and not pressing."""
GLIDE_HALVES_MS: Final = 110
"""How long a flick takes to lose half its speed."""


class ScrollPane:
    """Elements laid out below each other, of which the viewport shows a part.

    The elements' `home` is where they stand when nothing is scrolled. A flick goes on gliding (`update`).
    """

    def __init__(self, viewport: Rect, content_height: int, elements: Iterable[Element], offset: int = 0) -> None:
        self.viewport = viewport
        self.content_height = content_height
        self.elements = list(elements)
        self.offset = -1
        self.glide = 0.0
        """Pixels a millisecond, downwards in the content."""
        self.scroll_to(offset)

    @property
    def furthest(self) -> int:
        """The largest offset; 0 when everything fits."""
        return max(0, self.content_height - self.viewport.height)

    def scroll_to(self, offset: int) -> bool:
        """Show the content from `offset` pixels on; True when that changed anything."""
        offset = min(max(0, offset), self.furthest)
        if offset == self.offset:
            return False
        self.offset = offset
        for each in self.elements:
            each.scroll_to(offset, self.viewport)
        return True

    def scroll_by(self, pixels: float) -> bool:
        """Move on by so many pixels; True when that changed anything."""
        return self.scroll_to(round(self.offset + pixels))

    def reveal(self, home: Rect, margin: int) -> bool:
        """Scroll as little as needed to show what stands at `home`; True when that changed anything."""
        top = home.top - self.viewport.top - margin
        bottom = home.bottom - self.viewport.top + margin - self.viewport.height
        if self.offset > top:
            return self.scroll_to(top)
        if self.offset < bottom:
            return self.scroll_to(bottom)
        return False

    def update(self, dt_ms: float) -> bool:
        """Glide on after a flick; True while it moves."""
        if not self.glide:
            return False
        moved = self.scroll_by(self.glide * dt_ms)
        self.glide *= 0.5 ** (dt_ms / GLIDE_HALVES_MS)
        if not moved or abs(self.glide) < 0.02:
            self.glide = 0.0
        return moved

    def thumb(self, track: Rect, least: int) -> Rect | None:
        """Where the scroll thumb stands in a track; None when everything fits."""
        if not self.furthest:
            return None
        height = max(least, track.height * self.viewport.height // self.content_height)
        top = track.top + (track.height - height) * self.offset // self.furthest
        return Rect(track.left, top, track.width, height)
