"""The table: what is seen of a session, what the human is asked, and where they press.

How a session goes on is said in `playing.py`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, cast

import pygame
from pygame import Rect

from game.animation.timeline import Speed, Timeline
from game.engine.actions import Play
from game.engine.cards import SEATS, Card
from game.engine.events import Event, TrickTaken
from game.scenes.beside import LogBesideScene
from game.scenes.host import Host
from game.scenes.rules import RulesScene
from game.scenes.scene import PRESS_KEYS
from game.session import Session
from game.table.asking import Asking, Corner
from game.table.card_sprite import CardSprite
from game.table.choosing import Choosing
from game.table.choreography import Choreography
from game.table.cloth import cloth
from game.table.felt_now import felt_now
from game.table.layout import table_layout
from game.table.looking import corners, looks
from game.table.marks import explanation_of
from game.table.moves import TRICK_REST, Pace
from game.table.page_words import table_data
from game.table.prompts import action_id, choice_cards, confirming, controls_for, prompt_for
from game.table.speech import TOAST_MS
from game.table.table import Table
from game.table.tapped import words_of
from game.table.wording import Speaker, hint_words
from game.text import t
from game.widgets.button import Kit
from game.widgets.control import Control
from game.widgets.target import Target

if TYPE_CHECKING:
    from game.engine.view import View
    from game.table.card_faces import Mark

THINK_MS: Final = 6.0
"""What a computer player may take of a frame; a third of it while something moves."""
HINT_MS: Final = 12_000.0
"""How long a hint stands."""
REST_AT_ONCE: Final = 450
"""How long a trick lies when nothing is animated."""
GO_ON: Final = "command:go-on"


class TableScene(LogBesideScene):
    """Shows one session. A scene that builds on it may offer other controls, mark cards, and say more."""

    explains_marks: ClassVar[bool] = True
    """Whether the first press on a bower's mark explains it instead of playing the card."""

    def __init__(self, host: Host, session: Session) -> None:
        super().__init__(host)
        self.session = session
        self.timeline = Timeline()
        self.lines: list[str] = []
        """The present hand in words."""
        self.choosing = Choosing()
        """What the human has picked where cards are chosen from others."""
        self._asked: tuple[Sequence[Control], str] | None = None
        """What was last asked: the controls, and the words."""
        self._seen: tuple[Sequence[Event], View] | None = None
        """The last events that were shown, and what was so after them."""
        self._explained: set[Mark] = set()
        """The marks of bowers that were pressed and explained."""

    # For scenes that build on it -------------------------------------------------------------------------------------

    def mark_cards(self, controls: Sequence[Control]) -> None:
        """Mark cards of the hand beyond what can be played now."""

    def was_asked(self) -> None:
        """All that is asked stands there: say more about it."""

    def covered(self) -> Sequence[Rect]:
        """What lies over the felt beside cards, words and buttons: names of piles are not shown half below it."""
        return ()

    # What is shown ---------------------------------------------------------------------------------------------------

    def heading(self) -> str:
        """What is asked, or simply the table."""
        return prompt_for(self.session.view, self.names, self.choosing.chosen) or t("table.heading")

    @property
    def names(self) -> tuple[str, str, str]:
        """The players by seat, as the human calls them."""
        south, west, east = self.session.names
        return (
            t("seat.you") if self.session.human is not None else south,
            t("seat.west") if west == "West" else west,
            t("seat.east") if east == "East" else east,
        )

    @property
    def asks(self) -> bool:
        """Whether the human is to act, and nothing moves."""
        return self.session.humans_turn and not self.timeline.busy

    def controls(self) -> Sequence[Control]:
        """The human's actions, when it is their turn and nothing moves; then the menu and what can be looked at."""
        controls: list[Control] = []
        if self.timeline.rests_on:
            words = t("command.next_trick")
            controls.append(Control(GO_ON, words, words, command="go-on", hotkey="enter"))
        if self.asks:
            controls += controls_for(self.session.view, self.names, self.choosing.chosen)
        controls += looks(
            tricks=bool(self.session.view.tricks),
            hint=self.asks,
            log_beside=self.log_is_beside,
            log_pressed=self.log_pressed,
        )
        return controls

    @property
    def tricks_wait(self) -> bool:
        """Whether the human wants each trick to lie until they go on."""
        return self.session.human is not None and self.host.preferences.trick_rest == "tap"

    def default(self) -> str | None:
        """Enter keeps the five, or puts the card away that was chosen; nothing else is done unseen."""
        return confirming(self.session.view, self.choosing.chosen)

    def table_data(self) -> dict[str, str]:
        """The page's `#table`: what the human may know."""
        return table_data(self.session.view, busy=self.busy)

    def help(self) -> None:
        """The rules as they are in this match."""
        self.host.push(RulesScene(self.host, self.session.view.rules))

    # The log ---------------------------------------------------------------------------------------------------------

    def log_lines(self) -> Sequence[str]:
        """What has happened in this hand, in words."""
        return self.lines

    def log_ends(self) -> frozenset[str]:
        """The lines with which a trick is over."""
        speaker = Speaker(self.names, self.session.human)
        return frozenset(line for seat in SEATS for line in speaker.event(TrickTaken(seat), None))

    # Layout ----------------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """Make the table anew for this window and put it in step with the truth."""
        rested = self.timeline.resting
        if hasattr(self, "table"):
            self.timeline.clear()  # sprites of the old window: `sync` shows where everything ends
        metrics, palette = self.metrics, self.host.palette
        self.kit = Kit(metrics, palette)
        self.places = table_layout(metrics)
        self.on_ground(cloth(self.places, self.kit))
        human = self.session.human
        four_colour = self.host.preferences.four_colour
        self.table = Table(self.group, self.places, self.kit, self.names, human, four_colour=four_colour)
        self.asking, self._asked = Asking(self.table, self.put), None
        self.set_pace()
        self.table.sync(self.session.view, self.choosing.chosen, self.choosing.suggested)
        if rested and self._seen is not None and self.choreography.lie_again(*self._seen):
            self.timeline.update(0)  # a trick that lay to be read does so here, too
        self.ask()
        self.table.tidy(self.asking.top, self.covered())  # a scene above may show it before it is drawn itself

    def set_pace(self) -> None:
        """Move as fast, and let tricks lie as long, as the preferences say now."""
        host = self.host
        self.timeline.speed = cast("Speed", host.speed)
        rest: float | None = TRICK_REST if host.speed != "off" else REST_AT_ONCE
        if self.session.human is None and host.speed == "off":
            rest = 0
        elif self.tricks_wait:
            rest = None
        pace = Pace(reduced=host.reduced_motion, trick_rest=rest)
        self.choreography = Choreography(self.table, self.timeline, host.audio, pace)

    def draw(self, screen: pygame.Surface) -> bool:
        """Paint what changed, with the names of what lies on the felt where there is room for them now."""
        self.table.tidy(self.asking.top, self.covered())
        return super().draw(screen)

    def show(self, events: Sequence[Event]) -> None:
        """Queue what is seen of events that have just happened."""
        self._seen = tuple(events), self.session.view
        self.choreography.show(*self._seen)
        self.timeline.call(self.write_log)  # not before it is seen

    def settle(self) -> None:
        """Everything has arrived: put the sprites in step with the truth and say what the human can do."""
        self.table.sync(self.session.view, self.choosing.chosen, self.choosing.suggested)
        self.ask()

    # Choosing cards --------------------------------------------------------------------------------------------------

    def choose_suggested(self) -> None:
        """Pick the cards that a sound player would, or say what else such a player would do."""
        if self.choosing.take_suggested():
            self._show_chosen()
        else:  # to leave the upcard, or to go alone
            self.explain(hint_words((), self.session.suggestion(), self.session.view))

    def toggle(self, each: Card) -> None:
        """Pick a card, or put it back."""
        if self.choosing.toggle(each, self.session.view.phase):
            self._show_chosen()
        else:
            self.toast(t("refuse.five_already"))

    def _show_chosen(self) -> None:
        """Move the cards to their rows and slots."""
        view = self.session.view
        self.host.audio.cue("slide")
        places = self.table.panel.card_places(view, self.choosing.chosen)
        for (each, _), place in zip(choice_cards(view), places, strict=True):
            sprite = self.table.spread.get(each)
            if sprite is not None:
                self.choreography.slide(sprite, place)
        self.ask()

    def toast(self, words: str, stays_ms: float = TOAST_MS) -> None:
        """Show a sentence for a while."""
        prompt, speech = self.asking.prompt, self.table.speech
        over = [*self.covered(), *([self.log.place] if self.log is not None else [])]
        asked = Rect(prompt.rect) if prompt is not None else None
        felt = felt_now(self.table, self.session.view, self.asking.boxes, over, asked)
        speech.toast(words, stays_ms, felt)
        speech.stand_in_for(prompt)

    def explain(self, words: str, stays_ms: float = TOAST_MS) -> None:
        """Show a sentence for a while, and tell it to people who listen."""
        self.toast(words, stays_ms)
        self.host.announce(words)

    # Input -----------------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """A press anywhere, Space or Enter hurries what moves; everything else as in any scene."""
        if self.timeline.busy and self._hurries(event):
            self.timeline.hurry()
            if not self.timeline.busy:
                self.settle()
            return True
        return super().handle(event)

    def _hurries(self, event: pygame.event.Event) -> bool:
        """Whether an event means "go on": such a press must not also play the card that is under it by then."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            beside = self.log is not None and self.log.place.collidepoint(event.pos)
            return not beside and not self.asking.in_corner(self.target_at(event.pos))
        return event.type == pygame.KEYDOWN and event.key in PRESS_KEYS

    def pressed(self, pos: tuple[int, int]) -> None:
        """A press takes away what explained the last one."""
        self.table.speech.drop_toast()

    def _release(self, pos: tuple[int, int], *, touch: bool) -> None:
        """A press on the mark of a bower says what it is, once for each; after that it means the card."""
        held = self._held
        mark = held.mark if self.explains_marks and isinstance(held, CardSprite) and held.on_mark(pos) else None
        if mark is None or mark in self._explained or not isinstance(held, CardSprite) or held.card is None:
            super()._release(pos, touch=touch)
            return
        words = explanation_of(held.card, self.session.view)
        self._explained.add(mark)
        self._held, self._pressed_at, self._dragging = None, None, False
        held.set_look(held=False)
        if words is not None:
            self.explain(words)

    def tapped(self, target: Target | None, pos: tuple[int, int]) -> None:
        """A press on a card that cannot be played says why; on a bower, what it is."""
        if isinstance(target, CardSprite) and target.card is not None:
            asked, choosing = self.session.humans_turn, self.table.choice is not None
            words = words_of(target.card, self.session.view, self.names, asked=asked, choosing=choosing)
            if words is not None:
                self.explain(words)

    # Asking the human ------------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Make buttons, words and cards offer exactly the controls that are open."""
        controls, words = self.controls(), self.question()
        self.asking.open_cards(self.session.view, controls, settled=not self.timeline.busy)
        self.mark_cards(controls)
        if (controls, words) != self._asked:
            self._asked = controls, words
            self.asking.show_corners(self.corners(), controls)
            self.asking.show_buttons(self.buttons(controls))
            self.asking.say(words)
            self.table.speech.stand_in_for(self.asking.prompt)
            if self.asking.prompt is not None:
                self.table.speech.give_way(self.asking.prompt.rect)
        self.was_asked()

    def question(self) -> str:
        """The words over the buttons, for people who see them."""
        view = self.session.view
        return prompt_for(view, self.names, self.choosing.chosen) if self.asks or view.sits_out == view.seat else ""

    def buttons(self, controls: Sequence[Control]) -> list[Control]:
        """Those of the controls that stand as buttons above the hand."""
        cards = self.on_cards()
        return [
            each for each in controls if each.on_canvas and each.label and each.card is None and each.id not in cards
        ]

    def on_cards(self) -> set[str]:
        """The ids of controls that stand on the cards of the hand themselves."""
        return {action_id(Play(each)) for each in (*self.table.hand, *self.session.view.hand)}

    def corners(self) -> list[Corner]:
        """What stands in the corners of the table, if its control is open."""
        return corners(self.places, self.table.choice, self.log.close if self.log is not None else None)
