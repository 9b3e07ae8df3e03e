"""The bowers' marks, and what they mean."""

from game.engine.cards import JOKER, Card, Suit, is_left_bower, is_right_bower
from game.engine.view import View
from game.table.card_faces import Mark
from game.text import t


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
