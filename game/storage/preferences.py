"""What a person has chosen: speed, looks, sound, and the house rules of the next match."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Final

from game.engine.house_rules import CHOICES, HouseRules, to_word
from game.storage.backend import Backend

KEY: Final = "preferences"
VERSION: Final = 1

SPEEDS: Final = ("slow", "normal", "fast", "off")
TRICK_RESTS: Final = ("timed", "tap")
THEMES: Final = ("green", "blue", "burgundy", "slate")
TEXT_SIZES: Final = (100, 110, 125, 150)
VOLUMES: Final = tuple(range(0, 101, 10))
MOTIONS: Final = ("system", "full", "reduced")
LEVEL: Final = "advice"
"""The computer player who sits in both other seats unless told otherwise."""

ALLOWED: Final[Mapping[str, tuple[object, ...]]] = {
    "speed": SPEEDS,
    "trick_rest": TRICK_RESTS,
    "theme": THEMES,
    "text_size": TEXT_SIZES,
    "volume": VOLUMES,
    "motion": MOTIONS,
    "four_colour": (False, True),
    "muted": (False, True),
}
"""Every preference that is one of a few values."""


@dataclass(frozen=True)
class Preferences:
    """All choices. Values outside ALLOWED are not made by the game and not read from disk."""

    speed: str = "normal"
    trick_rest: str = "timed"
    """After a trick: go on after a while, or at a tap."""
    levels: tuple[str, str] = (LEVEL, LEVEL)
    """The computer players at West and East, by name."""
    theme: str = "green"
    four_colour: bool = False
    text_size: int = 100
    """Percent."""
    motion: str = "system"
    """Whether cards move: as the system says, always, or only fades."""
    volume: int = 70
    """Percent."""
    muted: bool = False
    met: bool = False
    """Whether a match or the lesson was begun before: until then the lesson is offered first."""
    rules: HouseRules = field(default_factory=HouseRules)
    """The house rules of the next match."""

    def but(self, **changes: object) -> "Preferences":
        """A copy with some choices changed."""
        return replace(self, **changes)  # type: ignore[arg-type]

    @property
    def look(self) -> tuple[object, ...]:
        """What changes how things are drawn."""
        return self.theme, self.four_colour, self.text_size

    def to_json(self) -> str:
        """As kept in the backend."""
        kept: dict[str, object] = {each.name: getattr(self, each.name) for each in fields(self)}
        kept["version"] = VERSION
        kept["rules"] = {name: getattr(self.rules, name) for name in CHOICES}
        kept["levels"] = list(self.levels)
        return json.dumps(kept, indent=1)

    @classmethod
    def from_json(cls, text: str) -> "Preferences":
        """Read what was kept. Never raises: what cannot be read, or is of another time, is the default."""
        try:
            kept = json.loads(text)
        except (ValueError, RecursionError):
            return cls()
        if not isinstance(kept, dict):
            return cls()
        good: dict[str, object] = {
            name: kept[name] for name, allowed in ALLOWED.items() if name in kept and _is_one_of(kept[name], allowed)
        }
        levels = kept.get("levels")
        if isinstance(levels, list) and len(levels) == 2 and all(isinstance(each, str) and each for each in levels):
            good["levels"] = (levels[0], levels[1])
        good["met"] = kept.get("met") is True
        good["rules"] = _rules(kept.get("rules"))
        return cls().but(**good)


def load(store: Backend) -> Preferences:
    """The preferences that were kept, as far as they can be read."""
    return Preferences.from_json(store.read(KEY) or "")


def save(store: Backend, preferences: Preferences) -> None:
    """Keep the preferences."""
    store.write(KEY, preferences.to_json())


def _is_one_of(value: object, allowed: tuple[object, ...]) -> bool:
    return any(value == each and type(value) is type(each) for each in allowed)


def _rules(kept: object) -> HouseRules:
    if not isinstance(kept, dict):
        return HouseRules()
    words = [
        f"{name}={to_word(kept[name])}"
        for name, allowed in CHOICES.items()
        if name in kept and _is_one_of(kept[name], allowed)
    ]
    return HouseRules.from_words(" ".join(words))
