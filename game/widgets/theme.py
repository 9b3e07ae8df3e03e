"""The named colours: everything that is drawn takes its colours from a `Palette`, none are written elsewhere."""

from dataclasses import dataclass
from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Palette:
    """One look of the table. `text`, `muted` and `gold` have at least 4.5:1 against `felt` and `panel`."""

    felt: Colour
    """The cloth, lit from above; it darkens to `felt_edge`."""
    felt_edge: Colour
    panel: Colour
    """Buttons, bubbles and panels on the felt."""
    panel_edge: Colour
    raised: Colour
    """A button at rest on a panel."""
    text: Colour
    """Words on felt and panels."""
    muted: Colour
    """Words of less weight on felt and panels."""
    gold: Colour = (240, 191, 90)
    """What is the human's to do now, and nothing else."""
    gold_ink: Colour = (43, 29, 6)
    """Words on gold."""
    danger: Colour = (255, 186, 170)
    """Words of warning on felt and panels."""
    shadow: Colour = (4, 14, 10)
    rim: Colour = (58, 33, 20)
    """The wood around the table, …"""
    rim_light: Colour = (128, 84, 50)
    """… and where light falls on it."""
    card: Colour = (253, 249, 238)
    """The ivory of a card's face."""
    ink: Colour = (27, 32, 44)
    """Black suits, and words on ivory."""
    red: Colour = (193, 37, 43)
    green: Colour = (14, 116, 66)
    """Clubs of the four-colour deck."""
    blue: Colour = (24, 92, 178)
    """Diamonds of the four-colour deck."""

    @property
    def unavailable(self) -> Colour:
        """Words on a button that is closed: of less weight than any other, with 4.5:1 against `panel` all the same."""
        return mix(self.muted, self.panel, 0.25)


THEMES: Final[dict[str, Palette]] = {
    "green": Palette(
        felt=(20, 88, 61),
        felt_edge=(9, 51, 38),
        panel=(8, 43, 33),
        panel_edge=(66, 122, 96),
        raised=(20, 70, 53),
        text=(247, 243, 229),
        muted=(199, 216, 201),
    ),
    "blue": Palette(
        felt=(28, 77, 112),
        felt_edge=(11, 39, 64),
        panel=(9, 32, 54),
        panel_edge=(74, 118, 154),
        raised=(22, 58, 88),
        text=(244, 244, 236),
        muted=(198, 213, 226),
        shadow=(4, 11, 20),
    ),
    "burgundy": Palette(
        felt=(117, 35, 50),
        felt_edge=(58, 13, 25),
        panel=(48, 10, 21),
        panel_edge=(154, 84, 92),
        raised=(83, 24, 37),
        text=(250, 243, 232),
        muted=(231, 204, 198),
        shadow=(20, 3, 8),
    ),
    "slate": Palette(
        felt=(62, 71, 84),
        felt_edge=(30, 35, 44),
        panel=(25, 30, 38),
        panel_edge=(104, 114, 128),
        raised=(49, 56, 67),
        text=(245, 243, 236),
        muted=(206, 211, 218),
        shadow=(8, 9, 12),
    ),
}
"""The four felts by name; "green" is the default."""


def luminance(colour: Colour) -> float:
    """Relative luminance as WCAG defines it, 0 to 1."""

    def part(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = colour
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of two colours as WCAG defines it, 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """`part` (0 to 1) of the other colour in the one."""
    return (
        round(one[0] + (other[0] - one[0]) * part),
        round(one[1] + (other[1] - one[1]) * part),
        round(one[2] + (other[2] - one[2]) * part),
    )
