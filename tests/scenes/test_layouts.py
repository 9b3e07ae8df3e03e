"""Every screen at every size: nothing overlaps, nothing leaves the window, everything can be touched."""

from itertools import combinations

import pytest
from pygame import Rect

from game.app import App
from game.scenes.sheet import SMALL_TITLE, TITLE, SheetScene
from game.storage.preferences import Preferences
from game.widgets.label import Label
from game.widgets.target import Target
from tests.scenes.stage import SCENES, SIZES, show

TOUCH = 44
CASES = [(name, size, text) for name in SCENES for size in SIZES for text in (100, 150)]


def shown(name: str, size: tuple[int, int], text: int) -> App:
    return show(name, size, preferences=Preferences(text_size=text))


def in_pane(app: App, target: Target) -> bool:
    pane = app.top.pane
    return pane is not None and target in pane.elements


@pytest.mark.parametrize(("name", "size", "text"), CASES)
def test_controls_fit(name: str, size: tuple[int, int], text: int) -> None:
    app = shown(name, size, text)
    window = app.metrics.window
    targets = app.top.targets()
    assert targets
    assert {t.control.id for t in targets if t.control} == {c.id for c in app.top.controls()}
    for target in targets:
        assert target.control is not None
        css = app.metrics.css(target.whole)
        assert css.width >= TOUCH, (target.control.id, css)
        assert css.height >= TOUCH, (target.control.id, css)
        assert target.whole.left >= 0, target.control.id
        assert target.whole.right <= window.width, target.control.id
        if not in_pane(app, target):
            assert window.contains(target.whole), target.control.id
        else:
            pane = app.top.pane
            assert pane is not None
            content = Rect(pane.viewport.left, pane.viewport.top, pane.viewport.width, pane.content_height)
            assert content.contains(target.home.inflate(-2 * target.margin, -2 * target.margin)), target.control.id
    for one, other in combinations(targets, 2):
        if in_pane(app, one) == in_pane(app, other):
            assert not one.whole.colliderect(other.whole), (one.control, other.control)
        else:
            assert not one.box.colliderect(other.box), (one.control, other.control)


@pytest.mark.parametrize(("name", "size", "text"), CASES)
def test_words_do_not_leave_the_window_sideways(name: str, size: tuple[int, int], text: int) -> None:
    app = shown(name, size, text)
    for each in app.top.group.sprites():
        if isinstance(each, Label):
            assert each.home.left >= 0, each.text
            assert each.home.right <= app.metrics.width, each.text


@pytest.mark.parametrize("name", SCENES)
def test_the_pane_can_show_every_control(name: str) -> None:
    app = shown(name, (320, 568), 150)
    for control in app.top.controls():
        if control.enabled:
            app.top.set_focus(control.id)
            target = app.top.target_of(control.id)
            assert target is not None
            assert target.box == target.whole, control.id


def test_rectangles_are_in_css_pixels() -> None:
    app = show("menu", (390, 844), 2.0)
    once = show("menu", (390, 844), 1.0).top.control_rects()
    twice = app.top.control_rects()
    assert app.metrics.window.size == (780, 1688)
    assert once.keys() == twice.keys()
    for key, rect in once.items():
        assert abs(rect.x - twice[key].x) <= 2
        assert abs(rect.width - twice[key].width) <= 2


def test_large_windows_are_filled() -> None:
    small = show("menu", (1280, 720)).top.control_rects()["new-match"]
    large = show("menu", (2560, 1440)).top.control_rects()["new-match"]
    assert large.width > small.width * 1.4


@pytest.mark.parametrize(("name", "size", "text"), CASES)
def test_titles_are_larger_than_the_text_below(name: str, size: tuple[int, int], text: int) -> None:
    """However many buttons stand beside them; on the narrowest windows a long one may be of the text's own size."""
    app = shown(name, size, text)
    scene = app.top
    if not isinstance(scene, SheetScene):
        return
    title = next(each for each in scene.group.sprites() if isinstance(each, Label) and each.text == scene.heading())
    assert title.display
    least = TITLE * SMALL_TITLE if size[0] > 400 else 16
    assert title.height >= app.metrics.font(least), title.height / app.metrics.font(1)


@pytest.mark.parametrize("name", ["settings", "house-rules"])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_a_panel_ends_between_two_rows_and_fades_nothing_there(name: str, size: tuple[int, int]) -> None:
    scene = show(name, size).top
    assert isinstance(scene, SheetScene)
    pane = scene.pane
    assert pane is not None
    assert pane.furthest > 0
    end = pane.viewport.bottom
    assert not [each for each in pane.elements if each.home.top < end < each.home.bottom]
    assert scene._fades is not None
    assert not scene._fades[1].visible
    row = next(each for each in pane.elements if each.home.top >= end and each.home.height > 12)
    pane.scroll_to(row.home.centery - end)
    scene.scrolled()
    assert scene._fades[1].visible
