"""The log over a table that leaves no room beside it: a panel that covers a part of it and is closed by a tap."""

from collections.abc import Collection, Sequence
from typing import ClassVar, Final

from game.page import Line
from game.scenes.host import Host
from game.scenes.scene import Scene
from game.table.log_panel import LogPanel, place_over
from game.text import t
from game.widgets.button import ButtonSprite, Kit, Style
from game.widgets.control import Control
from game.widgets.panel import dimmed
from game.widgets.target import Target
from game.widgets.vector import fast

VEIL: Final = 84
"""How much the table behind it is darkened, of 255: what lies there is to be read with the log."""


class LogDrawerScene(Scene):
    """What has happened, in words, the last in sight. A press beside the panel closes it."""

    name: ClassVar[str] = "log"
    overlay: ClassVar[bool] = True
    arrows_scroll: ClassVar[bool] = True

    def __init__(self, host: Host, lines: Sequence[str], ends: Collection[str]) -> None:
        """`ends` are those of the lines with which a trick is over."""
        super().__init__(host)
        self._lines = tuple(lines)
        self._ends = frozenset(ends)
        self._told = False
        self._laid_for: tuple[object, ...] = ()
        """The window, and the size of the text in it."""
        self.panel: LogPanel | None = None

    def heading(self) -> str:
        """What is read."""
        return t("log.title")

    def prose(self) -> Sequence[str]:
        """The lines."""
        return self._lines

    def reading(self) -> Sequence[Line]:
        """The lines."""
        return [("text", words) for words in self._lines]

    def entered(self) -> None:
        """All that happened was told when it did: it is there to be read again."""
        if not self._told:
            self._told = True
            self.host.announce(t("common.long_text", title=t("log.title")))

    def layout(self) -> None:
        """The table, a little darker, with the panel over a part of it."""
        kit, metrics = Kit(self.metrics, self.host.palette), self.metrics
        four_colour = self.host.preferences.four_colour
        panel = LogPanel(kit, place_over(metrics), four_colour=four_colour)
        lines, _ = panel.show(self._lines, self._ends)
        if panel.pane.furthest == 0 and metrics.portrait:
            panel = LogPanel(kit, place_over(metrics, panel.wanted), four_colour=four_colour)
            lines, _ = panel.show(self._lines, self._ends)
        picture = dimmed(self.host.picture_below(self), kit.palette, VEIL)
        panel.draw_over(picture)
        self.set_background(fast(picture))
        close = Control("back", "", t("command.log.close"), command="back", hotkey="l")
        self.put(ButtonSprite(close, panel.close, kit, Style.QUIET, icon="close", font=20, shows_label=False))
        self.put(*panel.elements, *lines)
        self.pane = panel.pane
        self.panel = panel

    def scrolled(self) -> None:
        """The thumb follows."""
        if self.panel is not None:
            self.panel.scrolled()

    def relayout(self) -> None:
        """As any scene; in another window, or with other words, the end is in sight again."""
        window = self.metrics.window.size, self.metrics.text
        super().relayout()
        if window != self._laid_for and self.pane is not None and self.pane.scroll_to(self.pane.furthest):
            self.scrolled()
        self._laid_for = window

    def tapped(self, target: Target | None, pos: tuple[int, int]) -> None:
        """Beside the panel: back to the table."""
        if target is None and self.panel is not None and not self.panel.place.collidepoint(pos):
            self.host.pop()

    def activate(self, control_id: str) -> None:
        """Close it."""
        if control_id == "back":
            self.host.pop()
