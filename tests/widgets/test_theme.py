"""The palettes keep the contrast that text needs."""

import pytest

from game.widgets.theme import THEMES, Colour, contrast, luminance, mix


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("words", ["text", "muted", "gold", "danger"])
@pytest.mark.parametrize("ground", ["felt", "felt_edge", "panel", "raised"])
def test_words_stand_out(name: str, words: str, ground: str) -> None:
    palette = THEMES[name]
    assert contrast(getattr(palette, words), getattr(palette, ground)) >= 4.5


@pytest.mark.parametrize("name", THEMES)
def test_words_on_gold_and_ivory_stand_out(name: str) -> None:
    palette = THEMES[name]
    assert contrast(palette.gold_ink, palette.gold) >= 4.5
    for ink in (palette.ink, palette.red, palette.green, palette.blue):
        assert contrast(ink, palette.card) >= 4.5


@pytest.mark.parametrize("name", THEMES)
def test_words_on_a_closed_button_can_be_read_and_are_quieter_than_others(name: str) -> None:
    palette = THEMES[name]
    there = contrast(palette.unavailable, palette.panel)
    assert 4.5 <= there < contrast(palette.muted, palette.panel)


def test_contrast_is_that_of_wcag() -> None:
    black: Colour = (0, 0, 0)
    white: Colour = (255, 255, 255)
    assert contrast(black, white) == contrast(white, black) == pytest.approx(21)
    assert luminance(white) == pytest.approx(1)
    assert contrast((119, 119, 119), white) == pytest.approx(4.48, abs=0.01)


def test_mix_goes_from_one_to_the_other() -> None:
    assert mix((0, 10, 20), (100, 110, 120), 0) == (0, 10, 20)
    assert mix((0, 10, 20), (100, 110, 120), 1) == (100, 110, 120)
    assert mix((0, 10, 20), (100, 110, 120), 0.5) == (50, 60, 70)
