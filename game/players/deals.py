"""Whole deals that agree with the bidding so far, for choices before trump is settled."""

from random import Random
from typing import Final

from game.engine.cards import LEFT_OF, SEATS, Card, Seat, Suit
from game.engine.view import View
from game.players import calling
from game.players.rehearsal import Deal

UNLIKELY: Final = 0.15
"""What a deal counts for each player who passed, or called, with a hand that says otherwise."""


class Deals:
    """Draws deals for a View of the bidding, or of the dealer's exchange."""

    def __init__(self, view: View) -> None:
        assert view.dealer is not None
        self._view = view
        known = {*view.hand, view.upcard}
        self._unseen = [each for each in view.rules.cards if each not in known]
        self._others = [seat for seat in SEATS if seat != view.seat]
        self._added = [calling.for_the_score(view.rules, view.score, view.dealer, seat) for seat in SEATS]
        self._seats: list[Seat] = []
        """Who bids at each place."""
        seat = view.dealer
        for _ in SEATS:
            seat = LEFT_OF[seat]
            self._seats.append(seat)

    def draw(self, rng: Random) -> tuple[Deal, float]:
        """A random deal, and how well it explains what was said."""
        unseen = self._unseen.copy()
        rng.shuffle(unseen)
        hands: list[tuple[Card, ...]] = [(), (), ()]
        hands[self._view.seat] = self._view.hand
        one, two = self._others
        hands[one], hands[two] = tuple(unseen[:5]), tuple(unseen[5:10])
        deal = Deal((hands[0], hands[1], hands[2]), tuple(unseen[10:15]))
        return deal, self._explains(deal)

    def _explains(self, deal: Deal) -> float:
        view, weight = self._view, 1.0
        suit = view.upcard_suit
        if suit is None:  # the dealer is still to name what the joker stands for
            return weight
        for place in range(min(view.passes, 2) + (view.maker is not None)):
            seat = self._seats[place]
            if seat in (view.seat, view.dealer):
                continue
            counted = self._first(deal, seat, place)
            if (counted > 0) != (seat == view.maker):
                weight *= UNLIKELY
        for place in range(view.passes - 3):
            seat = self._seats[place]
            calls = (each for each in Suit if each is not suit or view.rules.turned_down_suit_allowed)
            best = max(calling.count(deal.hands[seat], each, 1, place, int(each.same_colour is suit)) for each in calls)
            if best > 0:
                weight *= UNLIKELY
        return weight

    def _first(self, deal: Deal, seat: Seat, place: int) -> int:
        view = self._view
        assert view.upcard is not None
        assert view.upcard_suit is not None
        height = calling.upcard_height(view.upcard, view.upcard_suit)
        return calling.count(deal.hands[seat], view.upcard_suit, 0, place, height) + self._added[seat]
