import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pygame

from game.scenes.ahead import Ahead
from game.storage.preferences import Preferences
from game.table.card_sprite import card_picture
from game.table.layout import table_layout
from game.widgets.metrics import Metrics


def test_the_way_to_the_table_is_loaded_and_the_cards_are_painted_a_little_at_a_time() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((900, 600))
    card_picture.cache_clear()
    metrics = Metrics(900, 600)
    ahead = Ahead()
    ahead.paint_for(metrics, Preferences())
    turns = 0
    while card_picture.cache_info().currsize < 24:
        ahead.work(0)
        turns += 1
    assert turns >= 24
    assert "game.scenes.match" in sys.modules
    ahead.work(10_000)
    painted = card_picture.cache_info()
    for card in Preferences().rules.cards:
        card_picture(card, table_layout(metrics).card, four_colour=False)
    assert card_picture.cache_info().misses == painted.misses

    ahead.paint_for(metrics, replace(Preferences(), four_colour=True))
    ahead.work(10_000)
    assert card_picture.cache_info().misses > painted.misses


def test_the_first_picture_does_not_wait_for_the_table() -> None:
    program = "import sys, game.app; print(*(name for name in sys.modules if name.startswith('game.')))"
    root = Path(__file__).parents[2]
    told = subprocess.run([sys.executable, "-c", program], cwd=root, check=True, capture_output=True, text=True)
    loaded = set(told.stdout.split())
    assert "game.scenes.menu" in loaded
    assert not loaded & {"game.engine.rules", "game.players", "game.records", "game.session", "game.scenes.match"}
    assert len(loaded) < 45
