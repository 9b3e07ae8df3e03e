"""A scene that is a sheet of content: a title, content that scrolls, and buttons that always stand there."""

from collections.abc import Sequence
from typing import ClassVar, Final

import pygame
from pygame import Rect, Surface

from game.page import Line
from game.scenes.host import Host
from game.scenes.scene import Scene
from game.text import t
from game.widgets.button import TOUCH, ButtonSprite, Kit, Style, button_width
from game.widgets.control import Control
from game.widgets.element import Element
from game.widgets.fonts import width as text_width
from game.widgets.form import Form
from game.widgets.label import Label
from game.widgets.panel import dimmed, draw_head_line, draw_panel, fade_picture, head_colour
from game.widgets.rim import draw_rim, has_rim
from game.widgets.scroll import ScrollPane
from game.widgets.shapes import felt, rounded_rect
from game.widgets.vector import fast

LOW: Final = 480
"""Below this height, in units, a window has no room for feet: they stand in the header, beside a title that fits."""
TITLE: Final = 26
"""The size of a title, in units; …"""
SMALL_TITLE: Final = 0.8
"""… and how far it is made smaller, before the feet are put elsewhere."""
BELOW: Final = 18
"""Between the end of the content and what is below it, in units."""
FOLD: Final = 90
"""A panel with more content than it can show is made lower by so much at most, in units, to end between two rows."""
LONG: Final = 1200
"""A text of more characters is not announced."""
Foot = tuple[Control, Style, str | None]
"""A button at the foot: control, style and icon."""


class SheetScene(Scene):
    """A subclass says its `heading`, fills a form in `fill`, and lists `feet`; Back is there unless `back` is None."""

    width: ClassVar[float] = 680
    """The widest the sheet gets, in units."""
    low_width: ClassVar[float] = 0
    """The same in a window too low for a long sheet, where that is more."""

    title_units: float = TITLE
    """The size of its title, in units."""
    centred: ClassVar[bool] = False
    """Whether the title stands in the middle, where nothing stands beside it."""
    reads_itself: ClassVar[bool] = True
    """Whether its prose is announced when it opens: what is not a control is only there for those who see it."""

    headed: ClassVar[bool] = False
    """Whether it is a text with headings, which stand in the page, too."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._read = not self.reads_itself
        self._thumb: Element | None = None
        self._fades: tuple[Element, Element] | None = None
        self._track = Rect(0, 0, 0, 0)
        self.box = Rect(0, 0, 0, 0)
        """Where the sheet's panel stands; the whole window where that is small."""
        self.room = 0
        """How high the content may be for all of it to be in sight, in pixels. For `fill`."""
        self._stood: tuple[object, ...] = ()
        self._paragraphs: list[Line] = []

    def entered(self) -> None:
        """Tell people who listen to the page what stands on the sheet, once."""
        if not self._read:
            self._read = True
            for line in self.told():
                self.host.announce(line)

    def told(self) -> Sequence[str]:
        """What is announced when it opens. A long text is better found in the page than told in one go."""
        if sum(map(len, self.prose())) > LONG:
            return (t("common.long_text", title=self.heading()),)
        return self.prose()

    def reading(self) -> Sequence[Line]:
        """Its text: with headings where it has any, else what it says in words."""
        return self._paragraphs if self.headed else [("text", words) for words in self.prose()]

    def fill(self, form: Form) -> None:
        """Put the content into the form."""

    def feet(self) -> Sequence[Foot]:
        """The buttons at the foot of the sheet, from left to right; the most important last."""
        return ()

    def emblem(self) -> Surface | None:
        """A drawing to the left of a title in the middle."""
        return None

    def feet_below(self) -> bool:
        """Whether the feet stand below in low windows, too."""
        return False

    def back(self) -> Control | None:
        """The control at the top left; None for a sheet that is left by its feet."""
        return Control("back", t("common.back"), t("common.back"), command="back", hotkey="escape")

    def activate(self, control_id: str) -> None:
        """Handles "back"."""
        if control_id == "back":
            self.host.pop()

    def default(self) -> str | None:
        """The last, most important of the feet."""
        feet = self.feet()
        return feet[-1][0].id if feet else None

    @property
    def kit(self) -> Kit:
        """What widgets draw themselves with."""
        return Kit(self.metrics, self.host.palette)

    def layout(self) -> None:
        """Header, scrolled content and feet, on a panel; on small windows the sheet is the whole window."""
        metrics, kit = self.metrics, self.kit
        px = metrics.px
        feet = list(self.feet())
        low = bool(feet) and metrics.h < LOW and metrics.w >= 560 and not self.feet_below()
        header_height = max(px(60), metrics.font(self.title_units + 2) + px(24))
        foot_height = max(px(52), metrics.font(34))
        small = metrics.w < 620 or metrics.h < 520
        margin = px(12 if small else 28)
        widest = max(self.width, self.low_width) if metrics.h < LOW else self.width
        padding = px(16 if metrics.w < 480 else 28)
        # First as a panel, and with feet at its foot where they leave no room for the title; on small windows, where it
        # does not fit, over the whole window.
        while True:
            whole = margin == 0
            box = Rect(0, 0, metrics.width if whole else min(px(widest), metrics.width - 2 * margin), 0)
            box.centerx = metrics.width // 2
            feet_in_header = low and (whole or self._has_room(box.width - 2 * padding, feet))
            foot_rows = self._foot_rows(feet, box.width - 2 * padding) if feet and not feet_in_header else []
            feet_height = len(foot_rows) * (foot_height + px(10)) + px(14) if foot_rows else 0 if whole else px(10)
            form = Form(kit, box.left + padding, 0, box.width - 2 * padding)
            highest = metrics.height - (0 if small else 2 * margin)
            self.room = highest - header_height - px(12) - feet_height - px(BELOW)
            self.fill(form)
            self._paragraphs = form.lines
            ends = [each.home.bottom for each in form.elements]
            content = max(ends, default=0) + px(BELOW)
            wanted = header_height + px(12) + content + feet_height
            if whole or not small or wanted <= metrics.height - 2 * margin:
                break
            margin = 0
        box.height = metrics.height if whole else min(metrics.height - 2 * margin, wanted)
        if box.height < min(wanted, metrics.height):
            box.height -= _cut_through(form, box.height - header_height - feet_height - px(12), px(FOLD))
        box.top = (metrics.height - box.height) // 2
        self.box = box
        thumb_width = px(4)
        viewport = Rect(box.left, box.top + header_height, box.width, box.height - header_height - feet_height)
        shift = viewport.top + px(12)
        for each in form.elements:
            each.move_to((each.home.x, each.home.y + shift))

        look = (metrics, kit.palette, self.host.preferences.four_colour, tuple(box), tuple(viewport))
        if look != self._stood or self.background is None:
            self._stood = look
            self.set_background(self._stand(box, viewport, whole=whole, feet=bool(foot_rows)))
        self._header(box, header_height, padding, feet if feet_in_header else [])
        self.put(*form.elements)
        self._feet(foot_rows, box, padding, viewport.bottom + px(14) - px(2), foot_height)
        self.pane = ScrollPane(viewport, content + px(12), form.elements)
        self._track = Rect(
            viewport.right - thumb_width - px(5),
            viewport.top + px(8),
            thumb_width,
            viewport.height - px(16),
        )
        fade = fade_picture((box.width - 2 * px(2), px(22)), kit.palette.panel)
        top, bottom = Element(fast(fade), layer=4), Element(fast(pygame.transform.flip(fade, False, True)), layer=4)
        top.move_to((box.left + px(2), viewport.top))
        bottom.move_to((box.left + px(2), viewport.bottom - px(22)))
        self._fades = top, bottom
        self.put(top, bottom)
        self._thumb = None
        thumb = self.pane.thumb(self._track, px(32))
        if thumb is not None:
            picture = rounded_rect(thumb.size, thumb.width // 2, kit.palette.panel_edge)
            self._thumb = Element(picture, thumb.topleft, layer=5)
            self.put(self._thumb)
        self.scrolled()

    def scrolled(self) -> None:
        """The thumb follows, and the edges fade where something is cut through."""
        if self.pane is not None and self._fades is not None:
            pane = self.pane
            for fade, edge in zip(self._fades, (pane.viewport.top, pane.viewport.bottom), strict=True):
                line = edge + pane.offset
                fade.show(any(each.home.top < line < each.home.bottom for each in pane.elements))
        if self.pane is not None and self._thumb is not None:
            thumb = self.pane.thumb(self._track, self.metrics.px(32))
            if thumb is not None:
                self._thumb.move_to(thumb.topleft)

    def _stand(self, box: Rect, viewport: Rect, *, whole: bool, feet: bool) -> Surface:
        kit = self.kit
        if whole:
            picture = Surface(self.metrics.window.size)
            picture.fill(kit.palette.panel)
            head = Rect(0, 0, box.width, viewport.top)
            picture.fill(head_colour(kit.palette), head)
            draw_head_line(picture, viewport, kit)
        else:
            below = self.host.picture_below(self) if self.overlay else None
            picture = dimmed(below, kit.palette) if below is not None else felt(self.metrics.window.size, kit.palette)
            if below is None and has_rim(self.metrics):
                draw_rim(picture, kit)
            draw_panel(picture, box, kit, viewport.top - box.top)
        inset = 0 if whole else self.metrics.px(1)
        line = max(1, self.metrics.px(1))
        if feet:
            picture.fill(kit.palette.raised, Rect(box.left + inset, viewport.bottom, box.width - 2 * inset, line))
        return fast(picture)

    def _header(self, box: Rect, height: int, padding: int, feet: Sequence[Foot]) -> None:
        metrics, kit = self.metrics, self.kit
        px = metrics.px
        left, right = box.left + padding, box.right - padding
        back = self.back()
        buttons: list[ButtonSprite] = []
        if back is not None:
            side = px(TOUCH)
            place = Rect(box.left + max(px(6), padding - px(16)), box.top + (height - side) // 2, side, side)
            buttons.append(ButtonSprite(back, place, kit, Style.QUIET, icon="back", font=20, shows_label=False))
            left = place.right + px(12)
        if feet and not self._has_room(right - box.left - padding, feet):
            feet = _without_icons(feet)
        for control, style, icon in reversed(feet):
            width = button_width(control, kit, style, icon=icon is not None)
            place = Rect(right - width, box.top + (height - px(TOUCH)) // 2, width, px(TOUCH))
            buttons.append(ButtonSprite(control, place, kit, style, icon=icon))
            right = place.left - px(10)
        size = metrics.font(self.title_units)
        emblem = self.emblem()
        beside = emblem.get_width() + px(14) if emblem is not None else 0
        left += beside
        title = Label(self.heading(), size, kit.palette.text, display=True)
        while title.home.width > right - left and size > metrics.px(11):
            size -= 1
            title = Label(self.heading(), size, kit.palette.text, display=True)
        if self.centred and not buttons:
            left += (right - left - title.home.width) // 2
        title.move_to((left, box.top + (height - title.home.height) // 2))
        if emblem is not None:
            self.put(Element(emblem, (left - beside, box.top + (height - emblem.get_height()) // 2)))
        self.put(*buttons[:1], title, *buttons[1:])

    def _has_room(self, room: int, feet: Sequence[Foot]) -> bool:
        """Whether the title can stand beside the feet in a header so wide, a little smaller at most."""
        px = self.metrics.px
        feet_width = sum(button_width(each, self.kit, style, icon=icon is not None) for each, style, icon in feet)
        back = 0 if self.back() is None else px(TOUCH)
        least = round(self.metrics.font(TITLE) * SMALL_TITLE)
        return text_width(self.heading(), least, display=True) + back + feet_width + px(10) * len(feet) <= room

    def _foot_rows(self, feet: Sequence[Foot], room: int) -> list[list[Foot]]:
        """The feet side by side where their words fit, if need be without icons; else below each other with the most
        important on top."""
        gaps = self.metrics.px(10) * (len(feet) - 1)
        for row in (list(feet), _without_icons(feet)):
            widths = [button_width(control, self.kit, style, icon=icon is not None) for control, style, icon in row]
            if sum(widths) + gaps <= room:
                return [row]
        return [[each] for each in reversed(feet)]

    def _feet(self, rows: Sequence[Sequence[Foot]], box: Rect, padding: int, top: int, height: int) -> None:
        px = self.metrics.px
        room, gap = box.width - 2 * padding, px(10)
        for row in rows:
            free = room - gap * (len(row) - 1)
            widths = [button_width(control, self.kit, style, icon=icon is not None) for control, style, icon in row]
            if max(widths) * len(row) <= free or len(row) == 1:
                widths = [free // len(row)] * len(row)
            else:  # as wide as their words ask for
                widths = [each + (free - sum(widths)) // len(row) for each in widths]
            left = box.left + padding
            for (control, style, icon), width in zip(row, widths, strict=True):
                self.put(ButtonSprite(control, Rect(left, top, width, height), self.kit, style, icon=icon))
                left += width + gap
            top += height + gap


def _cut_through(form: Form, end: int, most: int) -> int:
    """How far above `end`, in pixels and at most `most`, the content can end without cutting through anything."""
    fold = end
    while cut := [each.home.top for each in form.elements if each.home.top < fold < each.home.bottom]:
        fold = min(cut)
    return end - fold if end - fold <= most else 0


def _without_icons(feet: Sequence[Foot]) -> list[Foot]:
    return [(control, style, None) for control, style, _ in feet]
