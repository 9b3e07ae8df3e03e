"""Drives the built page in a real browser: serving it, its runtime, and the table's contract of commands.md.

Nothing here sleeps: every wait is for a state of the page's DOM.
"""

import functools
import json
import os
import random
import shutil
import socket
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlparse

from playwright.sync_api import BrowserContext, Dialog, Page, Playwright, Route

CDN_HOST = "pygame-web.github.io"
LOCAL_CDN = Path(os.environ.get("EUCHRE_LOCAL_CDN") or Path.home() / ".cache" / "pygbag-local-cdn")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}
SECONDS = 60
"""Longest wait for anything; what is waited for usually takes far less, but a busy machine may be slow."""


def find_browser(playwright: Playwright) -> str | None:
    """Chromium's program: $EUCHRE_CHROMIUM, the system's, or the one that Playwright installed."""
    if chosen := os.environ.get("EUCHRE_CHROMIUM"):
        return chosen
    for name in BROWSERS:
        if found := shutil.which(name):
            return found
    own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def has_local_cdn() -> bool:
    """Whether the stand-in for pygbag's CDN is on this machine (shared/local-cdn/setup makes it)."""
    return (LOCAL_CDN / "pythons.js").is_file()


def reaches_cdn() -> bool:
    """Whether the real CDN answers."""
    try:
        with socket.create_connection((CDN_HOST, 443), timeout=3):
            return True
    except OSError:
        return False


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder on this machine; the address of it.

    By number, not as "localhost": pygbag's runtime takes that name for its own development server.
    """
    handler = functools.partial(QuietHandler, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class QuietHandler(SimpleHTTPRequestHandler):
    """Serves files, says nothing, and forbids the browser to keep them."""

    def log_message(self, format: str, *args: Any) -> None:
        pass

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")
        super().end_headers()


def use_local_cdn(context: BrowserContext) -> None:
    """Answer what the page asks the CDN from the stand-in."""

    def answer(route: Route) -> None:
        file = LOCAL_CDN / Path(urlparse(route.request.url).path).name
        if file.is_file():
            route.fulfill(path=file, content_type=TYPES.get(file.suffix, "application/octet-stream"))
        else:
            route.fulfill(status=404)

    context.route(f"https://{CDN_HOST}/**", answer)


class Game:
    """The game in one tab, seen through the page's contract."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site
        self.asked: list[str] = []
        self.said: list[str] = []
        page.set_default_timeout(SECONDS * 1000)
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("console", lambda message: self.said.append(message.text))
        page.on("dialog", self._dismiss)

    def open(self, query: str = "") -> None:
        """Load the page and press Play."""
        self.page.goto(f"{self.site}/index.html?{query}")
        self.play()

    def reload(self) -> None:
        """Load the page anew and press Play."""
        self.page.reload()
        self.play()

    def play(self) -> None:
        """Press Play once it is there."""
        self.wait("() => !document.getElementById('play').hidden || document.getElementById('fatal').firstChild")
        self.assert_sound()
        try:
            self.page.click("#play")
        except Exception as error:
            error.add_note(f"the page: {json.dumps(self.describe(), indent=1)}")
            raise
        self.wait("() => document.getElementById('table').dataset.scene || document.getElementById('fatal').firstChild")
        self.assert_sound()

    def wait(self, condition: str, argument: object = None) -> Any:
        """Wait until a JavaScript function gives something true; that."""
        try:
            return self.page.wait_for_function(condition, arg=argument).json_value()
        except Exception as error:
            error.add_note(f"the page: {json.dumps(self.describe(), indent=1)}")
            raise

    def describe(self) -> dict[str, Any]:
        """What the page shows now, for messages."""
        shown: dict[str, Any] = self.page.evaluate(
            """() => ({
                fatal: document.getElementById("fatal").textContent,
                loading: document.getElementById("loading-words").textContent,
                table: {...document.getElementById("table").dataset},
                actions: [...document.querySelectorAll("#actions button")].map(b => b.outerHTML),
                announced: [...document.querySelectorAll("#announcements > *")].slice(-5).map(p => p.textContent),
                stage: window.local_cdn?.stage, failures: window.local_cdn?.failures,
            })"""
        )
        return {**shown, "console": self.said[-15:]}

    def table(self) -> dict[str, str]:
        """The data-* of #table."""
        data: dict[str, str] = self.page.evaluate("() => ({...document.getElementById('table').dataset})")
        return data

    def moves(self) -> list[str]:
        """The statements of the open moves."""
        found: list[str] = self.page.evaluate(
            "() => [...document.querySelectorAll('#actions [data-action]:enabled')].map(b => b.dataset.action)"
        )
        return found

    def commands(self) -> list[str]:
        """The open menu commands."""
        found: list[str] = self.page.evaluate(
            "() => [...document.querySelectorAll('#actions [data-command]:enabled')].map(b => b.dataset.command)"
        )
        return found

    def announced(self) -> list[str]:
        """Everything that was told in words and is still there."""
        return self.page.locator("#announcements > *").all_text_contents()

    def press(self, selector: str) -> None:
        """Press a button of #actions by the keyboard, as a person who does not use the canvas."""
        self.page.focus(f"#actions {selector}")
        self.page.keyboard.press("Enter")

    def press_command(self, command: str) -> None:
        """Wait for a menu command, and press its button."""
        self.wait("c => document.querySelector(`#actions [data-command='${c}']:enabled`)", command)
        self.press(f"[data-command='{command}']")

    def point(self, selector: str) -> tuple[float, float]:
        """Where the twin of a button of #actions stands on the canvas, in CSS px of the page (its middle)."""
        middle = self.wait(
            """selector => {
                const {x, y, w, h} = document.querySelector("#actions " + selector)?.dataset ?? {}
                const box = document.getElementById("canvas").getBoundingClientRect()
                return x === undefined ? null : [box.left + +x + w / 2, box.top + +y + h / 2]
            }""",
            selector,
        )
        return float(middle[0]), float(middle[1])

    def tap(self, selector: str, at: Callable[[float, float], None]) -> None:
        """Do what a button of #actions does with the table itself: `at(x, y)` presses there.

        A card that is put away is chosen first; then the button that puts it away is there.
        """
        self.wait("s => document.querySelector('#actions ' + s + ':enabled')", selector)
        x, y = self.point(selector)
        at(x, y)
        if "pick up" in selector:
            self.wait(
                """([s, middle]) => {
                    const {y, h} = document.querySelector("#actions " + s).dataset
                    return Math.abs(+y + h / 2 - middle) > 20
                }""",
                [selector, y],
            )
            at(*self.point(selector))

    def _dismiss(self, dialog: Dialog) -> None:
        self.said.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def assert_sound(self) -> None:
        """Nothing broke: no message, no uncaught error of page or Python, no alert."""
        shown = self.describe()
        assert not shown["fatal"], shown
        assert not shown["failures"], shown
        assert not [line for line in self.said if line.startswith("dialog:")], self.said
        assert not [line for line in self.said if "Content Security Policy" in line], self.said

    def marks(self) -> dict[str, float]:
        """When the page passed its milestones (unpack, start, ready, table), in ms."""
        found: dict[str, float] = self.page.evaluate(
            """() => Object.fromEntries(performance.getEntriesByType("mark")
                .filter(m => m.name.startsWith("euchre:")).map(m => [m.name.slice(7), m.startTime]))"""
        )
        return found


# What the person sees of the game, once nothing moves and it is their turn (or a hand or the match is over).
_OPEN = """before => {
    const table = {...document.getElementById("table").dataset}
    const buttons = [...document.querySelectorAll("#actions button")].map(b => ({
        action: b.dataset.action || "", card: b.dataset.card || "",
        enabled: !b.disabled, pressed: b.getAttribute("aria-pressed") === "true",
    }))
    const mine = buttons.some(b => b.action || b.card)
    if (document.getElementById("fatal").firstChild) throw new Error(document.getElementById("fatal").textContent)
    if (table.busy === "1" || !(mine || ["hand-over", "match-over", "practice-over"].includes(table.scene))) return null
    const seen = JSON.stringify({table, buttons})
    return seen === before ? null : seen
}"""


class Player:
    """Plays at the table by what the page offers, some open move each time, through `press(selector)`."""

    def __init__(self, game: Game, press: Callable[[str], None], seed: int = 7) -> None:
        self.game = game
        self.press = press
        self.rng = random.Random(seed)
        self.before = ""
        self.phases: set[str] = set()
        """The phases in which a move was made."""
        self.hands = 0
        """How many hands came to their end."""

    def see(self) -> dict[str, Any]:
        """Wait until something can be done that could not be done before; `table` and `buttons`."""
        self.before = str(self.game.wait(_OPEN, self.before))
        state: dict[str, Any] = json.loads(self.before)
        return state

    def step(self) -> dict[str, Any]:
        """Do one thing, and tell what was seen before it."""
        state = self.see()
        scene = state["table"]["scene"]
        if scene == "match-over":
            self.hands += 1
        elif scene == "hand-over":
            self.hands += 1
            self.press("[data-command='next-hand']")
        elif scene != "practice-over":
            self.phases.add(state["table"]["phase"])
            self.press(self._move(state["buttons"]))
        return state

    def match(self) -> dict[str, Any]:
        """Play to the end of the match; what stands there."""
        while True:
            state = self.step()
            if state["table"]["scene"] == "match-over":
                return state

    def _move(self, buttons: Sequence[Mapping[str, Any]]) -> str:
        toggles = [button for button in buttons if button["card"] and not button["action"]]
        pressed = [button for button in toggles if button["pressed"]]
        if toggles and len(pressed) < 5:
            card = self.rng.choice([button["card"] for button in toggles if not button["pressed"]])
            return f"[data-card='{card}']"
        if toggles and len(pressed) > 5:
            return f"[data-card='{pressed[0]['card']}']"
        moves = [button["action"] for button in buttons if button["action"] and button["enabled"]]
        if toggles:
            moves = [move for move in moves if move.startswith("keep")]
        return f"[data-action='{self.rng.choice(moves)}']"
