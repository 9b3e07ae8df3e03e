"""What goes wrong outside the game: each ends in play, or in a message with a way on, and no match is lost."""

import pytest

from tests.browser.conftest import GameOpener
from tests.browser.harness import Game, Player

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


def test_a_runtime_that_cannot_be_reached(game: Game) -> None:
    game.page.route("**/pythons.js", lambda route: route.abort())
    game.page.goto(f"{game.site}/index.html")
    text = message(game)
    assert "could not be loaded (pythons.js)" in text
    assert "Check the connection" in text


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

    saved = page.evaluate("localStorage.getItem('three-handed-euchre/match')")
    page.evaluate(FULL)
    player.step()
    player.step()
    assert page.evaluate("localStorage.getItem('three-handed-euchre/match')") == saved  # the last that could be kept
    game.assert_sound()
    game.reload()
    game.press_command("resume")
    assert Player(game, game.press).see()["table"]["scene"] in ("match", "hand-over")
