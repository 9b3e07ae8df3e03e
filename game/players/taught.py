"""When to make trump as people are taught it: by counting the tricks in the hand. `calling` has what self-play found.

It is what four-handed players are told, two trumps and an ace or a bower and two more, put into sums of our own, with
the dummy in the partner's place. Of five thresholds tried this one lies in the middle between beginner and strong. The
place at the table and the suit turned down do not count.
"""

from typing import Final

from game.engine.actions import Action, Call, OrderUp, Pass
from game.engine.cards import STRENGTH, Card, Rank, Suit
from game.engine.state import Phase
from game.engine.view import View
from game.players.calling import for_the_score, round_one_hand

_ENOUGH: Final = 7
"""So many quarters of a trick are called on; the dummy has to bring the rest."""
_TRUMPS: Final = {40: 4, 39: 4, 38: 3, 34: 3}
"""What a trump of this strength counts, in quarters of a trick: joker, right, left, ace."""
_TRUMP: Final = 2
_SIDE_ACE: Final = 3
_QUARTER: Final = 28
"""What a quarter of a trick is in `for_the_score`'s hundredths of a point."""


def quarters(hand: tuple[Card, ...], trump: Suit) -> int:
    """The tricks in a hand, in quarters."""
    height = STRENGTH[trump][trump]
    return sum(
        _TRUMPS.get(height[each], _TRUMP) if each.suits[trump] is trump else _SIDE_ACE if each.rank is Rank.ACE else 0
        for each in hand
    )


def bid(view: View, lean: int = 0) -> Action:
    """Order up, call or pass; only for these two phases.

    `lean`: by how many quarters the hand is counted above, or below, what it is worth.
    """
    enough = _ENOUGH - lean
    if view.phase is Phase.ORDER_UP:
        assert view.upcard_suit is not None
        assert view.dealer is not None
        added = for_the_score(view.rules, view.score, view.dealer, view.seat)
        counted = quarters(round_one_hand(view), view.upcard_suit) * _QUARTER + added
        return OrderUp() if counted >= enough * _QUARTER else Pass()
    calls = [each for each in view.legal if isinstance(each, Call)]
    best = max(calls, key=lambda call: quarters(view.hand, call.suit))
    stuck = len(calls) == len(view.legal)
    return best if stuck or quarters(view.hand, best.suit) >= enough else Pass()
