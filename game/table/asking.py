"""What the human is asked, on the table: words, the buttons that answer them, open cards, and the corner buttons.

Nothing is decided here: a scene says which controls are open and what the words are, and this shows them. What already
stands there stays.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.engine.actions import Call, NameBenny, Play
from game.engine.view import View
from game.records import parse_action
from game.table.button_rows import button_rows
from game.table.choice_layout import CardChoice
from game.table.corner import CornerButton
from game.table.layers import Layer
from game.table.prompts import KEEP, PUT_AWAY, action_id, card_id, short_label
from game.table.question import question
from game.table.sizes import BUTTON, GAP, SUIT_BUTTON
from game.table.suit_button import SuitButton, SuitForm, suit_button_width, suit_form
from game.table.table import Table
from game.widgets.button import ButtonSprite, Style, button_width
from game.widgets.control import Control
from game.widgets.element import Element

if TYPE_CHECKING:
    from game.engine.cards import Card, Suit
    from game.widgets.label import Label

_THUMB: Final = (120, 52, 12)
"""Least width, height and distance of buttons on a phone, where there is room, in units."""
_PHONE: Final = 520
"""A window with a side below that is one, in units."""


@dataclass(frozen=True)
class Corner:
    """A place for a control in a corner of the table."""

    id: str
    """Of the control."""
    box: Rect
    icon: str | None
    word: str


class Asking:
    """Shows what is asked on one table; `put` adds elements to the scene."""

    def __init__(self, table: Table, put: Callable[..., None]) -> None:
        self.table = table
        self.kit = table.kit
        self.buttons: list[ButtonSprite] = []
        """Those that answer, above the hand."""
        self.prompt: Label | None = None
        """The words, while there are some."""
        self._put = put
        self._corners: dict[str, ButtonSprite] = {}

    @property
    def top(self) -> int | None:
        """Where words and buttons begin; None when there are none."""
        tops = [button.box.top for button in self.buttons]
        if self.prompt is not None:
            tops.append(self.prompt.rect.top)
        return min(tops, default=None)

    @property
    def boxes(self) -> list[Rect]:
        """Where buttons stand, those in the corners, too."""
        return [button.box for button in (*self.buttons, *self._corners.values())]

    def in_corner(self, element: Element | None) -> bool:
        """Whether that is one of the corner buttons."""
        return element is not None and element in self._corners.values()

    def open_cards(self, view: View, controls: Sequence[Control], *, settled: bool) -> None:
        """Let the cards stand for their controls; those that cannot be played are dimmed once all has `settled`."""
        by_id = {each.id: each for each in controls}
        playable: list[Card] = []
        for card, sprite in self.table.hand.items():
            control = by_id.get(action_id(Play(card)))
            sprite.set_control(control)
            if control is not None:
                playable.append(card)
        for card, sprite in self.table.spread.items():
            sprite.set_control(by_id.get(card_id(card)))
        self.table.mark_playable(view, playable if settled else tuple(self.table.hand))

    def show_corners(self, corners: Iterable[Corner], controls: Sequence[Control]) -> None:
        """Put a button into each corner whose control is open."""
        by_id = {each.id: each for each in controls}
        for corner in corners:
            control, button = by_id.get(corner.id), self._corners.get(corner.id)
            if button is not None and (control is None or button.box != corner.box):
                self._corners.pop(corner.id).kill()
                button = None
            if control is not None and button is None:
                button = CornerButton(replace(control, label=corner.word), corner.box, self.kit, corner.icon)
                self._corners[corner.id] = button
                self._put(button)

    def show_buttons(self, controls: Sequence[Control]) -> None:
        """Put a button for each of these above the hand, or beside the cards that are chosen."""
        for button in self.buttons:
            button.kill()
        styles = [_style(each) for each in controls]
        if self.table.choice is None:
            boxes = self._above_the_hand(controls, styles)
        else:
            controls, boxes = self._beside_the_chosen(self.table.choice, controls, styles)
        suits = [(each, box) for each, box in zip(controls, boxes, strict=True) if _suit(each) is not None]
        form = suit_form([each for each, _ in suits], suits[0][1], self.kit) if suits else None
        self.buttons = [
            self._button(each, box, style, form) for each, box, style in zip(controls, boxes, styles, strict=True)
        ]
        self._put(*self.buttons)

    def _button(self, control: Control, box: Rect, style: Style, form: SuitForm | None) -> ButtonSprite:
        suit = _suit(control)
        if suit is not None and form is not None:
            return SuitButton(control, box, self.kit, suit, form, four_colour=self.table.four_colour)
        return ButtonSprite(control, box, self.kit, style, layer=Layer.BUTTON)

    def _above_the_hand(self, controls: Sequence[Control], styles: Sequence[Style]) -> list[Rect]:
        """In one row where they fit into it, the suits all of one width."""
        metrics, area = self.kit.metrics, self.table.layout.buttons
        px = metrics.px
        hand, hint = self.table.layout.hand, self.table.layout.hint
        if self.table.layout.strips and [each.command for each in controls] == ["go-on"]:
            # Beside the hand: where it is so low, the trick lies just above that.
            left, high = hand.right + px(GAP), px(BUTTON)
            area = Rect(left, hint.top - px(GAP) - high, hint.right - left, high)
            return button_rows(area, self._widths(controls, styles), high, px(GAP), 1)
        # In the middle of the table where there is room.
        half = min(self.table.layout.oval.centerx - area.left, area.right - self.table.layout.oval.centerx)
        central = Rect(self.table.layout.oval.centerx - half, area.top, 2 * half, area.height)
        widths = self._widths(controls, styles)
        if min(metrics.w, metrics.h) < _PHONE and len(controls) > 1:
            wide, height, gap = (px(each) for each in _THUMB)
            large = [max(wide, each) for each in widths]
            for place in (central, area):
                if sum(large) + gap * (len(large) - 1) <= place.width:
                    return button_rows(place, large, min(height, area.height), gap, 1)
        height, gap = px(BUTTON), px(GAP)
        if any(_suit(each) is not None for each in controls) and sum(widths) + gap * (len(widths) - 1) > area.width:
            room = area.width - gap * (len(widths) - 1)
            suits = sum(_suit(each) is not None for each in controls)
            share = room // len(widths)
            others = [min(width, share) for each, width in zip(controls, widths, strict=True) if _suit(each) is None]
            share = (room - sum(others)) // suits
            narrow = [share if _suit(each) is not None else others.pop(0) for each in controls]
            return button_rows(area, narrow, min(px(SUIT_BUTTON), area.height), gap, 1)
        if sum(widths) + gap * (len(widths) - 1) <= central.width:
            area = central
        return button_rows(area, widths, height, gap, max(1, (area.height + gap) // (height + gap)))

    def _beside_the_chosen(
        self, choice: CardChoice, controls: Sequence[Control], styles: Sequence[Style]
    ) -> tuple[Sequence[Control], list[Rect]]:
        """With fewer words where there is little room."""
        area, height, gap = choice.buttons, choice.button, choice.gap
        rows = max(1, (area.height + gap) // (height + gap))
        widths = self._widths(controls, styles)
        if sum(widths) + gap * (len(widths) - 1) > area.width * rows or max(widths, default=0) > area.width:
            controls = [replace(each, label=short_label(each)) for each in controls]
            widths = self._widths(controls, styles)
        return controls, button_rows(area, widths, height, gap, rows)

    def say(self, words: str) -> None:
        """Show these words above the buttons, or none."""
        if self.prompt is not None:
            self.prompt.kill()
            self.prompt = None
        if not words:
            return
        choice, layout, gap = self.table.choice, self.table.layout, self.kit.metrics.px(4)
        if choice is not None:
            place, middle, height = choice.prompt, choice.prompt.centerx, choice.prompt.height
        else:
            boxes = [button.box for button in self.buttons]
            place, middle = layout.prompt.copy(), layout.oval.centerx
            place.bottom = layout.buttons.bottom - gap
            if boxes:
                row = boxes[0].unionall(boxes[1:])
                place.bottom, middle = row.top - gap, row.centerx
            # Where no cards lie on the felt there is room for a second line.
            height = place.height * (2 if self.table.kitty.pile is None else 1)
        self.prompt = question(words, self.kit, place, middle, height)
        self._put(self.prompt)

    def _widths(self, controls: Sequence[Control], styles: Sequence[Style]) -> list[int]:
        least = self.kit.metrics.px(84 if self.table.choice is None else 64)
        suits = [suit_button_width(each, self.kit) for each in controls if _suit(each) is not None]
        widths = [button_width(each, self.kit, style) for each, style in zip(controls, styles, strict=True)]
        return [
            max(least, *suits) if _suit(each) is not None else max(least, width)
            for each, width in zip(controls, widths, strict=True)
        ]


def _suit(control: Control) -> "Suit | None":
    """The suit that a control names as trump or for the Benny."""
    if control.action is None or not control.action.startswith(("call ", "name ")):
        return None
    action = parse_action(control.action)
    return action.suit if isinstance(action, Call | NameBenny) else None


def _style(control: Control) -> Style:
    """Gold for what is the one thing to do; of several answers none looks better than another."""
    ends = control.id in (KEEP, PUT_AWAY) or control.command == "go-on" or (control.action or "").startswith("pick up ")
    return Style.PRIMARY if ends else Style.ANSWER
