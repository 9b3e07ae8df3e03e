"""Which cards the human has picked so far: five of ten to keep, or the one that the dealer puts away."""

from game.engine.actions import Action, Keep, PickUp
from game.engine.cards import Card
from game.engine.state import Phase


class Choosing:
    """Picked cards, and those that a sound player would pick."""

    def __init__(self) -> None:
        self.chosen: list[Card] = []
        self.suggested: tuple[Card, ...] = ()

    def suggest(self, action: Action) -> None:
        """Remember which cards this action picks."""
        match action:
            case Keep(cards):
                self.suggested = cards
            case PickUp(discard):
                self.suggested = (discard,)
            case _:
                self.suggested = ()

    def take_suggested(self) -> bool:
        """Pick those and no others; False when there are none."""
        if self.suggested:
            self.chosen = list(self.suggested)
        return bool(self.suggested)

    def toggle(self, card: Card, phase: Phase) -> bool:
        """Pick a card, or put it back where it was; False when five are picked already."""
        if card in self.chosen:
            self.chosen.remove(card)
        elif phase is Phase.EXCHANGE:
            self.chosen = [card]
        elif len(self.chosen) < 5:
            self.chosen.append(card)
        else:
            return False
        return True

    def clear(self) -> None:
        """Nothing is to be picked any more."""
        self.chosen, self.suggested = [], ()
