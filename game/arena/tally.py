"""What is counted for one player of the arena."""

from collections import Counter
from dataclasses import dataclass, field
from math import log

from game.arena.hand import margin
from game.engine.cards import Seat
from game.engine.state import State

_STEP = log(1.05)
"""Times are counted in classes five per cent wide."""


@dataclass
class Tally:
    """Sums over some hands, in one seat or more."""

    hands: int = 0
    points: float = 0
    margin: float = 0
    events: Counter[str] = field(default_factory=Counter)
    """How often the player called, made, marched, was euchred, went alone, defended alone."""
    wins: float = 0
    """Matches won; a shared win counts as its share."""
    times: dict[str, Counter[int]] = field(default_factory=dict)

    def add_hand(self, over: State, seat: Seat) -> None:
        """Count a finished hand as the player in `seat` had it."""
        assert over.points is not None
        self.hands += 1
        self.points += over.points[seat]
        self.margin += margin(over.points, seat)
        if over.lone_defender == seat:
            self.events["defended_alone"] += 1
        if over.maker != seat:
            return
        taken = over.taken[seat]
        self.events["called"] += 1
        self.events["alone"] += bool(over.maker_alone)
        self.events["made"] += taken >= 3
        self.events["marched"] += taken == 5
        self.events["euchred"] += taken < 3

    def add_match(self, over: State, seat: Seat) -> None:
        """Count a finished match; of its hands only the score is known."""
        self.hands += 1
        self.points += over.score[seat]
        self.margin += margin(over.score, seat)
        if seat in over.winners:
            self.wins += 1 / len(over.winners)

    def add_time(self, kind: str, seconds: float) -> None:
        """Count a decision that took this long."""
        self.times.setdefault(kind, Counter())[round(log(max(seconds, 1e-7)) / _STEP)] += 1

    def add(self, other: "Tally") -> None:
        """Add another's sums to this one."""
        self.hands += other.hands
        self.points += other.points
        self.margin += other.margin
        self.wins += other.wins
        self.events.update(other.events)
        for kind, counts in other.times.items():
            self.times.setdefault(kind, Counter()).update(counts)

    def time(self, kind: str, share: float) -> float:
        """The time in seconds that `share` of the decisions of a kind stayed within; 0 when there was none."""
        counts = self.times.get(kind, Counter())
        missing = share * counts.total()
        for step in sorted(counts):
            missing -= counts[step]
            if missing <= 0:
                return float(1.05**step)
        return 0.0
