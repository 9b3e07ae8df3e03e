"""The site by itself, with the runtime in it: no other host, offline, renewed, damaged, embedded."""

import functools
import hashlib
import os
import re
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Frame, Locator, Page, Route

from build import make, runtime
from tests.browser.conftest import GameOpener
from tests.browser.harness import Game, Player, QuietHandler
from tests.browser.test_match import sit_down

pytestmark = pytest.mark.browser
SCENE = "scene => document.getElementById('table').dataset.scene === scene"
UNTIL = """navigator.serviceWorker.ready.then(r => new Promise(done => {{
    const look = () => {} ? done() : setTimeout(look, 50)
    look()
}}))"""
KEPT = UNTIL.format("r.active?.state === 'activated'")
"""For evaluate, which waits for promises; wait_for_function takes any promise for true."""
SETTLED = UNTIL.format("!r.installing")
UPDATE = "navigator.serviceWorker.ready.then(r => r.update()).catch(() => {})"
WAITING = "navigator.serviceWorker.ready.then(r => r.waiting !== null)"


class Server:
    """Serves a folder under a sub-path, may be switched off, and counts what it is asked for."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[str] = []
        self.shared = False
        """Whether pages of other origins may read the files."""
        asked, server = self.asked, self

        class Counting(QuietHandler):
            def end_headers(self) -> None:
                if server.shared:
                    self.send_header("Access-Control-Allow-Origin", "*")
                super().end_headers()

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
    """What the zip for itch.io holds, under the sub-path /games/euchre/, for changing at will."""
    shutil.unpack_archive(vendored.parent / "euchre-itch.zip", tmp_path / "games" / "euchre")
    with serving(tmp_path) as server:
        yield server


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


def press_and_leave(game: Game, button: Locator) -> None:
    """Press a button that loads the page anew, and wait until the new one is there.

    Not by expect_navigation: the page's change of its own address would do for that.
    """
    game.page.evaluate("window.before = true")
    button.click()
    game.page.wait_for_function("!window.before")


def test_nothing_is_asked_of_another_host(new_game: GameOpener, games: Server) -> None:
    game = new_game(site=f"{games.address}/games/euchre")
    others = keep_to(game.page, games.address)
    sit_down(game)
    player = Player(game, game.press)
    for _ in range(6):
        player.step()
    game.assert_sound()
    assert others == []
    hosts = {urlsplit(url).netloc for url in game.asked if not url.startswith(("data:", "blob:"))}
    assert hosts == {urlsplit(games.address).netloc}
    archives = [path for path in games.asked if "euchre.tar.gz" in path]
    assert len(archives) == 1, archives  # fetched once, and at the same time as the runtime
    assert games.asked.index(archives[0]) < next(place for place, path in enumerate(games.asked) if ".wasm" in path)
    # nothing is in the page that the policy would have to make an exception for
    inline = "[...document.querySelectorAll('*')].flatMap(e => e.getAttributeNames()).filter(n => n.startsWith('on'))"
    assert game.page.evaluate(inline) == []


def renew(folder: Path, words: str) -> None:
    """Put another version in place of the site: other words on the loading screen, and the worker that knows of it."""
    page, worker = folder / "index.html", folder / "sw.js"
    text = page.read_text("utf-8")
    page.write_text(re.sub('(class="subtitle">)[^<]*', f"\\1{words}", text), "utf-8")
    script = worker.read_text("utf-8")
    sum_ = hashlib.sha256(page.read_bytes()).hexdigest()
    script = re.sub('("index.html": ")[0-9a-f]+', f"\\g<1>{sum_}", script)
    worker.write_text(re.sub('(const CACHE = "three-handed-euchre ).*"', f'\\g<1>{sum_[:12]}"', script), "utf-8")


VERSION = "document.querySelector('.subtitle').textContent"


def test_offline_and_renewed(new_game: GameOpener, games: Server, tmp_path: Path) -> None:
    """The second visit needs no network; a new version is offered, comes whole or not at all."""
    game = new_game(site=f"{games.address}/games/euchre", service_workers="allow")
    page, folder = game.page, tmp_path / "games" / "euchre"
    note = page.locator("#renewal")
    sit_down(game)
    Player(game, game.press).step()
    page.evaluate(KEPT)
    faults = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in faults] in ([], ["in-incognito"])  # as every tab of a test is
    first = (folder / "index.html").read_bytes(), (folder / "sw.js").read_bytes()

    # a site that is just being renewed, or a proxy that keeps old files: what runs stays, and stays whole
    renew(folder, "Half a version")
    (folder / "index.html").write_bytes(first[0])
    page.evaluate(UPDATE)
    page.evaluate(SETTLED)
    assert not page.evaluate(WAITING)
    assert note.inner_text() == ""

    # a new version: the old one runs on until the person takes it, and the match is there
    renew(folder, "The second version")
    page.reload()
    assert page.evaluate(VERSION) == "You against two, to ten points"  # what was kept
    game.play()
    game.press_command("resume")
    player = Player(game, game.press)
    player.step()
    note.get_by_role("button", name="Reload now").wait_for()
    assert "new version" in note.inner_text()
    table = player.see()["table"]
    press_and_leave(game, note.get_by_role("button", name="Reload now"))
    game.wait(f"() => {VERSION} === 'The second version'")
    assert len(page.evaluate("caches.keys()")) == 1

    # the next one by a plain reload
    game.play()
    renew(folder, "The third version")
    page.evaluate(UPDATE)
    note.get_by_role("button", name="Later").click()
    assert note.inner_text() == ""
    page.reload()
    game.wait(f"() => {VERSION} === 'The third version'")

    # and nobody answers any more
    games.stop()
    page.context.set_offline(True)
    page.goto(f"{game.site}/?seed=3")
    assert page.evaluate(VERSION) == "The third version"
    game.play()
    game.press_command("resume")
    player = Player(game, game.press)
    again = player.see()["table"]
    assert (again["hand"], again["score"]) == (table["hand"], table["score"])
    player.before = ""
    while not player.hands:
        player.step()
    game.assert_sound()


def test_a_new_version_while_two_tabs_are_open(new_game: GameOpener, games: Server, tmp_path: Path) -> None:
    """Neither tab is given a mix: both stay with the old version until one takes the new one."""
    first = new_game(site=f"{games.address}/games/euchre", service_workers="allow")
    folder = tmp_path / "games" / "euchre"
    worker = folder / "sw.js"
    sit_down(first)
    player = Player(first, first.press)
    for _ in range(3):
        player.step()
    table = player.see()["table"]
    first.page.evaluate(KEPT)
    first.reload()  # by what is kept
    first.press_command("resume")
    second = Game(first.page.context.new_page(), first.site)
    second.page.goto(f"{second.site}/index.html")
    second.wait("() => !document.getElementById('play').hidden")

    # half of it is there: a file is not yet as the new version has it
    before = worker.read_text("utf-8")
    renew(folder, "The second version")
    whole = worker.read_text("utf-8")
    worker.write_text(re.sub('("euchre.tar.gz": ")[0-9a-f]+', "\\g<1>" + "0" * 64, whole), "utf-8")
    assert worker.read_text("utf-8") not in (before, whole)
    second.page.evaluate(UPDATE)
    second.page.evaluate(SETTLED)
    assert not second.page.evaluate(WAITING)
    # then all of it: offered in both, taken by neither on its own, nor by a reload of one
    worker.write_text(whole, "utf-8")
    second.page.evaluate(UPDATE)
    for game in (first, second):
        game.wait("() => document.getElementById('renewal').innerText.includes('new version')")
    second.page.reload()
    assert second.page.evaluate(VERSION) == "You against two, to ten points"
    second.wait("() => !document.getElementById('play').hidden")
    first.page.bring_to_front()
    press_and_leave(first, first.page.locator("#renewal").get_by_role("button", name="Reload now"))
    first.wait(f"() => {VERSION} === 'The second version'")
    assert len(first.page.evaluate("caches.keys()")) == 1
    # the other one runs on as it was, all of it, and takes the new version whenever it is loaded anew
    second.page.bring_to_front()
    assert second.page.evaluate(VERSION) == "You against two, to ten points"
    second.play()
    second.press_command("resume")
    there = Player(second, second.press)
    assert there.see()["table"] == table
    there.before = ""
    there.step()
    second.assert_sound()
    second.page.reload()
    second.wait(f"() => {VERSION} === 'The second version'")
    second.play()
    second.assert_sound()


def test_a_damaged_file_is_told_and_costs_no_match(new_game: GameOpener, games: Server, tmp_path: Path) -> None:
    """Each part of the site cut short, changed, or gone: a message names it; once it is whole, the match goes on."""
    game = new_game(site=f"{games.address}/games/euchre")
    sit_down(game)
    player = Player(game, game.press)
    for _ in range(3):
        player.step()
    table = player.see()["table"]
    folder = tmp_path / "games" / "euchre"
    wasm = max(folder.rglob("*.wasm"), key=lambda file: file.stat().st_size)
    (wheel,) = folder.rglob("pygame*.whl")
    (loader,) = folder.rglob("pythons.js")
    archive = folder / "euchre.tar.gz"
    for file, harm in (
        (archive, "cut"),
        (archive, "changed"),
        (wasm, "cut"),
        (wasm, "changed"),
        (wheel, "cut"),
        (wheel, "gone"),
        (loader, "cut"),
        (loader, "changed"),
    ):
        content = file.read_bytes()
        if harm == "gone":
            file.unlink()
        else:
            half = len(content) // 2
            file.write_bytes(content[:half] + (b"" if harm == "cut" else b"x" + content[half + 1 :]))
        game.page.goto(f"{game.site}/index.html")
        text = message(game)
        assert file.name in text, (file.name, harm)
        assert "A match that was under way is kept." in text
        assert not [line for line in game.said if line.startswith("dialog:")]
        file.write_bytes(content)
    press_and_leave(game, game.page.get_by_role("button", name="Reload"))
    game.play()
    game.press_command("resume")
    assert Player(game, game.press).see()["table"] == table
    game.assert_sound()


def test_no_script_is_run_that_was_changed(new_game: GameOpener, games: Server, tmp_path: Path) -> None:
    """Neither the loader, which the page asks for, nor a script that the loader adds."""
    game = new_game(site=f"{games.address}/games/euchre")
    (loader,) = (tmp_path / "games").rglob("pythons.js")
    content = loader.read_bytes()
    loader.write_bytes(content + b"\nwindow.ran = true\n")
    game.page.goto(f"{game.site}/index.html")
    assert "pythons.js" in message(game)
    assert not game.page.evaluate("window.ran === true")

    loader.write_bytes(content)
    folder = tmp_path / "games" / "euchre"
    script = max((folder / "cdn").rglob("*.js"), key=lambda file: file.stat().st_size)
    changed = script.read_bytes() + b"\nwindow.ran = true\n"
    game.page.route("**/*.js?again", lambda route: route.fulfill(body=changed, content_type="text/javascript"))
    game.page.goto(f"{game.site}/index.html")
    game.page.evaluate(
        """address => { // as pythons.js does it
            const script = document.createElement("script")
            script.setAttribute("src", address)
            document.head.appendChild(script)
        }""",
        f"{game.site}/{script.relative_to(folder).as_posix()}?again",
    )
    assert script.name in message(game)
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
    press_and_leave(first, first.page.get_by_role("button", name="Play here"))
    first.play()
    first.press_command("resume")
    found = Player(first, first.press).see()["table"]
    assert (found["hand"], found["score"]) == (table["hand"], table["score"])
    assert "The game goes on elsewhere" in message(second)


FRAME = """<!doctype html><title>A page of games</title><body style="margin: 0">
<iframe id="game" src="{game}/index.html?seed=7&speed=off" width="800" height="600" style="border: 0"
 allow="fullscreen; autoplay; gamepad"
 sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock allow-modals"></iframe>"""
NO_STORAGE = """if (window !== window.top) Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("The operation is insecure.", "SecurityError") } })"""


class InFrame:
    """What Player needs to know of a game, for one in a frame."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame

    def wait(self, condition: str, argument: object = None) -> Any:
        return self.frame.wait_for_function(condition, arg=argument).json_value()


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
        for command in ("new-match", "start-match"):
            button = frame.locator(f"#actions [data-command='{command}']:enabled")
            button.focus()
            page.keyboard.press("Enter")
        inner.wait_for_function(SCENE, arg="match")
        # that nothing is kept is said, and does not lie over the button
        note = frame.locator("#renewal")
        assert "This browser keeps nothing here" in note.inner_text()
        button = frame.get_by_role("button", name="Full screen", exact=True)
        button.click()
        inner.wait_for_function("document.fullscreenElement !== null")
        frame.get_by_role("button", name="Leave full screen").click()
        inner.wait_for_function("document.fullscreenElement === null")
        # the focus is back on the table, and its keys reach the game
        inner.wait_for_function("document.activeElement.id === 'canvas'")
        note.get_by_role("button", name="OK").click()
        inner.wait_for_function("document.activeElement.id === 'canvas'")
        inner.wait_for_function("document.querySelector('#actions [data-action=pass]:enabled')")
        page.keyboard.press("p")
        inner.wait_for_function("!document.querySelector('#actions [data-action=pass]:enabled')")
        frame.locator("#announcements").get_by_text("You pass").first.wait_for()

        def press(selector: str) -> None:
            frame.locator(f"#actions {selector}").focus()
            page.keyboard.press("Enter")

        player: Any = Player(cast("Any", InFrame(inner)), press)
        while not player.hands:
            player.step()
        assert note.inner_text() == ""
        assert frame.locator("#fatal").inner_text() == ""


def test_inside_a_sandbox_of_no_origin(new_game: GameOpener, games: Server, tmp_path: Path) -> None:
    """Without allow-same-origin the browser itself refuses storage, and all files come from elsewhere."""
    (tmp_path / "outer").mkdir()
    frame_of = FRAME.format(game=f"{games.address.replace('127.0.0.1', 'localhost')}/games/euchre")
    text = re.sub('sandbox="[^"]*"', 'sandbox="allow-scripts"', frame_of)
    (tmp_path / "outer" / "index.html").write_text(text, "utf-8")
    games.shared = True
    with serving(tmp_path / "outer") as outer:
        page: Page = new_game(site=outer.address, viewport={"width": 1100, "height": 760}).page
        page.goto(f"{outer.address}/index.html")
        frame = page.frame_locator("#game")
        frame.locator("#play").click()
        inner = page.frames[1]
        for command in ("new-match", "start-match"):
            frame.locator(f"#actions [data-command='{command}']:enabled").focus()
            page.keyboard.press("Enter")
        inner.wait_for_function(SCENE, arg="match")
        assert "This browser keeps nothing here" in frame.locator("#renewal").inner_text()
        assert frame.locator("#fatal").inner_text() == ""
        # a server that does not share them: a message
        games.shared = False
        page.reload()
        frame.locator("#fatal").get_by_role("button", name="Reload").wait_for()
        assert "could not be loaded" in frame.locator("#fatal").inner_text()


MIRRORS = (os.environ.get("EUCHRE_CDN_MIRROR", ""), "/work/.mirror/pygame-web+cdn/repo")
MIRROR = next((place for place in MIRRORS if place and Path(place).is_dir()), None)


@pytest.mark.skipif(MIRROR is None, reason="no copy of the CDN's repository here ($EUCHRE_CDN_MIRROR)")
def test_pygbags_own_loader_finds_all_beside_the_page(new_game: GameOpener, tmp_path: Path) -> None:
    """pygbag's own pythons.js and main.js, under the policy and their sums, in a vendored site.

    A mirror lacks what is larger than 4 MB: main.wasm and main.data are empty here, so that it ends where Python would
    start - with a message.
    """
    folder, root = tmp_path / "mirror", tmp_path / "project"
    for name in [*runtime.FILES, runtime.INDEX, "cp312/pygame_ce-2.5.7.dev1-cp312-cp312-wasm32_bi_emscripten.whl"]:
        command = ["git", "-C", str(MIRROR), "show", f"HEAD:{name}"]
        content = subprocess.run(command, capture_output=True, check=False).stdout
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"\0asm\1\0\0\0" if name.endswith((".wasm", ".data")) else content)
    for name in ("main.py", "game/__init__.py"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(make.ROOT / name, root / name)
    assert make.main(["--vendor", "--runtime", str(folder)], root=root) == 0
    with serving(root / "build" / "web") as server:
        game = new_game(site=server.address)
        others = keep_to(game.page, server.address)
        game.page.goto(f"{game.site}/index.html")
        assert "The game could not be started" in message(game)
        assert others == []
        asked = {urlsplit(path).path for path in server.asked}
        assert {f"/cdn/0.9.3/{name}" for name in ("pythons.js", "cpython312/main.js")} <= asked
        assert {f"/cdn/0.9.3/cpython312/main.{kind}" for kind in ("wasm", "data")} <= asked
        sums = "[...document.querySelectorAll('script[src]')].map(script => script.integrity.slice(0, 7))"
        assert game.page.evaluate(sums) == ["sha256-", "sha256-"]
        assert not [line for line in game.said if "Content Security Policy" in line or line.startswith("dialog:")]
