"""Fives and figure tell the score."""

import pygame
import pytest

from game.table.score import score_fives
from game.widgets.button import Kit
from game.widgets.metrics import Metrics
from game.widgets.theme import THEMES
from tests.table.test_seat_plate import plate


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
    figure = each.plan.figure.place.move(each.place.topleft)
    assert pop.home.center == pytest.approx(figure.center, abs=1)
    assert pop.home.height == pytest.approx(figure.height * 1.15, rel=0.06)
    assert each.place.contains(pop.home), "it stays on its plate"
    first = pop.image
    pop.settle(0.0)
    assert pop.image is first, "nothing is painted again where nothing changes"
    pop.settle(1.0)
    assert pop.home.size == first.get_size()
    assert tuple(pop.image.get_at((0, 0)))[:3] == THEMES["green"].panel
