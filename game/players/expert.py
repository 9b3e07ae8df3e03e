"""The players that search: every decision, for the best chance to win the match."""

from collections.abc import Generator
from random import Random
from typing import Final

from game.engine.actions import Action
from game.engine.state import Phase
from game.engine.view import View
from game.players.advice import advise
from game.players.bid_worth import bid_worths
from game.players.outlook import options_of, outlook
from game.players.values import in_chances

_DOUBT: Final = 1.5
"""How many standard errors better than the advised action another has to look to be taken; not for cards and bids,
where the likeliest to be best was measured best."""
_FEWEST: Final = 20
"""So many deals are looked at whatever the number of options."""
_BY_TABLE: Final = 0.4
"""In bidding, this part of a value comes from the tables: they know the mean of many hands like this, without noise."""


class SearchPlayer:
    """Plays on some hundred possible deals for a decision, shared among its options.

    With `cards_only` all else is done as advised. What it maximises is the chance to win the match, not the tricks or
    points of the hand.
    """

    def __init__(self, name: str, playouts: int, *, cards_only: bool = False) -> None:
        self._name = name
        self._playouts = playouts
        self._cards_only = cards_only

    @property
    def name(self) -> str:
        """See `Player.name`."""
        return self._name

    def think(self, view: View, limit: int, rng: Random) -> Generator[None, None, Action]:
        """See `Player.think`."""
        yield
        advised = advise(view)
        if len(view.legal) == 1 or (self._cards_only and view.phase is not Phase.PLAY):
            return advised
        bidding = view.phase in (Phase.ORDER_UP, Phase.CALL_TRUMP)
        options = options_of(view)
        if advised not in options:
            options.append(advised)
        worth = in_chances(view)
        seen = yield from outlook(view, options, limit or max(_FEWEST, self._playouts // len(options)), rng)
        values = seen.values(worth)
        if bidding:
            known = bid_worths(view, options, worth)
            values = [_BY_TABLE * one + (1 - _BY_TABLE) * two for one, two in zip(known, values, strict=True)]
        # Where all is one, as advised: a bystander should see no whim.
        best = max(range(len(options)), key=lambda place: (round(values[place], 9), options[place] == advised, -place))
        if bidding or view.phase is Phase.PLAY:
            return options[best]
        safe = options.index(advised)
        return options[best if values[best] - values[safe] > _DOUBT * seen.error(best, safe, worth) else safe]
