"""Buttons side by side, in as many rows as they need."""

from collections.abc import Sequence

from pygame import Rect


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
