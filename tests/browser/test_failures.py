"""What goes wrong outside the game: each ends in play, or in a message with a way on, and no match is lost."""

import pytest

from tests.browser.conftest import GIVEN, GameOpener
from tests.browser.harness import CDN_HOST, Game, Player
from tests.browser.test_match import sit_down

pytestmark = pytest.mark.browser
RUBBISH = """for (const key of ["match", "preferences", "statistics"])
    if (!sessionStorage.getItem("filled")) localStorage.setItem("three-handed-euchre/" + key, '{"version": [[[')
sessionStorage.setItem("filled", "1")"""
NO_SOUND = """for (const name of ["AudioContext", "webkitAudioContext", "Audio"]) window[name] = undefined"""
HOURS = """{
    let shift = 0
    for (const clock of [performance, Date]) {
        const now = clock.now.bind(clock)
        clock.now = () => now() + shift
    }
    const ask = window.requestAnimationFrame.bind(window)
    let held = null // callbacks of a tab that nobody sees
    window.requestAnimationFrame = then => held ? held.push(then) : ask(then)
    window.sleep_for_hours = hours => {
        held = []
        document.dispatchEvent(new Event("visibilitychange"))
        return new Promise(done => setTimeout(() => {
            shift += hours * 3600e3
            const waiting = held
            held = null
            waiting.forEach(then => ask(then))
            document.dispatchEvent(new Event("visibilitychange"))
            done()
        }, 300))
    }
}"""
FULL = """() => { Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") } }"""


def message(game: Game) -> str:
    game.wait("() => document.getElementById('fatal').firstChild")
    assert game.page.get_by_role("button", name="Reload").is_visible()
    assert not [line for line in game.said if line.startswith("dialog:")]
    return str(game.page.inner_text("#fatal"))


def play_some(game: Game, steps: int = 4) -> dict[str, str]:
    """Begin a match and make some moves; what stands on the table then."""
    sit_down(game)
    player = Player(game, game.press)
    for _ in range(steps):
        player.step()
    return dict(player.see()["table"])


def assert_goes_on(game: Game, table: dict[str, str]) -> None:
    """Press Reload, then Play and Resume: the match stands as it stood."""
    game.page.evaluate("window.before = true")
    game.page.get_by_role("button", name="Reload").click()
    game.page.wait_for_function("!window.before")
    game.play()
    game.press_command("resume")
    assert Player(game, game.press).see()["table"] == table


@pytest.mark.skipif(GIVEN is not None, reason="the site that was given asks no CDN")
def test_a_cdn_that_cannot_be_reached(new_game: GameOpener, cdn_site: str) -> None:
    """Not at all, half of it, or it never answers; the match that was under way is there afterwards."""
    game = new_game(site=cdn_site, asks_cdn=True)
    table = play_some(game)
    for names in ("**/pythons.js", "**/*.wasm", "**/pygame*.whl"):
        game.page.route(names, lambda route: route.abort())
        game.page.goto(f"{game.site}/index.html")
        text = message(game)
        assert "could not be " in text  # loaded, or started
        assert "A match that was under way is kept." in text
        game.page.unroute(names)
    game.page.route("**/pythons.js", lambda route: route.fulfill(status=503))
    game.page.goto(f"{game.site}/index.html")
    text = message(game)
    assert "could not be loaded (pythons.js)" in text
    assert "Check the connection" in text
    game.page.unroute("**/pythons.js")
    assert_goes_on(game, table)
    assert any(CDN_HOST in url for url in game.asked)


def test_a_server_that_never_answers(game: Game) -> None:
    game.page.add_init_script(HOURS)
    game.page.route("**/*.wasm", lambda route: None)
    game.page.goto(f"{game.site}/index.html")
    game.wait("() => document.getElementById('loading-words').textContent.endsWith(' MB')")
    game.page.evaluate("sleep_for_hours(0.01)")
    game.wait("() => document.getElementById('loading-words').textContent.includes('reload the page')")
    game.page.unroute_all(behavior="ignoreErrors")


def test_a_mistake_in_the_game(game: Game) -> None:
    """Python breaks in mid-match: the page says so, and the match goes on after a reload."""
    table = play_some(game)
    game.page.evaluate("() => { window.euchre.poll = () => { throw new Error('told to break') } }")
    text = message(game)
    assert "match is saved" in text
    assert "told to break" in (game.page.locator("#fatal pre").text_content() or "")
    assert_goes_on(game, table)


def test_a_browser_without_webassembly(game: Game) -> None:
    game.page.add_init_script("delete window.WebAssembly")
    game.page.goto(f"{game.site}/index.html")
    assert "This browser is too old for the game: it lacks WebAssembly" in message(game)


def test_a_rough_day(new_game: GameOpener) -> None:
    """Rubbish in the storage, no sound, a turned phone, great zoom, a tiny window, a sleeping tab, a full storage."""
    game = new_game()
    page = game.page
    for script in (RUBBISH, NO_SOUND, HOURS):
        page.add_init_script(script)
    game.open("seed=7&speed=fast")
    game.wait("() => document.getElementById('table').dataset.scene === 'message'")
    kept = page.evaluate("localStorage.getItem('three-handed-euchre/match-unreadable')")
    assert kept == '{"version": [[['  # put aside, not thrown away
    game.press_command("back")
    game.press_command("new-match")
    game.press_command("start-match")
    player = Player(game, game.press)
    player.step()

    devices = page.context.new_cdp_session(page)
    # a phone, turned; a window of 1280x720 at 200 %, which to a page is half the size at twice the ratio; a tiny one
    for width, height, ratio in ((390, 844, 2), (844, 390, 2), (640, 360, 2), (200, 200, 1), (1280, 720, 1)):
        devices.send(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": ratio, "mobile": False},
        )
        size = [width * ratio, height * ratio]
        game.wait(
            "([w, h]) => { const c = document.getElementById('canvas'); return c.width === w && c.height === h }", size
        )
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        player.before = ""
        player.step()
        game.assert_sound()

    table = player.see()["table"]
    page.evaluate("sleep_for_hours(1)")
    player.before = ""
    assert player.see()["table"] == table  # nobody moved meanwhile
    player.before = ""
    player.step()
    table = player.see()["table"]
    for state in ("frozen", "active"):  # as browsers do with a tab that was hidden for long
        devices.send("Page.setWebLifecycleState", {"state": state})
    player.before = ""
    assert player.see()["table"] == table
    player.before = ""
    player.step()

    player.see()  # the others have moved, which is kept too
    player.before = ""
    saved = page.evaluate("localStorage.getItem('three-handed-euchre/match')")
    page.evaluate(FULL)
    player.step()
    note = page.locator("#renewal")
    note.get_by_role("button", name="OK").wait_for()
    assert "storage is full: from here on your match is not kept" in note.inner_text()
    note.get_by_role("button", name="OK").click()
    assert note.inner_text() == ""
    player.step()
    assert note.inner_text() == ""  # said once
    assert page.evaluate("localStorage.getItem('three-handed-euchre/match')") == saved  # the last that could be kept
    game.assert_sound()
    game.reload()
    game.press_command("resume")
    assert Player(game, game.press).see()["table"]["scene"] in ("match", "hand-over")
