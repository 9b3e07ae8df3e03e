"""The maker's choice: alone, or the best five of hand and dummy. Source: rules.md, "After trump is made"."""

from collections.abc import Sequence
from itertools import combinations
from operator import itemgetter
from typing import Final, overload

from game.engine.actions import Action, GoAlone, Keep
from game.engine.cards import LEFT_OF, Card
from game.engine.errors import IllegalAction, Reason
from game.engine.events import DummyTaken, Event, WentAlone
from game.engine.state import Phase, State

# Each takes another five out of ten.
_FIVES: Final = tuple(itemgetter(*places) for places in combinations(range(10), 5))


class MakersChoices(Sequence[Action]):
    """Every five of the ten as a Keep, the maker's own five first, then GoAlone; each made only when asked for.

    252 fives are too many to make for every hand that is merely played through.
    """

    __slots__ = ("_ten",)

    def __init__(self, ten: tuple[Card, ...]) -> None:
        self._ten = ten

    def __len__(self) -> int:
        return len(_FIVES) + 1

    @overload
    def __getitem__(self, place: int) -> Action: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Action]: ...
    def __getitem__(self, place: int | slice) -> Action | Sequence[Action]:
        if isinstance(place, slice):
            return [self[each] for each in range(*place.indices(len(self)))]
        if place < 0:
            place += len(self)
        if place == len(_FIVES):
            return GoAlone()
        return Keep(_FIVES[place](self._ten))

    def __eq__(self, other: object) -> bool:
        return self._ten == other._ten if isinstance(other, MakersChoices) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._ten)

    def __repr__(self) -> str:
        return f"MakersChoices({self._ten})"


def legal_actions(state: State) -> Sequence[Action]:
    """Any five of the ten, or alone."""
    assert state.maker is not None
    return MakersChoices(state.hands[state.maker] + state.dummy)


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The maker keeps five of ten and buries five, or leaves the dummy; then the defenders are asked."""
    maker = state.maker
    assert maker is not None
    asked = LEFT_OF[maker]
    if type(action) is Keep:
        kept = action.cards
        ten = state.hands[maker] + state.dummy
        buried = tuple([card for card in ten if card not in kept])
        if len(kept) != 5 or len(buried) != 5:
            raise IllegalAction(action, Reason.NOT_FIVE_OF_TEN)
        hands = [*state.hands]
        hands[maker] = kept
        merged = state.but(
            phase=Phase.DEFENCE, turn=asked, hands=tuple(hands), dummy=(), buried=buried, maker_alone=False
        )
        return merged, (DummyTaken(maker, kept, buried),)
    if type(action) is not GoAlone:
        raise IllegalAction(action, Reason.WRONG_PHASE)
    return state.but(phase=Phase.DEFENCE, turn=asked, maker_alone=True), (WentAlone(maker, None),)
