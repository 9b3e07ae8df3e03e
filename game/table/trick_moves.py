"""Tricks as movement: a card is played, and the trick goes to who took it."""

from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.engine.cards import Seat
from game.engine.events import CardPlayed
from game.engine.view import View
from game.table.card_faces import card_height
from game.table.layers import Layer
from game.table.moves import Moves

if TYPE_CHECKING:
    from game.table.card_sprite import CardSprite

# Milliseconds at normal speed.
SWEEP: Final = 280
PLAYED: Final = 90
"""How long a card lies before the next player moves."""


def play_card(moves: Moves, event: CardPlayed, view: View) -> None:
    """Queue how a card goes from the hand to the trick."""
    table, timeline = moves.table, moves.timeline
    seat, card = event.seat, event.card
    thrown: list[CardSprite] = []

    def throw() -> None:
        if not table.trick.cards:
            table.speech.hush()
        sprite = table.hand.pop(card, None) if seat == view.seat else None
        if sprite is None:
            width = table.layout.card
            place = Rect(0, 0, width, card_height(width))
            place.center = table.layout.home(seat)
            sprite = table.maker.make(card, place, Layer.MOVING, view.trump)
        sprite.set_control(None)
        sprite.set_state()
        table.maker.raise_to(sprite, Layer.MOVING)
        if seat != view.seat:
            table.set_backs(seat, view.hand_sizes[seat])
        thrown.append(sprite)
        moves.audio.cue("slide")

    def land() -> None:
        table.trick.cards[seat] = thrown[0]
        table.maker.raise_to(thrown[0], Layer.TRICK)
        thrown[0].put_at(table.trick.spot(seat))
        moves.audio.cue("snap")

    timeline.call(throw)
    timeline.then(moves.late_move(lambda: thrown[0], table.trick.spot(seat), then=land))
    if seat == view.seat:
        timeline.call(moves.arrange)
    timeline.wait(PLAYED)


def sweep(moves: Moves, seat: Seat, view: View) -> None:
    """Queue how the trick lies to be read, then goes to who took it."""
    table, timeline, rest = moves.table, moves.timeline, moves.pace.trick_rest
    if rest is None or rest > 0:
        timeline.call(lambda: table.ring_trick(seat))
        timeline.rest(rest)

    def gather() -> None:
        end = table.plates[seat].place.center
        for sprite in table.trick.take():
            sprite.set_state()
            moves.send_away(sprite, end, SWEEP)
        moves.audio.cue("trick" if seat == table.human else "slide")

    timeline.call(gather)
    timeline.wait(SWEEP)
    timeline.call(lambda: table.show_plates(view))
