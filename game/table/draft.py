"""What the layouts work out for a kind of window, before the trick and the choosing of cards find their places."""

from dataclasses import dataclass

from pygame import Rect

from game.table.trick_spots import Box

Span = tuple[float, float]


@dataclass(frozen=True)
class Choosing:
    """What a kind of layout says about choosing cards, in units; see `choice_layout.Surroundings`."""

    hand: Span
    asked: Span
    south: Span
    top: float
    beside: Span
    strips: tuple[Rect, Rect]
    below: float | None = None
    under_strips: float | None = None
    low: bool = False
    """Whether the slots have room only beside the panel."""


@dataclass(frozen=True, kw_only=True)
class Draft:
    """Places of a table: numbers in units, rectangles in device pixels. For each, see `layout.TableLayout`."""

    card: float
    small: float
    turn: float
    back: float
    peek: float
    menu: Rect
    trump: Rect
    log: Rect
    last_trick: Rect
    hint: Rect
    worded: bool
    rim: bool
    plates: tuple[Rect, Rect, Rect]
    flat_south: bool
    strips: bool
    pile: float
    dummy: Rect
    aside: Rect
    hand: Rect
    centre: tuple[float, float]
    prompt: Rect
    buttons: Rect
    choosing: Choosing
    oval: Box
    ring: Box | None
