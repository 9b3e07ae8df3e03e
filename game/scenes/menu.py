"""The main menu: the first thing a person sees."""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final, Literal

import pygame
from pygame import Rect, Surface

from game.engine.cards import card
from game.scenes.host import Host, first_visit, start_lesson
from game.scenes.scene import Scene
from game.table.card_back import card_height
from game.text import t
from game.widgets.button import TOUCH, ButtonSprite, Kit, Style, label_size
from game.widgets.compose import blend
from game.widgets.control import Control
from game.widgets.element import Element
from game.widgets.fonts import fit, render
from game.widgets.rim import draw_rim, has_rim
from game.widgets.shapes import felt
from game.widgets.vector import fast

FAN: Final = ("TS", "QH", "AS", "JC", "JS")
"""A hand for spades: both bowers, ace and ten, and a queen beside them."""
MARKS: Final[dict[str, Literal["left", "right"]]] = {"JC": "left", "JS": "right"}
"""The bowers of the fan."""
LARGE: Final = 1500
"""From this width on, in units, all is larger, …"""
LARGER: Final = 1.25
"""… so many times."""
_HOTKEYS: Final = {"quit": "q", "rules": "?"}
LOW: Final = 700
"""Below this height, in units, a portrait window has no room for all entries below each other."""
WORDS: Final = 19.0
"""The size of the entries' words where there is room, in units."""
WITH_ICONS: Final = 0.75
"""Icons, and a second column, are given up before words are smaller than this part of that size."""
SPREAD: Final = 13.0
"""Degrees between the fan's cards."""


class MenuScene(Scene):
    """Title, a fan of cards and the ways into the game."""

    name: ClassVar[str] = "menu"

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._saved = host.saves.load() is not None
        self._places: list[tuple[int, tuple[int, int]]] = []
        self._laid = 0

    def heading(self) -> str:
        """The game's name."""
        return t("app.title")

    def entered(self) -> None:
        """A match may have been saved or given up meanwhile."""
        saved = self.host.saves.load() is not None
        if saved != self._saved:
            self._saved = saved
            self.relayout()

    def _entries(self) -> list[tuple[Control, Style, str]]:
        entries: list[tuple[Control, Style, str]] = []
        if self._saved:
            entries.append((_control("resume", "menu.resume"), Style.PRIMARY, "play"))
        first = first_visit(self.host)
        if first:
            entries.append((_control("learn", "menu.learn"), Style.PRIMARY, "hint"))
        new = Style.PLAIN if self._saved or first else Style.PRIMARY
        entries.append((_control("new-match", "menu.new_match"), new, "spade"))
        entries.append((_control("settings", "menu.settings"), Style.PLAIN, "settings"))
        entries.append((_control("rules", "menu.rules"), Style.PLAIN, "rules"))
        entries.append((_control("statistics", "menu.statistics"), Style.PLAIN, "chart"))
        if not self.host.page.in_browser:
            entries.append((_control("quit", "menu.quit"), Style.PLAIN, "close"))
        return entries

    def controls(self) -> Sequence[Control]:
        """The entries, from the top."""
        return tuple(control for control, _style, _icon in self._entries())

    def default(self) -> str | None:
        """Going on with a match, else beginning one."""
        return self._entries()[0][0].id

    def activate(self, control_id: str) -> None:
        """Go there."""
        # Other scenes are loaded when they are asked for: in a page that takes long, and the menu is to be there soon.
        self.host.audio.cue("button")
        if control_id == "resume":
            self.host.start_match(self.host.saves.load())
        elif control_id == "new-match":
            from game.scenes.new_match import NewMatchScene

            self.host.push(NewMatchScene(self.host))
        elif control_id == "settings":
            from game.scenes.settings import SettingsScene

            self.host.push(SettingsScene(self.host))
        elif control_id == "rules":
            from game.scenes.rules import RulesScene

            self.host.push(RulesScene(self.host, learn=True))
        elif control_id == "learn":
            start_lesson(self.host)
        elif control_id == "statistics":
            from game.scenes.statistics import StatisticsScene

            self.host.push(StatisticsScene(self.host))
        elif control_id == "quit":
            self.host.quit()

    def escape(self) -> None:
        """Nowhere to go back to."""

    def layout(self) -> None:
        """Portrait: title, fan, entries below each other. Landscape: title and fan left, entries right."""
        metrics = self.metrics
        kit = Kit(metrics, self.host.palette)
        px = metrics.px
        entries = self._entries()
        background = felt(metrics.window.size, self.host.palette)
        window = metrics.window
        large = self._larger()
        height = max(px(54 * large), metrics.font(38 * large))
        gap = px(12 * large)
        if has_rim(metrics):
            draw_rim(background, kit)
        # Where they would leave no room for the fan, all but the ways into a match stand two on a line.
        alone = sum(control.command in ("resume", "learn", "new-match") for control, _style, _icon in entries)
        width = min(px(340), window.width - 2 * px(24))
        half = (width - gap) // 2
        paired = metrics.portrait and metrics.h < LOW
        if paired and not self._readable(entries, alone, width, half, kit):
            paired, gap = False, px(8)  # large words stand below each other, and rather the fan is smaller
            height = max(px(TOUCH), metrics.font(30))
        lines = alone + -(-(len(entries) - alone) // 2) if paired else len(entries)
        if metrics.portrait:
            stack = lines * height + (lines - 1) * gap
            bottom = window.height - max(px(28), round(window.height * 0.06))
            left, top = (window.width - width) // 2, bottom - stack
            stage = Rect(px(16), px(20), window.width - 2 * px(16), top - px(44))
        else:
            if metrics.h < 430:
                gap = px(8)
                height = min(height, (window.height - px(32) - gap * (len(entries) - 1)) // len(entries))
            stack = len(entries) * height + (len(entries) - 1) * gap
            width = min(px(340 * large), round(window.width * 0.38))
            # Title, fan and entries stand together in the middle, with more air the wider the window is.
            stage_width = min(px(760 * large), window.width - width - px(76))
            air = max(0, window.width - stage_width - width - px(24)) // 3
            stage = Rect(air, px(16), stage_width, window.height - px(32))
            left = stage.right + px(24) + air // 2
            top = (window.height - stack) // 2
        self._draw_stage(background, stage, kit)
        self.set_background(background)
        if not paired:
            alone, half = len(entries), width
        font, icons = self._words(entries, alone, width, half, kit)
        for place, (control, style, icon) in enumerate(entries):
            line, column = (place, 0) if place < alone else divmod(place - alone, 2)
            line += alone if place >= alone else 0
            size = (width if place < alone else half, height)
            box = Rect((left + column * (half + gap), top + line * (height + gap)), size)
            self.put(ButtonSprite(control, box, kit, style, icon=icon if icons else None, font=font))

    def _words(
        self, entries: list[tuple[Control, Style, str]], alone: int, width: int, half: int, kit: Kit
    ) -> tuple[float, bool]:
        """The one size of all words, in units, and whether they leave room for icons; the first `alone` of the entries
        are `width` pixels wide, those after them `half`."""
        wanted = WORDS * self._larger()

        def fitting(*, icon: bool) -> int:
            return min(
                label_size(
                    control.label, width if place < alone else half, kit, font=wanted, icon=icon, bold=style.bold
                )
                for place, (control, style, _icon) in enumerate(entries)
            )

        most = kit.metrics.font(wanted)
        size, icons = fitting(icon=True), True
        if size < most * WITH_ICONS:
            size, icons = fitting(icon=False), False
        return wanted * size / most, icons

    def _readable(self, entries: list[tuple[Control, Style, str]], alone: int, width: int, half: int, kit: Kit) -> bool:
        """Whether words in two columns are nearly as large as they are to be."""
        return self._words(entries, alone, width, half, kit)[0] >= WITH_ICONS * WORDS

    def update(self, dt_ms: float) -> None:
        """Lay the fan, a card a frame, from the second: drawing it would keep the first picture waiting."""
        super().update(dt_ms)
        if self._laid < len(self._places) and not self._everything:
            self._lay_card()

    def _lay_card(self) -> None:
        width, centre = self._places[self._laid]
        fine = 1.0 if self.host.page.in_browser else 1.5
        picture = fan_card(self._laid, width, fine, self.host.preferences.four_colour)
        self.put(Element(picture, picture.get_rect(center=centre).topleft))
        self._laid += 1

    def relayout(self) -> None:
        """Everything anew; a fan that lay still lies."""
        laid = self._laid
        super().relayout()
        while self._laid < min(laid, len(self._places)):
            self._lay_card()

    def _larger(self) -> float:
        """How many times larger than usual all is, for want of anything else in so large a window."""
        return LARGER if self.metrics.w >= LARGE and not self.metrics.portrait else 1.0

    def _draw_stage(self, surface: Surface, stage: Rect, kit: Kit) -> None:
        """The name of the game in the middle of `stage`, and the places of the fan's cards below it."""
        px = kit.metrics.px
        large = self._larger()
        mark = wordmark(min(px(400 * large), stage.width), stage.height * 2 // 5, kit)
        gap = px(20)
        room = stage.height - mark.get_height() - gap
        width = max(px(40), min(px(230 * large), stage.width * 10 // 31, room * 10 // 19))
        fan = fan_box(width)
        shown = room > px(66)
        whole = mark.get_height() + (gap + fan.height if shown else 0)
        top = stage.top + max(0, (stage.height - whole) // 2)
        surface.blit(mark, mark.get_rect(midtop=(stage.centerx, top)))
        fan.midtop = (stage.centerx, top + mark.get_height() + gap)
        self._laid = 0
        self._places = []
        if shown:
            self._places = [(width, (fan.centerx + round(x), fan.top + round(y))) for x, y in fan_centres(width)]


def wordmark(width: int, height: int, kit: Kit) -> Surface:
    """The game's name: the small word spaced out over the large one. At most that wide and high, in pixels."""
    title = cut(
        render(t("menu.title"), fit(t("menu.title"), height, width, display=True), kit.palette.text, display=True)
    )
    letters = t("menu.title_over").upper()
    size = max(kit.metrics.px(11), round(title.get_width() * 0.072))
    pieces = [cut_sides(render(each, size, kit.palette.muted, bold=True)) for each in letters]
    spare = title.get_width() * 0.94 - sum(piece.get_width() for piece in pieces)
    step = max(1.0, spare / max(1, len(pieces) - 1))
    over = round(pieces[0].get_height() * 1.3)
    picture = Surface((title.get_width(), over + title.get_height()), pygame.SRCALPHA)
    x = title.get_width() * 0.03
    for piece in pieces:
        blend(picture, piece, (round(x), 0))
        x += piece.get_width() + step
    blend(picture, title, (0, over))
    return picture


def cut(picture: Surface) -> Surface:
    """The picture without its clear edges."""
    return picture.subsurface(picture.get_bounding_rect()).copy()


def cut_sides(picture: Surface) -> Surface:
    """The picture without its clear left and right edges."""
    drawn = picture.get_bounding_rect()
    return picture.subsurface((drawn.left, 0, max(1, drawn.width), picture.get_height())).copy()


def fan_angle(place: int) -> float:
    """How far the fan's card at `place` is turned, in degrees clockwise."""
    return (place - (len(FAN) - 1) / 2) * SPREAD


def fan_centres(width: int) -> list[tuple[float, float]]:
    """The middles of the fan's cards, from the middle of the fan's upper edge; `width` is a card's, in pixels."""
    radius = card_height(width) * 1.25
    outer = [pygame.Vector2(0, -radius).rotate(fan_angle(place)) for place in range(len(FAN))]
    top = min(centre.y - _half_height(width, fan_angle(place)) for place, centre in enumerate(outer))
    return [(centre.x, centre.y - top) for centre in outer]


def fan_box(width: int) -> Rect:
    """The size of the fan, without its shadows."""
    centres = fan_centres(width)
    last, angle = centres[-1], fan_angle(len(FAN) - 1)
    half_width = abs(pygame.Vector2(width / 2, -card_height(width) / 2).rotate(angle).x)
    return Rect(0, 0, round(2 * (last[0] + half_width)), round(last[1] + _half_height(width, angle)))


def _half_height(width: int, angle: float) -> float:
    corners = ((width / 2, card_height(width) / 2), (-width / 2, card_height(width) / 2))
    return max(abs(pygame.Vector2(corner).rotate(angle).y) for corner in corners)


@lru_cache(maxsize=2 * len(FAN))
def fan_card(place: int, width: int, fine: float, four_colour: bool) -> Surface:
    """The fan's card at `place` with its shadow, turned. It is drawn `fine` times larger before it is turned."""
    from game.table.card_faces import card_face  # late: the first picture has no fan yet
    from game.table.card_shadow import card_shadow, margin_of

    large = round(width * fine)
    margin = round(large * 0.2)
    single = Surface((large + 2 * margin, card_height(large) + 2 * margin), pygame.SRCALPHA)
    # All of it below the card: above, it would lie on what looks out from behind, and make that look dirty.
    offset = margin - margin_of(large)
    blend(single, card_shadow(large), (offset, offset + round(large * 0.08)))
    code = FAN[place]
    blend(single, card_face(card(code), large, four_colour=four_colour, mark=MARKS.get(code)), (margin, margin))
    return fast(pygame.transform.rotozoom(single, -fan_angle(place), width / large))


def _control(command: str, key: str) -> Control:
    return Control(command, t(key), t(key), command=command, hotkey=_HOTKEYS.get(command))
