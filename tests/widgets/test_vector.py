"""Paths become the polygons that they say."""

import pytest

from game.widgets.suits import OUTLINES
from game.widgets.vector import Sheet, fineness, outline


def test_straight_letters() -> None:
    assert outline("M0 0 L10 0 V5 H0 Z") == (((0, 0), (10, 0), (10, 5), (0, 5)),)
    assert len(outline("M0 0 L1 0 L1 1 Z M5 5 L6 5 L6 6 Z")) == 2


def test_curves_end_where_they_say() -> None:
    (points,) = outline("M0 0 C0 10 10 10 10 0 Q15 -5 20 0 A0 0 20 0 90")
    assert points[10] == pytest.approx((10, 0))
    assert points[20] == pytest.approx((20, 0))
    assert points[-1] == pytest.approx((0, 20))


@pytest.mark.parametrize("path", ["0 0 L1 1", "M0 0 Z 3 3"])
def test_a_path_without_a_letter_is_refused(path: str) -> None:
    with pytest.raises(ValueError, match="without a letter"):
        outline(path)


@pytest.mark.parametrize("path", OUTLINES)
def test_suits_are_symmetrical_and_stay_in_their_box(path: str) -> None:
    (points,) = outline(path)
    assert all(-52 <= x <= 52 and -52 <= y <= 52 for x, y in points)
    xs = [x for x, _ in points]
    assert min(xs) == pytest.approx(-max(xs), abs=0.5)


def test_a_sheet_is_scaled_to_the_size_asked() -> None:
    sheet = Sheet((30, 20), 1.0, clear_as=(200, 0, 0))
    sheet.box(0, 0, 15, 20, (200, 0, 0))
    sheet.hole_circle((7, 10), 4)
    picture = sheet.scaled()
    assert picture.get_size() == (30, 20)
    assert tuple(picture.get_at((2, 2))) == (200, 0, 0, 255)
    assert picture.get_at((7, 10)).a == 0
    assert tuple(picture.get_at((25, 10))) == (200, 0, 0, 0)


def test_small_things_are_painted_finer() -> None:
    assert fineness(20) > fineness(300) > fineness(1000) >= 2
