"""The cards of the trick, each towards its player."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game.engine.cards import Card, Seat
from game.engine.view import View
from game.table.card_faces import card_height
from game.table.card_maker import CardMaker
from game.table.card_sprite import CardSprite
from game.table.layers import Layer
from game.table.layout import TableLayout
from game.widgets.theme import Colour

WINNER_LIFT: Final = 0.07
"""How far the card that takes the trick rises, as a part of its height."""


class Trick:
    """What lies in the middle while a hand is played."""

    def __init__(self, layout: TableLayout, maker: CardMaker) -> None:
        self.layout = layout
        self.maker = maker
        self.cards: dict[Seat, CardSprite] = {}
        """By the seat that played it."""

    def spot(self, seat: Seat) -> Rect:
        """Where a seat's card lies."""
        width = self.layout.card
        place = Rect(0, 0, width, card_height(width))
        place.center = self.layout.spots[seat]
        return place

    def lay(self, leader: Seat | None, cards: Sequence[Card], view: View) -> None:
        """Let exactly these cards lie there, from the leader's on."""
        shown: dict[Seat, Card] = {}
        seat = leader
        for card in cards:
            assert seat is not None
            shown[seat] = card
            seat = (seat + 1) % 3
            if seat == view.sits_out:
                seat = (seat + 1) % 3
        for gone in [seat for seat, sprite in self.cards.items() if shown.get(seat) is not sprite.card]:
            self.cards.pop(gone).kill()
        for seat, card in shown.items():
            if seat not in self.cards:
                self.cards[seat] = self.maker.make(card, self.spot(seat), Layer.TRICK, view.trump)
            self.cards[seat].put_at(self.spot(seat))

    def ring(self, winner: Seat, colour: Colour) -> None:
        """Put a ring around the card that takes the trick and raise it; the others stay as they are, to be read."""
        sprite = self.cards[winner]
        sprite.set_state(ring=colour, lift=round(sprite.place.height * WINNER_LIFT))

    def take(self) -> list[CardSprite]:
        """The cards, which are in the trick no more."""
        taken, self.cards = list(self.cards.values()), {}
        return taken

    def clear(self) -> None:
        """Take the cards off the felt."""
        for sprite in self.take():
            sprite.kill()
