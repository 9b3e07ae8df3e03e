"""The table in a window that is higher than wide: West and East at the top with the dummy between them."""

from typing import Final

from game.table.draft import Choosing, Draft
from game.table.fan import fan_height, fan_step
from game.table.sizes import (
    APART,
    BAR,
    BAR_GROWS,
    BUTTON,
    GAP,
    NAME,
    PEEK,
    RISE,
    SHOWN,
    STRIP,
    SUIT_BUTTON,
    TURN,
    WORDS,
)
from game.table.trick_spots import kitty_within, oval_between, ring_above
from game.widgets.metrics import Metrics

SQUAT: Final = 540
"""In windows lower than that, about as wide as high, West and East have no more than strips."""


def upright(m: Metrics) -> Draft:
    """The places for such a window."""
    w, h = m.w, m.h
    edge = 6
    low, squat = h < 640, h < SQUAT
    larger = m.text - 1.0
    bar = BAR if low else BAR + BAR_GROWS * larger
    # As large as leaves room for the trick above the hand.
    card_w = min(w / 3.5, 73 + (h - 568) * 0.186, h * 0.145, 168)
    turn = TURN
    step = fan_step(card_w, w - 2 * edge, turn, card_w * APART)
    hand_h = fan_height(card_w, step, turn) + 2
    small = min(max(w * 0.088, 28), 46)
    dummy_w = max(small * 2.1, 60)
    plate_w = min((w - 4 * edge - dummy_w) / 2, 250)
    # Plates and bar are higher where text is larger, as far as the upcard has room between them and the hand.
    plate_h = 46.0 if squat else 92.0 + 8 * larger if low else 116.0 + 24 * larger if h < 900 else 140.0 + 40 * larger
    strip_h = 46.0 + 8 * larger if low else 56.0 + 12 * larger
    strip_top = h - strip_h - edge
    hand_top = strip_top - hand_h - 3
    air = max(GAP, card_w * 1.4 * RISE + (2 if low else 6))
    back = small if low else small * 1.2
    peek = max(PEEK, back * 1.4 * SHOWN) - (8 * larger if low else 0.0)
    # A second row of buttons is kept free where the words of round two would not fit beside each other.
    rows = 2 if w < 520 else 1
    buttons_h = rows * BUTTON + (rows - 1) * GAP
    buttons = (edge, hand_top - air - buttons_h, w - 2 * edge, buttons_h)
    words = WORDS * m.text
    prompt = (edge, buttons[1] - words - 2, w - 2 * edge, words)
    plate_top = edge + bar + edge
    top = plate_top + plate_h + peek
    # While trump is made there is but one row of buttons: kitty and line stand in the middle above that.
    row = (buttons[1] + buttons_h - (SUIT_BUTTON if rows > 1 else BUTTON), buttons[1] + buttons_h)
    asked = row[0] - words - 4
    oval = oval_between(edge, w - edge, top + 4, asked, row, words, card_w)
    ring = ring_above(asked, oval, top + 4)
    pile, middle = kitty_within(ring, card_w, NAME * m.text)
    if pile < small:  # nothing is left of the felt: the upcard lies over what is there
        pile, middle = small, max(middle, top + small * 0.7)
    centre = (w / 2, middle)
    strip = STRIP + 12 * larger
    plates = (
        m.rect(edge, strip_top, w - 3 * edge - bar, strip_h),
        m.rect(edge, plate_top, plate_w, plate_h),
        m.rect(w - edge - plate_w, plate_top, plate_w, plate_h),
    )
    trump_x = edge + bar + GAP
    trump_w = w - trump_x - edge - 2 * (bar + 4) - GAP + 4
    return Draft(
        card=card_w,
        small=small,
        turn=turn,
        back=back,
        peek=peek,
        menu=m.rect(edge, edge, bar, bar),
        trump=m.rect(trump_x, edge, min(trump_w, 300), bar),
        log=m.rect(w - edge - bar, edge, bar, bar),
        last_trick=m.rect(w - edge - 2 * bar - 4, edge, bar, bar),
        hint=m.rect(w - edge - bar, strip_top + (strip_h - bar) / 2, bar, bar),
        worded=False,
        rim=False,
        plates=plates,
        flat_south=True,
        strips=squat,
        pile=pile,
        dummy=m.rect(w / 2 - dummy_w / 2, plate_top + 4, dummy_w, small * 1.4),
        aside=m.rect(w / 2 - small / 2, plate_top + 4 + small * 1.4 + GAP, small, small * 1.4),
        hand=m.rect(edge, hand_top, w - 2 * edge, hand_h),
        centre=centre,
        prompt=m.rect(*prompt),
        buttons=m.rect(*buttons),
        choosing=Choosing(
            hand=(edge, w - edge),
            asked=(edge, w - edge),
            south=(edge, strip_top),
            top=plate_top,
            beside=(edge, w - edge),
            strips=(
                m.rect(edge, plate_top, (w - 3 * edge) / 2, strip),
                m.rect((w + edge) / 2, plate_top, (w - 3 * edge) / 2, strip),
            ),
            below=top + 2,
            under_strips=plate_top + strip + edge,
        ),
        oval=oval,
        ring=ring,
    )
