"""Choosing cards with everything one below the other: the panel, what is asked, the buttons, and the slots as a hand.

Of several arrangements the one with the largest cards is taken; where a panel beside the opponents' plates would make
the cards too small, the plates give way to strips that tell the same.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.table.card_back import card_height
from game.table.choice_layout import AIR, APART, CLOSE, DOTS, INSET, LABEL, TIGHT, CardChoice, Span, Surroundings
from game.widgets.metrics import Metrics

_SPLIT: Final = 20.0
"""Between own and other cards on one line, in units."""
_DOTS: Final = 0.06
"""How far the dots around a card reach, as a part of its width."""
_WANTED: Final = 64.0
"""Cards of this width are read at once, in units: for narrower ones the plates give way."""
_WORTH_IT: Final = 1.06
"""So much wider the cards must get for that."""
_LARGE: Final = 80.0
"""Cards wider than that have more air around them, in units."""
_NARROW: Final = 340.0
"""In a window narrower than that, in units, the panel has a narrower edge."""


@dataclass(frozen=True)
class _Arrangement:
    strips: bool
    lines: int


def choice_stacked(m: Metrics, around: Surroundings, others: int, slots: int, widest: float = math.inf) -> CardChoice:
    """The places for the own five beside `others` more cards, of which `slots` are chosen.

    No card gets wider than `widest`, in units.
    """
    return _Arranging(m, around, others, slots, widest).best()


class _Arranging:
    def __init__(self, m: Metrics, around: Surroundings, others: int, slots: int, widest: float) -> None:
        self.m = m
        self.around = around
        self.others = others
        self.slots = slots
        self.widest = widest
        # A low window has no height to spare for the largest words.
        self.label = LABEL * (m.text if m.h >= 640 else min(m.text, 1.2))
        self.line = self.label * 1.25 + DOTS
        self.inset = INSET if m.w >= _NARROW else TIGHT

    def best(self) -> CardChoice:
        """The places of the arrangement that is worth most."""
        (_, card, plates), (_, wider, strips) = (max(self._all(each), key=lambda one: one[0]) for each in (False, True))
        if card >= min(self.around.card, _WANTED) or wider < card * _WORTH_IT:
            return self._build(plates, card)
        return self._build(strips, wider)

    def _all(self, strips: bool) -> Iterator[tuple[float, float, _Arrangement]]:
        """Every arrangement with its worth and the width of its cards."""
        usual = 2 if self.others > 1 else 1
        for lines in (1, 2):
            arrangement = _Arrangement(strips, lines)
            card = self._card(arrangement)
            # Large enough, the arrangement is what counts; else the size.
            yield card * (1.25 if lines == usual and card >= min(self.around.card, _WANTED) else 1.0), card, arrangement

    def _room(self, arrangement: _Arrangement) -> Span:
        around = self.around
        return (around.edge, self.m.w - around.edge) if arrangement.strips else around.beside

    def _top(self, arrangement: _Arrangement) -> float:
        return self.around.under_strips if arrangement.strips else self.around.below

    def _across(self, lines: int) -> Span:
        """How wide the lines are: so many widths of a card, and what is added to that."""
        return (_row(max(5, self.others)), 0.0) if lines == 2 else (_row(5) + _row(self.others), _SPLIT)

    def _card(self, arrangement: _Arrangement) -> float:
        """How wide the cards can be."""
        around, lines = self.around, arrangement.lines
        left, right = self._room(arrangement)
        row, split = self._across(lines)
        widths = [(right - left - 2 * self.inset - split) / row]
        widths.append((around.hand[1] - around.hand[0]) / (_row(self.slots) + 2 * _DOTS))
        fixed = lines * self.line + (lines - 1) * CLOSE + 2 * self.inset + 2 * AIR
        fixed += around.words + CLOSE + around.button + around.gap
        room = around.floor - self._top(arrangement)
        widths.append((room - fixed) / (1.4 * (lines + 1) + 2 * _DOTS))
        return max(1.0, min(around.card, *widths))

    def _build(self, arrangement: _Arrangement, card: float) -> CardChoice:
        m, around, lines = self.m, self.around, arrangement.lines
        left, right = self._room(arrangement)
        if card > _LARGE:
            card = min(self.widest, max(_LARGE, card * 0.94))
        card = min(card, self.widest)
        more = max(0.0, card - _WANTED) * 0.08
        inset, line = self.inset + more, self.line + more
        step, high = card * (1 + APART), card * 1.4
        row, split = self._across(lines)
        wide, tall = card * row + split + 2 * inset, lines * (high + line) + (lines - 1) * CLOSE + 2 * inset
        # The dots around the slots keep away from the buttons and the window's edge.
        slots_y = around.floor - high - _DOTS * card
        slots_x = (around.hand[0] + around.hand[1] - card * _row(self.slots)) / 2
        buttons_y = slots_y - _DOTS * card - around.gap - around.button
        buttons = (around.asked[0], buttons_y, around.asked[1] - around.asked[0], around.button)
        prompt = (buttons[0], buttons_y - CLOSE - around.words, buttons[2], around.words)
        end = prompt[1] - AIR
        spare = end - tall - self._top(arrangement)
        # Near the hand, so that it covers no more than it must where there is room to spare.
        panel_x, panel_y = (left + right) / 2 - wide / 2, self._top(arrangement) + max(0.0, spare - min(20, spare / 2))
        own = (panel_x + inset, panel_y + inset)
        if lines == 2:
            # A single card lies over the middle one.
            other = (own[0] + (2 * step if self.others == 1 else 0), own[1])
            own = (own[0], own[1] + line + high + CLOSE)
        else:
            other = (own[0] + card * _row(5) + _SPLIT, own[1])
        places = [(own[0] + step * place, own[1] + line) for place in range(5)]
        places += [(other[0] + step * place, other[1] + line) for place in range(self.others)]
        width = m.px(card)

        def at(x: float, y: float) -> Rect:
            return Rect(m.px(x), m.px(y), width, card_height(width))

        return CardChoice(
            panel=m.rect(panel_x, panel_y, wide, tall),
            tray=None,
            label=m.px(self.label),
            labels=((m.px(own[0]), m.px(own[1])), (m.px(other[0]), m.px(other[1]))),
            cards=tuple(at(x, y) for x, y in places),
            slots=tuple(at(slots_x + step * place, slots_y) for place in range(self.slots)),
            prompt=m.rect(*prompt),
            buttons=m.rect(*buttons),
            button=m.px(around.button),
            gap=m.px(around.gap),
            hint=around.hint,
            plates=around.strips if arrangement.strips else None,
        )


def _row(cards: int) -> float:
    """How wide some cards beside each other are, in widths of one."""
    return cards + (cards - 1) * APART
