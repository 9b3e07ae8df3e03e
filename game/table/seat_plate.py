"""A seat's plate: portrait, name, role, dealer button, score and tricks."""

from dataclasses import dataclass, replace
from enum import Enum

import pygame
from pygame import Rect, Surface

from game.table.dealer_button import dealer_button
from game.table.layers import Layer
from game.table.portraits import portrait
from game.table.score import Figure, ScorePop, packets_width, score_fives, trick_packets
from game.text import t
from game.widgets.button import Kit, fitted
from game.widgets.compose import blend
from game.widgets.element import Element
from game.widgets.fonts import display_font, fit, render, text_font, width
from game.widgets.shapes import rounded_rect, soft_shadow
from game.widgets.theme import Colour, mix
from game.widgets.vector import fast


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
    """The same in little room: no tricks, and the fives only where they fit."""


class SeatPlate(Element):
    """A seat's portrait, name, role, score and tricks on a plate."""

    def __init__(self, place: Rect, kit: Kit, look: SeatLook, form: PlateForm) -> None:
        self.kit = kit
        self.place = place
        self.form = form
        self.look = look
        self._margin = kit.metrics.px(8)
        self._grounds: dict[bool, Surface] = {}
        super().__init__(self._draw(), (place.x - self._margin, place.y - self._margin), layer=Layer.PLATE)

    def show_look(self, look: SeatLook) -> None:
        """Tell something else."""
        if look != self.look:
            self.look = look
            self.set_image(self._draw())

    def _draw(self) -> Surface:
        picture = self._ground(self.look.turn).copy()
        if self.form is PlateForm.TALL:
            self._draw_tall(picture)
        else:
            self._draw_flat(picture)
        return fast(picture)

    def _ground(self, turn: bool) -> Surface:
        """Shadow, box and portrait: what stays while the rest changes with every trick."""
        if turn in self._grounds:
            return self._grounds[turn]
        kit = self.kit
        palette, px, margin = kit.palette, kit.metrics.px, self._margin
        size = self.place.size
        picture = Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA, 32)
        shadow = soft_shadow(size, px(12), margin)
        blend(picture, shadow, (0, px(2)))
        edge: Colour = palette.panel_edge
        width = max(1, px(1))
        if turn:
            edge, width = (palette.gold if self.look.human else palette.text), max(2, px(2))
        blend(picture, rounded_rect(size, px(12), palette.panel, edge, width), (margin, margin))
        if self._face:
            blend(picture, portrait(self.look.face, self._face), self._inside.topleft)
        self._grounds[turn] = picture
        return picture

    @property
    def _inside(self) -> Rect:
        px = self.kit.metrics.px
        aside, above = (6, 4) if self.form is PlateForm.STRIP else (8, 6)
        return Rect(self._margin, self._margin, *self.place.size).inflate(-2 * px(aside), -2 * px(above))

    @property
    def _bottom(self) -> int:
        """Height of the row with the score, of a tall plate."""
        return min(round(self._inside.height * 0.4), self.kit.metrics.px(56))

    @property
    def _face(self) -> int:
        """Side of the portrait; 0 where there is no room for it."""
        px, inside = self.kit.metrics.px, self._inside
        if self.form is PlateForm.STRIP and inside.width < px(120):
            return 0
        if self.form is not PlateForm.TALL:
            return inside.height
        return min(inside.height - self._bottom - px(6), px(72), round(inside.width * 0.42))

    @property
    def _words_area(self) -> Rect:
        """Room for name, role and dealer button."""
        px, inside, face = self.kit.metrics.px, self._inside, self._face
        x = inside.x + (face + px(8) if face else px(2))
        if self.form is not PlateForm.TALL:
            return Rect(x, inside.y, inside.right - self._count_w - px(8) - x, inside.height)
        return Rect(x, inside.y, inside.right - x, face)

    @property
    def _count_w(self) -> int:
        """Breadth of the score on a flat plate."""
        if self.form is PlateForm.STRIP:
            height = self._inside.height
            fives = round(height * 1.7) if self._inside.width > self.kit.metrics.px(170) else 0
            return fives + round(height * (0.95 if self.look.score > 9 else 0.6))
        return min(round(self._inside.width * 0.5), self.kit.metrics.px(190))

    def _draw_tall(self, picture: Surface) -> None:
        inside = self._inside
        self._name_and_role(picture, self._words_area)
        self._count(picture, Rect(inside.x, inside.bottom - self._bottom, inside.width, self._bottom))

    def _draw_flat(self, picture: Surface) -> None:
        inside, count_w = self._inside, self._count_w
        self._name_and_role(picture, self._words_area)
        self._count(picture, Rect(inside.right - count_w, inside.y, count_w, inside.height))

    @property
    def _badge(self) -> int:
        """Side of the dealer button."""
        return min(self.kit.metrics.px(22), self._words_area.height // 2)

    @property
    def _wanted(self) -> int:
        """Height of the name where nothing makes it smaller."""
        metrics = self.kit.metrics
        units = 19 if self.place.height >= metrics.px(124) else 16
        return min(metrics.font(units), round(self._words_area.height * 0.42))

    @property
    def _on_the_shoulder(self) -> bool:
        """Whether the dealer button stands on the portrait: where names are too wide to have it beside them."""
        if not self._face or self.form is PlateForm.STRIP:
            return bool(self._face)
        room = self._words_area.width - self._badge - self.kit.metrics.px(4)
        return any(width(each, self._wanted, bold=True) > room for each in self._names)

    @property
    def _names(self) -> tuple[str, ...]:
        return self.look.twins or (self.look.name,)

    @property
    def name_size(self) -> int:
        """Height of the name on this plate, and on those that look alike."""
        room = self._words_area.width
        if self.form is not PlateForm.STRIP and not self._on_the_shoulder:
            room -= self._badge + self.kit.metrics.px(4)  # kept, or a name would change its size with the deal
        least = round(self._wanted * 0.6)
        return min(fit(each, self._wanted, room, least=least, bold=True) for each in self._names)

    def _role_size(self, words: str) -> int:
        """Height of a role: the short ones are all of one size, whichever the seats have."""
        metrics, area = self.kit.metrics, self._words_area
        units = 13 if self.place.height >= metrics.px(124) else 12
        size = min(metrics.font(units), round(area.height * 0.29))
        room, least = area.width - metrics.px(10), round(size * 0.55)
        short = (t(f"role.{each}").upper() for each in ("maker", "defends", "sits_out"))
        return min(fit(each, size, room, least=least, bold=True) for each in (words, *short))

    def _name_and_role(self, picture: Surface, area: Rect) -> None:
        kit, look = self.kit, self.look
        palette, metrics = kit.palette, kit.metrics
        px, badge = metrics.px, self._badge
        strip, shoulder = self.form is PlateForm.STRIP, self._on_the_shoulder
        name = fitted(look.name, self.name_size, area.width, palette.text, bold=True, least=0.6)
        role = look.role.upper()
        role_h = self._role_size(role)
        block = name.get_height() + (role_h + px(6) if look.role else 0)
        y = area.y + max(0, (area.height - block) // 2)
        blend(picture, name, (area.x, y))
        # Beside the name, and not on the role below that.
        above_role = y + min((name.get_height() - badge) // 2, name.get_height() + px(2) - badge if role else badge)
        if strip:
            left = area.x + name.get_width() + px(5)
            if look.dealer and not self._face:
                self._dealer_button(picture, (left, above_role), badge)
                left += badge + px(3)
            self._strip_packets(picture, Rect(area.x, y, area.width, area.height), left, name.get_height())
        if look.dealer and shoulder:
            self._dealer_button(picture, self._shoulder.topleft, badge)
        elif look.dealer and not strip:
            self._dealer_button(picture, (area.right - badge, above_role), badge)
        if role:
            fill = mix(palette.panel, palette.text, 0.92 if look.role_is_maker else 0.16)
            ink = palette.ink if look.role_is_maker else palette.text
            words = render(role, role_h, ink, bold=True)
            pill = (words.get_width() + px(10), role_h + px(4))
            at = (area.x, y + name.get_height() + px(2))
            blend(picture, rounded_rect(pill, pill[1] / 2, fill), at)
            blend(picture, words, (at[0] + px(5), at[1] + (pill[1] - words.get_height()) // 2))

    @property
    def dealer_place(self) -> Rect:
        """Where the dealer button stands on the table before the roles are known."""
        area, size = self._words_area, self._badge
        place = Rect(area.right - size, area.centery - size // 2, size, size)
        if self._on_the_shoulder:
            place = self._shoulder
        return place.move(self.place.x - self._margin, self.place.y - self._margin)

    @property
    def _shoulder(self) -> Rect:
        """Where the dealer button stands on the portrait, in the picture."""
        px, area, side = self.kit.metrics.px, self._words_area, self._badge
        return Rect(area.x - px(8) - side * 2 // 3, area.bottom - side + px(2), side, side)

    def _dealer_button(self, picture: Surface, at: tuple[int, int], size: int) -> None:
        blend(picture, dealer_button(size, self.kit), at)

    def _count(self, picture: Surface, area: Rect) -> None:
        kit, look = self.kit, self.look
        px = kit.metrics.px
        strip = self.form is PlateForm.STRIP
        height = min(area.height, px(48)) if strip else min(area.height, px(48), round(area.width * 0.24))
        y = area.y + (area.height - height) // 2
        fives = score_fives(look.score, look.target, height, kit)
        wide_enough = fives.get_width() < area.width * (0.8 if strip else 0.52)
        x = area.x
        if wide_enough:
            blend(picture, fives, (x, y))
            x += fives.get_width() + px(6)
        size = round(height * 0.82)
        figure = render(str(look.score), size, kit.palette.text, display=True)
        x = area.right - figure.get_width() if strip else x
        self._figure = Figure(str(look.score), size, figure.get_rect(x=x, centery=y + height // 2))
        blend(picture, figure, self._figure.place)
        if strip:
            return
        x += figure.get_width() + px(8)
        low = round(height * 0.78)
        x += self._target(picture, self._figure, area.right - x - packets_width(5, low, 0))
        packets = trick_packets(look.tricks, low, area.right - x)
        if packets is not None:
            blend(picture, packets, (area.right - packets.get_width(), y + (height - packets.get_height()) // 2))

    def _target(self, picture: Surface, figure: Figure, room: int) -> int:
        """How many points win the match, small beside the score, if there is room; how far the rest moves over."""
        px = self.kit.metrics.px
        size = max(px(11), round(figure.size * 0.42))
        words = render(t("plate.target", target=self.look.target), size, self.kit.palette.muted)
        if words.get_width() > room:
            return 0
        # The figures of both stand on one line.
        top = figure.place.top + display_font(figure.size).get_ascent() - text_font(size).get_ascent()
        blend(picture, words, (figure.place.right + px(2), top))
        return words.get_width()

    def pop(self) -> ScorePop:
        """The score, standing out from the plate; to be put into the scene over it."""
        figure = self._figure
        place = figure.place.move(self.home.topleft)
        return ScorePop(replace(figure, place=place), self.kit)

    def _strip_packets(self, picture: Surface, area: Rect, left: int, line: int) -> None:
        """Tricks taken, on the line of the name, which is so high, right of `left`."""
        packets = trick_packets(self.look.tricks, line, area.right - left)
        if packets is not None:
            at = (area.right - packets.get_width(), area.y + max(0, (line - packets.get_height()) // 2))
            blend(picture, packets, at)
