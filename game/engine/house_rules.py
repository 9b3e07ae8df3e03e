"""The house rules of a match: what tables disagree on, with the defaults of rules.md."""

from dataclasses import dataclass, fields
from typing import Final

from game.engine.cards import DECKS, Card

Value = int | bool | str

CHOICES: Final[dict[str, tuple[Value, ...]]] = {
    "deck": (24, 25, 32),
    "target": (5, 7, 10, 11, 15),
    "dealer_must_pick_up": (False, True),
    "turned_down_suit_allowed": (False, True),
    "stick_the_dealer": (False, True),
    "lead": ("rule", "always_left_of_dealer"),
    "march_points": (2, 3, 4),
    "lone_march_points": (3, 4, 5, 6),
    "lone_defender_points": (2, 4),
    "tie": ("higher_then_share", "share", "play_on"),
}
"""Every house rule by name, with the values it may take."""


@dataclass(frozen=True)
class HouseRules:
    """The rules a match is played by. Raises ValueError, naming the rule, for a value that is not in CHOICES."""

    deck: int = 24
    target: int = 10
    dealer_must_pick_up: bool = False
    turned_down_suit_allowed: bool = False
    stick_the_dealer: bool = False
    lead: str = "rule"
    march_points: int = 3
    lone_march_points: int = 3
    lone_defender_points: int = 2
    tie: str = "higher_then_share"

    def __post_init__(self) -> None:
        for name, choices in CHOICES.items():
            value = getattr(self, name)
            if not any(value == choice and type(value) is type(choice) for choice in choices):
                raise ValueError(f"house rule {name} cannot be {to_word(value)}: {_one_of(choices)}")

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the deck, in a fixed order."""
        return DECKS[self.deck]

    @classmethod
    def from_words(cls, text: str) -> "HouseRules":
        """Read `name=value` words as records write them ("deck=25 stick_the_dealer=yes"); what is not named is default.

        Raises ValueError for an unknown name, a name given twice, or a value the rule cannot take.
        """
        given: dict[str, Value] = {}
        for word in text.lower().split():
            name, equals, written = word.partition("=")
            if name not in CHOICES:
                raise ValueError(f"unknown house rule {name!r}")
            if not equals:
                raise ValueError(f"house rule {name} has no value: write {name}=…")
            if name in given:
                raise ValueError(f"house rule {name} is given twice")
            for choice in CHOICES[name]:
                if to_word(choice) == written:
                    given[name] = choice
                    break
            else:
                raise ValueError(f"house rule {name} cannot be {written}: {_one_of(CHOICES[name])}")
        return cls(**given)  # type: ignore[arg-type]

    def to_words(self) -> str:
        """The rules that differ from the default, as records write them; "" when none does."""
        return " ".join(
            f"{each.name}={to_word(getattr(self, each.name))}"
            for each in fields(self)
            if getattr(self, each.name) != each.default
        )


def to_word(value: Value) -> str:
    """A house rule's value as records write it: yes and no for the switches."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _one_of(choices: tuple[Value, ...]) -> str:
    return "it is one of " + ", ".join(to_word(choice) for choice in choices)
