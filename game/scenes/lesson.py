"""The guided first hand: the table of a match, on which a coach says what to do and why."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final

from pygame import Rect

from game.engine.actions import Keep, PickUp, Play
from game.engine.cards import Card, card
from game.engine.events import Event
from game.engine.state import Phase
from game.lesson import ASK, SAY, LessonSession, Page, load
from game.scenes.glossary import TermScene, term_control, terms_in
from game.scenes.hand_result import HandResult
from game.scenes.host import Host
from game.scenes.lesson_sheets import LessonPauseScene, LessonResultScene
from game.scenes.playing import PlayingScene
from game.scenes.table import GO_ON
from game.session import HUMAN
from game.table.asking import Corner
from game.table.bubble import Bubble
from game.table.card_sprite import CardSprite
from game.table.coach import SMALL, CoachBubble, CoachWords, Frame, TermLink, plan_coach, term_places
from game.table.layers import Layer
from game.table.prompts import KEEP, action_id, card_id
from game.table.wording import card_name
from game.text import t
from game.widgets.button import ButtonSprite, Style
from game.widgets.control import Control
from game.widgets.fonts import width
from game.widgets.target import Target

if TYPE_CHECKING:
    from game.widgets.element import Element

NEXT: Final = "command:next"
SKIP: Final = "command:skip"
PARTS: Final = ("welcome", "exchange", "defenders", "second", "low")
"""The pages with which the lesson's parts begin: deal and bid, the dummy, playing; the other side, and defending."""
LIFT: Final = 0.12
"""How far the card to play rises, as a part of its height."""


class LessonScene(PlayingScene):
    """Two hands of which every move is fixed. Only the move that is asked for is open; `skip` leaves at any time.

    Nothing is saved and nothing counted: a match that was begun stays where it is.
    """

    name: ClassVar[str] = "lesson"
    explains_marks: ClassVar[bool] = False  # the coach does

    def __init__(self, host: Host) -> None:
        """Begin at the first page. Raises OSError or RecordError when the lesson's record is not there or wrong."""
        self._turned = 0
        """How many pages of this moment have been read."""
        self._told = 0
        """How many pages have been announced."""
        self._coach: list[Element] = []
        self.lesson = LessonSession(load())
        super().__init__(host, self.lesson)

    # Pages -----------------------------------------------------------------------------------------------------------

    @property
    def page(self) -> Page | None:
        """What the coach says now; None while something moves and where nothing is to be said."""
        if self.timeline.busy or self.result_is_due:
            return None
        pages = self.lesson.lesson.pages[self.lesson.made]
        return pages[self._turned] if self._turned < len(pages) else None

    @property
    def page_number(self) -> int:
        """How many pages have been turned in all, from 0."""
        return self.lesson.lesson.pages_before(self.lesson.made) + self._turned

    @property
    def busy(self) -> bool:
        """As at the table, but a page that waits for the human is no business."""
        return self.timeline.busy or (self.page is None and super().busy)

    def heading(self) -> str:
        """What the page is about."""
        page = self.page
        return t(f"lesson.{page.key}.title") if page is not None else t("lesson.heading")

    # Controls --------------------------------------------------------------------------------------------------------

    def controls(self) -> Sequence[Control]:
        """What the page waits for, then the menu and the way out. What else could be done is shown, but not open."""
        page, skip = self.page, t("lesson.skip")
        controls: list[Control] = []
        for each in super().controls():
            if each.id in (GO_ON, "command:menu"):
                controls.append(each)
            elif each.action is not None or each.card is not None or each.command == "suggest":
                controls.append(
                    each if page is not None and self._asks_for(page, each) else replace(each, enabled=False)
                )
        cards = self.on_cards()
        controls = [each for each in controls if each.enabled or each.id not in cards]
        if page is not None and page.kind == SAY:
            words = t("lesson.next")
            controls.insert(0, Control(NEXT, words, words, command="next", hotkey="n"))
        if page is not None and page.card is not None:
            controls.insert(0, self._try(page.card))
        menu = controls.pop(next(place for place, each in enumerate(controls) if each.id == "command:menu"))
        return [*controls, menu, Control(SKIP, skip, t("lesson.skip.name"), command="skip"), *self._terms(page)]

    def _terms(self, page: Page | None) -> list[Control]:
        """The terms that a page names: each leads to its entry in the glossary."""
        return [term_control(key, "lesson") for _, key in terms_in(t(f"lesson.{page.key}"))] if page is not None else []

    def _asks_for(self, page: Page, control: Control) -> bool:
        """Whether the page waits for this control."""
        if page.kind != ASK:
            return False
        action = self.lesson.next_action
        if isinstance(action, PickUp):
            return control.id in (action_id(action), card_id(action.discard)) or control.command == "suggest"
        if not isinstance(action, Keep):
            return control.id == action_id(action)
        if control.id == KEEP:
            return set(self.choosing.chosen) == set(action.cards)
        return control.card is not None or control.command == "suggest"

    def _try(self, refused: Card) -> Control:
        """The card that the rules refuse, so that a keyboard and a screen reader can try it too."""
        view = self.session.view
        name = t("lesson.try.name", card=card_name(refused, view.trump))
        return Control(f"try:{refused.code}", "", name, command="try")

    def default(self) -> str | None:
        """Enter turns the page, or keeps the five."""
        page = self.page
        if page is not None and page.kind == SAY:
            return NEXT
        return super().default()

    def activate(self, control_id: str) -> None:
        """Turn the page, make the move that it asks for, or leave."""
        if control_id == SKIP:
            self._leave()
        elif control_id.startswith("term "):
            self.host.audio.cue("button")
            self.host.push(TermScene(self.host, control_id.split()[1]))
        elif control_id == NEXT or control_id.startswith("try:"):
            self.host.audio.cue("button")
            self._turned += 1
            self.ask()
        else:
            before = self.lesson.made
            super().activate(control_id)
            if self.lesson.made == before and len(self.choosing.chosen) == 5:
                self._weigh_five()

    def open_menu(self) -> None:
        """The lesson's own."""
        self.host.push(LessonPauseScene(self.host, self._leave, self.session.view.rules))

    def _weigh_five(self) -> None:
        """Five others than the lesson's were chosen: say so."""
        action = self.lesson.next_action
        if isinstance(action, Keep) and set(self.choosing.chosen) != set(action.cards):
            self.explain(t("lesson.other_five"))

    def tapped(self, target: Target | None, pos: tuple[int, int]) -> None:
        """A press on the bubble turns its page; one on another card says why not."""
        page = self.page
        if isinstance(target, CoachBubble):
            if page is not None and page.kind == SAY:
                self.activate(NEXT)
        elif page is not None and self._could_play(target):
            self.toast(t("lesson.other_card"))
        elif page is None or page.kind != SAY:
            super().tapped(target, pos)

    def _could_play(self, target: Target | None) -> bool:
        """Whether it is a card of the hand that the rules would allow now."""
        held = target.card if isinstance(target, CardSprite) else None
        return held is not None and Play(held) in self.session.view.legal

    # The course of things --------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Only when the page is turned."""
        if self.result_is_due or self.page is None:
            super().go_on()

    def happen(self, events: Sequence[Event]) -> None:
        """As at the table; the pages of the next moment begin."""
        self._turned = 0
        super().happen(events)

    def _leave(self) -> None:
        self.host.audio.cue("button")
        self.host.go_to_menu()

    # What is shown ---------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The table; the coach stands where there is room in this window."""
        self._coach = []
        super().layout()

    def was_asked(self) -> None:
        """The coach says what the page says."""
        self._show_page()

    def mark_cards(self, controls: Sequence[Control]) -> None:
        """Mark the card to play, and dim only what the rules refuse."""
        page, view = self.page, self.session.view
        marked = self._marked(page)
        tried = next((each for each in controls if each.command == "try"), None)
        to_play = page is not None and view.phase is Phase.PLAY and bool(view.legal)
        for each, sprite in self.table.hand.items():
            if page is not None and each is page.card:
                sprite.set_control(tried)
            refused = to_play and Play(each) not in view.legal
            ring = None
            if page is not None and each in marked:
                ring = self.host.palette.text if page.kind == SAY else self.host.palette.gold
            sprite.set_state(dimmed=refused, ring=ring, lift=round(sprite.place.height * LIFT) if ring else 0)

    def _marked(self, page: Page | None) -> set[Card]:
        """The cards of the hand that the page points at."""
        if page is None:
            return set()
        return {card(each.removeprefix("card:")) for each in page.about if each.startswith("card:")}

    def corners(self) -> list[Corner]:
        """As at the table, with the way out where the log would be."""
        box = self.places.log.copy()
        box.width = max(box.width, self.metrics.px(92))
        box.right = self.places.log.right
        return [*super().corners(), Corner(SKIP, box, None, t("lesson.skip"))]

    def buttons(self, controls: Sequence[Control]) -> list[Control]:
        """Next stands in the coach's bubble."""
        return [each for each in super().buttons(controls) if each.id not in (NEXT, SKIP) and not _is_term(each)]

    def question(self) -> str:
        """The coach says what is asked; only what is asked of cards to choose from is shown as in any match."""
        return super().question() if self.table.choice is not None and self.page is not None else ""

    def _show_page(self) -> None:
        """Put up the bubble of the present page and the lines around what it speaks about; announce it once."""
        for each in self._coach:
            each.kill()
        self._coach = []
        page = self.page
        if not self.timeline.busy:
            self._show_turn(of_others=page is None or page.kind != SAY)
        if page is None:
            return
        title, text = t(f"lesson.{page.key}.title"), t(f"lesson.{page.key}")
        number = self.page_number + 1
        if self._told < number:
            self._told = number
            self.host.announce(t("lesson.line", title=title, text=text))
        self.table.speech.hush(self.session.seat)  # what the human just said lies over what is spoken about now
        reading = page.kind == SAY
        words = CoachWords(
            title, text, self._part(), len(PARTS), t("lesson.next") if reading else "", tuple(terms_in(text))
        )
        about = [spot for word in page.about for spot in self._spots(word)]
        first = [spot for word in page.about[:1] for spot in self._spots(word)]
        near = first[0].unionall(first[1:]) if first else self.places.hand
        free, hidden = [*about, *self._kept_free(page)], []
        small = min(self.metrics.w, self.metrics.h) <= SMALL
        # What a page does not speak of need not be seen meanwhile; but the table one is to play on must be.
        if reading or (small and self.table.choice is not None):
            hidden = [each for each in self._others() if each.collidelist(about) < 0]
        spared = [*self._spared(), *(each for each in self._others() if each not in hidden)]
        if reading:  # nor need the answers that are not open yet
            hidden += _union([each.box for each in self.asking.buttons])
            hidden += _union(self.table.choice.slots) if self.table.choice is not None else []
        else:
            spared += [each.box for each in self.asking.buttons]
        own = self.table.plate_places()[HUMAN]
        (hidden if self.table.choice is not None else spared).append(own)
        if self.asking.prompt is not None:  # the coach asks the same, or asks nothing yet
            said = self.asking.prompt
            wide = min(said.rect.width, width(said.text, said.height, bold=said.bold))
            hidden.append(said.rect.inflate(wide - said.rect.width, 0))
        plan = plan_coach(words, self.kit, free, spared, near, hidden=hidden)
        shown = CoachBubble(words, plan, self.kit, near if first else None)
        self._coach.append(shown)
        for word in page.about:
            if word.partition(":")[0] in ("plates", "plate", "hand", "trump", "upcard", "dummy", "button"):
                radius = 5 if word in ("upcard", "dummy") else 12
                self._coach += [Frame(spot, self.kit, self.host.palette.text, radius) for spot in self._spots(word)]
        links = {each.id: each for each in self.controls() if _is_term(each)}
        for key, place in term_places(words, plan):
            self._coach.append(TermLink(links[f"term {key} lesson"], place, plan.body, self.kit))
        if plan.button is not None:
            control = self.control(NEXT)
            assert control is not None
            self._coach.append(ButtonSprite(control, plan.button, self.kit, Style.PRIMARY, layer=Layer.COACH + 1))
        self.put(*self._coach)

    def _show_turn(self, *, of_others: bool) -> None:
        """While a page is read nobody else is at turn: only what it speaks of has a line around it."""
        view = self.session.view
        for seat, plate in enumerate(self.table.plates):
            turn = view.turn == seat and (of_others or seat == self.session.seat)
            plate.show_look(replace(plate.look, turn=turn))

    def _part(self) -> int:
        """Which of the lesson's parts the present page belongs to, from 0."""
        keys = [page.key for moment in self.lesson.lesson.pages for page in moment]
        return sum(key in PARTS for key in keys[: self.page_number + 1]) - 1

    def _spots(self, word: str) -> list[Rect]:
        """Where that is which a page speaks of, by a word of the lesson's file."""
        table, places = self.table, self.places
        kind, _, what = word.partition(":")
        match kind:
            case "plates":
                return table.plate_places()
            case "plate":
                return [table.plate_places()[int(what)]]
            case "hand":
                return _union([each.box for each in table.hand.values()])
            case "card":
                sprite = table.hand.get(card(what)) or table.spread.get(card(what))
                return [sprite.box.union(sprite.place.move(0, -sprite.lift))] if sprite is not None else []
            case "upcard":
                return [table.kitty.upcard.place] if table.kitty.upcard is not None else []
            case "dummy":
                return _union([each.place for each in table.dummy])
            case "trick":
                return [each.place for each in table.trick.cards.values()]
            case "trump":
                return [places.trump]
            case "panel":
                return [table.choice.panel] if table.choice is not None else []
            case "button":
                return [
                    each.box for each in self.asking.buttons if each.control is not None and each.control.action == what
                ]
            case _:
                raise ValueError(f"the coach cannot speak of {word!r}")

    def _kept_free(self, page: Page) -> list[Rect]:
        """What the bubble must not cover beside what it speaks about: all that can be pressed, and the trick."""
        kept = [each.box for each in self.targets() if each.control is not None and each.control.enabled]
        kept += [each.place for each in self.table.trick.cards.values()]
        if page.kind == ASK:
            kept += [each.box for each in self.asking.buttons]
            if self.table.choice is not None:
                kept += [*self.table.choice.slots, *(each.place for each in self.table.spread.values())]
        return kept

    def _spared(self) -> list[Rect]:
        """What it covers only where there is no other room."""
        table, places = self.table, self.places
        spared = [places.trump, *(each.box for each in table.hand.values())]
        spared += [each.place for each in table.dummy]
        spared += [each.place for each in table.spread.values()]
        return spared

    def _others(self) -> list[Rect]:
        """Where West, East and the upcard are, each with its shadow and what belongs to it: cards, and words said.

        The names of piles are not among it: what is half covered of them is not shown.
        """
        table, upcard, air = self.table, self.table.kitty.upcard, self.metrics.px(5)
        said = [each.rect for each in self.group.sprites() if isinstance(each, Bubble)]
        wholes = [upcard.place.inflate(air, air)] if upcard is not None else []
        for seat, backs in table.backs.items():
            whole = table.plate_places()[seat].unionall([each.place for each in backs if each.visible])
            own = [each for each in said if each.colliderect(whole.inflate(0, 8 * air))]
            said = [each for each in said if each not in own]
            wholes.append(whole.unionall(own).inflate(air, air))
        return [*wholes, *said]

    def covered(self) -> Sequence[Rect]:
        """The coach's bubble."""
        return [each.plan.body for each in self._coach if isinstance(each, CoachBubble)]

    # The end of a hand -----------------------------------------------------------------------------------------------

    def hand_ended(self, result: HandResult) -> None:
        """The result, and why it is so."""
        last = self.lesson.finished
        words = t(f"lesson.result.{2 if last else 1}")
        self.host.push(LessonResultScene(self.host, result, self._after_result, words, last=last))

    def _after_result(self, command: str) -> None:
        """On to the second hand, to a match, or to the menu."""
        if command == "next-hand":
            self.deal()
            return
        self.host.go_to_menu()
        if command == "new-match":
            from game.scenes.new_match import NewMatchScene

            self.host.push(NewMatchScene(self.host))


def _union(boxes: Sequence[Rect]) -> list[Rect]:
    return [boxes[0].unionall(list(boxes[1:]))] if boxes else []


def _is_term(control: Control) -> bool:
    return control.id.startswith("term ")
