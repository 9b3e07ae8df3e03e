"""A finished hand looked at again: each decision of the human's, what it promised, and what the best would have.

Every decision is weighed from what the human could know then, not from the cards as they lay.
"""

from collections.abc import Generator
from dataclasses import dataclass
from random import Random
from typing import Final

from game.engine.actions import Action, Deal
from game.engine.cards import Seat
from game.engine.view import View, view_for
from game.players.appraise import Appraisal, appraise
from game.records import MatchRecord, Statement, Step, steps

NOTHING: Final = 0.005
"""A chance to win that is not worth telling of, half a percent: less than the weighing can tell apart."""


@dataclass(frozen=True)
class Decision:
    """One decision: what was known, what was done, and every option that was weighed, best first."""

    place: int
    """How many actions of the hand went before it, the deal among them."""
    view: View
    done: Action
    options: tuple[Appraisal, ...]

    @property
    def best(self) -> Appraisal:
        """The option that promised most."""
        return self.options[0]

    @property
    def chosen(self) -> Appraisal:
        """What was done, weighed."""
        return next(each for each in self.options if each.action == self.done)

    @property
    def cost(self) -> float:
        """The chance to win the match that was given away, 0 to 1."""
        return max(0.0, self.best.chance - self.chosen.chance)


def last_hand(record: MatchRecord) -> list[Step]:
    """The steps of the last hand of a record, from its deal on. Raises RecordError for an illegal action."""
    hand: list[Step] = []
    for step in steps(record):
        if isinstance(step.action, Deal):
            hand = []
        hand.append(step)
    return hand


def up_to(record: MatchRecord, place: int) -> MatchRecord:
    """The record until `place` actions of its last hand are done, to play on differently from there."""
    statements = [entry for entry in record.entries if isinstance(entry, Statement)]
    deal = max(number for number, each in enumerate(statements) if isinstance(each.action, Deal))
    return record.first(deal + place)


def review(hand: list[Step], seat: Seat, seed: int) -> Generator[int, None, list[Decision]]:
    """Weigh the decisions that `seat` took in a hand; yields how many are done, often.

    Where there was nothing to choose is left out.
    """
    found: list[Decision] = []
    for place, step in enumerate(hand):
        if step.seat != seat:
            continue
        view = view_for(step.before, seat)
        thought = appraise(view, Random(f"{seed}/review/{place}"), done=step.action)
        while True:
            try:
                next(thought)
            except StopIteration as over:
                options: tuple[Appraisal, ...] = over.value
                break
            yield len(found)
        if any(each.action == step.action for each in options):
            found.append(Decision(place, view, step.action, options))
    return found


def costliest(decisions: list[Decision]) -> Decision | None:
    """The decision that gave away most, or None where none gave away more than NOTHING."""
    worst = max(decisions, key=lambda each: each.cost, default=None)
    return worst if worst is not None and worst.cost >= NOTHING else None
