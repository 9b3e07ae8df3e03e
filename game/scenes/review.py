"""A finished hand looked at again: all cards open, the human's decisions weighed, step by step, and played again."""

from collections.abc import Callable, Generator, Sequence
from time import perf_counter
from typing import ClassVar, Final

from game.engine.actions import Deal, Decline, GoAlone, Keep, PickUp, Play, WithPartner
from game.engine.cards import Seat
from game.engine.state import Phase
from game.players.appraise import Appraisal
from game.records import MatchRecord, Step
from game.records.shared_deal import write_deal
from game.review import NOTHING, Decision, costliest, last_hand, review
from game.scenes.host import Host
from game.scenes.review_pictures import CARD, open_cards, option_row, option_title, option_verdict, trick_row
from game.scenes.sheet import Foot, SheetScene
from game.table.card_sprite import margin_of
from game.table.wording import Speaker, option_words, signed, suit_title
from game.text import t
from game.widgets.button import Style
from game.widgets.control import Control
from game.widgets.form import Form

MOST: Final = 6
"""So many options of a decision are shown."""
WEIGH_MS: Final = 8.0
"""How much of a frame the weighing may take."""


class ReviewScene(SheetScene):
    """What each decision of a hand promised, the costliest named; leads on to the steps of the hand.

    `play_on` is called with a place in the hand to play it again from there.
    """

    name: ClassVar[str] = "review"
    overlay: ClassVar[bool] = True
    width: ClassVar[float] = 720

    def __init__(
        self,
        host: Host,
        record: MatchRecord,
        names: Sequence[str],
        seat: Seat,
        seed: int,
        play_on: Callable[[int], None],
    ) -> None:
        super().__init__(host)
        self.hand = last_hand(record)
        self.names = names
        self.seat = seat
        self.decisions: list[Decision] | None = None
        """None while they are being weighed."""
        self._weighing: Generator[int, None, list[Decision]] | None = review(self.hand, seat, seed)
        self._play_on = play_on
        self._copied = False

    def heading(self) -> str:
        """Review."""
        return t("review.title")

    def prose(self) -> Sequence[str]:
        """The verdict, and each decision."""
        if self.decisions is None:
            return (t("review.weighing"),)
        return (self._verdict(), *(f"{_title(each)}. {_weighed(each)}" for each in self.decisions))

    def update(self, dt_ms: float) -> None:
        """Weigh on for a part of the frame; when all is weighed, show it."""
        super().update(dt_ms)
        if self._weighing is None:
            return
        end = perf_counter() + WEIGH_MS / 1000
        try:
            while perf_counter() < end:
                next(self._weighing)
        except StopIteration as done:
            self._weighing, self.decisions = None, done.value
            self.relayout()
            for line in self.prose()[:1]:
                self.host.announce(line)

    def fill(self, form: Form) -> None:
        """The verdict, the decisions, and the cards as they were dealt."""
        form.text(self._verdict() if self.decisions is not None else t("review.weighing"))
        for number, each in enumerate(self.decisions or ()):
            if number == 0:
                form.heading(t("review.decisions"))
            title = _title(each)
            form.link(Control(f"decision {number}", title, title, command="decision"), _weighed(each))
        form.heading(t("review.cards"))
        dealt = self.hand[0].after
        form.picture(open_cards(dealt, self.names, form, four_colour=self.host.preferences.four_colour))
        if self._link():
            words = t("common.copied" if self._copied else "review.copy_link")
            form.button(Control("copy-link", words, words, command="copy-link"), Style.PLAIN, icon="copy")

    def _link(self) -> str:
        """The address at which anybody can play this deal; "" natively."""
        deal, dealer = self.hand[0].action, self.hand[0].after.dealer
        assert isinstance(deal, Deal)
        assert dealer is not None
        return self.host.page.link(write_deal(deal, dealer))

    def feet(self) -> Sequence[Foot]:
        """Through the hand, step by step."""
        words = t("review.steps")
        return ((Control("steps", words, words, command="steps", hotkey="enter"), Style.PRIMARY, "forward"),)

    def activate(self, control_id: str) -> None:
        """Show a step of the hand."""
        kind, _, number = control_id.partition(" ")
        if kind == "decision" and self.decisions is not None:
            self._show(self.decisions[int(number)].place)
        elif kind == "steps":
            self._show(1)
        elif kind == "copy-link":
            self.host.audio.cue("button")
            self.host.page.copy(self._link())
            self._copied = True
            self.host.announce(t("common.copied"))
            self.relayout()
        else:
            super().activate(control_id)

    def _show(self, place: int) -> None:
        by_place = {each.place: each for each in self.decisions or ()}
        self.host.push(StepScene(self.host, self.hand, place, by_place, self.names, self.seat, self._play_on))

    def _verdict(self) -> str:
        if not self.decisions:
            return t("review.no_decisions")
        worst = costliest(self.decisions)
        if worst is None:
            return t("review.flawless")
        return t(
            "review.costliest",
            title=_title(worst),
            best=_begins(option_words(worst.best.action, worst.view)),
            points=f"{max(0.0, worst.best.points - worst.chosen.points):.1f}",
        )


class StepScene(SheetScene):
    """One step of a hand with all cards open: what is known, what was weighed, what was then done."""

    name: ClassVar[str] = "step"
    overlay: ClassVar[bool] = True
    width: ClassVar[float] = 720

    def __init__(
        self,
        host: Host,
        hand: Sequence[Step],
        place: int,
        decisions: dict[int, Decision],
        names: Sequence[str],
        seat: Seat,
        play_on: Callable[[int], None],
    ) -> None:
        super().__init__(host)
        self.hand = hand
        self.place = place
        self.decisions = decisions
        self.names = names
        self.seat = seat
        self._play_on = play_on

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.hand[self.place]

    def heading(self) -> str:
        """Which step this is."""
        return t("review.step", number=self.place, count=len(self.hand) - 1)

    def prose(self) -> Sequence[str]:
        """What is done in this step, what was so before, and what was weighed."""
        decision = self.decisions.get(self.place)
        lines = [*self._told(), *self._state_of_play()]
        if decision is not None:
            lines += [f"{option_title(each, decision)}: {self._worth(each, decision)}" for each in _shown(decision)]
        return lines

    @staticmethod
    def _worth(option: Appraisal, decision: Decision) -> str:
        points = t("review.option.points", points=signed(option.points))
        return f"{points}, {option_verdict(option, decision)}"

    def _state_of_play(self) -> list[str]:
        """Trump, who made it and who dealt, as it stood before this step."""
        before, lines = self.step.before, list[str]()
        if before.trump is not None and before.maker is not None:
            who = "you" if before.maker == self.seat else "other"
            suit = suit_title(before.trump)
            lines.append(t(f"review.made.{who}", suit=suit, name=self.names[before.maker]))
        if before.dealer is not None:
            who = "you" if before.dealer == self.seat else "other"
            lines.append(t(f"review.dealt.{who}", name=self.names[before.dealer]))
        return lines

    def _told(self) -> list[str]:
        speaker = Speaker(self.names, self.seat)
        return [line for event in self.step.events for line in speaker.event(event, self.step.after.trump)]

    def fill(self, form: Form) -> None:
        """What is done, the options of the human, and the cards before it."""
        before, four_colour = self.step.before, self.host.preferences.four_colour
        for line in self._told():
            form.text(line, units=19)
        form.text(" · ".join(self._state_of_play()), muted=True)
        decision = self.decisions.get(self.place)
        if decision is not None:
            form.heading(t("review.options"))
            for each in _shown(decision):
                form.picture(option_row(each, decision, form, four_colour=four_colour))
        if before.trick:
            form.heading(t("review.trick"))
            picture = trick_row(before, self.names, form, four_colour=four_colour)
            form.picture(picture, indent=-margin_of(form.kit.metrics.px(CARD)))
        form.heading(t("review.cards"))
        form.picture(open_cards(before, self.names, form, four_colour=four_colour))

    def feet(self) -> Sequence[Foot]:
        """Back a step, play from here, on a step."""
        last, first = self.place >= len(self.hand) - 1, self.place <= 1
        ours = self.step.seat == self.seat
        feet: list[Foot] = [
            (_control("step-back", "review.back", "b", enabled=not first), Style.PLAIN, "back"),
            (_control("play-from-here", "review.play", "r", enabled=ours), Style.PLAIN, "play"),
            (_control("step-on", "review.on", "n", enabled=not last), Style.PRIMARY, "forward"),
        ]
        return feet

    def activate(self, control_id: str) -> None:
        """Go to another step, or play on from this one."""
        if control_id in ("step-back", "step-on"):
            self.place += 1 if control_id == "step-on" else -1
            self.relayout()
            for line in self._told():
                self.host.announce(line)
        elif control_id == "play-from-here":
            self._play_on(self.place)
        else:
            super().activate(control_id)


def _shown(decision: Decision) -> Sequence[Appraisal]:
    """The best options, and what was done."""
    best = decision.options[:MOST]
    return best if any(each.action == decision.done for each in best) else (*best[:-1], decision.chosen)


def _begins(words: str) -> str:
    """Words at the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def _title(decision: Decision) -> str:
    """Where in the hand it was, and what was done."""
    view = decision.view
    done = option_words(decision.done, view)
    match decision.done:
        case Play():
            return t("review.card", number=len(view.tricks) + 1, done=done)
        case PickUp() | Decline():
            return t("review.exchange", done=done)
        case Keep():
            return t("review.five")
        case GoAlone() if view.phase is Phase.DUMMY:
            return t("review.dummy", done=done)
        case GoAlone() | WithPartner():
            return t("review.defence", done=done)
        case _:
            return t("review.bid", done=done)


def _weighed(decision: Decision) -> str:
    """What it promised beside the best."""
    if decision.cost < NOTHING:
        return t("review.best", points=signed(decision.chosen.points))
    return t(
        "review.not_best",
        points=signed(decision.chosen.points),
        best=option_words(decision.best.action, decision.view),
        best_points=signed(decision.best.points),
    )


def _control(command: str, key: str, hotkey: str, *, enabled: bool) -> Control:
    return Control(command, t(key), t(key), command=command, hotkey=hotkey, enabled=enabled)
