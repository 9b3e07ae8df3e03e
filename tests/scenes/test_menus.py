"""What the menus do."""

import pytest

from game.engine.house_rules import CHOICES, HouseRules
from game.scenes import house_rules, settings
from game.scenes.hand_result import HandResult
from game.scenes.house_rules import GROUPS, HouseRulesScene, summary
from game.scenes.new_match import NewMatchScene
from game.storage.preferences import ALLOWED, Preferences, load
from game.storage.saves import SavedMatch
from game.widgets.button import ButtonSprite
from game.widgets.fonts import width
from game.widgets.theme import THEMES
from tests.scenes.stage import NAMES, show, stage

SAVED = SavedMatch("record 1\n", 7, ("South", "West", "East"), ("advice", "advice"))


def test_every_house_rule_can_be_chosen() -> None:
    assert sorted(name for _key, names in GROUPS for name in names) == sorted(CHOICES)
    app = show("house-rules", (1280, 720))
    for name, values in CHOICES.items():
        for value in values:
            if values == (False, True):
                app.top.press(f"rule {name}")
                continue
            app.top.press(f"rule {name}={value}")
            assert getattr(app.preferences.rules, name) == value
            control = app.top.control(f"rule {name}={value}")
            assert control is not None
            assert control.pressed
    rules = app.preferences.rules
    assert rules.tie == "play_on"
    assert not rules.stick_the_dealer, "switched twice"
    assert load(app.backend) == app.preferences
    assert app.top.press("usual-rules")
    assert app.preferences.rules == HouseRules()


def test_going_alone_for_three_is_explained() -> None:
    app = show("house-rules", (1280, 720))
    assert any("never a reason" in getattr(each, "text", "") for each in app.top.group.sprites())
    app.top.press("rule lone_march_points=4")
    assert not any("never a reason" in getattr(each, "text", "") for each in app.top.group.sprites())


def test_in_a_match_house_rules_are_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    app = stage()
    monkeypatch.setattr(type(app), "in_match", property(lambda _app: True))
    app.push(HouseRulesScene(app))
    assert "next match" in app.top.prose()[0]


def test_every_setting_can_be_changed() -> None:
    app = show("settings", (390, 844))
    for name, values in ALLOWED.items():
        if name == "volume":
            continue
        for value in values:
            key = f"set {name}" if values == (False, True) else f"set {name}={value}"
            assert app.top.press(key), key
            assert values == (False, True) or getattr(app.preferences, name) == value
    assert load(app.backend) == app.preferences


def test_volume_goes_in_steps_and_stops_at_the_ends() -> None:
    app = show("settings", (1280, 720))
    while app.top.press("volume more"):
        pass
    assert app.preferences.volume == 100
    assert app.audio.volume == 1.0
    while app.top.press("volume less"):
        pass
    assert app.preferences.volume == 0
    assert app.audio.volume == 0.0


def test_opponents_are_only_asked_where_there_is_a_choice() -> None:
    app = stage()
    app.levels = ("advice",)
    app.push(NewMatchScene(app))
    assert not any("level" in control.id for control in app.top.controls())
    app.levels = ("random", "advice")
    app.replace(NewMatchScene(app))
    assert app.top.press("set level2=random")
    assert app.preferences.levels == ("advice", "random")


def test_resume_is_offered_when_there_is_something_to_resume() -> None:
    app = show("menu", (1280, 720))
    assert app.top.control("resume") is None
    app.saves.save(SAVED)
    app.go_to_menu()
    assert app.top.controls()[0].id == "resume"
    app.push(NewMatchScene(app))
    assert "ends the match" in app.top.prose()[0]


@pytest.mark.parametrize("saved", [False, True])
@pytest.mark.parametrize("text", [100, 125, 150])
@pytest.mark.parametrize("size", [(320, 568), (360, 640), (390, 844), (568, 320), (1280, 720)])
def test_the_menus_words_have_one_size_and_stay_in_their_buttons(size: tuple[int, int], text: int, saved: bool) -> None:
    app = show("menu", size, preferences=Preferences(text_size=text))
    if saved:
        app.saves.save(SAVED)
        app.go_to_menu()
    buttons = [each for each in app.top.targets() if isinstance(each, ButtonSprite)]
    assert len(buttons) == len(app.top.controls())
    (font,) = {each.font for each in buttons}
    for each in buttons:
        assert each.control is not None
        words = width(each.control.label, app.top.metrics.font(font), bold=each.bold)
        assert words <= each.box.width - 2 * app.top.metrics.px(8), each.control
        assert app.top.metrics.window.contains(each.box)


def test_text_size_and_theme_take_effect_at_once() -> None:
    app = show("settings", (1280, 720), above_menu=True)
    before = app.top.background
    app.top.press("set theme=blue")
    assert app.palette is THEMES["blue"]
    assert app.top.background is not before
    app.top.press("set text_size=150")
    assert app.metrics.text == 1.5


def test_a_setting_leaves_focus_and_scroll_where_they_are() -> None:
    app = show("settings", (390, 844))
    app.top.set_focus("set muted")
    pane = app.top.pane
    assert pane is not None
    offset = pane.offset
    assert offset > 0
    app.top.press("set muted")
    assert app.top.focus == "set muted"
    assert app.top.pane is not pane
    assert app.top.pane is not None
    assert app.top.pane.offset == offset


def test_speed_of_the_start_holds_until_another_is_chosen() -> None:
    app = stage()
    app._speed = "off"
    assert app.speed == "off"
    app.set_preferences(app.preferences.but(muted=True))
    assert app.speed == "off"
    assert app.preferences.speed == "normal"
    app.set_preferences(app.preferences.but(speed="fast"))
    assert app.speed == "fast"


def test_changed_ignores_other_controls() -> None:
    assert settings.changed(Preferences(), "back") is None
    assert house_rules.changed(HouseRules(), "rule stick_the_dealer").stick_the_dealer


def test_summary() -> None:
    assert summary(HouseRules()) == "First to 10 · usual rules"
    words = summary(HouseRules(target=7, stick_the_dealer=True, march_points=2))
    assert words == "First to 7 · Stick the dealer · All five tricks: 2"


@pytest.mark.parametrize(
    ("result", "words"),
    [
        (HandResult(NAMES, 0, False, None, (2, 2, 1), (0, 2, 2), (0, 2, 2), 10), "You were euchred"),
        (HandResult(NAMES, 1, False, None, (1, 4, 0), (0, 1, 0), (0, 1, 0), 10), "West made it with 4 tricks"),
        (HandResult(NAMES, 2, True, None, (0, 0, 5), (0, 0, 3), (0, 0, 3), 10), "East took all five tricks alone"),
        (HandResult(NAMES, None, False, None, (0, 0, 0), (0, 0, 0), (0, 0, 0), 10), "Nobody called: a new deal"),
    ],
)
def test_headlines(result: HandResult, words: str) -> None:
    assert result.headline() == words
    assert len(result.lines()) == 3


def test_a_shared_win() -> None:
    result = HandResult(NAMES, 1, False, None, (3, 2, 0), (2, 0, 2), (10, 0, 10), 10, (0, 2))
    assert result.match_headline() == "You and East share the win"
