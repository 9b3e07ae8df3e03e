"""How what is asked is shown."""

import pygame
import pytest

from game.engine.state import Phase
from game.table.prompts import KEEP, card_id
from game.table.suit_button import SuitButton
from game.widgets.button import Style
from game.widgets.fonts import width
from tests.scenes.test_match import app_of, key
from tests.scenes.test_match_layouts import sized


@pytest.mark.parametrize("phase", [Phase.ORDER_UP, Phase.CALL_TRUMP, Phase.DEFENCE])
def test_all_answers_have_one_weight(phase: Phase) -> None:
    scene = sized(phase, 390, 844, 1.0)
    styles = {each.style for each in scene.asking.buttons}
    assert len(scene.asking.buttons) >= 2
    assert styles == {Style.ANSWER}


def test_gold_is_the_one_thing_to_do_once_five_are_chosen() -> None:
    scene = sized(Phase.DUMMY, 390, 844, 1.0)

    def golden() -> list[str]:
        buttons = [each for each in scene.asking.buttons if each.style is Style.PRIMARY]
        return [each.control.id for each in buttons if each.control is not None and each.control.enabled]

    assert golden() == []
    assert scene.press("command:suggest")
    assert golden() == [KEEP]
    assert scene.press("command:suggest")
    for card in list(scene.choosing.chosen):
        scene.press(f"card:{card.code}")


def test_a_question_without_room_on_one_line_has_two() -> None:
    wide = sized(Phase.EXCHANGE, 844, 390, 1.0).asking.prompt
    assert wide is not None
    one = wide.home.height
    narrow = sized(Phase.EXCHANGE, 568, 320, 1.0, text=150).asking.prompt
    assert narrow is not None
    assert narrow.home.height > one * 1.5
    assert narrow.height >= 20


@pytest.mark.parametrize("size", [(320, 568), (360, 740), (568, 320), (667, 375), (844, 390), (1024, 768)])
@pytest.mark.parametrize("text", [100, 150])
def test_the_words_of_all_suits_are_of_one_size_and_within_their_buttons(size: tuple[int, int], text: int) -> None:
    scene = sized(Phase.CALL_TRUMP, *size, 1.0, text=text)
    suits = [each for each in scene.asking.buttons if isinstance(each, SuitButton)]
    assert len({each.form for each in suits}) == 1
    for each in suits:
        assert each.control is not None
        beside = 0 if each.form.stacked else each.form.tile
        assert width(each.control.label, each.form.words, bold=True) + beside < each.box.width
        assert each.form.words >= 11
        assert each.form.words <= each.box.height


def test_a_question_keeps_between_the_plates_and_over_the_middle_of_the_table() -> None:
    for text in (100, 150):
        scene = sized(Phase.DEFENCE, 667, 375, 1.0, text=text)
        prompt, (_, west, east) = scene.asking.prompt, scene.table.plate_places()
        assert prompt is not None
        assert west.right < prompt.rect.left
        assert prompt.rect.right < east.left
    scene = sized(Phase.ORDER_UP, 667, 375, 1.0)
    boxes = [each.box for each in scene.asking.buttons]
    assert abs(boxes[0].unionall(boxes[1:]).centerx - scene.table.layout.oval.centerx) <= 1


@pytest.mark.parametrize("phase", [Phase.DUMMY, Phase.EXCHANGE])
@pytest.mark.parametrize("size", [(320, 568), (360, 740), (390, 844), (568, 320), (844, 390), (1024, 768), (1280, 720)])
def test_a_hint_covers_no_card_to_choose_from(phase: Phase, size: tuple[int, int]) -> None:
    scene = sized(phase, *size, 1.0)
    five = "Best is keeping the jack of hearts, the nine of diamonds, the king of diamonds and two aces: +3.0 points."
    scene.toast(five)
    toast, choice = scene.table.speech.shown_toast, scene.table.choice
    assert toast is not None
    assert choice is not None
    shadow = -2 * scene.metrics.px(10)
    sentence = toast.rect.inflate(shadow, shadow)
    assert scene.metrics.window.contains(sentence)
    assert sentence.collidelist(choice.cards) < 0
    for button in scene.asking.buttons:
        assert not sentence.colliderect(button.box)
    scene.table.speech.drop_toast()


@pytest.mark.parametrize("size", [(844, 390), (568, 320), (390, 844)])
def test_arrows_follow_the_rows_of_cards_to_choose_from(size: tuple[int, int]) -> None:
    scene = sized(Phase.DUMMY, *size, 1.0)
    app, choice = app_of(scene), scene.table.choice
    assert choice is not None
    cards = {place: card_id(card) for card, sprite in scene.table.spread.items() for place in [tuple(sprite.place)]}
    own = [cards[tuple(each)] for each in choice.cards[:5]]
    dummy = [cards[tuple(each)] for each in choice.cards[5:]]

    def at(arrow: int) -> str | None:
        app.frame(0, [key(arrow)])
        return scene.focus

    app.frame(0, [key(pygame.K_TAB)])
    scene.set_focus(dummy[0])
    assert [at(pygame.K_RIGHT) for _ in dummy[1:]] == dummy[1:]
    assert at(pygame.K_DOWN) == own[4]
    assert [at(pygame.K_LEFT) for _ in own[1:]] == own[3::-1]
    assert at(pygame.K_UP) == dummy[0]
    at(pygame.K_DOWN)
    assert at(pygame.K_DOWN) in [each.control.id for each in scene.asking.buttons if each.control is not None]
    scene.set_focus(None)
