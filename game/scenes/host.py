"""What a scene may ask of the app that shows it."""

from typing import TYPE_CHECKING, Protocol

from pygame import Surface

from game.audio import Audio
from game.options import Options
from game.page import Page
from game.storage.backend import Backend
from game.storage.preferences import Preferences
from game.storage.saves import SavedMatch, Saves
from game.widgets.metrics import Metrics
from game.widgets.theme import Palette

if TYPE_CHECKING:
    from game.scenes.scene import Scene


class Host(Protocol):
    """The app, as scenes see it: its services, the stack of scenes, and the way to other parts of the game."""

    page: Page
    audio: Audio
    backend: Backend
    saves: Saves
    options: Options
    preferences: Preferences
    """Read only for scenes: `set_preferences` changes them."""
    metrics: Metrics
    levels: tuple[str, ...]
    """The computer players on offer, weakest first."""

    @property
    def palette(self) -> Palette:
        """The colours of the theme that is chosen."""

    @property
    def speed(self) -> str:
        """slow, normal, fast or off, as the preferences or the start say."""

    @property
    def reduced_motion(self) -> bool:
        """Whether movement is to be short fades, as the preferences or the system say."""

    @property
    def in_match(self) -> bool:
        """Whether a match is on the stack, below or on top."""

    def push(self, scene: "Scene") -> None:
        """Show a scene above the present one."""

    def pop(self) -> None:
        """Leave the top scene for the one below; the last scene stays."""

    def replace(self, scene: "Scene") -> None:
        """Show a scene instead of the top one."""

    def show_only(self, scene: "Scene") -> None:
        """Leave all scenes for this one."""

    def set_preferences(self, preferences: Preferences) -> None:
        """Take over, keep and apply preferences: theme, text size, sound, speed. Scenes hear `preferences_changed`."""

    def start_match(self, saved: SavedMatch | None = None) -> None:
        """Leave all scenes for the table: a new match with the preferred rules and players, or a saved one."""

    def go_to_menu(self) -> None:
        """Leave all scenes for the main menu."""

    def announce(self, line: str) -> None:
        """Tell people who listen to the page one thing that happened, in words."""

    def picture_below(self, scene: "Scene") -> Surface:
        """A copy of what the scenes below `scene` show, for an overlay to stand on."""

    def quit(self, code: int = 0) -> None:
        """End the game natively with this exit code; in the browser, do nothing."""


def first_visit(host: Host) -> bool:
    """Whether nothing was played here yet, so that the lesson is offered before anything else."""
    return not host.preferences.met and host.saves.load() is None


def start_lesson(host: Host) -> None:
    """Leave all scenes for the guided first hand. A saved match stays saved."""
    from game.scenes.lesson import LessonScene  # late: it brings the whole table

    host.set_preferences(host.preferences.but(met=True))
    host.show_only(LessonScene(host))
