"""Where the human's hand and some more cards lie while some of them are chosen: five of ten, and the dealer's exchange.

The cards lie in rows on a panel, those that are chosen in slots near the human. Worked out in units, like the table;
`choice_stacked` has the slots below the panel, `choice_beside` beside it, for phones on their side.
"""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

Point = tuple[int, int]
Span = tuple[float, float]

INSET: Final = 7.0
"""From the panel's edge to what lies on it, in units; …"""
TIGHT: Final = 4.0
"""… and in narrow windows."""
LABEL: Final = 14.0
"""Height of the font of the words over a row, in units at text size 100 %."""
AIR: Final = 6.0
"""Between panel, words and plates, in units."""
APART: Final = 0.1
"""Between two cards, as a part of their width: their dots need that."""
DOTS: Final = 3.0
"""Room for the dots between a card and the words over it, in units."""
CLOSE: Final = 4.0
"""Between lines of cards, in units."""


@dataclass(frozen=True)
class CardChoice:
    """The places for choosing cards, in device pixels."""

    panel: Rect
    """The rows of cards lie on it."""
    tray: Rect | None
    """A smaller panel for question and slots; None where these stand on the felt."""
    label: int
    """Height of the font of the words over the cards."""
    labels: tuple[Point, Point]
    """Top left of the words over the own cards and over the others."""
    cards: tuple[Rect, ...]
    """The own five, then the others."""
    slots: tuple[Rect, ...]
    """Where those chosen lie."""
    prompt: Rect
    """Words about what is asked of the human, at its lower edge."""
    buttons: Rect
    """Room for the buttons; rows grow upward from its lower edge."""
    button: int
    """Height of a button."""
    gap: int
    """Between two buttons."""
    hint: Rect
    plates: tuple[Rect, Rect] | None
    """Strips for West and East, where their plates would lie under the panel; None where they do not."""

    @property
    def covered(self) -> tuple[Rect, ...]:
        """What lies under panel and tray."""
        return (self.panel,) if self.tray is None else (self.panel, self.tray)


@dataclass(frozen=True)
class Surroundings:
    """What the choosing has to do with, in units."""

    card: float
    """Width of a card of the hand."""
    floor: float
    """Lower edge of the hand."""
    hand: Span
    """From where to where the slots may reach."""
    asked: Span
    """From where to where buttons and words may reach above them."""
    south: tuple[float, float]
    """Right and upper edge of South's plate, where it stands to the left of the hand."""
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
    """Where the hint stands, in device pixels."""
    button: float
    gap: float
    words: float
    """Height of the words, with the person's text size."""
