"""The woven line is seen whole or not at all."""

import pygame
import pytest

from game.table.cloth import WovenLine, cloth
from game.table.layout import table_layout
from game.widgets.button import Kit
from game.widgets.metrics import Metrics
from game.widgets.shapes import felt
from game.widgets.theme import THEMES, mix


def woven(width: int, height: int, text: float = 1.0) -> WovenLine:
    """The line in such a window."""
    pygame.display.init()
    pygame.display.set_mode((width, height))
    kit = Kit(Metrics(width, height, 1.0, text), THEMES["green"])
    return WovenLine(table_layout(kit.metrics), kit)


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(320, 568), (360, 740), (390, 844), (844, 390), (1280, 720)])
def test_the_line_ends_above_what_is_asked_and_comes_back_when_cards_are_played(
    size: tuple[int, int], text: float
) -> None:
    line, layout = woven(*size, text), table_layout(Metrics(*size, 1.0, text))
    assert layout.ring is not None
    line.lie(playing=False, asked=None)
    assert line.visible
    assert layout.ring.inflate(6, 6).contains(line.rect)
    line.lie(playing=False, asked=line.rect.bottom + 1)
    assert line.visible
    line.lie(playing=True, asked=layout.buttons.top)
    assert line.visible
    assert layout.oval.inflate(6, 6).contains(line.rect)


def test_words_that_reach_into_the_line_take_its_place() -> None:
    line = woven(320, 568)
    line.lie(playing=False, asked=line.rect.centery)
    assert not line.visible


def test_a_panel_takes_its_place() -> None:
    line = woven(390, 844)
    line.lie(playing=False, asked=0)
    assert not line.visible


def test_in_the_lowest_windows_it_is_there_while_cards_are_played() -> None:
    line = woven(568, 320)
    line.lie(playing=False, asked=None)
    assert not line.visible
    line.lie(playing=True, asked=None)
    assert line.visible


def test_it_is_no_part_of_the_cloth_and_as_faint_as_it_was_on_it() -> None:
    line = woven(390, 844)
    kit = Kit(Metrics(390, 844, 1.0, 1.0), THEMES["green"])
    picture = cloth(table_layout(kit.metrics), kit)
    plain = felt((390, 844), kit.palette)
    assert picture.get_buffer().raw == plain.get_buffer().raw
    picture.blit(line.image, line.rect)
    faint = mix(kit.palette.felt, kit.palette.text, 0.2)
    across = [picture.get_at((x, line.rect.centery)) for x in range(390)]
    assert max(each.g for each in across) in (faint[1] - 1, faint[1], faint[1] + 1)
