"""The sprites on the felt, and making them show what is so.

`sync(view)` snaps everything to a view: after a reload, a resize, an undone animation it is the only truth needed. The
choreography moves the same sprites from one view to the next and ends with a `sync` that then changes nothing.
"""

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect

from game.engine.cards import JOKER, SEATS, Card, Seat, Suit, is_left_bower, is_right_bower
from game.engine.state import Phase
from game.engine.view import View
from game.table.banners import Award, Banner, Toast
from game.table.bubble import Bubble
from game.table.card_faces import Mark, card_height
from game.table.card_sprite import CardSprite
from game.table.choice_layout import CardChoice
from game.table.choice_panel import BLUR, choice_panel, slots_of
from game.table.cloth import sign
from game.table.fan import Lie
from game.table.hand_order import hand_order, shown_hand
from game.table.layers import Layer
from game.table.layout import TableLayout
from game.table.north import North, NorthLook
from game.table.prompts import choice_cards
from game.table.score import ScorePop
from game.table.seat_plate import PlateForm, SeatLook, SeatPlate
from game.table.trump_badge import TrumpBadge, TrumpLook
from game.table.wording import dummy_fate, plain_name, suit_title
from game.text import t
from game.widgets.button import Kit
from game.widgets.element import Element, Elements
from game.widgets.label import Label

FACES = ("South", "West", "East")
"""The portraits by seat."""
READY_LIFT = 0.06
"""How far the cards that can be played rise where others cannot, as a part of their height."""
WINNER_LIFT = 0.07
"""How far the card that takes the trick rises, as a part of its height."""
_NO_HAND = (Phase.DEAL, Phase.HAND_OVER, Phase.MATCH_OVER)


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
        self.hand: dict[Card, CardSprite] = {}
        """The cards of the seat on this side, by card."""
        self.spread: dict[Card, CardSprite] = {}
        """While five of ten are kept or one is put away: the cards to choose from, by card; `hand` is empty then."""
        self.backs: dict[Seat, list[CardSprite]] = {1: [], 2: []}
        self.dummy: list[CardSprite] = []
        self.kitty: CardSprite | None = None
        self.upcard: CardSprite | None = None
        self.trick: dict[Seat, CardSprite] = {}
        self.choice: CardChoice | None = None
        """The places of the cards to choose from, while there are some."""
        self._panel: list[Element] = []
        self._strips: dict[Seat, SeatPlate] = {}
        """While West's and East's plates have no room: what stands for them."""
        self._bubbles: dict[Seat, Bubble] = {}
        self._toast: Toast | None = None
        self.plates = tuple(
            SeatPlate(
                layout.plates[seat],
                kit,
                self._blank(seat),
                self._form(seat),
            )
            for seat in SEATS
        )
        self.badge = TrumpBadge(layout.trump, kit, TrumpLook(None, "", ""))
        self._honours: list[Element] = []
        self._north = North(layout, kit, self.plates[1].name_size)
        self._fate = ""
        """What became of the dummy, in words."""
        self._kitty_name = self._pile_name(t("table.kitty"), layout.kitty_name)
        self._sign = sign(layout, kit)
        group.put((self._sign, *self.plates, self.badge, *self._north.elements, self._kitty_name))

    def _form(self, seat: Seat) -> PlateForm:
        if seat == 0:
            return PlateForm.FLAT if self.layout.flat_south else PlateForm.TALL
        return PlateForm.STRIP if self.layout.strips else PlateForm.TALL

    # Showing a view ----------------------------------------------------------------------------------------------

    def sync(self, view: View, chosen: Sequence[Card] = (), suggested: Sequence[Card] = ()) -> None:
        """Show exactly this view; `chosen` are the cards picked so far where some are chosen from others."""
        choosing = self.choosing(view)
        self.show_plates(view)
        self.show_trump(view)
        self._sync_spread(view, chosen, suggested, choosing)
        self._sync_hand(view, choosing)
        self._sync_backs(view)
        self._sync_kitty(view)
        self._sync_trick(view)
        self.drop_honours()

    def choosing(self, view: View) -> bool:
        """Whether the human chooses cards: the dealer's exchange, or five of ten."""
        return self.human is not None and view.turn == view.seat and view.phase in (Phase.EXCHANGE, Phase.DUMMY)

    def show_plates(self, view: View) -> None:
        """Show the seats' scores, tricks and roles."""
        for seat in SEATS:
            self.plates[seat].show_look(self._look(view, seat))
        for seat, strip in self._strips.items():
            strip.show_look(self.plates[seat].look)
        self._fate = dummy_fate(view, self.names, self.human)

    def show_trump(self, view: View) -> None:
        """Show trump, or what is being asked about it, and mark the bowers."""
        self.badge.show_look(self._trump_look(view))
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

    def card_at(self, pos: tuple[int, int]) -> CardSprite | None:
        """The card of the human's that lies topmost under the pointer."""
        for sprite in reversed((*self.hand.values(), *self.spread.values())):
            if sprite.hit(pos):
                return sprite
        return None

    def tidy(self, floor: int | None = None, covered: Sequence[Rect] = ()) -> None:
        """Let the names of dummy and kitty be seen while they lie there, and no bit look out from under panel or cards.

        `floor` is where words and buttons begin, if they begin higher than usual; `covered` what lies over the felt.
        """
        for seat, backs in self.backs.items():
            self.plates[seat].show(seat not in self._strips)
            for each in backs:
                each.show(seat not in self._strips)
        over = [*([self.choice.panel] if self.choice else []), *(each.place for each in self._strips.values())]
        floor = self.layout.prompt.top if floor is None else min(floor, self.layout.prompt.top)
        aside = self.upcard is not None and self.kitty is None and self.choice is None
        self._north.show_look(NorthLook(bool(self.dummy), self._fate, aside))
        self._north.tidy(floor, [*over, *covered])
        free = self.layout.dummy.collidelist(over) < 0 and not self._north.hidden
        for back in self.dummy:
            back.show(free)
        free = self.kitty_place().collidelist(over) < 0
        if self.kitty is not None:
            self.kitty.show(free)
        self._kitty_name.show(
            self.kitty is not None
            and free
            and self._kitty_name.rect.bottom <= floor
            and self._kitty_name.rect.collidelist([*over, *covered]) < 0
        )
        lies = [each.place for each in (*self.trick.values(), *self.dummy, self.kitty, self.upcard) if each is not None]
        self._sign.show(self._sign.home.collidelist([*over, *covered, *lies]) < 0)

    def plate_places(self) -> list[Rect]:
        """Where each seat's plate is seen now, by seat."""
        return [(self._strips.get(seat) or self.plates[seat]).place for seat in SEATS]

    def name_places(self) -> list[Rect]:
        """Where the names of dummy and kitty stand, and the dummy's face."""
        kitty = [self._kitty_name.rect.copy()] if self.kitty is not None else []
        return self._north.places() + kitty

    def _pile_name(self, words: str, top: tuple[int, int]) -> Label:
        kit = self.kit
        label = Label(words, kit.metrics.font(13), kit.palette.muted, bold=True, layer=Layer.BACKS)
        label.move_to((top[0] - label.home.width // 2, top[1]))
        label.show(False)
        return label

    # Bubbles and toasts ------------------------------------------------------------------------------------------

    def say(self, seat: Seat, words: str) -> Bubble:
        """Show what a player says; it stays until the player says something else or play begins."""
        self.hush(seat)
        # The opponents may speak at once: each keeps to its own side.
        width, (_, west, east) = self.kit.metrics.window.width, self.layout.bubbles
        middle = (west[0] + east[0]) // 2
        room = ((0, width), (0, middle), (middle, width))[seat]
        bubble = Bubble(words, self.layout.bubbles[seat], self.kit, room, points_down=seat == 0)
        self._bubbles[seat] = bubble
        self.group.put((bubble,))
        return bubble

    def hush(self, seat: Seat | None = None) -> None:
        """Take away a player's bubble, or all."""
        for each in [seat] if seat is not None else list(self._bubbles):
            bubble = self._bubbles.pop(each, None)
            if bubble is not None:
                bubble.kill()

    def toast(self, words: str) -> None:
        """Show a sentence above what is asked of the human, instead of the last one."""
        self.drop_toast()
        prompt = self.layout.prompt
        self._toast = Toast(words, (prompt.centerx, prompt.bottom), self.kit)
        self.group.put((self._toast,))

    def drop_toast(self) -> None:
        """Take the toast away, if there is one."""
        if self._toast is not None:
            self._toast.kill()
            self._toast = None

    def award(self, seat: Seat, points: int) -> Award:
        """Show on a seat's plate what it gains, until the honours go."""
        award = Award(points, self.layout.plates[seat], self.kit)
        self._honours.append(award)
        self.group.put((award,))
        return award

    def honour(self, words: str, *, ours: bool) -> Banner:
        """Show large words across the felt, until the honours go."""
        banner = Banner(words, self.layout.oval.center, self.kit, ours=ours)
        self._honours.append(banner)
        self.group.put((banner,))
        return banner

    def drop_honours(self) -> None:
        """Take away what was shown of the end of a hand."""
        for each in self._honours:
            each.kill()
        self._honours = []

    def show_score(self, seat: Seat, score: int) -> None:
        """Count on a seat's fives."""
        plate = self.plates[seat]
        plate.show_look(replace(plate.look, score=score))

    def pop_score(self, seat: Seat) -> ScorePop:
        """Let a seat's score stand out, until that is settled and killed."""
        pop = self.plates[seat].pop()
        self.group.put((pop,))
        return pop

    # Making and losing cards -------------------------------------------------------------------------------------

    def make_card(self, card: Card | None, place: Rect | Lie, layer: int, trump: Suit | None = None) -> CardSprite:
        """A card that lies somewhere; None is one seen from the back."""
        lie = place if isinstance(place, Lie) else Lie(place)
        sprite = CardSprite(
            card,
            lie.place,
            angle=lie.angle,
            layer=layer,
            four_colour=self.four_colour,
            mark=mark_of(card, trump) if card is not None else None,
            focus_colour=self.kit.palette.text,
        )
        self.group.put((sprite,))
        return sprite

    def raise_to(self, sprite: CardSprite, layer: int) -> None:
        """Let a card lie over or under others."""
        if sprite.alive():
            self.group.change_layer(sprite, layer)

    def clear_cards(self) -> None:
        """Take all cards off the felt."""
        for sprite in (*self.hand.values(), *self.spread.values(), *self.dummy, *self.trick.values()):
            sprite.kill()
        for each in (self.kitty, self.upcard):
            if each is not None:
                each.kill()
        for backs in self.backs.values():
            for sprite in backs:
                sprite.kill()
            backs.clear()
        self.hand, self.spread, self.dummy, self.trick = {}, {}, [], {}
        self.kitty = self.upcard = None
        self.drop_panel()

    def set_backs(self, seat: Seat, count: int) -> None:
        """Let an opponent hold so many cards."""
        self._fit(self.backs[seat], self.layout.back_places(seat, count), Layer.BACKS)

    def set_dummy(self, count: int) -> None:
        """Let the dummy hold so many cards."""
        self._fit(self.dummy, [Lie(each) for each in self.layout.dummy_places(count)], Layer.BACKS)

    def _fit(self, sprites: list[CardSprite], places: Sequence[Lie], layer: int) -> None:
        while len(sprites) > len(places):
            sprites.pop().kill()
        for sprite, place in zip(sprites, places, strict=False):
            sprite.lie(place)
        for place in places[len(sprites) :]:
            sprites.append(self.make_card(None, place, layer))

    # The parts of sync -------------------------------------------------------------------------------------------

    def _sync_hand(self, view: View, choosing: bool) -> None:
        held = [] if choosing else shown_hand(view)
        for card in [card for card in self.hand if card not in held]:
            self.hand.pop(card).kill()
        shown: dict[Card, CardSprite] = {}
        for card, place in zip(held, self.layout.hand_places(len(held)), strict=True):
            sprite = self.hand.get(card) or self.make_card(card, place, Layer.HAND, view.trump)
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
            self.drop_panel()
            return
        self.open_panel(view)
        for (card, where), place in zip(cards, self.choice_places(view, chosen), strict=True):
            found = self.spread.get(card) or (self.hand.pop(card, None) if where == "hand" else None)
            sprite = found or self.make_card(card, place, Layer.HAND, view.trump)
            sprite.show_card(card, mark_of(card, view.trump))
            sprite.put_at(place)
            sprite.set_state()
            sprite.suggest(self.kit.palette.muted if card in suggested else None)
            self.spread[card] = sprite

    def choice_places(self, view: View, chosen: Sequence[Card]) -> list[Rect]:
        """Where each card to choose from lies: those chosen in the slots, in the order of a hand, others in rows."""
        choice = self.choice_for(view)
        slots = dict(zip(hand_order(chosen, view.trump), choice.slots, strict=False))
        return [slots.get(card, choice.cards[place]) for place, (card, _) in enumerate(choice_cards(view))]

    def choice_for(self, view: View) -> CardChoice:
        """The places for what is to be chosen."""
        return self.layout.exchange if view.phase is Phase.EXCHANGE else self.layout.five

    def _sync_backs(self, view: View) -> None:
        for seat in self.backs:
            self.set_backs(seat, view.hand_sizes[seat])
        merged = view.maker_alone is False or view.phase in _NO_HAND
        choosing = self.choice is not None and view.phase is Phase.DUMMY
        self.set_dummy(0 if merged or choosing else 5)

    def _sync_kitty(self, view: View) -> None:
        bidding = view.phase in (Phase.NAME_BENNY, Phase.ORDER_UP, Phase.CALL_TRUMP, Phase.EXCHANGE)
        declined = view.picked_up is False and view.phase not in _NO_HAND
        if not bidding:
            self.drop_kitty(keep_upcard=declined)
        if view.upcard is None:
            return
        if bidding and self.kitty is None:
            self.kitty = self.make_card(None, self.kitty_place(), Layer.KITTY)
        if bidding:
            shown = None if view.passes >= 3 else view.upcard
            if self.choosing(view):
                self.lay_upcard_open(view)
            else:
                self._put_upcard(shown, self.upcard_place())
        elif declined:
            self._put_upcard(view.upcard, self.layout.aside)

    def lay_upcard_open(self, view: View) -> None:
        """Let the upcard lie on the panel, beside the cards of which the dealer puts one away."""
        assert view.upcard is not None
        self._put_upcard(view.upcard, self.layout.exchange.cards[-1], Layer.HAND, mark_of(view.upcard, view.trump))

    def drop_kitty(self, *, keep_upcard: bool = False) -> None:
        """Take the kitty off the felt: it is out of play."""
        if self.kitty is not None:
            self.kitty.kill()
            self.kitty = None
        if self.upcard is not None and not keep_upcard:
            self.upcard.kill()
            self.upcard = None

    def _put_upcard(self, card: Card | None, place: Rect, layer: int = Layer.KITTY, mark: Mark | None = None) -> None:
        if self.upcard is None:
            self.upcard = self.make_card(card, place, layer)
        if self.group.get_layer_of_sprite(self.upcard) != layer:
            self.raise_to(self.upcard, layer)
        self.upcard.show_card(card, mark)
        self.upcard.put_at(place)

    def kitty_place(self) -> Rect:
        """Where the kitty lies while trump is made."""
        return self.upcard_place().move(self.kit.metrics.px(4), self.kit.metrics.px(4))

    def upcard_place(self) -> Rect:
        """Where the upcard lies on the kitty."""
        width = self.layout.pile
        place = Rect(0, 0, width, card_height(width))
        place.center = self.layout.centre
        return place

    def spot(self, seat: Seat) -> Rect:
        """Where a seat's card lies in the trick."""
        width = self.layout.card
        place = Rect(0, 0, width, card_height(width))
        place.center = self.layout.spots[seat]
        return place

    def _sync_trick(self, view: View) -> None:
        self.lay_trick(view.leader, view.trick, view)

    def lay_trick(self, leader: Seat | None, cards: Sequence[Card], view: View) -> None:
        """Let exactly these cards lie in the trick, from the leader's on."""
        shown: dict[Seat, Card] = {}
        seat = leader
        for card in cards:
            assert seat is not None
            shown[seat] = card
            seat = (seat + 1) % 3
            if seat == view.sits_out:
                seat = (seat + 1) % 3
        for gone in [seat for seat, sprite in self.trick.items() if shown.get(seat) is not sprite.card]:
            self.trick.pop(gone).kill()
        for seat, card in shown.items():
            if seat not in self.trick:
                self.trick[seat] = self.make_card(card, self.spot(seat), Layer.TRICK, view.trump)
            self.trick[seat].put_at(self.spot(seat))

    def ring_trick(self, winner: Seat) -> None:
        """Put a ring around the card that takes the trick, raise it, and dim the others; it is nobody's turn."""
        for plate in self.plates:
            plate.show_look(replace(plate.look, turn=False))
        for seat, sprite in self.trick.items():
            if seat == winner:
                sprite.set_state(ring=self.kit.palette.text, lift=round(sprite.place.height * WINNER_LIFT))
            else:
                sprite.set_state(dimmed=True)

    # Looks -------------------------------------------------------------------------------------------------------

    def _blank(self, seat: Seat) -> SeatLook:
        return SeatLook(
            self.names[seat], FACES[seat], 0, 10, human=seat == self.human, twins=tuple(self.names[1:]) if seat else ()
        )

    def _look(self, view: View, seat: Seat) -> SeatLook:
        role = ""
        maker = view.maker == seat
        if view.maker is not None and view.phase not in (Phase.DEAL, Phase.HAND_OVER):
            if maker:
                role = t("role.maker_alone" if view.maker_alone else "role.maker")
            elif view.sits_out == seat:
                role = t("role.sits_out")
            else:
                role = t("role.alone" if view.lone_defender == seat else "role.defends")
        return SeatLook(
            name=self.names[seat],
            face=FACES[seat],
            score=view.score[seat],
            target=view.rules.target,
            tricks=view.taken[seat],
            role=role,
            role_is_maker=maker,
            dealer=view.dealer == seat,
            turn=view.turn == seat,
            human=seat == self.human,
            twins=tuple(self.names[1:]) if seat else (),
        )

    def _trump_look(self, view: View) -> TrumpLook:
        if view.trump is not None and view.maker is not None:
            you = view.maker == self.human
            words = t("table.trump.by.you") if you else t("table.trump.by", name=self.names[view.maker])
            return TrumpLook(view.trump, suit_title(view.trump), words, self.four_colour)
        words = ""
        if view.phase is Phase.CALL_TRUMP and view.upcard is not None:
            suit = suit_title(view.upcard_suit) if view.upcard_suit is not None else plain_name(view.upcard)
            words = t("table.trump.round2", suit=suit)
        elif view.phase is Phase.ORDER_UP:
            words = t("table.trump.round1")
        return TrumpLook(None, t("table.trump.none"), words)

    # The panel of cards to choose from ---------------------------------------------------------------------------

    def _make_panel(self, choice: CardChoice) -> None:
        kit, blur = self.kit, self.kit.metrics.px(BLUR)
        picture = choice_panel(kit, exchange=choice is self.layout.exchange)
        panel = Element(picture, (choice.panel.x - blur, choice.panel.y - blur), layer=Layer.PANEL)
        slots = [
            Element(each, slot.topleft, layer=Layer.PANEL)
            for each, slot in zip(slots_of(choice, kit), choice.slots, strict=True)
        ]
        self._panel = [panel, *slots]
        if choice.plates is not None:
            for seat, place in zip((1, 2), choice.plates, strict=True):
                self._strips[seat] = SeatPlate(place, kit, self.plates[seat].look, PlateForm.STRIP)
        self.group.put((*self._panel, *self._strips.values()))

    def open_panel(self, view: View) -> None:
        """Lay the panel of the cards to choose from over the table, with nothing in front of it."""
        choice = self.choice_for(view)
        if self.choice is not choice:
            self.drop_panel()
            self.hush()
            self.choice = choice
            self._make_panel(choice)

    def drop_panel(self) -> None:
        """Take that panel away."""
        for each in (*self._panel, *self._strips.values()):
            each.kill()
        self.choice, self._panel, self._strips = None, [], {}


def mark_of(card: Card, trump: Suit | None) -> Mark | None:
    """The bower mark a card carries once trump is made."""
    if is_right_bower(card, trump):
        return "right"
    return "left" if is_left_bower(card, trump) else None


def explanation_of(card: Card, view: View) -> str | None:
    """What a bower or the Benny is, for who taps on it; None for other cards."""
    if card is JOKER:
        return t("mark.benny")
    mark = mark_of(card, view.trump)
    if mark == "right":
        return t("mark.right.benny" if view.rules.deck == 25 else "mark.right")
    return t("mark.left") if mark == "left" else None
