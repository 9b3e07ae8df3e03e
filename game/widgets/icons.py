"""The drawings of the icons, each on a square of 24 units with lines of 2."""

from collections.abc import Callable
from typing import Final

from game.widgets.theme import Colour
from game.widgets.vector import Sheet, arc_points

Paint = Callable[[Sheet, Colour], None]


def _lines(*paths: str, width: float = 2.0) -> Paint:
    def paint(sheet: Sheet, colour: Colour) -> None:
        for path in paths:
            sheet.stroke_path(path, width, colour, closed=path.endswith("Z"))

    return paint


def _ring(sheet: Sheet, colour: Colour, radius: float = 10.0, width: float = 2.0) -> None:
    sheet.stroke(arc_points((12, 12), radius - width / 2, 0, 360), width, colour)


def _help(sheet: Sheet, colour: Colour) -> None:
    _ring(sheet, colour)
    sheet.stroke_path("M9 9.6 C9 7.6 10.3 6.6 12 6.6 C13.8 6.6 15 7.8 15 9.3 C15 11.4 12 11.6 12 13.8", 2, colour)
    sheet.circle((12, 17.2), 1.3, colour)


def _hint(sheet: Sheet, colour: Colour) -> None:
    sheet.stroke(arc_points((12, 9.8), 6.2, 125, 415), 2, colour)
    sheet.stroke_path("M8.5 15 V17 H15.5 V15", 2, colour)
    sheet.stroke_path("M9.8 20.6 H14.2", 2, colour)
    sheet.stroke_path("M12 16 V11.5 M9.8 9.6 L12 11.6 L14.2 9.6", 1.5, colour)


def _speaker(sheet: Sheet, colour: Colour) -> None:
    sheet.path("M3 9 L7 9 L12 4.6 L12 19.4 L7 15 L3 15 Z", colour)
    sheet.stroke_path("M3 9 L7 9 L12 4.6 V19.4 L7 15 H3 Z", 1.2, colour, closed=True)


def _sound(sheet: Sheet, colour: Colour) -> None:
    _speaker(sheet, colour)
    sheet.stroke(arc_points((12, 12), 4.2, -50, 50), 2, colour)
    sheet.stroke(arc_points((12, 12), 8.2, -52, 52), 2, colour)


def _mute(sheet: Sheet, colour: Colour) -> None:
    _speaker(sheet, colour)
    sheet.stroke_path("M16 9.2 L21.4 14.8 M21.4 9.2 L16 14.8", 2, colour)


def _dealer(sheet: Sheet, colour: Colour) -> None:
    _ring(sheet, colour)
    sheet.path("M8.3 6.8 H12.2 C15.4 6.8 17.2 8.9 17.2 12 C17.2 15.1 15.4 17.2 12.2 17.2 H8.3 Z", colour)
    sheet.hole("M10.6 9 H12 C13.8 9 14.8 10 14.8 12 C14.8 14 13.8 15 12 15 H10.6 Z")


def _last_trick(sheet: Sheet, colour: Colour) -> None:
    sheet.stroke_path("M3.5 8.5 L9.5 6.5 L13 17 L7 19 Z", 1.8, colour, closed=True)
    sheet.stroke_path("M13 5 H20.5 V16.5 H16", 1.8, colour)
    sheet.stroke_path("M13 5 V7", 1.8, colour)


def _log(sheet: Sheet, colour: Colour) -> None:
    for y in (6, 12, 18):
        sheet.circle((4.5, y), 1.5, colour)
        sheet.stroke_path(f"M9 {y} H20.5", 2, colour)


def _settings(sheet: Sheet, colour: Colour) -> None:
    for y, knob in ((6, 15.5), (12, 8.5), (18, 14)):
        sheet.stroke_path(f"M3.5 {y} H20.5", 2, colour)
        sheet.circle((knob, y), 3.2, colour)
        sheet.hole_circle((knob, y), 1.3)


def _rules(sheet: Sheet, colour: Colour) -> None:
    sheet.stroke_path(
        "M12 6.2 C10 4.6 7 4.2 3.5 4.6 V18.4 C7 18 10 18.4 12 20 C14 18.4 17 18 20.5 18.4 V4.6 "
        "C17 4.2 14 4.6 12 6.2 V20",
        1.9,
        colour,
    )


def _spade(sheet: Sheet, colour: Colour) -> None:
    from game.widgets.suits import SPADE

    sheet.path(SPADE, colour, (12, 12), 0.19)


def _star(sheet: Sheet, colour: Colour) -> None:
    sheet.path("M12 2.4 L14.9 9 L22 9.7 L16.6 14.4 L18.2 21.4 L12 17.7 L5.8 21.4 L7.4 14.4 L2 9.7 L9.1 9 Z", colour)


def _trophy(sheet: Sheet, colour: Colour) -> None:
    sheet.path("M6.5 3.5 H17.5 V10 C17.5 13.6 15 15.4 12 15.4 C9 15.4 6.5 13.6 6.5 10 Z", colour)
    sheet.stroke_path("M6.5 5.6 H3.4 C3.4 9.4 4.6 11 7 11.4 M17.5 5.6 H20.6 C20.6 9.4 19.4 11 17 11.4", 1.8, colour)
    sheet.stroke_path("M12 15 V19.4 M8 20.4 H16", 2.2, colour)


def _eye(sheet: Sheet, colour: Colour) -> None:
    sheet.stroke_path(
        "M2.6 12 C5 7.6 8.3 5.6 12 5.6 C15.7 5.6 19 7.6 21.4 12 C19 16.4 15.7 18.4 12 18.4 C8.3 18.4 5 16.4 2.6 12 Z",
        2,
        colour,
        closed=True,
    )
    sheet.circle((12, 12), 3.2, colour)


def _chart(sheet: Sheet, colour: Colour) -> None:
    for left, top in ((3.5, 12.5), (10, 4), (16.5, 8.5)):
        sheet.box(left, top, 4, 20 - top, colour, 1.2)


def _pause(sheet: Sheet, colour: Colour) -> None:
    sheet.box(6, 4.5, 4, 15, colour, 1.4)
    sheet.box(14, 4.5, 4, 15, colour, 1.4)


def _play(sheet: Sheet, colour: Colour) -> None:
    sheet.path("M7 4 L20 12 L7 20 Z", colour)
    sheet.stroke_path("M7 4 L20 12 L7 20 Z", 1.6, colour, closed=True)


def _info(sheet: Sheet, colour: Colour) -> None:
    _ring(sheet, colour)
    sheet.circle((12, 7.4), 1.4, colour)
    sheet.stroke_path("M12 11.2 V17", 2.2, colour)


def _people(sheet: Sheet, colour: Colour) -> None:
    sheet.circle((9, 8), 3.6, colour)
    sheet.path("M2.4 19.6 C2.4 15.4 5 13.2 9 13.2 C13 13.2 15.6 15.4 15.6 19.6 Z", colour)
    sheet.circle((17, 9), 2.8, colour)
    sheet.path("M17.4 19.6 C17.4 16.6 16.6 14.6 15.2 13.4 C19.4 12.6 22 15 22 19.6 Z", colour)


def _solo(sheet: Sheet, colour: Colour) -> None:
    sheet.circle((12, 7.4), 4, colour)
    sheet.path("M4.4 20.4 C4.4 15.6 7.4 13.2 12 13.2 C16.6 13.2 19.6 15.6 19.6 20.4 Z", colour)


ICONS: Final[dict[str, Paint]] = {
    "alone": _solo,
    "back": _lines("M14.5 5 L7.5 12 L14.5 19", width=2.4),
    "chart": _chart,
    "check": _lines("M4.5 12.6 L9.8 18 L19.6 6.6", width=2.6),
    "close": _lines("M6 6 L18 18 M18 6 L6 18", width=2.4),
    "copy": _lines("M8.5 8.5 H19.5 V20 H8.5 Z", "M5 15.5 V4.5 H15.5", width=1.9),
    "dealer": _dealer,
    "down": _lines("M5 9 L12 16 L19 9", width=2.4),
    "eye": _eye,
    "forward": _lines("M9.5 5 L16.5 12 L9.5 19", width=2.4),
    "fullscreen": _lines("M4 9 V4 H9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15", width=2.2),
    "help": _help,
    "hint": _hint,
    "info": _info,
    "last-trick": _last_trick,
    "log": _log,
    "menu": _lines("M4 6.5 H20 M4 12 H20 M4 17.5 H20", width=2.2),
    "minus": _lines("M5 12 H19", width=2.4),
    "mute": _mute,
    "pause": _pause,
    "people": _people,
    "play": _play,
    "plus": _lines("M12 5 V19 M5 12 H19", width=2.4),
    "rules": _rules,
    "settings": _settings,
    "sound": _sound,
    "spade": _spade,
    "star": _star,
    "trophy": _trophy,
    "undo": _lines("M8.5 5 L4.5 9 L8.5 13 M4.5 9 H14 C17.5 9 19.5 11.2 19.5 14 C19.5 16.8 17.5 19 14 19 H9", width=2.2),
    "up": _lines("M5 15 L12 8 L19 15", width=2.4),
}
"""Every icon by its name."""
