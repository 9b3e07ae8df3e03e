"""Where everything on the felt stands: a pure function of the window's metrics. Portrait is not a small landscape.

Worked out in units (`Metrics`), handed out in device pixels. The table seen from South: West left, the dummy at the
top, East right, the trick in the middle, the human's hand at the bottom with what is asked of the human above it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.table.card_faces import card_height
from game.table.choice_layout import CardChoice, Surroundings, choice_layout
from game.table.fan import Lie, fan, fan_height, fan_step, hanging_fan
from game.widgets.metrics import Metrics

Point = tuple[int, int]

EDGE: Final = 8
"""From the window's edge to what stands at it, in units."""
WIDE_EDGE: Final = 16
"""The same in large windows, where the rim of the table shows."""
BAR: Final = 44
"""Height of the bar with menu, trump and log, in units: a touch target."""
BUTTON: Final = 46
SUIT_BUTTON: Final = 60
"""Height of a suit's button with its sign above the word, in units, where there is room."""
GAP: Final = 8
PEEK: Final = 16
"""How much of an opponent's cards shows below the plate at least, in units."""
TINY_PEEK: Final = 12
"""The same where West and East are strips in the bar."""
SHOWN: Final = 0.4
"""How much of them shows where there is room, as a part of their height."""
TURN: Final = 4.0
"""How far each card of the human's is turned from the next, in degrees; …"""
LOW_TURN: Final = 3.0
"""… where the window is low, …"""
TINY_TURN: Final = 2.5
"""… and where West and East are strips in the bar."""
APART: Final = 0.8
"""How far they lie apart where there is room, as a part of their width."""
BACK_TURN: Final = 7.0
"""How far each of an opponent's cards is turned from the next, in degrees."""
BACKS_APART: Final = 0.42
RISE: Final = 0.1
"""How far a card of the human's rises at most, as a part of its height."""
WORDS: Final = 22
"""Height of a line of prompt, in units at text size 100 %."""
NAME: Final = 18
"""Height of the word below dummy and kitty, in units at text size 100 %."""
TINY: Final = 360
"""In a window lower than that, in units, West and East are strips in the bar; dummy and kitty lie side by side."""
STRIP: Final = 38
"""Height of an opponent's plate as a strip, in units, where it does not stand in the bar."""


@dataclass(frozen=True)
class TableLayout:
    """All places, in device pixels. Seats index the tuples."""

    card: int
    """Width of a card in the human's hand and in the trick."""
    turn: float
    """How far the human's cards are turned from each other, in degrees."""
    small: int
    """Width of a card in the dummy, and of one on its way from and to the others."""
    back: int
    """Width of a card in the others' hands."""
    peek: int
    """How much of these shows below the plates."""
    pile: int
    """Width of the kitty and the upcard on it."""
    menu: Rect
    trump: Rect
    log: Rect
    last_trick: Rect
    hint: Rect
    plates: tuple[Rect, Rect, Rect]
    flat_south: bool
    """Whether South's plate is flat."""
    strips: bool
    """Whether West's and East's plates are strips in the bar."""
    dummy: Rect
    """The dummy's cards lie in here, side by side."""
    aside: Rect
    """Where an upcard lies that the dealer left on the kitty."""
    hand: Rect
    """The human's cards lie in here."""
    dummy_name: Point
    """The top middle of the word below the dummy."""
    kitty_name: Point
    """The top middle of the word below the kitty."""
    oval: Rect
    """The line woven into the felt around the trick."""
    rim: bool
    """Whether the rim of the table is seen."""
    worded: bool
    """Whether the corner buttons are wide enough for a word beside the icon."""
    centre: Point
    """Where kitty and upcard lie."""
    spots: tuple[Point, Point, Point]
    """The middle of each seat's card in the trick."""
    bubbles: tuple[Point, Point, Point]
    """Where a seat's speech bubble points to."""
    prompt: Rect
    """Words about what is asked of the human; its lower edge stays above the buttons."""
    buttons: Rect
    """Room for the buttons of the human's actions; rows grow upward from its lower edge."""
    five: CardChoice
    """For choosing five of ten."""
    exchange: CardChoice
    """For the dealer's exchange: the own five and the upcard, of which one is put away."""

    def hand_places(self, cards: int) -> list[Lie]:
        """How the human's cards lie, from left to right, when there are so many."""
        return fan(self.hand, self.card, cards, self.card * APART, self.turn)

    def back_places(self, seat: int, cards: int) -> list[Lie]:
        """How an opponent's cards lie: tucked under the plate, so that their lower ends show."""
        plate = self.plates[seat]
        step = fan_step(self.back, plate.width - 4, BACK_TURN, self.back * BACKS_APART)
        return hanging_fan((plate.centerx, plate.bottom + self.peek), self.back, cards, step, BACK_TURN)

    def dummy_places(self, cards: int) -> list[Rect]:
        """Where the dummy's cards lie."""
        return row(self.dummy, self.small, cards, self.small * 0.6)

    def home(self, seat: int) -> Point:
        """Where cards go that are dealt to a seat or taken by it, and come from when it plays."""
        return self.hand.center if seat == 0 else self.plates[seat].center


def row(area: Rect, width: int, cards: int, step: float) -> list[Rect]:
    """Cards side by side in the middle of an area, `step` apart or, where that is too wide, closer."""
    if cards > 1:
        step = min(step, (area.width - width) / (cards - 1))
    left = area.centerx - (width + step * (cards - 1)) / 2
    return [Rect(round(left + step * place), area.y, width, card_height(width)) for place in range(cards)]


def table_layout(metrics: Metrics) -> TableLayout:
    """The places for a window."""
    return _portrait(metrics) if metrics.portrait else _landscape(metrics)


def _landscape(m: Metrics) -> TableLayout:
    w, h = m.w, m.h
    low, tiny = h < 520, h < TINY
    edge = EDGE if low else WIDE_EDGE
    card_w = min(max(h * 0.178, 64 if tiny else 66), 152, max((w - 260) / 6.2, min(67, (w - 260) / 4.7)))
    card_h = card_w * 1.4
    plate_w, plate_h = (150.0, 106.0) if low else (min(216.0, w * 0.19), 138.0)
    small = min(max(card_w * 0.46, 30), 62)
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
    prompt = (middle_x, buttons[1] - words - 4, asked_w, words)
    dummy: tuple[float, float, float, float] = (w / 2 - small * 1.8, edge, small * 3.6, small * 1.4)
    top = dummy[1] + dummy[3] + 8 + 15 * m.text
    if tiny:
        top = edge + BAR + peek + 2
    south_top = h - plate_h - edge
    side_top = edge + BAR + max(EDGE, (south_top - edge - EDGE - peek - BAR - plate_h - edge) * 0.45)
    if asked_w > middle_w and not tiny:  # the buttons reach below East
        peek = min(peek, buttons[1] - side_top - plate_h - 1)
    # The kitty has its name below it.
    centre = (w / 2, (top + prompt[1] - (0 if low else NAME * m.text)) / 2)
    pile = min(card_w, (prompt[1] - top - 4) / 1.4)
    if tiny:
        together = dummy[2] + 3 * GAP + pile
        dummy = (w / 2 - together / 2, top, dummy[2], dummy[3])
        centre = (w / 2 + together / 2 - pile / 2, centre[1])
    worded = w >= 980 and m.text <= 1.25 and not low
    word_w = 2.2 * BAR if worded else BAR
    last_w = 2.9 * BAR if worded else BAR
    plates = (
        m.rect(edge, south_top, plate_w, plate_h),
        m.rect(edge, side_top, plate_w, plate_h),
        m.rect(w - edge - plate_w, side_top, plate_w, plate_h),
    )
    trump_w = min(plate_w * 1.35, 220) if w >= 740 else 132
    trump_w = min(trump_w, w / 2 - small * 1.8 - edge - BAR - 2 * GAP)
    trump = m.rect(edge + BAR + GAP, edge, trump_w, BAR)
    last_trick = m.rect(w - edge - word_w - GAP - last_w, edge, last_w, BAR)
    strips = _strips_in_the_bar(m, trump, last_trick, edge)
    if tiny:
        plates = (plates[0], *strips)
    return _layout(
        m,
        card_w,
        small,
        turn=turn,
        back=back,
        peek=peek,
        menu=m.rect(edge, edge, BAR, BAR),
        trump=trump,
        log=m.rect(w - edge - word_w, edge, word_w, BAR),
        last_trick=last_trick,
        hint=m.rect(w - edge - word_w, h - edge - BAR, word_w, BAR),
        worded=worded,
        rim=not low,
        plates=plates,
        flat_south=False,
        strips=tiny,
        pile=pile,
        dummy=m.rect(*dummy),
        aside=m.rect(dummy[0] + dummy[2] + GAP, dummy[1], small, small * 1.4),
        hand=m.rect(middle_x, hand_top, middle_w, hand_h),
        centre=centre,
        prompt=m.rect(*prompt),
        buttons=m.rect(*buttons),
        choosing=_Choosing(
            hand=(middle_x, w - edge - BAR - GAP if w < 740 else w - middle_x),
            asked=(middle_x, middle_x + asked_w),
            south=edge + plate_w,
            top=edge + BAR + (4 if low else GAP),
            beside=(edge + plate_w + GAP, w - edge - plate_w - GAP),
            strips=strips,
            low=low,
        ),
        top=top,
    )


def _portrait(m: Metrics) -> TableLayout:
    w, h = m.w, m.h
    edge = 6
    # As large as leaves room for the trick above the hand.
    card_w = min(w / 3.5, 73 + (h - 568) * 0.186, h * 0.145, 168)
    turn = TURN
    step = fan_step(card_w, w - 2 * edge, turn, card_w * APART)
    hand_h = fan_height(card_w, step, turn) + 2
    small = min(max(w * 0.088, 28), 46)
    dummy_w = max(small * 2.1, 60)
    plate_w = min((w - 4 * edge - dummy_w) / 2, 250)
    plate_h = 92.0 if h < 640 else 116.0 if h < 900 else 140.0
    strip_h = 46.0 if h < 640 else 56.0
    strip_top = h - strip_h - edge
    hand_top = strip_top - hand_h - 3
    air = max(GAP, card_w * 1.4 * RISE + (2 if h < 640 else 6))
    back = small if h < 640 else small * 1.2
    peek = max(PEEK, back * 1.4 * SHOWN)
    # A second row of buttons is kept free where the words of round two would not fit beside each other.
    rows = 2 if w < 520 else 1
    buttons_h = rows * BUTTON + (rows - 1) * GAP
    buttons = (edge, hand_top - air - buttons_h, w - 2 * edge, buttons_h)
    words = WORDS * m.text
    prompt = (edge, buttons[1] - words - 2, w - 2 * edge, words)
    plate_top = edge + BAR + edge
    top = plate_top + plate_h + peek
    pile = min(card_w, (prompt[1] - top - 4) / 1.4)
    # Mostly there is but one row: kitty and oval stand in the middle above that, if the kitty spares the words of two.
    middle = (top + buttons[1] + buttons_h - SUIT_BUTTON - words - 4) / 2
    middle = min(middle, prompt[1] - pile * 0.7 - GAP - NAME * m.text)
    centre = (w / 2, max(middle, (top + prompt[1]) / 2))
    plates = (
        m.rect(edge, strip_top, w - 3 * edge - BAR, strip_h),
        m.rect(edge, plate_top, plate_w, plate_h),
        m.rect(w - edge - plate_w, plate_top, plate_w, plate_h),
    )
    trump_x = edge + BAR + GAP
    trump_w = w - trump_x - edge - 2 * (BAR + 4) - GAP + 4
    return _layout(
        m,
        card_w,
        small,
        turn=turn,
        back=back,
        peek=peek,
        menu=m.rect(edge, edge, BAR, BAR),
        trump=m.rect(trump_x, edge, min(trump_w, 300), BAR),
        log=m.rect(w - edge - BAR, edge, BAR, BAR),
        last_trick=m.rect(w - edge - 2 * BAR - 4, edge, BAR, BAR),
        hint=m.rect(w - edge - BAR, strip_top + (strip_h - BAR) / 2, BAR, BAR),
        worded=False,
        rim=False,
        plates=plates,
        flat_south=True,
        strips=False,
        pile=pile,
        dummy=m.rect(w / 2 - dummy_w / 2, plate_top + 4, dummy_w, small * 1.4),
        aside=m.rect(w / 2 - small / 2, plate_top + 4 + small * 1.4 + GAP, small, small * 1.4),
        hand=m.rect(edge, hand_top, w - 2 * edge, hand_h),
        centre=centre,
        prompt=m.rect(*prompt),
        buttons=m.rect(*buttons),
        choosing=_Choosing(
            hand=(edge, w - edge),
            asked=(edge, w - edge),
            south=edge,
            top=plate_top,
            beside=(edge, w - edge),
            strips=(
                m.rect(edge, plate_top, (w - 3 * edge) / 2, STRIP),
                m.rect((w + edge) / 2, plate_top, (w - 3 * edge) / 2, STRIP),
            ),
            below=top + 2,
            under_strips=plate_top + STRIP + edge,
        ),
        top=top + 4,
    )


def _strips_in_the_bar(m: Metrics, trump: Rect, last_trick: Rect, edge: float) -> tuple[Rect, Rect]:
    """Places for West and East between trump and what stands at the bar's end; there is no last trick yet."""
    left, right = trump.right + m.px(GAP), last_trick.left - m.px(GAP)
    width = min(m.px(210), (right - left - m.px(GAP)) // 2)
    west = Rect(left, trump.y, width, trump.height)
    return west, Rect(right - width, trump.y, width, trump.height)


@dataclass(frozen=True)
class _Choosing:
    """What a kind of layout says about choosing cards, in units; see `Surroundings`."""

    hand: tuple[float, float]
    asked: tuple[float, float]
    south: float
    top: float
    beside: tuple[float, float]
    strips: tuple[Rect, Rect]
    below: float | None = None
    under_strips: float | None = None
    low: bool = False


def _layout(
    m: Metrics,
    card_w: float,
    small: float,
    *,
    turn: float,
    back: float,
    peek: float,
    menu: Rect,
    trump: Rect,
    log: Rect,
    last_trick: Rect,
    hint: Rect,
    worded: bool,
    rim: bool,
    plates: tuple[Rect, Rect, Rect],
    flat_south: bool,
    strips: bool,
    pile: float,
    dummy: Rect,
    aside: Rect,
    hand: Rect,
    centre: tuple[float, float],
    prompt: Rect,
    buttons: Rect,
    choosing: _Choosing,
    top: float,
) -> TableLayout:
    x, y = m.w / 2, centre[1]
    # While cards are played no more than one button and no words, or the words alone, stand above the hand.
    floor = m.h - (m.height - buttons.bottom) / m.unit - max(BUTTON, WORDS * m.text) - 6
    # The trick stands in the middle above the words, which are lower than a button.
    trick_y = max(y, (top + floor + max(0.0, BUTTON - WORDS * m.text)) / 2) if m.portrait else y
    stacked = _spots(x, trick_y, card_w, top, floor) if m.portrait else None
    places = stacked or _spots_side_by_side(x, y, card_w, top, floor)
    spots = tuple((m.px(sx), m.px(sy)) for sx, sy in places)
    south = (m.px(m.w / 2), prompt.top)
    oval_bottom = prompt.top / m.unit - 6
    if m.portrait:  # around the kitty
        oval_bottom = max(oval_bottom, 2 * y - top - 2)
    around = Surroundings(
        card=card_w,
        floor=hand.bottom / m.unit,
        hand=choosing.hand,
        asked=choosing.asked,
        south=choosing.south,
        edge=menu.x / m.unit,
        below=choosing.top if choosing.below is None else choosing.below,
        under_strips=choosing.top if choosing.under_strips is None else choosing.under_strips,
        beside=choosing.beside,
        strips=choosing.strips,
        hint=hint,
        other_hint=last_trick,
        button=BUTTON,
        gap=GAP,
        words=WORDS * m.text,
        low=choosing.low,
    )
    five = choice_layout(m, around, others=5, slots=5)
    # As wide as the ten: so many cards are painted once less.
    exchange = choice_layout(m, around, others=1, slots=1, widest=five.cards[0].width / m.unit)
    return TableLayout(
        card=m.px(card_w),
        turn=turn,
        small=m.px(small),
        back=m.px(back),
        peek=m.px(peek),
        menu=menu,
        trump=trump,
        log=log,
        last_trick=last_trick,
        hint=hint,
        plates=plates,
        flat_south=flat_south,
        strips=strips,
        pile=m.px(pile),
        dummy=dummy,
        aside=aside,
        hand=hand,
        dummy_name=(dummy.centerx, dummy.bottom + m.px(3)),
        kitty_name=(m.px(centre[0]), m.px(y + pile * 0.7) + m.px(8)),
        oval=m.rect(*_oval(m, card_w, plates, top, oval_bottom, flat_south or strips)),
        rim=rim,
        worded=worded,
        centre=(m.px(centre[0]), m.px(y)),
        spots=(spots[0], spots[1], spots[2]),
        bubbles=(south, plates[1].midbottom, plates[2].midbottom),
        prompt=prompt,
        buttons=buttons,
        five=five,
        exchange=exchange,
    )


def _spots(x: float, y: float, card_w: float, top: float, floor: float) -> tuple[tuple[float, float], ...] | None:
    """The middle of each card of the trick, in units: in a narrow window West's and East's above South's.

    None where it is too low for that.
    """
    height = card_w * 1.4
    gap = card_w * 0.09
    if floor - top < 2 * height + gap:
        return None
    middle = min(max(y, top + height + gap / 2), floor - height - gap / 2)
    upper, lower = middle - (height + gap) / 2, middle + (height + gap) / 2
    side = (card_w + gap) / 2
    return (x, lower), (x - side, upper), (x + side, upper)


def _spots_side_by_side(x: float, y: float, card_w: float, top: float, floor: float) -> tuple[tuple[float, float], ...]:
    """The same in a wide window, or a low one: South's stands between the others, as much lower as there is room."""
    height = card_w * 1.4
    fall = max(0.0, floor - top - height)
    upper = top + height / 2 + min(fall * 0.25, max(0.0, y - height / 2 - top))
    lower = min(floor - height / 2, upper + height * 0.45)
    side = card_w + card_w * 0.09
    return (x, lower), (x - side, upper), (x + side, upper)


def _oval(
    m: Metrics, card_w: float, plates: Sequence[Rect], top: float, bottom: float, portrait: bool
) -> tuple[float, float, float, float]:
    """The line woven into the felt, in units: between the plates, above the words."""
    left = 14.0 if portrait else max(plates[1].right / m.unit + 20, m.w / 2 - card_w * 3.4)
    high = min(bottom - top, (m.w - 2 * left) * 1.1)
    return left, (top + bottom - high) / 2, m.w - 2 * left, high


def button_rows(area: Rect, widths: Sequence[int], height: int, gap: int, most: int = 0) -> list[Rect]:
    """Buttons in centred rows that grow upward from the lower edge of an area, in reading order.

    Where there is room for so many rows at `most` (0: any number), they are made narrower to fit into these.
    """
    rows = _in_rows(area, widths, gap)
    share = 1.0
    while most and len(rows) > most and share > 0.5:
        share -= 0.02
        rows = _in_rows(area, [round(width * share) for width in widths], gap)
    placed: list[Rect] = []
    top = area.bottom - len(rows) * height - (len(rows) - 1) * gap
    for each in rows:
        left = area.centerx - (sum(each) + gap * (len(each) - 1)) // 2
        for width in each:
            placed.append(Rect(left, top, width, height))
            left += width + gap
        top += height + gap
    return placed


def _in_rows(area: Rect, widths: Sequence[int], gap: int) -> list[list[int]]:
    rows: list[list[int]] = [[]]
    for width in widths:
        used = sum(rows[-1]) + gap * len(rows[-1])
        if rows[-1] and used + width > area.width:
            rows.append([])
        rows[-1].append(min(width, area.width))
    return rows
