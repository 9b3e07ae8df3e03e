"""The last trick, in cards."""

from collections.abc import Sequence
from typing import ClassVar

import pygame
from pygame import Surface

from game.engine.cards import Seat
from game.engine.events import CardPlayed, TrickTaken
from game.engine.view import View
from game.scenes.host import Host
from game.scenes.sheet import SheetScene
from game.table.card_faces import card_height
from game.table.card_sprite import card_picture, margin_of
from game.table.looks import FACES
from game.table.marks import mark_of
from game.table.portraits import portrait
from game.table.trick import WINNER_LIFT
from game.table.wording import Speaker
from game.text import t
from game.widgets.button import fitted
from game.widgets.compose import blend
from game.widgets.form import Form
from game.widgets.vector import fast


class LastTrickScene(SheetScene):
    """The last complete trick: each card over its player, that of the winner raised, with a ring around it."""

    name: ClassVar[str] = "log"
    overlay: ClassVar[bool] = True
    width: ClassVar[float] = 520

    def __init__(self, host: Host, view: View, speaker: Speaker) -> None:
        super().__init__(host)
        self._trick = view.tricks[-1]
        self._trump = view.trump
        self._names = speaker.names
        seat, lines = self._trick.leader, list[str]()
        self._seats: list[Seat] = []
        for each in self._trick.cards:
            lines += speaker.event(CardPlayed(seat, each), view.trump)
            self._seats.append(seat)
            seat = (seat + 1) % 3
            if seat == view.sits_out:
                seat = (seat + 1) % 3
        lines += speaker.event(TrickTaken(self._trick.winner), view.trump)
        self._lines = tuple(lines)

    def heading(self) -> str:
        """Last trick."""
        return t("command.last_trick")

    def prose(self) -> Sequence[str]:
        """Who played what, and who took it."""
        return self._lines

    def fill(self, form: Form) -> None:
        """The cards with their players, then who took it. In words all of it is read out."""
        form.picture(self._row(form), align="center")
        form.text(self._lines[-1], units=19, align="center")

    def _row(self, form: Form) -> Surface:
        px, cards = self.metrics.px, self._trick.cards
        width = min(px(112), form.width // 3 - 2 * px(8))
        lift = round(card_height(width) * WINNER_LIFT)
        pictures: list[Surface] = []
        for seat, card in zip(self._seats, cards, strict=True):
            won = seat == self._trick.winner
            face = card_picture(
                card,
                width,
                four_colour=self.host.preferences.four_colour,
                mark=mark_of(card, self._trump),
                ring=self.kit.palette.text if won else None,
            )
            player = self._player(seat, width)
            picture = Surface((face.get_width(), face.get_height() + lift + player.get_height()), pygame.SRCALPHA, 32)
            blend(picture, face, (0, 0 if won else lift))
            blend(picture, player, (margin_of(width), face.get_height() + lift))
            pictures.append(picture)
        step = width + margin_of(width) + px(4)
        row = Surface(
            (step * (len(pictures) - 1) + pictures[0].get_width(), pictures[0].get_height()), pygame.SRCALPHA, 32
        )
        for place, each in enumerate(pictures):
            blend(row, each, (place * step, 0))
        return fast(row)

    def _player(self, seat: Seat, width: int) -> Surface:
        """Portrait and name, with what the player did in the trick."""
        metrics, palette = self.metrics, self.kit.palette
        side = min(metrics.px(34), width // 3)
        led, won = seat == self._trick.leader, seat == self._trick.winner
        did = t("last_trick.won") if won else t("last_trick.led") if led else ""
        room = width - side - metrics.px(7)
        name = fitted(self._names[seat], metrics.font(15), room, palette.text, bold=True, least=0.6)
        words = [name]
        if did:
            words.append(fitted(did, metrics.font(13), room, palette.text if won else palette.muted, least=0.6))
        height = sum(each.get_height() for each in words)
        picture = Surface((width, max(side, height)), pygame.SRCALPHA, 32)
        wide = side + metrics.px(7) + max(each.get_width() for each in words)
        left, top = (width - wide) // 2, (picture.get_height() - height) // 2
        blend(picture, portrait(FACES[seat], side), (left, (picture.get_height() - side) // 2))
        for each in words:
            blend(picture, each, (left + side + metrics.px(7), top))
            top += each.get_height()
        return picture
