"""What a seat can work out from its View: which cards may still be against it, who is void, what is boss."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.engine.cards import LEFT_OF, SEATS, STRENGTH, Card, Seat, Suit
from game.engine.view import View


def trumps_of(cards: Iterable[Card], trump: Suit) -> list[Card]:
    """The trumps among these cards, the bowers and the joker too, highest first."""
    height = STRENGTH[trump][trump]
    return sorted((each for each in cards if each.suits[trump] is trump), key=lambda each: -height[each])


def seen_cards(view: View) -> set[Card]:
    """Every card whose place the seat knows to be its own hand or out of play: hand, dummy, played, buried,
    discarded, and an upcard that nobody took."""
    seen = {*view.hand, *view.dummy, *view.buried, *view.trick}
    for trick in view.tricks:
        seen.update(trick.cards)
    if view.discard is not None:
        seen.add(view.discard)
    if view.upcard is not None and (view.picked_up is False or view.passes >= 3):
        seen.add(view.upcard)
    return seen


@dataclass(frozen=True, slots=True)
class Moment:
    """A card that was played, by whom, and who led that trick."""

    seat: Seat
    card: Card
    leader: Seat


class Knowledge:
    """The play of a hand as one seat knows it, after trump is made. Made anew from the View for every decision."""

    def __init__(self, view: View) -> None:
        """`view` has to be of a hand in which trump is made."""
        assert view.trump is not None
        assert view.maker is not None
        self.view = view
        self.seat: Seat = view.seat
        self.hand: tuple[Card, ...] = view.hand
        self.leader: Seat | None = view.leader
        self.trick: tuple[Card, ...] = view.trick
        self.taken = view.taken
        self.trump: Suit = view.trump
        self.maker: Seat = view.maker
        seen = seen_cards(view)
        self.unseen: list[Card] = [each for each in view.rules.cards if each not in seen]
        """Cards that another active player may hold."""
        self.active: list[Seat] = [seat for seat in SEATS if seat != view.sits_out]
        """Who plays this hand."""
        self.partner: Seat | None = None
        """The other defender, if the seat is a defender and not alone."""
        self.enemies: list[Seat] = []
        """Who plays against the seat."""
        self._take_sides()
        self.voids: set[tuple[Seat, Suit]] = set()
        """Who did not follow a suit, and so has none of it (trump included)."""
        for trick in view.tricks:
            self._note_voids(trick.leader, trick.cards)
        if view.trick and view.leader is not None:
            self._note_voids(view.leader, view.trick)

    def _take_sides(self) -> None:
        if self.seat != self.maker:
            self.partner = next((s for s in self.active if s not in (self.seat, self.maker)), None)
        self.enemies = [s for s in self.active if s not in (self.seat, self.partner)]

    def moments(self) -> list[Moment]:
        """Every card played in the hand so far."""
        found: list[Moment] = []
        tricks = [(trick.leader, trick.cards) for trick in self.view.tricks]
        if self.trick and self.leader is not None:
            tricks.append((self.leader, self.trick))
        for leader, cards in tricks:
            seat = leader
            for each in cards:
                while seat not in self.active:
                    seat = LEFT_OF[seat]
                found.append(Moment(seat, each, leader))
                seat = LEFT_OF[seat]
        return found

    def _note_voids(self, leader: Seat, played: Sequence[Card]) -> None:
        led = played[0].suits[self.trump]
        seat = leader
        for each in played:
            while seat not in self.active:
                seat = LEFT_OF[seat]
            if each.suits[self.trump] is not led:
                self.voids.add((seat, led))
            seat = LEFT_OF[seat]

    def is_boss(self, each: Card) -> bool:
        """Whether no card of its own suit that may be out against the seat is higher."""
        own = each.suits[self.trump]
        height = STRENGTH[self.trump][own]
        mine = height[each]
        return not any(other.suits[self.trump] is own and height[other] > mine for other in self.unseen)

    def unseen_of(self, suit: Suit) -> int:
        """How many cards of a suit may be out against the seat."""
        return sum(1 for each in self.unseen if each.suits[self.trump] is suit)

    def may_hold_trump(self, seat: Seat) -> bool:
        """Whether the seat can still have a trump."""
        return (seat, self.trump) not in self.voids and self.unseen_of(self.trump) > 0

    def players_after(self) -> list[Seat]:
        """Who plays to the trick on the table after the seat, in order."""
        later = len(self.active) - len(self.trick) - 1
        order: list[Seat] = []
        seat = self.seat
        while len(order) < later:
            seat = LEFT_OF[seat]
            if seat in self.active:
                order.append(seat)
        return order

    def winning(self) -> tuple[Seat, Card]:
        """Who takes the trick on the table as it lies, and with what. There has to be a card on it."""
        assert self.leader is not None
        led = self.trick[0].suits[self.trump]
        height = STRENGTH[self.trump][led]
        seat = best_seat = self.leader
        best = self.trick[0]
        for place, each in enumerate(self.trick):
            while seat not in self.active:
                seat = LEFT_OF[seat]
            if place == 0 or height[each] > height[best]:
                best_seat, best = seat, each
            seat = LEFT_OF[seat]
        return best_seat, best
