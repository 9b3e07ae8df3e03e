"""The timeline: order, time, hurry, rests and speeds."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.animation import SPEEDS, Speed, Timeline, Tween, linear, out_cubic


def note(log: list[object], what: object) -> Callable[[], None]:
    return lambda: log.append(what)


def slide(log: list[tuple[str, float]], name: str, ms: float = 100, delay_ms: float = 0) -> Tween:
    return Tween(ms, lambda progress: log.append((name, progress)), linear, delay_ms)


def test_steps_follow_each_other_and_left_over_time_flows_on() -> None:
    log: list[tuple[str, float]] = []
    timeline = Timeline()
    timeline.then(slide(log, "a")).wait(50).then(slide(log, "b"))
    timeline.update(40)
    timeline.update(120)
    assert log == [("a", 0.4), ("a", 1.0), ("b", pytest.approx(0.1))]
    assert timeline.busy
    assert timeline.update(500)
    assert log[-1] == ("b", 1.0)
    assert not timeline.busy
    assert not timeline.update(10)


def test_together_is_over_when_the_slowest_is() -> None:
    log: list[tuple[str, float]] = []
    timeline = Timeline()
    timeline.together([slide(log, "long", 200), slide(log, "short", 50)]).then(slide(log, "next"))
    timeline.update(100)
    assert log == [("long", 0.5), ("short", 1.0)]
    timeline.update(100)
    assert log[2:3] == [("long", 1.0)]
    timeline.update(10)
    assert log[-1] == ("next", 0.1)


def test_stagger_delays_each_and_tells_each_landing() -> None:
    log: list[object] = []
    timeline = Timeline()
    moves: list[tuple[str, float]] = []
    timeline.stagger([slide(moves, "a"), slide(moves, "b")], 60, landed=note(log, "snap"))
    timeline.update(50)
    assert moves == [("a", 0.5)]
    timeline.update(60)
    assert moves[1:] == [("a", 1.0), ("b", 0.5)]
    assert log == ["snap"]
    timeline.update(100)
    assert log == ["snap", "snap"]


def test_on_start_comes_once_before_the_first_progress_and_on_end_once_after_the_last() -> None:
    log: list[object] = []
    timeline = Timeline()
    timeline.then(Tween(100, log.append, out_cubic, 20, note(log, "start"), note(log, "end")))
    timeline.update(10)
    assert log == []
    for _ in range(1200):
        timeline.update(0.1)  # the last eased values round to 1.0 before the time is over
    assert log[0] == "start"
    assert log[-2:] == [1.0, "end"]
    assert log.count("start") == log.count("end") == 1


def test_hurry_stops_before_a_rest_and_a_second_press_ends_it() -> None:
    log: list[object] = []
    timeline = Timeline()
    moves: list[tuple[str, float]] = []
    timeline.then(slide(moves, "play")).call(note(log, "played")).rest(700).then(slide(moves, "sweep"))
    timeline.hurry()
    assert moves == [("play", 1.0)]
    assert log == ["played"]
    assert timeline.resting
    timeline.update(300)
    assert timeline.resting
    timeline.hurry()
    assert timeline.busy
    assert not timeline.resting
    timeline.update(100)
    assert moves[-1] == ("sweep", 1.0)
    assert not timeline.busy


def test_a_rest_without_a_time_waits_for_a_press() -> None:
    timeline = Timeline("off")
    timeline.rest()
    timeline.update(1e9)
    assert timeline.resting
    assert timeline.rests_on
    timeline.hurry()
    assert not timeline.busy
    timeline.rest(700)
    timeline.update(1)
    assert timeline.resting
    assert not timeline.rests_on


def test_what_a_hurried_call_queues_plays_unhurried() -> None:
    moves: list[tuple[str, float]] = []
    timeline = Timeline()
    timeline.call(lambda: (timeline.then(slide(moves, "next hand")), None)[1])
    timeline.hurry()
    assert moves == []
    assert timeline.busy


def test_off_does_everything_at_the_next_update_but_keeps_rests() -> None:
    log: list[object] = []
    moves: list[tuple[str, float]] = []
    timeline = Timeline("off")
    timeline.then(slide(moves, "a")).wait(1000).call(note(log, "x")).rest(500).call(note(log, "y"))
    timeline.update(0)
    assert (moves, log) == ([("a", 1.0)], ["x"])
    timeline.update(499)
    assert log == ["x"]
    timeline.update(1)
    timeline.update(0)
    assert log == ["x", "y"]


def test_beside_the_queue_is_not_busy_and_finish_ends_it() -> None:
    log: list[object] = []
    moves: list[tuple[str, float]] = []
    timeline = Timeline()
    timeline.add(slide(moves, "lift"), then=note(log, "lifted")).after(500, note(log, "gone"))
    assert not timeline.busy
    assert timeline.moving
    timeline.update(100)
    assert log == ["lifted"]
    timeline.finish()
    assert log == ["lifted", "gone"]
    assert not timeline.moving


def test_with_last_joins_only_a_step_not_yet_on_its_way() -> None:
    moves: list[tuple[str, float]] = []
    timeline = Timeline()
    timeline.then(slide(moves, "a")).with_last(slide(moves, "b"))
    timeline.update(50)
    assert moves == [("a", 0.5), ("b", 0.5)]
    timeline.with_last(slide(moves, "c"))
    timeline.update(50)
    assert ("c", 0.5) not in moves


def test_clear_calls_nothing() -> None:
    log: list[object] = []
    timeline = Timeline()
    timeline.call(note(log, "x")).after(1, note(log, "y")).clear()
    timeline.finish()
    timeline.update(10)
    assert log == []


def test_a_call_may_clear_or_finish_the_timeline_it_runs_in() -> None:
    log: list[object] = []
    for inside in ("clear", "finish", "hurry"):
        timeline = Timeline()
        timeline.call(getattr(timeline, inside)).call(note(log, inside))
        timeline.hurry()
        assert not timeline.busy
    assert log == ["finish", "hurry"]


steps = st.lists(
    st.one_of(
        st.tuples(st.just("call"), st.just(0)),
        st.tuples(st.just("wait"), st.integers(0, 400)),
        st.tuples(st.just("rest"), st.integers(0, 900)),
        st.tuples(st.just("then"), st.integers(0, 350)),
        st.tuples(st.just("together"), st.integers(0, 350)),
        st.tuples(st.just("stagger"), st.integers(0, 90)),
    ),
    max_size=12,
)


class Table:
    """Stands for the sprites: where each one is, and what was called in which order."""

    def __init__(self) -> None:
        self.places: dict[int, float] = {}
        self.calls: list[int] = []

    def move(self, name: int, ms: float, to: float) -> Tween:
        def on_progress(progress: float) -> None:
            self.places[name] = to * progress

        return Tween(ms, on_progress, on_end=lambda: self.calls.append(-name))

    def queue(self, timeline: Timeline, plan: list[tuple[str, int]]) -> None:
        for number, (kind, ms) in enumerate(plan):
            if kind == "call":
                timeline.call(lambda number=number: self.calls.append(number))  # type: ignore[misc]
            elif kind == "wait":
                timeline.wait(ms)
            elif kind == "rest":
                timeline.rest(ms)
            elif kind == "then":
                timeline.then(self.move(number % 3, ms, number))
            elif kind == "together":
                timeline.together([self.move(0, ms, number), self.move(1, ms / 2, number)])
            else:
                timeline.stagger([self.move(name, 200, number) for name in range(3)], ms)


@given(
    plan=steps, frames=st.lists(st.floats(0, 400), max_size=60), speed=st.sampled_from(SPEEDS), press=st.integers(0, 9)
)
def test_every_way_through_makes_the_same_calls_in_order_and_ends_alike(
    plan: list[tuple[str, int]], frames: list[float], speed: Speed, press: int
) -> None:
    played, hurried, finished = Table(), Table(), Table()
    timeline = Timeline(speed)
    played.queue(timeline, plan)
    for frame in frames:
        timeline.update(frame)
    while timeline.busy:
        timeline.update(16)

    timeline = Timeline(speed)
    hurried.queue(timeline, plan)
    for number, frame in enumerate(frames):
        timeline.update(frame)
        if number % 10 == press:
            timeline.hurry()
    while timeline.busy:
        timeline.hurry()

    timeline = Timeline(speed)
    finished.queue(timeline, plan)
    timeline.finish()
    assert not timeline.busy
    assert played.calls == hurried.calls == finished.calls
    assert played.places == hurried.places == finished.places


@given(plan=steps, cuts=st.lists(st.integers(1, 50), min_size=1, max_size=8))
def test_how_time_is_cut_into_frames_does_not_matter(plan: list[tuple[str, int]], cuts: list[int]) -> None:
    tables = Table(), Table()
    for table, frames in zip(tables, (cuts, [sum(cuts)]), strict=True):
        timeline = Timeline()
        table.queue(timeline, plan)
        for frame in frames:
            timeline.update(frame)
    assert tables[0].places == pytest.approx(tables[1].places)
    assert tables[0].calls == tables[1].calls
