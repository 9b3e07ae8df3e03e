"""Menus and settings in the built page: by finger on the canvas, and kept over a reload."""

import pytest

from tests.browser.conftest import GameOpener
from tests.browser.harness import Game

pytestmark = pytest.mark.browser
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}


def tap(game: Game, command: str) -> None:
    """Tap the canvas where the control stands."""
    game.wait("c => document.querySelector(`#actions [data-command='${c}']:enabled`)", command)
    game.page.touchscreen.tap(*game.point(f"[data-command='{command}']"))


def scene(game: Game, name: str) -> None:
    game.wait("name => document.getElementById('table').dataset.scene === name", name)


def test_settings_by_finger_are_kept(new_game: GameOpener) -> None:
    game = new_game(**PHONE)
    game.open("seed=7")
    scene(game, "menu")
    tap(game, "settings")
    scene(game, "settings")
    tap(game, "set theme=slate")
    game.wait("""() => document.querySelector('#actions [data-command="set theme=slate"]')?.ariaPressed === 'true'""")
    tap(game, "house-rules")
    scene(game, "house-rules")
    tap(game, "rule target=5")
    game.wait("""() => document.querySelector('#actions [data-command="rule target=5"]')?.ariaPressed === 'true'""")
    game.page.keyboard.press("Escape")
    scene(game, "settings")
    game.assert_sound()

    game.reload()
    scene(game, "menu")
    game.press_command("settings")
    game.wait("""() => document.querySelector('#actions [data-command="set theme=slate"]')?.ariaPressed === 'true'""")
    game.press_command("back")
    game.press_command("rules")
    game.wait("() => document.getElementById('announcements').textContent.includes('The first to 5 points wins')")
    game.assert_sound()
