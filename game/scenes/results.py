"""What a hand, and a match, came to."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Final, cast

import pygame
from pygame import Rect, Surface

from game.animation.easing import linear, out_cubic
from game.animation.timeline import Speed, Timeline
from game.animation.tween import Tween
from game.engine.cards import SEATS, Seat, Suit
from game.engine.events import Points
from game.engine.view import View
from game.scenes.confetti import PIECES, PIECES_IN_PAGE, Confetti, fallen_suit
from game.scenes.host import Host
from game.scenes.sheet import LOW, Foot, SheetScene
from game.table.portraits import portrait
from game.table.score_moves import COUNT, SCORE_POP
from game.text import t
from game.widgets.button import Kit, Style, button_width
from game.widgets.compose import blend
from game.widgets.control import Control
from game.widgets.fonts import fit, render
from game.widgets.fonts import width as text_width
from game.widgets.form import Form
from game.widgets.shapes import icon, rounded_rect
from game.widgets.vector import fast

if TYPE_CHECKING:
    from game.widgets.element import Element

HUMAN: Final[Seat] = 0
_EXTRA_ICONS: Final = {"copy-record": "copy", "review": "eye"}
LARGER: Final = 0.15
"""How much larger a score is when it has just been counted on."""
PORTRAITS: Final = ("South", "West", "East")
"""By seat."""


@dataclass(frozen=True, slots=True)
class HandResult:
    """A finished hand, and the score with it."""

    names: tuple[str, str, str]
    """By seat; seat 0 is the human, who is called "You"."""
    maker: Seat | None
    """None when nobody called."""
    alone: bool
    """Whether the maker played alone."""
    lone_defender: Seat | None
    tricks: Points
    points: Points
    """What the hand gave."""
    score: Points
    """After the hand."""
    target: int
    winners: tuple[Seat, ...] = ()
    """Who has won the match with it."""

    @classmethod
    def of(cls, view: View, names: tuple[str, str, str]) -> "HandResult":
        """What the hand came to that is over in this view."""
        return cls(
            names=names,
            maker=view.maker,
            alone=bool(view.maker_alone),
            lone_defender=view.lone_defender,
            tricks=view.taken,
            points=view.points or (0, 0, 0),
            score=view.score,
            target=view.rules.target,
            winners=view.winners,
        )

    def headline(self) -> str:
        """What happened, in a few words."""
        if self.maker is None:
            return t("result.nobody")
        taken = self.tricks[self.maker]
        if taken < 3:
            what = "euchred"
        elif taken == 5:
            what = "all_alone" if self.alone else "all"
        else:
            what = "made_alone" if self.alone else "made"
        return self._say(f"result.{what}", self.maker, count=taken)

    def match_headline(self) -> str:
        """Who has won."""
        if len(self.winners) > 1:
            return t("result.shared", names=t("common.and").join(self.name(seat) for seat in self.winners))
        return self._say("result.won", self.winners[0]) if self.winners else ""

    def name(self, seat: Seat) -> str:
        """A seat's name; "You" for the human."""
        return t("seat.you") if seat == HUMAN else self.names[seat]

    def role(self, seat: Seat) -> str:
        """MAKER, ALONE, DEFENDS or nothing."""
        if self.maker is None:
            return ""
        if seat == self.maker:
            return t("result.role.maker_alone") if self.alone else t("result.role.maker")
        if self.lone_defender is not None:
            return t("result.role.alone") if seat == self.lone_defender else t("result.role.sat_out")
        return t("result.role.defends")

    def lines(self) -> list[str]:
        """The table in words, a line for each seat."""
        return [
            t(
                "result.line",
                name=self.name(seat),
                tricks=t("result.tricks", count=self.tricks[seat]),
                points=t("result.points", count=self.points[seat]),
                score=self.score[seat],
                target=self.target,
            )
            for seat in SEATS
        ]

    def _say(self, key: str, seat: Seat, **names: object) -> str:
        return t(f"{key}.you", **names) if seat == HUMAN else t(key, name=self.names[seat], **names)


class HandOverScene(SheetScene):
    """Shows a hand's result.

    `on_command` is called with "next-hand" or "menu", the scene being gone by then, or with an `extra` control's id,
    the scene staying.
    """

    name: ClassVar[str] = "hand-over"
    overlay: ClassVar[bool] = True
    width: ClassVar[float] = 520
    low_width: ClassVar[float] = 800
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
        """The table, and what else can be looked at."""
        below = self.feet_below()
        self._put_table(form, low=below)
        if below:
            return
        form.side_by_side([(each, icon) for each, _, icon in self._looks()])

    def _put_table(self, form: Form, *, low: bool = False) -> None:
        if self.host.reduced_motion or self.host.speed == "off" or not any(self.result.points):
            self._counted = None
        self._table = ScoreTable(self.result, form.width, form.kit, low=low)
        form.picture(self._table.picture(self._counted))
        self._shown = form.elements[-1]

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
    centred: ClassVar[bool] = True

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


class ScoreTable:
    """A row for each seat: name and part in the hand, tricks, points, score, and a bar towards the target.

    The row of who has won the match is marked at its left. Low rows have the part beside the name. What the hand gave
    can be counted on.
    """

    def __init__(self, result: HandResult, width: int, kit: Kit, *, low: bool = False) -> None:
        self.result = result
        self.kit = kit
        self.low = low
        px, font = kit.metrics.px, kit.metrics.font
        self._head = round(font(13) * 1.5)
        self._row = px(45) if low else max(px(62), round(font(20) * 3.0))
        self._start = px(13) if result.winners else 0
        self._columns = {
            "result.column.tricks": width - round(width * 0.44),
            "result.column.points": width - round(width * 0.22),
            "result.column.score": width,
        }
        self._ground = Surface((width, self._head + 3 * self._row), pygame.SRCALPHA)
        self._middles = [self._draw_row(seat) for seat in SEATS]
        self._draw_head()

    def picture(self, counted: float | None = None, pop: float = 0.0) -> Surface:
        """The table when so many points are counted to each who gained as many; all for None.

        `pop`, 0 to 1, is how far the scores that changed stand out.
        """
        result, kit = self.result, self.kit
        picture = self._ground.copy()
        for seat in SEATS:
            gained = result.points[seat]
            shown = gained if counted is None else min(counted, gained)
            score = result.score[seat] - gained + int(shown)
            size = kit.metrics.font(26)
            figure = render(str(score), size, kit.palette.text, display=True)
            wide, high = figure.get_size()
            if pop and gained:
                figure = render(str(score), round(size * (1 + LARGER)), kit.palette.text, display=True).copy()
                figure.set_alpha(255)  # without RLEACCEL: to be scaled
                larger = 1 + LARGER * pop
                figure = pygame.transform.smoothscale(figure, (round(wide * larger), round(high * larger)))
            right = self._columns["result.column.score"] + (figure.get_width() - wide) // 2
            right = min(right, picture.get_width())
            blend(picture, figure, figure.get_rect(midright=(right, self._middles[seat])))
            self._draw_bar(picture, seat, result.score[seat] - gained + shown)
        moves = counted is not None or pop
        return picture if moves else fast(picture)  # one that is seen for a frame is not worth encoding

    def _draw_head(self) -> None:
        palette, font = self.kit.palette, self.kit.metrics.font
        cell = round(self._ground.get_width() * 0.21)
        titles = {key: t(key) for key in self._columns}
        score_of = t("result.column.score_of", target=self.result.target)
        room = cell - self.kit.metrics.px(5)
        if text_width(score_of, round(font(13) * 0.8)) <= room:  # rather smaller than without the target
            titles["result.column.score"] = score_of
        size = min(fit(title, font(13), room, least=6) for title in titles.values())
        for key, right in self._columns.items():
            head = render(titles[key], size, palette.muted)
            blend(self._ground, head, head.get_rect(topright=(right, 0)))

    def _draw_row(self, seat: Seat) -> int:
        """Paint all of a seat's row that stays; where the middle of its figures is."""
        kit, result, low, picture = self.kit, self.result, self.low, self._ground
        palette, px, font = kit.palette, kit.metrics.px, kit.metrics.font
        top = self._head + seat * self._row
        cell = round(picture.get_width() * 0.21)
        left, room = self._start, self._columns["result.column.tricks"] - cell // 2 - px(4) - self._start
        side = self._row - px(15 if low else 24)
        if room - side > font(19) * 4.5:  # only where a name with a trophy has room beside it
            blend(picture, portrait(PORTRAITS[seat], side), (left, top + px(2 if low else 4)))
            left += side + px(10)
            room -= side + px(10)
        if seat in result.winners:
            mark = (px(5), self._row - px(12 if low else 20))
            blend(picture, rounded_rect(mark, mark[0] / 2, palette.card), (0, top + px(2)))
        name = result.name(seat)
        words = render(name, fit(name, font(19), room, least=8, bold=True), palette.text, bold=True)
        blend(picture, words, (left, top + px(4)))
        role = result.role(seat)
        if role and low:
            beside = left + words.get_width() + px(10)
            below = render(role, fit(role, font(14), room + left - beside, least=6), palette.muted)
            blend(picture, below, below.get_rect(midleft=(beside, top + px(5) + words.get_height() // 2)))
        elif role:
            below = render(role, fit(role, font(13), room, least=6), palette.muted)
            blend(picture, below, (left, top + px(4) + words.get_height()))
        middle = top + (px(4) + words.get_height() // 2 if low else px(6) + words.get_height() * 2 // 3)
        gained = result.points[seat]
        ink = palette.text if gained else palette.muted
        tricks = render(str(result.tricks[seat]), font(19), ink)
        blend(picture, tricks, tricks.get_rect(midright=(self._columns["result.column.tricks"], middle)))
        points = _award(gained, kit, self._row - px(17)) if gained else render("–", font(19), ink)
        blend(picture, points, points.get_rect(midright=(self._columns["result.column.points"], middle)))
        return middle

    def _draw_bar(self, picture: Surface, seat: Seat, score: float) -> None:
        """How far a seat is on the way to the target: what it had, and brighter what the hand gave."""
        px, palette, result = self.kit.metrics.px, self.kit.palette, self.result
        top = self._head + seat * self._row
        high = px(4 if self.low else 5)
        bar = Rect(self._start, top + self._row - px(9 if self.low else 12), picture.get_width() - self._start, high)
        radius = bar.height // 2
        blend(picture, rounded_rect(bar.size, radius, palette.raised), bar)
        after = min(1.0, score / result.target)
        before = min(after, max(0, result.score[seat] - result.points[seat]) / result.target)
        for part, colour in ((after, palette.card), (before, palette.panel_edge)):
            if part > 0:
                size = (max(bar.height, round(bar.width * part)), bar.height)
                blend(picture, rounded_rect(size, radius, colour), bar)


def _award(points: int, kit: Kit, most: int) -> Surface:
    """What a seat has gained, as it stands on its plate on the table; at most so high."""
    px, palette = kit.metrics.px, kit.palette
    size = kit.metrics.font(17)
    text = render(t("table.award", points=points), size, palette.ink, bold=True)
    high = min(most, text.get_height() + px(4))
    picture = Surface((max(high, text.get_width() + px(14)), high), pygame.SRCALPHA, 32)
    blend(picture, rounded_rect(picture.get_size(), high / 2, palette.card), (0, 0))
    blend(picture, text, text.get_rect(center=(picture.get_width() // 2, high // 2)))
    return picture


def _foot(command: str, key: str, style: Style, icon_name: str, hotkey: str) -> Foot:
    return Control(command, t(key), t(key), command=command, hotkey=hotkey), style, icon_name
