"""When to play without the dummy, or to defend without the partner. The lines were measured; docs/players.md."""

from collections.abc import Collection, Sequence
from typing import Final

from game.engine.cards import LEFT_OF, STRENGTH, Card, Rank, Seat, Suit
from game.engine.house_rules import HouseRules
from game.players.knowledge import trumps_of

_ACE_OF_TRUMP: Final = 34


def goes_alone(
    rules: HouseRules, maker: Seat, dealer: Seat, trump: Suit, hand: Sequence[Card], kept: Collection[Card]
) -> bool:
    """Whether the maker with this hand, who would keep these five, leaves the dummy.

    Alone gives nothing but the higher march, so never when the house rules pay the same; else when the own five are
    the best five, or nearly sure of all the tricks.
    """
    gain = rules.lone_march_points - rules.march_points
    if gain <= 0:
        return False
    if set(kept) == set(hand):
        # The same five cards; but going alone gives away the lead.
        return rules.lead != "rule" or maker != LEFT_OF[dealer]
    trumps, aces, high = _counted(hand, trump)
    if trumps + aces == 5 and high >= 1:
        return True
    from_dummy = len(set(kept) - set(hand))
    return (gain >= 3 and trumps + aces >= 4 and high >= 2) or (gain >= 2 and trumps >= 4 and from_dummy <= 1)


def defends_alone(rules: HouseRules, hand: Sequence[Card], trump: Suit, boss: bool) -> bool:
    """Whether a defender puts the partner's hand down: only for more points, and with most tricks sure.

    `boss`: the hand has the highest trump that may be out.
    """
    trumps, aces, _ = _counted(hand, trump)
    if rules.lone_defender_points > 2 and (trumps + aces >= 4 or (trumps + aces == 3 and boss)):
        return True
    # All five tricks alone pay four in any house.
    return trumps + aces == 5 and boss


def _counted(hand: Sequence[Card], trump: Suit) -> tuple[int, int, int]:
    """Trumps, side aces, and trumps from the ace up."""
    trumps = trumps_of(hand, trump)
    aces = sum(1 for each in hand if each.rank is Rank.ACE and each not in trumps)
    return len(trumps), aces, sum(1 for each in trumps if STRENGTH[trump][trump][each] >= _ACE_OF_TRUMP)
