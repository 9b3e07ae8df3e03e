"""How buttons look: read at once in every theme, and never the same in two states."""

import pygame
import pytest
from pygame import Rect

from game.widgets.button import ButtonSprite, Kit, Style, answer_fill
from game.widgets.control import Control
from game.widgets.metrics import Metrics
from game.widgets.theme import THEMES, contrast, mix

READ = 4.5
"""The contrast that words must have."""
LINE = 3.0
"""The contrast that an edge must have."""


@pytest.mark.parametrize("theme", THEMES)
def test_an_answer_is_read_and_its_edge_is_seen(theme: str) -> None:
    palette = THEMES[theme]
    fill = answer_fill(palette)
    for ground in (fill, mix(fill, palette.gold, 0.16), mix(fill, palette.shadow, 0.25)):
        assert contrast(palette.text, ground) >= READ
    for ground in (fill, palette.felt, palette.felt_edge):
        assert contrast(palette.gold, ground) >= LINE


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("style", [Style.PRIMARY, Style.ANSWER, Style.PLAIN])
def test_every_state_has_its_own_look(theme: str, style: Style) -> None:
    kit = Kit(Metrics(1280, 720), THEMES[theme])
    control = Control("pass", "Pass", "Pass")
    pictures = []
    for look in ({}, {"hovered": True}, {"held": True}, {"focused": True}):
        button = ButtonSprite(control, Rect(10, 10, 120, 46), kit, style)
        button.set_look(**look)
        pictures.append(pygame.image.tobytes(button.image, "RGBA"))
    closed = ButtonSprite(Control("pass", "Pass", "Pass", enabled=False), Rect(10, 10, 120, 46), kit, style)
    pictures.append(pygame.image.tobytes(closed.image, "RGBA"))
    assert len(set(pictures)) == len(pictures)
