"""The page by itself, with a tiny program in place of the game."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from build import make
from tests.browser.conftest import GameOpener
from tests.browser.harness import Game, served

pytestmark = pytest.mark.browser
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def standin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built page of the stand-in."""
    root = tmp_path_factory.mktemp("standin")
    for name in (
        "main.py",
        "game/__init__.py",
        "game/page.py",
        "game/storage/__init__.py",
        "game/storage/backend.py",
        "game/widgets/__init__.py",
        "game/widgets/control.py",
    ):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, root / name)
    shutil.copyfile(Path(__file__).parent / "standin" / "app.py", root / "game" / "app.py")
    assert make.main([], root=root) == 0
    return root / "build" / "web"


@pytest.fixture(scope="module")
def site(standin: Path) -> Iterator[str]:
    with served(standin) as address:
        yield address


@pytest.fixture(scope="module")
def asks_cdn() -> bool:
    return True


def until(game: Game, **wanted: str) -> None:
    """Wait until #table says this."""
    game.wait(
        "wanted => Object.entries(wanted).every(([k, v]) => document.getElementById('table').dataset[k] === v)", wanted
    )


def test_from_loading_to_playing_and_reloading(game: Game) -> None:
    page = game.page
    page.goto(f"{game.site}/index.html?seed=7&PYGPI=https://evil.example/&deal=xyz&main.py#debug")
    assert page.url.endswith("/index.html")  # the runtime is told nothing
    words = r"/^Loading (Python|Python's library|pygame|the game): [\d.]+ of [\d.]+ MB$/"
    game.wait(f"() => {words}.test(document.getElementById('loading-words').textContent)")
    game.play()
    until(game, query="[('deal', 'xyz'), ('seed', '7')]", canvas="1280x720", keeps="True")
    assert page.url.endswith("/index.html?seed=7&deal=xyz")
    marks = game.marks()
    assert marks["unpack"] < marks["start"] < marks["ready"]

    # buttons by mouse, keyboard and assistive technology (a click without a pointer)
    assert page.get_by_role("group", name="What you can do").get_by_role("button").all_inner_texts() == [
        "Add one",
        "Other buttons",
        "Copy",
        "Break",
    ]
    game.press("[data-action=pass]")
    until(game, count="1")
    page.evaluate("document.querySelector('#actions [data-action=pass]').click()")
    until(game, count="2")
    assert game.announced() == ["Welcome.", "The count is 1.", "The count is 2."]
    assert page.locator("#scores").locator("th, td").all_text_contents() == ["", "You", "Points", "2"]

    # nothing of the page changes while nothing happens
    game.wait("() => document.getElementById('loading').hidden")
    changes = page.evaluate(
        """() => new Promise(done => {
            let count = 0
            const watcher = new MutationObserver(found => { count += found.length })
            const kinds = {subtree: true, childList: true, attributes: true, characterData: true}
            watcher.observe(document.documentElement, kinds)
            let frames = 0
            const frame = () => ++frames < 30 ? requestAnimationFrame(frame) : done(count)
            requestAnimationFrame(frame)
        })"""
    )
    assert changes == 0

    # the focus stays with what stays, and goes on to the next where a button is gone
    page.focus("#actions [data-command=other]")
    page.keyboard.press("Space")
    game.wait("() => document.activeElement.dataset.card === 'JH'")
    button = page.locator("#actions [data-card=JH]")
    assert button.get_attribute("aria-pressed") == "false"
    assert page.locator("#actions [data-action=keep]").is_disabled()
    page.focus("#actions [data-action=pass]")
    page.keyboard.press("Enter")
    until(game, count="3")
    game.wait("() => document.querySelector('#actions [data-card=JH]').ariaPressed === 'true'")
    assert page.evaluate("document.activeElement.dataset.action") == "pass"

    # keys: the buttons' own stay theirs, the rest reaches the game, the browser's stay the browser's
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.card") == "JH"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.action") == "pass"
    page.keyboard.press("Escape")
    until(game, last="key escape")
    page.mouse.click(600, 500)
    until(game, last="click 600 500")
    page.keyboard.press("ArrowLeft")
    until(game, last="key left")
    prevented = page.evaluate(
        """() => ["F5", "Control", "r"].map(key => {
            const event = new KeyboardEvent("keydown", {key, ctrlKey: key === "r", bubbles: true, cancelable: true})
            document.getElementById("canvas").dispatchEvent(event)
            return event.defaultPrevented
        })"""
    )
    assert prevented == [False, False, False]

    # another size, less motion
    page.set_viewport_size({"width": 900, "height": 500})
    until(game, canvas="900x500")
    page.emulate_media(reduced_motion="reduce")
    until(game, motion="less")

    # what was stored is there after a reload
    game.assert_sound()
    game.reload()
    until(game, count="3", query="[('deal', 'xyz'), ('seed', '7')]")

    # only the page's own host and the runtime's were asked
    hosts = {url.split("/")[2] for url in game.asked if not url.startswith(("data:", "blob:"))}
    assert hosts == {game.site.split("/")[2], "pygame-web.github.io"}
    game.assert_sound()


def test_a_phone(new_game: GameOpener) -> None:
    game = new_game(
        viewport={"width": 390, "height": 844}, device_scale_factor=3, has_touch=True, is_mobile=True, locale="de"
    )
    game.open()
    until(game, canvas="780x1688")  # sharp up to two pixels per CSS px
    game.page.touchscreen.tap(*game.point("[data-action=pass]"))
    until(game, last="click 120 130")
    assert game.page.evaluate("[scrollX, scrollY, document.scrollingElement.scrollWidth]") == [0, 0, 390]
    assert game.page.evaluate("getComputedStyle(document.getElementById('canvas')).touchAction") == "none"
    game.page.set_viewport_size({"width": 844, "height": 390})
    until(game, canvas="1688x780")
    game.assert_sound()


def test_a_refusing_browser_still_plays(new_game: GameOpener) -> None:
    game = new_game()
    game.page.add_init_script(
        """Object.defineProperty(window, "localStorage", {get() { throw new DOMException("no", "SecurityError") }})
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"))"""
    )
    game.open()
    until(game, keeps="False")
    game.press("[data-action=pass]")
    until(game, count="1")
    game.press_command("copy")
    game.wait("() => document.getElementById('copying').open")
    assert game.page.input_value("#copying textarea") == "the text to copy"
    game.page.click("#copying button")
    game.assert_sound()

    # and a mistake in the program is told, with the way out
    game.press_command("break")
    game.wait("() => document.getElementById('fatal').firstChild")
    message = game.page.get_by_role("alert")
    assert "Your match is saved" in message.inner_text()
    assert "RuntimeError: told to break" in (message.locator("pre").text_content() or "")
    with game.page.expect_navigation():
        message.get_by_role("button", name="Reload").click()


def test_a_program_that_breaks_at_the_start(game: Game) -> None:
    game.page.goto(f"{game.site}/index.html?deal=break-at-start")
    game.wait("() => document.getElementById('fatal').firstChild")
    assert "told to break at the start" in (game.page.locator("#fatal pre").text_content() or "")
    assert not [line for line in game.said if line.startswith("dialog:")]


def test_a_runtime_that_is_not_there(game: Game) -> None:
    game.page.route("**/pythons.js", lambda route: route.fulfill(status=404))
    game.page.goto(f"{game.site}/index.html")
    game.wait("() => document.getElementById('fatal').firstChild")
    text = game.page.inner_text("#fatal")
    assert "could not be loaded (pythons.js)" in text
    assert "A match that was under way is kept." in text
    assert game.page.get_by_role("button", name="Reload").is_visible()


def test_a_game_archive_that_is_not_there(game: Game) -> None:
    game.page.route("**/euchre.tar.gz*", lambda route: route.fulfill(status=500))
    game.page.goto(f"{game.site}/index.html")
    game.wait("() => document.getElementById('fatal').firstChild")
    assert "could not be" in game.page.inner_text("#fatal")
    assert not [line for line in game.said if line.startswith("dialog:")]


def test_an_uncaught_mistake_of_the_runtime(game: Game) -> None:
    game.page.goto(f"{game.site}/index.html")
    game.wait("() => document.activeElement.id === 'play'")
    game.page.keyboard.press("Enter")  # who begins by keyboard goes on by keyboard
    game.wait("() => document.activeElement.dataset.action === 'pass'")
    game.page.keyboard.press("Enter")
    until(game, count="1")
    game.page.evaluate("setTimeout(() => { throw new Error('unreachable') })")
    game.wait("() => document.getElementById('fatal').firstChild")
    assert "unreachable" in (game.page.locator("#fatal pre").text_content() or "")
    assert not [line for line in game.said if line.startswith("dialog:")]
    game.page.get_by_role("button", name="Go on playing").click()
    assert game.page.inner_text("#fatal") == ""
    game.press("[data-action=pass]")
    until(game, count="2")
