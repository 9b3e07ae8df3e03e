"""The kitty in the middle while trump is made, the upcard, and where that lies after it was declined."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.engine.cards import Card
from game.engine.state import Phase
from game.engine.view import View
from game.table.card_faces import Mark, card_height
from game.table.card_maker import CardMaker
from game.table.layers import Layer
from game.table.layout import TableLayout
from game.table.marks import mark_of
from game.text import t
from game.widgets.button import Kit
from game.widgets.label import Label

if TYPE_CHECKING:
    from game.table.card_sprite import CardSprite

_BIDDING: Final = (Phase.NAME_BENNY, Phase.ORDER_UP, Phase.CALL_TRUMP, Phase.EXCHANGE)
_NO_HAND: Final = (Phase.DEAL, Phase.HAND_OVER, Phase.MATCH_OVER)


class Kitty:
    """The pile, the upcard on it and the word below it."""

    def __init__(self, layout: TableLayout, kit: Kit, maker: CardMaker) -> None:
        self.layout = layout
        self.maker = maker
        self.pile: CardSprite | None = None
        """The cards below the upcard, which are seen as one."""
        self.upcard: CardSprite | None = None
        self.name = Label(t("table.kitty"), kit.metrics.font(13), kit.palette.muted, bold=True, layer=Layer.BACKS)
        """The word below the pile."""
        middle, top = layout.kitty_name
        self.name.move_to((middle - self.name.home.width // 2, top))
        self.name.show(False)
        self._step = kit.metrics.px(4)

    @property
    def place(self) -> Rect:
        """Where the pile lies."""
        return self.upcard_place.move(self._step, self._step)

    @property
    def upcard_place(self) -> Rect:
        """Where the upcard lies on it."""
        width = self.layout.pile
        place = Rect(0, 0, width, card_height(width))
        place.center = self.layout.centre
        return place

    def sync(self, view: View, *, choosing: bool) -> None:
        """Show what is so; `choosing`: the human is the dealer and has the upcard on the panel."""
        bidding = view.phase in _BIDDING
        declined = view.picked_up is False and view.phase not in _NO_HAND
        if not bidding:
            self.drop(keep_upcard=declined)
        if view.upcard is None:
            return
        if bidding and self.pile is None:
            self.lay_pile()
        if bidding:
            shown = None if view.passes >= 3 else view.upcard
            if choosing:
                self.lay_upcard_open(view)
            else:
                self._put_upcard(shown, self.upcard_place)
        elif declined:
            self._put_upcard(view.upcard, self.layout.aside)

    def lay_pile(self) -> None:
        """Lay the pile down."""
        self.pile = self.maker.make(None, self.place, Layer.KITTY)

    def lay_upcard(self) -> None:
        """Lay the upcard on it, face down."""
        self.upcard = self.maker.make(None, self.upcard_place, Layer.KITTY)

    def lay_upcard_open(self, view: View) -> None:
        """Let the upcard lie on the panel, beside the cards of which the dealer puts one away."""
        assert view.upcard is not None
        self._put_upcard(view.upcard, self.layout.exchange.cards[-1], Layer.HAND, mark_of(view.upcard, view.trump))

    def drop(self, *, keep_upcard: bool = False) -> None:
        """Take the kitty off the felt: it is out of play."""
        if self.pile is not None:
            self.pile.kill()
            self.pile = None
        if self.upcard is not None and not keep_upcard:
            self.upcard.kill()
            self.upcard = None

    def tidy(self, floor: int, panels: Sequence[Rect], covered: Sequence[Rect]) -> None:
        """Let no bit of the pile look out from under `panels`, and the word be seen only where it is whole.

        `floor` is where words and buttons begin, `covered` what else lies over the felt.
        """
        free = self.place.collidelist(list(panels)) < 0
        if self.pile is not None:
            self.pile.show(free)
        rect = self.name.rect
        self.name.show(
            self.pile is not None and free and rect.bottom <= floor and rect.collidelist([*panels, *covered]) < 0
        )

    def _put_upcard(self, card: Card | None, place: Rect, layer: int = Layer.KITTY, mark: Mark | None = None) -> None:
        if self.upcard is None:
            self.upcard = self.maker.make(card, place, layer)
        if self.maker.group.get_layer_of_sprite(self.upcard) != layer:
            self.maker.raise_to(self.upcard, layer)
        self.upcard.show_card(card, mark)
        self.upcard.put_at(place)
