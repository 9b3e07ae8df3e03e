"""Counting the human's hands: what is added, what is kept, and what is not trusted."""

import json
from dataclasses import fields

import pytest

from game.engine.state import State
from game.engine.view import View, view_for
from game.lesson import load as lesson
from game.records import steps
from game.storage import statistics
from game.storage.backend import MemoryBackend
from game.storage.statistics import MOST, MOST_LEVELS, OTHERS, Statistics, Tally, count_hand, level_name, load, tally_of


def finished() -> list[State]:
    """The lesson's two hands at their ends: South makes it with four tricks, then East is euchred."""
    return [step.after for step in steps(lesson().record) if step.after.phase == "hand-over"]


def test_a_hand_as_maker_and_one_as_defender() -> None:
    made, defended = (tally_of(view_for(state, 0)) for state in finished())
    assert made == Tally(hands=1, made=1, maker_points=1)
    assert defended == Tally(hands=1, defended=1, euchres=1, defender_points=2)
    assert tally_of(view_for(finished()[1], 2)) == Tally(hands=1, euchred=1)
    assert made.called == 1
    assert defended.called == 0


def view(state: State, **changes: object) -> View:
    return view_for(state.but(**changes), 0)


def test_matches_won_and_shared() -> None:
    state = finished()[0]
    assert tally_of(view(state, winners=(0,))) == Tally(matches=1, won=1, hands=1, made=1, maker_points=1)
    assert tally_of(view(state, winners=(0, 2))).shared == 1
    assert tally_of(view(state, winners=(0, 2))).won == 0
    lost = tally_of(view(state, winners=(1,)))
    assert (lost.matches, lost.won, lost.shared) == (1, 0, 0)


def test_marches_and_loners() -> None:
    march = tally_of(view(finished()[0], taken=(5, 0, 0), points=(3, 0, 0), maker_alone=True))
    assert (march.marched, march.made, march.alone, march.maker_points) == (1, 0, 1, 3)
    lone = tally_of(view(finished()[1], lone_defender=0))
    assert lone.defended_alone == 1


def test_a_hand_that_nobody_called_is_only_a_hand() -> None:
    assert tally_of(view(finished()[0], maker=None)) == Tally(hands=1)


def test_a_hand_with_a_move_taken_back_is_only_counted_as_left_out() -> None:
    won = view(finished()[0], winners=(0,))
    assert tally_of(won, hand_as_played=False, match_as_played=False) == Tally(hands_left_out=1, matches_left_out=1)
    later = tally_of(won, match_as_played=False)
    assert later == Tally(hands=1, made=1, maker_points=1, matches_left_out=1)
    assert (Tally(hands=2, hands_left_out=1)).finished == 3


def test_figures_kept_before_hands_were_left_out_are_all_there() -> None:
    old = [each.name for each in fields(Tally) if not each.name.endswith("left_out")]
    kept = {name: number for number, name in enumerate(old, 5)}
    tally = Statistics.from_json(json.dumps({"version": 1, "levels": {"advice": kept}})).by_level["advice"]
    assert {name: getattr(tally, name) for name in old} == kept
    assert (tally.hands_left_out, tally.matches_left_out) == (0, 0)
    store = MemoryBackend()
    store.write(statistics.KEY, json.dumps({"version": 1, "levels": {"advice": kept}}))
    count_hand(store, ("advice", "advice"), view(finished()[0]), hand_as_played=False, match_as_played=False)
    assert load(store).total == tally.plus(Tally(hands_left_out=1))


def test_what_was_counted_is_kept_by_level() -> None:
    store = MemoryBackend()
    for state in finished():
        count_hand(store, ("advice", "advice"), view_for(state, 0))
    count_hand(store, ("expert", "beginner"), view_for(finished()[0], 0))
    kept = load(store)
    assert list(kept.by_level) == ["advice", "beginner+expert"]
    assert kept.by_level["advice"].hands == 2
    assert kept.total.hands == 3
    assert kept.total.maker_points == 2
    statistics.clear(store)
    assert load(store) == Statistics()


def test_levels_have_one_name_whoever_sits_where() -> None:
    assert level_name(("a", "b")) == level_name(("b", "a")) == "a+b"
    assert level_name(("a", "a")) == "a"


def test_it_cannot_grow_without_end() -> None:
    kept = Statistics()
    for place in range(3 * MOST_LEVELS):
        kept = kept.having(f"level{place}" * 30, Tally(hands=1))
    assert len(kept.by_level) <= MOST_LEVELS
    assert kept.total.hands == 3 * MOST_LEVELS
    assert OTHERS in kept.by_level
    assert Tally(hands=MOST).plus(Tally(hands=1)).hands == MOST
    assert Statistics.from_json(kept.to_json()) == kept


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[]",
        "null",
        "[" * 100_000,
        '{"version": 1}',
        '{"version": 2, "levels": {"a": {"hands": 1}}}',
        '{"version": 1, "levels": []}',
        '{"version": 1, "levels": {"": {"hands": 1}}}',
        json.dumps({"version": 1, "levels": {"x" * 1000: {"hands": 1}}}),
    ],
)
def test_what_cannot_be_read_counts_nothing(text: str) -> None:
    assert Statistics.from_json(text) == Statistics()


@pytest.mark.parametrize("value", [-1, 1.5, "3", None, True, [], 10**40])
def test_figures_that_are_none_are_left_out(value: object) -> None:
    text = json.dumps({"version": 1, "levels": {"a": {each.name: value for each in fields(Tally)} | {"hands": 4}}})
    tally = Statistics.from_json(text).by_level["a"]
    assert tally.hands == 4
    assert tally.won in (0, MOST)
