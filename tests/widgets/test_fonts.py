"""Fonts and lines: the signs are there, figures have one width, lines break where they should."""

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.widgets.fonts import display_font, fit, line_height, paragraph, render, text_font, width, wrap

HOME = Path(__file__).resolve().parents[2]
FONTS = [text_font, lambda px: text_font(px, bold=True), display_font]
INK = (10, 20, 30)


@pytest.fixture(autouse=True, scope="module")
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


@pytest.mark.parametrize("number", range(3))
def test_figures_have_one_width(number: int) -> None:
    font = FONTS[number](40)
    assert len({font.size(figure)[0] for figure in "0123456789"}) == 1


@pytest.mark.parametrize("number", range(3))
def test_every_sign_of_the_words_is_in_every_font(number: int) -> None:
    catalogue = HOME / "assets" / "i18n" / "en.json"
    words = "♠♥♦♣←↑→↓✓★×–—…‘’“”éÄß"
    if catalogue.exists():
        words += "".join(json.loads(catalogue.read_text(encoding="utf-8")).values())
    signs = sorted(set(words) - {"\n"})
    metrics = FONTS[number](20).metrics("".join(signs))
    assert [sign for sign, each in zip(signs, metrics, strict=True) if each is None] == []


def test_licences_lie_beside_the_fonts() -> None:
    folder = HOME / "assets" / "fonts"
    for family in ("Figtree", "Fraunces"):
        assert "SIL OPEN FONT LICENSE" in (folder / f"OFL-{family}.txt").read_text(encoding="utf-8").upper()


@pytest.mark.parametrize("px", [9, 14, 24, 25, 48, 60])
def test_a_line_is_as_wide_and_high_as_said(px: int) -> None:
    picture = render("You must follow clubs", px, INK)
    assert picture.get_size() == (width("You must follow clubs", px), line_height(px))
    assert render("You must follow clubs", px, INK) is picture


@given(text=st.text("ab cdé\n", max_size=60), px=st.integers(8, 30), room=st.integers(20, 200))
def test_wrapped_lines_fit_and_lose_no_letter(text: str, px: int, room: int) -> None:
    lines = wrap(text, px, room)
    assert all(width(line, px) <= room or len(line) == 1 for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_line_feeds_and_empty_texts_stay() -> None:
    assert wrap("one\n\ntwo", 16, 500) == ["one", "", "two"]
    assert wrap("", 16, 500) == [""]


def test_fit_shrinks_no_more_than_it_must() -> None:
    size = fit("a long label", 30, 90)
    assert width("a long label", size) <= 90 < width("a long label", size + 1)
    assert fit("a long label", 30, 1, least=12) == 12


def test_a_paragraph_is_no_wider_than_its_room() -> None:
    picture = paragraph("Pick it up, partner, and choose a card to put down.", 16, INK, 140, centred=True)
    assert picture.get_width() <= 140
    assert picture.get_height() > 2 * line_height(16)
    assert paragraph("", 16, INK, 100).get_width() >= 1


def test_fonts_survive_a_pygame_that_was_quit() -> None:
    text_font(17).size("x")
    pygame.quit()
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    assert text_font(17).size("x")[0] > 0
