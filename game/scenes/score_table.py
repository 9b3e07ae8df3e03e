"""The table of a result: tricks, points and score of each seat."""

from typing import Final

import pygame
from pygame import Rect, Surface

from game.engine.cards import SEATS, Seat
from game.scenes.hand_result import HandResult
from game.scenes.verdict import PORTRAITS
from game.table.portraits import portrait
from game.text import t
from game.widgets.button import Kit
from game.widgets.compose import blend
from game.widgets.fonts import fit, render
from game.widgets.shapes import rounded_rect
from game.widgets.vector import fast

ROOMY: Final = "roomy"
COMPACT: Final = "compact"
FLAT: Final = "flat"
"""How high the rows are; flat ones have the part in the hand beside the name."""
FLAT_WIDTH: Final = 13
"""For which the table is at least so wide, in heights of the names' font."""
LARGER: Final = 0.15
"""How much larger a score is when it has just been counted on."""


def row_height(look: str, kit: Kit) -> int:
    """The height of a row of the table in one of its looks, in pixels."""
    px, font = kit.metrics.px, kit.metrics.font
    if look == FLAT:
        return max(px(43), round(font(19) * 1.35) + px(16))
    least = round(font(19) * 1.3) + round(font(13) * 1.3) + px(15)
    return least if look == COMPACT else max(px(62), round(font(20) * 3.0), least)


def head_height(kit: Kit) -> int:
    """The height of the row with the columns' titles, in pixels."""
    return round(kit.metrics.font(13) * 1.5)


def table_height(look: str, kit: Kit) -> int:
    """The height of the table in pixels."""
    return head_height(kit) + 3 * row_height(look, kit)


def look_for(width: int, room: int, kit: Kit) -> str | None:
    """The roomiest look in which the table is at most `room` high; None where even the least is too high."""
    return next((each for each in looks_for(width, kit) if table_height(each, kit) <= room), None)


def least_look(width: int, kit: Kit) -> str:
    """The least high look of a table so wide."""
    return looks_for(width, kit)[-1]


def looks_for(width: int, kit: Kit) -> tuple[str, ...]:
    """The looks of a table so wide, the roomiest first."""
    flat = (FLAT,) if width >= kit.metrics.font(19) * FLAT_WIDTH else ()
    return (ROOMY, COMPACT, *flat)


class ScoreTable:
    """A row for each seat: name and part in the hand, tricks, points, score, and a bar towards the target.

    The row of who has won the match is marked at its left. Low rows have the part beside the name. What the hand gave
    can be counted on.
    """

    def __init__(self, result: HandResult, width: int, kit: Kit, look: str = ROOMY) -> None:
        self.result = result
        self.kit = kit
        self.low = look == FLAT
        px, font = kit.metrics.px, kit.metrics.font
        self._head = head_height(kit)
        self._row = row_height(look, kit)
        self._under = px(9 if self.low else 12 if look == ROOMY else 9)
        """From the top of a row's bar to the next row."""
        self._start = px(13) if result.winners else 0
        self._columns = {
            "result.column.tricks": round(width * 0.52),
            "result.column.points": round(width * 0.72),
            "result.column.score": width,
        }
        target = t("plate.target", target=result.target)
        self._target = render(target, fit(target, font(14), round(width * 0.12), least=7), kit.palette.muted)
        most = str(max(result.score))
        room = round(width * 0.28) - self._target.get_width() - px(12)
        self._size = fit(most, font(26), room, least=8, display=True)
        """Of the scores, in pixels."""
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
            size = self._size
            figure = render(str(score), size, kit.palette.text, display=True)
            wide, high = figure.get_size()
            if pop and gained:
                figure = render(str(score), round(size * (1 + LARGER)), kit.palette.text, display=True).copy()
                figure.set_alpha(255)  # without RLEACCEL: to be scaled
                larger = 1 + LARGER * pop
                figure = pygame.transform.smoothscale(figure, (round(wide * larger), round(high * larger)))
            right = picture.get_width() - self._target.get_width() - kit.metrics.px(3)
            right += (figure.get_width() - wide) // 2
            blend(picture, figure, figure.get_rect(midright=(right, self._middles[seat])))
            self._draw_bar(picture, seat, result.score[seat] - gained + shown)
        moves = counted is not None or pop
        return picture if moves else fast(picture)  # one that is seen for a frame is not worth encoding

    def _draw_head(self) -> None:
        palette, font = self.kit.palette, self.kit.metrics.font
        cell = round(self._ground.get_width() * 0.19)
        titles = {key: t(key) for key in self._columns}
        size = min(fit(title, font(13), cell - self.kit.metrics.px(5), least=6) for title in titles.values())
        for key, right in self._columns.items():
            head = render(titles[key], size, palette.muted)
            blend(self._ground, head, head.get_rect(topright=(right, 0)))

    def _draw_row(self, seat: Seat) -> int:
        """Paint all of a seat's row that stays; where the middle of its figures is."""
        kit, result, low, picture = self.kit, self.result, self.low, self._ground
        palette, px, font = kit.palette, kit.metrics.px, kit.metrics.font
        top = self._head + seat * self._row
        cell = round(picture.get_width() * 0.19)
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
            size = fit(role, font(14), room + left - beside, least=6)
            below = render(role, size, palette.muted)
            blend(picture, below, below.get_rect(midleft=(beside, top + px(5) + words.get_height() // 2)))
        elif role:
            below = render(role, fit(role, font(13), room, least=6), palette.muted)
            blend(picture, below, (left, top + px(4) + words.get_height()))
        middle = top + (px(4) + words.get_height() // 2 if low else px(6) + words.get_height() * 2 // 3)
        gained = result.points[seat]
        ink = palette.text if gained else palette.muted
        tricks = render(str(result.tricks[seat]), font(19), ink)
        blend(picture, tricks, tricks.get_rect(midright=(self._columns["result.column.tricks"], middle)))
        low_line = middle + round(self._size * 0.32)
        blend(picture, self._target, self._target.get_rect(bottomright=(picture.get_width(), low_line + px(2))))
        points = _award(gained, kit, self._row - px(17)) if gained else render("–", font(19), ink)
        blend(picture, points, points.get_rect(midright=(self._columns["result.column.points"], middle)))
        return middle

    def _draw_bar(self, picture: Surface, seat: Seat, score: float) -> None:
        """How far a seat is on the way to the target: what it had, and brighter what the hand gave."""
        px, palette, result = self.kit.metrics.px, self.kit.palette, self.result
        top = self._head + seat * self._row
        high = px(4 if self.low else 5)
        bar = Rect(self._start, top + self._row - self._under, picture.get_width() - self._start, high)
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
