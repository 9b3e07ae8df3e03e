"""What stands on plates and badges fits them, whatever the text size."""

from dataclasses import replace

import pygame
import pytest

from game.engine.cards import Suit
from game.table.hud import SeatPlate, TrumpBadge, TrumpLook, score_fives
from game.table.layout import table_layout
from game.table.table import Table
from game.widgets.button import Kit
from game.widgets.element import Elements
from game.widgets.metrics import Metrics
from game.widgets.theme import THEMES


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("words", ["You made it", ""])
def test_trump_is_not_cut_off(text: float, words: str) -> None:
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


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(320, 568), (390, 844), (568, 320), (1280, 720)])
def test_what_two_opponents_say_at_once_can_be_read(size: tuple[int, int], text: float) -> None:
    pygame.display.init()
    pygame.display.set_mode(size)
    pygame.font.init()
    kit = Kit(Metrics(*size, 1.0, text), THEMES["green"])
    table = Table(Elements(), table_layout(kit.metrics), kit, ("You", "West", "East"), 0)
    said = [table.say(1, "I'll take it up"), table.say(2, "I take the dummy")]
    seen = [each.image.get_bounding_rect(200).move(each.rect.topleft) for each in said]
    assert not seen[0].colliderect(seen[1])
    assert all(kit.metrics.window.contains(each) for each in seen)


def plate(size: tuple[int, int], text: float, **told: object) -> SeatPlate:
    pygame.display.init()
    pygame.display.set_mode(size)
    pygame.font.init()
    kit = Kit(Metrics(*size, 1.0, text), THEMES["green"])
    table = Table(Elements(), table_layout(kit.metrics), kit, ("You", "West", "East"), 0)
    each = table.plates[1]
    each.show_look(replace(each.look, **told))  # type: ignore[arg-type]
    return each


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1280, 720), (2560, 1440)])
def test_the_target_stands_beside_the_score_and_leaves_room_for_the_tricks(size: tuple[int, int], text: float) -> None:
    to_ten, to_eleven = (plate(size, text, score=8, target=target, tricks=5) for target in (10, 11))
    difference = pygame.mask.from_threshold(
        to_ten.image, (0, 0, 0), (8, 8, 8, 255), to_eleven.image
    )  # where both are the same
    difference.invert()
    figure = to_ten._figure.place
    beside = [each for each in difference.get_bounding_rects() if each.left >= figure.right]
    assert beside, "the target is not seen"
    assert all(each.right < to_ten.image.get_width() - to_ten._margin for each in beside)


@pytest.mark.parametrize(("target", "cards"), [(5, 1), (7, 2), (10, 2), (11, 3), (15, 3)])
def test_there_are_as_many_pips_as_points_that_win(target: int, cards: int) -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    kit = Kit(Metrics(1280, 720), THEMES["green"])
    full, empty = (score_fives(score, target, 60, kit) for score in (target, 0))
    card_width = round(60 * 0.68)
    assert full.get_width() == (card_width + max(1, card_width // 10)) * (cards - 1) + card_width
    shown = pygame.mask.from_threshold(full, (0, 0, 0), (8, 8, 8, 255), empty)
    shown.invert()
    assert len([each for each in shown.get_bounding_rects() if each.width > 4]) == target


def test_a_new_score_stands_out_and_settles_to_what_the_plate_shows() -> None:
    each = plate((1280, 720), 1.0, score=7)
    pop = each.pop()
    figure = each._figure.place.move(each.home.topleft)
    assert pop.home.center == pytest.approx(figure.center, abs=1)
    assert pop.home.height == pytest.approx(figure.height * 1.15, rel=0.06)
    assert each.place.contains(pop.home), "it stays on its plate"
    first = pop.image
    pop.settle(0.0)
    assert pop.image is first, "nothing is painted again where nothing changes"
    pop.settle(1.0)
    assert pop.home.size == first.get_size()
    assert tuple(pop.image.get_at((0, 0)))[:3] == THEMES["green"].panel


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(320, 568), (390, 844), (568, 320), (844, 390), (1280, 720)])
def test_west_and_east_are_written_in_one_size_and_the_dummy_is_no_larger(size: tuple[int, int], text: float) -> None:
    pygame.display.init()
    pygame.display.set_mode(size)
    pygame.font.init()
    kit = Kit(Metrics(*size, 1.0, text), THEMES["green"])
    table = Table(Elements(), table_layout(kit.metrics), kit, ("You", "West", "East"), 0)
    _, west, east = table.plates
    assert west.name_size == east.name_size
    assert west._role_size("MAKER") == east._role_size("DEFENDS")
    assert table._north._font(13, 1.0) <= west.name_size


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_dealer_button_does_not_lie_on_the_role(text: float) -> None:
    looks = {each: plate((320, 568), text, role="Defends", dealer=each) for each in (False, True)}
    changed = pygame.mask.from_threshold(looks[True].image, (0, 0, 0), (8, 8, 8, 255), looks[False].image)
    changed.invert()
    (button,) = [each for each in changed.get_bounding_rects() if each.width > 6]
    assert button.right <= looks[True]._words_area.left
