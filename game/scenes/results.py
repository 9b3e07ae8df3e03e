"""What a hand, and a match, came to."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar, Final, cast

import pygame
from pygame import Rect, Surface

from game.animation.easing import linear, out_cubic
from game.animation.timeline import Speed, Timeline
from game.animation.tween import Tween
from game.engine.cards import Seat, Suit
from game.scenes.confetti import PIECES, PIECES_IN_PAGE, Confetti, fallen_suit
from game.scenes.hand_result import HUMAN, HandResult
from game.scenes.host import Host
from game.scenes.score_table import ScoreTable, least_look, look_for, table_height
from game.scenes.sheet import LOW, Foot, SheetScene
from game.scenes.verdict import PORTRAITS, Verdict, stamp, verdict_of, verdict_picture
from game.table.portraits import portrait
from game.table.score_moves import COUNT, SCORE_POP
from game.text import t
from game.widgets.button import Kit, Style, button_width
from game.widgets.compose import blend
from game.widgets.control import Control
from game.widgets.element import Element
from game.widgets.form import Form
from game.widgets.shapes import icon, rounded_rect
from game.widgets.vector import fast

_EXTRA_ICONS: Final = {"copy-record": "copy", "review": "eye"}
VERDICT: Final = 156
"""How high the picture of a euchre, a march or a hand alone is at most, in units; …"""
LOW_VERDICT: Final = 108
"""… and at least; …"""
VERDICT_BESIDE: Final = 0.32
"""… and how wide where it stands beside the table, as a part of the room for both."""


class HandOverScene(SheetScene):
    """Shows a hand's result.

    `on_command` is called with "next-hand" or "menu", the scene being gone by then, or with an `extra` control's id,
    the scene staying.
    """

    name: ClassVar[str] = "hand-over"
    overlay: ClassVar[bool] = True
    width: ClassVar[float] = 520
    low_width: ClassVar[float] = 800
    centred: ClassVar[bool] = True
    reads_itself: ClassVar[bool] = False  # the match has told it, event by event

    def __init__(
        self, host: Host, result: HandResult, on_command: Callable[[str], None], extra: Sequence[Control] = ()
    ) -> None:
        super().__init__(host)
        self.result = result
        self._on_command = on_command
        self._extra = tuple(extra)
        self._table: ScoreTable | None = None
        self._shown: Element | None = None
        """The table's picture in the sheet."""
        self._timeline: Timeline | None = None
        """On which the points are counted, once they are."""
        self._stamped = False
        """Whether the sheet shows the verdict."""
        self._counted: float | None = 0.0
        """How many points are counted; None when all are."""

    def heading(self) -> str:
        """What happened."""
        return self.result.headline()

    def prose(self) -> Sequence[str]:
        """The table in words."""
        return self.result.lines()

    def back(self) -> Control | None:
        """None: the feet lead on."""
        return None

    def fill(self, form: Form) -> None:
        """What has weight in the picture of the hand, the table, and what else can be looked at."""
        self._put_table(form)
        if not self.feet_below():
            form.side_by_side([(each, icon) for each, _, icon in self._looks()])

    def verdict(self) -> Verdict | None:
        """The euchre, the march or the hand alone that is shown as such."""
        result = self.result
        return verdict_of(result.maker, result.alone, result.lone_defender, result.tricks)

    def emblem(self) -> Surface | None:
        """The verdict's word, where the picture has no room in the sheet, but the word has beside the title."""
        verdict = self.verdict()
        if verdict is None or self._stamped or not self.feet_below():
            return None
        return stamp(verdict.word, (self.metrics.px(170), self.metrics.px(46)), self.kit, red=verdict.red)

    def _put_table(self, form: Form) -> None:
        """The table, with the verdict over it, or beside it in low windows: as large as all is in sight."""
        if self.host.reduced_motion or self.host.speed == "off" or not any(self.result.points):
            self._counted = None
        kit, px, verdict = form.kit, self.metrics.px, self.verdict()
        room = self.room - form.height - self._height_of_looks(form.width) - px(2)
        self._stamped = False
        if verdict is not None and self.metrics.h < LOW:
            left = round(form.width * VERDICT_BESIDE)
            look = look_for(form.width - left - px(22), room, kit)
            if look is not None and form.width >= px(480):
                picture = verdict_picture(verdict, self.result.tricks, (left, table_height(look, kit)), kit)
                form.elements.append(Element(picture, (form.left, form.bottom)))
                self._show_table(form, look, left + px(22))
                return
        elif verdict is not None:
            look = look_for(form.width, room - px(LOW_VERDICT) - px(10), kit)
            if look is not None:
                high = min(px(VERDICT), room - table_height(look, kit) - 2 * px(10))
                form.picture(verdict_picture(verdict, self.result.tricks, (form.width, high), kit))
                self._show_table(form, look)
                return
        self._show_table(form, look_for(form.width, room, kit) or least_look(form.width, kit))
        self._stamped = False

    def _show_table(self, form: Form, look: str, indent: int = 0) -> None:
        self._table = ScoreTable(self.result, form.width - indent, form.kit, look)
        form.picture(self._table.picture(self._counted), indent=indent)
        self._shown = form.elements[-1]
        self._stamped = True

    def _height_of_looks(self, width: int) -> int:
        if self.feet_below():
            return 0
        trial = Form(self.kit, 0, 0, width)
        trial.side_by_side([(each, icon) for each, _, icon in self._looks()])
        return trial.height

    def update(self, dt_ms: float) -> None:
        """Count the points on, once."""
        super().update(dt_ms)
        if self._counted is not None and self._timeline is None:
            self._timeline = Timeline(cast("Speed", self.host.speed))
            most = max(self.result.points)
            self._timeline.wait(COUNT)
            self._timeline.then(Tween(COUNT * most, lambda part: self._show(part * most), linear))
            self._timeline.then(Tween(SCORE_POP, lambda part: self._show(None, 1 - part), out_cubic))
        if self._timeline is not None:
            self._timeline.update(dt_ms)

    def _show(self, counted: float | None, pop: float = 0.0) -> None:
        self._counted = counted
        if self._table is not None and self._shown is not None:
            self._shown.set_image(self._table.picture(counted, pop))

    def feet_below(self) -> bool:
        """In low windows all buttons stand in one line below, where their words fit: nothing is to be scrolled then."""
        return bool(self._extra) and self._feet_fit()

    def _feet_fit(self) -> bool:
        metrics = self.metrics
        if metrics.h >= LOW or metrics.w < 560 or metrics.text > 1:
            return False
        feet = [*self._ends(), *self._looks()]
        widths = [button_width(control, self.kit, style, icon=True) for control, style, _ in feet]
        room = min(metrics.px(self.low_width), metrics.width - metrics.px(24)) - metrics.px(56)
        return sum(widths) + metrics.px(10) * (len(feet) - 1) <= room

    def _looks(self) -> list[Foot]:
        """What can be looked at, or taken away, as feet."""
        return [(each, Style.PLAIN, _EXTRA_ICONS.get(each.command or "")) for each in self._extra]

    def _ends(self) -> list[Foot]:
        return [
            _foot("menu", "common.menu", Style.PLAIN, "menu", "escape"),
            _foot("next-hand", "result.next_hand", Style.PRIMARY, "forward", "n"),
        ]

    def feet(self) -> Sequence[Foot]:
        """Menu and what comes next; in low windows what else can be looked at between them."""
        menu, onward = self._ends()
        return [menu, *self._looks(), onward] if self.feet_below() else [menu, onward]

    def activate(self, control_id: str) -> None:
        """Leave, and tell; an extra leaves the scene where it is."""
        self.host.audio.cue("button")
        if not any(each.id == control_id for each in self._extra):
            self.host.pop()
        self._on_command(control_id)
        if control_id == "copy-record":
            done = t("common.copied")
            self._extra = tuple(
                replace(each, label=done, name=done) if each.id == control_id else each for each in self._extra
            )
            self.host.announce(done)
            self.relayout()


class MatchOverScene(HandOverScene):
    """Shows who has won; `on_command` is called with "new-match" in place of "next-hand"."""

    name: ClassVar[str] = "match-over"

    def __init__(
        self, host: Host, result: HandResult, on_command: Callable[[str], None], extra: Sequence[Control] = ()
    ) -> None:
        super().__init__(host, result, on_command, extra)
        self._confetti: Confetti | None = None
        self._crest: Element | None = None
        """The winner's face in the sheet, to both sides of which nothing stands."""

    def heading(self) -> str:
        """Who has won."""
        return self.result.match_headline()

    def update(self, dt_ms: float) -> None:
        """Let confetti fall once, when the human has won and movement is wanted."""
        super().update(dt_ms)
        wanted = HUMAN in self.result.winners and not self.host.reduced_motion and self.host.speed != "off"
        if self._confetti is None and wanted and self.background is not None:
            pieces = PIECES_IN_PAGE if self.host.page.in_browser else PIECES
            figures = self._with_figures()
            self._confetti = Confetti(self.kit, self.background, self._with_words(figures), pieces, figures=figures)
            self.put(*self._confetti.elements)
        if self._confetti is not None and not self._confetti.over:
            self._confetti.update(dt_ms)

    def layout(self) -> None:
        """The sheet; confetti does not fall on in a window of another size."""
        roomy = self.metrics.w >= 700 and self.metrics.h >= LOW
        self.title_units = 44 if roomy else 34
        self._crest = None
        super().layout()
        if self._confetti is not None:
            self._confetti.stop()

    def _with_figures(self) -> Rect:
        """The part of the sheet, as wide as that is, in which the score stands."""
        if self.pane is None or self._shown is None:
            return self.box
        seen = self.pane.viewport
        rows = self._shown.home.clip(seen) if self.pane.furthest == 0 else seen  # they may be scrolled, all over it
        return Rect(self.box.left, rows.top, self.box.width, rows.height)

    def _with_words(self, figures: Rect) -> list[Rect]:
        """The parts of the sheet above and below `figures` on which something is to be read."""
        box, crest = self.box, self._crest
        parts = [(box.top, figures.top), (figures.bottom, box.bottom)]
        if crest is not None and self.pane is not None and self.pane.furthest == 0:
            parts[:1] = (box.top, self.pane.viewport.top), (crest.home.bottom, figures.top)
        return [Rect(box.left, top, box.width, end - top) for top, end in parts if end > top]

    def prose(self) -> Sequence[str]:
        """The last hand, and the table in words."""
        return (self.result.headline(), *self.result.lines())

    def fill(self, form: Form) -> None:
        """Who has won, the last hand in words, and the table."""
        if self.metrics.h >= LOW:
            side = 84 if self.metrics.h >= 640 else 60
            form.picture(crest(self.result.winners, form.width, form.kit, side, strewn=HUMAN in self.result.winners))
            self._crest = form.elements[-1]
        form.text(self.result.headline(), muted=True, align="center")
        super().fill(form)

    def verdict(self) -> Verdict | None:
        """None: who has won is more."""
        return None

    def emblem(self) -> Surface | None:
        """The winner's face, where it has no room in the sheet."""
        return crest(self.result.winners, 0, self.kit, 40) if self.feet_below() else None

    def feet_below(self) -> bool:
        """As after a hand; a winner's face stands beside the title."""
        return self._feet_fit()

    def _ends(self) -> list[Foot]:
        return [
            _foot("menu", "common.menu", Style.PLAIN, "menu", "escape"),
            _foot("new-match", "menu.new_match", Style.PRIMARY, "spade", "n"),
        ]


def crest(winners: Sequence[Seat], width: int, kit: Kit, units: float = 84, *, strewn: bool = False) -> Surface:
    """The faces of who has won, each in an ivory ring with a cup at its foot; `units` across.

    `width` is the picture's, in pixels, if that is more than they need. `strewn` lays small suits to both sides.
    """
    px, palette = kit.metrics.px, kit.palette
    side, ring, cup = px(units), px(units / 21), px(units * 0.4)
    step = side + 2 * ring + px(units * 0.2)
    width = max(width, step * len(winners))
    picture = Surface((width, side + 2 * ring + cup // 2), pygame.SRCALPHA)
    if strewn:
        _strew(picture, (width - step * len(winners)) // 2, kit)
    for place, seat in enumerate(winners):
        middle = width // 2 + round((place - (len(winners) - 1) / 2) * step)
        outer = (side + 2 * ring, side + 2 * ring)
        blend(picture, rounded_rect(outer, outer[0] / 2, palette.card), (middle - outer[0] // 2, 0))
        blend(picture, portrait(PORTRAITS[seat], side), (middle - side // 2, ring))
        blend(picture, rounded_rect((cup, cup), cup / 2, palette.card), (middle - cup // 2, outer[1] - cup // 2))
        trophy = icon("trophy", round(cup * 0.66), palette.ink)
        blend(picture, trophy, trophy.get_rect(center=(middle, outer[1])))
    return fast(picture)


def _strew(picture: Surface, room: int, kit: Kit) -> None:
    """Small suits over the left and the right `room` pixels, as if they had fallen there."""
    rng, px, height = random.Random(11), kit.metrics.px, picture.get_height()
    step = px(27)
    for side in (0, picture.get_width() - room):
        for row in range(height // step):
            for column in range(room // step):
                if (row + column) % 2:
                    continue
                suit = Suit((row + 2 * column + column // 2 + (1 if side else 0)) % 4)
                piece = fallen_suit(suit, px(rng.choice((12, 14, 17))), rng.uniform(-50, 50), kit)
                x = side + column * step + rng.randrange(max(1, step // 2)) + (room % step) // 2
                y = row * step + rng.randrange(max(1, step // 2))
                blend(picture, piece, (min(x, side + room - piece.get_width()), min(y, height - piece.get_height())))


def _foot(command: str, key: str, style: Style, icon_name: str, hotkey: str) -> Foot:
    return Control(command, t(key), t(key), command=command, hotkey=hotkey), style, icon_name
