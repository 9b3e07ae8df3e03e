"""The players that search: every decision, for the best chance to win the match."""

from collections.abc import Generator
from math import sqrt
from random import Random
from typing import Final

from game.engine.actions import Action
from game.engine.state import Phase
from game.engine.view import View
from game.players.advice import advise
from game.players.bid_worth import bid_worths
from game.players.outlook import options_of, outlook, worth_of
from game.players.values import in_chances

_EDGE: Final = 0.08
"""How much better than the advised action another has to look to be taken, as a part of what lies between the worst and
the best end seen, with one deal; it falls with the root of their number, as the noise does."""


_BY_TABLE: Final = 0.4
"""In bidding, this part of a value comes from the tables: they know the mean of many hands like this, without noise."""


class SearchPlayer:
    """Looks at so many possible deals for a card, for a bid, and for every other choice.

    With 0 bids go by the tables of self-play alone, other choices by advice. What it maximises is the chance to win
    the match, not the tricks or points of the hand.
    """

    def __init__(self, name: str, cards: int, bids: int, choices: int) -> None:
        self._name = name
        self._cards = cards
        self._bids = bids
        self._choices = choices

    @property
    def name(self) -> str:
        """See `Player.name`."""
        return self._name

    def think(self, view: View, limit: int, rng: Random) -> Generator[None, None, Action]:
        """See `Player.think`; a `limit` of deals holds for each kind of decision."""
        yield
        advised = advise(view)
        if len(view.legal) == 1:
            return advised
        bidding = view.phase in (Phase.ORDER_UP, Phase.CALL_TRUMP)
        deals = self._bids if bidding else self._cards if view.phase is Phase.PLAY else self._choices
        if not deals and not bidding:
            return advised
        options = options_of(view)
        if advised not in options:
            options.append(advised)
        worth = in_chances(view)
        if not deals:
            values = bid_worths(view, options, worth)
            return options[max(range(len(options)), key=lambda place: (values[place], -place))]
        deals = limit or deals
        ends = yield from outlook(view, options, deals, rng)
        values = [worth_of(each, view, worth) for each in ends]
        if bidding:
            known = bid_worths(view, options, worth)
            values = [_BY_TABLE * one + (1 - _BY_TABLE) * two for one, two in zip(known, values, strict=True)]
        best = max(range(len(options)), key=lambda place: (values[place], -place))
        seen = [worth_of({end: 1.0}, view, worth) for each in ends for end in each]
        edge = _EDGE * (max(seen) - min(seen)) / sqrt(deals)
        return advised if values[options.index(advised)] >= values[best] - edge else options[best]
