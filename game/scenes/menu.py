"""The main menu: the first thing a person sees."""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final

import pygame
from pygame import Rect, Surface

from game.engine.cards import card
from game.scenes.host import Host
from game.scenes.new_match import NewMatchScene
from game.scenes.rules import RulesScene
from game.scenes.scene import Scene
from game.scenes.settings import SettingsScene
from game.table.card_faces import card_face, card_height, card_shadow, shadow_offset
from game.text import t
from game.widgets.button import ButtonSprite, Kit, Style
from game.widgets.compose import blend
from game.widgets.control import Control
from game.widgets.fonts import fit, render
from game.widgets.shapes import felt
from game.widgets.vector import fast

FAN: Final = ("TH", "QH", "AH", "JD", "JH")
"""The best hand but the king: both bowers of hearts, ace, queen and ten."""
SPREAD: Final = 13.0
"""Degrees between the fan's cards."""


class MenuScene(Scene):
    """Title, a fan of cards and the ways into the game."""

    name: ClassVar[str] = "menu"

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._saved = host.saves.load() is not None

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
        new = Style.PLAIN if self._saved else Style.PRIMARY
        entries.append((_control("new-match", "menu.new_match"), new, "spade"))
        entries.append((_control("settings", "menu.settings"), Style.PLAIN, "settings"))
        entries.append((_control("rules", "menu.rules"), Style.PLAIN, "rules"))
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
        self.host.audio.cue("button")
        if control_id == "resume":
            self.host.start_match(self.host.saves.load())
        elif control_id == "new-match":
            self.host.push(NewMatchScene(self.host))
        elif control_id == "settings":
            self.host.push(SettingsScene(self.host))
        elif control_id == "rules":
            self.host.push(RulesScene(self.host))
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
        height = max(px(54), metrics.font(38))
        gap = px(12)
        if metrics.portrait:
            width = min(px(340), window.width - 2 * px(24))
            stack = len(entries) * height + (len(entries) - 1) * gap
            bottom = window.height - max(px(28), round(window.height * 0.06))
            left, top = (window.width - width) // 2, bottom - stack
            stage = Rect(px(16), px(20), window.width - 2 * px(16), top - px(44))
        else:
            if metrics.h < 430:
                gap = px(8)
                height = min(height, (window.height - px(32) - gap * (len(entries) - 1)) // len(entries))
            stack = len(entries) * height + (len(entries) - 1) * gap
            width = min(px(340), round(window.width * 0.38))
            # Title, fan and entries stand together in the middle, with more air the wider the window is.
            stage_width = min(px(760), window.width - width - px(76))
            air = max(0, window.width - stage_width - width - px(24)) // 3
            stage = Rect(air, px(16), stage_width, window.height - px(32))
            left = stage.right + px(24) + air // 2
            top = (window.height - stack) // 2
        self._draw_stage(background, stage, kit)
        self.set_background(background)
        for control, style, icon in entries:
            self.put(ButtonSprite(control, Rect(left, top, width, height), kit, style, icon=icon, font=19))
            top += height + gap

    def _draw_stage(self, surface: Surface, stage: Rect, kit: Kit) -> None:
        """The name of the game and the fan, in the middle of `stage`."""
        px = kit.metrics.px
        mark = wordmark(min(px(400), stage.width), stage.height * 2 // 5, kit)
        room = stage.height - mark.get_height() - px(20)
        width = max(px(52), min(px(230), stage.width * 10 // 31, room * 10 // 19))
        fan = fan_picture(width, 1.0 if kit.metrics.scale > 1.4 else 1.5, self.host.preferences.four_colour)
        shown = room > px(90)
        whole = mark.get_height() + (px(20) + fan.get_height() if shown else 0)
        top = stage.top + max(0, (stage.height - whole) // 2)
        surface.blit(mark, mark.get_rect(midtop=(stage.centerx, top)))
        if shown:
            surface.blit(fan, fan.get_rect(midtop=(stage.centerx, top + mark.get_height() + px(20))))


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


@lru_cache(maxsize=2)
def fan_picture(width: int, fine: float, four_colour: bool) -> Surface:
    """The fan with its shadows, cut to what is drawn; not to be painted on.

    `width` is that of a card in pixels; the cards are drawn `fine` times larger before they are turned.
    """
    height = card_height(width)
    radius = height * 1.25
    side = round(radius + height) * 2
    picture = Surface((side, side), pygame.SRCALPHA)
    middle = pygame.Vector2(side / 2, side / 2 + radius * 0.6)
    large = round(width * fine)
    margin = round(large * 0.2)
    for place, code in enumerate(FAN):
        angle = (place - (len(FAN) - 1) / 2) * SPREAD
        centre = middle + pygame.Vector2(0, -radius).rotate(angle)
        single = Surface((large + 2 * margin, card_height(large) + 2 * margin), pygame.SRCALPHA)
        offset = shadow_offset(large)
        blend(single, card_shadow(large), (margin + offset[0], margin + offset[1]))
        blend(single, card_face(card(code), large, four_colour=four_colour), (margin, margin))
        turned = pygame.transform.rotozoom(single, -angle, width / large)
        blend(picture, turned, turned.get_rect(center=(round(centre.x), round(centre.y))))
    return fast(cut(picture))


def _control(command: str, key: str) -> Control:
    return Control(command, t(key), t(key), command=command, hotkey="q" if command == "quit" else None)
