"""What stands on the plate of trump fits it, whatever the text size."""

import pygame
import pytest

from game.engine.cards import Suit
from game.table.layout import table_layout
from game.table.trump_badge import TrumpBadge, TrumpLook
from game.widgets.button import Kit
from game.widgets.metrics import Metrics
from game.widgets.theme import THEMES


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("words", ["You made it", ""])
def test_trump_is_not_cut_off(text: float, words: str) -> None:
    pygame.display.init()
    pygame.display.set_mode((390, 844))
    pygame.font.init()
    metrics = Metrics(390, 844, 1.0, text)
    place = table_layout(metrics).trump
    palette = THEMES["green"]
    badge = TrumpBadge(place, Kit(metrics, palette), TrumpLook(Suit.CLUBS, "Clubs", words))
    beside_corners = range(place.height, place.width - metrics.px(16))
    for y in (3, place.height - 4):
        row = {tuple(badge.image.get_at((x, y)))[:3] for x in beside_corners}
        assert len(row) == 1, f"something reaches the edge at {y}"
