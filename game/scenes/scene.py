"""What all scenes share: elements over a background, controls, pointer, keyboard and focus."""

from collections.abc import Sequence
from typing import ClassVar, Final

import pygame
from pygame import Rect, Surface

from game.page import Line
from game.scenes.host import Host
from game.widgets.control import Control
from game.widgets.element import Element, Elements
from game.widgets.metrics import Metrics
from game.widgets.scroll import DRAG_UNITS, ScrollPane
from game.widgets.target import Target

ARROWS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
PRESS_KEYS: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
KEY_NAMES: Final = {pygame.K_ESCAPE: "escape", pygame.K_RETURN: "enter", pygame.K_SPACE: "space"}
WHEEL_UNITS: Final = 56
"""How far a notch of the wheel scrolls."""


class Scene:
    """One screen of the game. A subclass makes its elements in `layout` and acts in `activate`.

    The app calls `resize` before anything else and whenever the window or the text size changes, then in every frame
    `handle` for each event, `update`, and `draw`. Mouse, touch, keyboard and the page all end in `activate(id)`.
    """

    name: ClassVar[str] = "scene"
    """The page's `data-scene`."""
    overlay: ClassVar[bool] = False
    """Whether the scene stands on a dimmed picture of what is below it."""

    arrows_scroll: ClassVar[bool] = False
    """Whether up and down scroll the pane until what is next comes in sight: for what is mostly read."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.group = Elements()
        self.background: Surface | None = None
        self.pane: ScrollPane | None = None
        """A scrolled part of the scene; set it in `layout`."""
        self.focus: str | None = None
        """The id of the control that the keyboard is at; None before the keyboard was used."""
        self._shows_focus = False
        self._held: Target | None = None
        self._pressed_at: tuple[int, int] | None = None
        self._dragging = False
        self._drag_last = (0, 0)
        self._everything = True

    # What a scene says of itself -------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something moves or is being thought about, so that no frame has time to spare."""
        return False

    def heading(self) -> str:
        """What the scene is called, for people who listen to the page."""
        return ""

    def controls(self) -> Sequence[Control]:
        """Everything that can be done here now, in reading order. By default the controls of the targets."""
        return tuple(target.control for target in self.targets() if target.control is not None)

    def table_data(self) -> dict[str, str]:
        """More for the page's `#table`, without the "data-": phase, turn, …; `scene` is added by the app."""
        return {}

    def prose(self) -> Sequence[str]:
        """What the scene shows that is not a control, in paragraphs, for people who listen to the page."""
        return ()

    def reading(self) -> Sequence[Line]:
        """What stands in the page to be read and read again, beside the controls."""
        return ()

    def default(self) -> str | None:
        """The id of the control that Enter or Space mean before any has the focus."""
        return None

    # What a scene does -----------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """Make or place the elements and the background for `self.metrics`. Called with an empty group."""

    def activate(self, control_id: str) -> None:
        """Do what a control stands for. Called for controls that exist and are enabled."""

    def update(self, dt_ms: float) -> None:
        """Let time pass. A scene with a timeline advances it here, and calls this too for gliding."""
        if self.pane is not None and self.pane.update(dt_ms):
            self.scrolled()

    def entered(self) -> None:
        """The scene is on top: for the first time, or again."""

    def left(self) -> None:
        """The scene is gone from the stack, or covered."""

    def preferences_changed(self) -> None:
        """The preferences have changed. By default everything is laid out again.

        A scene that is covered only hears it when the looks changed (theme, deck, text size); ask the host for the rest
        when it matters.
        """
        self.relayout()

    def escape(self) -> None:
        """Esc was pressed and no control has it as its key: does "back", else "menu", if there is one."""
        for command in ("back", "resume", "menu"):
            for control in self.controls():
                if control.command == command and control.enabled:
                    self.activate(control.id)
                    return

    def help(self) -> None:
        """? was pressed and no control has it as its key: the rules."""
        from game.scenes.rules import RulesScene  # late: it is a scene itself

        self.host.push(RulesScene(self.host))

    def pressed(self, pos: tuple[int, int]) -> None:
        """The pointer went down anywhere, before anything else: to hurry what moves."""

    def tapped(self, target: Target | None, pos: tuple[int, int]) -> None:
        """A press ended on something that is no open control: a dimmed card, the felt (None)."""

    def scrolled(self) -> None:
        """The pane moved: for a scene that draws a thumb."""

    # For subclasses --------------------------------------------------------------------------------------------------

    @property
    def metrics(self) -> Metrics:
        """The window's size and the units."""
        return self.host.metrics

    def put(self, *elements: Element) -> None:
        """Add elements to the scene."""
        self.group.put(elements)
        self._show_focus()

    def set_background(self, background: Surface) -> None:
        """Stand on this picture, as large as the window."""
        self.background = background
        self._everything = True

    def relayout(self) -> None:
        """Make all elements anew, for the present window, preferences and state; focus and scroll stay."""
        offset = self.pane.offset if self.pane is not None else 0
        self._held = None
        self.group.empty()
        self.pane = None
        self.layout()
        # layout may have set a pane: mypy cannot see that
        pane: ScrollPane | None = self.pane
        if pane is not None and pane.scroll_to(offset):
            self.scrolled()
        self._everything = True
        self._show_focus()

    def targets(self) -> list[Target]:
        """The elements that can be pressed, in reading order (the order they were put)."""
        return [each for each in self.group.sprites() if isinstance(each, Target)]

    def target_at(self, pos: tuple[int, int]) -> Target | None:
        """The topmost target under the pointer."""
        for each in reversed(self.group.sprites()):
            if isinstance(each, Target) and each.hit(pos):
                return each
        return None

    def target_of(self, control_id: str | None) -> Target | None:
        """The target that stands for a control, if one does."""
        for each in self.targets():
            if each.control is not None and each.control.id == control_id:
                return each
        return None

    def control(self, control_id: str | None) -> Control | None:
        """An open control by its id."""
        for each in self.controls():
            if each.id == control_id:
                return each
        return None

    def press(self, control_id: str) -> bool:
        """Activate a control if it exists and is enabled, as a person does; tells whether it was."""
        control = self.control(control_id)
        if control is None or not control.enabled:
            return False
        self.activate(control_id)
        return True

    def control_rects(self) -> dict[str, Rect]:
        """Where each control that is seen stands, in CSS pixels, by id."""
        return {
            each.control.id: self.metrics.css(each.box)
            for each in self.targets()
            if each.control is not None and each.box.width > 0
        }

    # The app's side --------------------------------------------------------------------------------------------------

    def resize(self) -> None:
        """The window, its scale or the text size changed: lay everything out again."""
        self.relayout()

    def draw(self, screen: Surface) -> bool:
        """Paint what changed; tells whether anything did. `screen` must hold what was painted last."""
        if self._everything:
            self._everything = False
            self.group.repaint_rect(screen.get_rect())
        if not self.group.changed:
            return False
        self.group.draw(screen, self.background)
        return True

    def redraw(self) -> None:
        """Paint everything with the next frame: something else was painted on the screen."""
        self._everything = True

    def paint(self, surface: Surface) -> None:
        """Paint the whole scene on any surface, for an overlay to stand on."""
        if self.background is not None:
            surface.blit(self.background, (0, 0))
        self.group.paint(surface)

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event: pointer, wheel or key. True when the scene had a use for it."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos, touch=bool(getattr(event, "touch", False)))
        elif event.type == pygame.MOUSEMOTION:
            self._move(event.pos, touch=bool(getattr(event, "touch", False)))
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event)
        elif event.type == pygame.KEYDOWN:
            return self._key(event)
        else:
            return False
        return True

    # Pointer ---------------------------------------------------------------------------------------------------------

    def _press(self, pos: tuple[int, int]) -> None:
        self.pressed(pos)
        self._hide_focus()
        self._pressed_at = self._drag_last = pos
        self._dragging = False
        if self.pane is not None:
            self.pane.glide = 0.0
        self._held = self.target_at(pos)
        if self._held is not None and self._open(self._held):
            self._held.set_look(held=True)

    def _move(self, pos: tuple[int, int], *, touch: bool) -> None:
        if self._pressed_at is None:
            under = None if touch else self.target_at(pos)
            for each in self.targets():
                each.set_look(hovered=each is under)
            return
        if self._drag(pos):
            return
        if self._held is not None and self._open(self._held):
            self._held.set_look(held=self._held.hit(pos))

    def _release(self, pos: tuple[int, int], *, touch: bool) -> None:
        held, dragged, began = self._held, self._dragging, self._pressed_at
        self._held, self._pressed_at, self._dragging = None, None, False
        if held is not None:
            held.set_look(held=False, hovered=not touch and held.hit(pos))
        if dragged or began is None:
            return
        if self.pane is not None:
            self.pane.glide = 0.0
        if held is not None and held.hit(pos):
            if self._open(held) and held.control is not None and self.press(held.control.id):
                return
            self.tapped(held, pos)
        elif held is None:
            self.tapped(None, pos)

    def _open(self, target: Target) -> bool:
        return target.control is not None and target.control.enabled

    def _drag(self, pos: tuple[int, int]) -> bool:
        """Scroll the pane with the pointer; tells whether the press has become a drag."""
        pane, began = self.pane, self._pressed_at
        if pane is None or began is None or not pane.furthest or not pane.viewport.collidepoint(began):
            return False
        if not self._dragging and abs(pos[1] - began[1]) >= self.metrics.px(DRAG_UNITS):
            self._dragging = True
            if self._held is not None:
                self._held.set_look(held=False)
                self._held = None
        if self._dragging:
            moved = self._drag_last[1] - pos[1]
            if pane.scroll_by(moved):
                self.scrolled()
            pane.glide = 0.0 if not moved else pane.glide * 0.5 + moved / 16 * 0.5
            self._drag_last = pos
        return self._dragging

    def _wheel(self, event: pygame.event.Event) -> None:
        if self.pane is not None:
            self.pane.glide = 0.0
            notches = float(getattr(event, "precise_y", event.y))
            if self.pane.scroll_by(-notches * self.metrics.px(WHEEL_UNITS)):
                self.scrolled()

    # Keyboard and focus ----------------------------------------------------------------------------------------------

    def _key(self, event: pygame.event.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        if event.key == pygame.K_TAB:
            self.step_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if event.key in ARROWS:
            self.point_focus(*ARROWS[event.key])
            return True
        if event.key in PRESS_KEYS and self._press_focused():
            return True
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END) and self.pane is not None:
            self._page_keys(event.key)
            return True
        name = KEY_NAMES.get(event.key, pygame.key.name(event.key)).lower()
        written = str(getattr(event, "unicode", "")).lower()
        for control in self.controls():
            if control.enabled and control.hotkey is not None and control.hotkey.lower() in (name, written):
                self.activate(control.id)
                return True
        if written == "?":
            self.help()
            return True
        if event.key == pygame.K_ESCAPE:
            self.escape()
            return True
        return False

    def _page_keys(self, key: int) -> None:
        pane = self.pane
        if pane is None:
            return
        page = pane.viewport.height * 0.9
        steps = {
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -pane.content_height,
            pygame.K_END: pane.content_height,
        }
        if pane.scroll_by(steps[key]):
            self.scrolled()

    def _press_focused(self) -> bool:
        wanted = self.focus if self.control(self.focus) is not None else self.default()
        return wanted is not None and self.press(wanted)

    def set_focus(self, control_id: str | None, *, seen: bool = True) -> None:
        """Put the keyboard at a control, and show that unless told not to."""
        self.focus = control_id
        self._shows_focus = seen
        target = self.target_of(control_id)
        if target is not None and self.pane is not None and target in self.pane.elements:
            self.pane.glide = 0.0
            if self.pane.reveal(target.home, self.metrics.px(12)):
                self.scrolled()
        self._show_focus()

    def step_focus(self, step: int) -> None:
        """Tab: the next or previous enabled control, in reading order and round the end."""
        ids = [each.id for each in self.controls() if each.enabled and each.on_canvas]
        if not ids:
            return
        if self.focus in ids and self._shows_focus:
            self.set_focus(ids[(ids.index(self.focus) + step) % len(ids)])
        elif self.focus in ids:
            self.set_focus(self.focus)
        else:
            self.set_focus(ids[0] if step > 0 else ids[-1])

    def point_focus(self, dx: int, dy: int) -> None:
        """An arrow: the nearest enabled control in that direction on the screen."""
        if dy and self._scroll_by_arrow(dy):
            return
        here = self.target_of(self.focus)
        if dy and self.arrows_scroll and self._read_on(here, dy):
            return
        if here is None or here.control is None or not here.control.enabled or not self._shows_focus:
            first = self.default()
            if self.focus is None and first is not None and self.control(first) is not None:
                self.set_focus(first)
            else:
                self.step_focus(1 if dx + dy > 0 else -1)
            return
        best = self._nearest(here, dx, dy)
        if best is not None and best.control is not None:
            self.set_focus(best.control.id)

    def _nearest(self, here: Target, dx: int, dy: int) -> Target | None:
        """The nearest open target in a direction."""
        best: tuple[float, Target] | None = None
        for each in self.targets():
            if each is here or each.control is None or not each.control.enabled or not each.home.width:
                continue
            distance = _distance(here.whole, each.whole, dx, dy)
            if distance is not None and (best is None or distance < best[0]):
                best = distance, each
        return best[1] if best is not None else None

    def _read_on(self, here: Target | None, dy: int) -> bool:
        """Scroll where what an arrow leads to is not in sight yet; tells whether it did."""
        pane = self.pane
        if pane is None:
            return False
        there = self._nearest(here, 0, dy) if here is not None and self._shows_focus else None
        if there is not None and (there not in pane.elements or pane.viewport.contains(there.whole)):
            return False
        moved = pane.scroll_by(dy * self.metrics.px(WHEEL_UNITS))
        if moved:
            self.scrolled()
        return moved

    def _scroll_by_arrow(self, dy: int) -> bool:
        """Where there is nothing to choose in the pane, an arrow scrolls; tells whether it did."""
        pane = self.pane
        if pane is None or any(isinstance(each, Target) for each in pane.elements):
            return False
        moved = pane.scroll_by(dy * self.metrics.px(WHEEL_UNITS))
        if moved:
            self.scrolled()
        return moved

    def _hide_focus(self) -> None:
        if self._shows_focus:
            self._shows_focus = False
            self._show_focus()

    def _show_focus(self) -> None:
        for each in self.targets():
            mine = self._shows_focus and each.control is not None and each.control.id == self.focus
            each.set_look(focused=mine)


def _distance(here: Rect, there: Rect, dx: int, dy: int) -> float | None:
    """How far `there` is in the direction of an arrow, sideways counting more; None when it does not lie there."""
    if dx:
        ahead = (there.centerx - here.centerx) * dx
        beside = max(0, there.top - here.bottom, here.top - there.bottom) + abs(there.centery - here.centery) * 0.1
        clear = there.left >= here.right if dx > 0 else there.right <= here.left
        overlapping = there.top < here.bottom and there.bottom > here.top
        if ahead <= 0 or not (clear or ahead > abs(there.centery - here.centery)) or not overlapping:
            return None
    else:
        ahead = (there.centery - here.centery) * dy
        beside = max(0, there.left - here.right, here.left - there.right) + abs(there.centerx - here.centerx) * 0.1
        clear = there.top >= here.bottom if dy > 0 else there.bottom <= here.top
        if ahead <= 0 or not (clear or ahead > abs(there.centerx - here.centerx)):
            return None
    return ahead + beside * 3
