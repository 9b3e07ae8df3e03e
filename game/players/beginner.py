"""The player that has just learnt the game: plays sensibly, with the slips that people make."""

from collections.abc import Generator, Sequence
from random import Random
from typing import Final

from game.engine.actions import Action, Call, OrderUp, Pass, Play, WithPartner
from game.engine.cards import Card, Rank, Suit
from game.engine.state import Phase
from game.engine.view import View
from game.players.advice import advise
from game.players.calling import round_one_hand
from game.players.knowledge import trumps_of

_SLIP: Final = 0.2
"""How often a card is played without a plan."""
_ENOUGH: Final = 3
"""The trumps a beginner wants to see before calling, with a bower counted twice."""


class BeginnerPlayer:
    """Counts trumps before calling, and forgets that the dummy helps; now and then plays just any card."""

    name = "beginner"

    def think(self, view: View, limit: int, rng: Random) -> Generator[None, None, Action]:
        """See `Player.think`. `limit` does not matter."""
        yield
        advised = advise(view)
        match view.phase:
            case Phase.ORDER_UP:
                assert view.upcard_suit is not None
                return OrderUp() if _trumps(round_one_hand(view), view.upcard_suit) >= _ENOUGH else Pass()
            case Phase.CALL_TRUMP:
                return _call(view)
            case Phase.DEFENCE:
                return WithPartner()
            case Phase.PLAY:
                cards = [each for each in view.legal if isinstance(each, Play)]
                return cards[rng.randrange(len(cards))] if rng.random() < _SLIP else advised
            case _:
                return advised


def _trumps(hand: Sequence[Card], trump: Suit) -> int:
    trumps = trumps_of(hand, trump)
    return len(trumps) + sum(1 for each in trumps if each.rank in (Rank.JACK, Rank.JOKER))


def _call(view: View) -> Action:
    calls = [each for each in view.legal if isinstance(each, Call)]
    best = max(calls, key=lambda call: _trumps(view.hand, call.suit))
    if _trumps(view.hand, best.suit) >= _ENOUGH or len(calls) == len(view.legal):
        return best
    return next(each for each in view.legal if isinstance(each, Pass))
