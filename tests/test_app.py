"""One frame after the other: what the app takes in, draws and tells the page."""

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path

import pygame
import pytest

from game.app import LONGEST_FRAME_MS, App, main, read_saved
from game.options import Options
from game.page import Line, Page, PageControl, Place
from game.records import RecordError
from game.scenes.menu import MenuScene
from game.scenes.settings import SettingsScene
from game.storage.backend import MemoryBackend
from game.storage.saves import KEY, SavedMatch


class ToldPage(Page):
    """A page in a browser that writes down what it is told."""

    def __init__(self) -> None:
        self.sized = (800.0, 600.0, 1.0)
        self.inbox: list[str] = []
        self.ids: list[list[str]] = []
        self.places: dict[str, Place] = {}
        self.tables: list[dict[str, str]] = []
        self.lines: list[str] = []
        self.calm = False
        self.focused: list[str | None] = []
        self.text: list[Line] = []

    @property
    def in_browser(self) -> bool:
        return True

    def size(self) -> tuple[float, float, float]:
        return self.sized

    def poll(self) -> list[str]:
        messages, self.inbox = self.inbox, []
        return messages

    def show_controls(
        self,
        controls: Sequence[PageControl],
        heading: str,
        places: Mapping[str, Place] | None = None,
        focus: str | None = None,
    ) -> None:
        self.ids.append([control.id for control in controls])
        self.focused.append(focus)
        self.places = dict(places or {})

    def show_table(self, data: Mapping[str, str]) -> None:
        self.tables.append(dict(data))

    def show_reading(self, lines: Sequence[Line]) -> None:
        self.text = list(lines)

    def announce(self, line: str) -> None:
        self.lines.append(line)

    def reduced_motion(self) -> bool:
        return self.calm


@pytest.fixture
def page() -> ToldPage:
    return ToldPage()


@pytest.fixture
def app(page: ToldPage) -> App:
    pygame.display.init()
    made = App(Options(), page, MemoryBackend())
    made.open_window()
    made.begin()
    made.frame(16, ())
    return made


def screen_size() -> tuple[int, int]:
    screen = pygame.display.get_surface()
    assert screen is not None
    return screen.get_size()


def test_the_page_mirrors_the_top_scene(app: App, page: ToldPage) -> None:
    entries = ["learn", "new-match", "settings", "rules", "statistics"]
    assert page.ids == [entries], "no Quit in a browser"
    assert page.tables[-1]["scene"] == "menu"
    assert page.places.keys() == set(entries)
    app.frame(16, ())
    assert len(page.ids) == 1, "nothing changed, nothing told"
    page.inbox.append("activate:settings")
    app.frame(16, ())
    assert page.tables[-1]["scene"] == "settings"
    assert page.ids[-1][0] == "back"
    page.inbox.append("activate:nothing such")
    page.inbox.append("activate:back")
    app.frame(16, ())
    assert page.tables[-1]["scene"] == "menu"


def test_focus_in_the_page_is_focus_on_the_canvas(app: App, page: ToldPage) -> None:
    page.inbox.append("focus:rules")
    app.frame(16, ())
    assert app.top.focus == "rules"


def test_announcements_are_told_once(app: App, page: ToldPage) -> None:
    app.announce("West passes.")
    app.frame(16, ())
    app.frame(16, ())
    assert page.lines == ["West passes."]


def test_what_a_sheet_says_is_told_when_it_opens(app: App, page: ToldPage) -> None:
    page.inbox.append("activate:new-match")
    app.frame(16, ())
    assert page.lines == ["First to 10 · usual rules"]
    app.push(SettingsScene(app))
    app.pop()
    app.frame(16, ())
    assert page.lines.count("First to 10 · usual rules") == 1
    assert page.text == [("text", "First to 10 · usual rules")]


def test_a_long_text_stands_in_the_page_with_its_headings(app: App, page: ToldPage) -> None:
    page.inbox.append("activate:rules")
    app.frame(16, ())
    (line,) = page.lines
    assert "Text" in line
    headings = [words for kind, words in page.text if kind == "heading"]
    assert headings[0] == "The aim"
    assert len(headings) == 10
    assert len(page.text) > 2 * len(headings)
    page.inbox.append("activate:back")
    app.frame(16, ())
    assert page.text == []


def test_the_focus_comes_back_to_where_a_scene_was_left(app: App, page: ToldPage) -> None:
    page.inbox += ["focus:settings", "activate:settings"]
    app.frame(16, ())
    assert page.focused[-1] is None
    page.inbox += ["focus:house-rules", "activate:house-rules"]
    app.frame(16, ())
    page.inbox += ["focus:back", "activate:back"]
    app.frame(16, ())
    assert page.focused[-1] == "house-rules"
    page.inbox += ["focus:back", "activate:back"]
    app.frame(16, ())
    assert page.focused[-1] == "settings"


def test_the_canvas_follows_the_page(app: App, page: ToldPage) -> None:
    assert screen_size() == (800, 600)
    page.sized = (390.4, 844.0, 2.0)
    assert app.frame(16, ())
    assert screen_size() == (781, 1688)
    assert app.metrics.scale == 2.0
    assert app.metrics.portrait


def test_time_that_nobody_saw_is_not_made_up_for(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[float] = []
    monkeypatch.setattr(app.top, "update", seen.append)
    app.frame(60_000, ())
    assert seen == [LONGEST_FRAME_MS]


def test_reduced_motion_of_the_system_and_by_choice(app: App, page: ToldPage) -> None:
    assert not app.reduced_motion
    page.calm = True
    page.inbox.append("motion")
    app.frame(16, ())
    assert app.reduced_motion
    app.set_preferences(app.preferences.but(motion="full"))
    assert not app.reduced_motion
    app.set_preferences(app.preferences.but(motion="reduced"))
    assert app.reduced_motion


def test_the_stack(app: App) -> None:
    menu = app.top
    app.pop()
    assert app.top is menu, "the last scene stays"
    app.push(SettingsScene(app))
    app.replace(MenuScene(app))
    assert len(app.scenes) == 2
    app.show_only(menu)
    assert app.scenes == [menu]


def test_nobody_quits_a_browser(app: App) -> None:
    app.frame(16, [pygame.event.Event(pygame.QUIT)])
    assert app.exit_code is None


def test_an_overlay_shows_what_is_below(app: App) -> None:
    app.push(SettingsScene(app))
    app.frame(16, ())
    dim = app.picture_below(app.top)
    assert dim.get_size() == (800, 600)
    assert dim.get_at((400, 300))[:3] != (0, 0, 0)


def test_an_unreadable_match_is_told() -> None:
    pygame.display.init()
    backend = MemoryBackend()
    backend.write(KEY, "rubbish")
    made = App(Options(), ToldPage(), backend)
    made.open_window()
    made.begin()
    assert made.top.name == "message"
    made.top.press("back")
    assert made.top.name == "menu"


def test_closing_the_window_ends_with_0(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("EUCHRE_HOME", str(tmp_path))
    monkeypatch.setattr(pygame.event, "get", lambda: [pygame.event.Event(pygame.QUIT)])
    assert asyncio.run(main(["--size", "640x480"])) == 0
    assert list(tmp_path.iterdir()) == []


def test_a_bad_record_says_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.euchre"
    bad.write_text("record 1\nhand\nnonsense\n")
    assert asyncio.run(main(["--record", str(bad)])) == 1
    assert "bad.euchre:3" in capsys.readouterr().err
    assert asyncio.run(main(["--record", str(tmp_path / "none")])) == 2
    assert "No such file" in capsys.readouterr().err
    bad.write_bytes(b"\xff\xfe\x00")
    assert asyncio.run(main(["--record", str(bad)])) == 1
    assert asyncio.run(main(["--record", str(tmp_path)])) == 2


def test_without_a_screen_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def refuse() -> None:
        raise pygame.error("No available video device")

    monkeypatch.setattr(pygame.display, "init", refuse)
    assert asyncio.run(main([])) == 1
    assert "No available video device" in capsys.readouterr().err


def test_a_record_becomes_a_match(tmp_path: Path) -> None:
    file = tmp_path / "good.euchre"
    file.write_text("record 1\nplayers A B C\n")
    saved = read_saved(file, Options(seed=7))
    assert (saved.seed, saved.names) == (7, ("A", "B", "C"))
    file.write_text("what")
    with pytest.raises(RecordError):
        read_saved(file, Options())


def test_a_match_that_cannot_be_played_on_is_put_aside() -> None:
    pygame.display.init()
    app = App(Options(), ToldPage(), MemoryBackend())
    app.open_window()
    app.begin()
    saved = SavedMatch("record 1\nhand\nnonsense\n", 1, ("South", "West", "East"), ("advice", "advice"))
    app.saves.save(saved)
    app.start_match(app.saves.load())
    assert app.top.name == "message"
    assert app.saves.load() is None
    assert "nonsense" in (app.saves.unreadable() or "")
    app.top.press("back")
    assert app.top.name == "menu"


def test_a_match_begins() -> None:
    pygame.display.init()
    app = App(Options(seed=7, speed="off"), ToldPage(), MemoryBackend())
    app.open_window()
    app.begin()
    app.start_match()
    for _ in range(5):
        app.frame(16, ())
    assert app.in_match
    assert app.top.name == "match"


def test_without_a_screen_it_does_not_play_unseen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    assert asyncio.run(main([])) == 1
    assert "No window can be opened" in capsys.readouterr().err


def test_what_the_address_asks_in_vain_is_told_over_the_menu() -> None:
    app = App(Options(refused=("lang: the game has no words in 'zz', only in en",)), ToldPage(), MemoryBackend())
    app.open_window()
    app.begin()
    assert app.top.name == "message"
    assert any("'zz'" in line for line in app.top.prose())
    assert app.top.press("back")
    assert app.top.name == "menu"
