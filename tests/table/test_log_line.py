"""The log writes cards short, in the colours of their suits."""

import pygame
import pytest

from game.engine.cards import Suit
from game.table.log_line import LogLine, compact, sign_colour
from game.widgets.button import Kit
from game.widgets.label import Label
from game.widgets.metrics import Metrics
from game.widgets.theme import THEMES, contrast


def line(text: str, width: int = 300) -> LogLine:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    return LogLine(text, 18, Kit(Metrics(390, 844), THEMES["green"]), width=width, four_colour=False)


def test_cards_are_written_as_players_write_them() -> None:
    assert compact("You play the jack of spades, right bower.") == "You play the J♠ (right bower)."
    assert compact("East plays the jack of clubs, left bower.") == "East plays the J♣ (left bower)."
    assert compact("Your hand: ace of hearts, ten of clubs, joker.") == "Your hand: A♥, 10♣, joker."
    assert compact("East orders it up: spades are trump.") == "East orders it up: spades are trump."
    assert compact("West passes.") == "West passes."


def test_what_stands_in_the_page_stays_in_whole_words() -> None:
    words = "You play the jack of spades, right bower."
    assert line(words).text == words


@pytest.mark.parametrize("width", [120, 180, 300])
def test_a_line_is_no_wider_than_its_room(width: int) -> None:
    words = "Your hand: ten of spades, ten of hearts, jack of clubs, ace of diamonds, queen of diamonds."
    shown = line(words, width)
    assert shown.text == words
    assert shown.home.width <= width


def test_what_names_no_card_is_as_any_label() -> None:
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
