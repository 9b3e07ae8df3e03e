"""What each option of a decision leads to, over many possible deals: the search that all rests on.

A deal that agrees with what the seat has seen is drawn, every option is taken in it, and the hand is played on to its
end by players who do as advised. Every option is tried in the same deals.
"""

from collections.abc import Callable, Generator, Sequence
from math import sqrt
from random import Random
from typing import Final

from game.engine.actions import Action, Call, GoAlone, Keep, NameBenny, OrderUp, Pass, PickUp, Play
from game.engine.cards import LEFT_OF
from game.engine.state import Phase
from game.engine.view import View
from game.players import calling
from game.players.deals import Deals
from game.players.keeping import fives_by_worth
from game.players.knowledge import Knowledge
from game.players.playout import BITS
from game.players.rehearsal import Made, Outcome, Rehearsal
from game.players.values import Worth
from game.players.worlds import Worlds

Ends = tuple[Outcome | None, ...]
"""How the hand ends in one deal, for each option; None where nobody makes trump."""


_FIVES: Final = 10
"""So many fives of the ten are looked at."""
_SUITS: Final = 2
"""So many suits are looked at in round two."""


def options_of(view: View) -> list[Action]:
    """The options worth looking at; among them what `advise` says, but for a rare five."""
    match view.phase:
        case Phase.DUMMY:
            assert view.trump is not None
            fives: list[Action] = [Keep(five) for five in fives_by_worth(view, view.trump)[:_FIVES]]
            pays = view.rules.lone_march_points > view.rules.march_points
            return [*fives, GoAlone()] if pays else fives
        case Phase.CALL_TRUMP:
            calls = [each for each in view.legal if isinstance(each, Call)]
            calls.sort(key=lambda each: -calling.call_count(view, each.suit))
            return [*calls[:_SUITS], *(each for each in view.legal if each == Pass())]
        case _:
            return list(view.legal)


class Outlook:
    """What options lead to, over the deals looked at."""

    def __init__(self, view: View, deals: Sequence[tuple[Ends, float]]) -> None:
        """`deals`: the ends in each deal with its weight."""
        self._view = view
        self._deals = deals
        self._total = sum(weight for _, weight in deals)

    def values(self, worth: Worth) -> list[float]:
        """What each option is worth to the seat, on average."""
        known = self._worths(worth)
        sums = [0.0] * len(self._deals[0][0])
        for ends, weight in self._deals:
            for place, end in enumerate(ends):
                sums[place] += weight * known[end]
        return [each / self._total for each in sums]

    def error(self, one: int, other: int, worth: Worth) -> float:
        """The standard error of the difference between two options' values, met in the same deals."""
        known = self._worths(worth)
        differences = [(known[ends[one]] - known[ends[other]], weight) for ends, weight in self._deals]
        mean = sum(each * weight for each, weight in differences) / self._total
        return sqrt(sum((weight * (each - mean)) ** 2 for each, weight in differences)) / self._total

    def _worths(self, worth: Worth) -> dict[Outcome | None, float]:
        seat, rules = self._view.seat, self._view.rules
        found = {end for ends, _ in self._deals for end in ends}
        return {end: worth((0, 0, 0) if end is None else end.points(rules))[seat] for end in found}


def outlook(view: View, options: Sequence[Action], deals: int, rng: Random) -> Generator[None, None, Outlook]:
    """Take each of these options in so many deals."""
    match view.phase:
        case Phase.PLAY:
            draw = _from_table(view, options, rng)
        case Phase.DUMMY | Phase.DEFENCE:
            draw = _from_hands(view, options, rng)
        case _:
            draw = _from_bidding(view, options, rng)
    found: list[tuple[Ends, float]] = []
    for _ in range(deals):
        found.append(draw())
        yield
    return Outlook(view, found)


_Draw = Callable[[], tuple[Ends, float]]
"""Draws a deal, takes every option in it; how each ends, and the weight of the deal."""


def _from_table(view: View, options: Sequence[Action], rng: Random) -> _Draw:
    """While cards are played."""
    know = Knowledge(view)
    worlds = Worlds(know)
    bits = [BITS[know.trump].of[each.card] for each in options if isinstance(each, Play)]
    lone = view.lone_defender
    ends = [Outcome(know.maker, tricks, bool(view.maker_alone), lone) for tricks in range(6)]

    def draw() -> tuple[Ends, float]:
        world = worlds.draw(rng)
        assert world.table is not None
        found: list[Outcome | None] = []
        for bit in bits:
            table = world.table.copy()
            table.play(bit)
            found.append(ends[table.finish(lone is not None)])
        return tuple(found), world.weight

    return draw


def _from_hands(view: View, options: Sequence[Action], rng: Random) -> _Draw:
    """When trump is made, before the first card: five of ten, and defending alone."""
    know = Knowledge(view)
    trump, maker, bits = know.trump, know.maker, BITS[know.trump]
    worlds, rehearsal = Worlds(know), Rehearsal(view)
    out = bits.mask([view.upcard]) if view.upcard is not None and not view.picked_up else 0
    discard = bits.mask([view.discard]) if view.discard is not None else 0
    partner = [seat for seat in (LEFT_OF[view.seat],) if seat != maker]

    def draw() -> tuple[Ends, float]:
        world = worlds.draw(rng)
        ten = 0 if view.maker_alone else bits.mask(world.ten or (*view.hand, *view.dummy))
        made = Made(world.hands, maker, trump, ten, out, discard)
        held = None if view.maker_alone else bits.mask(world.hands[maker])
        found: list[Outcome | None] = []
        for each in options:
            if view.seat == maker:
                found.append(rehearsal.keep(made, bits.mask(each.cards) if isinstance(each, Keep) else None))
            elif isinstance(each, GoAlone):
                found.append(rehearsal.play(made, held, view.seat))
            else:
                found.append(rehearsal.defend(made, held, partner))
        return tuple(found), world.weight

    return draw


def _from_bidding(view: View, options: Sequence[Action], rng: Random) -> _Draw:
    """Before trump is settled, and at the dealer's exchange."""
    deals, rehearsal = Deals(view), Rehearsal(view)
    seat, suit, maker = view.seat, view.upcard_suit, view.maker

    def draw() -> tuple[Ends, float]:
        deal, weight = deals.draw(rng)
        found: list[Outcome | None] = []
        for each in options:
            end: Outcome | None
            if isinstance(each, NameBenny):
                end = rehearsal.bid(deal, 0, each.suit)
            elif isinstance(each, Call):
                end = rehearsal.call(deal, seat, each.suit)
            else:
                assert suit is not None
                if isinstance(each, Pass):
                    end = rehearsal.bid(deal, view.passes + 1, suit)
                elif isinstance(each, OrderUp):
                    end = rehearsal.order(deal, seat, suit)
                else:
                    assert maker is not None
                    end = rehearsal.exchange(deal, maker, suit, each.discard if isinstance(each, PickUp) else None)
            found.append(end)
        return tuple(found), weight

    return draw
