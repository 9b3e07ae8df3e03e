"""The panel over the table while the human chooses cards: five of ten, or the one that the dealer puts away."""

from collections.abc import Sequence

from pygame import Rect

from game.engine.cards import Card, Seat
from game.engine.state import Phase
from game.engine.view import View
from game.table.choice_layout import CardChoice
from game.table.choice_panel import choice_panel, panel_ground, slots_of
from game.table.hand_order import hand_order
from game.table.layers import Layer
from game.table.layout import TableLayout
from game.table.prompts import choice_cards
from game.table.seat_plate import PlateForm, SeatLook, SeatPlate
from game.widgets.button import Kit
from game.widgets.element import Element, Elements


class OpenPanel:
    """The panel, while it is open; the cards on it are the table's."""

    def __init__(self, group: Elements, layout: TableLayout, kit: Kit) -> None:
        self.group = group
        self.layout = layout
        self.kit = kit
        self.choice: CardChoice | None = None
        """The places of the cards to choose from; None while it is closed."""
        self.strips: dict[Seat, SeatPlate] = {}
        """While West's and East's plates have no room: what stands for them."""
        self._elements: list[Element] = []

    def choice_for(self, view: View) -> CardChoice:
        """The places for what is to be chosen."""
        return self.layout.exchange if view.phase is Phase.EXCHANGE else self.layout.five

    def card_places(self, view: View, chosen: Sequence[Card]) -> list[Rect]:
        """Where each card to choose from lies: those chosen in the slots, in the order of a hand, others in rows."""
        choice = self.choice_for(view)
        slots = dict(zip(hand_order(chosen, view.trump), choice.slots, strict=False))
        return [slots.get(card, choice.cards[place]) for place, (card, _) in enumerate(choice_cards(view))]

    def open(self, view: View, looks: Sequence[SeatLook]) -> bool:
        """Lay the panel for this choice over the table; `looks` are the plates'. Whether it was not there before."""
        choice = self.choice_for(view)
        if self.choice is choice:
            return False
        self.close()
        self.choice = choice
        kit = self.kit
        picture = choice_panel(kit, exchange=choice is self.layout.exchange)
        panel = Element(picture, panel_ground(choice, kit).topleft, layer=Layer.PANEL)
        slots = [
            Element(each, slot.topleft, layer=Layer.PANEL)
            for each, slot in zip(slots_of(choice, kit), choice.slots, strict=True)
        ]
        self._elements = [panel, *slots]
        if choice.plates is not None:
            for seat, place in zip((1, 2), choice.plates, strict=True):
                self.strips[seat] = SeatPlate(place, kit, looks[seat], PlateForm.STRIP)
        self.group.put((*self._elements, *self.strips.values()))
        return True

    def close(self) -> None:
        """Take it away."""
        for each in (*self._elements, *self.strips.values()):
            each.kill()
        self.choice, self._elements, self.strips = None, [], {}

    def covered(self) -> list[Rect]:
        """What lies below it."""
        return [*(self.choice.covered if self.choice else ()), *(each.place for each in self.strips.values())]
