"""The sprites on the felt, and making them show what is so.

`sync(view)` snaps everything to a view: after a reload, a resize, an undone animation it is the only truth needed. The
choreography moves the same sprites from one view to the next and ends with a `sync` that then changes nothing.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.engine.cards import SEATS, Card, Seat
from game.engine.state import Phase
from game.engine.view import View
from game.table.card_maker import CardMaker
from game.table.choice_layout import CardChoice
from game.table.cloth import WovenLine, sign
from game.table.fan import Lie
from game.table.hand_order import shown_hand
from game.table.kitty import Kitty
from game.table.layers import Layer
from game.table.layout import TableLayout
from game.table.looks import blank_look, seat_look, trump_look
from game.table.marks import mark_of
from game.table.north import North, NorthLook
from game.table.open_panel import OpenPanel
from game.table.prompts import choice_cards
from game.table.seat_plate import PlateForm, SeatPlate
from game.table.speech import Speech
from game.table.trick import Trick
from game.table.trump_badge import TrumpBadge, TrumpLook
from game.table.wording import dummy_fate
from game.widgets.button import Kit
from game.widgets.element import Elements

if TYPE_CHECKING:
    from game.table.card_sprite import CardSprite

READY_LIFT: Final = 0.06
"""How far the cards that can be played rise where others cannot, as a part of their height."""
_NO_HAND: Final = (Phase.DEAL, Phase.HAND_OVER, Phase.MATCH_OVER)


class Table:
    """Everything that lies on the felt, for one window and one set of colours."""

    def __init__(
        self,
        group: Elements,
        layout: TableLayout,
        kit: Kit,
        names: Sequence[str],
        human: Seat | None,
        *,
        four_colour: bool = False,
    ) -> None:
        self.group = group
        self.layout = layout
        self.kit = kit
        self.names = names
        self.human = human
        self.four_colour = four_colour
        self.maker = CardMaker(group, four_colour, kit.palette.text)
        self.hand: dict[Card, CardSprite] = {}
        """The cards of the seat on this side, by card."""
        self.spread: dict[Card, CardSprite] = {}
        """While five of ten are kept or one is put away: the cards to choose from, by card; `hand` is empty then."""
        self.backs: dict[Seat, list[CardSprite]] = {1: [], 2: []}
        self.dummy: list[CardSprite] = []
        self.kitty = Kitty(layout, kit, self.maker)
        self.trick = Trick(layout, self.maker)
        self.panel = OpenPanel(group, layout, kit)
        """What the cards to choose from lie on."""
        self.speech = Speech(group, layout, kit)
        self.plates = tuple(
            SeatPlate(layout.plates[seat], kit, blank_look(seat, names, human), self._form(seat)) for seat in SEATS
        )
        self.badge = TrumpBadge(layout.trump, kit, TrumpLook(None, ""))
        self._north = North(layout, kit, self.plates[1].name_size)
        self._fate = ""
        """What became of the dummy, in words."""
        self._line, self._sign = WovenLine(layout, kit), sign(layout, kit)
        self._playing = False
        group.put((self._line, self._sign, *self.plates, self.badge, *self._north.elements, self.kitty.name))

    def _form(self, seat: Seat) -> PlateForm:
        if seat == 0:
            return PlateForm.FLAT if self.layout.flat_south else PlateForm.TALL
        return PlateForm.STRIP if self.layout.strips else PlateForm.TALL

    @property
    def choice(self) -> CardChoice | None:
        """The places of the cards to choose from, while there are some."""
        return self.panel.choice

    # Showing a view ----------------------------------------------------------------------------------------------

    def sync(self, view: View, chosen: Sequence[Card] = (), suggested: Sequence[Card] = ()) -> None:
        """Show exactly this view; `chosen` are the cards picked so far where some are chosen from others."""
        choosing = self.choosing(view)
        self._playing = view.phase is Phase.PLAY
        self.show_plates(view)
        self.show_trump(view)
        self._sync_spread(view, chosen, suggested, choosing)
        self._sync_hand(view, choosing)
        self._sync_backs(view)
        self.kitty.sync(view, choosing=choosing)
        self.trick.lay(view.leader, view.trick, view)
        self.speech.drop_honours()

    def choosing(self, view: View) -> bool:
        """Whether the human chooses cards: the dealer's exchange, or five of ten."""
        return self.human is not None and view.turn == view.seat and view.phase in (Phase.EXCHANGE, Phase.DUMMY)

    def show_plates(self, view: View) -> None:
        """Show the seats' scores, tricks and roles."""
        for seat in SEATS:
            self.plates[seat].show_look(seat_look(view, seat, self.names, self.human))
        for seat, strip in self.panel.strips.items():
            strip.show_look(self.plates[seat].look)
        self._fate = dummy_fate(view, self.names, self.human)

    def show_trump(self, view: View) -> None:
        """Show trump, or what is being asked about it, and mark the bowers."""
        self.badge.show_look(trump_look(view, self.names, self.human, four_colour=self.four_colour))
        for card, sprite in (*self.hand.items(), *self.spread.items()):
            sprite.show_card(card if sprite.card is not None else None, mark_of(card, view.trump))

    def mark_playable(self, view: View, open_cards: Sequence[Card]) -> None:
        """Let the cards that can be played stand ready and dim the others, when the human is to play one.

        The cards of a human who sits out are all dimmed.
        """
        to_play = view.turn == view.seat and view.phase is Phase.PLAY and self.human is not None
        out = view.sits_out == view.seat
        some = to_play and any(card not in open_cards for card in self.hand)
        for card, held in self.hand.items():
            ready = some and card in open_cards
            held.set_state(
                dimmed=out or (to_play and card not in open_cards),
                lift=round(held.place.height * READY_LIFT) if ready else 0,
            )

    def ring_trick(self, winner: Seat) -> None:
        """Let the card that takes the trick stand out; it is nobody's turn."""
        for plate in self.plates:
            plate.show_look(replace(plate.look, turn=False))
        self.trick.ring(winner, self.kit.palette.text)

    def show_score(self, seat: Seat, score: int) -> None:
        """Count on a seat's fives."""
        plate = self.plates[seat]
        plate.show_look(replace(plate.look, score=score))

    def open_panel(self, view: View) -> None:
        """Lay the panel of the cards to choose from over the table, with nothing in front of it."""
        if self.panel.open(view, [plate.look for plate in self.plates]):
            self.speech.hush()

    # What is seen of it ------------------------------------------------------------------------------------------

    def tidy(self, floor: int | None = None, covered: Sequence[Rect] = ()) -> None:
        """Let the names of dummy and kitty be seen while they lie there, and no bit look out from under panel or cards.

        `floor` is where words and buttons begin, if they begin higher than usual; `covered` what lies over the felt.
        """
        strips, kitty = self.panel.strips, self.kitty
        for seat, backs in self.backs.items():
            self.plates[seat].show(seat not in strips)
            for each in backs:
                each.show(seat not in strips)
        over = self.panel.covered()
        self._line.lie(playing=self._playing, asked=0 if over else floor)
        asked = self.kit.metrics.height if floor is None else floor
        floor = self.layout.prompt.top if floor is None else min(floor, self.layout.prompt.top)
        aside = kitty.upcard is not None and kitty.pile is None and self.choice is None
        self._north.show_look(NorthLook(bool(self.dummy), self._fate, aside))
        self._north.tidy(floor, [*over, *covered])
        free = self.layout.dummy.collidelist(over) < 0 and not self._north.hidden
        for back in self.dummy:
            back.show(free)
        lowest = self.layout.prompt.top if self.layout.ring is None else self.layout.ring.bottom
        kitty.tidy(min(asked, lowest), over, covered)
        cards = (*self.trick.cards.values(), *self.dummy, kitty.pile, kitty.upcard)
        lies = [each.place for each in cards if each is not None]
        self._sign.move_to(self._sign.image.get_rect(center=self._line.home.center).topleft)
        self._sign.show(self._sign.home.bottom <= asked and self._sign.home.collidelist([*over, *covered, *lies]) < 0)

    def plate_places(self) -> list[Rect]:
        """Where each seat's plate is seen now, by seat."""
        return [(self.panel.strips.get(seat) or self.plates[seat]).place for seat in SEATS]

    def name_places(self) -> list[Rect]:
        """Where the names of dummy and kitty stand, and the dummy's face."""
        kitty = [self.kitty.name.rect.copy()] if self.kitty.pile is not None else []
        return self._north.places() + kitty

    # Gaining and losing cards ------------------------------------------------------------------------------------

    def clear_cards(self) -> None:
        """Take all cards off the felt."""
        for sprite in (*self.hand.values(), *self.spread.values(), *self.dummy):
            sprite.kill()
        for backs in self.backs.values():
            for sprite in backs:
                sprite.kill()
            backs.clear()
        self.hand, self.spread, self.dummy = {}, {}, []
        self.trick.clear()
        self.kitty.drop()
        self.panel.close()

    def set_backs(self, seat: Seat, count: int) -> None:
        """Let an opponent hold so many cards."""
        self.maker.fit(self.backs[seat], self.layout.back_places(seat, count), Layer.BACKS)

    def set_dummy(self, count: int) -> None:
        """Let the dummy hold so many cards."""
        self.maker.fit(self.dummy, [Lie(each) for each in self.layout.dummy_places(count)], Layer.BACKS)

    # The parts of sync -------------------------------------------------------------------------------------------

    def _sync_hand(self, view: View, choosing: bool) -> None:
        held = [] if choosing else shown_hand(view)
        for card in [card for card in self.hand if card not in held]:
            self.hand.pop(card).kill()
        shown: dict[Card, CardSprite] = {}
        for card, place in zip(held, self.layout.hand_places(len(held)), strict=True):
            sprite = self.hand.get(card) or self.maker.make(card, place, Layer.HAND, view.trump)
            sprite.lie(place)
            sprite.show_card(card, mark_of(card, view.trump))
            shown[card] = sprite
        # Sprites of a layer are painted in the order they came to it: keep it the order of the hand, however the cards
        # got there, or one would hide the corner of the next.
        sprites = list(shown.values())
        painted = [each for each in self.group.get_sprites_from_layer(Layer.HAND) if each in sprites]
        if painted != sprites:
            for sprite in sprites:
                self.group.change_layer(sprite, Layer.HAND)
        self.hand = shown

    def _sync_spread(self, view: View, chosen: Sequence[Card], suggested: Sequence[Card], choosing: bool) -> None:
        cards = choice_cards(view) if choosing else []
        held = [card for card, _ in cards]
        for card in [card for card in self.spread if card not in held]:
            self.spread.pop(card).kill()
        if not choosing:
            self.panel.close()
            return
        self.open_panel(view)
        for (card, where), place in zip(cards, self.panel.card_places(view, chosen), strict=True):
            found = self.spread.get(card) or (self.hand.pop(card, None) if where == "hand" else None)
            sprite = found or self.maker.make(card, place, Layer.HAND, view.trump)
            sprite.show_card(card, mark_of(card, view.trump))
            sprite.put_at(place)
            sprite.set_state()
            sprite.suggest(self.kit.palette.muted if card in suggested else None)
            self.spread[card] = sprite

    def _sync_backs(self, view: View) -> None:
        for seat in self.backs:
            self.set_backs(seat, view.hand_sizes[seat])
        merged = view.maker_alone is False or view.phase in _NO_HAND
        choosing = self.choice is not None and view.phase is Phase.DUMMY
        self.set_dummy(0 if merged or choosing else 5)
