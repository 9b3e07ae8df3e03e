"""What a sentence over the table has to keep clear of, as the table is now."""

from collections.abc import Sequence

from pygame import Rect

from game.engine.cards import SEATS
from game.engine.state import Phase
from game.engine.view import View
from game.table.free_felt import Felt
from game.table.table import Table


def felt_now(table: Table, view: View, buttons: Sequence[Rect], over: Sequence[Rect], asked: Rect | None) -> Felt:
    """The felt as it is now.

    `buttons` are the places of all that are shown, `over` what else lies over the felt, `asked` where the question
    stands: the sentence may take its place.
    """
    margin = table.kit.metrics.px(6)
    kitty, choice = table.kitty, table.choice
    single = [*table.trick.cards.values(), *(each for each in (kitty.pile, kitty.upcard) if each is not None)]
    needed = [each.box for each in single]
    needed += _rows([each.box for each in (*table.hand.values(), *table.spread.values())])
    needed += [*buttons, *over]
    useful = [*table.plate_places(), *table.name_places(), table.badge.place]
    useful += _rows([each.box for backs in (table.dummy, *table.backs.values()) for each in backs])
    if choice is not None:
        useful += [choice.panel, *_rows(choice.slots)]
    elif view.phase is Phase.PLAY:
        useful += [table.trick.spot(seat) for seat in SEATS]
    prompt = asked if asked is not None else choice.prompt if choice is not None else table.layout.prompt
    return Felt(
        near=prompt.center,
        within=table.kit.metrics.window.inflate(-2 * margin, -2 * margin),
        needed=[each for each in needed if each.width],
        useful=[each for each in useful if each.width],
    )


def _rows(cards: Sequence[Rect]) -> list[Rect]:
    """Cards that lie in one row as one rectangle: there is no room for words between them."""
    rows: list[Rect] = []
    for card in (each for each in cards if each.width):
        last = rows[-1] if rows else None
        if last and abs(last.centery - card.centery) < card.height // 2 and card.left <= last.right + card.width:
            last.union_ip(card)
        else:
            rows.append(card.copy())
    return rows
