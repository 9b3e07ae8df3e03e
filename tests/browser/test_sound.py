"""What the browser is really given to play: silence before the first gesture, the cues after it, volume and mute."""

import pytest

from tests.browser.harness import Game

pytestmark = pytest.mark.browser

# Looks at each buffer of samples that goes to the loudspeaker. (An AnalyserNode would miss what sounds while the page's
# only thread is busy.)
LISTEN = """
window.sound = {peak: 0, buffers: 0, wired: new Set(), running: () => [...sound.wired].filter(
    node => node.context.state === "running").length}
const join = AudioNode.prototype.connect
AudioNode.prototype.connect = function (to, ...more) {
    if (to instanceof AudioDestinationNode) sound.wired.add(this)
    return join.call(this, to, ...more)
}
const {get, set} = Object.getOwnPropertyDescriptor(ScriptProcessorNode.prototype, "onaudioprocess")
Object.defineProperty(ScriptProcessorNode.prototype, "onaudioprocess", {get, set(fill) {
    set.call(this, event => {
        fill.call(this, event)
        if (!sound.wired.has(this) || this.context.state !== "running") return
        sound.buffers++
        for (let side = 0; side < event.outputBuffer.numberOfChannels; side++)
            for (const it of event.outputBuffer.getChannelData(side)) sound.peak = Math.max(sound.peak, Math.abs(it))
    })
}})
"""
BUFFERS = 25
"""So many are more than a second."""


def listened(game: Game) -> float:
    """The farthest sample (0 to 1) of the next second."""
    end = game.page.evaluate("sound.peak = 0, sound.buffers") + BUFFERS
    game.wait("end => sound.buffers >= end", end)
    peak: float = game.page.evaluate("sound.peak")
    return peak


def heard(game: Game, command: str) -> float:
    """The farthest sample from a press on a button until a second after it was taken."""
    game.wait("c => document.querySelector(`#actions [data-command='${c}']:enabled`)", command)
    game.page.evaluate("() => { sound.peak = 0 }")
    before = game.page.evaluate("document.getElementById('actions').outerHTML")
    game.press_command(command)
    game.wait("before => document.getElementById('actions').outerHTML !== before", before)
    end = game.page.evaluate("sound.buffers") + BUFFERS
    game.wait("end => sound.buffers >= end", end)
    peak: float = game.page.evaluate("sound.peak")
    return peak


def test_cues_sound_after_the_first_gesture_and_not_when_muted(game: Game) -> None:
    page = game.page
    page.add_init_script(LISTEN)
    page.goto(f"{game.site}/index.html?seed=7&speed=off")
    game.wait("() => !document.getElementById('play').hidden")
    assert page.evaluate("[sound.peak, sound.running()]") == [0, 0]

    game.play()
    game.wait("() => sound.running()")
    assert listened(game) == 0, "the game makes a noise by itself"
    usual = heard(game, "settings")
    assert usual > 0.05

    assert heard(game, "set muted") == 0
    assert heard(game, "set theme=blue") == 0
    assert heard(game, "set muted") == pytest.approx(usual, rel=0.1)
    heard(game, "volume less")
    soft = heard(game, "volume less")  # 50 % instead of 70 %
    assert soft == pytest.approx(usual * (0.5 / 0.7) ** 2, rel=0.1)
    game.assert_sound()

    # kept over a reload; and a match sounds, too
    game.reload()
    game.wait("() => sound.running()")
    assert heard(game, "new-match") == pytest.approx(soft, rel=0.1)
    assert heard(game, "start-match") > 0
    game.assert_sound()
