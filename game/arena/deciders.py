"""Who decides at the arena's table: a player by name, or one player's part in another player's game."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from game.arena.cheat import Cheat
from game.arena.hand import Decider
from game.arena.tally import Tally
from game.engine.actions import Action
from game.engine.state import Phase, State
from game.engine.view import view_for
from game.players import registry
from game.players.player import decide

PHASES: Final = ("bid", "keep", "make", "defend")
"""The parts of a player's game: calling, with alone and naming the Benny; exchange and five of ten; the maker's cards;
the defenders' cards, with defending alone."""

REFERENCES: Final[dict[str, Callable[[], Decider]]] = {"cheat": Cheat}
"""Deciders that are no players, because they see all the cards."""


def names() -> tuple[str, ...]:
    """Everyone that can be sent to the arena."""
    return (*registry.names(), *REFERENCES)


def part_of(state: State) -> str:
    """Which of PHASES the decision awaited in this state belongs to."""
    match state.phase:
        case Phase.EXCHANGE | Phase.DUMMY:
            return "keep"
        case Phase.PLAY | Phase.DEFENCE:
            return "make" if state.turn == state.maker else "defend"
        case _:
            return "bid"


@dataclass(frozen=True)
class Entry:
    """One of the three at the table: a name, and perhaps the only part of the game it plays in `rest`'s place."""

    name: str
    phase: str | None = None
    rest: str | None = None

    def decider(self, limit: int, tally: Tally) -> Decider:
        """What decides for this entry; the times of its decisions go to the tally."""
        own = _decider(self.name, limit)
        rest = _decider(self.rest, limit) if self.rest is not None else own

        def decide_timed(state: State, rng: Random) -> Action:
            if self.phase is not None and part_of(state) != self.phase:
                return rest(state, rng)
            started = perf_counter()
            action = own(state, rng)
            tally.add_time("play" if state.phase is Phase.PLAY else "call", perf_counter() - started)
            return action

        return decide_timed


def _decider(name: str, limit: int) -> Decider:
    if name in REFERENCES:
        return REFERENCES[name]()
    player = registry.player(name)

    def choose(state: State, rng: Random) -> Action:
        assert state.turn is not None
        return decide(player, view_for(state, state.turn), limit, rng)

    return choose
