"""Easing curves and paths end where they should."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.animation.easing import Easing, linear, out_cubic
from game.animation.paths import arc, lerp, line, turn

POINTS = st.tuples(st.floats(-1e4, 1e4), st.floats(-1e4, 1e4))


@pytest.mark.parametrize("curve", [linear, out_cubic])
def test_curves_begin_at_0_and_end_at_1(curve: Easing) -> None:
    assert curve(0.0) == pytest.approx(0.0)
    assert curve(1.0) == pytest.approx(1.0)


@pytest.mark.parametrize("curve", [linear, out_cubic])
@given(early=st.floats(0, 1), late=st.floats(0, 1))
def test_curves_never_go_back(curve: Easing, early: float, late: float) -> None:
    early, late = sorted((early, late))
    assert curve(early) <= curve(late) + 1e-12


@given(start=POINTS, end=POINTS, lift=st.floats(-0.5, 0.5))
def test_paths_begin_and_end_exactly(start: tuple[float, float], end: tuple[float, float], lift: float) -> None:
    assert arc(start, end, 1.0, lift) == end
    assert line(start, end, 1.0) == end
    assert arc(start, end, 0.0, lift) == pytest.approx(start)
    assert lerp(start[0], end[0], 0.0) == start[0]


def test_a_turn_shows_the_new_side_from_the_middle() -> None:
    assert turn(0.0) == (1.0, False)
    assert turn(1.0) == (1.0, True)
    width, new_side = turn(0.5)
    assert 0 < width < 0.1
    assert new_side
