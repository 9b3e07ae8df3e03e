"""Where everything stands on a seat's plate: a pure function of the plate's size and of what it tells.

Names, roles and the score are as large as the person's text size asks for, as far as the plate has room. The plates of
West and East are planned with both names and every short role, so that they look alike whatever each of them tells.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from pygame import Rect

from game.table.score import fives_width, packets_width
from game.text import t
from game.widgets.fonts import display_font, fit, line_height, text_font, width
from game.widgets.metrics import Metrics


@dataclass(frozen=True)
class SeatLook:
    """What a seat's plate tells."""

    name: str
    face: str
    """The name of the portrait."""
    score: int
    target: int
    tricks: int = 0
    role: str = ""
    """MAKER, DEFENDS, ALONE, SITS OUT, or nothing."""
    role_is_maker: bool = False
    dealer: bool = False
    turn: bool = False
    human: bool = False
    twins: tuple[str, ...] = ()
    """The names on all the plates that look alike, this one's among them: they are written in one size."""


class PlateForm(Enum):
    """How a seat's plate is laid out."""

    TALL = "tall"
    """Score and tricks below name and role."""
    FLAT = "flat"
    """Side by side, for South in a narrow window."""
    STRIP = "strip"
    """The same in little room: tricks beside the name, and only what fits of portrait, fives and target."""


@dataclass(frozen=True, slots=True)
class Line:
    """Words on a plate."""

    words: str
    size: int
    """Of their font."""
    place: Rect


@dataclass(frozen=True)
class PlatePlan:
    """All places on a plate, in device pixels from its upper left corner."""

    face: Rect | None
    """The portrait; None where there is no room for it."""
    name: Line
    role: Line | None
    pill: Rect | None
    """The ground of the role."""
    dealer: Rect
    """The dealer button."""
    waiting_dealer: Rect
    """The same while the seat has no role."""
    figure: Line
    """The score."""
    fives: Rect | None
    """The score in pips."""
    target: Line | None
    """How many points win."""
    packets: Rect
    """Room for the tricks taken, at its right end."""


SHORT_ROLES: Final = ("maker", "defends", "sits_out", "alone.short")
LONG_ROLES: Final = ("maker_alone", "alone")
"""Those of which only "alone" is written where they do not fit in the size of the short ones."""
LEAST: Final = 0.6
"""A name is written no smaller than that part of the size that is wanted."""
SMALLER_FIVES: Final = (1.0, 0.9, 0.8, 0.72, 0.66)
SMALLER_FIGURES: Final = (1.0, 0.85, 0.72)
"""How large a strip's figure may be, as parts of what is wanted, to leave room for the rest."""
ROLE_AIR: Final = 5.0
"""From the ends of a role to those of its ground, in units."""


def plan_plate(size: tuple[int, int], metrics: Metrics, form: PlateForm, look: SeatLook) -> PlatePlan:
    """The places on a plate of that size."""
    planning = _Planning(size, metrics, form, look)
    if form is PlateForm.STRIP:
        return planning.strip()
    return planning.flat() if form is PlateForm.FLAT else planning.tall()


@dataclass(frozen=True, slots=True)
class _Words:
    """Sizes of name and role, and room for both."""

    area: Rect
    name: int
    role: int


@dataclass(frozen=True, slots=True)
class _Count:
    figure: Line
    fives: Rect | None
    target: Line | None
    packets: Rect


class _Planning:
    def __init__(self, size: tuple[int, int], metrics: Metrics, form: PlateForm, look: SeatLook) -> None:
        self.metrics = metrics
        self.look = look
        self.size = size
        aside, above = (6, 4) if form is PlateForm.STRIP else (8, 6)
        self.inside = Rect((0, 0), size).inflate(-2 * metrics.px(aside), -2 * metrics.px(above))
        self.names = look.twins or (look.name,)
        self.roles = tuple(t(f"role.{each}").upper() for each in SHORT_ROLES)
        large = size[1] >= metrics.px(124)
        self.name_font = metrics.font(19 if large else 16)
        self.role_font = metrics.font(13 if large else 12)
        self.more = min(0.5, metrics.text - 1.0)
        """By how much text is larger than usual."""

    # The forms ---------------------------------------------------------------------------------------------------

    def tall(self) -> PlatePlan:
        px, inside = self.metrics.px, self.inside
        bottom = min(round(inside.height * 0.4), round(px(56) * (1 + self.more)))
        side = min(inside.height - bottom - px(6), px(72), round(inside.width * 0.42))
        face = Rect(inside.topleft, (side, side))
        area = Rect(face.right + px(8), inside.y, inside.right - face.right - px(8), side)
        words, badge = self._words(area, 0.42, 0.29)
        if self.more and words.role < 0.8 * self.role_font:
            return self._in_rows()
        dealer = self._on_the_face(face, badge)
        count = self._count(Rect(inside.x, inside.bottom - bottom, inside.width, bottom))
        return self._plan(face, words, badge, dealer, count)

    def _in_rows(self) -> PlatePlan:
        """A tall plate with large words: name, role and score below each other, the portrait as high as the name."""
        px = self.metrics.px
        inside = Rect((0, 0), self.size).inflate(-2 * px(7), -2 * px(5))
        bottom = round(inside.height * 0.4)
        role_row = round(inside.height * 0.24)
        name_row = inside.height - bottom - role_row
        side = name_row - px(3)
        face = Rect(inside.topleft, (side, side))
        left = face.right + px(6)
        badge = min(px(24), role_row)
        name = self._fit_names(min(self.name_font, round(name_row * 0.8)), inside.right - left)
        role = self._fit_roles(min(self.role_font, role_row - px(4)), inside.width - badge - px(4))
        high = line_height(name, bold=True)
        place = Rect(left, face.centery - high // 2, inside.right - left, high)
        pill = Rect(inside.x, inside.y + name_row + (role_row - role - px(4)) // 2, 0, role + px(4))
        dealer = Rect(inside.right - badge, pill.centery - badge // 2, badge, badge)
        role_line, ground = self._role(pill, role, inside.width - badge - px(4))
        count = self._count(Rect(inside.x, inside.bottom - bottom, inside.width, bottom))
        return PlatePlan(
            face=face,
            name=Line(self.look.name, name, place),
            role=role_line,
            pill=ground,
            dealer=dealer,
            waiting_dealer=dealer,
            figure=count.figure,
            fives=count.fives,
            target=count.target,
            packets=count.packets,
        )

    def flat(self) -> PlatePlan:
        px, inside = self.metrics.px, self.inside
        count_w = min(round(inside.width * (0.5 - 0.06 * self.more)), round(px(190) * (1 + self.more)))
        face = Rect(inside.topleft, (inside.height, inside.height))
        x = face.right + px(8)
        words, badge = self._words(Rect(x, inside.y, inside.right - count_w - px(8) - x, inside.height))
        dealer = self._on_the_face(face, badge)
        count = self._count(Rect(inside.right - count_w, inside.y, count_w, inside.height))
        return self._plan(face, words, badge, dealer, count)

    def strip(self) -> PlatePlan:
        px, inside = self.metrics.px, self.inside
        high = inside.height
        badge = high // 2
        figure = min(round(min(high, px(48)) * 0.82 * (1 + self.more)), round(high * 1.05))
        score = self._widest
        room = inside.width - px(8) - self._least_words(badge, tricks=False)
        largest = fit(score, figure, room, least=figure // 2, display=True)
        for with_face, share, with_target, part in self._strips():
            figure = round(largest * part)
            figure_w = width(score, figure, display=True)
            target_w = width(self._target_words, self._target_size(figure)) + px(2)
            face = Rect(inside.topleft, (high, high)) if with_face else None
            x = face.right + px(5) if face else inside.x + px(2)
            count_w = figure_w
            if share:
                count_w += fives_width(self.look.target, round(high * share)) + px(4)
            if with_target:
                count_w += target_w
            area = Rect(x, inside.y, inside.right - count_w - px(6) - x, high)
            if area.width >= (self._beside_a_face if face else self._least_words(badge, tricks=True)):
                break
        words = self._sized(area, area.width, 0.42 + 0.12 * self.more, 0.29 + 0.1 * self.more)
        fives = None
        if share:
            five = (fives_width(self.look.target, round(high * share)), round(high * share))
            fives = Rect((inside.right - count_w, inside.y + (high - five[1]) // 2), five)
        place = Rect(0, 0, width(str(self.look.score), figure, display=True), line_height(figure, display=True))
        place.right = inside.right - (target_w if with_target else 0)
        place.centery = inside.centery
        count = _Count(
            Line(str(self.look.score), figure, place),
            fives,
            self._target(figure, place) if with_target else None,
            Rect(0, 0, 0, 0),
        )
        dealer = self._on_the_face(face, badge) if face else None
        return self._plan(face, words, badge, dealer, count, strip=True)

    def _strips(self) -> Iterator[tuple[bool, float, bool, float]]:
        """Whether a strip has a portrait, how high its fives are as a part of its height, whether the target is told,
        and how large the figure is, as a part of what is wanted; the best first.

        In large text the figure is made less large, and fives and portrait give way, before the target does.
        """
        for part in SMALLER_FIGURES:
            for share in SMALLER_FIVES:
                yield True, share, True, part
        if self.more:
            for with_face in (True, False):
                for part in SMALLER_FIGURES:
                    yield with_face, 0.0, True, part
        for with_face, with_target in ((True, False), (False, True), (False, False)):
            for share in SMALLER_FIVES:
                yield with_face, share, with_target, 1.0
        yield from ((True, 0.0, True, 1.0), (True, 0.0, False, 1.0), (False, 0.0, True, 1.0), (False, 0.0, False, 1.0))

    @property
    def _beside_a_face(self) -> int:
        """How wide the larger of name and role is on a strip."""
        high = self.inside.height
        name = min(self.name_font, round(high * (0.42 + 0.12 * self.more)))
        role = min(self.role_font, round(high * (0.29 + 0.1 * self.more)))
        air = 2 * self.metrics.px(ROLE_AIR)
        return max(
            *(width(each, name, bold=True) for each in self.names),
            *(width(each, round(role * 0.92), bold=True) + air for each in self.roles),
        )

    def _least_words(self, badge: int, *, tricks: bool) -> int:
        """The same without a portrait: dealer button and tricks stand beside the name."""
        px = self.metrics.px
        size = min(self.name_font, round(self.inside.height * (0.42 + 0.12 * self.more)))
        name = max(width(each, size, bold=True) for each in self.names) + px(5) + badge
        if tricks:
            name += px(3) + packets_width(2, line_height(size, bold=True), 0)
        return max(name, self._beside_a_face if tricks else 0)

    # Their parts -------------------------------------------------------------------------------------------------

    def _words(self, area: Rect, name: float = 0.0, role: float = 0.0) -> tuple[_Words, int]:
        """Name and role, and the side of the dealer button, which stands on the portrait whatever the names are."""
        name = name or 0.42 + 0.16 * self.more
        role = role or 0.29 + 0.1 * self.more
        return self._sized(area, area.width, name, role), min(self.metrics.px(22), area.height // 2)

    def _sized(self, area: Rect, room: int, name: float, role: float) -> _Words:
        """The sizes of name and role, which are at most such parts of the height."""
        return _Words(
            area,
            self._fit_names(min(self.name_font, round(area.height * name)), room),
            self._fit_roles(min(self.role_font, round(area.height * role)), area.width),
        )

    def _fit_names(self, wanted: int, room: int) -> int:
        return min(fit(each, wanted, room, least=round(wanted * LEAST), bold=True) for each in self.names)

    def _fit_roles(self, wanted: int, room: int) -> int:
        """The roles are all of one size, whichever the seats have."""
        room, least = room - 2 * self.metrics.px(ROLE_AIR), round(wanted * 0.4)
        return min(fit(each, wanted, room, least=least, bold=True) for each in self.roles)

    def _on_the_face(self, face: Rect, side: int) -> Rect:
        """The dealer button at the portrait's lower left, away from name and role."""
        px = self.metrics.px
        return Rect(face.x - px(4), face.bottom - side + px(2), side, side)

    def _plan(
        self,
        face: Rect | None,
        words: _Words,
        badge: int,
        dealer: Rect | None,
        count: _Count,
        *,
        strip: bool = False,
    ) -> PlatePlan:
        """Name over role; the dealer button at the end of the name's line where it has no place yet."""
        px, area, look = self.metrics.px, words.area, self.look
        high = line_height(words.name, bold=True)
        pill_h = words.role + px(4)
        wide = width(look.name, words.name, bold=True)

        def block(with_role: bool) -> tuple[int, Rect]:
            y = area.y + max(0, (area.height - high - (pill_h + px(2) if with_role else 0)) // 2)
            if dealer is not None:
                return y, dealer
            # Beside the name, and not on the role below that.
            top = y + min((high - badge) // 2, high + px(2) - badge if with_role else badge)
            x = area.x + wide + px(5) if strip else area.right - badge
            return y, Rect(x, top, badge, badge)

        y, button = block(bool(look.role))
        pill = Rect(area.x, y + high + px(2), 0, pill_h)
        role, ground = self._role(pill, words.role, area.width)
        packets = count.packets
        if strip:
            left = area.x + wide + px(5) + (badge + px(3) if look.dealer and dealer is None else 0)
            room = (count.fives or count.figure.place).left - px(4) - left
            low = min(high, round((room - 4 * 3) * 1.4))  # five of them, as close as they get
            packets = Rect(left, y + (high - low) // 2, room, max(0, low))
        return PlatePlan(
            face=face,
            name=Line(look.name, words.name, Rect(area.x, y, wide, high)),
            role=role,
            pill=ground,
            dealer=button,
            waiting_dealer=block(False)[1],
            figure=count.figure,
            fives=count.fives,
            target=count.target,
            packets=packets,
        )

    def _role(self, pill: Rect, size: int, room: int) -> tuple[Line | None, Rect | None]:
        """The words of the role and their ground, from the left edge and with the height of `pill`."""
        words, air = self.look.role, 2 * self.metrics.px(ROLE_AIR)
        if not words:
            return None, None
        long = words in [t(f"role.{each}") for each in LONG_ROLES]
        if long and width(words.upper(), size, bold=True) + air > room:
            words = t("role.alone.short")
        place = Rect(0, 0, width(words.upper(), size, bold=True), line_height(size, bold=True))
        place.midleft = (pill.x + air // 2, pill.centery)
        return Line(words.upper(), size, place), Rect(pill.x, pill.y, place.width + air, pill.height)

    def _count(self, area: Rect) -> _Count:
        """Fives, figure, target and tricks in a row; the fives give way to a figure in large text."""
        px, look = self.metrics.px, self.look
        usual = min(area.height, px(48), round(area.width * 0.24))
        low = round(usual * 0.78)
        tricks_w = packets_width(5, low, 0) + px(6)
        size = min(round(usual * 0.82 * (1 + self.more)), round(area.height * 1.05))
        fives_h, size, with_target = self._best_count(area.width - tricks_w, usual, size)
        x = area.x
        fives = None
        if fives_h:
            fives = Rect(x, 0, fives_width(look.target, fives_h), fives_h)
            fives.centery = area.centery
            x = fives.right + px(6)
        place = Rect(x, 0, width(str(look.score), size, display=True), line_height(size, display=True))
        place.centery = area.centery
        target = self._target(size, place) if with_target else None
        left = (target.place.right if target else place.right) + px(6)
        packets = Rect(left, 0, area.right - left, low)
        packets.centery = area.centery
        return _Count(Line(str(look.score), size, place), fives, target, packets)

    def _best_count(self, room: int, high: int, size: int) -> tuple[int, int, bool]:
        """How high the fives are, 0 for none, and the figure, and whether the target stands beside that.

        `high` and `size` are what is wanted; in large text smaller fives make room, and a figure that is less large
        than it could be makes room for the target.
        """
        px, look = self.metrics.px, self.look
        score, widest = str(look.score), self._widest
        for part in (1.0, 0.9, 0.82) if self.more else (1.0,):
            figure = round(size * part)
            told = width(score, figure, display=True) + width(self._target_words, self._target_size(figure)) + px(2)
            for share in (each for each in SMALLER_FIVES if each == 1 or high * each >= px(20)):
                if fives_width(look.target, round(high * share)) + px(6) + told <= room:
                    return round(high * share), figure, True
        for share in SMALLER_FIVES:
            left = room - fives_width(look.target, round(high * share)) - px(6)
            fitting = fit(widest, size, left, least=round(size * 0.9), display=True)
            if width(widest, fitting, display=True) <= left:
                return round(high * share), fitting, False
        target = width(self._target_words, self._target_size(size)) + px(2)
        return 0, size, width(score, size, display=True) + target <= room

    @property
    def _widest(self) -> str:
        """The widest score while a match goes on: all figures have one width."""
        return "0" * max(len(str(self.look.score)), len(str(self.look.target - 1)))

    @property
    def _target_words(self) -> str:
        return t("plate.target", target=self.look.target)

    def _target_size(self, figure: int) -> int:
        return max(self.metrics.px(11), round(figure * 0.42))

    def _target(self, figure: int, beside: Rect) -> Line:
        """How many points win the match, small beside the score and on one line with it."""
        size = self._target_size(figure)
        place = Rect(beside.right + self.metrics.px(2), 0, width(self._target_words, size), line_height(size))
        place.top = beside.top + display_font(figure).get_ascent() - text_font(size).get_ascent()
        return Line(self._target_words, size, place)
