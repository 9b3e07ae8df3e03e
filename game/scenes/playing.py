"""How a session goes on at the table: players think, the human moves, and what happens is told and shown.

The scene joins three things: the session, which holds the truth and saves it; the timeline, on which the choreography
queues what is seen of it; and the controls, which are open only when nothing is queued and it is the human's turn.
"""

from collections.abc import Sequence
from typing import Final

from game.engine.actions import Action, Deal, Keep
from game.engine.cards import card
from game.engine.events import Event, HandScored, redact
from game.engine.state import Phase
from game.records import parse_action, steps
from game.scenes.hand_result import HandResult
from game.scenes.hint import Hint
from game.scenes.host import Host
from game.scenes.last_trick import LastTrickScene
from game.scenes.table import GO_ON, TableScene
from game.session import Session
from game.table.page_words import score_rows
from game.table.prompts import KEEP, SUGGEST
from game.table.thinking import ThinkingDots
from game.table.wording import Speaker
from game.text import t

THINK_MS: Final = 6.0
"""What a computer player may take of a frame; a third of it while something moves."""
HINT_MS: Final = 12_000.0
"""How long a hint stands."""


class PlayingScene(TableScene):
    """Plays one session. What is more than the hand itself is for a scene that builds on it.

    Such a scene says what the menu button opens (`open_menu`), what is done when a hand is scored (`hand_scored`) and
    what is shown when that was seen (`hand_ended`); it may hold the course of things (`go_on`).
    """

    def __init__(self, host: Host, session: Session) -> None:
        super().__init__(host, session)
        self._result_is_due = False
        """Whether a hand is over, but its result not shown yet."""
        self._shows_result = False
        self._offers_to_go_on = False
        """Whether a trick lies until a press, and the button for it stands there."""
        self._hint: Hint | None = None
        """The weighing of the human's options, while it goes on."""
        self._recall()

    def _recall(self) -> None:
        """Take up a session that has begun: the log of its hand, and the five to suggest."""
        session = self.session
        speaker = Speaker(self.names, session.human)
        for step in steps(session.record):
            if isinstance(step.action, Deal):
                self.lines, self._result_is_due = [], False
            for event in step.events:
                self.lines += speaker.event(redact(event, session.seat), step.after.trump)
                if isinstance(event, HandScored):
                    self._result_is_due = True  # interrupted before the next deal: it is shown again
        self._suggest()

    # For scenes that build on it -------------------------------------------------------------------------------------

    def open_menu(self) -> None:
        """The menu button was pressed."""

    def hand_scored(self) -> None:
        """The hand was scored just now; nothing of that is seen yet."""

    def hand_ended(self, result: HandResult) -> None:
        """All of the hand was seen: show what it came to. `deal` goes on from there."""

    # The course of things --------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """Make the table anew; nobody has been thinking long yet."""
        self._offers_to_go_on = False
        super().layout()
        self.thinking = ThinkingDots(self.table.speech)

    @property
    def busy(self) -> bool:
        """Whether something moves or a computer player thinks."""
        between_hands = self.session.awaits_deal and not self._shows_result
        return self.timeline.busy or self.session.computers_turn or between_hands

    def update(self, dt_ms: float) -> None:
        """Move what moves; when nothing does, let the hand go on."""
        super().update(dt_ms)
        self.table.speech.update(dt_ms)
        was_busy = self.timeline.busy
        self.timeline.update(dt_ms)
        if self._offers_to_go_on != self.timeline.rests_on:
            self._offers_to_go_on = not self._offers_to_go_on
            self.ask()
        if self.session.computers_turn:
            self.session.think(THINK_MS / 3 if self.timeline.busy else THINK_MS)
            waits = self.busy and not self.timeline.busy  # not busy: a coach has the word
            self.thinking.update(dt_ms, self.session.view.turn if waits else None)
        if self._hint is not None:
            words = self._hint.think(THINK_MS)
            if words is not None:
                self._hint = None
                self.explain(words, HINT_MS)
        if self.timeline.busy:
            return
        if was_busy:
            self.settle()
        self.go_on()

    def go_on(self) -> None:
        """Nothing moves and the human is not asked: what comes next."""
        session = self.session
        if self._shows_result:
            return
        if self._result_is_due or session.over:
            self._result_is_due, self._shows_result = False, True
            self.hand_ended(HandResult.of(session.view, self.names))
        elif session.awaits_deal:
            self.deal()
        elif session.computers_turn and session.think(0):
            self.happen(session.play_thought())

    def deal(self) -> None:
        """Deal the next hand; the result of the last one is left."""
        self._shows_result = False
        self.lines = []
        self.happen(self.session.deal())

    @property
    def result_is_due(self) -> bool:
        """Whether a hand is over and its result not left yet."""
        return self._result_is_due or self._shows_result

    def happen(self, events: Sequence[Event]) -> None:
        """Tell and show what happened in one action."""
        self.thinking.stop()
        view = self.session.view
        speaker = Speaker(self.names, self.session.human)
        for event in events:
            for line in speaker.event(event, view.trump):
                self.lines.append(line)
                self.host.announce(line)
            if isinstance(event, HandScored):
                self._result_is_due = True
                self.hand_scored()
        self._suggest()
        self.show(events)
        if not self.timeline.busy:
            self.settle()
        self.ask()
        self._tell_scores()

    def entered(self) -> None:
        """The page shows the score of this table; settings may have changed the pace meanwhile."""
        self.set_pace()
        if self.timeline.rests_on and not self.tricks_wait:
            self.timeline.hurry()
        self._tell_scores()

    def _tell_scores(self) -> None:
        """The score as a table, for people who listen to the page."""
        self.host.page.show_scores(t("result.column.score"), score_rows(self.session.view, self.names))

    def _suggest(self) -> None:
        """Mark the cards that a sound player would choose, when the human is to choose some."""
        if self.session.humans_turn and self.session.state.phase in (Phase.EXCHANGE, Phase.DUMMY):
            self.choosing.suggest(self.session.suggestion())

    # What the human does ---------------------------------------------------------------------------------------------

    def activate(self, control_id: str) -> None:
        """Do an action of the human's, or open what they want to look at."""
        kind, _, what = control_id.partition(":")
        if control_id == GO_ON:
            self.timeline.hurry()
        elif control_id == SUGGEST:
            self.choose_suggested()
        elif kind == "card":
            self.toggle(card(what))
        elif kind == "action":
            self._submit(Keep(tuple(self.choosing.chosen)) if control_id == KEEP else parse_action(what))
        elif what == "menu":
            self.host.audio.cue("button")
            self.open_menu()
        elif what == "hint":
            self._hint = Hint(self.session)
        elif what == "log":
            self.open_log()
        elif what == "last-trick":
            self.host.push(LastTrickScene(self.host, self.session.view, Speaker(self.names, self.session.human)))

    def _submit(self, action: Action) -> None:
        self._hint = None
        events = self.session.submit(action)
        self.choosing.clear()
        self.table.speech.drop_toast()
        self.happen(events)
