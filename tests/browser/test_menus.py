"""Menus and settings in the built page: by finger on the canvas, and by the page's buttons with the canvas hidden."""

import pytest

from tests.browser.conftest import GameOpener
from tests.browser.harness import Game, Player

pytestmark = pytest.mark.browser
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}


def tap(game: Game, command: str) -> None:
    """Tap the canvas where the control stands."""
    game.wait("c => document.querySelector(`#actions [data-command='${c}']:enabled`)", command)
    game.page.touchscreen.tap(*game.point(f"[data-command='{command}']"))


def scene(game: Game, name: str) -> None:
    game.wait("name => document.getElementById('table').dataset.scene === name", name)


def test_settings_by_finger_are_kept(new_game: GameOpener) -> None:
    game = new_game(**PHONE)
    game.open("seed=7")
    scene(game, "menu")
    tap(game, "settings")
    scene(game, "settings")
    tap(game, "set theme=slate")
    game.wait("""() => document.querySelector('#actions [data-command="set theme=slate"]')?.ariaPressed === 'true'""")
    tap(game, "house-rules")
    scene(game, "house-rules")
    tap(game, "rule target=5")
    game.wait("""() => document.querySelector('#actions [data-command="rule target=5"]')?.ariaPressed === 'true'""")
    game.page.keyboard.press("Escape")
    scene(game, "settings")
    game.assert_sound()

    game.reload()
    scene(game, "menu")
    game.press_command("settings")
    game.wait("""() => document.querySelector('#actions [data-command="set theme=slate"]')?.ariaPressed === 'true'""")
    game.press_command("back")
    game.press_command("rules")
    game.wait("() => document.getElementById('reading').textContent.includes('The first to 5 points wins')")
    game.assert_sound()


def test_what_the_address_asks_in_vain_is_told(game: Game) -> None:
    game.open("seed=7&lang=zz")
    scene(game, "message")
    game.wait("() => document.getElementById('announcements').textContent.includes(\"no words in 'zz', only in en\")")
    assert game.page.evaluate("document.documentElement.lang") == "en"
    game.press_command("back")
    scene(game, "menu")
    game.assert_sound()


class Listener:
    """A person who hears the page and presses its buttons by their names; there is no picture."""

    def __init__(self, game: Game, query: str = "seed=7&speed=off") -> None:
        """Load the page, or load it again without a query, and press Play by keyboard."""
        self.game = game
        if query:
            game.page.goto(f"{game.site}/index.html?{query}")
        else:
            game.page.reload()
        game.wait("() => document.activeElement.id === 'play'")
        game.page.keyboard.press("Enter")
        scene(game, "menu")
        game.page.evaluate("() => { document.getElementById('stage').style.visibility = 'hidden' }")

    def is_at(self, scene_name: str, heading: str) -> None:
        """Wait for a scene; its group of buttons has this name, and the focus is on one of them."""
        scene(self.game, scene_name)
        group = self.game.page.get_by_role("group", name=heading, exact=True)
        group.wait_for(state="attached")
        assert self.game.page.get_by_role("heading", name=heading, exact=True, level=2).count() == 1
        self.game.wait("() => document.activeElement.matches('#actions button:enabled')")

    def press(self, name: str) -> None:
        """Press the one button of this name."""
        button = self.game.page.get_by_role("group").get_by_role("button", name=name, exact=True)
        button.wait_for(state="attached")
        assert button.count() == 1, name
        button.focus()
        self.game.page.keyboard.press("Enter")

    def focused(self) -> str:
        """The name of the button that has the focus."""
        name: str = self.game.page.evaluate("document.activeElement.textContent")
        return name

    def buttons(self) -> dict[str, bool | None]:
        """The names of all buttons, and whether they are on; None for those that are not switches."""
        found: dict[str, bool | None] = self.game.page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll("#actions button")].map(
                b => [b.textContent, b.ariaPressed === null ? null : b.ariaPressed === "true"]))"""
        )
        return found

    def turns(self, name: str, on: bool) -> None:
        """Wait until a switch is on or off."""
        self.game.wait(
            """([name, on]) => [...document.querySelectorAll("#actions button")].some(
                b => b.textContent === name && b.ariaPressed === String(on))""",
            [name, on],
        )

    def hears(self, words: str) -> None:
        """Wait until this was announced."""
        self.game.wait("words => document.getElementById('announcements').textContent.includes(words)", words)

    def reads(self, words: str) -> None:
        """Wait until this stands in the text of the page."""
        self.game.wait("words => document.getElementById('reading').textContent.includes(words)", words)

    def change_all(self) -> int:
        """Press every value and every switch of a screen once; how many there were."""
        names = [name for name, on in self.buttons().items() if on is not None]
        for name in names:
            title = name.partition(":")[0]
            kin = [each for each in names if ":" in name and each.startswith(f"{title}:")]
            before = self.buttons()[name]
            self.press(name)
            self.turns(name, True if kin else not before)
            assert self.focused() == name, "the focus stays"
            now = self.buttons()
            assert [each for each in kin if now[each]] in ([], [name]), "one value at a time"
            if not kin:  # a switch: back again
                self.press(name)
                self.turns(name, bool(before))
        return len(names)


def test_settings_by_the_pages_buttons_alone(game: Game) -> None:
    person = Listener(game)
    person.is_at("menu", "Three-Handed Euchre")
    person.press("Settings")
    person.is_at("settings", "Settings")
    assert person.change_all() > 20
    assert game.page.get_by_role("button", name="Speed: Slow").get_attribute("aria-description") is not None

    # the volume: told, and where it ends the focus goes on
    for volume in range(60, -1, -10):
        person.press(f"Quieter, now {volume + 10} %")
        person.hears(f"Volume: {volume} %")
    game.wait("() => document.activeElement.textContent === 'Louder, now 0 %'")
    person.press("Louder, now 0 %")
    person.hears("Volume: 10 %")

    person.press("House rules")
    person.is_at("house-rules", "House rules")
    assert person.change_all() > 20
    assert "reach" in str(game.page.get_by_role("button", name="Points to win: 5").get_attribute("aria-description"))
    person.press("Usual rules")
    person.hears("usual rules")
    person.turns("Points to win: 10", True)
    game.wait("() => document.activeElement.matches('#actions button:enabled')")
    person.press("Back")
    person.is_at("settings", "Settings")
    game.wait("() => document.activeElement.textContent === 'House rules'")
    person.press("Back")
    person.is_at("menu", "Three-Handed Euchre")
    game.wait("() => document.activeElement.textContent === 'Settings'")
    game.assert_sound()


def test_a_match_of_ones_own_kind_by_the_pages_buttons_alone(game: Game) -> None:
    person = Listener(game)
    person.press("New match")
    person.is_at("new-match", "New match")
    person.press("West: Beginner")
    person.turns("West: Beginner", True)
    person.press("East: Strong")
    person.turns("East: Strong", True)
    person.press("House rules")
    person.is_at("house-rules", "House rules")
    for name in ("Points to win: 5", "All five tricks, alone: 5"):
        person.press(name)
        person.turns(name, True)
    before = person.buttons()["Stick the dealer"]
    person.press("Stick the dealer")
    person.turns("Stick the dealer", not before)
    person.press("Back")
    person.is_at("new-match", "New match")
    person.press("Deal")
    scene(game, "match")
    game.wait("() => document.activeElement.matches('#actions button:enabled')")
    assert game.page.get_by_role("heading", level=1).count() == 1

    # the menu over the match, and everything in it
    person.press("Menu")
    person.is_at("pause", "Paused")
    person.press("How to play")
    person.is_at("rules", "How to play")
    person.reads("The first to 5 points wins")
    headings = game.page.locator("#reading h3").all_text_contents()
    assert len(headings) == 10
    person.press("Glossary")
    person.is_at("glossary", "Glossary")
    person.reads("Left bower")
    assert game.page.locator("#reading h3").count() > 20
    person.press("Back")
    person.is_at("rules", "How to play")
    person.press("Back")
    person.is_at("pause", "Paused")
    person.press("Settings")
    person.is_at("settings", "Settings")
    person.press("After a trick, go on: At a tap")
    person.turns("After a trick, go on: At a tap", True)
    person.press("After a trick, go on: After a moment")
    person.press("Back")
    person.is_at("pause", "Paused")
    person.press("Leave to the menu")
    person.is_at("menu", "Three-Handed Euchre")

    # it goes on where it was, also after a reload
    person = Listener(game, "")
    person.press("Resume match")
    scene(game, "match")
    player = Player(game, game.press)
    while player.hands < 1:
        player.step()
    game.wait("() => document.getElementById('record').textContent")
    record = game.page.text_content("#record") or ""
    assert "target=5" in record
    assert "lone_march_points=5" in record
    assert f"stick_the_dealer={'no' if before else 'yes'}" in record
    game.assert_sound()

    # begin another: it says what it costs
    person.press("Menu")
    person.press("New match")
    person.is_at("new-match", "New match")
    person.hears("ends the match")
    game.assert_sound()


def test_the_rest_of_the_menu_by_the_pages_buttons_alone(game: Game) -> None:
    person = Listener(game)
    person.press("How to play")
    person.is_at("rules", "How to play")
    person.hears("Text")
    game.page.locator("#actions [data-command='term left']").first.focus()
    game.page.keyboard.press("Enter")
    person.is_at("term", "Left bower")
    person.hears("the second highest trump")
    person.press("OK")
    person.is_at("rules", "How to play")
    person.press("Back")
    person.press("Statistics")
    person.is_at("statistics", "Statistics")
    person.hears("Nothing yet")
    person.reads("Nothing yet")
    person.press("Back")

    person.press("Learn by playing")
    scene(game, "lesson")
    person.hears("Welcome. ")
    person.press("Next")
    person.press("Menu")
    person.is_at("pause", "Paused")
    person.press("Resume")
    scene(game, "lesson")
    person.press("Leave the lesson")
    person.is_at("menu", "Three-Handed Euchre")

    # a hand, so that there are figures; then they are cleared, after a question
    person.press("New match")
    person.press("Deal")
    player = Player(game, game.press)
    while player.hands < 1:
        player.step()
    person.press("Menu")
    person.press("Leave to the menu")
    scene(game, "menu")
    person.press("Statistics")
    person.is_at("statistics", "Statistics")
    person.reads("Hands: 1")
    assert game.page.locator("#reading h3").count() == 3
    person.press("Clear statistics")
    person.is_at("confirm", "Clear statistics")
    assert person.focused() == "Cancel"
    person.press("Cancel")
    person.is_at("statistics", "Statistics")
    person.press("Clear statistics")
    person.is_at("confirm", "Clear statistics")
    game.page.locator("#actions [data-command='yes']").focus()
    game.page.keyboard.press("Enter")
    person.is_at("statistics", "Statistics")
    person.reads("Nothing yet")
    game.assert_sound()
