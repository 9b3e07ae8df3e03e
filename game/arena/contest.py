"""Duplicate deals: each is played with every assignment of the players to the seats, and with each dealer."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from multiprocessing import get_context
from random import Random

from game.arena.deciders import Entry
from game.arena.hand import play_hand, play_match, same_hands, shuffled
from game.arena.tally import Tally
from game.engine.cards import SEATS
from game.engine.house_rules import HouseRules
from game.engine.rules import new_match


@dataclass(frozen=True)
class Contest:
    """Who plays, by which rules, from which seed."""

    entries: tuple[Entry, Entry, Entry]
    rules: HouseRules
    seed: int = 0
    limit: int = 0
    match: bool = False
    """Whole matches instead of single hands."""

    def names(self) -> tuple[str, ...]:
        """The names at the table, each once."""
        return tuple(dict.fromkeys(each.name for each in self.entries))

    def assignments(self) -> tuple[tuple[Entry, ...], ...]:
        """Every different way to seat the entries."""
        return tuple(dict.fromkeys(permutations(self.entries)))

    def play_deal(self, number: int) -> dict[str, Tally]:
        """Play one deal (or match) in every way; what each name got.

        Each seat has its own generator for each deal, the same in every way it is played.
        """
        tallies = {name: Tally() for name in self.names()}
        seed = f"{self.seed}/{number}"
        for seated in self.assignments():
            deciders = [entry.decider(self.limit, tallies[entry.name]) for entry in seated]
            for dealer in SEATS:
                if self.match:
                    over = play_match(self.rules, deciders, dealer, seed)
                    for seat, entry in enumerate(seated):
                        tallies[entry.name].add_match(over, seat)
                    continue
                cards = shuffled(self.rules, Random(f"{seed}/cards"))
                rngs = [Random(f"{seed}/{seat}") for seat in SEATS]
                over = play_hand(new_match(self.rules), same_hands(cards, dealer), deciders, rngs)
                for seat, entry in enumerate(seated):
                    tallies[entry.name].add_hand(over, seat)
        return tallies

    def play(self, deals: int, jobs: int = 1) -> Iterator[dict[str, Tally]]:
        """Play deals 0, 1, … in order; with `jobs` above one in so many processes, with the same result."""
        if jobs <= 1:
            yield from map(self.play_deal, range(deals))
            return
        with get_context("spawn").Pool(jobs) as pool:
            yield from pool.imap(self.play_deal, range(deals), chunksize=max(1, min(20, deals // (4 * jobs))))
