"""Making the cards of one table, and laying one over another."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.engine.cards import Card, Suit
from game.table.card_sprite import CardSprite
from game.table.fan import Lie
from game.table.marks import mark_of
from game.widgets.element import Elements
from game.widgets.theme import Colour


@dataclass(frozen=True, slots=True)
class CardMaker:
    """Makes cards that lie in `group`."""

    group: Elements
    four_colour: bool
    focus_colour: Colour

    def make(self, card: Card | None, place: Rect | Lie, layer: int, trump: Suit | None = None) -> CardSprite:
        """A card that lies somewhere; None is one seen from the back."""
        lie = place if isinstance(place, Lie) else Lie(place)
        sprite = CardSprite(
            card,
            lie.place,
            angle=lie.angle,
            layer=layer,
            four_colour=self.four_colour,
            mark=mark_of(card, trump) if card is not None else None,
            focus_colour=self.focus_colour,
        )
        self.group.put((sprite,))
        return sprite

    def raise_to(self, sprite: CardSprite, layer: int) -> None:
        """Let a card lie over or under others."""
        if sprite.alive():
            self.group.change_layer(sprite, layer)

    def fit(self, sprites: list[CardSprite], places: Sequence[Lie], layer: int) -> None:
        """Let a card seen from the back lie in each of these places, and no more of them."""
        while len(sprites) > len(places):
            sprites.pop().kill()
        for sprite, place in zip(sprites, places, strict=False):
            sprite.lie(place)
        for place in places[len(sprites) :]:
            sprites.append(self.make(None, place, layer))
