"""What one player may know: rules.md, "What each seat may know"."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.actions import Action
from game.engine.cards import Card, Seat, Suit
from game.engine.events import Points
from game.engine.house_rules import HouseRules
from game.engine.rules import legal_actions
from game.engine.state import Phase, State, Trick


@dataclass(frozen=True)
class View:
    """A match as one seat sees it. Fields mean what they mean in State; two states that differ only in cards the seat
    cannot know give equal Views."""

    seat: Seat
    rules: HouseRules
    score: Points
    phase: Phase
    turn: Seat | None
    dealer: Seat | None
    hand: tuple[Card, ...]
    """The seat's own cards."""
    dummy: tuple[Card, ...]
    """The dummy, for the maker who is choosing five of ten; else ()."""
    hand_sizes: Points
    """How many cards each seat holds."""
    upcard: Card | None
    upcard_suit: Suit | None
    benny: Suit | None
    passes: int
    trump: Suit | None
    maker: Seat | None
    picked_up: bool | None
    discard: Card | None
    """The dealer's discard, for the dealer; else None."""
    buried: tuple[Card, ...]
    """What the maker buried, for the maker; else ()."""
    maker_alone: bool | None
    lone_defender: Seat | None
    sits_out: Seat | None
    leader: Seat | None
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    taken: Points
    points: Points | None
    winners: tuple[Seat, ...]
    legal: Sequence[Action]
    """What the seat may do now; empty when it is not its turn."""


def view_for(state: State, seat: Seat) -> View:
    """What the player at `seat` may know of `state`."""
    mine = state.turn == seat
    hands = state.hands
    return View(
        seat=seat,
        rules=state.rules,
        score=state.score,
        phase=state.phase,
        turn=state.turn,
        dealer=state.dealer,
        hand=hands[seat],
        dummy=state.dummy if state.phase is Phase.DUMMY and mine else (),
        hand_sizes=(len(hands[0]), len(hands[1]), len(hands[2])),
        upcard=state.upcard,
        upcard_suit=state.upcard_suit,
        benny=state.benny,
        passes=state.passes,
        trump=state.trump,
        maker=state.maker,
        picked_up=state.picked_up,
        discard=state.discard if state.dealer == seat else None,
        buried=state.buried if state.maker == seat else (),
        maker_alone=state.maker_alone,
        lone_defender=state.lone_defender,
        sits_out=state.sits_out,
        leader=state.leader,
        trick=state.trick,
        tricks=state.tricks,
        taken=state.taken,
        points=state.points,
        winners=state.winners,
        legal=legal_actions(state) if mine else (),
    )
