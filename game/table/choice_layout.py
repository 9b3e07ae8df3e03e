"""Where the human's hand and some more cards lie while some of them are chosen: five of ten, and the dealer's exchange.

The cards lie on a panel, those that are chosen in slots near the human. Worked out in units, like the table. Of several
arrangements the one with the largest cards is taken; where a panel beside the opponents' plates would make the cards
too small for a finger, the plates give way to strips that tell the same.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.table.card_back import card_height
from game.widgets.metrics import Metrics

Point = tuple[int, int]
Span = tuple[float, float]

INSET: Final = 7.0
"""From the panel's edge to what lies on it, in units."""
LABEL: Final = 14.0
"""Height of the font of the words over a row, in units at text size 100 %."""
AIR: Final = 6.0
"""Between two cards, and between panel, words and plates, in units."""
SPLIT: Final = 20.0
"""Between own and other cards on one line, in units."""
STRIP: Final = 0.8
"""How much of a card is free at least where cards overlap, as a part of its width."""
WANTED: Final = 64.0
"""Cards of this width are read at once, in units: narrower ones would rather overlap, or take the plates' room."""
_LARGE: Final = 80.0
COLUMN: Final = 118.0
"""The least width of a column of buttons, in units."""
TOUCH: Final = 44.0
_CLOSE: Final = 4.0
"""Between buttons that stand close, and lines of cards, in units."""
_AWAY: Final = 7.0
"""How much further the slots lie from buttons and edge where there is room, in units."""


@dataclass(frozen=True)
class CardChoice:
    """The places for choosing cards, in device pixels."""

    panel: Rect
    label: int
    """Height of the font of the words over the cards."""
    labels: tuple[Point, Point]
    """Top left of the words over the own cards and over the others."""
    cards: tuple[Rect, ...]
    """The own five, then the others."""
    slots: tuple[Rect, ...]
    """Where those chosen lie."""
    prompt: Rect
    """Words about what is asked of the human."""
    buttons: Rect
    """Room for the buttons; rows grow upward from its lower edge."""
    button: int
    """Height of a button."""
    gap: int
    """Between two buttons."""
    hint: Rect
    plates: tuple[Rect, Rect] | None
    """Strips for West and East, where their plates would lie under the panel; None where they do not."""


@dataclass(frozen=True)
class Surroundings:
    """What the panel has to do with, in units."""

    card: float
    """Width of a card of the hand: none gets larger here."""
    floor: float
    """Lower edge of the hand."""
    hand: Span
    """From where to where the slots may reach."""
    asked: Span
    """From where to where buttons and words may reach above them."""
    south: float
    """Right edge of what stands to the left of the hand."""
    edge: float
    beside: Span
    """From where to where there is room between the opponents' plates, or below them."""
    below: float
    """From where on there is room if the plates stay."""
    strips: tuple[Rect, Rect]
    """Places for the strips, in device pixels."""
    under_strips: float
    """From where on there is room below the strips."""
    hint: Rect
    other_hint: Rect
    """Where the hint may stand instead, in device pixels."""
    button: float
    gap: float
    words: float
    """Height of the words, with the person's text size."""
    low: bool
    """Whether buttons may stand beside the slots, for want of height."""


def choice_layout(m: Metrics, around: Surroundings, others: int, slots: int, widest: float = math.inf) -> CardChoice:
    """The places for the own five beside `others` more cards, of which `slots` are chosen.

    No card gets wider than `widest`, in units.
    """
    return _Arranging(m, around, others, slots, widest).best()


@dataclass(frozen=True)
class _Arrangement:
    strips: bool
    columns: bool
    lines: int


class _Arranging:
    def __init__(self, m: Metrics, around: Surroundings, others: int, slots: int, widest: float) -> None:
        self.m = m
        self.around = around
        self.others = others
        self.slots = slots
        self.widest = widest
        # A low window has no height to spare for the largest words.
        self.label = LABEL * (m.text if m.h >= 640 else min(m.text, 1.2))
        self.line = self.label * 1.25 + 1

    def best(self) -> CardChoice:
        comfortable = min(self.around.card, WANTED)
        for strips in (False, True):
            _, card, arrangement = max(self._all(strips), key=lambda each: each[0])
            if strips or card >= comfortable:
                return self._build(arrangement, card)
        raise AssertionError("unreachable")

    def _all(self, strips: bool) -> Iterator[tuple[float, float, _Arrangement]]:
        """Every arrangement with its worth and the width of its cards."""
        usual = 2 if self.others > 1 else 1
        for columns in (False, True) if self.around.low else (False,):
            for lines in (1, 2):
                arrangement = _Arrangement(strips, columns, lines)
                card = self._card(arrangement)
                # Large enough, the arrangement is what counts; else the size.
                liked = 1.25 if lines == usual and card >= min(self.around.card, WANTED) else 1.0
                worth = card * liked * (0.98 if columns else 1.0)
                yield worth * self._free(arrangement, card), card, arrangement

    def _room(self, arrangement: _Arrangement) -> Span:
        around = self.around
        return (around.edge, self.m.w - around.edge) if arrangement.strips else around.beside

    def _top(self, arrangement: _Arrangement) -> float:
        return self.around.under_strips if arrangement.strips else self.around.below

    def _slot_room(self, arrangement: _Arrangement) -> Span:
        around = self.around
        if not arrangement.columns:
            return around.hand
        return around.south + AIR, self.m.w - around.edge - COLUMN - AIR

    def _card(self, arrangement: _Arrangement) -> float:
        """How wide the cards can be."""
        around = self.around
        left, right = self._room(arrangement)
        inner = right - left - 2 * INSET
        if arrangement.lines == 2:
            widths = [_widest(inner, max(5, self.others))]
        else:
            widths = [_widest(inner - SPLIT, 5 + self.others, 2)]
        left, right = self._slot_room(arrangement)
        widths.append(_widest(right - left, self.slots))
        lines = arrangement.lines
        fixed = lines * self.line + (lines - 1) * _CLOSE + 2 * INSET + 2 * AIR
        room = around.floor - self._top(arrangement)
        if arrangement.columns:
            widths.append((room - fixed - around.words) / (1.4 * (lines + 1)))
            widths.append((room - fixed - 3 * TOUCH - 2 * _CLOSE) / (1.4 * lines))
        else:
            widths.append((room - fixed - around.words - around.button - around.gap) / (1.4 * (lines + 1)))
        return max(1.0, min(around.card, *widths))

    def _free(self, arrangement: _Arrangement, card: float) -> float:
        """Which part of a card is not covered by the next."""
        left, right = self._room(arrangement)
        inner = right - left - 2 * INSET
        if arrangement.lines == 2:
            return min(1.0, _step(card, inner, max(5, self.others)) / card)
        return min(1.0, _step(card, inner - SPLIT, 5 + self.others, 2) / card)

    def _build(self, arrangement: _Arrangement, card: float) -> CardChoice:
        m, around, lines = self.m, self.around, arrangement.lines
        left, right = self._room(arrangement)
        # Large cards have more air around them.
        if card > _LARGE:
            card = min(self.widest, max(_LARGE, card * 0.94))
        more = max(0.0, card - WANTED) * 0.08
        air, inset, line = AIR + more, INSET + more, self.line + more
        inner, high = right - left - 2 * inset, card * 1.4
        if lines == 2:
            step = _step(card, inner, max(5, self.others), air=air)
            wide = card + step * (max(5, self.others) - 1)
        else:
            step = _step(card, inner - SPLIT, 5 + self.others, 2, air=air)
            wide = 2 * card + step * (3 + self.others) + SPLIT
        wide, tall = wide + 2 * inset, lines * (high + line) + (lines - 1) * _CLOSE + 2 * inset
        slots_y = around.floor - high
        slot_left, slot_right = self._slot_room(arrangement)
        slot_step = _step(card, slot_right - slot_left, self.slots, air=air)
        slots_w = card + slot_step * (self.slots - 1)
        if arrangement.columns:
            slots_x = min(max(m.w / 2 - slots_w / 2, slot_left), slot_right - slots_w)
            column_x = slots_x + slots_w + AIR
            if self.slots == 1:  # the words need the room beside it
                slots_x, column_x = (slot_left + slot_right - card) / 2, slot_right + AIR
            prompt = (slot_left, slots_y - _CLOSE - around.words, column_x - AIR - slot_left, around.words)
            beside_h = max(3 * TOUCH + 2 * _CLOSE, around.words + _CLOSE + high)
            end = around.floor - beside_h - AIR
            buttons = (column_x, end + AIR, m.w - around.edge - column_x, beside_h)
            button, gap = TOUCH, _CLOSE
        else:
            slots_x = (slot_left + slot_right) / 2 - slots_w / 2
            button, gap = around.button, around.gap
            buttons_y = slots_y - gap - button
            buttons = (around.asked[0], buttons_y, around.asked[1] - around.asked[0], button)
            prompt = (buttons[0], buttons_y - 2 - around.words, buttons[2], around.words)
            end = prompt[1] - AIR
        spare = end - tall - self._top(arrangement)
        if not arrangement.columns:
            # Where there is height to spare the dots around the slots keep away from the buttons and the window's edge.
            away = min(_AWAY, max(0.0, spare * 0.3))
            slots_y -= away
            buttons = (buttons[0], buttons[1] - 2 * away, buttons[2], buttons[3])
            prompt = (prompt[0], prompt[1] - 2 * away, prompt[2], prompt[3])
            end, spare = end - 2 * away, spare - 2 * away
        # Near the hand, so that it covers no more than it must where there is room to spare.
        panel_x, panel_y = (left + right) / 2 - wide / 2, self._top(arrangement) + max(0.0, spare - min(20, spare / 2))
        own = (panel_x + inset, panel_y + inset)
        if lines == 2:
            # A single card lies over the middle one.
            other = (own[0] + (2 * step if self.others == 1 else 0), own[1])
            own = (own[0], own[1] + line + high + _CLOSE)
        else:
            other = (own[0] + card + 4 * step + SPLIT, own[1])
        width = m.px(card)
        places = [(own[0] + step * place, own[1] + line) for place in range(5)]
        places += [(other[0] + step * place, other[1] + line) for place in range(self.others)]
        slot_places = [(slots_x + slot_step * place, slots_y) for place in range(self.slots)]
        return CardChoice(
            panel=m.rect(panel_x, panel_y, wide, tall),
            label=m.px(self.label),
            labels=((m.px(own[0]), m.px(own[1])), (m.px(other[0]), m.px(other[1]))),
            cards=tuple(Rect(m.px(x), m.px(y), width, card_height(width)) for x, y in places),
            slots=tuple(Rect(m.px(x), m.px(y), width, card_height(width)) for x, y in slot_places),
            prompt=m.rect(*prompt),
            buttons=m.rect(*buttons),
            button=m.px(button),
            gap=m.px(gap),
            hint=around.other_hint if arrangement.columns else around.hint,
            plates=around.strips if arrangement.strips else None,
        )


def _widest(room: float, cards: int, groups: int = 1) -> float:
    """How wide each of some cards beside each other can be: rather overlapping than narrower than is read at once."""
    apart = (room - AIR * (cards - groups)) / cards
    overlapping = room / (groups + STRIP * (cards - groups))
    return max(apart, min(WANTED, overlapping))


def _step(card: float, room: float, cards: int, groups: int = 1, *, air: float = AIR) -> float:
    """From card to card."""
    if cards == groups:
        return card + air
    return min(card + air, (room - groups * card) / (cards - groups))
