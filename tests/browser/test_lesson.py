"""The guided first hand in the built page, by the page's own buttons with the canvas hidden."""

import json

import pytest

from tests.browser.harness import Game

pytestmark = pytest.mark.browser
# What can be pressed now, once nothing moves; null while it is what was there before.
_OPEN = """before => {
    const table = document.getElementById("table").dataset
    if (document.getElementById("fatal").firstChild) throw new Error(document.getElementById("fatal").textContent)
    if (table.busy === "1") return null
    const open = [...document.querySelectorAll("#actions button:enabled")]
    const seen = JSON.stringify([table.scene, document.querySelectorAll("#announcements > *").length,
        open.map(b => b.dataset.action ? `[data-action='${b.dataset.action}']`
            : b.dataset.card ? `[data-card='${b.dataset.card}']` : `[data-command='${b.dataset.command}']`)])
    return seen === before || !/next|try|action|suggest|menu/.test(seen) ? null : seen
}"""

# The page forgets old lines: keep all that is told.
_LISTEN = """() => {
    window.told = []
    const tell = node => window.told.push(node.textContent)
    new MutationObserver(changes => changes.forEach(each => each.addedNodes.forEach(tell)))
        .observe(document.getElementById("announcements"), {childList: true})
}"""


def test_a_first_visit_learns_by_the_pages_buttons(game: Game) -> None:
    game.open("speed=off")
    game.page.evaluate("() => { document.getElementById('canvas').style.visibility = 'hidden' }")
    game.page.evaluate(_LISTEN)
    game.press_command("learn")
    game.wait("() => document.getElementById('table').dataset.scene === 'lesson'")
    before, hands = "", 0
    for _ in range(80):
        before = str(game.wait(_OPEN, before))
        scene, _told, buttons = json.loads(before)
        if scene == "lesson-hand-over":
            hands += 1
            if hands == 2:
                break
            game.press("[data-command='next-hand']")
            continue
        ways = ("[data-command='next']", "[data-command='try']", "[data-action=")
        wanted = next((each for way in ways for each in buttons if each.startswith(way)), "[data-command='suggest']")
        if wanted in buttons:
            game.press(wanted)
    assert hands == 2
    told = game.page.evaluate("() => window.told")
    for words in ("The two bowers. ", "Going alone. ", "East is euchred. "):
        assert sum(line.startswith(words) for line in told) == 1, words
    game.assert_sound()
    game.press_command("menu")
    game.wait("() => document.getElementById('table').dataset.scene === 'menu'")
    assert "learn" not in game.commands()
    game.press_command("statistics")
    game.wait("() => document.getElementById('announcements').textContent.includes('Nothing yet')")
    game.assert_sound()
