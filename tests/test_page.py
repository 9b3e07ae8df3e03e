"""The page as Python sees it, with a stand-in for the script in the page."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pygame

from game.page import BrowserPage, Page, make_page
from game.widgets.control import Control
from tests.scenes.stage import stage


class Bridge:
    """Like window.euchre: functions that take and give strings."""

    def __init__(self) -> None:
        self.inbox: list[str] = []
        self.told: list[tuple[str, ...]] = []

    def poll(self) -> str:
        messages, self.inbox = self.inbox, []
        return json.dumps(messages) if messages else ""

    def size(self) -> str:
        return "390 844.5 2"

    def query(self) -> str:
        return '{"seed": "7", "speed": "off"}'

    def reduced_motion(self) -> str:
        return "1"

    def entropy(self) -> str:
        return "0123456789abcdef"

    def ready(self) -> None:
        self.told.append(("ready",))
        self.inbox += ["resize", "play", "hidden"]

    def __getattr__(self, name: str) -> Any:
        return lambda *words: self.told.append((name, *words))


PASS = Control("pass", "Pass", "Pass", action="pass", hotkey="p")
KEEP = Control("keep", "Keep these five", "Keep these five", action="keep", enabled=False)
JACK = Control("JH", "J", "Jack of hearts", card="JH", pressed=False)


def test_natively_the_page_does_nothing() -> None:
    page = make_page()
    assert type(page) is Page
    assert not page.in_browser
    assert page.size() is None
    assert page.poll() == []
    assert page.query() == {}
    assert not page.reduced_motion()
    page.show_controls([PASS], "Your bid")
    page.show_table({"scene": "menu"})
    page.announce("You pass.")
    page.fatal("broken")
    asyncio.run(page.play())


def test_controls_are_described_once() -> None:
    bridge = Bridge()
    page = BrowserPage(bridge)
    for _ in range(3):
        page.show_controls([PASS, KEEP, JACK], "Your bid", {"pass": (1, 2.04, 90, 44)})
    ((function, text),) = bridge.told
    assert function == "controls"
    assert json.loads(text) == {
        "heading": "Your bid",
        "controls": [
            {"id": "pass", "name": "Pass", "action": "pass", "hotkey": "p", "place": [1, 2.0, 90, 44]},
            {"id": "keep", "name": "Keep these five", "action": "keep", "disabled": True},
            {"id": "JH", "name": "Jack of hearts", "card": "JH", "pressed": False},
        ],
    }


def test_only_changes_are_sent() -> None:
    bridge = Bridge()
    page = BrowserPage(bridge)
    page.show_table({"scene": "match"})
    page.show_table({"scene": "match"})
    page.show_table({"scene": "match", "busy": "1"})
    page.show_record("record 1")
    page.show_record("record 1")
    page.announce("West passes.")
    page.announce("West passes.")
    assert [told[0] for told in bridge.told] == ["table", "table", "record", "announce", "announce"]


def test_presses_of_controls_that_are_gone_are_dropped() -> None:
    bridge = Bridge()
    page = BrowserPage(bridge)
    page.show_controls([PASS], "Your bid")
    bridge.inbox = ["activate:pass", "activate:order-up", "focus:pass", "focus:gone", "hidden", "visible"]
    assert page.poll() == ["activate:pass", "focus:pass", "hidden", "visible"]
    assert page.poll() == []


def test_play_waits_for_the_button_and_keeps_other_messages() -> None:
    bridge = Bridge()
    page = BrowserPage(bridge)
    asyncio.run(page.play())
    assert bridge.told == [("ready",)]
    assert page.poll() == ["resize", "hidden"]


def test_what_the_page_can_be_asked() -> None:
    page = BrowserPage(Bridge())
    assert page.in_browser
    assert page.size() == (390, 844.5, 2)
    assert page.query() == {"seed": "7", "speed": "off"}
    assert page.reduced_motion()
    assert 0 <= page.entropy() < 2**64
    assert page.entropy() != page.entropy()


def test_any_object_with_the_attributes_is_a_control() -> None:
    bridge = Bridge()
    thing = SimpleNamespace(
        id="a",
        name="A",
        action=None,
        command="back",
        card=None,
        enabled=True,
        pressed=None,
        hotkey=None,
        description="B",
    )
    BrowserPage(bridge).show_controls([thing], "Menu")
    assert json.loads(bridge.told[0][1])["controls"] == [
        {"id": "a", "name": "A", "command": "back", "description": "B"}
    ]


def test_natively_what_is_copied_is_on_the_clipboard() -> None:
    stage()
    Page().copy("3 4 1\n")
    assert pygame.scrap.get_text() == "3 4 1\n"
