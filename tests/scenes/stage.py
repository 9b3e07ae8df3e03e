"""An app without a screen, for tests of scenes and for looking at them.

python -m tests.scenes.stage menu 390x844@2 /tmp/menu.png [text size in percent] [theme]
"""

import os
import sys
from collections.abc import Callable

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.app import App
from game.engine.house_rules import HouseRules
from game.options import Options
from game.page import Page
from game.scenes.dialog import ConfirmScene, MessageScene
from game.scenes.glossary import GlossaryScene, TermScene
from game.scenes.hand_result import HandResult
from game.scenes.house_rules import HouseRulesScene
from game.scenes.lesson_sheets import LessonPauseScene, LessonResultScene
from game.scenes.menu import MenuScene
from game.scenes.new_match import NewMatchScene
from game.scenes.pause import PauseScene
from game.scenes.practice import PracticePauseScene, PracticeResultScene
from game.scenes.results import HandOverScene, MatchOverScene
from game.scenes.rules import RulesScene
from game.scenes.scene import Scene
from game.scenes.settings import SettingsScene
from game.scenes.statistics import StatisticsScene
from game.storage import statistics
from game.storage.backend import MemoryBackend
from game.storage.preferences import Preferences
from game.storage.statistics import Statistics, Tally
from game.text import t

SIZES = ((320, 568), (360, 740), (390, 844), (844, 390), (1024, 768), (1280, 720), (1920, 1080), (2560, 1440))
"""CSS pixels: the sizes of looks.md."""
NAMES = ("South", "West", "East")
HAND = HandResult(NAMES, 1, True, 0, (3, 2, 0), (2, 0, 2), (7, 4, 9), 10)
MATCH = HandResult(NAMES, 0, False, None, (5, 0, 0), (3, 0, 0), (11, 6, 9), 10, (0,))


class KeepingBackend(MemoryBackend):
    """A store that says it keeps things, as most do."""

    @property
    def keeps(self) -> bool:
        return True


class SizedPage(Page):
    """A page of a certain size, so that the app takes its pixel ratio; otherwise it does nothing."""

    def __init__(self, width: int, height: int, scale: float) -> None:
        self.sized = (float(width), float(height), scale)

    def size(self) -> tuple[float, float, float] | None:
        return self.sized


def stage(size: tuple[int, int] = (1280, 720), scale: float = 1.0, preferences: Preferences | None = None) -> App:
    """An app with a window of this size in CSS pixels, and no scene yet."""
    pygame.display.init()
    pygame.font.init()
    app = App(Options(), SizedPage(*size, scale), KeepingBackend())
    if preferences is not None:
        app.preferences = preferences
    app.open_window()
    return app


def nothing(_command: str) -> None:
    """What a scene's caller does in these tests."""


def counted(app: App) -> App:
    """An app with some figures to show."""
    tally = Tally(12, 7, 1, 96, 21, 8, 5, 2, 48, 60, 14, 1, 28, 3, 1)
    app.backend.write(statistics.KEY, Statistics({"advice": tally, "beginner": Tally(hands=3)}).to_json())
    return app


SCENES: dict[str, Callable[[App], Scene]] = {
    "menu": MenuScene,
    "new-match": NewMatchScene,
    "settings": SettingsScene,
    "house-rules": HouseRulesScene,
    "rules": RulesScene,
    "rules-from-menu": lambda app: RulesScene(app, learn=True),
    "glossary": GlossaryScene,
    "term": lambda app: TermScene(app, "left"),
    "statistics": StatisticsScene,
    "statistics-some": lambda app: StatisticsScene(counted(app)),
    "lesson-pause": lambda app: LessonPauseScene(app, app.go_to_menu),
    "lesson-hand-over": lambda app: LessonResultScene(app, HAND, nothing, t("lesson.result.1"), last=False),
    "pause": PauseScene,
    "practice-pause": lambda app: PracticePauseScene(app, HouseRules(), app.pop, again=app.pop, leave=app.pop),
    "practice-over": lambda app: PracticeResultScene(app, HAND, nothing),
    "hand-over": lambda app: HandOverScene(app, HAND, nothing),
    "match-over": lambda app: MatchOverScene(app, MATCH, nothing),
    "message": lambda app: MessageScene(app, "Saved match", "The match could not be read. It was put aside."),
    "confirm": lambda app: ConfirmScene(
        app, "New match?", "This ends the match you have begun.", "New match", lambda: None, danger=True
    ),
}
"""Every scene but the match, by name."""


def show(
    name: str,
    size: tuple[int, int],
    scale: float = 1.0,
    preferences: Preferences | None = None,
    *,
    above_menu: bool = False,
) -> App:
    """An app with that scene on top, drawn once."""
    app = stage(size, scale, preferences)
    if above_menu:
        app.begin()
        for _ in range(6):
            app.frame(16, ())
    app.push(SCENES[name](app))
    app.frame(16, ())
    return app


def main(arguments: list[str]) -> None:
    """Save a picture of a scene."""
    name, size, file, *more = arguments
    size, _, scale = size.partition("@")
    width, height = (int(each) for each in size.split("x"))
    preferences = Preferences(
        text_size=int(more[0]) if more else 100,
        theme=more[1] if len(more) > 1 else "green",
        rules=HouseRules(),
    )
    app = show(name, (width, height), float(scale or 1), preferences, above_menu=name != "menu")
    for _ in range(6):
        app.frame(16, ())
    if len(more) > 2:
        pane = app.top.pane
        assert pane is not None
        pane.scroll_to(int(more[2]))
        app.top.scrolled()
        app.frame(16, ())
    screen = pygame.display.get_surface()
    assert screen is not None
    pygame.image.save(screen, file)


if __name__ == "__main__":
    main(sys.argv[1:])
