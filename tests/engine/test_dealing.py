"""Packets of the deal: rules.md, "Table"."""

from random import Random

import pytest

from game.engine.actions import Deal
from game.engine.dealing import DUMMY, packets, stack
from game.engine.events import Dealt
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, new_match
from game.engine.state import Phase


@pytest.mark.parametrize(("dealer", "places"), [(0, (1, DUMMY, 2, 0)), (1, (DUMMY, 2, 0, 1)), (2, (0, 1, DUMMY, 2))])
@pytest.mark.parametrize("deck", [24, 25, 32])
def test_card_by_card(dealer: int, places: tuple[int, ...], deck: int) -> None:
    rules = HouseRules(deck=deck)
    shuffled = list(rules.cards)
    Random(dealer).shuffle(shuffled)
    state, events = apply(new_match(rules), Deal(tuple(shuffled), dealer))
    got = [shuffled[:0] for _ in range(4)]
    left = iter(shuffled)
    for packet, place in zip((3, 2, 3, 2, 2, 3, 2, 3), places * 2, strict=True):
        got[place] += [next(left) for _ in range(packet)]
    assert [*map(list, state.hands), list(state.dummy)] == got
    assert state.kitty == tuple(left)
    assert len(state.kitty) == deck - 20
    assert events == (Dealt(dealer, state.hands, state.kitty[0]),)
    assert stack(dealer, got[:3], got[DUMMY], state.kitty) == tuple(shuffled)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_packets_tell_the_same(dealer: int) -> None:
    parts = packets(dealer)
    assert [len(range(24)[part]) for _, part in parts] == [3, 2, 3, 2, 2, 3, 2, 3]
    assert [each for _, part in parts for each in range(24)[part]] == list(range(20))


def test_the_joker_turned_up_awaits_the_dealer() -> None:
    rules = HouseRules(deck=25)
    others = rules.cards[:-1]
    deck = (*others[:20], rules.cards[-1], *others[20:])
    state, _ = apply(new_match(rules), Deal(deck, 1))
    assert (state.phase, state.turn, state.upcard_suit) == (Phase.NAME_BENNY, 1, None)


def test_a_match_starts_from_a_score_that_goes_on() -> None:
    assert new_match(HouseRules(), (9, 9, 9)).score == (9, 9, 9)
    assert new_match(HouseRules(tie="play_on"), (12, 12, 0)).winners == ()
    for score in ((10, 0, 0), (12, 12, 0), (-1, 0, 0)):
        with pytest.raises(ValueError, match=r"score|match is over"):
            new_match(HouseRules(), score)
