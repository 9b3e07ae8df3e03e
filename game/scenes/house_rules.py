"""The house rules of the next match, each explained in plain words."""

from collections.abc import Sequence
from typing import ClassVar, Final

from game.engine.house_rules import CHOICES, HouseRules, Value, to_word
from game.scenes.host import Host
from game.scenes.sheet import Foot, SheetScene
from game.text import t
from game.widgets.button import Style
from game.widgets.control import Control
from game.widgets.form import Form

GROUPS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("rule.group.match", ("target", "tie", "deck")),
    ("rule.group.bidding", ("stick_the_dealer", "turned_down_suit_allowed", "dealer_must_pick_up")),
    ("rule.group.play", ("lead",)),
    ("rule.group.points", ("march_points", "lone_march_points", "lone_defender_points")),
)
"""Every house rule, as the screen groups them."""


class HouseRulesScene(SheetScene):
    """Chooses the house rules. They are kept with the preferences and hold from the next match on."""

    name: ClassVar[str] = "house-rules"
    overlay: ClassVar[bool] = True
    width: ClassVar[float] = 760

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._note = host.in_match

    def heading(self) -> str:
        """House rules."""
        return t("rules.house")

    def prose(self) -> Sequence[str]:
        """The note that the match at hand keeps its rules."""
        return (t("rule.next_match"),) if self._note else ()

    def fill(self, form: Form) -> None:
        """The rules by groups."""
        if self._note:
            form.text(t("rule.next_match"), colour=self.host.palette.danger)
        rules = self.host.preferences.rules
        for key, names in GROUPS:
            form.heading(t(key))
            for name in names:
                if CHOICES[name] == (False, True):
                    form.toggle(_toggle(name, rules), t(f"rule.{name}.why"))
                else:
                    form.choice(t(f"rule.{name}"), _values(name, rules), _explanation(name, rules))

    def feet(self) -> Sequence[Foot]:
        """Back to the usual rules."""
        words = t("rule.usual")
        usual = self.host.preferences.rules == HouseRules()
        return ((Control("usual-rules", words, words, command="usual-rules", enabled=not usual), Style.PLAIN, "undo"),)

    def default(self) -> str | None:
        """None: a stray Enter changes no rules."""
        return None

    def activate(self, control_id: str) -> None:
        """Take over a value; they are kept at once."""
        preferences = self.host.preferences
        if control_id == "usual-rules":
            self.host.set_preferences(preferences.but(rules=HouseRules()))
            self.host.announce(summary(HouseRules()))
        elif control_id.startswith("rule "):
            self.host.audio.cue("button")
            self.host.set_preferences(preferences.but(rules=changed(preferences.rules, control_id)))
        else:
            super().activate(control_id)


def changed(rules: HouseRules, control_id: str) -> HouseRules:
    """The rules after the control "rule NAME" (a switch) or "rule NAME=VALUE" was pressed."""
    name, _, written = control_id.removeprefix("rule ").partition("=")
    if not written:
        written = to_word(not getattr(rules, name))
    others = [f"{each}={to_word(getattr(rules, each))}" for each in CHOICES if each != name]
    return HouseRules.from_words(" ".join((*others, f"{name}={written}")))


def value_words(name: str, value: Value) -> str:
    """A rule's value as a person reads it: a number, or words of the catalogue."""
    if isinstance(value, bool):
        return t("common.on") if value else t("common.off")
    return t(f"rule.{name}.{value}") if isinstance(value, str) else str(value)


def summary(rules: HouseRules) -> str:
    """The rules in a few words: "First to 10" and what is not as usual."""
    usual = HouseRules()
    parts = [t("rule.summary.target", target=rules.target)]
    for name in CHOICES:
        value = getattr(rules, name)
        if name == "target" or value == getattr(usual, name):
            continue
        title = t(f"rule.{name}")
        parts.append(title if value is True else t("rule.summary.value", rule=title, value=value_words(name, value)))
    if len(parts) == 1:
        parts.append(t("rule.summary.usual"))
    return " · ".join(parts)


def _explanation(name: str, rules: HouseRules) -> str:
    why = t(f"rule.{name}.why")
    if name == "lone_march_points" and rules.lone_march_points == 3:
        why += " " + t("rule.lone_march_points.never")
    return why


def _toggle(name: str, rules: HouseRules) -> Control:
    title = t(f"rule.{name}")
    return Control(f"rule {name}", title, title, command=f"rule {name}", pressed=bool(getattr(rules, name)))


def _values(name: str, rules: HouseRules) -> list[Control]:
    now = getattr(rules, name)
    return [
        Control(
            f"rule {name}={value}",
            value_words(name, value),
            t("common.value_of", title=t(f"rule.{name}"), value=value_words(name, value)),
            command=f"rule {name}={value}",
            pressed=value == now,
        )
        for value in CHOICES[name]
    ]
