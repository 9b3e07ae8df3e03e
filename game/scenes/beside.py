"""A table with the log of the hand beside it where the window has room for both, and over a part of it elsewhere."""

from collections.abc import Collection, Sequence

from pygame import Surface

from game.page import Line
from game.scenes.host import Host
from game.scenes.log_drawer import LogDrawerScene
from game.scenes.scene import Scene
from game.table.log_panel import LogPanel, ground, has_room_beside, place_beside, table_beside
from game.text import t
from game.widgets.button import Kit
from game.widgets.metrics import Metrics


class LogBesideScene(Scene):
    """A subclass says what stands in the log, lays its table out for `metrics`, and stands on `on_ground(felt)`."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._log_wanted = False
        self.log: LogPanel | None = None
        """The log while it stands beside the table."""

    def log_lines(self) -> Sequence[str]:
        """What has happened in this hand, in words."""
        return ()

    def log_ends(self) -> Collection[str]:
        """The lines with which a trick is over."""
        return ()

    @property
    def log_is_beside(self) -> bool:
        """Whether the log stands, or is about to stand, beside the table."""
        return self._log_wanted and has_room_beside(self.host.metrics)

    @property
    def log_pressed(self) -> bool | None:
        """The state of the log's button: on or off where the log stands beside the table, None elsewhere."""
        return self._log_wanted if has_room_beside(self.host.metrics) else None

    @property
    def metrics(self) -> Metrics:
        """Of the table: the whole window, or what the log beside it leaves."""
        whole = self.host.metrics
        return table_beside(whole) if self.log_is_beside else whole

    def open_log(self) -> None:
        """Show or take away the log beside the table, or lay it over a part of it where there is no room beside."""
        if has_room_beside(self.host.metrics):
            self._log_wanted = not self._log_wanted
            self.relayout()
            if self._log_wanted:
                self.host.announce(t("common.long_text", title=t("log.title")))
        else:
            self.host.push(LogDrawerScene(self.host, self._written(), self.log_ends()))

    def reading(self) -> Sequence[Line]:
        """The log, while it stands beside the table."""
        return [("text", words) for words in self._written()] if self.log is not None else ()

    def write_log(self) -> None:
        """Write what is new into the log beside the table."""
        if self.log is None:
            return
        came, gone = self.log.show(self._written(), self.log_ends())
        for each in gone:
            each.kill()
        self.put(*came)
        self.pane = self.log.pane

    def on_ground(self, felt: Surface) -> None:
        """Stand on the felt, with the log at its side if it is open. For `layout`."""
        self.log = self._panel() if self.log_is_beside else None
        if self.log is None:
            self.set_background(felt)
            return
        self.set_background(ground(felt, self.log))
        self.put(*self.log.elements)
        self.write_log()

    def _panel(self) -> LogPanel:
        host = self.host
        kit = Kit(host.metrics, host.palette)
        return LogPanel(kit, place_beside(host.metrics), four_colour=host.preferences.four_colour)

    def relayout(self) -> None:
        """As any scene; the log shows its end."""
        super().relayout()
        if self.log is not None and self.log.pane.scroll_to(self.log.pane.furthest):
            self.scrolled()

    def scrolled(self) -> None:
        """The log's thumb follows."""
        if self.log is not None:
            self.log.scrolled()

    def _scroll_by_arrow(self, dy: int) -> bool:
        """Arrows are for the table; the log is scrolled by wheel, finger and Page keys."""
        return False

    def _written(self) -> Sequence[str]:
        return self.log_lines() or [t("log.empty")]
