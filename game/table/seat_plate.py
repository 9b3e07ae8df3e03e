"""A seat's plate: portrait, name, role, dealer button, score and tricks."""

from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.table.dealer_button import dealer_button
from game.table.layers import Layer
from game.table.plate_plan import Line, PlateForm, PlatePlan, SeatLook, plan_plate
from game.table.portraits import portrait
from game.table.score import score_fives, trick_packets
from game.table.score_pop import ScorePop
from game.widgets.button import Kit
from game.widgets.compose import blend
from game.widgets.element import Element
from game.widgets.fonts import render
from game.widgets.shapes import rounded_rect, soft_shadow
from game.widgets.theme import Colour, mix
from game.widgets.vector import fast

__all__ = ["PlateForm", "SeatLook", "SeatPlate"]


class SeatPlate(Element):
    """A seat's portrait, name, role, score and tricks on a plate."""

    def __init__(self, place: Rect, kit: Kit, look: SeatLook, form: PlateForm) -> None:
        self.kit = kit
        self.place = place
        self.form = form
        self.look = look
        self._margin = kit.metrics.px(8)
        self._grounds: dict[tuple[bool, int], Surface] = {}
        self.plan = self._planned()
        super().__init__(self._draw(), (place.x - self._margin, place.y - self._margin), layer=Layer.PLATE)

    def show_look(self, look: SeatLook) -> None:
        """Tell something else."""
        if look != self.look:
            self.look = look
            self.plan = self._planned()
            self.set_image(self._draw())

    @property
    def name_size(self) -> int:
        """Height of the name on this plate, and on those that look alike."""
        return self.plan.name.size

    @property
    def dealer_place(self) -> Rect:
        """Where the dealer button stands on the table before the roles are known."""
        return self.plan.waiting_dealer.move(self.place.topleft)

    def pop(self) -> ScorePop:
        """The score, standing out from the plate; to be put into the scene over it."""
        figure = self.plan.figure
        return ScorePop(replace(figure, place=figure.place.move(self.place.topleft)), self.kit)

    def _planned(self) -> PlatePlan:
        return plan_plate(self.place.size, self.kit.metrics, self.form, self.look)

    def _draw(self) -> Surface:
        picture = self._ground(self.look.turn).copy()
        kit, look, plan = self.kit, self.look, self.plan
        palette = kit.palette

        def put(image: Surface, place: Rect) -> None:
            blend(picture, image, place.move(self._margin, self._margin))

        def put_line(line: Line, colour: Colour, *, bold: bool = False, display: bool = False) -> None:
            put(render(line.words, line.size, colour, bold=bold, display=display), line.place)

        put_line(plan.name, palette.text, bold=True)
        if plan.role is not None and plan.pill is not None:
            fill = mix(palette.panel, palette.text, 0.92 if look.role_is_maker else 0.16)
            put(rounded_rect(plan.pill.size, plan.pill.height / 2, fill), plan.pill)
            put_line(plan.role, palette.ink if look.role_is_maker else palette.text, bold=True)
        if plan.fives is not None:
            put(score_fives(look.score, look.target, plan.fives.height, kit), plan.fives)
        put_line(plan.figure, palette.text, display=True)
        if plan.target is not None:
            put_line(plan.target, palette.muted)
        packets = trick_packets(look.tricks, plan.packets.height, plan.packets.width)
        if packets is not None:
            put(packets, packets.get_rect(midright=plan.packets.midright))
        if look.dealer:
            put(dealer_button(plan.dealer.width, kit), plan.dealer)
        return fast(picture)

    def _ground(self, turn: bool) -> Surface:
        """Shadow, box and portrait: what stays while the rest changes with every trick."""
        face = self.plan.face
        key = turn, face.width if face else 0
        ready = self._grounds.get(key)
        if ready is not None:
            return ready
        kit = self.kit
        palette, px, margin = kit.palette, kit.metrics.px, self._margin
        size = self.place.size
        picture = Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA, 32)
        blend(picture, soft_shadow(size, px(12), margin), (0, px(2)))
        edge: Colour = palette.panel_edge
        line = max(1, px(1))
        if turn:
            edge, line = (palette.gold if self.look.human else palette.text), max(2, px(2))
        blend(picture, rounded_rect(size, px(12), palette.panel, edge, line), (margin, margin))
        if face is not None:
            blend(picture, portrait(self.look.face, face.width), face.move(margin, margin))
        self._grounds[key] = picture
        return picture
