"""How what is asked is shown."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.state import Phase
from game.table.free_felt import nearest
from game.table.prompts import KEEP, card_id
from game.table.suit_button import SuitButton
from game.widgets.button import ButtonSprite, Style
from game.widgets.fonts import width
from tests.scenes.test_match import app_of, key
from tests.scenes.test_match_layouts import MOMENTS, sized


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


SENTENCES = (
    "It is East's turn",
    "You must follow clubs: the jack of spades is the left bower",
    "The jack of diamonds is the left bower: it is a trump, not a card of diamonds",
    "Call diamonds: it wins the match more often (about −0.3 points; calling spades +0.2)",
    "As good as each other: the king of hearts and the jack of diamonds (left bower), about +0.2 points",
)
"""From the shortest to the longest."""


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", [(320, 568), (360, 740), (390, 844), (568, 320), (844, 390), (1024, 768), (1280, 720)])
@pytest.mark.parametrize("phase", MOMENTS)
def test_a_sentence_covers_nothing_that_is_decided_with(phase: Phase, size: tuple[int, int], text: int) -> None:
    scene = sized(phase, *size, 1.0, text=text)
    table = scene.table
    for words in SENTENCES:
        scene.toast(words)
        toast = table.speech.shown_toast
        assert toast is not None
        assert scene.metrics.window.contains(toast.body)
        needed = [*table.hand.values(), *table.spread.values(), *table.trick.cards.values()]
        needed += [each for each in (table.kitty.pile, table.kitty.upcard) if each is not None]
        for each in needed:
            assert not toast.body.colliderect(each.box), (words, each.card, toast.body, each.box)
        for button in (each for each in scene.targets() if isinstance(each, ButtonSprite)):
            assert not toast.body.colliderect(button.box), (words, button.control, toast.body)
        prompt = scene.asking.prompt
        assert prompt is not None
        assert not (prompt.visible and toast.body.colliderect(prompt.rect)), "of two sentences one is seen"
        table.speech.drop_toast()
        assert prompt.visible


@given(
    st.tuples(st.integers(40, 200), st.integers(20, 90)),
    st.tuples(st.integers(0, 400), st.integers(0, 300)),
    st.lists(st.builds(pygame.Rect, *[st.integers(0, 300)] * 2, *[st.integers(1, 150)] * 2), max_size=7),
)
def test_the_nearest_free_place_is_free_and_none_is_nearer(
    size: tuple[int, int], near: tuple[int, int], taken: list[pygame.Rect]
) -> None:
    within = pygame.Rect(0, 0, 400, 300)

    def away(place: pygame.Rect) -> int:
        x, y = place.x + size[0] // 2 - near[0], place.y + size[1] // 2 - near[1]
        return x * x + y * y

    found = nearest(size, near, within, taken)
    others = [
        place
        for x in range(0, 401 - size[0], 12)
        for y in range(0, 301 - size[1], 12)
        if (place := pygame.Rect((x, y), size)).collidelist(taken) < 0
    ]
    if found is None:
        assert not others
        return
    assert found.size == size
    assert within.contains(found)
    assert found.collidelist(taken) < 0
    assert all(away(found) <= away(other) for other in others)


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
