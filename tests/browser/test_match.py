"""Whole matches in the built page: by its buttons, and by mouse and finger on the canvas."""

import pytest
from playwright.sync_api import Browser

from game.engine.actions import Deal
from game.records import Statement, check_record, read_record
from game.session import HUMAN, Session
from tests.browser.conftest import GameOpener
from tests.browser.harness import Game, Player
from tests.browser.trace import CATEGORIES, Trace

pytestmark = pytest.mark.browser
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}


def sit_down(game: Game, query: str = "seed=7&speed=off", target: int = 5) -> None:
    """From the address to the first hand of a match to `target` points; 5 is the shortest there is."""
    game.open(query)
    game.press_command("new-match")
    game.press_command(f"rule target={target}")
    game.press_command("start-match")
    game.wait("() => document.getElementById('table').dataset.scene === 'match'")


def points(text: str) -> list[int]:
    return [int(figure) for figure in text.split()]


def assert_won(game: Game, player: Player, table: dict[str, str]) -> None:
    """The match came to a sound end, and its record says the same."""
    record = game.page.locator("#record").text_content() or ""
    rules = read_record(record, "the page's record").rules
    assert max(points(table["score"])) >= rules.target
    assert record.startswith("record 1")
    assert record.split().count("hand") == player.hands
    assert list(check_record(read_record(record, "the page's record"))) == []
    game.assert_sound()


def assert_same_moves_natively(text: str, seed: int, levels: tuple[str, str]) -> None:
    """Play the human's moves of a record natively: the deals and the computer players' moves are the same."""
    record = read_record(text, "the page's record")
    session = Session.new(record.rules, seed, levels)
    for entry in record.entries:
        assert isinstance(entry, Statement)
        if isinstance(entry.action, Deal):
            session.deal()
        elif entry.seat == HUMAN:
            session.submit(entry.action)
        else:
            while not session.think(1000):
                pass
            session.play_thought()
        assert session.record.entries[-1] == entry


def test_experts_move_alike_in_the_browser_and_natively(game: Game) -> None:
    game.open("seed=7&speed=off")
    game.press_command("new-match")
    game.press_command("set level1=expert")
    game.press_command("set level2=expert")
    game.press_command("start-match")
    player = Player(game, game.press, seed=5)
    while player.hands < 2:  # a whole match takes a minute
        player.step()
    text = game.page.locator("#record").text_content() or ""
    assert_same_moves_natively(text, 7, ("expert", "expert"))
    game.assert_sound()


def test_a_match_by_the_pages_buttons(new_game: GameOpener, cdn_site: str) -> None:
    """To ten points, as usual; all other matches of the browser tests are shorter."""
    game = new_game(site=cdn_site, asks_cdn=True)
    sit_down(game, target=10)
    assert game.page.title() == "Three-Handed Euchre"
    player = Player(game, game.press)
    end = player.match()
    assert_won(game, player, end["table"])
    assert {"order-up", "play", "dummy"} <= player.phases
    assert len(game.announced()) > 20
    game.press_command("new-match")
    game.press_command("start-match")
    assert player.see()["table"]["score"] == "0 0 0"
    game.assert_sound()


def test_a_match_by_taps_on_a_phone(new_game: GameOpener) -> None:
    game = new_game(**PHONE)
    sit_down(game)
    mouse = [False]

    def touch(selector: str) -> None:
        """Tap and click the canvas in turn, where the control stands."""

        def at(x: float, y: float) -> None:
            assert 0 < x < 390, selector
            assert 0 < y < 844, selector
            if mouse[0]:
                game.page.mouse.click(x, y)
            else:
                game.page.touchscreen.tap(x, y)
            mouse[0] = not mouse[0]

        game.tap(selector, at)

    player = Player(game, touch, seed=11)
    end = player.match()
    assert_won(game, player, end["table"])


def test_reloading_in_mid_hand_goes_on_at_the_same_point(game: Game) -> None:
    sit_down(game)
    player = Player(game, game.press, seed=3)
    while True:  # into the middle of the play of a later hand
        table = player.see()["table"]
        if player.hands and table["phase"] == "play" and len(table["hand"].split()) == 3:
            break
        player.before = ""
        player.step()
    moves = game.moves()
    game.reload()
    game.press_command("resume")
    player.before = ""
    again = player.see()["table"]
    told = ("scene", "phase", "turn", "dealer", "trump", "score", "tricks", "hand")
    assert {name: again[name] for name in told} == {name: table[name] for name in told}
    assert game.moves() == moves
    player.before = ""
    player.step()
    player.see()
    game.assert_sound()


def test_an_animated_hand_and_then_a_still_table(game: Game) -> None:
    sit_down(game, "seed=5&speed=fast")
    player = Player(game, game.press)
    while player.hands < 1:
        player.step()
    player.see()
    pictures = game.page.evaluate(
        """() => new Promise(done => {
            let pictures = 0
            const put = CanvasRenderingContext2D.prototype.putImageData
            CanvasRenderingContext2D.prototype.putImageData = function (...what) { pictures++; put.apply(this, what) }
            let frames = 0
            const frame = () => ++frames < 60 ? requestAnimationFrame(frame) : done(pictures)
            setTimeout(() => { pictures = 0; requestAnimationFrame(frame) }, 1500)
        })"""
    )
    assert pictures == 0  # nothing changes, so nothing is drawn
    game.assert_sound()


def test_from_the_runtime_to_the_table_in_time(browser: Browser, game: Game) -> None:
    """At most 1.5 s of the processor: by the clock, a machine that is busy otherwise says nothing about the game."""
    browser.start_tracing(page=game.page, categories=CATEGORIES)
    game.open("seed=7&speed=off")
    game.press_command("new-match")
    game.wait("() => document.querySelector(`#actions [data-command='start-match']:enabled`)")
    game.page.evaluate("performance.mark('euchre:pressed')")
    game.press("[data-command='start-match']")
    game.wait("() => document.getElementById('table').dataset.scene === 'match'")
    trace = Trace(browser.stop_tracing())
    assert trace.computed("unpack", "ready") + trace.computed("pressed", "table") <= 1500
