"""Pointer, keyboard and page: three ways to the same act."""

import pygame
import pytest

from game.app import App
from game.scenes.scene import Scene
from game.storage.preferences import Preferences
from tests.scenes.stage import SCENES, show


def key(code: int, *, mod: int = 0, unicode: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode)


def mouse(kind: int, pos: tuple[int, int]) -> pygame.event.Event:
    if kind == pygame.MOUSEMOTION:
        return pygame.event.Event(kind, pos=pos, rel=(0, 0), buttons=(1, 0, 0), touch=False)
    return pygame.event.Event(kind, pos=pos, button=1, touch=False)


def click(scene: Scene, pos: tuple[int, int]) -> None:
    scene.handle(mouse(pygame.MOUSEBUTTONDOWN, pos))
    scene.handle(mouse(pygame.MOUSEBUTTONUP, pos))


def watched(app: App, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the top scene is asked to do, without it being done."""
    done: list[str] = []
    monkeypatch.setattr(app.top, "activate", done.append)
    return done


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
def test_every_control_by_pointer_keyboard_and_id(
    name: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = show(name, size)
    scene = app.top
    done = watched(app, monkeypatch)
    wanted = [control.id for control in scene.controls() if control.enabled]
    for each in wanted:
        assert scene.press(each)
    assert done == wanted
    done.clear()
    for each in wanted:
        scene.set_focus(each)
        target = scene.target_of(each)
        assert target is not None
        click(scene, target.box.center)
    assert done == wanted
    done.clear()
    scene.focus = None
    for _ in wanted:
        scene.handle(key(pygame.K_TAB))
        scene.handle(key(pygame.K_RETURN))
    assert done == wanted
    done.clear()
    for each in reversed(wanted):
        scene.handle(key(pygame.K_SPACE))
        assert done.pop() == (each if each == wanted[-1] else scene.focus)
        scene.handle(key(pygame.K_TAB, mod=pygame.KMOD_SHIFT))


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("size", [(320, 568), (844, 390), (1280, 720)])
def test_arrows_reach_every_control(name: str, size: tuple[int, int]) -> None:
    """From wherever an arrow leads, arrows lead everywhere."""
    app = show(name, size)
    scene = app.top
    wanted = {control.id for control in scene.controls() if control.enabled}
    scene.handle(key(pygame.K_TAB))
    assert scene.focus in wanted
    found, todo = {scene.focus}, [scene.focus]
    while todo:
        here = todo.pop()
        for arrow in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT):
            scene.set_focus(here)
            for _ in range(200):  # where there is much to read, an arrow scrolls until what is next comes in sight
                before = scene.pane.offset if scene.pane is not None else 0
                scene.handle(key(arrow))
                if scene.focus != here or scene.pane is None or scene.pane.offset == before:
                    break
            if scene.focus not in found:
                found.add(scene.focus)
                todo.append(scene.focus)
    assert found == wanted


def test_a_press_that_is_moved_off_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    app = show("menu", (1280, 720))
    done = watched(app, monkeypatch)
    target = app.top.targets()[0]
    app.top.handle(mouse(pygame.MOUSEBUTTONDOWN, target.box.center))
    assert target.held
    app.top.handle(mouse(pygame.MOUSEMOTION, (2, 2)))
    assert not target.held
    app.top.handle(mouse(pygame.MOUSEBUTTONUP, (2, 2)))
    assert done == []


def test_a_drag_scrolls_and_does_not_press(monkeypatch: pytest.MonkeyPatch) -> None:
    app = show("house-rules", (390, 844))
    done = watched(app, monkeypatch)
    pane = app.top.pane
    assert pane is not None
    target = app.top.target_of("rule target=5")
    assert target is not None
    x, y = target.box.center
    app.top.handle(mouse(pygame.MOUSEBUTTONDOWN, (x, y)))
    for step in range(1, 6):
        app.top.handle(mouse(pygame.MOUSEMOTION, (x, y - 20 * step)))
    assert pane.offset == 100
    app.top.handle(mouse(pygame.MOUSEBUTTONUP, (x, y - 100)))
    assert done == []
    assert not target.held


def test_wheel_and_page_keys_scroll() -> None:
    app = show("rules", (844, 390))
    pane = app.top.pane
    assert pane is not None
    app.top.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0))
    first = pane.offset
    assert first > 0
    app.top.handle(key(pygame.K_PAGEDOWN))
    assert pane.offset > first
    app.top.handle(key(pygame.K_END))
    assert pane.offset == pane.furthest
    app.top.handle(key(pygame.K_HOME))
    assert pane.offset == 0
    app.top.handle(key(pygame.K_DOWN))
    assert pane.offset > 0, "with nothing to choose in the pane, arrows scroll"


def test_escape_goes_back() -> None:
    app = show("settings", (1280, 720), above_menu=True)
    app.top.handle(key(pygame.K_ESCAPE))
    assert app.top.name == "menu"


def test_disabled_controls_are_not_activated(monkeypatch: pytest.MonkeyPatch) -> None:
    app = show("house-rules", (1280, 720))
    done = watched(app, monkeypatch)
    tapped: list[object] = []
    monkeypatch.setattr(app.top, "tapped", lambda target, _pos: tapped.append(target))
    target = app.top.target_of("usual-rules")
    assert target is not None
    assert target.control is not None
    assert not target.control.enabled
    assert not app.top.press("usual-rules")
    click(app.top, target.box.center)
    assert done == []
    assert tapped == [target]


def test_focus_is_seen_only_while_the_keyboard_is_used() -> None:
    app = show("menu", (1280, 720))
    scene = app.top
    assert not any(target.focused for target in scene.targets())
    scene.handle(key(pygame.K_TAB))
    assert [target.focused for target in scene.targets()].count(True) == 1
    click(scene, (2, 2))
    assert not any(target.focused for target in scene.targets())


def test_enter_means_the_default() -> None:
    app = show("menu", (1280, 720), preferences=Preferences(met=True))
    app.top.handle(key(pygame.K_RETURN))
    assert app.top.name == "new-match"


def test_hotkeys() -> None:
    app = show("hand-over", (1280, 720), above_menu=True)
    app.top.handle(key(pygame.K_n, unicode="n"))
    assert app.top.name == "menu", "the scene is gone by the time its caller is told"


def test_nothing_is_drawn_when_nothing_changed() -> None:
    app = show("settings", (1280, 720))
    assert not app.frame(16, ())
    app.top.handle(key(pygame.K_TAB))
    assert app.frame(16, ())
    assert not app.frame(16, ())
