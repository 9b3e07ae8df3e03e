"""What each option of a decision promises, for the hint and the review: the same search that `expert` plays by."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from game.engine.actions import Action, Call, GoAlone, Keep, OrderUp, Pass, Play
from game.engine.state import Phase
from game.engine.view import View
from game.players import calling
from game.players.bid_worth import call_worth, pass_worth
from game.players.five_of_ten import five_shares
from game.players.keeping import fives_by_worth
from game.players.search import Solvers, card_outcomes, card_shares
from game.players.values import Worth, in_chances, in_points, outcomes

WORLDS: Final = 60
"""So many possible deals are looked at for one decision."""
FIVES: Final = 6
"""So many of the 252 fives are worth telling of."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """An option and what it promises the seat."""

    action: Action
    points: float
    """Expected points of the hand: own points minus the mean of the other two's."""
    chance: float
    """The chance to win the match, 0 to 1."""


class Appraiser:
    """Weighs the options of a seat from its View alone."""

    def __init__(self) -> None:
        self._solvers = Solvers()

    def appraise(
        self, view: View, rng: Random, worlds: int = WORLDS, done: Action | None = None
    ) -> Generator[None, None, tuple[Appraisal, ...]]:
        """The options worth telling of and `done`, best first.

        Empty where the choice rests on rules of thumb alone (naming the Benny, exchange, defending alone) or there is
        none. Yields often, as a player's thought does.
        """
        yield
        if len(view.legal) < 2:
            return ()
        match view.phase:
            case Phase.PLAY:
                found = yield from self._cards(view, rng, worlds)
            case Phase.DUMMY:
                found = yield from self._fives(view, rng, worlds, done)
            case Phase.ORDER_UP | Phase.CALL_TRUMP:
                found = _bids(view)
            case _:
                found = []
        return tuple(sorted(found, key=lambda each: (-each.chance, -each.points)))

    def _cards(self, view: View, rng: Random, worlds: int) -> Generator[None, None, list[Appraisal]]:
        legal = [each.card for each in view.legal if isinstance(each, Play)]
        chances = in_chances(view)
        shares = yield from card_shares(view, legal, worlds, chances, self._solvers, rng)
        by_points, by_chance = card_outcomes(view, in_points), card_outcomes(view, chances)
        return [
            Appraisal(Play(card), _mean(share, by_points), _mean(share, by_chance))
            for card, share in zip(legal, shares, strict=True)
        ]

    def _fives(
        self, view: View, rng: Random, worlds: int, done: Action | None
    ) -> Generator[None, None, list[Appraisal]]:
        assert view.trump is not None
        options: list[Action] = [Keep(five) for five in fives_by_worth(view, view.trump)[:FIVES]]
        if view.rules.lone_march_points > view.rules.march_points:
            options.append(GoAlone())
        if done is not None and done not in options:
            options.append(done)
        fives = [each.cards if isinstance(each, Keep) else None for each in options]
        shares = yield from five_shares(view, fives, worlds, self._solvers, rng)
        return [
            Appraisal(
                action,
                _mean(share, _made(view, action == GoAlone(), in_points)),
                _mean(share, _made(view, action == GoAlone(), in_chances(view))),
            )
            for action, share in zip(options, shares, strict=True)
        ]


def _bids(view: View) -> list[Appraisal]:
    """Calls by the count of the hand, passing by the count of the best call."""
    counts: dict[Action, int] = {}
    for action in view.legal:
        if action == OrderUp():
            counts[action] = calling.order_count(view)
        elif isinstance(action, Call):
            counts[action] = calling.call_count(view, action.suit)
    chances = in_chances(view)
    found = [
        Appraisal(action, call_worth(view, count, in_points), call_worth(view, count, chances))
        for action, count in counts.items()
    ]
    if Pass() in view.legal:
        best = max(counts.values())
        found.append(Appraisal(Pass(), pass_worth(view, best, in_points), pass_worth(view, best, chances)))
    return found


def _made(view: View, alone: bool, worth: Worth) -> list[float]:
    """What being euchred, making it and marching are worth to the maker."""
    return [each[view.seat] for each in outcomes(view.rules, view.seat, alone, None, worth)]


def _mean(shares: Sequence[float], worths: Sequence[float]) -> float:
    return sum(share * worth for share, worth in zip(shares, worths, strict=True))
