"""What every visible thing on a scene is: a sprite with a ready-made picture."""

from collections.abc import Iterable
from typing import Any

import pygame
from pygame import Rect, Surface


class Element(pygame.sprite.DirtySprite):
    """A picture at a place. Changing either repaints just what it covers and covered.

    `home` is where it would stand if nothing were scrolled; `rect` where it stands now. An element in a scrolled pane
    is cut off at the pane's edge.
    """

    image: Surface
    rect: Rect

    def __init__(self, image: Surface, topleft: tuple[int, int] = (0, 0), *, layer: int = 0) -> None:
        super().__init__()
        self.image = image
        self.home = image.get_rect(topleft=topleft)
        self.rect = self.home.copy()
        self._layer = layer
        self._clip: Rect | None = None
        self._scrolled = 0

    def set_image(self, image: Surface) -> None:
        """Show another picture at the same top left corner."""
        if image is not self.image:
            self.image = image
            self.home.size = image.get_size()
            self._settle()

    def move_to(self, topleft: tuple[int, int]) -> None:
        """Stand somewhere else."""
        if self.home.topleft != topleft:
            self.home.topleft = topleft
            self._settle()

    def scroll_to(self, offset: int, clip: Rect) -> None:
        """Stand `offset` pixels above home, and only be seen within `clip`."""
        self._clip = clip
        self._scrolled = offset
        self._settle()

    def show(self, seen: bool = True) -> None:
        """Be seen or not."""
        if bool(self.visible) is not seen:
            self.visible = int(seen)
            self.dirty = 1

    @property
    def seen(self) -> Rect:
        """The part of the window where it is seen now; empty when it is not."""
        if not self.visible:
            return Rect(self.rect.topleft, (0, 0))
        return Rect(self.rect.topleft, self.source_rect.size) if self._clip is not None else Rect(self.rect)

    def _settle(self) -> None:
        now = self.home.move(0, -self._scrolled)
        if self._clip is None:
            self.rect = now
        else:
            part = now.clip(self._clip)
            self.visible = int(part.width > 0 and part.height > 0)
            self.source_rect = Rect(part.x - now.x, part.y - now.y, part.width, part.height)
            self.rect = Rect(part.topleft, part.size) if self.visible else now
        self.dirty = 1


class Elements(pygame.sprite.LayeredDirty[Element]):
    """The elements of a scene. Repaints only what changed, and can tell whether anything did."""

    def __init__(self) -> None:
        super().__init__()
        self._use_update = True
        self._time_threshold = float("inf")  # never fall back to painting everything

    @property
    def changed(self) -> bool:
        """Whether there is anything to paint."""
        return bool(self.lostsprites) or any(each.dirty for each in self.sprites())

    def draw(self, *arguments: Any, **named: Any) -> list[Any]:
        """Paint what changed."""
        # Where two of these overlapped, pygame would paint whatever lies there twice: shadows would come out darker.
        self.lostsprites[:] = apart(Rect(each) for each in self.lostsprites)
        return super().draw(*arguments, **named)

    def paint(self, surface: Surface) -> None:
        """Paint all elements, without marking them as painted."""
        for each in self.sprites():
            if each.visible:
                surface.blit(each.image, each.rect, each.source_rect)

    def put(self, elements: Iterable[Element]) -> None:
        """Add elements on their own layers."""
        for each in elements:
            self.add(each)


def apart(areas: Iterable[Rect]) -> list[Rect]:
    """Areas that cover all of these (and what lies between those that touch) and do not overlap."""
    separate: list[Rect] = []
    for area in areas:
        whole = area.copy()
        while (place := whole.collidelist(separate)) >= 0:
            whole.union_ip(separate.pop(place))
        separate.append(whole)
    return separate
