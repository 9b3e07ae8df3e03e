"""The settings: pace, looks, text size and sound. They are kept and take effect at once."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from game.scenes.host import Host
from game.scenes.house_rules import HouseRulesScene, summary
from game.scenes.sheet import SheetScene
from game.storage.preferences import MOTIONS, SPEEDS, TEXT_SIZES, THEMES, TRICK_RESTS, VOLUMES, Preferences
from game.text import t
from game.widgets.control import Control
from game.widgets.form import Form
from game.widgets.theme import THEMES as PALETTES


class SettingsScene(SheetScene):
    """All choices but the house rules, and the way to those."""

    name: ClassVar[str] = "settings"
    overlay: ClassVar[bool] = True
    width: ClassVar[float] = 760

    def heading(self) -> str:
        """Settings."""
        return t("menu.settings")

    def prose(self) -> Sequence[str]:
        """Whether the choices outlive the game."""
        return () if self.host.backend.keeps else (t("settings.not_kept"),)

    def fill(self, form: Form) -> None:
        """The choices by groups."""
        chosen = self.host.preferences
        for line in self.prose():
            form.text(line, colour=self.host.palette.danger)
        form.heading(t("settings.play"))
        form.choice(t("settings.speed"), options("speed", SPEEDS, self.host.speed), t("settings.speed.why"))
        form.choice(t("settings.trick_rest"), options("trick_rest", TRICK_RESTS, chosen.trick_rest))
        opponents(form, self.host)
        house = t("rules.house")
        form.link(Control("house-rules", house, house, command="house-rules"), summary(chosen.rules))
        form.heading(t("settings.look"))
        felts = [PALETTES[name].felt for name in THEMES]
        form.choice(t("settings.theme"), options("theme", THEMES, chosen.theme), swatches=felts)
        form.choice(t("settings.text_size"), options("text_size", TEXT_SIZES, chosen.text_size))
        form.toggle(switch("four_colour", chosen.four_colour), t("settings.four_colour.why"))
        form.gap(4)
        form.choice(t("settings.motion"), options("motion", MOTIONS, chosen.motion), t("settings.motion.why"))
        form.heading(t("settings.sound"))
        form.stepper(
            t("settings.volume"),
            _volume("less", chosen, chosen.volume > VOLUMES[0]),
            _volume("more", chosen, chosen.volume < VOLUMES[-1]),
            chosen.volume / 100,
            t("settings.percent", value=chosen.volume),
        )
        form.toggle(switch("muted", chosen.muted))

    def activate(self, control_id: str) -> None:
        """Take over a value, or go on to the house rules."""
        if control_id == "house-rules":
            self.host.push(HouseRulesScene(self.host))
            return
        after = changed(self.host.preferences, control_id)
        if after is None:
            super().activate(control_id)
            return
        self.host.set_preferences(after)
        self.host.audio.cue("button")
        if control_id.startswith("volume"):
            now = t("settings.percent", value=after.volume)
            self.host.announce(t("common.value_of", title=t("settings.volume"), value=now))


def changed(preferences: Preferences, control_id: str) -> Preferences | None:
    """The preferences after a control of this screen was pressed; None when it is none of those."""
    if control_id in ("volume less", "volume more"):
        step = VOLUMES[1] - VOLUMES[0]
        volume = preferences.volume + (step if control_id.endswith("more") else -step)
        return preferences.but(volume=min(max(volume, VOLUMES[0]), VOLUMES[-1]))
    if not control_id.startswith("set "):
        return None
    name, _, written = control_id.removeprefix("set ").partition("=")
    if name in ("level1", "level2"):
        levels = preferences.levels
        return preferences.but(levels=(written, levels[1]) if name == "level1" else (levels[0], written))
    if not written:
        return preferences.but(**{name: not getattr(preferences, name)})
    return preferences.but(**{name: int(written) if isinstance(getattr(preferences, name), int) else written})


def options(name: str, values: Iterable[object], now: object) -> list[Control]:
    """A control for each value of a setting; words are those of the catalogue, numbers are percent."""
    made = []
    for value in values:
        label = t("settings.percent", value=value) if isinstance(value, int) else t(f"settings.{name}.{value}")
        full = t("common.value_of", title=t(f"settings.{name}"), value=label)
        made.append(Control(f"set {name}={value}", label, full, command=f"set {name}={value}", pressed=value == now))
    return made


def switch(name: str, now: bool) -> Control:
    """The control of a setting that is on or off."""
    title = t(f"settings.{name}")
    return Control(f"set {name}", title, title, command=f"set {name}", pressed=now)


def opponents(form: Form, host: Host) -> None:
    """Who plays at West and East; nothing where there is only one kind of player."""
    if len(host.levels) < 2:
        return
    for place, seat in ((1, t("seat.west")), (2, t("seat.east"))):
        now = host.preferences.levels[place - 1]
        controls = []
        for level in host.levels:
            label = t(f"level.{level}")
            full = t("common.value_of", title=seat, value=label)
            key = f"set level{place}={level}"
            controls.append(Control(key, label, full, command=key, pressed=level == now))
        form.choice(seat, controls)


def _volume(way: str, chosen: Preferences, enabled: bool) -> Control:
    name = t(f"settings.volume.{way}", value=chosen.volume)
    return Control(f"volume {way}", "", name, command=f"volume {way}", enabled=enabled)
