"""A thing a person can do now, however they do it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Control:
    """One open action of a scene.

    Mouse, touch, keyboard and the page's own buttons all lead to `scene.activate(control.id)`; the canvas and the page
    show the same controls, but for a choice made in steps on one and at once on the other. Nothing can be reached one
    way only.
    """

    id: str
    """Unique within its scene."""
    label: str
    """The words on the button."""
    name: str
    """The full accessible name: "Play jack of diamonds, left bower"."""
    action: str | None = None
    """For a move of the game: its statement of record.md without the seat ("pass", "call H", "JH")."""
    command: str | None = None
    """For anything else: a word such as "new-match" or "settings"."""
    card: str | None = None
    """For the cards of five-of-ten: the card's code; `pressed` tells whether it is among the five."""
    enabled: bool = True
    pressed: bool | None = None
    """True or false for a toggle; None for a plain button."""
    description: str | None = None
    """What it means, where that stands beside it on the canvas, for people who listen to the page."""
    twin: str | None = None
    """The id of the control that is pressed on the canvas instead, where this one is in the page only."""
    in_page: bool = True
    """Whether the page has a button for it. Not for the steps of a choice that the page offers whole."""
    on_canvas: bool = True
    """Whether it stands on the canvas. Not for a choice that is made there in steps."""
    hotkey: str | None = None
    """The key that does the same, as written on the keyboard ("p", "1", "escape")."""
