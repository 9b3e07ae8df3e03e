"""A card lies on its shadow, and one that is lifted has a deeper one."""

from collections.abc import Iterator

import pygame
import pytest

from game.engine.cards import card
from game.table.card_back import card_back, card_height
from game.table.card_row import row_picture
from game.table.card_shadow import card_shadow, laid, margin_of
from game.table.card_sprite import CardSprite, card_picture, picture_of
from game.table.turned_card import turned_picture
from game.widgets.control import Control
from game.widgets.metrics import Metrics

WIDTHS = [46, 66, 110, 220]


@pytest.fixture(autouse=True, scope="module")
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


def below(picture: pygame.Surface, width: int, part: float) -> int:
    """How dark the shadow is, so far below the middle of the card's lower edge; the part is of the width."""
    middle = picture.get_rect().center
    return picture.get_at((middle[0], middle[1] + card_height(width) // 2 + round(width * part))).a


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lifted", [False, True])
def test_a_shadow_ends_within_its_picture(width: int, lifted: bool) -> None:
    shadow = card_shadow(width, lifted=lifted)
    wide, high = shadow.get_size()
    assert wide == width + 2 * margin_of(width)
    assert high == card_height(width) + 2 * margin_of(width)
    rim = [(x, y) for x in (0, wide - 1) for y in range(high)] + [(x, y) for x in range(wide) for y in (0, high - 1)]
    assert max(shadow.get_at(each).a for each in rim) < 20, "its box would be seen"
    assert below(shadow, width, 0.04) > shadow.get_at((wide // 2, margin_of(width) - round(width * 0.04))).a, "it falls"


@pytest.mark.parametrize("width", WIDTHS[1:])
def test_the_shadow_of_a_lifted_card_is_deeper(width: int) -> None:
    lying, lifted = card_shadow(width), card_shadow(width, lifted=True)
    assert below(lifted, width, 0.09) > 1.15 * below(lying, width, 0.09)


def test_a_card_is_laid_in_the_middle_over_what_is_around_it() -> None:
    face = pygame.Surface((100, 140))
    face.fill((200, 10, 10))
    around = pygame.Surface((110, 150))
    around.fill((10, 200, 10))
    picture = laid(face, around)
    margin = margin_of(100)
    assert picture.get_size() == (100 + 2 * margin, 140 + 2 * margin)
    assert picture.get_at((margin, margin))[:3] == (200, 10, 10)
    assert picture.get_at((margin - 1, margin - 1))[:3] == (10, 200, 10)
    assert 0 < picture.get_at((margin + 50, margin + 140 + 6)).a < 255


def test_the_upright_and_the_turned_card_lie_on_the_same_shadow() -> None:
    for lifted in (False, True):
        upright = card_picture(card("9S"), 200, lifted=lifted)
        turned = turned_picture(card("9S"), 200, 1, lifted=lifted)
        for part in (0.03, 0.08):
            assert abs(below(upright, 200, part) - below(turned, 200, part)) < 12


@pytest.mark.parametrize("angle", [0, 4])
def test_a_card_that_rises_has_the_deeper_shadow(angle: int) -> None:
    sprite = CardSprite(card("QH"), pygame.Rect(200, 200, 100, 140), angle=angle)
    lying = sprite.image
    assert lying is picture_of(card("QH"), 100, angle)
    sprite.set_control(Control("card:QH", "QH", "Queen of hearts"))
    sprite.set_look(hovered=True)
    assert sprite.image is picture_of(card("QH"), 100, angle, lifted=True)
    sprite.set_look(hovered=False)
    assert sprite.image is lying
    sprite.set_state(lift=12)
    assert sprite.image is picture_of(card("QH"), 100, angle, lifted=True)


def test_a_card_is_lit_from_above() -> None:
    for picture in (card_back(150), card_picture(card("9S"), 150)):
        left = (picture.get_width() - 150) // 2
        top = (picture.get_height() - 210) // 2
        upper, lower = (sum(picture.get_at((left + 75, y))[:3]) for y in (top, top + 209))
        assert upper > lower + 90


@pytest.mark.parametrize("width", [280, 340, 420, 680])
def test_a_row_of_cards_shows_their_faces(width: int) -> None:
    metrics = Metrics(width + 40, 600, 1.0, 1.0)
    seven, three = (row_picture(codes, "H", width, metrics) for codes in ("JH JD AH KH QH TH 9H", "KC JS QC"))
    assert seven.get_width() <= width + 8
    assert three.get_height() < 1.8 * card_height(88)
    assert (seven.get_height() > 1.1 * three.get_height()) == (width < 500), "two rows where one would be too close"
