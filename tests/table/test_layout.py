"""Nothing on the felt is too small, off the window or over something else, at any size a window may have."""

from itertools import combinations, pairwise
from math import cos, radians, sin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Rect

from game.table.card_faces import card_height
from game.table.card_sprite import FOCUS_LIFT
from game.table.fan import Lie
from game.table.layout import TableLayout, table_layout
from game.table.sizes import BUTTON, SUIT_BUTTON
from game.table.speech import Speech
from game.text import t
from game.widgets.button import Kit
from game.widgets.element import Elements
from game.widgets.metrics import Metrics
from game.widgets.theme import THEMES

SIZES = ((320, 568), (360, 740), (390, 844), (844, 390), (1024, 768), (1280, 720), (1920, 1080), (2560, 1440))
LOW = ((568, 320), (667, 331), (844, 340))
"""Phones on their side, with the browser's bars."""
TOUCH = 44
STRIP = 24
DOTS = 0.05
"""How far the dots around a card reach, as a part of its width."""


def laid_out(width: int, height: int, scale: float = 1.0, text: float = 1.0) -> tuple[Metrics, TableLayout]:
    metrics = Metrics(round(width * scale), round(height * scale), scale, text)
    return metrics, table_layout(metrics)


def check(metrics: Metrics, layout: TableLayout) -> None:
    window = metrics.window
    hand = [lie.bounds() for lie in layout.hand_places(5)]
    fixed = {
        "menu": layout.menu,
        "trump": layout.trump,
        "log": layout.log,
        "last trick": layout.last_trick,
        "hint": layout.hint,
        "south": layout.plates[0],
        "west": layout.plates[1],
        "east": layout.plates[2],
        "dummy": layout.dummy,
        "buttons": layout.buttons,
        "hand": hand[0].unionall(hand[1:]),
    }
    for name, rect in fixed.items():
        assert window.contains(rect), f"{name} leaves the window"
    for (one, first), (other, second) in combinations(fixed.items(), 2):
        assert not first.colliderect(second), f"{one} {first} lies over {other} {second}"
    for name in ("menu", "log", "last trick", "hint"):
        assert min(metrics.css(fixed[name]).size) >= TOUCH, name
    # While cards are played there are no buttons: the words stand at their lower edge.
    words = Rect(layout.prompt.x, layout.buttons.bottom - layout.prompt.height, *layout.prompt.size)
    for cards in range(1, 6):
        check_hand(
            metrics, layout, cards, [words, *(each for name, each in fixed.items() if name not in ("buttons", "hand"))]
        )
    check_backs(metrics, layout, [each for name, each in fixed.items() if name not in ("west", "east")])
    check_trick(metrics, layout, words)
    upcard = Rect(0, 0, layout.pile, round(layout.pile * 1.4))
    upcard.center = layout.centre
    # While trump is made there is one row of buttons at most, of the higher kind where they do not fit otherwise.
    row = SUIT_BUTTON if layout.buttons.height > metrics.px(BUTTON) + 1 else BUTTON
    asked = layout.buttons.bottom - metrics.px(row) - layout.prompt.height
    assert upcard.bottom <= asked, "the upcard lies under the words"
    check_ring(metrics, layout, upcard, asked)


def check_ring(metrics: Metrics, layout: TableLayout, upcard: Rect, asked: int) -> None:
    """While trump is made, the upcard lies in the middle of the line, and no words on it."""
    assert layout.pile > layout.small * 1.2, "the upcard looks like one of the dummy's"
    if layout.strips:
        assert layout.ring is None
        assert abs(upcard.centerx - metrics.window.centerx) <= 1
        assert layout.dummy.right < upcard.left - 2 * layout.small
        return
    assert layout.ring is not None
    assert layout.ring.bottom < asked
    assert layout.ring.inflate(0, -2 * metrics.px(5)).contains(upcard)
    assert abs(layout.ring.centerx - upcard.centerx) <= 1


def trick(layout: TableLayout) -> list[Rect]:
    """The cards of a trick, by seat."""
    cards = [Rect(0, 0, layout.card, card_height(layout.card)) for _ in layout.spots]
    for card, spot in zip(cards, layout.spots, strict=True):
        card.center = spot
    return cards


def check_trick(metrics: Metrics, layout: TableLayout, words: Rect) -> None:
    """The cards lie within the line, West's left, East's right and South's lower, and over nothing."""
    south, west, east = cards = trick(layout)
    assert west.right <= south.left
    assert south.right <= east.left
    assert west.y == east.y <= south.y
    for card in cards:
        assert metrics.window.contains(card)
        assert not card.colliderect(words), "the trick lies under the words"
        for corner in (card.topleft, card.topright, card.bottomleft, card.bottomright):
            assert within_line(layout, corner), f"{card} crosses the line {layout.oval}"
    assert metrics.window.contains(layout.oval)
    assert not layout.oval.colliderect(words)
    if layout.strips:
        return  # there are the plates above the trick, and bubbles hang from them
    # A player who thinks has a bubble: it hides nobody else's card.
    kit = Kit(metrics, THEMES["green"])
    speech = Speech(Elements(), layout, kit)
    for seat in (1, 2):
        shadow = -2 * metrics.px(8)
        bubble = speech.say(seat, t("table.thinking")).rect.inflate(shadow, shadow)
        for other, card in enumerate(cards):
            assert other == seat or not bubble.colliderect(card)


def within_line(layout: TableLayout, point: tuple[int, int]) -> bool:
    """Whether a point is within the line woven into the felt."""
    x = abs(point[0] - layout.oval.centerx) / (layout.oval.width / 2)
    y = abs(point[1] - layout.oval.centery) / (layout.oval.height / 2)
    return bool(x**layout.roundness + y**layout.roundness <= 1)


def check_hand(metrics: Metrics, layout: TableLayout, cards: int, stands: list[Rect]) -> None:
    """So many cards lie within the window and over nothing, raised too, and enough of each can be hit."""
    lies = layout.hand_places(cards)
    height = lies[0].place.height
    assert min(lies[0].place.size) / metrics.scale >= TOUCH
    for lie in lies:
        assert layout.hand.inflate(2, 2).contains(lie.bounds()), "a card leaves the place of the hand"
        for raised in (0.0, height * FOCUS_LIFT):
            assert metrics.window.contains(lie.bounds(raised))
            for each in stands:
                assert lie.bounds(raised).collidelist([each]) < 0, f"a card lies over {each}"

    def hit(point: tuple[float, float]) -> int:
        """The card that is topmost there, or -1."""
        return max((number for number, lie in enumerate(lies) if lie.covers(point)), default=-1)

    for number, lie in enumerate(lies):
        assert hit(lie.place.center) == number, "the middle of a card is covered by the next"
        for part in (0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98):
            # From the left edge of the card on, along the card.
            free = 0
            while hit(point_on(lie, 1 + free * metrics.scale, height * part)) == number:
                free += 1
            assert free >= STRIP, f"too little of card {number} of {cards} can be hit"


def point_on(lie: Lie, x: float, y: float) -> tuple[float, float]:
    """A point of the window from one seen from the upper left corner of a turned card."""
    angle = radians(lie.angle)
    dx, dy = x - lie.place.width / 2, y - lie.place.height / 2
    return (
        lie.place.centerx + dx * cos(angle) - dy * sin(angle),
        lie.place.centery + dx * sin(angle) + dy * cos(angle),
    )


def check_backs(metrics: Metrics, layout: TableLayout, stands: list[Rect]) -> None:
    """The others' cards show below their plates, and lie over nothing."""
    for seat in (1, 2):
        plate = layout.plates[seat]
        for cards in range(1, 6):
            for lie in layout.back_places(seat, cards):
                below = lie.bounds()
                assert plate.left <= below.left
                assert below.right <= plate.right
                assert below.bottom <= plate.bottom + layout.peek + 1
                shown = below.clip(Rect(0, plate.bottom, metrics.width, metrics.height))
                assert shown.height >= 0.2 * lie.place.height
                assert metrics.window.contains(shown)
                for each in (*stands, *trick(layout)):
                    assert not shown.colliderect(each), f"an opponent's card {shown} lies over {each}"


def check_choice(metrics: Metrics, layout: TableLayout) -> None:
    for choice in (layout.five, layout.exchange):
        window = metrics.window
        stands = [choice.panel, choice.buttons, choice.hint, layout.menu, layout.trump, layout.log]
        south, *opponents = layout.plates
        stands += choice.plates or opponents
        for each in stands:
            assert window.contains(each)
        slots = choice.slots[0].unionall(list(choice.slots[1:]))
        dots = 2 * round(DOTS * choice.cards[0].width)
        for one, other in combinations([*stands, choice.prompt, slots.inflate(dots, dots), south], 2):
            assert not one.colliderect(other), (one, other)
        if choice.tray is not None:
            assert choice.tray.contains(slots.inflate(dots, dots))
            assert choice.tray.contains(choice.prompt)
            assert choice.tray.collidelist([*stands, south]) < 0
        assert choice.button / metrics.scale >= TOUCH - 0.5
        rows: dict[int, list[Rect]] = {}
        for each in (*choice.cards, *choice.slots):
            assert choice.panel.contains(each) or each in choice.slots
            assert window.contains(each)
            assert min(metrics.css(each).size) >= TOUCH
            rows.setdefault(each.y, []).append(each)
        for cards in rows.values():
            for left, right in pairwise(cards):
                assert right.x - left.right >= dots - 2, "the dots around a card run over the next"
        for upper, lower in combinations(rows.values(), 2):
            assert not upper[0].unionall(upper[1:]).colliderect(lower[0].unionall(lower[1:]))


@pytest.mark.parametrize("size", [*SIZES, *LOW, (768, 1024), (740, 360), (667, 375)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_table_at_every_size_of_the_design(size: tuple[int, int], scale: float, text: float) -> None:
    metrics, layout = laid_out(*size, scale, text)
    check(metrics, layout)
    check_choice(metrics, layout)


@settings(max_examples=200, deadline=None)
@given(
    width=st.integers(320, 2560),
    height=st.integers(320, 1440),
    scale=st.sampled_from([1.0, 1.5, 2.0]),
    text=st.sampled_from([1.0, 1.25, 1.5]),
)
def test_the_table_at_sizes_between(width: int, height: int, scale: float, text: float) -> None:
    if width < height and height < 568:
        height = 568
    if width >= height and width < 568:
        width = 568
    metrics, layout = laid_out(width, height, scale, text)
    check(metrics, layout)
    check_choice(metrics, layout)


def test_the_ten_are_read_on_phones_too() -> None:
    for size in ((320, 568), (360, 740), (390, 844), (844, 390)):
        for text in (1.0, 1.5):
            _, layout = laid_out(*size, 1.0, text)
            for choice in (layout.five, layout.exchange):
                assert choice.cards[0].width >= 55, (size, text)
            assert layout.card >= 63


@pytest.mark.parametrize("size", [(844, 390), (740, 360), (667, 375), *LOW])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_on_a_phone_on_its_side_the_ten_lie_in_two_rows_beside_the_slots(size: tuple[int, int], text: float) -> None:
    metrics, layout = laid_out(*size, 1.0, text)
    check_choice(metrics, layout)
    five = layout.five
    assert len({each.y for each in five.cards[:5]}) == 1
    assert len({each.y for each in five.cards[5:]}) == 1
    assert five.cards[5].bottom < five.cards[0].top
    assert max(each.right for each in five.slots) < five.panel.left
    assert five.cards[0].width >= (49 if size[0] < 600 else 53)


@pytest.mark.parametrize(("text", "lower"), [(1.0, 12), (1.5, 4)])
def test_in_the_lowest_windows_too_the_trick_is_no_flat_row(text: float, lower: int) -> None:
    for size in LOW:
        _, layout = laid_out(*size, 1.0, text)
        south, west, _ = trick(layout)
        assert south.y - west.y >= lower, size


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_in_the_lowest_windows_all_stands_on_one_axis(text: float) -> None:
    for size in LOW:
        metrics, layout = laid_out(*size, 1.0, text)
        middle = metrics.window.centerx
        for each in (layout.hand.centerx, layout.buttons.centerx, layout.prompt.centerx, layout.centre[0]):
            assert abs(each - middle) <= 1
        assert abs(layout.spots[0][0] - middle) <= 1
        assert layout.buttons.bottom + metrics.px(4) <= layout.plates[0].top


def test_where_there_is_room_south_lies_much_lower_in_the_trick() -> None:
    for size in ((390, 844), (768, 1024), (844, 390), (1024, 768), (1280, 720)):
        _, layout = laid_out(*size)
        south, west, _ = trick(layout)
        assert south.y - west.y >= layout.card * 0.35, size
