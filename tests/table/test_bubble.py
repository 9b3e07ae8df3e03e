"""What players say can be read, and hides nothing that is needed."""

from itertools import combinations

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Rect

from game.engine.cards import Suit
from game.table.bubble import Bubble, words_in
from game.table.bubble_rooms import bubble_room
from game.table.card_faces import card_height
from game.table.layout import table_layout
from game.table.north import North, NorthLook
from game.table.table import Table
from game.table.wording import suit_title, suit_word
from game.text import t
from game.widgets.button import Kit
from game.widgets.element import Elements
from game.widgets.metrics import Metrics
from game.widgets.theme import THEMES
from tests.table.test_layout import LOW, SIZES


def said() -> list[str]:
    """All that is ever said."""
    plain = (
        "alone",
        "decline",
        "defend_alone",
        "five",
        "order.dealer",
        "order.first",
        "order.second",
        "partner",
        "pass",
    )
    words = [t(f"say.{each}") for each in (*plain, "pick_up")]
    words += [t("say.call", suit=suit_title(suit)) for suit in Suit]
    words += [t("say.name", suit=suit_word(suit)) for suit in Suit]
    return [*words, t("table.thinking")]


def needed(metrics: Metrics) -> dict[str, Rect]:
    """What is to be seen while players speak."""
    layout = table_layout(metrics)
    kitty = Rect(0, 0, layout.pile, card_height(layout.pile))
    kitty.center = layout.centre
    dummy = layout.dummy_places(5)
    found = {
        "menu": layout.menu,
        "trump": layout.trump,
        "log": layout.log,
        "hint": layout.hint,
        "upcard": kitty,
        "dummy": dummy[0].unionall(dummy[1:]),
        "hand": layout.hand,
    }
    if not layout.strips:
        found["last trick"] = layout.last_trick
    found |= dict(zip(("South", "West", "East"), layout.plates, strict=True))
    for seat in (1, 2):
        backs = [each.bounds() for each in layout.back_places(seat, 5)]
        found[f"cards of {seat}"] = backs[0].unionall(backs[1:])
    north = North(layout, Kit(metrics, THEMES["green"]))
    north.show_look(NorthLook(lies=True))
    north.tidy(layout.prompt.top, ())
    for number, each in enumerate(north.elements):
        if each.visible:
            found[f"the dummy's name or face {number}"] = each.home
    return found


def check(metrics: Metrics) -> None:
    if not pygame.display.get_surface():
        pygame.display.init()
        pygame.display.set_mode((64, 64))
        pygame.font.init()
    layout, kit = table_layout(metrics), Kit(metrics, THEMES["green"])
    seen = needed(metrics)
    asked = {"words": layout.prompt, "buttons": layout.buttons}
    rooms = [bubble_room(seat, layout, metrics) for seat in (0, 1, 2)]
    assert not any(one.area.colliderect(other.area) for one, other in combinations(rooms, 2))
    for seat, room in enumerate(rooms):
        for words in said():
            bubble = Bubble(words, room, kit)
            _, lines = words_in(words, kit, room)
            assert " ".join(lines) == words, "a word is cut"
            assert metrics.window.contains(bubble.body)
            assert room.area.contains(bubble.body), f"{words} has no room in {room.area} for {bubble.body}"
            for name, each in (seen | asked if seat else seen).items():
                assert not bubble.body.colliderect(each), f"{words} of {seat} {bubble.body} lies over {name} {each}"


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [*SIZES, *LOW])
def test_a_bubble_lies_over_nothing_that_is_needed(size: tuple[int, int], text: float, scale: float) -> None:
    check(Metrics(round(size[0] * scale), round(size[1] * scale), scale, text))


@settings(max_examples=40, deadline=None)
@given(width=st.integers(320, 2560), height=st.integers(320, 1440), text=st.sampled_from([1.0, 1.25, 1.5]))
def test_nor_at_sizes_between(width: int, height: int, text: float) -> None:
    if width < height and height < 568:
        height = 568
    if width >= height and width < 568:
        width = 568
    check(Metrics(width, height, 1.0, text))


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", LOW)
def test_where_the_plates_are_in_the_bar_a_bubble_hangs_from_its_own(size: tuple[int, int], text: float) -> None:
    pygame.display.init()
    pygame.display.set_mode(size)
    metrics = Metrics(*size, 1.0, text)
    layout, kit = table_layout(metrics), Kit(metrics, THEMES["green"])
    for seat in (1, 2):
        room = bubble_room(seat, layout, metrics)
        plate = layout.plates[seat]
        assert plate.left < room.tip[0] < plate.right
        for words in said():
            body = Bubble(words, room, kit).body
            # The tail is upright and whole: its foot stands right below the tip.
            assert body.left + metrics.px(9) <= room.tip[0] <= body.right - metrics.px(9), words
            assert body.top - room.tip[1] >= metrics.px(6), words


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(320, 568), (390, 844), (568, 320), (1280, 720)])
def test_what_two_opponents_say_at_once_can_be_read(size: tuple[int, int], text: float) -> None:
    pygame.display.init()
    pygame.display.set_mode(size)
    pygame.font.init()
    kit = Kit(Metrics(*size, 1.0, text), THEMES["green"])
    table = Table(Elements(), table_layout(kit.metrics), kit, ("You", "West", "East"), 0)
    bubbles = [table.speech.say(1, "I'll take it up"), table.speech.say(2, "I take the dummy")]
    seen = [each.image.get_bounding_rect(200).move(each.rect.topleft) for each in bubbles]
    assert not seen[0].colliderect(seen[1])
    assert all(kit.metrics.window.contains(each) for each in seen)
    assert all(each.contains(bubble.body) for each, bubble in zip(seen, bubbles, strict=True))
