"""The deal as movement: the dealer button passes on, packets fly from the kitty, the upcard and the hand are turned."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.animation.easing import out_cubic, time_of
from game.animation.paths import Point, arc
from game.animation.tween import Tween
from game.engine.cards import Card
from game.engine.dealing import DUMMY, packets
from game.engine.events import Dealt
from game.engine.view import View
from game.table.card_sprite import picture_of
from game.table.dealer_button import dealer_button
from game.table.hand_order import hand_order
from game.table.layers import Layer
from game.table.moves import FLIGHT, Moves
from game.table.seat_plate import SeatPlate
from game.table.table import Table
from game.widgets.element import Element

# Milliseconds at normal speed.
SHUFFLE: Final = 260
PACKET: Final = 210
PACKET_GAP: Final = 85
SEEN: Final = 120
"""How long the hand lies turned before anybody speaks."""


def deal(moves: Moves, event: Dealt, view: View) -> None:
    """Queue the deal."""
    table, timeline = moves.table, moves.timeline
    own = event.hands[view.seat]
    order = hand_order(own, None)

    def begin() -> None:
        table.speech.hush()
        table.clear_cards()
        before = next((plate for plate in table.plates if plate.look.dealer), None)
        table.show_plates(view)
        _pass_dealer_button(moves, before, table.plates[event.dealer])
        table.show_trump(view)
        table.kitty.lay_pile()
        moves.audio.cue("shuffle")

    timeline.call(begin)
    timeline.then(_foresee(table, order))
    held = {0: 0, 1: 0, 2: 0, DUMMY: 0}
    flights: list[Tween] = []
    for place, part in packets(event.dealer):
        held[place] += part.stop - part.start
        flights.append(_packet(moves, place, held[place], own))
    timeline.stagger(flights, PACKET_GAP)
    timeline.call(table.kitty.lay_upcard)
    flips = [moves.flip(lambda card=card: table.hand.get(card), card) for card in order]  # type: ignore[misc]
    flips.append(moves.flip(lambda: table.kitty.upcard, event.upcard))

    def turn_over() -> None:
        # Face down they lie as dealt; sorted they are turned.
        for card, place in zip(order, table.layout.hand_places(len(order)), strict=True):
            table.hand[card].lie(place)
            table.maker.raise_to(table.hand[card], Layer.HAND)
        table.hand = {card: table.hand[card] for card in order}
        moves.audio.cue("snap")

    timeline.call(turn_over)
    timeline.together(flips)
    timeline.wait(SEEN)


def _foresee(table: Table, order: Sequence[Card]) -> Tween:
    """While the cards are shuffled those of the human's hand are painted, one at a time."""
    layout, four = table.layout, table.four_colour
    todo = list(zip(order, layout.hand_places(len(order)), strict=True))

    def paint(progress: float) -> None:
        while todo and time_of(progress) * (len(order) + 1) > len(order) + 1 - len(todo):
            card, lie = todo.pop(0)
            picture_of(card, lie.place.width, lie.angle, four_colour=four)

    return Tween(SHUFFLE, paint, out_cubic)


def _pass_dealer_button(moves: Moves, before: SeatPlate | None, after: SeatPlate) -> None:
    """The dealer button goes from plate to plate."""
    if before is None or before is after or moves.pace.reduced:
        return
    start, end = before.dealer_place.topleft, after.dealer_place.topleft
    flying = Element(dealer_button(after.dealer_place.width, moves.table.kit), start, layer=Layer.MOVING)
    after.show_look(replace(after.look, dealer=False))
    moves.table.group.put((flying,))

    def move(progress: float) -> None:
        x, y = arc(start, end, progress, 0.1)
        flying.move_to((round(x), round(y)))

    def over() -> None:
        flying.kill()
        after.show_look(replace(after.look, dealer=True))

    moves.timeline.add(Tween(FLIGHT, move, out_cubic, on_end=over))


def _packet(moves: Moves, place: int, count: int, own: Sequence[Card]) -> Tween:
    """A packet flies from the kitty to a seat or the dummy, which then holds `count` cards."""
    table = moves.table
    ours = place == 0

    def landed() -> None:
        if ours:
            for card, where in zip(own[:count], table.layout.hand_places(5), strict=False):
                if card not in table.hand:
                    table.hand[card] = table.maker.make(None, where, Layer.HAND)
        elif place == DUMMY:
            table.set_dummy(count)
        else:
            table.set_backs(place, count)
        moves.audio.cue("slide")

    width = table.layout.card if ours else table.layout.small
    end: Point = table.layout.dummy.center if place == DUMMY else table.layout.home(place)
    return moves.visitor(table.layout.centre, end, width, PACKET, landed)
