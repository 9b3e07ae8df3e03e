"""Boxes, shadows, suits, icons and the cloth."""

from collections.abc import Iterator

import pygame
import pytest

from game.engine.cards import Suit
from game.widgets.icons import ICONS
from game.widgets.shapes import felt, icon, rounded_rect, soft_shadow, suit_colour, suit_glyph
from game.widgets.theme import THEMES

WHITE = (255, 255, 255)


@pytest.fixture(autouse=True, params=["with a display", "without"], scope="module")
def _display(request: pytest.FixtureRequest) -> Iterator[None]:
    for cached in (rounded_rect, soft_shadow, suit_glyph, icon):
        cached.cache_clear()
    if request.param == "with a display":
        pygame.display.init()
        pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


def test_a_box_has_clear_corners_and_its_border_inside() -> None:
    box = rounded_rect((60, 40), 12, (1, 2, 3), (9, 8, 7), 2)
    assert box.get_size() == (60, 40)
    assert box.get_at((0, 0)).a == 0
    assert tuple(box.get_at((30, 20))) == (1, 2, 3, 255)
    assert tuple(box.get_at((30, 0))) == (9, 8, 7, 255)
    assert rounded_rect((60, 40), 12, (1, 2, 3), (9, 8, 7), 2) is box


@pytest.mark.parametrize("size", [(1, 1), (2, 30), (30, 3), (0, 0)])
def test_tiny_boxes_do_no_harm(size: tuple[int, int]) -> None:
    rounded_rect(size, 20, WHITE, (0, 0, 0), 3)
    soft_shadow(size, 20, 6)


def test_a_shadow_is_dark_in_the_middle_and_gone_at_the_rim() -> None:
    shadow = soft_shadow((80, 60), 8, 10)
    assert shadow.get_size() == (100, 80)
    assert shadow.get_at((50, 40)).a > 90
    assert shadow.get_at((0, 0)).a < 12


@pytest.mark.parametrize("name", ICONS)
@pytest.mark.parametrize("px", [12, 24, 61])
def test_every_icon_can_be_seen_and_keeps_its_edge_free(name: str, px: int) -> None:
    picture = icon(name, px, WHITE)
    assert picture.get_size() == (px, px)
    assert pygame.mask.from_surface(picture).count() > px * px * 0.05


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(KeyError):
        icon("no such", 20, WHITE)


@pytest.mark.parametrize("suit", Suit)
def test_suits_are_of_even_weight(suit: Suit) -> None:
    picture = suit_glyph(suit, 60, WHITE)
    assert 0.25 < pygame.mask.from_surface(picture).count() / 3600 < 0.65


def test_suit_colours() -> None:
    palette = THEMES["green"]
    assert suit_colour(Suit.HEARTS, palette) == suit_colour(Suit.DIAMONDS, palette) == palette.red
    assert len({suit_colour(suit, palette, four_colour=True) for suit in Suit}) == 4
    assert suit_colour(None, palette) == palette.ink


def test_the_cloth_is_opaque_and_darkens_to_the_edge() -> None:
    palette = THEMES["blue"]
    cloth = felt((320, 200), palette)
    assert not cloth.get_flags() & pygame.SRCALPHA
    assert sum(cloth.get_at((160, 85))[:3]) > sum(cloth.get_at((2, 198))[:3]) + 60
