"""The log shows the suits it names."""

import pygame
import pytest

from game.engine.cards import Suit
from game.table.log_line import LogLine, sign_colour, with_signs
from game.widgets.button import Kit
from game.widgets.label import Label
from game.widgets.metrics import Metrics
from game.widgets.theme import THEMES, contrast


def line(text: str, width: int = 300) -> LogLine:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    return LogLine(text, 18, Kit(Metrics(390, 844), THEMES["green"]), width=width, four_colour=False)


def test_a_sign_stands_behind_each_suit_that_is_named() -> None:
    assert with_signs("You play the jack of spades, right bower.") == "You play the jack of spades♠, right bower."
    assert with_signs("Your hand: ace of hearts, ten of clubs.") == "Your hand: ace of hearts♥, ten of clubs♣."
    assert with_signs("West passes.") == "West passes."


@pytest.mark.parametrize("width", [120, 180, 300])
def test_a_line_is_no_wider_than_its_room(width: int) -> None:
    words = "Your hand: ten of spades, ten of hearts, jack of clubs, ace of diamonds, queen of diamonds."
    shown = line(words, width)
    assert shown.text == words
    assert shown.home.width <= width


def test_what_names_no_suit_is_as_any_label() -> None:
    shown = line("West passes.")
    plain = Label("West passes.", 18, THEMES["green"].text, width=300)
    assert shown.image.get_size() == plain.image.get_size()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("four_colour", [False, True])
def test_signs_are_seen_on_every_panel_and_told_apart(theme: str, four_colour: bool) -> None:
    palette = THEMES[theme]
    colours = [sign_colour(suit, palette, four_colour) for suit in Suit]
    assert all(contrast(each, palette.panel) >= 3 for each in colours)
    assert len(set(colours)) == (4 if four_colour else 2)
