"""How the human has done so far: matches, hands as maker and hands as defender."""

from collections.abc import Sequence
from typing import ClassVar

import pygame
from pygame import Surface

from game.page import Line
from game.scenes.dialog import ConfirmScene
from game.scenes.host import Host
from game.scenes.sheet import Foot, SheetScene
from game.storage import statistics
from game.storage.statistics import Tally
from game.text import t
from game.widgets.button import Kit, Style
from game.widgets.compose import blend
from game.widgets.control import Control
from game.widgets.fonts import fit, render
from game.widgets.form import Form
from game.widgets.shapes import rounded_rect
from game.widgets.vector import fast

Row = tuple[str, str]
"""What is counted, and the figure, both in words."""


class StatisticsScene(SheetScene):
    """Figures by opponents, and a way to begin anew."""

    name: ClassVar[str] = "statistics"
    overlay: ClassVar[bool] = True
    width: ClassVar[float] = 600

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._level: str | None = None
        """Whose figures are shown; None for all opponents."""
        self._kept = statistics.load(host.backend)

    @property
    def tally(self) -> Tally:
        """The figures that are shown."""
        return self._kept.total if self._level is None else self._kept.by_level.get(self._level, Tally())

    def heading(self) -> str:
        """Statistics."""
        return t("menu.statistics")

    def prose(self) -> Sequence[str]:
        """The figures in words, a line for each part."""
        tally = self.tally
        if not tally.finished:
            return (t("statistics.none"),)
        return [
            *(
                t("statistics.line", title=title, figures=", ".join(f"{words}: {figure}" for words, figure in rows))
                for title, rows in parts(tally)
            ),
            left_out(tally),
        ]

    def reading(self) -> Sequence[Line]:
        """Each part with its figures."""
        tally = self.tally
        if not tally.finished:
            return super().reading()
        lines: list[Line] = []
        for title, rows in parts(tally):
            lines.append(("heading", title))
            lines += [("text", t("common.value_of", title=words, value=figure)) for words, figure in rows]
        return [*lines, ("text", left_out(tally))]

    def fill(self, form: Form) -> None:
        """The opponents where there is a choice, then the figures."""
        tally = self.tally
        if not tally.finished:
            form.text(t("statistics.none"))
            return
        if len(self._kept.by_level) > 1:
            form.choice(t("statistics.opponents"), self._choices())
        form.picture(headline(tally, form.width, form.kit))
        form.text(left_out(tally), muted=True, units=14)
        for title, rows in parts(tally)[1:]:
            form.heading(title)
            form.picture(table(rows, form.width, form.kit))

    def _choices(self) -> list[Control]:
        every = t("statistics.all")
        made = [(None, every), *((name, level_words(name)) for name in self._kept.by_level)]
        return [
            Control(
                f"level {name or '*'}",
                words,
                t("common.value_of", title=t("statistics.opponents"), value=words),
                command=f"level {name or '*'}",
                pressed=name == self._level,
            )
            for name, words in made
        ]

    def feet(self) -> Sequence[Foot]:
        """Begin anew."""
        words = t("statistics.clear")
        some = bool(self._kept.total.finished)
        return ((Control("clear", words, words, command="clear", enabled=some), Style.DANGER, "close"),)

    def default(self) -> str | None:
        """None: a stray Enter clears nothing."""
        return None

    def activate(self, control_id: str) -> None:
        """Show the figures against some opponents, or clear all."""
        if control_id == "clear":
            words = t("statistics.clear")
            self.host.push(ConfirmScene(self.host, words, t("statistics.clear.why"), words, self._clear, danger=True))
        elif control_id.startswith("level "):
            name = control_id.removeprefix("level ")
            self._level = None if name == "*" else name
            self.host.audio.cue("button")
            self.relayout()
            for line in self.prose():
                self.host.announce(line)
        else:
            super().activate(control_id)

    def _clear(self) -> None:
        statistics.clear(self.host.backend)
        self._kept, self._level = statistics.load(self.host.backend), None
        self.relayout()


def parts(tally: Tally) -> list[tuple[str, list[Row]]]:
    """The figures by parts."""
    return [
        (
            t("statistics.matches"),
            [
                (t("statistics.played"), str(tally.matches)),
                (t("statistics.won"), of(tally.won, tally.matches)),
                (t("statistics.shared"), str(tally.shared)),
                (t("statistics.hands"), str(tally.hands)),
            ],
        ),
        (
            t("statistics.maker"),
            [
                (t("statistics.called"), of(tally.called, tally.hands)),
                (t("statistics.made"), of(tally.made, tally.called)),
                (t("statistics.marched"), of(tally.marched, tally.called)),
                (t("statistics.euchred"), of(tally.euchred, tally.called)),
                (t("statistics.alone"), of(tally.alone, tally.called)),
                (t("statistics.points"), mean(tally.maker_points, tally.called)),
            ],
        ),
        (
            t("statistics.defender"),
            [
                (t("statistics.defended"), of(tally.defended, tally.hands)),
                (t("statistics.euchres"), of(tally.euchres, tally.defended)),
                (t("statistics.defended_alone"), of(tally.defended_alone, tally.defended)),
                (t("statistics.points"), mean(tally.defender_points, tally.defended)),
            ],
        ),
    ]


def left_out(tally: Tally) -> str:
    """That hands with a move taken back are not in the figures, and how many that were."""
    rule = t("statistics.left_out")
    if not tally.hands_left_out:
        return rule
    hands = t("statistics.left_out.hands", count=tally.hands_left_out)
    matches = t("statistics.left_out.matches", count=tally.matches_left_out)
    return t("statistics.left_out.so_far", rule=rule, hands=hands, matches=matches)


def of(count: int, whole: int) -> str:
    """A count, and its share in percent."""
    return t("statistics.share", count=count, percent=round(100 * count / whole)) if whole else str(count)


def mean(total: int, count: int) -> str:
    """Points a hand, to two places."""
    return f"{total / count:.2f}" if count else "–"


def level_words(name: str) -> str:
    """Opponents in words."""
    return t("common.and").join(t(f"level.{each}").removeprefix("level.") for each in name.split("+"))


def headline(tally: Tally, width: int, kit: Kit) -> Surface:
    """The four figures of the first part, large, side by side."""
    metrics, palette = kit.metrics, kit.palette
    px = metrics.px
    rows = parts(tally)[0][1]
    columns = 4 if width >= px(420) * metrics.text else 2
    gap = px(8)
    tile_w = (width - gap * (columns - 1)) // columns
    tile_h = px(16) + metrics.font(28) + metrics.font(14) + px(16)
    lines = -(-len(rows) // columns)
    picture = Surface((width, lines * (tile_h + gap) - gap), pygame.SRCALPHA, 32)
    for place, (words, figure) in enumerate(rows):
        line, column = divmod(place, columns)
        at = (column * (tile_w + gap), line * (tile_h + gap))
        plate = rounded_rect((tile_w, tile_h), px(12), palette.raised, palette.panel_edge, max(1, px(1)))
        blend(picture, plate, at)
        room = tile_w - px(12)
        number, _, share = figure.partition(" ")
        large = render(number, fit(number, metrics.font(28), room, display=True), palette.text, display=True)
        centre = at[0] + tile_w // 2
        if share:
            small = render(share, metrics.font(14), palette.muted)
            left = centre - (large.get_width() + px(5) + small.get_width()) // 2
            blend(picture, large, (left, at[1] + px(10)))
            below = at[1] + px(10) + large.get_height() - small.get_height() - px(4)
            blend(picture, small, (left + large.get_width() + px(5), below))
        else:
            blend(picture, large, large.get_rect(midtop=(centre, at[1] + px(10))))
        label = render(words, fit(words, metrics.font(14), room, least=8), palette.muted)
        blend(picture, label, label.get_rect(midbottom=(centre, at[1] + tile_h - px(9))))
    return fast(picture)


def table(rows: Sequence[Row], width: int, kit: Kit) -> Surface:
    """A line for each row: words at the left, the figure at the right, hairlines between."""
    metrics, palette = kit.metrics, kit.palette
    height = round(metrics.font(17) * 2.0)
    picture = Surface((width, height * len(rows)), pygame.SRCALPHA, 32)
    line = max(1, metrics.px(1))
    for place, (words, figure) in enumerate(rows):
        middle = place * height + height // 2
        value = render(figure, metrics.font(17), palette.text, bold=True)
        room = width - value.get_width() - metrics.px(12)
        label = render(words, fit(words, metrics.font(17), room, least=8), palette.muted)
        blend(picture, label, label.get_rect(midleft=(0, middle)))
        blend(picture, value, value.get_rect(midright=(width, middle)))
        if place:
            picture.fill(palette.raised, pygame.Rect(0, place * height, width, line))
    return fast(picture)
