"""Which card to play, by rules of thumb.

Each rule was measured against playing without it, and against its usual alternatives; docs/players.md has the figures.
"""

from collections.abc import Sequence

from game.engine.cards import STRENGTH, Card, Seat, Suit
from game.players.knowledge import Knowledge, trumps_of


def choose_card(know: Knowledge, legal: Sequence[Card]) -> Card:
    """The card to play among the legal ones."""
    if len(legal) == 1:
        return legal[0]
    if know.trick:
        return _follow(know, legal)
    return _lead_as_maker(know) if know.seat == know.maker else _lead_as_defender(know)


def _height(know: Knowledge, each: Card) -> tuple[int, int]:
    """How high a card stands in its own suit, any trump above all else; the index so that no two are equal."""
    return STRENGTH[know.trump][each.suits[know.trump]][each], each.index


def _length(know: Knowledge, each: Card) -> int:
    """How many cards of this card's suit the seat holds."""
    own = each.suits[know.trump]
    return sum(1 for other in know.hand if other.suits[know.trump] is own)


def _unseen(know: Knowledge, each: Card) -> int:
    """How many cards of this card's suit may be out."""
    return know.unseen_of(each.suits[know.trump])


def _lead_as_maker(know: Knowledge) -> Card:
    trumps = trumps_of(know.hand, know.trump)
    side = [each for each in know.hand if each.suits[know.trump] is not know.trump]
    bosses = [each for each in side if know.is_boss(each)]
    if not any(know.may_hold_trump(seat) for seat in know.enemies):
        # Nothing can be ruffed: winners before losers, for on them the enemies may throw what beats the losers.
        if bosses:
            return max(bosses, key=lambda each: (_length(know, each), _height(know, each)))
        # One card of a sequence drives out the only higher one; the trump brings the lead back for the next.
        driving = [each for each in side if _drives_out(know, each)] if trumps else []
        if driving:
            return max(driving, key=lambda each: _height(know, each))
        return trumps[0] if trumps else max(side, key=lambda each: _height(know, each))
    if trumps and (know.is_boss(trumps[0]) or len(trumps) >= 2):
        return trumps[0]
    if bosses:
        # The suit that has been round least: the enemies are more likely to have to follow.
        return max(bosses, key=lambda each: (_unseen(know, each), _height(know, each)))
    return max(side or trumps, key=lambda each: _height(know, each))


def _lead_as_defender(know: Knowledge) -> Card:
    trumps = trumps_of(know.hand, know.trump)
    side = [each for each in know.hand if each.suits[know.trump] is not know.trump]
    defended = sum(know.taken[seat] for seat in know.active if seat != know.maker)
    if not side or (trumps and know.is_boss(trumps[0]) and defended == 2):
        return trumps[0] if know.is_boss(trumps[0]) else trumps[-1]
    maker_trump = know.may_hold_trump(know.maker)
    # Not into a suit the maker ruffs, not even an ace.
    safe = [each for each in side if not (maker_trump and (know.maker, each.suits[know.trump]) in know.voids)]
    if not safe and trumps and know.is_boss(trumps[0]):
        return trumps[0]
    bosses = [each for each in safe if know.is_boss(each)]
    if bosses:
        return max(bosses, key=lambda each: (_length(know, each), _unseen(know, each), _height(know, each)))
    if trumps and not maker_trump:
        return trumps[0]
    choice = safe or side
    partner = know.partner
    if partner is not None and know.may_hold_trump(partner):
        to_ruff = [each for each in choice if (partner, each.suits[know.trump]) in know.voids]
        if to_ruff:
            return min(to_ruff, key=lambda each: _height(know, each))
    # What is least likely to go round: with few of the suit out, the maker has buried them or has to ruff.
    return max(choice, key=lambda each: (-_unseen(know, each), _height(know, each)))


def _follow(know: Knowledge, legal: Sequence[Card]) -> Card:
    led = know.trick[0].suits[know.trump]
    height = STRENGTH[know.trump][led]
    holder, best = know.winning()
    winners = sorted((each for each in legal if height[each] > height[best]), key=lambda each: height[each])
    if not winners:
        return _throw(know, legal)
    enemies_after = [seat for seat in know.players_after() if seat in know.enemies]
    if holder == know.partner:
        return _with_partner_ahead(know, legal, winners, best, led, enemies_after)
    # Taking it with the least that does is right also before a partner who is still to play: leaving it to the
    # partner, with any kind of card, lost 0.03 to 0.2 points a hand.
    if not enemies_after or winners[0].suits[know.trump] is not led:
        return winners[0]
    bosses = [each for each in winners if know.is_boss(each)]
    return bosses[0] if bosses else winners[0]


def _with_partner_ahead(
    know: Knowledge, legal: Sequence[Card], winners: Sequence[Card], best: Card, led: Suit, enemies_after: list[Seat]
) -> Card:
    """The partner holds the trick with `best`: overtake only before the maker, and only to keep it from the maker."""
    if not enemies_after:
        return _throw(know, legal)
    ruffed = any((seat, led) in know.voids and know.may_hold_trump(seat) for seat in enemies_after)
    if winners[0].suits[know.trump] is not led:
        return _throw(know, legal) if know.is_boss(best) and not ruffed else winners[0]
    bosses = [each for each in winners if know.is_boss(each)]
    return bosses[0] if bosses and not know.is_boss(best) else _throw(know, legal)


def _throw(know: Knowledge, legal: Sequence[Card]) -> Card:
    """The card that is missed least: a lone low side card first if that makes a void to ruff, a trump last; before
    the bosses, the two cards of a suit in which only one higher is out, for one guards the other."""
    has_trump = any(each.suits[know.trump] is know.trump for each in know.hand)

    def worth(each: Card) -> tuple[int, tuple[int, int]]:
        if each.suits[know.trump] is know.trump:
            return 4, _height(know, each)
        if know.is_boss(each):
            return 3, _height(know, each)
        if _is_guarded(know, each):
            return 2, _height(know, each)
        return 0 if has_trump and _length(know, each) == 1 else 1, _height(know, each)

    return min(legal, key=worth)


def _higher_out(know: Knowledge, each: Card) -> int:
    """How many higher cards of this card's suit may be out."""
    own = each.suits[know.trump]
    height = STRENGTH[know.trump][own]
    return sum(1 for other in know.unseen if other.suits[know.trump] is own and height[other] > height[each])


def _own_suit(know: Knowledge, each: Card) -> list[Card]:
    """The cards held of this card's suit, the highest first."""
    own = each.suits[know.trump]
    held = [other for other in know.hand if other.suits[know.trump] is own]
    return sorted(held, key=lambda other: -_height(know, other)[0])


def _drives_out(know: Knowledge, each: Card) -> bool:
    """Whether only one higher card is out, and the next one held is as good."""
    held = _own_suit(know, each)
    return len(held) >= 2 and held[0] is each and _higher_out(know, each) == _higher_out(know, held[1]) == 1


def _is_guarded(know: Knowledge, each: Card) -> bool:
    """Whether this is one of two cards held of a suit in which only one higher is out."""
    held = _own_suit(know, each)
    return len(held) == 2 and _higher_out(know, held[0]) == 1
