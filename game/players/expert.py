"""The players that search: every card, the five of ten, and whether to make trump, for the best chance to win."""

from collections.abc import Generator
from math import sqrt
from random import Random
from typing import Final

from game.engine.actions import Action, Call, OrderUp, Pass, Play
from game.engine.state import Phase
from game.engine.view import View
from game.players import calling
from game.players.advice import advise
from game.players.bid_worth import call_worth, pass_worth
from game.players.five_of_ten import choose_five
from game.players.search import Solvers, card_outcomes, card_values
from game.players.values import in_chances

_EDGE: Final = 0.08
"""How much better than the advised card another has to look to be played, as a part of what lies between the best and
the worst result, with one world; it falls with the root of their number, as the noise does."""


class SearchPlayer:
    """Looks at so many worlds for a card and for the five of ten; 0 leaves that to advice.

    `calls`: whether calls go by the chances to win, too.

    What it maximises is the chance to win the match, not the tricks or points of the hand.
    """

    def __init__(self, name: str, cards: int, fives: int, calls: bool) -> None:
        self._name = name
        self._cards = cards
        self._fives = fives
        self._calls = calls
        self._solvers = Solvers()

    @property
    def name(self) -> str:
        """See `Player.name`."""
        return self._name

    def think(self, view: View, limit: int, rng: Random) -> Generator[None, None, Action]:
        """See `Player.think`; a `limit` of worlds holds for each kind of decision."""
        yield
        advised = advise(view)
        if len(view.legal) == 1:
            return advised
        match view.phase:
            case Phase.PLAY if self._cards:
                return (yield from self._card(view, limit or self._cards, advised, rng))
            case Phase.DUMMY if self._fives:
                return (yield from choose_five(view, limit or self._fives, in_chances(view), self._solvers, rng))
            case Phase.ORDER_UP | Phase.CALL_TRUMP if self._calls:
                return _call(view)
            case _:
                return advised

    def _card(self, view: View, worlds: int, advised: Action, rng: Random) -> Generator[None, None, Action]:
        legal = [each.card for each in view.legal if isinstance(each, Play)]
        worth = in_chances(view)
        values = yield from card_values(view, legal, worlds, worth, self._solvers, rng)
        best = max(range(len(legal)), key=lambda place: (values[place], -place))
        results = card_outcomes(view, worth)
        edge = _EDGE * (max(results) - min(results)) / sqrt(worlds)
        if isinstance(advised, Play) and values[legal.index(advised.card)] >= values[best] - edge:
            return advised
        return Play(legal[best])


def _call(view: View) -> Action:
    """Whether calling wins the match more often than passing."""
    if Pass() not in view.legal:
        return advise(view)
    call: Action
    if view.phase is Phase.ORDER_UP:
        call, count = OrderUp(), calling.order_count(view)
    else:
        suits = [each.suit for each in view.legal if isinstance(each, Call)]
        trump = max(suits, key=lambda suit: calling.call_count(view, suit))
        call, count = Call(trump), calling.call_count(view, trump)
    worth = in_chances(view)
    return call if call_worth(view, count, worth) > pass_worth(view, count, worth) else Pass()
