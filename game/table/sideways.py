"""The table in a window that is wider than high: West and East at the sides, on a phone on its side in the bar."""

from typing import Final

from pygame import Rect

from game.table.draft import Choosing, Draft
from game.table.fan import fan_height
from game.table.sizes import (
    APART,
    BAR,
    BAR_GROWS,
    BUTTON,
    EDGE,
    GAP,
    LOW_TURN,
    NAME,
    PEEK,
    RISE,
    SHOWN,
    TINY,
    TINY_PEEK,
    TINY_TURN,
    TURN,
    WIDE_EDGE,
    WORDS,
)
from game.table.trick_spots import kitty_within, oval_between, ring_above
from game.widgets.metrics import Metrics

DUMMY: Final = 3.4
"""How wide the dummy's cards lie where there is little room, as a part of the width of one."""
SAID: Final = 110
"""How wide the room for West's words is there, in units at text size 100 %."""


def sideways(m: Metrics) -> Draft:
    """The places for such a window."""
    w, h = m.w, m.h
    low, tiny = h < 520, h < TINY
    edge = EDGE if low else WIDE_EDGE
    card_w = min(max(h * 0.178, 64 if tiny else 66), 152, max((w - 260) / 6.2, min(67, (w - 260) / 4.7)))
    card_h = card_w * 1.4
    larger = m.text - 1.0
    bar = BAR if low or w < 740 else BAR + BAR_GROWS * larger
    plate_w, plate_h = (
        (150.0, 100.0 if tiny else 106.0) if low else (min(216.0 + 48 * larger, w * 0.19), 138.0 + 44 * larger)
    )
    if low and not tiny:
        plate_h += 20 * larger
    small = 26 if tiny else min(max(card_w * 0.46, 30), 62)
    turn = TINY_TURN if tiny else LOW_TURN if low else TURN
    hand_h = fan_height(card_w, card_w * APART, turn) + 2  # a card is a whole number of pixels, a fan is not
    hand_top = h - hand_h - (4 if low else edge - 4)
    air = max(GAP + 2, card_h * RISE + (1 if low else 2))
    back = small
    peek = TINY_PEEK if tiny else max(PEEK, back * 1.4 * SHOWN)
    middle_w = w - 2 * (plate_w + 2 * edge)
    middle_x = plate_w + 2 * edge
    # Where it is narrow, too, the buttons use the room above the hint; three long ones must fit beside each other.
    asked_w = w - edge - middle_x if w < 740 else middle_w
    buttons = (middle_x, hand_top - air - BUTTON, asked_w, BUTTON)
    words = WORDS * m.text
    prompt = (middle_x, buttons[1] - words - 4, middle_w, words)  # not below East
    if tiny:  # all of it is above South's plate
        buttons = (edge, buttons[1], w - 2 * edge, BUTTON)
        prompt = (edge, prompt[1], w - 2 * edge, words)
    dummy: tuple[float, float, float, float] = (w / 2 - small * 1.8, edge, small * 3.6, small * 1.4)
    top = dummy[1] + dummy[3] + 8 + 15 * m.text
    if tiny:
        top = edge + bar + peek + 2
    south_top = h - plate_h - edge
    side_top = edge + bar + max(EDGE, (south_top - edge - EDGE - peek - bar - plate_h - edge) * 0.45)
    if asked_w > middle_w and not tiny:  # the buttons reach below East
        peek = min(peek, buttons[1] - side_top - plate_h - 1)
    line_left = 14.0 if tiny else max(edge + plate_w + 20, w / 2 - card_w * 3.4)
    row = (buttons[1], buttons[1] + BUTTON)
    oval = oval_between(line_left, w - line_left, top, prompt[1], row, words, card_w)
    ring = ring_above(prompt[1], oval, top)
    pile, middle = kitty_within(ring, card_w, 0.0 if low else NAME * m.text)
    centre = (w / 2, middle)
    aside_x = dummy[0] + dummy[2] + GAP
    if tiny:
        # The kitty in the middle and larger than the dummy's cards, which lie at its left with their face before them;
        # between them is what West says.
        pile = min(card_w, (prompt[1] - top - 4) / 1.4)
        centre = (w / 2, (top + prompt[1]) / 2)
        dummy_w = small * DUMMY
        said = w / 2 - pile / 2 - 2 * GAP - (SAID + 50 * larger)
        dummy = (max(edge + small * 1.4 + GAP, said - dummy_w), top, dummy_w, small * 1.4)
        aside_x = w - edge - small
    worded = w >= 980 + 580 * larger and not low
    word_w = 2.2 * bar if worded else bar
    last_w = 2.9 * bar if worded else bar
    plates = (
        m.rect(edge, south_top, plate_w, plate_h),
        m.rect(edge, side_top, plate_w, plate_h),
        m.rect(w - edge - plate_w, side_top, plate_w, plate_h),
    )
    trump_w = min(plate_w * 1.35, 220 + (0 if low else 130 * larger)) if w >= 740 else 132
    trump_w = min(trump_w, w / 2 - small * 1.8 - edge - bar - 2 * GAP)
    trump = m.rect(edge + bar + GAP, edge, trump_w, bar)
    last_trick = m.rect(w - edge - word_w - GAP - last_w, edge, last_w, bar)
    strips = _strips_in_the_bar(m, trump, last_trick, edge)
    if tiny:
        plates = (plates[0], *strips)
    return Draft(
        card=card_w,
        small=small,
        turn=turn,
        back=back,
        peek=peek,
        menu=m.rect(edge, edge, bar, bar),
        trump=trump,
        log=m.rect(w - edge - word_w, edge, word_w, bar),
        last_trick=last_trick,
        hint=m.rect(w - edge - word_w, h - edge - bar, word_w, bar),
        worded=worded,
        rim=not low,
        plates=plates,
        flat_south=False,
        strips=tiny,
        pile=pile,
        dummy=m.rect(*dummy),
        aside=m.rect(aside_x, dummy[1], small, small * 1.4),
        hand=m.rect(middle_x, hand_top, middle_w, hand_h),
        centre=centre,
        prompt=m.rect(*prompt),
        buttons=m.rect(*buttons),
        choosing=Choosing(
            hand=(middle_x, w - edge - bar - GAP if w < 740 else w - middle_x),
            asked=(middle_x, middle_x + asked_w),
            south=(edge + plate_w, south_top),
            top=edge + bar + (4 if low else GAP),
            beside=(edge + plate_w + GAP, w - edge - plate_w - GAP),
            strips=strips,
            low=low,
        ),
        oval=oval,
        ring=None if tiny else ring,
    )


def _strips_in_the_bar(m: Metrics, trump: Rect, last_trick: Rect, edge: float) -> tuple[Rect, Rect]:
    """Places for West and East between trump and what stands at the bar's end; there is no last trick yet."""
    left, right = trump.right + m.px(GAP), last_trick.left - m.px(GAP)
    width = min(m.px(210), (right - left - m.px(GAP)) // 2)
    west = Rect(left, trump.y, width, trump.height)
    return west, Rect(right - width, trump.y, width, trump.height)
