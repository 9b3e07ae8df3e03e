"""A card on the table: its picture with shadow, its place, and how it looks when it can or cannot be played."""

from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game.animation.paths import turn
from game.engine.cards import Card
from game.table.card_faces import (
    Mark,
    card_back,
    card_face,
    card_height,
    corner_radius,
    mark_rect,
)
from game.table.card_shadow import laid, margin_of
from game.table.dotted import dotted_outline
from game.table.fan import Lie, along, bounds, inside
from game.table.layers import Layer
from game.table.turned_card import turned_picture
from game.widgets.control import Control
from game.widgets.shapes import rounded_rect
from game.widgets.target import Target
from game.widgets.theme import Colour
from game.widgets.vector import fast

__all__ = ["FADES", "FOCUS_LIFT", "CardSprite", "card_picture", "faded", "margin_of", "picture_of"]

FOCUS_LIFT = 0.10
"""How far the card under the pointer or the keyboard rises, as a part of its height."""


@lru_cache(maxsize=160)
def card_picture(
    card: Card | None,
    width: int,
    *,
    four_colour: bool = False,
    dimmed: bool = False,
    mark: Mark | None = None,
    ring: Colour | None = None,
    dots: Colour | None = None,
    lifted: bool = False,
) -> Surface:
    """A card (None: its back) with its shadow, and where wanted a ring or dots of a colour around it, fast to blit.

    The shadow is that of a card that lies, or is `lifted`.
    """
    face = (
        card_back(width) if card is None else card_face(card, width, four_colour=four_colour, dimmed=dimmed, mark=mark)
    )
    return fast(laid(face, _around(width, ring, dots), lifted=lifted))


def _around(width: int, ring: Colour | None, dots: Colour | None) -> Surface | None:
    """A ring or dots around a card."""
    if ring is not None:
        edge = max(2, round(width * 0.035))
        size = (width + 2 * edge, card_height(width) + 2 * edge)
        return rounded_rect(size, corner_radius(width) + edge, ring)
    if dots is not None:
        dot = max(2.0, width * 0.04)
        edge = min(margin_of(width), round(dot * 1.25))
        size = (width + 2 * edge, card_height(width) + 2 * edge)
        return dotted_outline(size, corner_radius(width) + edge, dot, dots)
    return None


FADES = 4
"""How many steps there are from clear to whole."""


@lru_cache(maxsize=48)
def faded(picture: Surface, level: int) -> Surface:
    """The picture at `level` of `FADES` parts of its strength."""
    plain = picture.copy()
    plain.set_alpha(255)  # without RLEACCEL: no longer encoded
    plain.fill((255, 255, 255, 255 * level // FADES), special_flags=pygame.BLEND_RGBA_MULT)
    return plain


class CardSprite(Target):
    """A card that lies somewhere or moves. `place` is where its face lies; the picture is larger by shadow and ring.

    It may be turned: then `place` is where its face would lie if it were not, and it is turned about the middle of
    that by `angle` degrees clockwise. It rises along itself.

    With a control it can be pressed; with a card and no control it is only looked at.
    """

    def __init__(
        self,
        card: Card | None,
        place: Rect,
        *,
        angle: int = 0,
        layer: int = Layer.HAND,
        four_colour: bool = False,
        mark: Mark | None = None,
        focus_colour: Colour = (255, 255, 255),
    ) -> None:
        picture = picture_of(card, place.width, angle, four_colour=four_colour, mark=mark)
        super().__init__(None, picture, margin=margin_of(place.width), layer=layer)
        self.card = card
        self.mark: Mark | None = mark
        self.place = place.copy()
        self.angle = angle
        self.four_colour = four_colour
        self.focus_colour = focus_colour
        self.dimmed = False
        self.ring: Colour | None = None
        self.dots: Colour | None = None
        self.lift = 0
        self._squeeze = 1.0
        self._level = FADES
        self._stand()

    # What it shows -----------------------------------------------------------------------------------------------

    def show_card(self, card: Card | None, mark: Mark | None = None) -> None:
        """Show another face, or None for the back."""
        if card is not self.card or mark != self.mark:
            self.card, self.mark = card, mark
            self._redraw()

    def set_state(self, *, dimmed: bool = False, ring: Colour | None = None, lift: int = 0) -> None:
        """Dim it, put a ring of a colour around it, raise it by `lift` pixels."""
        if (dimmed, ring, lift) != (self.dimmed, self.ring, self.lift):
            self.dimmed, self.ring, self.lift = dimmed, ring, lift
            self._redraw()
            self._stand()

    def suggest(self, colour: Colour | None) -> None:
        """Put a dotted outline of a colour around it, or none; a ring hides it."""
        if colour != self.dots:
            self.dots = colour
            self._redraw()

    def set_turn(self, progress: float, card: Card | None, mark: Mark | None = None) -> None:
        """Turn it over: at progress 0 it shows what it shows, at 1 the other side, `card`."""
        width, other_side = turn(progress)
        if other_side:
            self.card, self.mark = card, mark
        self._squeeze = 1.0 if progress in (0.0, 1.0) else width
        self._redraw()

    def set_strength(self, part: float) -> None:
        """Let it be seen only so far, 0 to 1, in a few steps: fading costs less than moving that way."""
        level = max(1, min(FADES, round(part * FADES)))
        if level != self._level:
            self._level = level
            self._redraw()

    # Where it is -------------------------------------------------------------------------------------------------

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of its face."""
        return self.place.center

    def put_at(self, place: Rect, angle: int = 0) -> None:
        """Lie there, turned so far; a place of another width gives it another size."""
        resized = place.width != self.place.width
        redrawn = resized or angle != self.angle
        self.place, self.angle = place.copy(), angle
        if resized:
            self.margin = margin_of(place.width)
        if redrawn:
            self._redraw()
        self._stand()

    def lie(self, lie: Lie) -> None:
        """Lie like that."""
        self.put_at(lie.place, lie.angle)

    def turn_to(self, angle: int) -> None:
        """Be turned so far."""
        if angle != self.angle:
            self.angle = angle
            self._redraw()
            self._stand()

    def foresee(self, lie: Lie) -> None:
        """Paint what it will look like when it lies like that, for it to be there at once."""
        picture_of(self.card, lie.place.width, lie.angle, four_colour=self.four_colour, mark=self.mark)

    def centre_at(self, centre: tuple[float, float]) -> None:
        """Lie with its middle there."""
        self.place.center = (round(centre[0]), round(centre[1]))
        self._stand()

    # Target ------------------------------------------------------------------------------------------------------

    @property
    def box(self) -> Rect:
        """What bounds the place where it takes presses: its face, wherever it is raised to and where it lay before."""
        if not self.visible:
            return Rect(0, 0, 0, 0)
        return bounds(self.place, self.angle, self._raised)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Whether that is on its face, as it is turned, where it is now or was before it rose."""
        return bool(self.visible) and Lie(self.place, self.angle).covers(pos, self._raised)

    @property
    def whole(self) -> Rect:
        """The same: cards are not in scrolled panes."""
        return self.box

    def on_mark(self, pos: tuple[int, int]) -> bool:
        """Whether that is on the sign of a bower, where it is now or was before the card rose."""
        if self.mark is None:
            return False
        sign = mark_rect(self.place.width)
        x, y = inside(self.place, self.angle, pos)
        return sign.union(sign.move(0, -self._raised)).collidepoint(round(x), round(y))

    def look_changed(self) -> None:
        """The pointer, the keyboard or a press came or went."""
        self._redraw()
        self._stand()

    def set_control(self, control: Control | None) -> None:
        """Stand for a control, or for none."""
        if control != self.control:
            self.control = control
            if control is None:
                self.focused = self.held = self.hovered = False
            self.look_changed()

    @property
    def _raised(self) -> int:
        open_ = self.control is not None and self.control.enabled
        up = (self.focused or self.hovered or self.held) and open_
        return max(self.lift, round(self.place.height * FOCUS_LIFT) if up else 0)

    def _picture(self) -> Surface:
        ring = self.focus_colour if self.control is not None and self.focused else self.ring
        return picture_of(
            self.card,
            self.place.width,
            self.angle,
            four_colour=self.four_colour,
            dimmed=self.dimmed,
            mark=self.mark,
            ring=ring,
            dots=self.dots if self.card is not None and ring is None else None,
            lifted=self._raised > 0,
        )

    def _redraw(self) -> None:
        picture = self._picture()
        if self._squeeze != 1.0:
            narrow = max(1, round(picture.get_width() * self._squeeze))
            picture = pygame.transform.scale(picture, (narrow, picture.get_height()))
        if self._level != FADES:
            picture = faded(picture, self._level)
        if picture is not self.image:
            self.set_image(picture)
            self._stand()

    def _stand(self) -> None:
        wide, high = self.image.get_size()
        if self.angle == 0:
            self.move_to((self.place.centerx - wide // 2, self.place.y - self.margin - self._raised))
            return
        dx, dy = along(self.angle, self._raised)
        self.move_to((round(self.place.centerx + dx - wide / 2), round(self.place.centery + dy - high / 2)))


def picture_of(
    card: Card | None,
    width: int,
    angle: int,
    *,
    four_colour: bool = False,
    dimmed: bool = False,
    mark: Mark | None = None,
    ring: Colour | None = None,
    dots: Colour | None = None,
    lifted: bool = False,
) -> Surface:
    """The picture of a card, turned by so many degrees clockwise; one with dots is never turned."""
    if angle:
        return turned_picture(
            card, width, angle, four_colour=four_colour, dimmed=dimmed, mark=mark, ring=ring, lifted=lifted
        )
    return card_picture(
        card, width, four_colour=four_colour, dimmed=dimmed, mark=mark, ring=ring, dots=dots, lifted=lifted
    )
