"""Playing a hand again from the review: its menu, what it leaves alone, and the ways back."""

import pytest

from game.scenes.pause import PauseScene
from game.scenes.practice import PracticeResultScene, PracticeScene
from game.scenes.review import ReviewScene
from game.storage import statistics
from game.text import t
from tests.scenes.stage import SIZES
from tests.scenes.test_match import answer, app_of, asked, key, wait
from tests.scenes.test_review import opened


def practised(shown: ReviewScene | None = None) -> PracticeScene:
    """The hand of a review, played again from its first decision."""
    shown = shown or opened()
    app = shown.host
    assert shown.press("decision 0")
    assert app.top.press("play-from-here")  # type: ignore[attr-defined]
    return here(app.top)  # type: ignore[attr-defined]


def here(scene: object) -> PracticeScene:
    assert isinstance(scene, PracticeScene)
    return scene


def moved(scene: PracticeScene) -> None:
    """Make one move, and wait for the next."""
    answer(scene)
    wait(scene, lambda: asked(scene) or app_of(scene).top is not scene)


def to_the_end(scene: PracticeScene) -> PracticeResultScene:
    while app_of(scene).top is scene:
        moved(scene)
    top = app_of(scene).top
    assert isinstance(top, PracticeResultScene)
    return top


def test_it_has_a_menu_that_leads_on_and_back() -> None:
    scene = practised()
    app = app_of(scene)
    assert "menu" in {each.command for each in scene.controls()}
    app.frame(0, [key(27)])
    pause = app.top
    assert isinstance(pause, PauseScene)
    assert [each.id for each in pause.controls()] == ["resume", "again", "settings", "rules", "glossary", "leave"]
    assert pause.prose() == (t("practice.pause"),)
    for each in ("settings", "rules", "glossary"):
        assert pause.press(each)
        assert app.top.name == each
        app.top.escape()
        assert app.top is pause
    app.frame(0, [key(27)])
    assert app.top is scene
    assert scene.press("command:menu")
    assert app.top.press("leave")
    assert app.top.name == "step"


def test_it_says_that_it_is_not_the_match() -> None:
    scene = practised()
    toast = scene.table.speech.shown_toast
    assert toast is not None
    moved(scene)
    assert scene.press("command:menu")
    assert app_of(scene).top.press("take-back")
    assert here(app_of(scene).top).table.speech.shown_toast is None, "it is known by then"


def test_only_what_was_moved_here_is_taken_back() -> None:
    scene = practised()
    app = app_of(scene)
    first = scene.session.state
    assert scene.press("command:menu")
    assert app.top.control("take-back") is None, "the moves of the match stay"
    assert app.top.press("resume")
    moved(scene)
    assert app.top is scene
    second = scene.session.state
    moved(scene)
    for wanted in (second, first):
        assert app.top.press("command:menu")
        assert app.top.press("take-back")
        assert here(app.top).session.state == wanted
        app.frame(16, ())
    assert app.top.press("command:menu")
    assert app.top.control("take-back") is None
    app.top.press("leave")
    assert app.top.name == "step"


def test_it_can_be_played_again_from_its_menu_and_from_its_result() -> None:
    scene = practised()
    app = app_of(scene)
    first, depth = scene.session.state, len(app.scenes)
    moved(scene)
    assert app.top.press("command:menu")
    assert app.top.press("again")
    again = here(app.top)
    assert again.session.state == first
    assert to_the_end(again).press("again")
    assert here(app.top).session.state == first
    assert len(app.scenes) == depth
    assert to_the_end(here(app.top)).press("back")
    assert app.top.name == "step"


def test_nothing_of_it_is_kept_counted_or_left_in_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = opened()
    app = shown.host
    told: list[list[tuple[str, ...]]] = []
    monkeypatch.setattr(app.page, "show_scores", lambda _caption, rows: told.append(rows))
    saved, counted = app.saves.load(), statistics.load(app.backend)
    scene = practised(shown)
    moved(scene)
    assert app.top.press("command:menu")  # type: ignore[attr-defined]
    app.top.press("take-back")  # type: ignore[attr-defined]
    to_the_end(here(app.top)).press("back")  # type: ignore[attr-defined]
    assert app.saves.load() == saved
    assert statistics.load(app.backend) == counted
    while app.top.name != "hand-over":  # type: ignore[attr-defined]
        app.top.escape()  # type: ignore[attr-defined]
    app.top.press("next-hand")  # type: ignore[attr-defined]
    match = app.top  # type: ignore[attr-defined]
    assert told[-1][1][1] == str(match.session.view.score[0])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 150])
def test_menu_and_result_fit_every_window(size: tuple[int, int], text_size: int) -> None:
    scene = practised(opened(size, text_size))
    moved(scene)
    assert app_of(scene).top.press("command:menu")
    pause = app_of(scene).top
    assert pause.press("resume")
    for top in (pause, to_the_end(scene)):
        boxes = [each.box for each in top.targets() if each.box.width]
        for place, one in enumerate(boxes):
            assert not any(one.colliderect(other) for other in boxes[place + 1 :])
        assert all(top.metrics.window.left <= box.left and box.right <= top.metrics.window.right for box in boxes)
