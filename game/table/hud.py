"""What is known of the players and the hand, drawn on the felt: plates of the seats, trump, bubbles and toasts."""

from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import Final

import pygame
from pygame import Rect, Surface

from game.engine.cards import Suit
from game.table.card_faces import card_back
from game.table.layers import Layer
from game.table.portraits import portrait
from game.text import t
from game.widgets.button import Kit, fitted
from game.widgets.compose import blend
from game.widgets.element import Element
from game.widgets.fonts import display_font, fit, paragraph, render, text_font, width, wrap
from game.widgets.shapes import rounded_rect, soft_shadow, suit_colour, suit_glyph
from game.widgets.theme import Colour, mix
from game.widgets.vector import fast

FIVE_PIPS = ((0.27, 0.22), (0.73, 0.22), (0.5, 0.5), (0.27, 0.78), (0.73, 0.78))


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
        x += self._target(picture, self._figure, area.right - x - _packets_width(5, low, 0))
        packets = trick_packets(look.tricks, low, area.right - x)
        if packets is not None:
            blend(picture, packets, (area.right - packets.get_width(), y + (height - packets.get_height()) // 2))

    def _target(self, picture: Surface, figure: "Figure", room: int) -> int:
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

    def pop(self) -> "ScorePop":
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


@dataclass(frozen=True, slots=True)
class Figure:
    """A score as it stands on a plate."""

    words: str
    size: int
    """Of its font."""
    place: Rect


class ScorePop(Element):
    """A score that has just changed: larger than it stands on its plate, and shrinking to that."""

    LARGER: Final = 0.15

    def __init__(self, figure: Figure, kit: Kit) -> None:
        self._ground = kit.palette.panel
        self._large = render(
            figure.words, round(figure.size * (1 + self.LARGER)), kit.palette.text, display=True
        ).copy()
        self._large.set_alpha(255)  # without RLEACCEL: to be scaled
        self._place = figure.place
        corner = self._large.get_rect(center=figure.place.center).topleft
        super().__init__(self._on_ground(self._large), corner, layer=Layer.POP)
        self._size = self._large.get_size()

    def settle(self, progress: float) -> None:
        """Be so far on the way, 0 to 1, back to its size on the plate."""
        wide, high = self._large.get_size()
        size = (
            round(wide + (self._place.width - wide) * progress),
            round(high + (self._place.height - high) * progress),
        )
        if size != self._size:
            self._size = size
            self.set_image(self._on_ground(pygame.transform.smoothscale(self._large, size)))

    def _on_ground(self, figure: Surface) -> Surface:
        """As large as at first, so that no bit of the plate's own figure looks out behind it."""
        picture = Surface(self._large.get_size(), 0, 32)
        picture.fill(self._ground)
        picture.blit(figure, figure.get_rect(center=picture.get_rect().center))
        return picture


@lru_cache(maxsize=4)
def dealer_button(size: int, kit: Kit) -> Surface:
    """The button with a D that marks the dealer."""
    palette = kit.palette
    picture = Surface((size, size), pygame.SRCALPHA, 32)
    blend(picture, rounded_rect((size, size), size / 2, palette.card, palette.muted, max(1, size // 14)), (0, 0))
    letter = render("D", round(size * 0.66), palette.ink, bold=True)
    blend(picture, letter, letter.get_rect(center=(size // 2, size // 2)))
    return fast(picture)


@lru_cache(maxsize=8)
def score_fives(score: int, target: int, height: int, kit: Kit) -> Surface:
    """The score on the fives that euchre players count with: as many pips show as there are points.

    Those that are still missing are seen faintly; there are no more than win the match.
    """
    palette = kit.palette
    cards = -(-target // 5)
    width = round(height * 0.68)
    step = width + max(1, width // 10)
    picture = Surface((step * (cards - 1) + width, height), pygame.SRCALPHA, 32)
    for card in range(cards):
        left = card * step
        blend(picture, rounded_rect((width, height), width * 0.12, palette.card), (left, 0))
        suit = Suit.HEARTS if card % 2 == 0 else Suit.SPADES
        pip = max(4, round(width * 0.34))
        left_over = target - card * 5
        pips = FIVE_PIPS[2:3] if left_over == 1 else FIVE_PIPS[:left_over]
        for place, (x, y) in enumerate(pips):
            shown = card * 5 + place < score
            colour = suit_colour(suit, palette) if shown else mix(palette.card, palette.ink, 0.14)
            glyph = suit_glyph(suit, pip, colour)
            blend(picture, glyph, glyph.get_rect(center=(left + round(width * x), round(height * y))))
    return picture


def trick_packets(tricks: int, height: int, room: int) -> Surface | None:
    """Tricks taken, as small packets of cards face down; None for none."""
    if tricks <= 0 or room < height // 2:
        return None
    width = round(height / 1.4)
    step = min(round(width * 0.62), max(3, (room - width) // 4))
    picture = Surface((_packets_width(tricks, height, room), round(width * 1.4)), pygame.SRCALPHA, 32)
    for place in range(tricks):
        blend(picture, card_back(width), (place * step, 0))
    return picture


def _packets_width(tricks: int, height: int, room: int) -> int:
    """How wide so many packets are; with no room, as narrow as they get."""
    width = round(height / 1.4)
    return width + min(round(width * 0.62), max(3, (room - width) // 4)) * (tricks - 1)


@dataclass(frozen=True)
class TrumpLook:
    """What the trump badge tells."""

    suit: Suit | None
    title: str
    words: str
    four_colour: bool = False


class TrumpBadge(Element):
    """Trump, always in sight: suit, word, and who made it."""

    def __init__(self, place: Rect, kit: Kit, look: TrumpLook) -> None:
        self.place = place
        self.kit = kit
        self.look = look
        super().__init__(self._draw(), place.topleft, layer=Layer.PLATE)

    def show_look(self, look: TrumpLook) -> None:
        """Tell something else."""
        if look != self.look:
            self.look = look
            self.set_image(self._draw())

    def _draw(self) -> Surface:
        palette, metrics = self.kit.palette, self.kit.metrics
        px = metrics.px
        size = self.place.size
        picture = Surface(size, pygame.SRCALPHA, 32)
        blend(picture, rounded_rect(size, px(12), palette.panel, palette.panel_edge, max(1, px(1))), (0, 0))
        x = px(6) if self.look.suit is not None else px(12)
        tile = size[1] - 2 * px(6)
        if self.look.suit is not None:
            blend(picture, rounded_rect((tile, tile), px(8), palette.card), (x, px(6)))
            colour = suit_colour(self.look.suit, palette, four_colour=self.look.four_colour)
            glyph = suit_glyph(self.look.suit, round(tile * 0.78), colour)
            blend(picture, glyph, glyph.get_rect(center=(x + tile // 2, px(6) + tile // 2)))
            x += tile + px(8)
        room = size[0] - x - px(8)
        # The bar does not grow with the text: two lines of large text are as large as it has room for.
        high = min(metrics.font(16), round(size[1] * (0.42 if self.look.words else 0.6)))
        title = fitted(self.look.title, high, room, palette.text, bold=True, least=0.6)
        if self.look.words:
            low = min(metrics.font(13), round(size[1] * 0.34))
            words = fitted(self.look.words, low, room, palette.muted, least=0.6)
            block = title.get_height() + words.get_height()
            y = (size[1] - block) // 2
            blend(picture, title, (x, y))
            blend(picture, words, (x, y + title.get_height()))
        else:
            blend(picture, title, (x, (size[1] - title.get_height()) // 2))
        return fast(picture)


class Bubble(Element):
    """What a player says aloud: an ivory bubble that points at its seat and keeps within `room`, left to right."""

    def __init__(
        self, words: str, anchor: tuple[int, int], kit: Kit, room: tuple[int, int], *, points_down: bool = False
    ) -> None:
        px, palette = kit.metrics.px, kit.palette
        start, end = room[0] + px(6), room[1] - px(6)
        size_of_words = kit.metrics.font(17)
        lines = wrap(words, size_of_words, end - start - 2 * px(14), bold=True)
        texts = [render(line, size_of_words, palette.ink, bold=True) for line in lines]
        height = texts[0].get_height()
        body = (max(each.get_width() for each in texts) + 2 * px(14), len(texts) * height + 2 * px(8))
        tail, blur = px(9), px(8)
        size = (body[0] + 2 * blur, body[1] + tail + 2 * blur)
        picture = Surface(size, pygame.SRCALPHA, 32)
        top = blur if points_down else blur + tail
        blend(picture, soft_shadow(body, px(14), blur), (0, top - blur + px(2)))
        left = max(start, min(anchor[0] - body[0] // 2, end - body[0])) - blur
        tip_x = max(blur + px(18), min(anchor[0] - left, blur + body[0] - px(18)))
        if points_down:
            points = [
                (tip_x - tail, top + body[1] - 1),
                (tip_x + tail, top + body[1] - 1),
                (tip_x, top + body[1] + tail),
            ]
        else:
            points = [(tip_x - tail, top + 1), (tip_x + tail, top + 1), (tip_x, top - tail)]
        pygame.draw.polygon(picture, palette.card, points)
        blend(picture, rounded_rect(body, px(14), palette.card), (blur, top))
        for number, text in enumerate(texts):
            blend(picture, text, (blur + (body[0] - text.get_width()) // 2, top + px(8) + number * height))
        y = anchor[1] - size[1] + blur if points_down else anchor[1] - blur
        super().__init__(fast(picture), (left, y), layer=Layer.BUBBLE)


class Award(Element):
    """What a seat has just gained, on the edge of its plate that is nearer to the middle of the table."""

    def __init__(self, points: int, plate: Rect, kit: Kit) -> None:
        px, palette = kit.metrics.px, kit.palette
        high = px(34)
        text = render(t("table.award", points=points), round(high * 0.72), palette.ink, bold=True)
        size = (max(high, text.get_width() + px(16)), high)
        picture = Surface(size, pygame.SRCALPHA, 32)
        blend(picture, rounded_rect(size, high / 2, palette.card, palette.panel, max(2, px(2))), (0, 0))
        blend(picture, text, text.get_rect(center=(size[0] // 2, size[1] // 2)))
        place = Rect((0, 0), size)
        low = plate.centery > kit.metrics.height * 0.6
        place.center = (plate.right - px(16) - size[0] // 2, plate.top if low else plate.bottom)
        super().__init__(fast(picture), place.topleft, layer=Layer.BUBBLE)


class Banner(Element):
    """Large words across the felt about how a hand ended; `ours` when the human gains by it."""

    def __init__(self, words: str, centre: tuple[int, int], kit: Kit, *, ours: bool) -> None:
        px, palette = kit.metrics.px, kit.palette
        room = kit.metrics.window.width - 2 * px(28)
        size = fit(words, kit.metrics.font(44), room - 2 * px(30), least=px(18), display=True)
        text = render(words, size, palette.ink if ours else palette.text, display=True)
        body = (min(room, text.get_width() + 2 * px(34)), text.get_height() + 2 * px(12))
        # Ivory for what is won; gold would ask for something.
        blur, edge = px(12), palette.ink if ours else palette.panel_edge
        fill = palette.card if ours else palette.panel
        picture = Surface((body[0] + 2 * blur, body[1] + 2 * blur), pygame.SRCALPHA, 32)
        blend(picture, soft_shadow(body, px(16), blur), (0, px(3)))
        blend(picture, rounded_rect(body, px(16), fill, edge if not ours else fill, max(2, px(2))), (blur, blur))
        inner = (body[0] - 2 * px(6), body[1] - 2 * px(6))
        line = rounded_rect(inner, px(11), fill, mix(fill, edge, 0.45), max(1, px(1)))
        blend(picture, line, (blur + px(6), blur + px(6)))
        blend(picture, text, text.get_rect(center=(picture.get_width() // 2, picture.get_height() // 2)))
        place = picture.get_rect(center=centre)
        super().__init__(fast(picture), place.topleft, layer=Layer.BUBBLE)


class Toast(Element):
    """A sentence that explains something and goes by itself."""

    def __init__(self, words: str, bottom_centre: tuple[int, int], kit: Kit) -> None:
        px, palette, window = kit.metrics.px, kit.palette, kit.metrics.window
        room = min(window.width - 2 * px(12) - 2 * px(16), px(520))
        text = paragraph(words, kit.metrics.font(16), palette.ink, room, bold=True, centred=True)
        body = (text.get_width() + 2 * px(16), text.get_height() + 2 * px(10))
        blur = px(10)
        picture = Surface((body[0] + 2 * blur, body[1] + 2 * blur), pygame.SRCALPHA, 32)
        blend(picture, soft_shadow(body, px(12), blur), (0, px(3)))
        blend(picture, rounded_rect(body, px(12), palette.card, palette.danger, max(1, px(2))), (blur, blur))
        blend(picture, text, (blur + px(16), blur + px(10)))
        left = max(px(6), min(bottom_centre[0] - body[0] // 2, window.width - body[0] - px(6)))
        super().__init__(fast(picture), (left - blur, bottom_centre[1] - body[1] - blur), layer=Layer.TOAST)
