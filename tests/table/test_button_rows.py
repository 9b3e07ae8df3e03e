"""Buttons side by side."""

from pygame import Rect

from game.table.button_rows import button_rows


def test_buttons_grow_upward_in_rows() -> None:
    area = Rect(0, 0, 300, 100)
    boxes = button_rows(area, [140, 140, 140], 44, 8)
    assert [box.y for box in boxes] == [4, 4, 56]
    assert boxes[2].centerx == area.centerx
    assert all(area.contains(box) for box in boxes)


def test_buttons_are_made_narrower_where_there_is_room_for_few_rows() -> None:
    area = Rect(0, 0, 300, 44)
    boxes = button_rows(area, [140, 100, 100], 44, 8, most=1)
    assert {box.y for box in boxes} == {0}
    assert boxes[0].left >= 0
    assert boxes[-1].right <= area.right
    assert boxes[0].width > boxes[1].width
