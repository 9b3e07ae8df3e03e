"""What each seat may know: rules.md, "What each seat may know"."""

from game.engine.cards import cards
from game.engine.events import Dealt, DummyTaken, Event, PickedUp, redact
from game.engine.state import State
from game.engine.view import view_for
from game.records import read_record, replay, steps

DEALT = """\
record 1
hand
dealer 2
deal 0 JS AS 9H 9D 9C
deal 1 TH JH QH KH AH
deal 2 JD QD KD AD AC
dummy JC KS QS TD TC
kitty 9S TS KC QC
"""
ORDERED = DEALT + "0 order up\n2 pick up AC\n"
TAKEN = ORDERED + "0 keep JS AS JC KS 9H\n"


def _state(text: str) -> State:
    return replay(read_record(text))


def test_only_the_own_hand_and_the_upcard() -> None:
    for seat in range(3):
        state = _state(DEALT)
        view = view_for(state, seat)
        assert view.hand == state.hands[seat]
        assert view.hand_sizes == (5, 5, 5)
        assert view.upcard is state.kitty[0]
        assert (view.dummy, view.buried, view.discard) == ((), (), None)
        assert bool(view.legal) == (seat == 0)


def test_only_the_dealer_knows_the_discard() -> None:
    state = _state(ORDERED)
    assert [view_for(state, seat).discard for seat in range(3)] == [None, None, state.discard]
    assert all(view_for(state, seat).picked_up for seat in range(3))


def test_only_the_maker_sees_the_dummy_and_what_was_buried() -> None:
    state = _state(ORDERED)
    assert [view_for(state, seat).dummy for seat in range(3)] == [state.dummy, (), ()]
    state = _state(TAKEN)
    assert [view_for(state, seat).buried for seat in range(3)] == [state.buried, (), ()]
    assert [view_for(state, seat).dummy for seat in range(3)] == [(), (), ()]


def test_nobody_sees_a_dummy_that_was_left() -> None:
    state = _state(ORDERED + "0 alone\n")
    assert state.dummy
    assert [view_for(state, seat).dummy for seat in range(3)] == [(), (), ()]


def test_events_are_redacted() -> None:
    for seat in range(3):
        told: list[Event] = [redact(event, seat) for step in steps(read_record(TAKEN)) for event in step.events]
        dealt, taken, merged = (
            next(event for event in told if isinstance(event, kind)) for kind in (Dealt, PickedUp, DummyTaken)
        )
        assert isinstance(dealt, Dealt)
        assert isinstance(taken, PickedUp)
        assert isinstance(merged, DummyTaken)
        assert [bool(hand) for hand in dealt.hands] == [each == seat for each in range(3)]
        assert taken.upcard is cards("9S")[0]
        assert taken.discard is (cards("AC")[0] if seat == 2 else None)
        assert bool(merged.kept) == bool(merged.buried) == (seat == 0)
