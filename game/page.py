"""The browser page around the canvas: what it may be told and asked; natively nearly a no-op.

The page's own script (build/page/page.js) is `window.euchre`. Python tells it things by calling its functions with
plain strings, and once a frame asks it for what happened meanwhile. What did not change is not sent again.
"""

import asyncio
import json
import os
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol

import pygame

ACTIVATE = "activate"
"""Message `activate:ID`: the person pressed the page's button of the control with this id."""
FOCUS = "focus"
"""Message `focus:ID`: the keyboard focus moved to the page's button of that control."""
RESIZE = "resize"
"""Message: the canvas has another size or pixel ratio; ask `size()`."""
HIDDEN = "hidden"
"""Message: the tab went out of sight. No frame runs until it is back."""
VISIBLE = "visible"
"""Message: the tab is in sight again."""
MOTION = "motion"
"""Message: the system's wish for less motion changed; ask `reduced_motion()`."""
STORED = "stored"
"""Message: another tab has changed what is kept since this one was loaded; read it anew."""
_PLAY = "play"

Place = tuple[float, float, float, float]
"""Left, top, width and height in CSS px."""
Line = tuple[str, str]
"""A paragraph of text: "heading" or "text", and the words."""


class PageControl(Protocol):
    """What the page needs to know of a control; `game.widgets.control.Control` is one."""

    @property
    def id(self) -> str:
        """Unique among those shown."""

    @property
    def name(self) -> str:
        """The full accessible name."""

    @property
    def action(self) -> str | None:
        """The statement of record.md without the seat, for moves of the game."""

    @property
    def command(self) -> str | None:
        """A word for everything else."""

    @property
    def card(self) -> str | None:
        """The code of the card, for the toggles of five-of-ten."""

    @property
    def enabled(self) -> bool:
        """Whether it can be pressed now."""

    @property
    def pressed(self) -> bool | None:
        """On or off for a toggle; None for a plain button."""

    @property
    def description(self) -> str | None:
        """What it means, where the name does not say it."""

    @property
    def hotkey(self) -> str | None:
        """The key that does the same."""


class Page:
    """No page: what a native window gets. Every method may be called; all but `copy` do nothing."""

    @property
    def in_browser(self) -> bool:
        """Whether there is a page at all."""
        return False

    def size(self) -> tuple[float, float, float] | None:
        """Width and height of the canvas in CSS px, and the pixels per CSS px (1 to 2); None natively."""
        return None

    def poll(self) -> list[str]:
        """What happened since then: `activate:ID`, `focus:ID`, `resize`, `hidden`, `visible`, `motion`, `stored`."""
        return []

    async def play(self, meanwhile: Callable[[], object] | None = None) -> None:
        """Offer the Play button over the first frame that is drawn, and come back once it was pressed.

        `meanwhile` is called once a frame until then.
        """

    def show_controls(
        self,
        controls: Sequence[PageControl],
        heading: str,
        places: Mapping[str, Place] | None = None,
        focus: str | None = None,
    ) -> None:
        """Make #actions show exactly these controls, in this order.

        `heading` names the group; `places` says by id where a control's twin stands on the canvas. A focus that is on
        one of these buttons goes on to that of `focus`; where its button is gone, else to the first.
        """

    def show_table(self, data: Mapping[str, str]) -> None:
        """Set the data-* attributes of #table, and drop those not named: {"scene": "match"} gives data-scene."""

    def show_scores(self, caption: str, rows: Sequence[Sequence[str]]) -> None:
        """Give screen readers the score as a table; the first row and column are headings."""

    def show_reading(self, lines: Sequence[Line]) -> None:
        """Make #reading show this text: what the scene says beside its controls."""

    def announce(self, line: str) -> None:
        """Add one line to the live region."""

    def show_record(self, text: str) -> None:
        """Put the record of the finished hands into #record."""

    def fatal(self, message: str, details: str = "") -> None:
        """Say that something broke, over everything, with the way out (reload)."""

    def copy(self, text: str) -> None:
        """Put text on the clipboard, or where the browser refuses, show it for copying by hand."""
        with suppress(pygame.error):
            pygame.scrap.put_text(text)

    def link(self, deal: str) -> str:
        """The address at which the game opens with this deal, in the words of a record; "" natively."""
        return ""

    def set_language(self, code: str) -> None:
        """Tell the page's language, for screen readers."""

    def query(self) -> dict[str, str]:
        """The address's seed, speed, lang and deal, where given."""
        return {}

    def reduced_motion(self) -> bool:
        """Whether the system asks for less motion."""
        return False

    def entropy(self) -> int:
        """64 unpredictable bits, to seed a match with."""
        return int.from_bytes(os.urandom(8), "big")


class BrowserPage(Page):
    """The page that the game runs in. `bridge` is its `window.euchre`."""

    def __init__(self, bridge: Any) -> None:
        self._bridge = bridge
        self._ids: frozenset[str] = frozenset()
        self._waiting: list[str] = []
        self._sent: dict[str, str] = {}
        self._size: tuple[float, float, float] | None = None

    @property
    def in_browser(self) -> bool:
        """Whether there is a page at all."""
        return True

    def size(self) -> tuple[float, float, float] | None:
        """Width and height of the canvas in CSS px, and the pixels per CSS px (1 to 2)."""
        if self._size is None:  # asked every frame, and to measure takes the page a while
            width, height, ratio = str(self._bridge.size()).split()
            self._size = float(width), float(height), float(ratio)
        return self._size

    def poll(self) -> list[str]:
        """What people did since the last call. Presses of controls that are gone by now are left out."""
        self._receive()
        messages, self._waiting = self._waiting, []
        return [message for message in messages if self._is_open(message)]

    async def play(self, meanwhile: Callable[[], object] | None = None) -> None:
        """Offer the Play button over the first frame that is drawn, and come back once it was pressed."""
        self._bridge.ready()
        while True:
            await asyncio.sleep(0)
            self._receive()
            if _PLAY in self._waiting:
                self._waiting.remove(_PLAY)
                return
            if meanwhile is not None:
                meanwhile()

    def show_controls(
        self,
        controls: Sequence[PageControl],
        heading: str,
        places: Mapping[str, Place] | None = None,
        focus: str | None = None,
    ) -> None:
        """Make #actions show exactly these controls, in this order."""
        self._ids = frozenset(control.id for control in controls)
        places = places or {}
        told = {"heading": heading, "controls": [_described(c, places.get(c.id)) for c in controls]}
        self._send("controls", json.dumps(told if focus is None else told | {"focus": focus}))

    def show_table(self, data: Mapping[str, str]) -> None:
        """Set the data-* attributes of #table, and drop those not named."""
        self._send("table", json.dumps(dict(data)))

    def show_scores(self, caption: str, rows: Sequence[Sequence[str]]) -> None:
        """Give screen readers the score as a table; the first row and column are headings."""
        self._send("scores", json.dumps({"caption": caption, "rows": [list(row) for row in rows]}))

    def show_reading(self, lines: Sequence[Line]) -> None:
        """Make #reading show this text."""
        self._send("reading", json.dumps(list(lines)))

    def announce(self, line: str) -> None:
        """Add one line to the live region."""
        self._bridge.announce(line)

    def show_record(self, text: str) -> None:
        """Put the record of the finished hands into #record."""
        self._send("record", text)

    def fatal(self, message: str, details: str = "") -> None:
        """Say that something broke, over everything, with the way out (reload)."""
        self._bridge.fatal(message, details)

    def copy(self, text: str) -> None:
        """Put text on the clipboard, or where the browser refuses, show it for copying by hand."""
        self._bridge.copy(text)

    def link(self, deal: str) -> str:
        """The address at which the game opens with this deal, in the words of a record."""
        return str(self._bridge.link(deal))

    def set_language(self, code: str) -> None:
        """Tell the page's language, for screen readers."""
        self._send("language", code)

    def query(self) -> dict[str, str]:
        """The address's seed, speed, lang and deal, where given."""
        found = json.loads(str(self._bridge.query()))
        return {str(name): str(value) for name, value in found.items()}

    def reduced_motion(self) -> bool:
        """Whether the system asks for less motion."""
        return str(self._bridge.reduced_motion()) == "1"

    def entropy(self) -> int:
        """64 unpredictable bits, to seed a match with."""
        return super().entropy() ^ int(str(self._bridge.entropy()), 16)

    def _send(self, function: str, text: str) -> None:
        if self._sent.get(function) != text:
            self._sent[function] = text
            getattr(self._bridge, function)(text)

    def _receive(self) -> None:
        inbox = str(self._bridge.poll())
        if inbox:
            messages = json.loads(inbox)
            if RESIZE in messages:
                self._size = None
            self._waiting += messages

    def _is_open(self, message: str) -> bool:
        kind, _, control = message.partition(":")
        return kind not in (ACTIVATE, FOCUS) or control in self._ids


def make_page() -> Page:
    """The page that the game runs in, or natively one that does nothing."""
    if sys.platform != "emscripten":
        return Page()
    import platform

    return BrowserPage(platform.window.euchre)


def report_crash(error: BaseException) -> None:
    """Show in the page that the game stopped; natively the traceback on the terminal does."""
    make_page().fatal(
        "The game stopped because of a mistake in it. Your match is saved up to your last move: reload to go on.",
        "".join(traceback.format_exception(error)),
    )


def _described(control: PageControl, place: Place | None) -> dict[str, object]:
    told: dict[str, object] = {"id": control.id, "name": control.name}
    for attribute in ("action", "command", "card", "pressed", "description", "hotkey"):
        value = getattr(control, attribute)
        if value is not None:
            told[attribute] = value
    if not control.enabled:
        told["disabled"] = True
    if place is not None:
        told["place"] = [round(side, 1) for side in place]
    return told
