"""The site by itself, with the runtime in it: no other host, offline, renewed, damaged, embedded."""

import functools
import json
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route

from build import make
from tests.browser.conftest import GameOpener
from tests.browser.harness import LOCAL_CDN, Game, Player, QuietHandler
from tests.browser.test_match import sit_down

pytestmark = pytest.mark.browser
SCENE = "scene => document.getElementById('table').dataset.scene === scene"
KEPT = "() => navigator.serviceWorker.ready.then(r => r.active.state === 'activated')"


@pytest.fixture(scope="session")
def vendored(tmp_path_factory: pytest.TempPathFactory, local_cdn: bool) -> Path:
    """The site with the runtime in it."""
    out = tmp_path_factory.mktemp("vendored")
    source = ["--runtime", str(LOCAL_CDN)] if local_cdn else []
    assert make.main(["--vendor", "--itch", *source], out=out) == 0
    return out / "web"


class Server:
    """Serves a folder under a sub-path, may be switched off, and counts what it is asked for."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[str] = []
        asked = self.asked

        class Counting(QuietHandler):
            def log_request(self, code: object = "-", size: object = "-") -> None:
                asked.append(self.path)

        handler = functools.partial(Counting, directory=str(folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def stop(self) -> None:
        """From now on nobody answers."""
        if self.thread.is_alive():
            self.server.shutdown()
            self.server.server_close()
            self.thread.join()


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    server = Server(folder)
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture
def games(vendored: Path, tmp_path: Path) -> Iterator[Server]:
    """A copy of the site under the sub-path /games/euchre/, for changing at will."""
    shutil.copytree(vendored, tmp_path / "games" / "euchre")
    with serving(tmp_path) as server:
        yield server


def copy_of(games: Server, tmp_path: Path) -> Path:
    return tmp_path / "games" / "euchre"


def keep_to(page: Page, address: str) -> list[str]:
    """Let the page ask only this host; what else it tried."""
    others: list[str] = []

    def decide(route: Route) -> None:
        if urlsplit(route.request.url).netloc == urlsplit(address).netloc:
            route.continue_()
        else:
            others.append(route.request.url)
            route.abort()

    page.context.route("**/*", decide)
    return others


def message(game: Game) -> str:
    game.wait("() => document.getElementById('fatal').firstChild")
    return str(game.page.inner_text("#fatal"))


def test_nothing_is_asked_of_another_host(new_game: GameOpener, games: Server) -> None:
    game = new_game(site=f"{games.address}/games/euchre")
    others = keep_to(game.page, games.address)
    refused: list[str] = []
    game.page.on("console", lambda said: refused.append(said.text) if "Content Security Policy" in said.text else None)
    sit_down(game)
    player = Player(game, game.press)
    for _ in range(6):
        player.step()
    game.assert_sound()
    assert others == []
    assert refused == []
    hosts = {urlsplit(url).netloc for url in game.asked if not url.startswith(("data:", "blob:"))}
    assert hosts == {urlsplit(games.address).netloc}
    archives = [path for path in games.asked if "euchre.tar.gz" in path]
    assert len(archives) == 1, archives  # fetched ahead, and once
    # nothing is in the page that the policy would have to make an exception for
    inline = "[...document.querySelectorAll('*')].flatMap(e => e.getAttributeNames()).filter(n => n.startsWith('on'))"
    assert game.page.evaluate(inline) == []


def test_the_second_visit_needs_no_network(new_game: GameOpener, games: Server) -> None:
    game = new_game(site=f"{games.address}/games/euchre", service_workers="allow")
    sit_down(game)
    Player(game, game.press).step()
    game.wait(KEPT)
    games.stop()  # nobody answers any more
    game.page.context.set_offline(True)
    game.reload()
    game.press_command("resume")
    player = Player(game, game.press)
    while not player.hands:
        player.step()
    game.assert_sound()
    # by another address of the same page, too
    game.page.goto(f"{games.address}/games/euchre/?seed=3")
    game.play()
    game.assert_sound()


def renew(folder: Path) -> None:
    """Put another version in place of the site."""
    for name in ("index.html", "sw.js"):
        file = folder / name
        file.write_text(
            file.read_text("utf-8").replace("You against two, to ten points", "The second version"), "utf-8"
        )
    import hashlib

    page = folder / "index.html"
    worker = folder / "sw.js"
    text = worker.read_text("utf-8")
    begin, end = text.index("const FILES = ") + len("const FILES = "), text.index(" // path below")
    files = json.loads(text[begin:end])
    files["index.html"] = hashlib.sha256(page.read_bytes()).hexdigest()
    text = text[:begin] + json.dumps(files) + text[end:]
    worker.write_text(text.replace("three-handed-euchre ", "three-handed-euchre 2", 1), "utf-8")


VERSION = "document.querySelector('.subtitle').textContent"


def test_a_new_version_is_offered_and_comes_whole(new_game: GameOpener, games: Server, tmp_path: Path) -> None:
    game = new_game(site=f"{games.address}/games/euchre", service_workers="allow")
    page = game.page
    sit_down(game)
    game.wait(KEPT)
    renew(copy_of(games, tmp_path))
    game.reload()  # the old one, from what was kept
    assert page.evaluate(VERSION) == "You against two, to ten points"
    game.press_command("resume")
    player = Player(game, game.press)
    player.step()
    note = page.locator("#renewal")
    note.get_by_role("button", name="Reload now").wait_for()
    assert "new version" in note.inner_text()
    assert page.evaluate(VERSION) == "You against two, to ten points"  # it runs on
    player.step()
    table = player.see()["table"]
    with page.expect_navigation():
        note.get_by_role("button", name="Reload now").click()
    game.play()
    assert page.evaluate(VERSION) == "The second version"
    assert page.evaluate("caches.keys()") == [next(iter(page.evaluate("caches.keys()")))]
    game.press_command("resume")
    again = Player(game, game.press).see()["table"]
    assert (again["hand"], again["score"]) == (table["hand"], table["score"])
    game.assert_sound()


def test_a_reload_too_brings_the_new_version(new_game: GameOpener, games: Server, tmp_path: Path) -> None:
    game = new_game(site=f"{games.address}/games/euchre", service_workers="allow")
    game.open()
    game.wait(KEPT)
    renew(copy_of(games, tmp_path))
    game.reload()
    game.page.locator("#renewal button").first.wait_for()
    game.page.locator("#renewal").get_by_role("button", name="Later").click()
    assert game.page.locator("#renewal").inner_text() == ""
    game.page.reload()
    game.wait("() => document.querySelector('.subtitle').textContent === 'The second version'")
    game.play()


def test_half_a_new_version_is_no_version(new_game: GameOpener, games: Server, tmp_path: Path) -> None:
    """A site that is being renewed, or a proxy that keeps old files: what runs stays whole."""
    game = new_game(site=f"{games.address}/games/euchre", service_workers="allow")
    game.open()
    game.wait(KEPT)
    folder = copy_of(games, tmp_path)
    renew(folder)
    (folder / "index.html").write_bytes(b"<p>something else</p>")
    game.reload()
    game.page.evaluate("navigator.serviceWorker.ready.then(r => r.update()).catch(() => {})")
    game.wait("() => navigator.serviceWorker.ready.then(r => !r.installing)")
    assert game.page.evaluate("navigator.serviceWorker.ready.then(r => r.waiting === null)")
    game.reload()
    assert game.page.evaluate(VERSION) == "You against two, to ten points"
    game.assert_sound()


@pytest.mark.parametrize("how", ["changed", "truncated"])
def test_a_damaged_file_is_told(how: str, new_game: GameOpener, games: Server, tmp_path: Path) -> None:
    game = new_game(site=f"{games.address}/games/euchre")
    archive = copy_of(games, tmp_path) / "euchre.tar.gz"
    content = archive.read_bytes()
    archive.write_bytes(content[:-2] + b"xx" if how == "changed" else content[: len(content) // 2])
    game.page.goto(f"{game.site}/index.html")
    text = message(game)
    assert "euchre.tar.gz" in text
    assert "A match that was under way is kept." in text
    archive.write_bytes(content)
    with game.page.expect_navigation():
        game.page.get_by_role("button", name="Reload").click()
    game.play()
    game.assert_sound()


def test_a_loader_that_was_changed_is_not_run(new_game: GameOpener, games: Server, tmp_path: Path) -> None:
    game = new_game(site=f"{games.address}/games/euchre")
    (loader,) = copy_of(games, tmp_path).rglob("pythons.js")
    loader.write_text(loader.read_text("utf-8") + "\nwindow.ran = true\n", "utf-8")
    game.page.goto(f"{game.site}/index.html")
    assert "pythons.js" in message(game)
    assert not game.page.evaluate("window.ran === true")


def test_two_tabs_do_not_spoil_each_others_match(new_game: GameOpener, games: Server) -> None:
    first = new_game(site=f"{games.address}/games/euchre")
    second = Game(first.page.context.new_page(), first.site)
    second.page.goto(f"{second.site}/index.html")
    second.wait("() => !document.getElementById('play').hidden")  # its menu knows of no match yet
    first.page.bring_to_front()
    sit_down(first)
    player = Player(first, first.press)
    for _ in range(3):
        player.step()
    table = player.see()["table"]
    second.page.bring_to_front()
    second.play()
    assert "The game goes on elsewhere" in message(first)
    second.press_command("resume")  # what the first one had begun meanwhile
    there = Player(second, second.press)
    found = there.see()["table"]
    assert (found["hand"], found["score"]) == (table["hand"], table["score"])
    there.before = ""
    there.step()
    table = there.see()["table"]
    # the first one can write nothing any more, but may take the match back
    before = first.page.evaluate("localStorage.getItem('three-handed-euchre/match')")
    first.page.evaluate("window.euchre.write('three-handed-euchre/match', 'spoilt')")
    assert first.page.evaluate("localStorage.getItem('three-handed-euchre/match')") == before
    first.page.bring_to_front()
    with first.page.expect_navigation():
        first.page.get_by_role("button", name="Play here").click()
    first.play()
    first.press_command("resume")
    found = Player(first, first.press).see()["table"]
    assert (found["hand"], found["score"]) == (table["hand"], table["score"])
    assert "The game goes on elsewhere" in message(second)


FRAME = """<!doctype html><title>A page of games</title><body style="margin: 0">
<iframe id="game" src="{game}/index.html" width="800" height="600" style="border: 0"
 allow="fullscreen; autoplay; gamepad"
 sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock allow-modals"></iframe>"""
NO_STORAGE = """if (window !== window.top) Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("The operation is insecure.", "SecurityError") } })"""


def test_inside_a_page_of_itch(new_game: GameOpener, games: Server, tmp_path: Path) -> None:
    (tmp_path / "outer").mkdir()
    (tmp_path / "outer" / "index.html").write_text(
        FRAME.format(game=f"{games.address.replace('127.0.0.1', 'localhost')}/games/euchre"), "utf-8"
    )
    with serving(tmp_path / "outer") as outer:
        outside: Any = new_game(site=outer.address, viewport={"width": 1100, "height": 760})
        page: Page = outside.page
        page.add_init_script(NO_STORAGE)
        page.goto(f"{outer.address}/index.html")
        frame = page.frame_locator("#game")
        frame.locator("#play").click()
        inner = page.frames[1]
        inner.wait_for_function("document.activeElement.id === 'canvas'")
        inner.wait_for_function(SCENE, arg="menu")
        assert inner.evaluate("document.getElementById('canvas').getBoundingClientRect().width") == 800
        page.keyboard.press("Tab")  # the keyboard is the game's at once
        inner.wait_for_function("document.activeElement.matches('#actions button')")
        for command in ("new-match", "start-match"):
            button = frame.locator(f"#actions [data-command='{command}']:enabled")
            button.focus()
            page.keyboard.press("Enter")
        inner.wait_for_function(SCENE, arg="match")
        button = frame.get_by_role("button", name="Full screen", exact=True)
        button.click()
        inner.wait_for_function("document.fullscreenElement !== null")
        frame.get_by_role("button", name="Leave full screen").click()
        inner.wait_for_function("document.fullscreenElement === null")
        inner.wait_for_function("document.querySelector('#actions [data-action]:enabled')")
        frame.locator("#actions [data-action]:enabled").first.focus()
        page.keyboard.press("Enter")
        assert frame.locator("#fatal").inner_text() == ""
