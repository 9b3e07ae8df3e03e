"""An element that can be pressed."""

from pygame import Rect, Surface

from game.widgets.control import Control
from game.widgets.element import Element


class Target(Element):
    """An element that stands for a control: a button, a toggle, a card of the hand.

    The scene sets `focused`, `held` and `hovered`; a subclass redraws itself in `look_changed`. `box` is the part of
    the picture that takes presses (the picture may have a margin for shadow and focus ring).
    """

    def __init__(
        self,
        control: Control | None,
        image: Surface,
        topleft: tuple[int, int] = (0, 0),
        *,
        margin: int = 0,
        layer: int = 0,
    ) -> None:
        super().__init__(image, topleft, layer=layer)
        self.control = control
        self.margin = margin
        self.focused = False
        self.held = False
        self.hovered = False

    @property
    def box(self) -> Rect:
        """Where it takes presses now, in device pixels; empty when not seen."""
        return self.seen.clip(self.whole) if self.visible else Rect(0, 0, 0, 0)

    @property
    def whole(self) -> Rect:
        """Where it would take presses if it were not cut off by its pane."""
        return self.home.move(0, -self._scrolled).inflate(-2 * self.margin, -2 * self.margin)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Whether a press at `pos` is meant for it."""
        return bool(self.visible) and self.box.collidepoint(pos)

    def set_control(self, control: Control | None) -> None:
        """Stand for another control (or for the same one in another state)."""
        if control != self.control:
            self.control = control
            self.look_changed()

    def set_look(self, *, focused: bool | None = None, held: bool | None = None, hovered: bool | None = None) -> None:
        """Change how it looks; redrawn only when something is different."""
        before = (self.focused, self.held, self.hovered)
        self.focused = self.focused if focused is None else focused
        self.held = self.held if held is None else held
        self.hovered = self.hovered if hovered is None else hovered
        if before != (self.focused, self.held, self.hovered):
            self.look_changed()

    def look_changed(self) -> None:
        """Redraw for the present control and look. For subclasses; by default nothing is redrawn."""
