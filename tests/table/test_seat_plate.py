"""What stands on a seat's plate fits it, whatever the text size."""

from dataclasses import replace

import pygame
import pytest

from game.table.layout import table_layout
from game.table.seat_plate import SeatPlate
from game.table.table import Table
from game.widgets.button import Kit
from game.widgets.element import Elements
from game.widgets.metrics import Metrics
from game.widgets.theme import THEMES


def plate(size: tuple[int, int], text: float, **told: object) -> SeatPlate:
    pygame.display.init()
    pygame.display.set_mode(size)
    pygame.font.init()
    kit = Kit(Metrics(*size, 1.0, text), THEMES["green"])
    table = Table(Elements(), table_layout(kit.metrics), kit, ("You", "West", "East"), 0)
    each = table.plates[1]
    each.show_look(replace(each.look, **told))  # type: ignore[arg-type]
    return each


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1280, 720), (2560, 1440)])
def test_the_target_stands_beside_the_score_and_leaves_room_for_the_tricks(size: tuple[int, int], text: float) -> None:
    to_ten, to_eleven = (plate(size, text, score=8, target=target, tricks=5) for target in (10, 11))
    difference = pygame.mask.from_threshold(
        to_ten.image, (0, 0, 0), (8, 8, 8, 255), to_eleven.image
    )  # where both are the same
    difference.invert()
    figure = to_ten._figure.place
    beside = [each for each in difference.get_bounding_rects() if each.left >= figure.right]
    assert beside, "the target is not seen"
    assert all(each.right < to_ten.image.get_width() - to_ten._margin for each in beside)


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(320, 568), (390, 844), (568, 320), (844, 390), (1280, 720)])
def test_west_and_east_are_written_in_one_size_and_the_dummy_is_no_larger(size: tuple[int, int], text: float) -> None:
    pygame.display.init()
    pygame.display.set_mode(size)
    pygame.font.init()
    kit = Kit(Metrics(*size, 1.0, text), THEMES["green"])
    table = Table(Elements(), table_layout(kit.metrics), kit, ("You", "West", "East"), 0)
    _, west, east = table.plates
    assert west.name_size == east.name_size
    assert west._role_size("MAKER") == east._role_size("DEFENDS")
    assert table._north._font(13, 1.0) <= west.name_size


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_dealer_button_does_not_lie_on_the_role(text: float) -> None:
    looks = {each: plate((320, 568), text, role="Defends", dealer=each) for each in (False, True)}
    changed = pygame.mask.from_threshold(looks[True].image, (0, 0, 0), (8, 8, 8, 255), looks[False].image)
    changed.invert()
    (button,) = [each for each in changed.get_bounding_rects() if each.width > 6]
    assert button.right <= looks[True]._words_area.left
