"""A match at the table: pointer, keyboard and controls, what is refused, what is saved, and how it goes on."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pygame
import pytest

from game.app import App, read_saved
from game.engine.actions import Deal, Keep, PickUp, Play
from game.engine.house_rules import HouseRules
from game.engine.state import Phase
from game.options import Options
from game.records import action_words
from game.scenes.last_trick import LastTrickScene
from game.scenes.log_drawer import LogDrawerScene
from game.scenes.match import MatchScene
from game.scenes.pause import PauseScene
from game.scenes.playing import PlayingScene
from game.storage.preferences import Preferences
from game.table.card_faces import mark_rect
from game.table.prompts import action_id, choice_cards
from game.text import t
from game.widgets.label import Label
from tests.scenes.stage import KeepingBackend, SizedPage, stage

if TYPE_CHECKING:
    from game.session import Session

FAST = Preferences(speed="off")


def sit_down(seed: int = 7, preferences: Preferences = FAST, size: tuple[int, int] = (1280, 720)) -> MatchScene:
    app = stage(size, preferences=preferences)
    app.start_match()
    scene = app.top
    assert isinstance(scene, MatchScene)
    scene.session.seed = seed
    return scene


def app_of(scene: PlayingScene) -> App:
    assert isinstance(scene.host, App)
    return scene.host


def wait(scene: PlayingScene, until: Callable[[], bool], frames: int = 4000) -> None:
    for _ in range(frames):
        if until():
            return
        app_of(scene).frame(50, ())
    raise AssertionError(f"waited in vain; the table is in {scene.session.state.phase}")


def asked(scene: PlayingScene) -> bool:
    return scene.session.humans_turn and not scene.timeline.busy


def answer(scene: PlayingScene) -> None:
    """Do what a sound player would, by the controls."""
    action = scene.session.suggestion()
    if isinstance(action, Keep):
        for each in action.cards:
            assert scene.press(f"card:{each.code}")
        assert scene.press("action:keep")
    elif isinstance(action, PickUp):
        assert scene.press(f"card:{action.discard.code}")
        assert scene.press(action_id(action))
    else:
        assert action is not None
        assert scene.press(action_id(action))


def play_until(scene: MatchScene, wanted: Callable[[], bool]) -> None:
    for _ in range(600):
        wait(scene, lambda: asked(scene) or app_of(scene).top is not scene)
        if app_of(scene).top is not scene:
            assert app_of(scene).top.press("next-hand")
            continue
        if wanted():
            return
        answer(scene)
    raise AssertionError("it never came to that")


def key(code: int, text: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=text)


def click(scene: PlayingScene, pos: tuple[int, int]) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app_of(scene).frame(0, [pygame.event.Event(kind, pos=pos, button=1, touch=False)])


def to_follow(scene: MatchScene) -> bool:
    view = scene.session.view
    return view.phase is Phase.PLAY and 0 < len(view.legal) < len(view.hand)


def test_a_whole_match_by_its_controls() -> None:
    scene = sit_down()
    app = app_of(scene)
    for _ in range(4000):
        wait(scene, lambda: asked(scene) or app.top is not scene)
        if app.top.name == "match-over":
            break
        if app.top is not scene:
            app.top.press("next-hand")
        else:
            answer(scene)
    assert app.top.name == "match-over"
    assert max(scene.session.state.score) >= 10
    assert app.saves.load() is None, "a match that is over is not offered again"


def test_a_card_is_played_by_a_click() -> None:
    scene = sit_down()
    play_until(scene, lambda: scene.session.view.phase is Phase.PLAY)
    action = scene.session.view.legal[0]
    assert isinstance(action, Play)
    click(scene, scene.table.hand[action.card].place.move(-5, -20).center)
    assert action.card not in scene.session.view.hand


def test_the_mark_of_a_bower_explains_it_once_and_then_means_the_card() -> None:
    scene = sit_down()

    def bower_is_open() -> bool:
        hand = scene.table.hand.values()
        return scene.session.view.phase is Phase.PLAY and any(each.mark and each.control for each in hand)

    play_until(scene, bower_is_open)
    sprite = next(each for each in scene.table.hand.values() if each.mark and each.control)
    assert sprite.card is not None
    mark = mark_rect(sprite.place.width).move(sprite.place.topleft)
    assert sprite.on_mark(mark.center)
    click(scene, mark.center)
    assert sprite.card in scene.session.view.hand
    assert scene.table.speech.shown_toast is not None
    click(scene, mark.center)
    assert sprite.card not in scene.session.view.hand


def test_a_card_is_played_by_its_number_and_by_arrows_and_enter() -> None:
    scene = sit_down()
    play_until(scene, lambda: scene.session.view.phase is Phase.PLAY)
    control = next(each for each in scene.controls() if each.action is not None)
    assert control.hotkey is not None
    app_of(scene).frame(0, [key(ord(control.hotkey), control.hotkey)])
    assert control.action not in [each.code for each in scene.session.view.hand]
    play_until(scene, lambda: scene.session.view.phase is Phase.PLAY)
    held = len(scene.session.view.hand)
    app_of(scene).frame(0, [key(pygame.K_TAB)])
    focused = scene.focus
    app_of(scene).frame(0, [key(pygame.K_RETURN)])
    assert focused is not None
    assert len(scene.session.view.hand) == held - 1


def test_a_card_that_may_not_be_played_says_why_and_stays() -> None:
    scene = sit_down()
    play_until(scene, lambda: to_follow(scene))
    legal = [each.card for each in scene.session.view.legal if isinstance(each, Play)]
    refused = next(each for each in scene.session.view.hand if each not in legal)
    before = scene.session.state
    sprite = scene.table.hand[refused]
    assert sprite.dimmed
    strip = sprite.place.move(-sprite.place.width // 3, 0)
    click(scene, (strip.centerx, strip.centery))
    assert scene.session.state is before
    toast = scene.table.speech.shown_toast
    assert toast is not None
    assert f"action:{refused.code}" not in [each.id for each in scene.controls()]


def test_a_press_that_hurries_plays_no_card() -> None:
    scene = sit_down(preferences=Preferences(speed="slow"))
    wait(scene, lambda: scene.timeline.busy)
    played = len(scene.session.record.entries)
    for _ in range(12):
        if not scene.timeline.busy:
            break
        click(scene, scene.places.hand.center)
    assert len(scene.session.record.entries) <= played + 1
    assert scene.session.view.hand_sizes[0] == 5


@pytest.mark.parametrize("phase", [Phase.ORDER_UP, Phase.DUMMY, Phase.PLAY])
def test_an_interrupted_match_goes_on_at_the_same_point(phase: Phase) -> None:
    scene = sit_down(11)
    play_until(scene, lambda: scene.session.view.phase is phase)
    backend = app_of(scene).backend
    # Another start of the game, with what the first left behind.
    app = App(Options(), SizedPage(390, 844, 2.0), backend)
    app.open_window()
    app.begin()
    assert app.top.press("resume")
    again = app.top
    assert isinstance(again, MatchScene)
    assert again.session.state == scene.session.state
    assert again.lines == scene.lines
    assert again.choosing.suggested == scene.choosing.suggested
    app.frame(16, ())
    assert not again.timeline.busy
    ours = {each.id for each in again.controls() if each.action or each.card}
    assert ours == {each.id for each in scene.controls() if each.action or each.card}


def test_the_last_move_can_be_taken_back_and_is_then_gone_from_the_record() -> None:
    scene = sit_down(11)
    app = app_of(scene)
    wait(scene, lambda: asked(scene))
    press_menu(app)
    assert "take-back" not in {each.id for each in app.top.controls()}, "nothing was moved yet"
    app.top.press("resume")
    play_until(scene, lambda: scene.session.view.phase is Phase.PLAY)
    before, lines = scene.session.state, list(scene.lines)
    answer(scene)
    assert scene.session.state != before
    wait(scene, lambda: asked(scene))
    press_menu(app)
    assert app.top.press("take-back")
    again = app.top
    assert isinstance(again, MatchScene)
    assert (again.session.state, again.lines) == (before, lines)
    kept = app.saves.load()
    assert kept is not None
    assert kept.record == again.session.record.text, "leaving now would keep the move"


def test_nothing_is_taken_back_when_the_hand_is_over() -> None:
    scene = sit_down(11)
    app = app_of(scene)
    while app.top is scene:
        wait(scene, lambda: asked(scene) or app.top is not scene)
        if app.top is scene:
            answer(scene)
    assert scene.session.awaits_deal
    assert app.top.press("menu")
    assert app.top.name == "pause"
    assert "take-back" not in {each.id for each in app.top.controls()}


@pytest.mark.parametrize("keep", [True, False])
def test_the_pause_menu_does_not_say_that_a_match_is_saved_when_it_is_not(keep: bool) -> None:
    app = stage()
    app.start_match(sit_down().session.saved(), keep=keep)
    app.top.activate("command:menu")
    assert isinstance(app.top, PauseScene)
    assert app.top.prose() == (t("pause.saved" if keep else "pause.not_saved"),)


def press_menu(app: App) -> None:
    """Open the menu over the table."""
    assert app.top.press("command:menu")
    assert app.top.name == "pause"


def test_a_resize_in_the_middle_of_a_movement_loses_nothing() -> None:
    scene = sit_down(preferences=Preferences(speed="slow"))
    wait(scene, lambda: scene.timeline.busy)
    page = app_of(scene).page
    assert isinstance(page, SizedPage)
    page.sized = (390.0, 844.0, 1.0)
    app_of(scene).frame(16, ())
    assert scene.metrics.portrait
    play_until(scene, lambda: scene.session.view.phase is Phase.PLAY)
    assert all(scene.metrics.window.contains(each.place) for each in scene.table.hand.values())


def test_a_trick_waits_for_a_tap_where_that_was_chosen() -> None:
    scene = sit_down(preferences=Preferences(speed="off", trick_rest="tap"))
    play_until(scene, lambda: scene.session.view.phase is Phase.PLAY)
    answer(scene)
    wait(scene, lambda: scene.timeline.resting)
    for _ in range(50):
        app_of(scene).frame(100, ())
    assert scene.timeline.resting
    assert scene.press("command:go-on")
    wait(scene, lambda: not scene.timeline.resting)


def test_a_lying_trick_goes_on_when_tricks_are_no_longer_to_wait() -> None:
    scene = sit_down(preferences=Preferences(speed="off", trick_rest="tap"))
    app = app_of(scene)
    play_until(scene, lambda: scene.session.view.phase is Phase.PLAY)
    answer(scene)
    wait(scene, lambda: scene.timeline.resting)
    press_menu(app)
    assert app.top.press("settings")
    app.set_preferences(app.preferences.but(trick_rest="timed"))
    app.top.escape()
    app.top.escape()
    assert app.top is scene
    wait(scene, lambda: not scene.timeline.resting, 60)


def test_the_speed_chosen_in_the_menu_holds_at_once() -> None:
    scene = sit_down(preferences=Preferences(speed="slow"))
    app = app_of(scene)
    press_menu(app)
    assert app.top.press("settings")
    app.set_preferences(app.preferences.but(speed="fast"))
    app.top.escape()
    app.top.escape()
    assert scene.timeline.speed == "fast"


def lying(scene: MatchScene) -> dict[int, object]:
    """The trick as it is seen, by seat."""
    return {seat: (each.card, each.ring, each.dimmed) for seat, each in scene.table.trick.cards.items()}


def test_a_trick_goes_on_lying_when_the_window_changes() -> None:
    scene = sit_down(preferences=Preferences(speed="off", trick_rest="tap"))
    app = app_of(scene)
    tricks = 0
    while tricks < 7:  # into the next hand: the last trick of one, too
        wait(scene, lambda: asked(scene) or scene.timeline.resting or app.top is not scene)
        if app.top is not scene:
            assert app.top.press("next-hand")
        elif not scene.timeline.resting:
            answer(scene)
        else:
            tricks += 1
            lay = lying(scene)
            cards = scene.table.trick.cards.values()
            assert sum(each.ring is not None for each in cards) == 1
            assert not any(each.dimmed for each in cards), "all are there to be read"
            told = [(plate.look.tricks, plate.look.score) for plate in scene.table.plates]
            page = app.page
            assert isinstance(page, SizedPage)
            for size in ((390.0, 844.0, 2.0), (1280.0, 720.0, 1.0)):
                page.sized = size
                for _ in range(30):
                    app.frame(100, ())
                assert scene.timeline.resting
                assert {
                    seat: (each.card, each.ring, each.dimmed) for seat, each in scene.table.trick.cards.items()
                } == lay
                assert [(plate.look.tricks, plate.look.score) for plate in scene.table.plates] == told
                assert scene.control("command:go-on") is not None
                assert scene.target_of("command:go-on") is not None
            assert scene.press("command:go-on")
            wait(scene, lambda: not scene.timeline.resting)


def test_a_hand_whose_result_was_not_left_is_shown_again() -> None:
    scene = sit_down()
    app = app_of(scene)
    play_to_result(scene)
    told = app.top.heading(), app.top.prose()
    kept = app.saves.load()
    again = App(Options(speed="off"), SizedPage(1280, 720, 1.0), app.backend)
    again.open_window()
    again.begin()
    assert again.top.press("resume")
    for _ in range(5):
        again.frame(16, ())
    assert again.top.name == "hand-over"
    assert (again.top.heading(), again.top.prose()) == told
    assert again.saves.load() == kept, "the next hand is not dealt unseen"
    assert again.top.press("next-hand")
    assert again.saves.load() != kept


def play_to_result(scene: MatchScene) -> None:
    """Play to the end of the hand."""
    app = app_of(scene)
    for _ in range(60):
        wait(scene, lambda: asked(scene) or app.top is not scene)
        if app.top is not scene:
            break
        answer(scene)
    assert app.top.name == "hand-over"


def test_the_result_is_there_again_when_its_menu_is_left() -> None:
    scene = sit_down()
    app = app_of(scene)
    play_to_result(scene)
    told, dealt = app.top.heading(), scene.session.record
    assert app.top.press("menu")
    assert app.top.name == "pause"
    assert app.top.press("resume")
    for _ in range(5):
        app.frame(16, ())
    assert (app.top.name, app.top.heading()) == ("hand-over", told)
    assert scene.session.record == dealt, "the next hand is not dealt unseen"
    assert app.top.press("next-hand")
    assert app.top is scene


def test_a_new_match_ends_none_that_is_over() -> None:
    options = Options(record="x", speed="off")
    app = App(options, SizedPage(1280, 720, 1.0), KeepingBackend())
    app.open_window()
    app.begin(read_saved(Path("tests/records/win-first-to-the-target.euchre"), options))
    app.frame(16, ())
    assert app.top.name == "match-over"
    assert app.top.press("new-match")
    assert t("new_match.ends") not in app.top.prose()


@pytest.mark.parametrize("name", ["win-first-to-the-target", "play-must-follow-suit"])
def test_a_record_from_a_file_leaves_the_interrupted_match_alone(name: str) -> None:
    scene = sit_down()
    wait(scene, lambda: asked(scene))
    app = app_of(scene)
    kept = app.saves.load()
    assert kept is not None
    options = Options(record=name, speed="off")
    again = App(options, SizedPage(1280, 720, 1.0), app.backend)
    again.open_window()
    again.begin(read_saved(Path(f"tests/records/{name}.euchre"), options))
    for _ in range(100):
        again.frame(16, ())
    assert again.saves.load() == kept


def test_a_demo_goes_on_from_a_record() -> None:
    options = Options(record="x", demo=1, speed="off")
    app = App(options, SizedPage(640, 480, 1.0), KeepingBackend())
    app.open_window()
    app.begin(read_saved(Path("tests/records/play-must-follow-suit.euchre"), options))
    for _ in range(30_000):
        app.frame(50, ())
        if app.exit_code is not None:
            break
    assert app.exit_code == 0


def test_a_computer_player_that_is_gone_is_replaced() -> None:
    backend = KeepingBackend()
    backend.write("preferences", Preferences(levels=("grandmaster", "advice")).to_json())
    app = App(Options(), SizedPage(640, 480, 1.0), backend)
    app.open_window()
    app.start_match()
    assert app.top.name == "match"


SQUARISH = ((390, 400), (412, 460), (436, 440), (460, 464), (360, 444), (300, 310), (400, 400), (500, 480))


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", SQUARISH)
def test_a_hand_is_bid_in_nearly_square_windows(size: tuple[int, int], text_size: int) -> None:
    """A phone that shows two apps, one above the other."""
    scene = sit_down(size=size, preferences=FAST.but(text_size=text_size))
    wait(scene, lambda: asked(scene))
    assert scene.table.kitty.upcard_place.width >= 24


@pytest.mark.parametrize("size", [(200, 200), (240, 240), (70, 500), (900, 64), (320, 320), (1, 1)])
def test_no_window_is_too_small(size: tuple[int, int]) -> None:
    options = Options(record="x", speed="off")
    page = SizedPage(1280, 720, 1.0)
    app = App(options, page, KeepingBackend())
    app.open_window()
    app.begin(read_saved(Path("tests/records/dummy-not-five-of-ten.euchre"), options))
    for sized in ((1280.0, 720.0), size, (1280.0, 720.0)):
        page.sized = (float(sized[0]), float(sized[1]), 1.0)
        for _ in range(3):
            app.frame(16, ())
    assert app.metrics.window.size == (1280, 720)
    screen = pygame.display.get_surface()
    assert screen is not None
    assert tuple(screen.get_at((640, 360)))[:3] != (0, 0, 0), "painted again"


def test_keep_opens_at_five_and_a_sixth_is_refused() -> None:
    scene = sit_down(preferences=Preferences(speed="off", rules=HouseRules(stick_the_dealer=True)))
    for _ in range(200):
        wait(scene, lambda: asked(scene) or app_of(scene).top is not scene)
        if app_of(scene).top is not scene:
            app_of(scene).top.press("next-hand")
        elif scene.session.view.phase is Phase.DUMMY:
            break
        elif not scene.press("action:order up"):
            answer(scene)
    toggles = [each for each in scene.controls() if each.card is not None]
    assert len(toggles) == 10
    for count, each in enumerate(toggles[:5]):
        keep = scene.control("action:keep")
        assert keep is not None
        assert not keep.enabled, f"Keep is open at {count}"
        assert scene.press(each.id)
    keep = scene.control("action:keep")
    assert keep is not None
    assert keep.enabled
    scene.press(toggles[5].id)
    assert len(scene.choosing.chosen) == 5
    scene.press(toggles[0].id)
    assert len(scene.choosing.chosen) == 4


@pytest.mark.parametrize("apart", [0, 1, 2])
def test_cards_lie_where_they_were_put_last_however_fast_that_goes(apart: int) -> None:
    scene = sit_down(preferences=Preferences(speed="off", rules=HouseRules(stick_the_dealer=True)))
    app = app_of(scene)
    for _ in range(200):
        wait(scene, lambda: asked(scene) or app.top is not scene)
        if app.top is not scene:
            app.top.press("next-hand")
        elif scene.session.view.phase is Phase.DUMMY:
            break
        elif not scene.press("action:order up"):
            answer(scene)
    app.set_preferences(app.preferences.but(speed="normal"))
    toggles = [each.id for each in scene.controls() if each.card is not None]
    rng = Random(2)
    for _ in range(12):
        for _ in range(rng.randint(2, 6)):
            scene.press(rng.choice(toggles))
            for _ in range(apart):
                app.frame(16, ())
        for _ in range(40):
            app.frame(16, ())
        view = scene.session.view
        places = scene.table.panel.card_places(view, scene.choosing.chosen)
        for (each, _), place in zip(choice_cards(view), places, strict=True):
            assert scene.table.spread[each].place == place


def to_exchange(scene: MatchScene) -> bool:
    """Let the human deal, with trump made by another or by the human."""
    for _ in range(300):
        wait(scene, lambda: asked(scene) or app_of(scene).top is not scene)
        if app_of(scene).top is not scene:
            app_of(scene).top.press("next-hand")
        elif scene.session.view.phase is Phase.EXCHANGE:
            return True
        else:
            answer(scene)
    return False


def test_the_page_offers_each_exchange_whole() -> None:
    """The page's contract: `data-action` is the statement, and pressing it is the move."""
    scene = sit_down()
    assert to_exchange(scene)
    upcard = scene.session.view.upcard
    page = [each for each in scene.controls() if each.in_page and each.action is not None]
    wanted = {action_words(each) for each in scene.session.view.legal}
    assert {each.action for each in page} == wanted
    assert len(page) == len(wanted)
    assert all(each.enabled and each.pressed is None for each in page)
    assert not [each for each in scene.controls() if each.in_page and each.card is not None]
    pick_up = next(each for each in page if each.action is not None and each.action.startswith("pick up"))
    assert scene.press(pick_up.id)
    assert scene.session.view.phase is not Phase.EXCHANGE
    assert upcard in scene.session.view.hand


def test_the_dealer_puts_one_card_away_and_may_think_better_of_it() -> None:
    scene = sit_down()
    assert to_exchange(scene)
    upcard = scene.session.view.upcard
    toggles = [each for each in scene.controls() if each.card is not None]
    assert [each.pressed for each in toggles] == [False] * 5
    assert upcard is not None
    assert upcard.code not in [each.card for each in toggles]
    empty = scene.control("action:pick up")
    assert empty is not None
    assert not empty.enabled
    for each in toggles[:2]:
        assert scene.press(each.id)
        assert [card.code for card in scene.choosing.chosen] == [each.card]
        confirm = scene.control(f"action:pick up {each.card}")
        assert confirm is not None
        assert confirm.on_canvas
    assert scene.press(toggles[1].id)
    assert not scene.choosing.chosen
    assert scene.control("action:pick up") is not None
    assert scene.press("command:suggest")
    assert len(scene.choosing.chosen) == 1
    gone = scene.choosing.chosen[0]
    app_of(scene).frame(0, [key(pygame.K_RETURN)])
    assert scene.session.view.phase is not Phase.EXCHANGE
    assert upcard in scene.session.view.hand
    assert gone not in scene.session.view.hand


def test_the_upcard_on_the_panel_is_not_put_away() -> None:
    scene = sit_down(size=(390, 844))
    assert to_exchange(scene)
    for _ in range(5):
        app_of(scene).frame(50, ())
    upcard = scene.table.kitty.upcard
    assert upcard is not None
    assert scene.places.exchange.panel.contains(upcard.place)
    click(scene, upcard.place.center)
    assert not scene.choosing.chosen
    assert scene.table.speech.shown_toast is not None


@pytest.mark.parametrize("size", [(1280, 720), (320, 568), (844, 390)])
def test_the_last_trick_shows_who_played_and_who_took_it(size: tuple[int, int]) -> None:
    scene = sit_down(size=size)
    play_until(scene, lambda: len(scene.session.view.tricks) == 2)
    assert scene.press("command:last-trick")
    app_of(scene).frame(16, ())
    sheet, trick = app_of(scene).top, scene.session.view.tricks[-1]
    assert isinstance(sheet, LastTrickScene)
    assert len(sheet.prose()) == len(trick.cards) + 1
    shown = [each for each in sheet.group.sprites() if isinstance(each, Label) and each.text == sheet.prose()[-1]]
    assert len(shown) == 1
    assert scene.metrics.window.contains(shown[0].rect), "nothing is to be scrolled"


@pytest.mark.parametrize("size", [(1280, 720), (844, 390), (1024, 768)])
def test_the_log_stands_beside_the_table_where_there_is_room(size: tuple[int, int]) -> None:
    scene = sit_down(size=size)
    play_until(scene, lambda: scene.session.view.phase is Phase.PLAY)
    assert scene.press("command:log")
    app_of(scene).frame(16, ())
    control = scene.control("command:log")
    assert control is not None
    assert control.pressed is True
    log = scene.log
    assert log is not None
    assert scene.pane is log.pane
    assert scene.metrics.width == log.place.left
    for each in scene.targets():
        if each.control is not None and each.control.id != "command:log":
            assert scene.metrics.window.contains(each.box), each.control
    before = len(log.pane.elements)
    answer(scene)  # the table is played on
    wait(scene, lambda: asked(scene) or app_of(scene).top is not scene)
    assert len(log.pane.elements) > before
    assert [each.text for each in log.pane.elements if isinstance(each, Label)] == scene.lines
    assert log.pane.offset == log.pane.furthest
    assert [words for _, words in scene.reading()] == scene.lines
    page = app_of(scene).page
    assert isinstance(page, SizedPage)
    page.sized = (390.0, 844.0, 2.0)
    app_of(scene).frame(16, ())
    assert scene.log is None
    assert scene.metrics.width == 780
    page.sized = (float(size[0]), float(size[1]), 1.0)
    app_of(scene).frame(16, ())
    assert scene.press("command:log")
    assert scene.log is None
    assert scene.metrics.width == size[0]


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (568, 320), (667, 375)])
@pytest.mark.parametrize("text", [100, 150])
def test_the_log_covers_a_part_of_a_table_that_leaves_no_room_and_shows_its_end(
    size: tuple[int, int], text: int
) -> None:
    scene = sit_down(size=size, preferences=Preferences(speed="off", text_size=text))
    app = app_of(scene)
    play_until(scene, lambda: len(scene.session.view.hand) == 3)
    assert scene.press("command:log")
    app.frame(16, ())
    top = app.top
    assert isinstance(top, LogDrawerScene)
    assert list(top.prose()) == scene.lines
    assert top.pane is not None
    assert top.pane.offset == top.pane.furthest
    assert top.panel is not None
    seen = [scene.places.trump]
    if size[0] < size[1]:
        seen += [*scene.places.plates[1:], *(each.box for each in scene.targets() if each.box.bottom < size[1] // 2)]
    assert top.panel.place.collidelist(seen) == -1
    click(scene, top.panel.viewport.center)
    assert app.top.name == "log", "a press on the panel is for reading"
    click(scene, scene.places.trump.center)
    assert app.top.name == "match", "a press beside it closes it"
    for name in ("log", "match"):
        app.frame(0, [key(pygame.K_l, "l")])
        assert app.top.name == name


def test_a_short_log_covers_no_more_than_it_needs() -> None:
    scene = sit_down(size=(390, 844))
    wait(scene, lambda: asked(scene))
    assert scene.press("command:log")
    top = app_of(scene).top
    assert isinstance(top, LogDrawerScene)
    assert top.pane is not None
    assert top.pane.furthest == 0
    assert top.panel is not None
    assert top.panel.place.top > 844 * 0.6


@pytest.mark.parametrize("way", ["pause", "key"])
def test_the_rules_shown_are_those_of_the_match(way: str) -> None:
    scene = sit_down(preferences=Preferences(speed="off", rules=HouseRules(target=7)))
    app = app_of(scene)
    app.set_preferences(app.preferences.but(rules=HouseRules(target=15)))
    wait(scene, lambda: asked(scene))
    if way == "pause":
        assert scene.press("command:menu")
        assert app.top.press("rules")
    else:
        app.frame(0, [key(pygame.K_QUESTION, "?")])
    assert app.top.name == "rules"
    told = " ".join(app.top.prose())
    assert "first to 7 points" in told
    assert "15" not in told


def test_nothing_hidden_is_told_to_the_page() -> None:
    scene = sit_down()
    play_until(scene, lambda: scene.session.view.phase is Phase.PLAY)
    state = scene.session.state
    told = " ".join(scene.table_data().values()).split() + [each.name for each in scene.controls()]
    hidden = {each.code for seat in (1, 2) for each in state.hands[seat]} | {each.code for each in state.kitty[1:]}
    assert not hidden & set(told)


def test_a_demo_plays_its_matches_and_ends() -> None:
    pygame.display.init()
    pygame.font.init()
    app = App(Options(demo=2, speed="off", seed=3), SizedPage(640, 480, 1.0), KeepingBackend())
    app.open_window()
    app.begin()
    scene = app.top
    assert isinstance(scene, MatchScene)
    first: Session = scene.session
    for _ in range(60_000):
        app.frame(50, ())
        if app.exit_code is not None:
            break
    assert app.exit_code == 0
    assert scene.session is not first
    assert scene.session.over
    assert app.saves.load() is None


def test_a_shared_deal_is_the_first_of_a_new_match() -> None:
    """Also when it is of another deck than the preferred one."""
    deck = HouseRules(deck=25).cards
    app = App(Options(speed="off", deal=Deal(deck, 2)), SizedPage(1280, 720, 1.0), KeepingBackend())
    app.open_window()
    app.start_match()
    scene = app.top
    assert isinstance(scene, MatchScene)
    wait(scene, lambda: scene.session.hands_dealt == 1)
    assert scene.session.state.dealer == 2
    assert scene.session.view.rules == HouseRules(deck=25)
    assert scene.session.state.hands[0][:2] == deck[0:2]
