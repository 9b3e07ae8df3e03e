"""Events as movement: what happened is queued on the timeline, and the sprites are moved from one view to the next.

Nothing here decides anything. When the queue has drained the scene calls `table.sync`, which must then change nothing;
where the movement is cut short (a press, a resize, speed "off") the same `sync` puts everything right.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from game.animation.easing import out_cubic, time_of
from game.animation.paths import Point, arc, line, stepped
from game.animation.timeline import Timeline
from game.animation.tween import Tween
from game.audio import Audio, Cue
from game.engine.cards import Card, Seat
from game.engine.dealing import DUMMY, packets
from game.engine.events import (
    BennyNamed,
    CardPlayed,
    Dealt,
    Declined,
    DummyTaken,
    Event,
    HandScored,
    MatchWon,
    Partnered,
    Passed,
    PickedUp,
    TrickTaken,
    TrumpMade,
    UpcardTurnedDown,
    WentAlone,
)
from game.engine.state import Phase
from game.engine.view import View
from game.table.card_faces import Mark, card_height
from game.table.card_sprite import CardSprite, picture_of
from game.table.dealer_button import dealer_button
from game.table.fan import Lie
from game.table.hand_order import hand_order
from game.table.layers import Layer
from game.table.prompts import choice_cards
from game.table.seat_plate import SeatPlate
from game.table.table import Table, mark_of
from game.table.wording import banner_words, spoken
from game.widgets.element import Element

# Milliseconds at normal speed.
SHUFFLE: Final = 260
FLIGHT: Final = 260
PACKET: Final = 210
PACKET_GAP: Final = 85
FLIP: Final = 240
SWEEP: Final = 280
COUNT: Final = 170
"""Between one point and the next, when they are counted."""
SCORE_POP: Final = 250
"""How long a new score stands out."""
HONOUR: Final = 900
"""How long the words about a special hand stand."""
POP: Final = 170
"""How long a bubble takes to come up."""
SPEECH: Final = 620
"""How long a bid stands before the next player speaks."""
TRICK_REST: Final = 700


@dataclass(frozen=True, slots=True)
class Pace:
    """How the person wants to see things move."""

    reduced: bool = False
    """No movement: cards fade from where they were to where they go."""
    trick_rest: float | None = TRICK_REST
    """How long a trick lies to be read, in milliseconds; None: until a press."""


class Choreography:
    """Queues the movement of events on a timeline."""

    def __init__(self, table: Table, timeline: Timeline, audio: Audio, pace: Pace) -> None:
        self.table = table
        self.timeline = timeline
        self.audio = audio
        self.pace = pace

    def show(self, events: Sequence[Event], view: View) -> None:
        """Queue what happened in one action; `view` is what is so after it."""
        for event in events:
            self._say(event, view)
            match event:
                case Dealt():
                    self._deal(event, view)
                case UpcardTurnedDown():
                    self._turn_down()
                    self.timeline.call(lambda: self.table.show_trump(view))
                case BennyNamed() | TrumpMade():
                    self.timeline.call(lambda: self.table.show_trump(view))
                    self._sort_hand(view)
                    if view.phase is Phase.DUMMY:
                        self.timeline.call(self.table.drop_kitty)
                case PickedUp():
                    self._pick_up(event, view)
                case Declined():
                    self._decline(view)
                case DummyTaken():
                    self._take_dummy(event, view)
                case CardPlayed():
                    self._play(event, view)
                case TrickTaken():
                    self._sweep(event.seat, view)
                case HandScored():
                    self._score(event, view)
                    self.timeline.call(self.table.clear_cards)
                    self.timeline.call(lambda: self.table.show_trump(view))
                case Passed() | WentAlone() | Partnered() | MatchWon():
                    pass
        self.timeline.call(lambda: self.table.show_plates(view))
        if self.table.choosing(view):
            self.timeline.call(lambda: self._open_choice(view))
            self.timeline.wait(FLIGHT + (FLIP if view.phase is Phase.DUMMY else 0))

    def lie_again(self, events: Sequence[Event], view: View) -> bool:
        """Let the trick of these events rest once more, on a table that is in step with the view after them.

        For a window that was resized meanwhile; tells whether there was a trick.
        """
        taken = next((place for place, event in enumerate(events) if isinstance(event, TrickTaken)), None)
        if taken is None or not view.tricks:
            return False
        table, trick = self.table, view.tricks[-1]
        table.lay_trick(trick.leader, trick.cards, view)
        scored = [event for event in events if isinstance(event, HandScored)]
        for seat, plate in enumerate(table.plates):  # as they were before
            tricks = plate.look.tricks - (seat == trick.winner)
            score = plate.look.score - sum(event.points[seat] for event in scored)
            plate.show_look(replace(plate.look, tricks=tricks, score=score))
        self.show(events[taken:], view)
        return True

    # Speech --------------------------------------------------------------------------------------------------------

    def _say(self, event: Event, view: View) -> None:
        said = spoken(event, view.dealer)
        if said is None:
            return
        seat, words = said
        own = seat == self.table.human
        if own and isinstance(event, PickedUp | DummyTaken):
            return  # the human sees the own hands do it
        self.timeline.call(lambda: self._rise(self.table.say(seat, words), POP))
        self.timeline.call(lambda: self.table.show_plates(view))
        if isinstance(event, TrumpMade):
            self.timeline.call(lambda: self.table.show_trump(view))  # with the roles, not after the bubble
        self.timeline.wait(SPEECH / 2 if own else SPEECH)

    # The deal ------------------------------------------------------------------------------------------------------

    def _deal(self, event: Dealt, view: View) -> None:
        table, timeline = self.table, self.timeline
        own = event.hands[view.seat]

        def begin() -> None:
            table.hush()
            table.clear_cards()
            before = next((plate for plate in table.plates if plate.look.dealer), None)
            table.show_plates(view)
            self._pass_dealer_button(before, table.plates[event.dealer])
            table.show_trump(view)
            table.kitty = table.make_card(None, table.kitty_place(), Layer.KITTY)
            self.audio.cue("shuffle")

        order = hand_order(own, None)
        timeline.call(begin)
        timeline.then(self._foresee(order))
        held = {0: 0, 1: 0, 2: 0, DUMMY: 0}
        flights: list[Tween] = []
        for place, part in packets(event.dealer):
            held[place] += part.stop - part.start
            flights.append(self._packet(place, held[place], own))
        timeline.stagger(flights, PACKET_GAP)

        def lay_upcard() -> None:
            table.upcard = table.make_card(None, table.upcard_place(), Layer.KITTY)

        timeline.call(lay_upcard)
        flips = [self._flip(lambda card=card: table.hand.get(card), card) for card in order]  # type: ignore[misc]
        flips.append(self._flip(lambda: table.upcard, event.upcard))

        def turn_over() -> None:
            # Face down they lie as dealt; sorted they are turned.
            for card, place in zip(order, table.layout.hand_places(len(order)), strict=True):
                table.hand[card].lie(place)
                table.raise_to(table.hand[card], Layer.HAND)
            table.hand = {card: table.hand[card] for card in order}
            self.audio.cue("snap")

        timeline.call(turn_over)
        timeline.together(flips)
        timeline.wait(120)

    def _foresee(self, order: Sequence[Card]) -> Tween:
        """While the cards are shuffled those of the human's hand are painted, one at a time."""
        layout, four = self.table.layout, self.table.four_colour
        todo = list(zip(order, layout.hand_places(len(order)), strict=True))

        def paint(progress: float) -> None:
            while todo and time_of(progress) * (len(order) + 1) > len(order) + 1 - len(todo):
                card, lie = todo.pop(0)
                picture_of(card, lie.place.width, lie.angle, four_colour=four)

        return Tween(SHUFFLE, paint, out_cubic)

    def _pass_dealer_button(self, before: SeatPlate | None, after: SeatPlate) -> None:
        """The dealer button goes from plate to plate."""
        if before is None or before is after or self.pace.reduced:
            return
        start, end = before.dealer_place.topleft, after.dealer_place.topleft
        flying = Element(dealer_button(after.dealer_place.width, self.table.kit), start, layer=Layer.MOVING)
        after.show_look(replace(after.look, dealer=False))
        self.table.group.put((flying,))

        def move(progress: float) -> None:
            x, y = arc(start, end, progress, 0.1)
            flying.move_to((round(x), round(y)))

        def over() -> None:
            flying.kill()
            after.show_look(replace(after.look, dealer=True))

        self.timeline.add(Tween(FLIGHT, move, out_cubic, on_end=over))

    def _packet(self, place: int, count: int, own: Sequence[Card]) -> Tween:
        """A packet flies from the kitty to a seat or the dummy, which then holds `count` cards."""
        table = self.table
        ours = place == 0

        def landed() -> None:
            if ours:
                for card, where in zip(own[:count], table.layout.hand_places(5), strict=False):
                    if card not in table.hand:
                        table.hand[card] = table.make_card(None, where, Layer.HAND)
            elif place == DUMMY:
                table.set_dummy(count)
            else:
                table.set_backs(place, count)
            self.audio.cue("slide")

        width = table.layout.card if ours else table.layout.small
        end: Point = table.layout.dummy.center if place == DUMMY else table.layout.home(place)
        return self._visitor(table.layout.centre, end, width, PACKET, landed)

    def _visitor(
        self, start: Point, end: Point, width: int, ms: float, landed: Callable[[], None] | None = None
    ) -> Tween:
        """A card seen from the back that is only there while it flies."""
        table = self.table
        flying: list[CardSprite] = []

        def begin() -> None:
            place = Rect(0, 0, width, card_height(width))
            place.center = (round(start[0]), round(start[1]))
            flying.append(table.make_card(None, place, Layer.MOVING))

        def move(progress: float) -> None:
            if self.pace.reduced:
                flying[0].centre_at(end)
                flying[0].set_strength(progress)
            else:
                flying[0].centre_at(line(start, end, progress))

        def over() -> None:
            flying[0].kill()
            if landed is not None:
                landed()

        return Tween(ms, move, out_cubic, on_start=begin, on_end=over)

    def _flip(self, sprite: Callable[[], CardSprite | None], card: Card | None, mark: Mark | None = None) -> Tween:
        def turn(progress: float) -> None:
            found = sprite()
            if found is None:
                return
            if self.pace.reduced:
                found.set_turn(0.0 if progress < 0.5 else 1.0, card, mark)
                found.set_strength(abs(2 * progress - 1))
            else:
                found.set_turn(progress, card, mark)

        return Tween(FLIP, turn, out_cubic)

    # Trump ---------------------------------------------------------------------------------------------------------

    def _turn_down(self) -> None:
        self.timeline.then(self._flip(lambda: self.table.upcard, None))
        self.timeline.call(self.table.hush)

    def _sort_hand(self, view: View) -> None:
        """Bowers go to their place beside the other trumps."""
        order = hand_order(self.table.hand, view.trump)
        if order != list(self.table.hand):
            self.timeline.call(lambda: self._queue_sort(order))

    def _queue_sort(self, order: Sequence[Card]) -> None:
        table = self.table
        if set(order) != set(table.hand):
            return
        table.hand = {card: table.hand[card] for card in order}
        for sprite in table.hand.values():
            table.raise_to(sprite, Layer.HAND)
        self._arrange()

    def _pick_up(self, event: PickedUp, view: View) -> None:
        table, timeline = self.table, self.timeline
        seat = event.seat
        if seat == view.seat and event.discard is not None:
            self._exchange_own(event.upcard, event.discard, view)
            return
        timeline.call(lambda: self._send_away(table.upcard, table.layout.home(seat), table.layout.small))
        timeline.wait(FLIGHT)
        timeline.then(self._visitor(table.layout.home(seat), table.layout.centre, table.layout.small, FLIGHT))
        timeline.call(table.drop_kitty)

    def _exchange_own(self, upcard: Card, discard: Card, view: View) -> None:
        table, timeline = self.table, self.timeline

        def swap() -> None:
            self._take_up(view)
            gone, new = table.hand.pop(discard, None), table.upcard
            if gone is None or new is None:
                return
            table.upcard = None
            gone.set_control(None)
            gone.set_state()
            gone.show_card(None)
            table.raise_to(gone, Layer.MOVING)
            table.raise_to(new, Layer.MOVING)
            # The maker's ten lie elsewhere: `sync` makes them; a hand goes to its places at once.
            order = hand_order((*table.hand, upcard), view.trump)
            table.hand[upcard] = new
            new.show_card(upcard, mark_of(upcard, view.trump))
            table.hand = {card: table.hand[card] for card in order}
            self._arrange()
            self.timeline.add(self._move(gone, table.kitty_place(), FLIGHT, then=gone.kill))
            self.audio.cue("slide")

        timeline.call(swap)
        timeline.wait(FLIGHT + 80)
        timeline.call(table.drop_kitty)

    def _take_up(self, view: View) -> None:
        """The cards that lay on the panel are a hand again, wherever they lie."""
        table = self.table
        for card, sprite in table.spread.items():
            sprite.set_control(None)
            sprite.set_state()
            sprite.suggest(None)
            table.hand[card] = sprite
        table.spread = {}
        table.drop_panel()
        table.hand = {card: table.hand[card] for card in hand_order(table.hand, view.trump)}

    def _decline(self, view: View) -> None:
        table = self.table

        def leave() -> None:
            if table.spread:
                self._take_up(view)
                self._arrange()
            if table.upcard is not None:
                table.raise_to(table.upcard, Layer.KITTY)
                table.upcard.show_card(table.upcard.card)
                self.timeline.add(self._move(table.upcard, table.layout.aside, FLIGHT))
            table.drop_kitty(keep_upcard=True)

        self.timeline.call(leave)
        self.timeline.wait(FLIGHT)

    def _take_dummy(self, event: DummyTaken, view: View) -> None:
        table, timeline = self.table, self.timeline
        seat = event.seat
        if seat == view.seat and event.kept:
            timeline.call(lambda: self._keep_own(event.kept, view))
            timeline.wait(FLIGHT + 60)
            return

        def fetch() -> None:
            for sprite in table.dummy:
                self._send_away(sprite, table.layout.home(seat), table.layout.small)
            table.dummy = []
            self.audio.cue("slide")

        timeline.call(fetch)
        timeline.wait(FLIGHT)
        back = self._visitor(table.layout.home(seat), table.layout.centre, table.layout.small, FLIGHT)
        timeline.then(back)
        timeline.call(lambda: self.audio.cue("snap"))

    def _open_choice(self, view: View) -> None:
        """The human's hand goes up to the panel; the upcard comes there, or the dummy, which is turned over."""
        table = self.table
        table.open_panel(view)
        for (card, where), place in zip(choice_cards(view), table.choice_places(view, ()), strict=True):
            mark = mark_of(card, view.trump)
            if where == "hand":
                sprite = table.hand.pop(card, None) or table.make_card(card, place, Layer.HAND, view.trump)
                sprite.show_card(card, mark)
                self.timeline.add(self._move(sprite, place, FLIGHT))
            else:
                start = table.layout.dummy.center
                if table.dummy:
                    lying = table.dummy.pop()
                    start = lying.place.center
                    lying.kill()
                sprite = table.make_card(None, place, Layer.HAND)
                sprite.centre_at(start)
                self.timeline.add(
                    self._move(sprite, place, FLIGHT),
                    self._flip(lambda it=sprite: it, card, mark).delayed(FLIGHT),  # type: ignore[misc]
                )
            table.spread[card] = sprite
        if view.phase is Phase.DUMMY:
            table.set_dummy(0)
        elif table.upcard is not None:
            self._bring_upcard(table.upcard, view)
        self.audio.cue("slide")

    def _bring_upcard(self, upcard: CardSprite, view: View) -> None:
        place = self.table.layout.exchange.cards[-1]
        self.table.raise_to(upcard, Layer.HAND)
        self.timeline.add(self._move(upcard, place, FLIGHT, then=lambda: self.table.lay_upcard_open(view)))

    def _keep_own(self, kept: Sequence[Card], view: View) -> None:
        """The five slide from the slots into the hand; the others go away face down."""
        table = self.table
        for card, sprite in list(table.spread.items()):
            sprite.set_control(None)
            sprite.set_state()
            sprite.suggest(None)
            if card in kept:
                table.hand[card] = sprite
            else:
                sprite.show_card(None)
                self._send_away(sprite, table.layout.dummy.center, table.layout.small)
        table.spread = {}
        table.drop_panel()
        order = hand_order(kept, view.trump)
        if set(order) == set(table.hand):
            table.hand = {card: table.hand[card] for card in order}
            self._arrange()
        self.audio.cue("slide")

    # Tricks --------------------------------------------------------------------------------------------------------

    def _play(self, event: CardPlayed, view: View) -> None:
        table, timeline = self.table, self.timeline
        seat, card = event.seat, event.card
        trump = view.trump

        def throw() -> None:
            if len(table.trick) == 0:
                table.hush()
            sprite = table.hand.pop(card, None) if seat == view.seat else None
            if sprite is None:
                width = table.layout.card
                place = Rect(0, 0, width, card_height(width))
                place.center = table.layout.home(seat)
                sprite = table.make_card(card, place, Layer.MOVING, trump)
            sprite.set_control(None)
            sprite.set_state()
            table.raise_to(sprite, Layer.MOVING)
            if seat != view.seat:
                table.set_backs(seat, view.hand_sizes[seat])
            thrown.append(sprite)
            self.audio.cue("slide")

        thrown: list[CardSprite] = []

        def land() -> None:
            table.trick[seat] = thrown[0]
            table.raise_to(thrown[0], Layer.TRICK)
            thrown[0].put_at(table.spot(seat))
            self.audio.cue("snap")

        timeline.call(throw)
        timeline.then(self._late_move(lambda: thrown[0], table.spot(seat), FLIGHT, then=land))
        if seat == view.seat:
            timeline.call(self._arrange)
        timeline.wait(90)

    def _sweep(self, seat: Seat, view: View) -> None:
        """The trick lies to be read, then goes to who took it."""
        table, timeline = self.table, self.timeline
        if self.pace.trick_rest is None or self.pace.trick_rest > 0:
            timeline.call(lambda: table.ring_trick(seat))
            timeline.rest(self.pace.trick_rest)

        def gather() -> None:
            cards = list(table.trick.values())
            table.trick = {}
            end = table.plates[seat].place.center
            for sprite in cards:
                sprite.set_state()
                table.raise_to(sprite, Layer.MOVING)
                self._send_away(sprite, end, table.layout.small, SWEEP)
            cue: Cue = "trick" if seat == table.human else "slide"
            self.audio.cue(cue)

        timeline.call(gather)
        timeline.wait(SWEEP)
        timeline.call(lambda: table.show_plates(view))

    # The end of a hand ---------------------------------------------------------------------------------------------

    def _score(self, event: HandScored, view: View) -> None:
        """Words across the felt where there is something to say, and the points counted on the fives."""
        table, timeline = self.table, self.timeline
        gains = [seat for seat, points in enumerate(event.points) if points]
        words = banner_words(event, alone=bool(view.maker_alone))
        ours = table.human is not None and event.points[table.human] > 0

        def begin() -> None:
            table.hush()
            if words:
                banner = table.honour(words, ours=ours)
                self._rise(banner, FLIGHT)
            if event.maker is not None and event.tricks[event.maker] < 3:
                self.audio.cue("euchre")
            for seat in gains:
                self._rise(table.award(seat, event.points[seat]), FLIGHT)

        if gains:
            timeline.call(begin)
            timeline.wait(FLIGHT)
            for step in range(1, max(event.points) + 1):
                for seat in gains:
                    score = event.score[seat] - event.points[seat] + min(step, event.points[seat])
                    timeline.call(lambda seat=seat, score=score: table.show_score(seat, score))  # type: ignore[misc]
                    if step == event.points[seat]:
                        timeline.call(lambda seat=seat: self._pop_score(seat))  # type: ignore[misc]
                timeline.wait(COUNT)
        timeline.call(lambda: table.show_plates(view))
        timeline.wait(HONOUR if words else 350)
        timeline.call(table.drop_honours)

    def _pop_score(self, seat: Seat) -> None:
        """The new score stands out for a moment."""
        if self.pace.reduced or self.timeline.speed == "off":
            return
        pop = self.table.pop_score(seat)
        self.timeline.add(Tween(SCORE_POP, pop.settle, out_cubic, on_end=pop.kill))

    def _rise(self, element: Element, ms: float) -> None:
        """Something comes up to its place from a little below."""
        if self.pace.reduced:
            return
        left, top = element.home.topleft
        below = round(element.home.height * 0.3)

        def move(progress: float) -> None:
            element.move_to((left, top + round(below * (1 - progress))))

        move(0.0)
        self.timeline.add(Tween(ms, move, out_cubic))

    def slide(self, sprite: CardSprite, place: Rect) -> None:
        """A card goes somewhere at once, beside the queue: a choice that the human made."""
        self.timeline.add(self._move(sprite, place, FLIGHT * 0.7))

    # Movement ------------------------------------------------------------------------------------------------------

    def _move(
        self,
        sprite: CardSprite,
        place: Rect | Lie,
        ms: float,
        *,
        then: Callable[[], None] | None = None,
        late: float = 0.0,
    ) -> Tween:
        """A card goes from where it is when the tween starts to a place, and has its size and turn when it is there."""
        return self._late_move(lambda: sprite, place, ms, then=then, late=late)

    def _arrange(self) -> None:
        """The cards of the hand move to their places and turn as they lie there, not all in the same frame."""
        hand = self.table.hand
        for number, (sprite, lie) in enumerate(
            zip(hand.values(), self.table.layout.hand_places(len(hand)), strict=True)
        ):
            self.timeline.add(self._move(sprite, lie, FLIGHT, late=number / len(hand)))

    def _late_move(
        self,
        sprite: Callable[[], CardSprite],
        place: Rect | Lie,
        ms: float,
        *,
        then: Callable[[], None] | None = None,
        lift: float = 0.06,
        late: float = 0.0,
    ) -> Tween:
        """The same for a card that is only known then; `late`, 0 to 1, lets it turn somewhat later than others."""
        lie = place if isinstance(place, Lie) else Lie(place)
        end = lie.place.center
        start: list[Point] = []
        turned: list[int] = []
        foreseen: list[bool] = []

        def begin() -> None:
            start.append(sprite().centre)
            turned.append(sprite().angle)

        def turn(part: float) -> None:
            if sprite().place.width == lie.place.width:
                far = abs(lie.angle - turned[0])
                sprite().turn_to(stepped(turned[0], lie.angle, part, max(1, min(3, far // 2)), late))
            elif not foreseen and part > (1 + 3 * late) / 5:
                # It turns when it has its size; that must not take all of the hand's time in one frame.
                foreseen.append(True)
                sprite().foresee(lie)

        def move(progress: float) -> None:
            if self.pace.reduced:
                self._fade(sprite(), start[0], end, progress)
                if progress >= 0.5 and sprite().place.width == lie.place.width:
                    sprite().turn_to(lie.angle)
            else:
                sprite().centre_at(arc(start[0], end, progress, lift))
                turn(time_of(progress))

        def over() -> None:
            sprite().set_strength(1.0)
            sprite().lie(lie)
            if then is not None:
                then()

        return Tween(ms, move, out_cubic, on_start=begin, on_end=over)

    def _send_away(
        self,
        sprite: CardSprite | None,
        end: Point,
        width: int,
        ms: float = FLIGHT,
    ) -> None:
        """A card goes somewhere, growing or shrinking at once to `width`, and is gone; beside the queue."""
        if sprite is None or not sprite.alive():
            return
        if sprite is self.table.upcard:
            self.table.upcard = None
        self.table.raise_to(sprite, Layer.MOVING)
        start = sprite.centre
        resized = Rect(0, 0, width, card_height(width))
        resized.center = (round(start[0]), round(start[1]))
        sprite.put_at(resized)

        def move(progress: float) -> None:
            if self.pace.reduced:
                sprite.set_strength(1 - progress)
            else:
                sprite.centre_at(line(start, end, progress))

        self.timeline.add(Tween(ms, move, out_cubic, on_end=sprite.kill))

    def _fade(self, sprite: CardSprite, start: Point, end: Point, progress: float) -> None:
        """Instead of moving: fade out where it was, then in where it goes; what stays where it is does not fade."""
        if start != end:
            sprite.centre_at(start if progress < 0.5 else end)
            sprite.set_strength(abs(2 * progress - 1))
