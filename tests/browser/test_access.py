"""Everyone can play: keyboard alone, touch alone, the page's words alone; and what axe-core finds in the page."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.browser.conftest import GameOpener
from tests.browser.harness import Game, Player

pytestmark = pytest.mark.browser
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
QUERY = "seed=7&speed=off"
WIDE = ["fullscreen"]
"""What the page offers after the game's own buttons, where it is part of another page."""
TABS = 80
"""No control is further than so many presses of Tab."""


def scene(game: Game, name: str) -> None:
    game.wait("name => document.getElementById('table').dataset.scene === name", name)


def test_a_match_by_keyboard_alone(game: Game) -> None:
    keys = game.page.keyboard

    def press(selector: str) -> None:
        """Go to the button with Tab or Shift+Tab, whichever is nearer, and press it."""
        game.wait("s => document.querySelector('#actions ' + s + ':enabled')", selector)
        for _ in range(TABS):
            way = game.page.evaluate(
                """s => {
                    const open = [...document.querySelectorAll("#actions button:enabled")]
                    const here = open.indexOf(document.activeElement)
                    return open.findIndex(b => b.matches(s)) - here
                }""",
                selector,
            )
            if way == 0:
                keys.press("Enter")
                return
            keys.press("Tab" if way > 0 else "Shift+Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    game.page.goto(f"{game.site}/index.html?{QUERY}")
    game.wait("() => document.activeElement.id === 'play'")
    keys.press("Enter")
    scene(game, "menu")
    press("[data-command='new-match']")
    press("[data-command='rule target=5']")
    press("[data-command='start-match']")
    scene(game, "match")
    keys.press("?")
    scene(game, "rules")
    keys.press("Escape")
    scene(game, "match")
    end = Player(game, press).match()
    assert max(int(points) for points in end["table"]["score"].split()) >= 5
    game.assert_sound()


def test_tab_leads_through_the_game_and_out_of_it(game: Game) -> None:
    """In a frame between two buttons of another page: nothing keeps the keyboard, and the table is played by arrows."""
    page, keys = game.page, game.page.keyboard
    page.goto(f"{game.site}/no-sw.js")  # any page of this server
    page.evaluate(
        """address => {
            document.body.innerHTML = "<button id=before></button><iframe></iframe><button id=after></button>"
            const frame = document.querySelector("iframe")
            Object.assign(frame, {src: address, width: 900, height: 560})
        }""",
        f"{game.site}/index.html?{QUERY}",
    )
    frame = page.frames[-1]
    frame.wait_for_function("() => document.getElementById('play')?.hidden === false")
    # as pygbag's own runtime does, whenever the window gets the focus
    frame.evaluate("() => window.addEventListener('focus', () => document.getElementById('canvas').focus())")
    frame.click("#play")

    def at(name: str) -> None:
        frame.wait_for_function("name => document.getElementById('table').dataset.scene === name", arg=name)

    def where() -> str:
        """What has the focus: an id of the outer page, or a command of the game."""
        outside: str = page.evaluate("document.activeElement.id || document.activeElement.tagName")
        if outside != "IFRAME":
            return outside
        inside: str = frame.evaluate("document.activeElement.dataset.command || document.activeElement.id")
        return inside

    def tab(way: str) -> list[str]:
        """Press Tab or Shift+Tab until the focus is outside the frame; where it has been."""
        been: list[str] = []
        while (not been or been[-1] not in ("before", "after")) and len(been) < TABS:
            keys.press(way)
            been.append(where())
        return been

    at("menu")
    frame.wait_for_function("() => document.getElementById('loading').hidden")
    entries = ["learn", "new-match", "settings", "rules", "statistics"]
    page.focus("#before")
    assert tab("Tab") == [*entries, *WIDE, "after"]
    assert tab("Shift+Tab") == [*reversed([*entries, *WIDE]), "before"]

    # from the table itself, where a click has put the focus, and after the arrows have moved the game's own focus
    box = frame.locator("#canvas").bounding_box()
    assert box is not None
    for way, last in (("Tab", "after"), ("Shift+Tab", "before")):
        page.mouse.click(box["x"] + 8, box["y"] + 8)
        assert where() == "canvas"
        keys.press("ArrowDown")
        keys.press("ArrowDown")
        assert where() == "canvas"
        assert tab(way)[-1] == last

    # and the table is played by arrows and Enter all the same
    page.mouse.click(box["x"] + 8, box["y"] + 8)
    for _ in entries:
        keys.press("ArrowUp")
    keys.press("ArrowDown")
    keys.press("Enter")
    at("new-match")
    keys.press("Escape")
    at("menu")
    assert where() == "canvas"


def test_a_match_by_touch_alone(new_game: GameOpener) -> None:
    game = new_game(**PHONE)
    # a mouse would be a mistake of this test: the page must not see one
    game.page.add_init_script("addEventListener('pointerdown', e => { window.pointer = e.pointerType }, true)")

    def tap(selector: str) -> None:
        game.tap(selector, game.page.touchscreen.tap)

    game.page.goto(f"{game.site}/index.html?{QUERY}")
    game.wait("() => !document.getElementById('play').hidden")
    game.page.tap("#play")
    scene(game, "menu")
    tap("[data-command='new-match']")
    tap("[data-command='rule target=5']")
    tap("[data-command='start-match']")
    scene(game, "match")
    end = Player(game, tap, seed=5).match()
    assert max(int(points) for points in end["table"]["score"].split()) >= 5
    assert game.page.evaluate("window.pointer") in (None, "touch")
    game.assert_sound()


def test_a_match_by_the_pages_words_alone(game: Game) -> None:
    """As with a screen reader: no picture, buttons by their names, and what happens from the live region."""
    game.open(QUERY)
    game.page.evaluate("document.getElementById('stage').style.visibility = 'hidden'")
    game.page.get_by_role("button", name="New match").first.focus()
    game.page.keyboard.press("Enter")
    game.press_command("rule target=5")
    game.press_command("start-match")
    scene(game, "match")
    cards: list[str] = []
    heard: list[str] = []

    def by_name(selector: str) -> None:
        """Press the button that has this name, as a screen reader does."""
        found = game.wait(
            """s => {
                const b = document.querySelector('#actions ' + s + ':enabled')
                return b && (b.getAttribute('aria-label') || b.textContent).trim()
            }""",
            selector,
        )
        assert found, selector
        if str(found).startswith("Play "):
            cards.append(str(found))
        button = game.page.get_by_role("button", name=str(found), exact=True)
        assert button.count() == 1, f"two buttons are called {found!r}"
        button.evaluate("b => b.click()")
        heard.extend(game.announced()[-6:])

    player = Player(game, by_name, seed=3)
    end = player.match()
    heard += game.announced()
    assert max(int(points) for points in end["table"]["score"].split()) >= 5
    assert cards
    assert all(" of " in name or "oker" in name or "enny" in name for name in cards), cards
    told = " ".join(heard).lower()
    for name in cards[-2:]:
        what = name.lower().removeprefix("play ").partition(",")[0]
        assert what in told, f"{name!r} was played and not told: {heard[-12:]}"
    scores = game.page.locator("#scores")
    assert scores.locator("caption").count() == 1
    assert scores.locator("th[scope=row]").count() == 3
    assert game.page.get_by_role("heading", level=1).count() == 1
    game.assert_sound()


def test_reduced_motion_of_the_browser_is_honoured(game: Game) -> None:
    """Cards that are dealt cross the felt between kitty and plates, or with reduced motion never do."""
    game.open("seed=7&speed=slow")
    scene(game, "menu")
    game.page.evaluate(
        """() => {
            window.crossed = false
            const put = CanvasRenderingContext2D.prototype.putImageData
            CanvasRenderingContext2D.prototype.putImageData = function (...what) {
                put.apply(this, what)
                if (document.getElementById("table").dataset.scene !== "match") return
                const {data} = this.getImageData(300, 270, 240, 1) // felt, from West's plate to the kitty
                for (let at = 0; at < data.length; at += 4)
                    if (data[at] > 110) window.crossed = true // no felt is so light or so red
            }
        }"""
    )

    def crossed() -> bool:
        """Begin a match, and look until the human may act."""
        game.press_command("new-match")
        game.page.evaluate("() => { window.crossed = false }")
        game.press_command("start-match")
        game.wait("() => document.getElementById('table').dataset.busy === '1'")
        game.wait("() => document.querySelector('#actions [data-action]:enabled')")
        return bool(game.page.evaluate("window.crossed"))

    assert crossed()
    game.press_command("menu")
    game.press_command("menu")  # of the menu over the match: leave it
    scene(game, "menu")
    game.page.emulate_media(reduced_motion="reduce")
    assert not crossed()
    game.assert_sound()


@pytest.fixture(scope="session")
def axe(tmp_path_factory: pytest.TempPathFactory) -> str:
    """axe-core's program: $EUCHRE_AXE, or fetched by npm for these tests only."""
    chosen = os.environ.get("EUCHRE_AXE")
    if chosen is None:
        npm = shutil.which("npm")
        if npm is None:
            pytest.skip("no npm here to fetch axe-core with; $EUCHRE_AXE may name an axe.min.js")
        folder = tmp_path_factory.mktemp("axe")
        packed = subprocess.run(
            [npm, "pack", "--silent", "axe-core@4"], cwd=folder, capture_output=True, text=True, timeout=120
        )
        if packed.returncode != 0:
            pytest.skip(f"axe-core cannot be fetched: {packed.stderr.strip()[:200]}")
        shutil.unpack_archive(folder / packed.stdout.split()[-1], folder)
        chosen = str(folder / "package" / "axe.min.js")
    return Path(chosen).read_text(encoding="utf-8")


class Inspector:
    """Lets axe-core look at the page, once for each scene and state of it."""

    def __init__(self, game: Game, axe: str) -> None:
        self.game = game
        self.axe = axe
        self.seen: list[str] = []
        self.found: dict[str, list[str]] = {}

    def look(self, where: str = "") -> None:
        """Look at what is shown; `where` tells it from other states of the same scene."""
        page, name = self.game.page, self.game.table().get("scene", "")
        state = f"{name} {where}".strip()
        if state in self.seen:
            return
        self.seen.append(state)
        if not page.evaluate("typeof axe === 'object'"):
            page.evaluate(self.axe)
        violations = json.loads(page.evaluate("async () => JSON.stringify((await axe.run(document)).violations)"))
        told = [f"{each['id']}: {[node['html'][:160] for node in each['nodes']]}" for each in violations]
        if told:
            self.found[state] = told

    def go(self, command: str, name: str) -> None:
        """Press a command, look at where it leads."""
        self.game.press_command(command)
        scene(self.game, name)
        self.look()

    def back(self, name: str, command: str = "back") -> None:
        """Leave a scene for one that was seen."""
        self.game.press_command(command)
        scene(self.game, name)

    def scenes(self) -> set[str]:
        """The names of the scenes it has seen."""
        return {each.partition(" ")[0] for each in self.seen}


# In the lesson's first hand: scene, heading and what leads on, once that is not as before and nothing moves.
LESSON = """before => {
    const {scene, busy} = document.getElementById("table").dataset
    const ways = ["[data-command=next]", "[data-command=try]", "[data-action]", "[data-command=suggest]"]
    const way = ways.find(each => document.querySelector(`#actions ${each}:enabled`))
    const lines = document.querySelectorAll("#announcements > *").length
    const heading = document.getElementById("actions-heading").textContent
    const seen = JSON.stringify([scene, heading, way + ":enabled", lines])
    return busy === "1" || seen === before || (scene === "lesson" && !way) ? null : seen
}"""


def all_scenes() -> set[str]:
    """The names of all scenes there are."""
    files = (Path(__file__).parents[2] / "game" / "scenes").glob("*.py")
    names = {name for file in files for name in re.findall(r'name: ClassVar\[str\] = "(.+)"', file.read_text("utf-8"))}
    return names - {"scene"}


STEP_TO_A_DECISION = """async () => {
    const press = name => {
        const button = document.querySelector(`#actions [data-command=${name}]:enabled`)
        button?.click()
        return button
    }
    press('play-from-here') || press('step-on') || press('step-back')
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
}"""


def test_axe_finds_no_violation(game: Game, axe: str) -> None:
    """On any screen of the game: all that are there are gone to."""
    axe_at = Inspector(game, axe)
    go, back = axe_at.go, axe_at.back
    game.page.goto(f"{game.site}/index.html?{QUERY}&lang=zz")
    game.wait("() => !document.getElementById('play').hidden")
    axe_at.look("loading")
    game.play()
    scene(game, "message")  # about the language
    axe_at.look()
    back("menu")
    axe_at.look()
    go("settings", "settings")
    back("menu")
    go("rules", "rules")
    go("glossary", "glossary")
    back("rules")
    go("term left", "term")
    back("rules")
    back("menu")
    go("statistics", "statistics")
    back("menu")

    game.press_command("learn")
    scene(game, "lesson")
    before = ""
    while (found := json.loads(before := str(game.wait(LESSON, before))))[0] != "lesson-hand-over":
        axe_at.look(found[1])
        game.press(found[2])
    scene(game, "lesson-hand-over")
    axe_at.look()
    back("menu", "skip")

    go("new-match", "new-match")
    go("house-rules", "house-rules")
    game.press("[data-command='rule target=5']")
    back("new-match")
    game.press_command("start-match")
    scene(game, "match")
    player = Player(game, game.press)
    while "match-over" not in axe_at.scenes():
        state = player.see()
        axe_at.look(state["table"]["phase"])
        player.before = ""
        if player.hands == 1 and "log" not in axe_at.scenes() and game.table()["scene"] == "match":
            go("menu", "pause")
            back("match", "resume")
            game.press_command("log")  # beside the table, where there is room
            axe_at.look("with the log")
            game.press_command("log")
            game.page.set_viewport_size({"width": 390, "height": 844})
            game.wait("() => +document.querySelector('#actions [data-command=log]').dataset.x < 390")
            go("log", "log")
            back("match")
        if state["table"]["scene"] != "match-over":
            player.step()
    go("review", "review")
    axe_at.look()
    game.wait("() => document.querySelector('#actions [data-command=steps]:enabled')")
    axe_at.look("weighed")
    go("steps", "step")
    for _ in range(200):  # what is read may be a frame old: a step too far is taken back
        if game.table()["scene"] == "practice":
            break
        game.page.evaluate(STEP_TO_A_DECISION)
    scene(game, "practice")
    axe_at.look()
    game.press_command("menu")
    scene(game, "pause")
    axe_at.look("of a hand played again")
    back("practice", "resume")
    player.before = ""
    while player.step()["table"]["scene"] != "practice-over":
        pass
    axe_at.look()
    back("step")
    back("review")
    back("match-over")
    back("menu", "menu")
    go("statistics", "statistics")
    axe_at.look("with figures")
    go("clear", "confirm")
    back("statistics")
    back("menu")
    game.page.evaluate("document.getElementById('copying').showModal()")
    axe_at.look("a dialog of the page")
    game.page.evaluate("document.getElementById('copying').close()")
    game.page.evaluate("setTimeout(() => { throw new Error('a mistake, for this test') })")
    game.wait("() => document.getElementById('fatal').firstChild")
    axe_at.look("a message of the page")
    assert not axe_at.found, json.dumps(axe_at.found, indent=1)
    assert axe_at.scenes() >= all_scenes()
    assert len(axe_at.seen) > 30, axe_at.seen
