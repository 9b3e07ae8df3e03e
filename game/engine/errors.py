"""Why an action is refused. The reasons are the words of record.md; game/text.py has them as sentences."""

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.engine.actions import Action


class Reason(StrEnum):
    """Why an action is illegal."""

    MUST_FOLLOW_SUIT = "must-follow-suit"
    NOT_IN_HAND = "not-in-hand"
    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    TURNED_DOWN_SUIT = "turned-down-suit"
    DEALER_STUCK = "dealer-stuck"
    MUST_PICK_UP = "must-pick-up"
    CANNOT_DISCARD_UPCARD = "cannot-discard-upcard"
    NOT_FIVE_OF_TEN = "not-five-of-ten"
    MATCH_OVER = "match-over"
    NOT_A_DEAL = "not-a-deal"
    """Not in record.md: a deal that is not the whole deck, each card once, or a dealer who is not a seat."""


class IllegalAction(ValueError):  # noqa: N818 - the name of house.md
    """An action the rules do not allow now; the state it was tried on is unchanged."""

    def __init__(self, action: "Action", reason: Reason) -> None:
        super().__init__(f"{action}: {reason}")
        self.action = action
        self.reason = reason

    def __reduce__(self) -> "tuple[type[IllegalAction], tuple[Action, Reason]]":
        return type(self), (self.action, self.reason)
