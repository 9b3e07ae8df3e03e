"""What can be looked at beside the play: menu, last trick, log and hint, and the corners where they stand."""

from pygame import Rect

from game.table.asking import Corner
from game.table.choice_layout import CardChoice
from game.table.layout import TableLayout
from game.text import t
from game.widgets.control import Control


def looks(*, tricks: bool, hint: bool, log_beside: bool, log_pressed: bool | None) -> list[Control]:
    """Their controls. `tricks`: there is a last one; `hint`: the human is asked; the rest is the state of the log."""
    menu = t("command.menu")
    controls = [Control("command:menu", "", menu, command="menu", hotkey="escape")]
    if tricks:
        last = t("command.last_trick")
        controls.append(Control("command:last-trick", "", last, command="last-trick", hotkey="z"))
    log = t("command.log.close" if log_beside else "command.log")
    controls.append(Control("command:log", "", log, command="log", pressed=log_pressed, hotkey="l"))
    if hint:
        words = t("command.hint")
        controls.append(Control("command:hint", "", words, command="hint", hotkey="i"))
    return controls


def corners(places: TableLayout, choice: CardChoice | None, log_close: Rect | None) -> list[Corner]:
    """Where they stand, if their controls are open; `log_close` is in the log, while that stands beside the table."""
    last = t("command.last_trick" if places.worded else "command.last_trick.short")
    return [
        Corner("command:menu", places.menu, "menu", t("common.menu")),
        Corner("command:last-trick", places.last_trick, "last-trick", last),
        Corner("command:log", places.log, "log", t("command.log.short"))
        if log_close is None
        else Corner("command:log", log_close, "close", ""),
        Corner("command:hint", choice.hint if choice else places.hint, "hint", t("command.hint")),
    ]
