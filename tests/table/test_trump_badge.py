"""What stands on the plate of trump fits it, whatever the text size."""

import pygame
import pytest

from game.engine.actions import Call, Deal, OrderUp, Pass
from game.engine.cards import DECKS, Suit
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, new_match
from game.engine.view import view_for
from game.table.layout import table_layout
from game.table.looks import trump_look
from game.table.trump_badge import TrumpBadge, TrumpLook
from game.widgets.button import Kit
from game.widgets.metrics import Metrics
from game.widgets.theme import THEMES


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("words", [("You made it",), ()])
def test_trump_is_not_cut_off(text: float, words: tuple[str, ...]) -> None:
    pygame.display.init()
    pygame.display.set_mode((390, 844))
    pygame.font.init()
    metrics = Metrics(390, 844, 1.0, text)
    place = table_layout(metrics).trump
    palette = THEMES["green"]
    badge = TrumpBadge(place, Kit(metrics, palette), TrumpLook(Suit.CLUBS, "Clubs", words))
    beside_corners = range(place.height, place.width - metrics.px(16))
    for y in (3, place.height - 4):
        row = {tuple(badge.image.get_at((x, y)))[:3] for x in beside_corners}
        assert len(row) == 1, f"something reaches the edge at {y}"


NAMES = ("You", "West", "East")


def words_after(passes: int, dealer: int = 0, *, made: bool) -> tuple[str, ...]:
    """What is said about trump after so many passes, and when the next one has made it."""
    state, _ = apply(new_match(HouseRules()), Deal(DECKS[24], dealer))
    for _ in range(passes):
        state, _ = apply(state, Pass())
    if made:
        assert state.turn is not None
        legal = view_for(state, state.turn).legal
        state, _ = apply(state, next(each for each in legal if isinstance(each, OrderUp | Call)))
    return tuple(trump_look(view_for(state, 0), NAMES, 0, four_colour=False).words)


def test_how_trump_was_made_is_said_and_who_made_it() -> None:
    assert words_after(0, made=False) == ("First round: the upcard", "First round")
    assert words_after(0, made=True) == ("West ordered it up", "West made it")
    assert words_after(1, made=True) == ("East ordered it up", "East made it")
    assert words_after(2, made=True) == ("You accepted it", "You made it")
    assert words_after(2, 1, made=True) == ("West accepted it", "West made it")
    assert words_after(1, 1, made=True) == ("You ordered it up", "You made it")
    full, short = words_after(3, made=False)
    assert full.startswith("Second round: not ")
    assert short.startswith("Not ")
    assert words_after(3, made=True) == ("West called it", "West made it")
    assert words_after(5, made=True) == ("You called it", "You made it")


@pytest.mark.parametrize(("width", "text"), [(320, 1.0), (320, 1.5), (390, 1.0), (390, 1.5), (1280, 1.5)])
def test_words_on_the_plate_of_trump_are_short_where_the_full_ones_would_be_small(width: int, text: float) -> None:
    """As wide a plate as shows the full words has another picture with them."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    metrics = Metrics(width, 844 if width < 844 else 720, 1.0, text)
    place, kit = table_layout(metrics).trump, Kit(metrics, THEMES["green"])

    def picture(*words: str) -> bytes:
        return pygame.image.tobytes(TrumpBadge(place, kit, TrumpLook(Suit.CLUBS, "Clubs", words)).image, "RGBA")

    full, short = "West ordered it up", "West made it"
    both = picture(full, short)
    assert both == picture(short if width <= 390 and text > 1 else full)
