"""What happened, in words, and the cards of a trick."""

from collections.abc import Collection, Sequence
from typing import ClassVar

import pygame
from pygame import Surface

from game.engine.cards import Card, Suit
from game.engine.events import CardPlayed, TrickTaken
from game.engine.view import View
from game.scenes.host import Host
from game.scenes.sheet import SheetScene
from game.table.card_sprite import card_picture, margin_of
from game.table.table import mark_of
from game.table.wording import Speaker
from game.text import t
from game.widgets.compose import blend
from game.widgets.form import Form
from game.widgets.vector import fast


class LogScene(SheetScene):
    """Lines of the log, and where given the cards they are about."""

    name: ClassVar[str] = "log"
    overlay: ClassVar[bool] = True
    width: ClassVar[float] = 520

    def __init__(
        self,
        host: Host,
        title: str,
        lines: Sequence[str],
        cards: Sequence[Card] = (),
        trump: Suit | None = None,
        *,
        ends: Collection[str] = (),
    ) -> None:
        """`ends` are those of the lines with which a trick is over."""
        super().__init__(host)
        self._title = title
        self._lines = tuple(lines)
        self._cards = tuple(cards)
        self._trump = trump
        self._ends = frozenset(ends)
        self._shown = False

    def heading(self) -> str:
        """What is looked at."""
        return self._title

    def prose(self) -> Sequence[str]:
        """The lines."""
        return self._lines

    def entered(self) -> None:
        """What happened last is what is looked for."""
        super().entered()
        if self._ends and not self._shown and self.pane is not None:
            self._shown = True
            if self.pane.scroll_to(self.pane.furthest):
                self.scrolled()

    def fill(self, form: Form) -> None:
        """The cards, then the lines."""
        if self._cards:
            form.picture(self._row(form), align="center")
        for line in self._lines:
            form.text(line, units=18)
            if line in self._ends:
                form.gap(10)

    def _row(self, form: Form) -> Surface:
        width = min(self.metrics.px(104), form.width // len(self._cards) - 2 * self.metrics.px(8))
        margin = margin_of(width)
        pictures = [
            card_picture(card, width, four_colour=self.host.preferences.four_colour, mark=mark_of(card, self._trump))
            for card in self._cards
        ]
        step = width + margin
        picture = Surface(
            (step * (len(pictures) - 1) + pictures[0].get_width(), pictures[0].get_height()), pygame.SRCALPHA, 32
        )
        for place, each in enumerate(pictures):
            blend(picture, each, (place * step, 0))
        return fast(picture)


def last_trick(host: Host, view: View, speaker: Speaker) -> LogScene:
    """The last complete trick: its cards, and what happened in words."""
    trick = view.tricks[-1]
    seat = trick.leader
    lines: list[str] = []
    for each in trick.cards:
        lines += speaker.event(CardPlayed(seat, each), view.trump)
        seat = (seat + 1) % 3
        if seat == view.sits_out:
            seat = (seat + 1) % 3
    lines += speaker.event(TrickTaken(trick.winner), view.trump)
    return LogScene(host, t("command.last_trick"), lines, trick.cards, view.trump)
