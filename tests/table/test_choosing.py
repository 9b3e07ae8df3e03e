"""Picking cards: five of ten, or the one that is put away."""

from game.engine.actions import Decline, Keep, PickUp
from game.engine.cards import card
from game.engine.state import Phase
from game.table.choosing import Choosing

TEN = tuple(card(code) for code in ["AS", "KS", "QS", "JS", "TS", "AH", "KH", "QH", "JH", "TH"])


def test_five_are_picked_and_no_more() -> None:
    choosing = Choosing()
    assert all(choosing.toggle(each, Phase.DUMMY) for each in TEN[:5])
    assert not choosing.toggle(TEN[5], Phase.DUMMY)
    assert choosing.chosen == list(TEN[:5])
    assert choosing.toggle(TEN[0], Phase.DUMMY), "one is put back"
    assert choosing.toggle(TEN[5], Phase.DUMMY)
    assert choosing.chosen == list(TEN[1:6])


def test_the_dealer_picks_one_and_may_change_it() -> None:
    choosing = Choosing()
    for each in TEN[:3]:
        assert choosing.toggle(each, Phase.EXCHANGE)
        assert choosing.chosen == [each]
    assert choosing.toggle(TEN[2], Phase.EXCHANGE)
    assert choosing.chosen == []


def test_what_is_suggested_is_picked_at_once() -> None:
    choosing = Choosing()
    choosing.toggle(TEN[9], Phase.DUMMY)
    choosing.suggest(Keep(TEN[:5]))
    assert choosing.take_suggested()
    assert set(choosing.chosen) == set(TEN[:5])
    choosing.suggest(PickUp(TEN[3]))
    assert choosing.suggested == (TEN[3],)
    choosing.suggest(Decline())
    assert not choosing.take_suggested()
    choosing.clear()
    assert not choosing.chosen
    assert not choosing.suggested
