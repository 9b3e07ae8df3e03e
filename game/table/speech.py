"""Words over the table: what the players say, sentences for the human, and what a hand gave."""

from typing import Final

from pygame import Rect

from game.engine.cards import Seat
from game.table.banners import Award, Banner, Toast
from game.table.bubble import Bubble
from game.table.bubble_rooms import bubble_room
from game.table.free_felt import Felt
from game.table.layout import TableLayout
from game.widgets.button import Kit
from game.widgets.element import Element, Elements

TOAST_MS: Final = 3200.0
"""How long a sentence stands."""


class Speech:
    """Bubbles, the toast, and the honours of a hand."""

    def __init__(self, group: Elements, layout: TableLayout, kit: Kit) -> None:
        self.group = group
        self.layout = layout
        self.kit = kit
        self.shown_toast: Toast | None = None
        """The sentence for the human, while there is one."""
        self._hidden: Element | None = None
        """What stood where the toast stands."""
        self._toast_left_ms = 0.0
        self._bubbles: dict[Seat, Bubble] = {}
        self._honours: list[Element] = []

    def say(self, seat: Seat, words: str) -> Bubble:
        """Show what a player says; it stays until the player says something else or play begins."""
        self.hush(seat)
        bubble = Bubble(words, bubble_room(seat, self.layout, self.kit.metrics), self.kit)
        self._bubbles[seat] = bubble
        self.group.put((bubble,))
        return bubble

    def hush(self, seat: Seat | None = None) -> None:
        """Take away a player's bubble, or all."""
        for each in [seat] if seat is not None else list(self._bubbles):
            bubble = self._bubbles.pop(each, None)
            if bubble is not None:
                bubble.kill()

    def give_way(self, place: Rect) -> None:
        """Take away the bubbles that lie where something else is to be read now."""
        for seat, bubble in list(self._bubbles.items()):
            if bubble.body.colliderect(place):
                self.hush(seat)

    def toast(self, words: str, stays_ms: float = TOAST_MS, felt: Felt | None = None) -> None:
        """Show a sentence for a while, instead of the last one: where the felt is free, or above the hand."""
        self.drop_toast()
        if felt is None:
            felt = Felt(self.layout.prompt.center, self.kit.metrics.window, ())
        self.shown_toast = Toast(words, felt, self.kit)
        self.group.put((self.shown_toast,))
        self._toast_left_ms = stays_ms

    def stand_in_for(self, words: Element | None) -> None:
        """Let these words not be seen while the toast lies on them."""
        if self.shown_toast is not None and words is not None and self.shown_toast.body.colliderect(words.rect):
            self._hidden = words
            words.show(False)

    def drop_toast(self) -> None:
        """Take the toast away, if there is one."""
        if self.shown_toast is not None:
            self.shown_toast.kill()
            self.shown_toast = None
        if self._hidden is not None:
            self._hidden.show()
            self._hidden = None

    def update(self, dt_ms: float) -> None:
        """Let real time pass for the toast: words are read no faster when cards fly faster."""
        self._toast_left_ms -= dt_ms
        if self._toast_left_ms <= 0:
            self.drop_toast()

    def award(self, seat: Seat, points: int) -> Award:
        """Show on a seat's plate what it gains, until the honours go."""
        award = Award(points, self.layout.plates[seat], self.kit)
        self._honours.append(award)
        self.group.put((award,))
        return award

    def honour(self, words: str, *, ours: bool) -> Banner:
        """Show large words across the felt, until the honours go."""
        banner = Banner(words, self.layout.oval.center, self.kit, ours=ours)
        self._honours.append(banner)
        self.group.put((banner,))
        return banner

    def drop_honours(self) -> None:
        """Take away what was shown of the end of a hand."""
        for each in self._honours:
            each.kill()
        self._honours = []
