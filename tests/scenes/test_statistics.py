"""The screen of figures, and which hands get into them."""

import pygame

from game.app import App
from game.options import Options
from game.records import read_record
from game.scenes.match import MatchScene
from game.scenes.practice import PracticeScene
from game.scenes.statistics import StatisticsScene, level_words, mean, of
from game.storage import statistics
from game.storage.statistics import Statistics, Tally
from game.text import t
from tests.scenes.stage import KeepingBackend, SizedPage, counted, show, stage
from tests.scenes.test_match import FAST, answer, app_of, asked, sit_down, wait


def test_a_hand_is_counted_once_and_when_it_is_over() -> None:
    scene = sit_down()
    app = app_of(scene)
    hands = 0
    while hands < 3:
        wait(scene, lambda: asked(scene) or app.top is not scene)
        if app.top is scene:
            assert statistics.load(app.backend).total.hands == scene.session.hands_dealt - 1
            answer(scene)
            continue
        hands += 1
        assert statistics.load(app.backend).total.hands == scene.session.hands_dealt
        if hands == 3:  # interrupted here, the result is shown again and not counted again
            again = App(Options(), SizedPage(1280, 720, 1.0), app.backend)
            again.open_window()
            again.begin()
            assert again.top.press("resume")
            for _ in range(20):
                again.frame(100, ())
            assert statistics.load(app.backend).total.hands == scene.session.hands_dealt
        app.top.press("next-hand")
    tally = statistics.load(app.backend).by_level[scene.session.levels[0]]
    assert tally.called + tally.defended <= tally.hands


def resumed(app: App) -> MatchScene:
    """The match as another start of the game finds it."""
    again = App(Options(), SizedPage(1280, 720, 1.0), app.backend)
    again.open_window()
    again.preferences = FAST
    again.begin()
    assert again.top.press("resume")
    assert isinstance(again.top, MatchScene)
    return again.top


def to_the_end_of(scene: MatchScene, name: str) -> None:
    app = app_of(scene)
    while app.top.name != name:
        wait(scene, lambda: asked(scene) or app.top is not scene)
        if app.top is scene:
            answer(scene)
        elif app.top.name != name:
            app.top.press("next-hand")


def test_a_hand_with_a_move_taken_back_is_left_out_also_after_a_reload() -> None:
    scene = sit_down(11)
    wait(scene, lambda: asked(scene))
    answer(scene)
    wait(scene, lambda: asked(scene))
    assert scene.press("command:menu")
    assert t("pause.take_back.why") in app_of(scene).top.prose()
    assert app_of(scene).top.press("take-back")
    again = app_of(scene).top
    assert isinstance(again, MatchScene)
    scene = resumed(app_of(again))
    app = app_of(scene)
    to_the_end_of(scene, "hand-over")
    assert statistics.load(app.backend).total == Tally(hands_left_out=1)
    assert app.top.press("next-hand")
    scene = resumed(app)
    app = app_of(scene)
    to_the_end_of(scene, "hand-over")
    total = statistics.load(app.backend).total
    assert (total.hands, total.hands_left_out) == (1, 1), "the next hand was played as any"
    to_the_end_of(scene, "match-over")
    total = statistics.load(app.backend).total
    assert (total.matches, total.won, total.matches_left_out) == (0, 0, 1)
    assert total.hands == scene.session.hands_dealt - 1
    app.push(StatisticsScene(app))
    assert app.top.prose()[-1].endswith("So far: 1 hand, 1 match.")


def test_only_left_out_hands_are_something_to_show_and_to_clear() -> None:
    app = stage()
    app.backend.write(statistics.KEY, Statistics({"advice": Tally(hands_left_out=2)}).to_json())
    app.push(StatisticsScene(app))
    assert app.top.prose()[-1].endswith("So far: 2 hands, 0 matches.")
    clear = app.top.control("clear")
    assert clear is not None
    assert clear.enabled


def test_a_match_is_counted_at_its_end() -> None:
    scene = sit_down()
    app = app_of(scene)
    while app.top.name != "match-over":
        wait(scene, lambda: asked(scene) or app.top is not scene)
        if app.top is scene:
            answer(scene)
        elif app.top.name != "match-over":
            app.top.press("next-hand")
    total = statistics.load(app.backend).total
    assert total.matches == 1
    assert total.won == int(scene.session.state.winners == (0,))
    assert total.maker_points + total.defender_points == scene.session.state.score[0]


def test_demo_and_practice_are_not_counted() -> None:
    pygame.display.init()
    pygame.font.init()
    app = App(Options(demo=1, speed="off", seed=3), SizedPage(640, 480, 1.0), KeepingBackend())
    app.open_window()
    app.begin()
    for _ in range(20_000):
        app.frame(50, ())
        if app.exit_code is not None:
            break
    assert app.exit_code == 0
    assert statistics.load(app.backend).total == Tally()
    scene = sit_down()
    host = app_of(scene)
    wait(scene, lambda: asked(scene))
    practice = PracticeScene(host, read_record(scene.session.record.text), 3, ("beginner", "beginner"))
    host.push(practice)
    for _ in range(400):
        if host.top is not practice:
            break
        if asked(practice):
            answer(practice)
        host.frame(100, ())
    assert statistics.load(host.backend).total == Tally()


def test_figures_by_opponents() -> None:
    app = show("statistics-some", (1280, 720))
    assert "Hands: 99" in app.top.prose()[0]
    assert app.top.press("level beginner")
    assert "Hands: 3" in app.top.prose()[0]
    assert app.top.press("level *")
    assert "Hands: 99" in app.top.prose()[0]
    assert "Won: 7 (58 %)" in app.top.prose()[0]


def test_clearing_asks_first() -> None:
    app = stage()
    app.push(StatisticsScene(counted(app)))
    assert app.top.press("clear")
    assert app.top.name == "confirm"
    app.top.press("back")
    assert statistics.load(app.backend).total.hands == 99
    app.top.press("clear")
    app.top.press("yes")
    assert statistics.load(app.backend).total == Tally()
    clear = app.top.control("clear")
    assert clear is not None
    assert not clear.enabled
    assert "Nothing yet" in app.top.prose()[0]


def test_words() -> None:
    assert of(1, 3) == "1 (33 %)"
    assert of(0, 0) == "0"
    assert mean(3, 2) == "1.50"
    assert mean(0, 0) == "–"
    assert level_words("beginner") == "Beginner"
    assert level_words("beginner+nobody we know") == "Beginner and nobody we know"
