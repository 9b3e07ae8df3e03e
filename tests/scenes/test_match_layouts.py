"""The table's real controls at every size a window may have: none too small, over another, or off the window."""

from functools import lru_cache
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.app import App
from game.engine.actions import Keep, PickUp
from game.engine.house_rules import HouseRules
from game.engine.state import Phase
from game.scenes.match import MatchScene
from game.storage.preferences import Preferences
from game.table.card_sprite import CardSprite
from game.table.prompts import action_id
from game.table.suit_button import SuitButton
from game.widgets.button import ButtonSprite
from game.widgets.label import Label
from tests.scenes.stage import SIZES, SizedPage, stage

if TYPE_CHECKING:
    from pygame import Rect

TOUCH = 44
STRIP = 24
MOMENTS = (Phase.ORDER_UP, Phase.CALL_TRUMP, Phase.EXCHANGE, Phase.DUMMY, Phase.DEFENCE, Phase.PLAY)


@lru_cache
def at(phase: Phase) -> App:
    """A match in which the human is to act in that phase; kept, for it takes a while to come to."""
    rules = HouseRules(stick_the_dealer=True)
    for seed in range(1, 12):
        app = stage((1280, 720), preferences=Preferences(speed="off", levels=("random", "random"), rules=rules))
        app.start_match()
        scene = app.top
        assert isinstance(scene, MatchScene)
        scene.session.seed = seed
        for _ in range(900):
            view = scene.session.view
            if app.top is not scene:
                if not app.top.press("next-hand"):
                    break
            elif scene.session.humans_turn and not scene.timeline.busy:
                if view.phase is phase and (phase is not Phase.PLAY or len(view.hand) == 5):
                    return app
                action = scene.session.suggestion()
                assert action is not None
                if phase in (Phase.CALL_TRUMP, Phase.DEFENCE) and scene.press("action:pass"):
                    pass
                elif isinstance(action, Keep):
                    scene.choosing.chosen = list(action.cards)
                    assert scene.press("action:keep")
                elif isinstance(action, PickUp):
                    assert scene.press(f"card:{action.discard.code}")
                    assert scene.press(action_id(action))
                else:
                    assert scene.press(action_id(action))
            app.frame(1000, ())
    raise AssertionError(f"it never came to {phase}")


def sized(phase: Phase, width: int, height: int, scale: float, text: int = 100) -> MatchScene:
    app = at(phase)
    assert isinstance(app.page, SizedPage)
    app.page.sized = (float(width), float(height), scale)
    app.set_preferences(app.preferences.but(text_size=text))
    app.frame(16, ())
    scene = app.top
    assert isinstance(scene, MatchScene)
    assert scene.metrics.window.size == (round(width * scale), round(height * scale))
    return scene


def check(scene: MatchScene) -> None:
    window, css = scene.host.metrics.window, scene.metrics.css
    buttons = [each for each in scene.targets() if isinstance(each, ButtonSprite)]
    cards = [each for each in scene.targets() if isinstance(each, CardSprite) and each.control is not None]
    shown = {each.control.id for each in (*buttons, *cards) if each.control is not None}
    assert shown == {each.id for each in scene.controls() if each.on_canvas}, "a control is not on the screen"
    for button in buttons:
        assert button.control is not None
        assert window.contains(button.whole), f"{button.control.id} leaves the window"
        assert min(css(button.whole).size) >= TOUCH, f"{button.control.id}: {css(button.whole)}"
    for one, other in combinations(buttons, 2):
        assert not one.whole.colliderect(other.whole), (one.control, other.control)
    for card in cards:
        assert window.contains(card.box), f"{card.card} leaves the window"
        assert scene.target_at(card.box.center) is card, "a press on its middle is not for the card"
        for button in buttons:
            assert not button.whole.colliderect(card.box), (button.control, card.card)
    table = scene.table
    plates = table.plate_places()
    for place in plates:
        assert window.contains(place), "a plate leaves the window"
    for one_place, other_place in combinations(plates, 2):
        assert not one_place.colliderect(other_place)
    if table.choice is not None:
        for place in plates:
            assert not place.colliderect(table.choice.panel), "a plate lies under the panel"
    if table.kitty.upcard is not None and table.kitty.pile is not None and table.kitty.pile.visible:
        asked = [each.whole for each in buttons] + ([scene.asking.prompt.rect] if scene.asking.prompt else [])
        for each in (*asked, *plates):
            assert not table.kitty.upcard.place.colliderect(each), "the upcard lies under something"
    rows: dict[int, list[Rect]] = {}
    for card in scene.table.spread.values():  # for the hand, tests/table/test_layout.py
        rows.setdefault(card.place.y, []).append(card.place)
    for places in rows.values():
        places.sort(key=lambda place: place.x)
        for left, right in pairwise(places):
            assert (right.x - left.x) / scene.metrics.scale >= STRIP, "too little of a card can be hit"
    for label in scene.group.sprites():
        if isinstance(label, Label) and label.visible:
            assert window.contains(label.rect), f"{label.text!r} leaves the window"
            for button in buttons:
                assert not button.whole.colliderect(label.rect), (button.control, label.text)
            for card in cards:
                assert not card.box.colliderect(label.rect), (card.card, label.text)
    suits = [each for each in buttons if isinstance(each, SuitButton)]
    assert len({(each.box.width, each.box.y, each.form) for each in suits}) <= 1, "suits side by side, of one form"


@pytest.mark.parametrize("phase", MOMENTS)
@pytest.mark.parametrize("size", [*SIZES, (568, 320), (667, 331), (844, 340)])
@pytest.mark.parametrize("text", [100, 150])
def test_the_sizes_of_the_design(phase: Phase, size: tuple[int, int], text: int) -> None:
    check(sized(phase, *size, 2.0 if min(size) < 500 else 1.0, text))


@pytest.mark.parametrize("phase", MOMENTS)
@pytest.mark.parametrize("size", [(788, 360), (844, 390), (880, 320), (1024, 768), (920, 600)])
@pytest.mark.parametrize("text", [100, 150])
def test_the_table_with_the_log_beside_it(phase: Phase, size: tuple[int, int], text: int) -> None:
    scene = sized(phase, *size, 2.0 if min(size) < 500 else 1.0, text)
    assert scene.press("command:log")
    try:
        log = scene.log
        assert log is not None
        check(scene)
        buttons = [each for each in scene.targets() if isinstance(each, ButtonSprite)]
        over = [each.control for each in buttons if each.box.colliderect(log.place)]
        assert [each.id for each in over if each is not None] == ["command:log"]
    finally:
        assert scene.press("command:log")


def test_cards_that_can_be_played_stand_higher_than_those_that_cannot() -> None:
    scene = sized(Phase.PLAY, 1280, 720, 1.0)
    table, view = scene.table, scene.session.view
    cards = list(table.hand)
    table.mark_playable(view, cards[:2])
    lifts = [sprite.lift for sprite in table.hand.values()]
    assert min(lifts[:2]) > 0
    assert not any(lifts[2:])
    table.mark_playable(view, cards)
    assert not any(sprite.lift for sprite in table.hand.values()), "where all can be played none needs to"


def test_suits_to_name_are_in_alternating_colours() -> None:
    scene = sized(Phase.CALL_TRUMP, 1280, 720, 1.0)
    suits = [each.suit.is_red for each in scene.asking.buttons if isinstance(each, SuitButton)]
    assert len(suits) == 3
    assert suits[0] is suits[2] is not suits[1]


@settings(max_examples=200, deadline=None)
@given(
    phase=st.sampled_from(MOMENTS),
    width=st.integers(320, 2560),
    height=st.integers(320, 1440),
    scale=st.sampled_from([1.0, 1.5, 2.0]),
    text=st.sampled_from([100, 125, 150]),
)
def test_sizes_between(phase: Phase, width: int, height: int, scale: float, text: int) -> None:
    if width < height and height < 568:
        height = 568
    if width >= height and width < 568:
        width = 568
    check(sized(phase, width, height, scale, text))
