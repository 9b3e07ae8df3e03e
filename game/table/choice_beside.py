"""Choosing cards on a phone on its side: question and slots at the left, two rows of cards on a panel at the right.

West and East are strips in the bar; the buttons stand in a row between South's plate and the hint.
"""

import math
from typing import Final

from pygame import Rect

from game.table.card_back import card_height
from game.table.choice_layout import AIR, APART, CLOSE, DOTS, INSET, LABEL, TIGHT, CardChoice, Surroundings
from game.widgets.metrics import Metrics

_ROW: Final = 5
"""So many cards lie in a row, and as wide are the slots, however few are chosen."""
_LARGER: Final = 1.15
"""So much wider than in the hand the cards may be."""
_LARGEST_LABEL: Final = 1.2
"""There is no height to spare for the largest words over the rows."""
_NARROW: Final = 640.0
"""In a window narrower than that, in units, the panels have a narrower edge."""
_BETWEEN: Final = 16.0
"""From the slots to the panel where there is room, in units."""


def choice_beside(m: Metrics, around: Surroundings, others: int, slots: int, widest: float = math.inf) -> CardChoice:
    """The places for the own five beside `others` more cards, of which `slots` are chosen.

    No card gets wider than `widest`, in units.
    """
    label = LABEL * min(m.text, _LARGEST_LABEL)
    line = label * 1.25 + DOTS
    inset = INSET if m.w >= _NARROW else TIGHT
    top = around.under_strips
    buttons_y = around.hint.bottom / m.unit - around.button
    south_x, south_y = around.south
    room = m.w - 2 * around.edge - around.gap
    row = _ROW + (_ROW - 1) * APART
    card = min(
        around.card * _LARGER,
        widest,
        (room - 4 * inset) / (2 * row),
        (buttons_y - AIR - top - 2 * line - CLOSE - 2 * inset) / 2.8,
        (south_y - top - around.words - 4 * AIR) / 1.4,
    )
    high, step = card * 1.4, card * (1 + APART)
    wide, tall = card * row + 2 * inset, 2 * (high + line) + CLOSE + 2 * inset
    between = min(_BETWEEN, around.gap + room - 2 * wide)
    left = (m.w - between) / 2 - wide
    panel = (left + wide + between, top + max(0.0, buttons_y - AIR - top - tall) / 2)
    tray = (left, panel[1], wide, min(tall, south_y - AIR - panel[1]))
    # Question and slots stand in the middle of the tray; the question may have two lines.
    left += inset
    spare = tray[3] - around.words - AIR - high
    more = min(around.words, max(0.0, spare - 2 * AIR))
    apart = AIR + min(AIR, (spare - more) / 4)
    prompt = (left, panel[1] + max(AIR, (spare - more) / 2 - more / 4), card * row, around.words + more)
    slots_x = left + step * (_ROW - slots) / 2
    slots_y = prompt[1] + prompt[3] + apart
    # A single card lies over the middle one.
    others_x = panel[0] + inset + (2 * step if others == 1 else 0)
    others_y, own_y = panel[1] + inset, panel[1] + inset + line + high + CLOSE
    places = [(panel[0] + inset + step * place, own_y + line) for place in range(_ROW)]
    places += [(others_x + step * place, others_y + line) for place in range(others)]
    buttons_x, hint_x = south_x + around.gap, around.hint.x / m.unit
    width = m.px(card)

    def at(x: float, y: float) -> Rect:
        return Rect(m.px(x), m.px(y), width, card_height(width))

    return CardChoice(
        panel=m.rect(*panel, wide, tall),
        tray=m.rect(*tray),
        label=m.px(label),
        labels=((m.px(panel[0] + inset), m.px(own_y)), (m.px(others_x), m.px(others_y))),
        cards=tuple(at(x, y) for x, y in places),
        slots=tuple(at(slots_x + step * place, slots_y) for place in range(slots)),
        prompt=m.rect(*prompt),
        buttons=m.rect(buttons_x, buttons_y, hint_x - around.gap - buttons_x, around.button),
        button=m.px(around.button),
        gap=m.px(around.gap),
        hint=around.hint,
        plates=around.strips,
    )
