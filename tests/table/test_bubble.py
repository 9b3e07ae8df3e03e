"""What players say can be read, and hides nothing that is needed."""

import pygame
import pytest

from game.table.layout import table_layout
from game.table.table import Table
from game.widgets.button import Kit
from game.widgets.element import Elements
from game.widgets.metrics import Metrics
from game.widgets.theme import THEMES


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(320, 568), (390, 844), (568, 320), (1280, 720)])
def test_what_two_opponents_say_at_once_can_be_read(size: tuple[int, int], text: float) -> None:
    pygame.display.init()
    pygame.display.set_mode(size)
    pygame.font.init()
    kit = Kit(Metrics(*size, 1.0, text), THEMES["green"])
    table = Table(Elements(), table_layout(kit.metrics), kit, ("You", "West", "East"), 0)
    said = [table.speech.say(1, "I'll take it up"), table.speech.say(2, "I take the dummy")]
    seen = [each.image.get_bounding_rect(200).move(each.rect.topleft) for each in said]
    assert not seen[0].colliderect(seen[1])
    assert all(kit.metrics.window.contains(each) for each in seen)
