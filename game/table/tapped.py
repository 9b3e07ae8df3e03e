"""What is said when a card is pressed that does nothing now: why it cannot be played, or what it is."""

from collections.abc import Sequence

from game.engine.actions import Play
from game.engine.cards import Card
from game.engine.errors import Reason
from game.engine.state import Phase
from game.engine.view import View
from game.table.marks import explanation_of
from game.table.wording import plain_name, refusal
from game.text import t


def words_of(card: Card, view: View, names: Sequence[str], *, asked: bool, choosing: bool) -> str | None:
    """A sentence about the card, if there is something to say.

    `asked`: it is the human's turn; `choosing`: cards lie on the panel to be chosen from.
    """
    if asked and view.phase is Phase.PLAY and card in view.hand:
        return refusal(_reason(card, view), card, view, names)
    if asked and choosing and card is view.upcard:
        return t("refuse.upcard", card=plain_name(card))
    words = explanation_of(card, view)
    if words is None and card in view.hand and not asked:
        return refusal(Reason.NOT_YOUR_TURN, card, view, names)
    return words


def _reason(card: Card, view: View) -> Reason:
    return Reason.NOT_YOUR_TURN if Play(card) in view.legal else Reason.MUST_FOLLOW_SUIT
