"""The table: one match, from the first deal to the last trick.

The scene joins three things: the session, which holds the truth and saves it; the timeline, on which the choreography
queues what is seen of it; and the controls, which are open only when nothing is queued and it is the human's turn.
"""

from collections.abc import Generator, Sequence
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, ClassVar, Final, cast

import pygame
from pygame import Rect

from game.animation.timeline import Speed, Timeline
from game.engine.actions import Action, Deal, Keep, PickUp, Play
from game.engine.cards import SEATS, Card, Seat, card
from game.engine.errors import Reason
from game.engine.events import Event, HandScored, TrickTaken, redact
from game.engine.state import Phase
from game.engine.view import View
from game.players.appraise import Appraisal
from game.records import parse_action, steps
from game.review import up_to
from game.scenes.beside import LogBesideScene
from game.scenes.host import Host
from game.scenes.log import LastTrickScene
from game.scenes.new_match import NewMatchScene
from game.scenes.pause import PauseScene
from game.scenes.results import HandOverScene, HandResult, MatchOverScene
from game.scenes.review import ReviewScene
from game.scenes.rules import RulesScene
from game.scenes.scene import PRESS_KEYS, Scene
from game.session import HUMAN, Session
from game.storage.saves import SavedMatch
from game.storage.statistics import count_hand
from game.table.asking import Asking, Corner
from game.table.card_sprite import CardSprite
from game.table.choreography import Choreography
from game.table.cloth import cloth
from game.table.layout import table_layout
from game.table.marks import explanation_of
from game.table.moves import TRICK_REST, Pace
from game.table.prompts import (
    KEEP,
    SUGGEST,
    action_id,
    choice_cards,
    confirming,
    controls_for,
    prompt_for,
)
from game.table.table import Table
from game.table.wording import Speaker, hint_words, plain_name, refusal
from game.text import t
from game.widgets.button import Kit
from game.widgets.control import Control
from game.widgets.target import Target

if TYPE_CHECKING:
    from game.table.card_faces import Mark

THINK_MS: Final = 6.0
"""What a computer player may take of a frame; a third of it while something moves."""
THINKS_LONG_MS: Final = 700.0
"""From then on it is shown that a computer player thinks."""
TOAST_MS: Final = 3200.0
HINT_MS: Final = 12_000.0
REST_AT_ONCE: Final = 450
"""How long a trick lies when nothing is animated."""
GO_ON: Final = "command:go-on"


class MatchScene(LogBesideScene):
    """Plays a match at the table."""

    name: ClassVar[str] = "match"
    explains_marks: ClassVar[bool] = True
    """Whether the first press on a bower's mark explains it instead of playing the card."""

    def __init__(self, host: Host, saved: SavedMatch | None = None, *, keep: bool = True) -> None:
        """A new match with the preferred rules and players, or a saved one; `keep` it saved while it is played.

        Raises RecordError or ValueError for a saved match that cannot be played on.
        """
        super().__init__(host)
        self._keep = keep
        self.demo = host.options.demo
        """How many matches computer players are still to play in all seats; None when the human plays."""
        self.session = self.session_for(saved)
        self.timeline = Timeline()
        self.lines: list[str] = []
        """The present hand in words."""
        self.chosen: list[Card] = []
        self._suggested: tuple[Card, ...] = ()
        self._result: HandScored | None = None
        self._asked: tuple[Sequence[Control], str] | None = None
        """What was last asked: the controls, and the words."""
        self._seen: tuple[Sequence[Event], View] | None = None
        """The last events, and what was so after them."""
        self._shows_result = False
        self._toast_left_ms = 0.0
        self._explained: set[Mark] = set()
        """The marks of bowers that were pressed and explained."""
        self._offers_to_go_on = False
        """Whether a trick lies until a press, and the button for it stands there."""
        self._thinks_ms = 0.0
        """How long a computer player has been thinking with nothing moving."""
        self._thinker: Seat | None = None
        """Who was last shown to be thinking."""
        self._hint: Generator[None, None, tuple[Appraisal, ...]] | None = None
        """The weighing of the human's options, while it goes on."""
        self._recall()

    def _recall(self) -> None:
        """Take up a match that has begun: the log of its hand, and the five to suggest."""
        session = self.session
        speaker = Speaker(self.names, session.human)
        for step in steps(session.record):
            if isinstance(step.action, Deal):
                self.lines, self._result = [], None
            for event in step.events:
                self.lines += speaker.event(redact(event, session.seat), step.after.trump)
                if isinstance(event, HandScored):
                    self._result = event  # interrupted before the next deal: it is shown again
        self._suggest()
        self._tell_scores(session.view)
        self.host.page.show_record(session.finished_hands())

    def session_for(self, saved: SavedMatch | None) -> Session:
        """The match to be played: the saved one, or a new one."""
        host = self.host
        save = host.saves.save if self._keep else None
        if saved is not None:
            return Session.resumed(saved, human=HUMAN if self.demo is None else None, save=save)
        seed = host.options.seed if host.options.seed is not None else host.page.entropy() >> 1
        chosen, first = host.preferences, host.options.deal
        if self.demo is not None:
            return Session.new(chosen.rules, seed, chosen.levels, human=None)
        rules = chosen.rules if first is None else replace(chosen.rules, deck=len(first.cards))
        return Session.new(rules, seed, chosen.levels, first=first, save=save)

    # What is shown ---------------------------------------------------------------------------------------------------

    def heading(self) -> str:
        """What is asked, or simply the table."""
        return prompt_for(self.session.view, self.names, self.chosen) or t("table.heading")

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
    def busy(self) -> bool:
        """Whether something moves or a computer player thinks."""
        between_hands = self.session.awaits_deal and not self._shows_result
        return self.timeline.busy or self.session.computers_turn or between_hands

    def controls(self) -> Sequence[Control]:
        """The human's actions, when it is their turn and nothing moves; then the menu and what can be looked at."""
        controls: list[Control] = []
        if self.timeline.resting and self.timeline_waits:
            words = t("command.next_trick")
            controls.append(Control(GO_ON, words, words, command="go-on", hotkey="enter"))
        if self.session.humans_turn and not self.timeline.busy:
            controls += controls_for(self.session.view, self.names, self.chosen)
        menu = t("command.menu")
        controls.append(Control("command:menu", "", menu, command="menu", hotkey="escape"))
        if self.session.view.tricks:
            last = t("command.last_trick")
            controls.append(Control("command:last-trick", "", last, command="last-trick", hotkey="z"))
        log = t("command.log.close" if self.log_is_beside else "command.log")
        controls.append(Control("command:log", "", log, command="log", pressed=self.log_pressed, hotkey="l"))
        if self.session.humans_turn and not self.timeline.busy:
            hint = t("command.hint")
            controls.append(Control("command:hint", "", hint, command="hint", hotkey="i"))
        return controls

    @property
    def timeline_waits(self) -> bool:
        """Whether a trick lies until the human goes on."""
        return self.session.human is not None and self.host.preferences.trick_rest == "tap"

    def default(self) -> str | None:
        """Enter keeps the five, or puts the card away that was chosen; nothing else is done unseen."""
        return confirming(self.session.view, self.chosen)

    def table_data(self) -> dict[str, str]:
        """The page's `#table`: what the human may know, in the words of record.md."""
        view = self.session.view

        def word(value: object) -> str:
            return "none" if value is None else str(value)

        return {
            "phase": str(view.phase),
            "turn": word(view.turn),
            "dealer": word(view.dealer),
            "trump": view.trump.letter if view.trump is not None else "none",
            "maker": word(view.maker),
            "score": " ".join(map(str, view.score)),
            "tricks": " ".join(map(str, view.taken)),
            "hand": " ".join(each.code for each in view.hand),
            "winner": " ".join(map(str, view.winners)) or "none",
            "busy": "1" if self.busy else "0",
        }

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
        self._offers_to_go_on = False
        self._set_pace()
        self.table.sync(self.session.view, self.chosen, self._suggested)
        if rested and self._seen is not None and self.choreography.lie_again(*self._seen):
            self.timeline.update(0)  # a trick that lay to be read does so here, too
        self.ask()
        self.table.tidy(self.asking.top, self.covered())  # a scene above may show it before it is drawn itself

    def _set_pace(self) -> None:
        host = self.host
        self.timeline.speed = cast("Speed", host.speed)
        rest: float | None = TRICK_REST if host.speed != "off" else REST_AT_ONCE
        if self.demo is not None and host.speed == "off":
            rest = 0
        elif self.timeline_waits:
            rest = None
        pace = Pace(reduced=host.reduced_motion, trick_rest=rest)
        self.choreography = Choreography(self.table, self.timeline, host.audio, pace)

    # Time ------------------------------------------------------------------------------------------------------------

    def update(self, dt_ms: float) -> None:
        """Move what moves; when nothing does, let the match go on."""
        super().update(dt_ms)
        self._toast_left_ms -= dt_ms  # in real time: words are read no faster when cards are
        if self._toast_left_ms <= 0:
            self.table.speech.drop_toast()
        was_busy = self.timeline.busy
        self.timeline.update(dt_ms)
        if self._offers_to_go_on != (self.timeline.resting and self.timeline_waits):
            self._offers_to_go_on = not self._offers_to_go_on
            self.ask()
        if self.session.computers_turn:
            self.session.think(THINK_MS / 3 if self.timeline.busy else THINK_MS)
            self._show_thinking(dt_ms)
        if self._hint is not None:
            self._think_of_hint(self._hint)
        if self.timeline.busy:
            return
        if was_busy:
            self._settle()
        self.go_on()

    def _show_thinking(self, dt_ms: float) -> None:
        """Dots at the seat of a computer player who takes long, so that nobody believes the game stands still."""
        turn = self.session.view.turn
        before = self._thinks_ms
        waits = self.timeline.busy or not self.busy  # not busy: a coach has the word
        self._thinks_ms = 0.0 if waits else before + dt_ms
        if turn is not None and before < THINKS_LONG_MS <= self._thinks_ms:
            self._thinker = turn
            self.table.speech.say(turn, t("table.thinking"))

    def draw(self, screen: pygame.Surface) -> bool:
        """Paint what changed, with the names of what lies on the felt where there is room for them now."""
        self.table.tidy(self.asking.top, self.covered())
        return super().draw(screen)

    def covered(self) -> Sequence[Rect]:
        """What lies over the felt beside cards, words and buttons: names of piles are not shown half below it."""
        return ()

    def _think_of_hint(self, hint: Generator[None, None, tuple[Appraisal, ...]]) -> None:
        """Weigh on for some of a frame; when all is weighed, tell it."""
        end = perf_counter() + THINK_MS / 1000
        try:
            while perf_counter() < end:
                next(hint)
        except StopIteration as done:
            self._hint = None
            words = hint_words(done.value, self.session.suggestion(), self.session.view)
            self.toast(words, HINT_MS)
            self.host.announce(words)

    def _settle(self) -> None:
        """Everything has arrived: put the sprites in step with the truth and say what the human can do."""
        self.table.sync(self.session.view, self.chosen, self._suggested)
        self.ask()

    def go_on(self) -> None:
        """Nothing moves and the human is not asked: what comes next."""
        session = self.session
        if self._result is not None or session.over:
            self._show_result()
        elif session.awaits_deal:
            self.deal()
        elif session.computers_turn and session.think(0):
            self.happen(session.play_thought())

    def deal(self) -> None:
        """Deal the next hand; the result of the last one is left."""
        self._shows_result = False
        self.lines = []
        self.happen(self.session.deal())

    def happen(self, events: Sequence[Event]) -> None:
        """Tell and show what happened in one action."""
        if self._thinks_ms >= THINKS_LONG_MS and self._thinker is not None:
            self.table.speech.hush(self._thinker)
        self._thinks_ms = 0.0
        view = self.session.view
        speaker = Speaker(self.names, self.session.human)
        for event in events:
            for line in speaker.event(event, view.trump):
                self.lines.append(line)
                self.host.announce(line)
            if isinstance(event, HandScored):
                self._result = event
                if self._keep and self.session.human is not None:
                    count_hand(self.host.backend, self.session.levels, view)
        self._suggest()
        self._seen = tuple(events), view
        self.choreography.show(events, view)
        self.timeline.call(self.write_log)  # not before it is seen
        if not self.timeline.busy:
            self._settle()
        self.ask()
        self._tell_scores(view)
        if self._result is not None:
            self.host.page.show_record(self.session.finished_hands())

    def _tell_scores(self, view: View) -> None:
        """The score as a table, for people who listen to the page."""
        rows = [(t("result.column.player"), t("result.column.score"), t("result.column.tricks"))]
        rows += [(name, str(view.score[seat]), str(view.taken[seat])) for seat, name in enumerate(self.names)]
        self.host.page.show_scores(t("result.column.score"), rows)

    def _suggest(self) -> None:
        """Mark the cards that a sound player would choose, when the human is to choose some."""
        if not self.session.humans_turn or self.session.state.phase not in (Phase.EXCHANGE, Phase.DUMMY):
            return
        match self.session.suggestion():
            case Keep(cards):
                self._suggested = cards
            case PickUp(discard):
                self._suggested = (discard,)
            case _:
                self._suggested = ()

    # What the human does ---------------------------------------------------------------------------------------------

    def activate(self, control_id: str) -> None:
        """Do an action of the human's, or open what they want to look at."""
        kind, _, what = control_id.partition(":")
        if control_id == GO_ON:
            self.timeline.hurry()
        elif control_id == SUGGEST:
            self._choose_suggested()
        elif kind == "card":
            self._toggle(card(what))
        elif kind == "action":
            action = Keep(tuple(self.chosen)) if control_id == KEEP else parse_action(what)
            self._submit(action)
        elif what == "menu":
            self.host.audio.cue("button")
            back = self._take_back if self.session.before_last_move() is not None else None
            self.host.push(PauseScene(self.host, self.session.view.rules, back, saved=self._keep))
        elif what == "hint":
            self._hint = self.session.appraise()
        elif what == "log":
            self.open_log()
        elif what == "last-trick":
            self.host.push(LastTrickScene(self.host, self.session.view, Speaker(self.names, self.session.human)))

    def _submit(self, action: Action) -> None:
        self._hint = None
        events = self.session.submit(action)
        self.chosen, self._suggested = [], ()
        self.table.speech.drop_toast()
        self.happen(events)

    def _take_back(self) -> None:
        """Play on from before the human's last move, as if the match had been interrupted there."""
        before = self.session.before_last_move()
        if before is not None:
            if self._keep:
                self.host.saves.save(before)
            self.host.show_only(MatchScene(self.host, before, keep=self._keep))

    def _choose_suggested(self) -> None:
        if self._suggested:
            self.chosen = list(self._suggested)
            self._show_chosen()
            return
        suggestion = self.session.suggestion()
        if suggestion is not None:  # to leave the upcard, or to go alone
            self._explain(hint_words((), suggestion, self.session.view))

    def _toggle(self, each: Card) -> None:
        if each in self.chosen:
            self.chosen.remove(each)
        elif self.session.view.phase is Phase.EXCHANGE:
            self.chosen = [each]
        elif len(self.chosen) < 5:
            self.chosen.append(each)
        else:
            self.toast(t("refuse.five_already"))
            return
        self._show_chosen()

    def _show_chosen(self) -> None:
        """Move the cards to their rows and slots."""
        view = self.session.view
        self.host.audio.cue("slide")
        places = self.table.panel.card_places(view, self.chosen)
        for (each, _), place in zip(choice_cards(view), places, strict=True):
            sprite = self.table.spread.get(each)
            if sprite is not None and sprite.place != place:
                self.choreography.slide(sprite, place)
        self.ask()

    # Input -----------------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """A press anywhere, Space or Enter hurries what moves; everything else as in any scene."""
        if self.timeline.busy and self._hurries(event):
            self.timeline.hurry()
            if not self.timeline.busy:
                self._settle()
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
            self._explain(words)

    def tapped(self, target: Target | None, pos: tuple[int, int]) -> None:
        """A press on a card that cannot be played says why; on a bower, what it is."""
        if not isinstance(target, CardSprite) or target.card is None:
            return
        view = self.session.view
        if self.session.humans_turn and view.phase is Phase.PLAY and target.card in view.hand:
            self._explain(refusal(self._reason(target.card), target.card, view, self.names))
            return
        if self.table.choice is not None and target.card is view.upcard and self.session.humans_turn:
            self._explain(t("refuse.upcard", card=plain_name(target.card)))
            return
        words = explanation_of(target.card, view)
        if words is not None:
            self._explain(words)
        elif target.card in view.hand and not self.session.humans_turn:
            self.toast(refusal(Reason.NOT_YOUR_TURN, target.card, view, self.names))

    def _explain(self, words: str) -> None:
        self.toast(words)
        self.host.announce(words)

    def _reason(self, each: Card) -> Reason:
        legal = any(action == Play(each) for action in self.session.view.legal)
        return Reason.NOT_YOUR_TURN if legal else Reason.MUST_FOLLOW_SUIT

    def toast(self, words: str, stays_ms: float = TOAST_MS) -> None:
        """Show a sentence for a while."""
        self.table.speech.toast(words)
        self._toast_left_ms = stays_ms

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
        self.was_asked()

    def question(self) -> str:
        """The words over the buttons, for people who see them."""
        view = self.session.view
        open_now = self.session.humans_turn and not self.timeline.busy
        return prompt_for(view, self.names, self.chosen) if open_now or view.sits_out == view.seat else ""

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
        choice, places, log = self.table.choice, self.places, self.log
        last = t("command.last_trick" if places.worded else "command.last_trick.short")
        return [
            Corner("command:menu", places.menu, "menu", t("common.menu")),
            Corner("command:last-trick", places.last_trick, "last-trick", last),
            Corner("command:log", log.close, "close", "")
            if log is not None
            else Corner("command:log", places.log, "log", t("command.log.short")),
            Corner("command:hint", choice.hint if choice else places.hint, "hint", t("command.hint")),
        ]

    def mark_cards(self, controls: Sequence[Control]) -> None:
        """Mark cards of the hand beyond what can be played now. For a scene that shows more."""

    def was_asked(self) -> None:
        """All that is asked stands there. For a scene that says more about it."""

    # The end of a hand -----------------------------------------------------------------------------------------------

    def _show_result(self) -> None:
        if self._shows_result:
            return
        session, view = self.session, self.session.view
        self._result = None
        if self.demo is not None:
            self._demo_goes_on()
            return
        result = HandResult(
            names=self.names,
            maker=view.maker,
            alone=bool(view.maker_alone),
            lone_defender=view.lone_defender,
            tricks=view.taken,
            points=view.points or (0, 0, 0),
            score=view.score,
            target=view.rules.target,
            winners=view.winners,
        )
        self._shows_result = True
        if session.over:
            if self._keep:
                self.host.saves.clear()
            self.host.audio.cue("match" if view.seat in view.winners else "loss")
            self.host.push(MatchOverScene(self.host, result, self.after_result, self.extras()))
        else:
            self.host.push(self.hand_over(result))

    @property
    def result_is_due(self) -> bool:
        """Whether a hand is over and its result not left yet."""
        return self._result is not None or self._shows_result

    def hand_over(self, result: HandResult) -> Scene:
        """What is shown between two hands."""
        return HandOverScene(self.host, result, self.after_result, self.extras())

    def extras(self) -> Sequence[Control]:
        """What can be done beside going on, when a hand is over."""
        commands = ["review"] if self.session.human is not None else []
        if self.session.over:
            commands.append("copy-record")
        keys = {"review": "review.look", "copy-record": "result.copy_record"}
        return [Control(each, t(keys[each]), t(keys[each]), command=each) for each in commands]

    def _review(self) -> None:
        session = self.session

        def play_on(place: int) -> None:
            from game.scenes.practice import PracticeScene  # late: it is a MatchScene itself

            self.host.push(PracticeScene(self.host, up_to(session.record, place), session.seed, session.levels))

        scene = ReviewScene(self.host, session.record, self.names, session.seat, session.seed, play_on)
        self.host.push(scene)

    def after_result(self, command: str) -> None:
        """What was chosen under a result: "next-hand", "new-match", "menu", or one of the extras."""
        if command == "copy-record":
            self.host.page.copy(self.session.finished_hands())
            return
        if command == "review":
            self._review()
            return
        self._shows_result = False
        if command == "next-hand":
            self.deal()
        elif command == "new-match":
            self.host.push(NewMatchScene(self.host))
        elif command == "menu":
            if self.session.over:
                self.host.go_to_menu()
            else:
                self.host.push(PauseScene(self.host, self.session.view.rules, saved=self._keep))

    def _demo_goes_on(self) -> None:
        assert self.demo is not None
        if not self.session.over:
            self.deal()
            return
        self.demo -= 1
        if self.demo <= 0:
            self.host.quit(0)
            return
        self.session = Session.new(
            self.host.preferences.rules, self.session.seed + 1, self.host.preferences.levels, human=None
        )
        self.relayout()
