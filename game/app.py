"""The game as a whole: window, clock, the stack of scenes, and one frame after the other."""

import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pygame
from pygame import Surface

from game import options as start_options
from game.audio import Audio
from game.options import Options
from game.page import ACTIVATE, FOCUS, MOTION, STORED, VISIBLE, Page, make_page
from game.scenes.ahead import Ahead
from game.scenes.menu import MenuScene
from game.scenes.scene import Scene
from game.storage import preferences as preferences_store
from game.storage.backend import Backend, MemoryBackend, open_backend
from game.storage.preferences import LEVEL, Preferences
from game.storage.saves import SavedMatch, Saves
from game.text import FALLBACK, t, use_language
from game.widgets.metrics import Metrics
from game.widgets.shapes import suit_glyph
from game.widgets.theme import THEMES, Palette

SIZE: Final = (1280, 800)
"""The window at the start, natively."""
FRAMES_A_SECOND: Final = 60
LEAST_SEEN: Final = 64
"""In a window of fewer CSS pixels, such as a page that is folded away, nothing is laid out: nobody could see it."""
LONGEST_FRAME_MS: Final = 100.0
"""A tab that was hidden or a computer that slept: no more than this is made up for."""
MIRROR_EVERY_MS: Final = 120.0
"""While something moves, how often the page's copy of the scene is brought up to date."""
LEVELS: Final[tuple[str, ...]] = ("beginner", "advice", "strong", "expert")
"""The computer players on offer, weakest first."""
SEATS_NAMED: Final = ("South", "West", "East")


class App:
    """Holds the services and shows the top scene; it is the `Host` that scenes know."""

    def __init__(self, options: Options, page: Page, backend: Backend) -> None:
        self.options = options
        self.page = page
        self.backend = backend
        self.saves = Saves(backend)
        self.preferences = preferences_store.load(backend)
        self.levels = LEVELS
        west, east = (level if level in LEVELS else LEVEL for level in self.preferences.levels)
        self.preferences = self.preferences.but(levels=(west, east))  # a player of another time may be gone
        self.audio = Audio(self.preferences.volume / 100, self.preferences.muted)
        self.scenes: list[Scene] = []
        self.ahead = Ahead()
        self.metrics = Metrics(*SIZE)
        self.exit_code: int | None = None
        self._speed = options.speed
        self._reduced = page.reduced_motion()
        self._lines: list[str] = []
        self._shown: tuple[object, ...] = ()
        self._stale = True
        self._untold = False
        self._since_told = 0.0

    # What scenes see -------------------------------------------------------------------------------------------------

    @property
    def palette(self) -> Palette:
        """The colours of the chosen theme."""
        return THEMES[self.preferences.theme]

    @property
    def speed(self) -> str:
        """slow, normal, fast or off: what the start said, until another is chosen."""
        return self._speed or self.preferences.speed

    @property
    def reduced_motion(self) -> bool:
        """Whether movement is to be short fades."""
        return self._reduced if self.preferences.motion == "system" else self.preferences.motion == "reduced"

    @property
    def in_match(self) -> bool:
        """Whether a match is on the stack."""
        return any(scene.name == "match" for scene in self.scenes)

    @property
    def top(self) -> Scene:
        """The scene that is shown and gets the input."""
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        """Show a scene above the present one."""
        if self.scenes:
            self.top.left()
        self.scenes.append(scene)
        scene.resize()
        self._arrive()

    def pop(self) -> None:
        """Leave the top scene for the one below; the last scene stays."""
        if len(self.scenes) > 1:
            self.scenes.pop().left()
            self._arrive()

    def replace(self, scene: Scene) -> None:
        """Show a scene instead of the top one."""
        if self.scenes:
            self.scenes.pop().left()
        self.scenes.append(scene)
        scene.resize()
        self._arrive()

    def show_only(self, scene: Scene) -> None:
        """Leave all scenes for this one."""
        for each in reversed(self.scenes):
            each.left()
        self.scenes = [scene]
        scene.resize()
        self._arrive()

    def set_preferences(self, preferences: Preferences) -> None:
        """Take over, keep and apply preferences."""
        if preferences == self.preferences:
            return
        if preferences.speed != self.preferences.speed:
            self._speed = None
        looks = preferences.look != self.preferences.look
        self.preferences = preferences
        preferences_store.save(self.backend, preferences)
        self.audio.volume = preferences.volume / 100
        self.audio.muted = preferences.muted
        if not self._measure():
            self.ahead.paint_for(self.metrics, preferences)
        for scene in self.scenes:  # from below: an overlay stands on a picture of what is under it
            if looks or scene is self.top:
                scene.preferences_changed()
        self._stale = True

    def start_match(self, saved: SavedMatch | None = None, *, keep: bool = True) -> None:
        """Leave all scenes for the table: a new match, or a saved one; `keep` it saved while it is played.

        A saved match that cannot be played on is put aside, and said so over the menu.
        """
        from game.scenes.match import MatchScene  # late: the table is the largest part, and the menu is there first

        try:
            table = MatchScene(self, saved, keep=keep)
        except ValueError as error:  # a RecordError too
            from game.scenes.dialog import MessageScene  # late: see begin

            if saved is None:
                raise
            if saved == self.saves.load():
                self.saves.set_aside()
            self.go_to_menu()
            self.push(MessageScene(self, t("saves.unplayable_title"), t("saves.unplayable_text", reason=error)))
            return
        self.show_only(table)

    def go_to_menu(self) -> None:
        """Leave all scenes for the main menu."""
        self.show_only(MenuScene(self))

    def announce(self, line: str) -> None:
        """Tell people who listen to the page one thing that happened."""
        self._lines.append(line)

    def picture_below(self, scene: Scene) -> Surface:
        """A copy of what the scenes below `scene` show."""
        picture = Surface(self.metrics.window.size)
        if pygame.display.get_surface() is not None:
            picture = picture.convert()
        place = self.scenes.index(scene) if scene in self.scenes else len(self.scenes)
        below = self.scenes[:place]
        if below:
            below[-1].paint(picture)
        else:
            picture.fill(self.palette.felt)
        return picture

    def quit(self, code: int = 0) -> None:
        """End the game natively with this exit code; in the browser, do nothing."""
        if not self.page.in_browser:
            self.exit_code = code

    # The window ------------------------------------------------------------------------------------------------------

    def open_window(self) -> None:
        """Make the window, or the canvas as large as the page's."""
        pygame.display.set_caption(t("app.title"))  # of the page's tab, too
        size = self.page.size()
        if size is not None:
            pygame.display.set_icon(Surface((1, 1)))  # a page has none; pygame would look for its own and decode it
            pygame.display.set_mode(_device_pixels(size))
        else:
            pygame.display.set_icon(suit_glyph_icon())
            pygame.display.set_mode(self.options.size or _fitting(SIZE), pygame.RESIZABLE)
        self._measure()

    def _measure(self) -> bool:
        """Take the window's size and the text size; tells whether they are others than before."""
        screen = pygame.display.get_surface()
        width, height = screen.get_size() if screen is not None else SIZE
        page = self.page.size()
        scale = page[2] if page is not None else 1.0
        if min(width, height) < LEAST_SEEN * scale:
            return False
        metrics = Metrics(width, height, scale, self.preferences.text_size / 100)
        if metrics == self.metrics:
            return False
        self.metrics = metrics
        self.ahead.paint_for(metrics, self.preferences)
        return True

    def _follow_window(self) -> None:
        """The window or the page may have another size by now: lay everything out for it."""
        page = self.page.size()
        screen = pygame.display.get_surface()
        if page is not None and (screen is None or screen.get_size() != _device_pixels(page)):
            pygame.display.set_mode(_device_pixels(page))
            self.top.redraw()
        if self._measure():
            for scene in self.scenes:
                scene.resize()
            self._stale = True

    # One frame -------------------------------------------------------------------------------------------------------

    def frame(self, dt_ms: float, events: Sequence[pygame.event.Event]) -> bool:
        """Take input, let time pass, draw what changed and tell the page; whether anything was drawn."""
        self._follow_window()
        for event in events:
            self._handle(event)
        for message in self.page.poll():
            self._hear(message)
        self.top.update(min(dt_ms, LONGEST_FRAME_MS))
        screen = pygame.display.get_surface()
        drawn = screen is not None and self.top.draw(screen)
        if drawn:
            pygame.display.flip()
        self._mirror(drawn, dt_ms)
        if not drawn and not self.top.busy:
            self.ahead.work()
        return drawn

    def _handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit(0)
            return
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSIZECHANGED):
            self.top.redraw()
            return
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.audio.unlock()
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F11 and not self.page.in_browser:
            pygame.display.toggle_fullscreen()
            return
        if self.top.handle(event) and event.type != pygame.MOUSEMOTION:
            self._stale = True

    def _hear(self, message: str) -> None:
        """Act on what a person did in the page outside the canvas."""
        kind, _, what = message.partition(":")
        if kind == ACTIVATE:
            self.audio.unlock()
            self.top.press(what)
            self._stale = True
        elif kind == FOCUS:
            self.top.set_focus(what)
        elif kind == MOTION:
            self._reduced = self.page.reduced_motion()
            for scene in self.scenes:
                scene.preferences_changed()
        elif kind == VISIBLE:
            self.top.redraw()
        elif kind == STORED:  # another tab began or ended a match since this one was loaded
            self.top.entered()
            self._stale = True

    def _arrive(self) -> None:
        self.top.redraw()
        self.top.entered()
        self._stale = True

    def _mirror(self, drawn: bool, dt_ms: float) -> None:
        """Tell the page what is new: at once after input, and while things move only now and then and at their end."""
        lines, self._lines = self._lines, []
        for line in lines:
            self.page.announce(line)
        self._untold = self._untold or drawn
        self._since_told += dt_ms
        if self._stale or (self._untold and (not drawn or self._since_told >= MIRROR_EVERY_MS)):
            self._stale = self._untold = False
            self._since_told = 0.0
            if self.page.in_browser:
                self._tell_page(self.top)

    def _tell_page(self, scene: Scene) -> None:
        """Mirror a scene into the page: only what is different from last time."""
        controls = tuple(each for each in scene.controls() if each.in_page)
        rects = scene.control_rects()
        shown = (scene, controls, scene.heading(), tuple((key, *rect) for key, rect in rects.items()))
        if shown != self._shown:
            arrived = not self._shown or self._shown[0] is not scene
            self._shown = shown
            where = {each.id: rects.get(each.id) or rects.get(each.twin or "") for each in controls}
            places = {key: (box.x, box.y, box.width, box.height) for key, box in where.items() if box is not None}
            self.page.show_controls(controls, scene.heading(), places, scene.focus if arrived else None)
        self.page.show_reading(scene.reading())
        data = {"busy": "0"}
        for each in self.scenes:  # what lies below still is so: the table under the menu
            data |= each.table_data()
        if scene.overlay:
            data["busy"] = "0"
        self.page.show_table(data | {"scene": scene.name})

    # The whole game --------------------------------------------------------------------------------------------------

    def begin(self, record: SavedMatch | None = None) -> None:
        """Show the first scene: the menu, or the table where the start asks for it."""
        if self.options.demo is not None or record is not None:
            # A record from a file must not take the place of a match that was interrupted.
            self.start_match(record, keep=record is None or self.saves.load() is None)
            return
        self.go_to_menu()
        if self.saves.unreadable_now:
            # Late, as all that the first picture does not need: in a page each module takes some 10 ms to load.
            from game.scenes.dialog import MessageScene

            self.push(MessageScene(self, t("saves.unreadable_title"), t("saves.unreadable_text")))
        if self.options.refused:
            from game.scenes.dialog import MessageScene  # late, too

            text = t("app.address.text", refused="\n".join(self.options.refused))
            self.push(MessageScene(self, t("app.address.title"), text))

    async def run(self) -> int:
        """Play until the window is closed; the exit code."""
        clock = pygame.time.Clock()
        while self.exit_code is None:
            # A rate would block the browser's only thread; there, one turn of the loop is one frame anyway.
            dt_ms = clock.tick() if self.page.in_browser else clock.tick(FRAMES_A_SECOND)
            self.frame(dt_ms, pygame.event.get())
            await asyncio.sleep(0)
        return self.exit_code


async def main(arguments: Sequence[str]) -> int:
    """Start the game and play it; the exit code. `arguments` is the command line without the program's name."""
    page = make_page()
    options = start_options.from_query(page.query()) if page.in_browser else start_options.from_command_line(arguments)
    use_language(options.lang or FALLBACK)
    page.set_language(options.lang or FALLBACK)
    record: SavedMatch | None = None
    if options.record is not None:
        try:
            record = read_saved(Path(options.record), options)
        except (OSError, ValueError) as error:  # UnicodeError and RecordError are ValueErrors
            print(t("record.bad", reason=_why(error, options.record)), file=sys.stderr)
            return 2 if isinstance(error, OSError) else 1
    try:
        pygame.display.init()
        pygame.font.init()
        if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
            raise pygame.error("there is no screen")  # SDL would play where nobody sees it, for ever
    except pygame.error as error:
        print(t("app.no_window", reason=error), file=sys.stderr)
        return 1
    # A demo plays to show or to test: it must not touch the match and the choices of the person who starts it.
    app = App(options, page, MemoryBackend() if options.demo is not None else open_backend())
    app.open_window()
    app.begin(record)
    if page.in_browser:
        app.frame(0, ())
        await page.play(lambda: app.frame(0, ()))
        app.audio.unlock()
    try:
        return await app.run()
    finally:
        if not page.in_browser:
            pygame.quit()


def read_saved(file: Path, options: Options) -> SavedMatch:
    """A record as a match to go on playing. Raises OSError, UnicodeError or RecordError."""
    from game.records import read_record  # late: only a start with --record needs it

    text = file.read_text("utf-8")
    record = read_record(text, file.name)
    names = (record.players[0], record.players[1], record.players[2]) if record.players else SEATS_NAMED
    seed = options.seed if options.seed is not None else Page().entropy()
    return SavedMatch(text, seed, names, (LEVEL, LEVEL))


def suit_glyph_icon() -> Surface:
    """The window's icon."""
    from game.engine.cards import Suit

    palette = THEMES["green"]
    icon = Surface((64, 64), pygame.SRCALPHA)
    pygame.draw.rect(icon, palette.felt, icon.get_rect(), border_radius=14)
    glyph = suit_glyph(Suit.CLUBS, 44, palette.card)
    icon.blit(glyph, glyph.get_rect(center=(32, 32)))
    return icon


def _device_pixels(size: tuple[float, float, float]) -> tuple[int, int]:
    return max(1, round(size[0] * size[2])), max(1, round(size[1] * size[2]))


def _fitting(size: tuple[int, int]) -> tuple[int, int]:
    """The size, or less where the desktop is smaller."""
    desktops = pygame.display.get_desktop_sizes()
    if not desktops:
        return size
    return min(size[0], round(desktops[0][0] * 0.92)), min(size[1], round(desktops[0][1] * 0.88))


def _why(error: Exception, file: str) -> str:
    if isinstance(error, OSError):
        return f"{file}: {error.strerror or error}"
    if isinstance(error, UnicodeError):
        return f"{file}: not UTF-8 text"
    return str(error)
