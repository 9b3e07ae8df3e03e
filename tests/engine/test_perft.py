"""A perft table, as chess programs have it: how many ways a dealt hand may be played, card by card, to its end.

A wrong rule of following, a wrong bower or a wrong leader changes a number. The numbers were found by the engine and
by `naive.perft` alike; the small ones are found by `naive.perft` again here, and two can be told without a computer.
"""

import pytest

from game.engine.cards import cards, suit
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, legal_actions
from game.engine.state import Phase, State
from tests.engine import naive

Numbers = tuple[int, int, int, int]
"""The ways to play, and the tricks that seats 0, 1, 2 take in all of them together."""

SMALL = 2500
"""Up to so many ways `naive.perft` is asked again."""

# trump, leader, who sits out, the hands of seats 0, 1, 2: ways and tricks
TABLE: list[tuple[str, int, int | None, str, Numbers]] = [
    # Five trumps against none: nothing is ever followed, 5! x 5! ways, and every trick is seat 0's.
    ("S", 0, 2, "JS JC AS KS QS / TH JH QH KH AH / 9D TD QD KD AD", (14400, 72000, 0, 0)),
    # Five trumps each, the joker and both bowers among them: anything follows anything, 5! x 5! ways again. Of the 25
    # pairs of cards seat 1's beats seat 2's in 12, and every pair meets in as many ways: 5 x 14400 x 12 / 25.
    ("H", 1, 0, "9S TS JS QS KS / JH AH QH TH 8H / JK JD KH 9H 7H", (14400, 0, 34560, 37440)),
    ("S", 2, 1, "QD TH 9H TS QC / KC 9C AC AD KD / 9S JS QS QH TC", (916, 932, 0, 3648)),
    ("S", 0, 2, "JD 9H KH JC QC / TS QS 9S TD AD / KS KD TC QD TH", (3420, 7884, 9216, 0)),
    ("D", 2, 1, "QS QC AH JH 9C / KD 9D KH QD AC / TS KS 9H TH QH", (1824, 8100, 0, 1020)),
    ("S", 2, 1, "KH QS 9S QD JH / JS AS AD AC TS / TC KD QC 9D KS", (3256, 7560, 0, 8720)),
    ("H", 0, None, "QS QH 9D JD AC / TH KC JH AD 9C / KS 9H KH AH KD", (15776, 23544, 28052, 27284)),
    ("H", 0, None, "QD 9S 9H KD TS / KH JH KS TD JD / JC QC AS TH 9D", (12480, 10560, 42768, 9072)),
    ("C", 1, None, "9H JC JD 9S KD / JS TD QD AD 9C / KH KS 9D TS TH", (27776, 52448, 61696, 24736)),
    ("S", 0, 2, "9S TS KH QD KD / AD JC KS KC AS / JD JH JS 9H 9C", (2016, 1056, 9024, 0)),
    ("C", 1, 0, "9D JH KD QS TH / KH 9S TC 9H QH / TS JS JD AH AD", (1116, 0, 576, 5004)),
    ("H", 1, None, "QS AD JH TD AC / TS KS QH QD KD / KH 9H 9C JD AS", (12784, 24880, 4816, 34224)),
    ("D", 2, 1, "JD JC 9S AC JS / AS AD KC TC KS / AH QD JH 9C TD", (2256, 5064, 0, 6216)),
    ("H", 2, 0, "QD QC TD 9D AS / JK AD KD QS 9S / JD JH TS AH KS", (1212, 0, 2196, 3864)),
    ("C", 0, 1, "JK JS AH TC 9D / KD QD TD TH 9H / JC AC KS AD KH", (732, 1992, 0, 1668)),
    ("D", 2, None, "JK AD KS QS 9H / JH JD TS KH QH / 9D TD AS TH JC", (12512, 17600, 28384, 16576)),
    ("C", 2, 1, "KD QD KC TS 9D / QH 7C 8S 9S 9H / KS AH 8D 9C AC", (1722, 3462, 0, 5148)),
    ("D", 1, 0, "7H QS 9D 8C 7C / 9S AD TS QC KH / AH QH 7S JD JC", (462, 0, 1394, 916)),
    ("H", 1, None, "QS 9C 9H KD TD / 7H 8D AD QC AC / 9D AS KC 7D KH", (2336, 2716, 4672, 4292)),
    ("S", 2, None, "8H QD TC 9C AC / KC QS JD KD KH / 7H 8C 9S AH 9H", (18076, 16440, 54408, 19532)),
    ("S", 1, 0, "QS KS JC 7H 8S / 9H 7D JD 9C TC / KC JS 8D 8C 7S", (1960, 0, 3116, 6684)),
]


def played_from(trump: str, leader: int, sits_out: int | None, hands: str) -> State:
    """The state at the first lead; the maker is the leader, or sits at the leader's right or left."""
    dealt = hands.split(" / ")
    maker = next(seat for seat in (leader, 0, 1, 2) if seat != sits_out)
    return State(
        rules=HouseRules(),
        phase=Phase.PLAY,
        turn=leader,
        leader=leader,
        dealer=(leader + 2) % 3,
        hands=(cards(dealt[0]), cards(dealt[1]), cards(dealt[2])),
        kitty=cards("9C"),
        trump=suit(trump),
        maker=maker,
        maker_alone=sits_out is not None,
        lone_defender=None if sits_out is None else next(each for each in (0, 1, 2) if each not in (maker, sits_out)),
        sits_out=sits_out,
    )


def perft(state: State) -> Numbers:
    """The numbers by the engine."""
    if state.phase is not Phase.PLAY:
        return (1, *state.taken)
    ways = zero = one = two = 0
    for action in legal_actions(state):
        more = perft(apply(state, action)[0])
        ways, zero, one, two = ways + more[0], zero + more[1], one + more[2], two + more[3]
    return ways, zero, one, two


@pytest.mark.parametrize(("trump", "leader", "sits_out", "hands", "numbers"), TABLE)
def test_perft(trump: str, leader: int, sits_out: int | None, hands: str, numbers: Numbers) -> None:
    state = played_from(trump, leader, sits_out, hands)
    assert perft(state) == numbers
    assert sum(numbers[1:]) == 5 * numbers[0]
    if numbers[0] <= SMALL:
        held = {seat: [each.code for each in hand] for seat, hand in enumerate(state.hands) if seat != sits_out}
        assert naive.perft(held, leader, trump) == numbers
