"""Units follow the window."""

import pytest

from game.widgets.metrics import Metrics


@pytest.mark.parametrize(
    ("width", "height", "scale", "unit"), [(320, 568, 1.0, 1.0), (780, 1688, 2.0, 2.0), (1280, 720, 1.0, 1.0)]
)
def test_a_unit_is_a_css_pixel_on_phones_and_common_screens(width: int, height: int, scale: float, unit: float) -> None:
    assert Metrics(width, height, scale).unit == unit


def test_units_grow_in_large_windows_and_shrink_in_tiny_ones() -> None:
    assert Metrics(2880, 1720).unit == 2.0
    assert Metrics(160, 640).unit == 0.5
    assert Metrics(200, 200).unit == 0.5
