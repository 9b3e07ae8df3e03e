"""A card of a fan is drawn, hit and raised as it is turned."""

import math
from itertools import pairwise

import pygame
import pytest
from pygame import Rect

from game.animation.easing import out_cubic, time_of
from game.animation.paths import stepped
from game.engine.cards import Rank, Suit, card
from game.table.card_faces import card_height, mark_rect
from game.table.card_sprite import CardSprite
from game.table.fan import fan, hanging_fan, inside
from game.table.index import index_mark
from game.table.sizes import APART, LOW_TURN, TINY_TURN, TURN
from game.table.turned_card import turned_picture
from game.widgets.control import Control

PLACE = Rect(200, 200, 100, 140)


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 480))


def test_a_turned_card_is_hit_where_it_is_seen() -> None:
    sprite = CardSprite(card("QH"), PLACE, angle=8)
    top_left, top_right = (214, 196), (306, 208)  # where these corners are after eight degrees
    assert sprite.hit(top_left)
    assert sprite.hit(top_right)
    assert not sprite.hit((202, 203)), "the corner of the upright card"
    shown = sprite.image.get_rect(topleft=sprite.rect.topleft)
    assert shown.contains(sprite.box)
    assert abs(shown.centerx - PLACE.centerx) <= 1
    seen = sprite.image.get_at((top_right[0] - shown.x - 3, top_right[1] - shown.y + 3))
    assert seen.a == 255
    assert sprite.image.get_at((202 - shown.x, 203 - shown.y)).a < 255


def test_it_rises_along_itself_and_is_still_hit_where_it_lay() -> None:
    sprite = CardSprite(card("QH"), PLACE, angle=8)
    before = sprite.rect.topleft
    sprite.set_control(Control("action:QH", "Queen of hearts", "Play queen of hearts"))
    sprite.set_look(hovered=True)
    risen = sprite.rect.x - before[0], sprite.rect.y - before[1]
    assert risen == (2, -14)
    assert sprite.hit((240, 268 + 62)), "its lower edge, before it rose"
    assert sprite.hit((260 + 2, 195)), "its upper edge, where it is now"


def test_the_mark_turns_with_the_card() -> None:
    upright, turned = (CardSprite(card("JC"), PLACE, angle=angle, mark="left") for angle in (0, 8))
    middle = mark_rect(100).move(PLACE.topleft).center
    assert upright.on_mark(middle)
    away = PLACE.centerx - middle[0], PLACE.centery - middle[1]
    where = pygame.Vector2(-away[0], -away[1]).rotate(8) + PLACE.center
    assert turned.on_mark((round(where.x), round(where.y)))


def test_dimmed_and_ringed_cards_are_turned_too() -> None:
    plain, dimmed, ringed = (
        turned_picture(card("10S"), 100, -6, **look) for look in ({}, {"dimmed": True}, {"ring": (255, 220, 40)})
    )
    assert plain.get_size() == dimmed.get_size() == ringed.get_size()
    middle = plain.get_rect().center
    assert sum(dimmed.get_at(middle)[:3]) < sum(plain.get_at(middle)[:3])
    golden = [ringed.get_at((x, plain.get_height() // 2))[:3] for x in range(plain.get_width())]
    assert any(red > 200 and green > 170 and blue < 110 for red, green, blue in golden)


@pytest.mark.parametrize("cards", range(1, 6))
def test_fans_are_even_and_flatter_with_fewer_cards(cards: int) -> None:
    lies = fan(Rect(0, 0, 600, 200), 100, cards, 80, 4)
    assert [each.angle for each in lies] == [-each.angle for each in reversed(lies)]
    assert lies[-1].angle == 2 * (cards - 1)
    backs = hanging_fan((300, 100), 50, cards, 20, 7)
    assert [each.angle for each in backs] == [-each.angle for each in reversed(backs)]
    assert max(each.bounds().bottom for each in backs) == 100


def test_turning_goes_by_steps_and_ends_where_it_should() -> None:
    ways = [stepped(8, 0, part / 20, 3) for part in range(21)]
    assert ways[0] == 8
    assert ways[-1] == 0
    assert len(set(ways)) == 4
    assert ways == sorted(ways, reverse=True)
    late = [stepped(8, 0, part / 20, 3, 0.9) for part in range(21)]
    assert late[-1] == 0
    assert all(one <= other for one, other in zip(ways, late, strict=True))


def test_the_time_of_a_curve_is_its_inverse() -> None:
    for part in (0.0, 0.2, 0.5, 0.9, 1.0):
        assert time_of(out_cubic(part)) == pytest.approx(part)


@pytest.mark.parametrize("turn", [TURN, LOW_TURN, TINY_TURN])
@pytest.mark.parametrize("width", [62, 66, 73, 111, 152])
@pytest.mark.parametrize("cards", [2, 3, 4, 5])
def test_the_next_card_hides_the_lower_index_whole(width: int, turn: float, cards: int) -> None:
    # Slivers of an index between the cards are taken for something.
    index = index_mark(Rank.KING, Suit.HEARTS, width, (0, 0, 0))
    lies = fan(Rect(0, 0, 1000, 400), width, cards, width * APART, turn)
    left = width - round(width * 0.05) - index.get_width()
    bottom = card_height(width) - round(width * 0.06)
    for lie, after in pairwise(lies):
        for y in (bottom - index.get_height(), bottom):
            dx, dy = left - width / 2, y - lie.place.height / 2
            cos, sin = math.cos(math.radians(lie.angle)), math.sin(math.radians(lie.angle))
            seen = lie.place.centerx + dx * cos - dy * sin, lie.place.centery + dx * sin + dy * cos
            assert inside(after.place, after.angle, seen)[0] > 0
