"""What came of the human's finished hands and matches, counted by the level of the opponents.

A hand in which a move was taken back, and the match it belongs to, say nothing of how well the human plays: they are
only counted as left out.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Final

from game.engine.view import View
from game.storage.backend import Backend

KEY: Final = "statistics"
VERSION: Final = 1
MOST: Final = 10**9
"""No count goes beyond this."""
MOST_LEVELS: Final = 32
"""So many kinds of opponents are told apart."""
LONGEST_NAME: Final = 60
OTHERS: Final = "others"
"""Where opponents are counted that are one kind too many."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts of hands and matches. All are 0 or more."""

    matches: int = 0
    won: int = 0
    """Matches won, shared ones not among them."""
    shared: int = 0
    hands: int = 0
    """Hands finished, those among them that nobody called."""
    made: int = 0
    """Hands as maker with three or four tricks."""
    marched: int = 0
    """Hands as maker with all five."""
    euchred: int = 0
    """Hands as maker with fewer than three."""
    alone: int = 0
    """Hands as maker without the dummy."""
    maker_points: int = 0
    defended: int = 0
    """Hands as defender."""
    euchres: int = 0
    """Of those: the maker was euchred."""
    defended_alone: int = 0
    defender_points: int = 0
    hands_left_out: int = 0
    """Finished hands in which a move was taken back; not among `hands`."""
    matches_left_out: int = 0
    """Finished matches with such a hand; not among `matches`."""

    @property
    def called(self) -> int:
        """Hands as maker."""
        return self.made + self.marched + self.euchred

    @property
    def finished(self) -> int:
        """Hands finished, those left out among them."""
        return self.hands + self.hands_left_out

    def plus(self, other: "Tally") -> "Tally":
        """Both together."""
        return Tally(*(min(MOST, one + more) for one, more in zip(_counts(self), _counts(other), strict=True)))


@dataclass(frozen=True)
class Statistics:
    """All that was counted."""

    by_level: Mapping[str, Tally] = field(default_factory=dict)

    @property
    def total(self) -> Tally:
        """Against all opponents."""
        whole = Tally()
        for each in self.by_level.values():
            whole = whole.plus(each)
        return whole

    def having(self, level: str, tally: Tally) -> "Statistics":
        """With one more hand counted."""
        name = level[:LONGEST_NAME]
        if name not in self.by_level and len(self.by_level) >= MOST_LEVELS - 1:
            name = OTHERS
        return Statistics({**self.by_level, name: self.by_level.get(name, Tally()).plus(tally)})

    def to_json(self) -> str:
        """As kept in the backend."""
        return json.dumps({"version": VERSION, "levels": {name: asdict(each) for name, each in self.by_level.items()}})

    @classmethod
    def from_json(cls, text: str) -> "Statistics":
        """Read what was kept. Never raises: what cannot be read counts nothing."""
        try:
            kept = json.loads(text)
        except (ValueError, RecursionError):
            return cls()
        levels = kept.get("levels") if isinstance(kept, dict) and kept.get("version") == VERSION else None
        if not isinstance(levels, dict):
            return cls()
        names = [name for name in levels if 0 < len(name) <= LONGEST_NAME][:MOST_LEVELS]
        return cls({name: _tally(levels[name]) for name in names})


def load(store: Backend) -> Statistics:
    """What was counted so far."""
    return Statistics.from_json(store.read(KEY) or "")


def count_hand(
    store: Backend, levels: tuple[str, str], view: View, *, hand_as_played: bool = True, match_as_played: bool = True
) -> None:
    """Count the hand that `view`, the human's, has just seen finished, and with it the match when that is over.

    `hand_as_played` and `match_as_played` tell whether no move in it was taken back.
    """
    tally = tally_of(view, hand_as_played=hand_as_played, match_as_played=match_as_played)
    kept = load(store).having(level_name(levels), tally)
    store.write(KEY, kept.to_json())


def clear(store: Backend) -> None:
    """Forget everything."""
    store.delete(KEY)


def level_name(levels: tuple[str, str]) -> str:
    """What opponents are counted under: their level, or both in order when they differ."""
    return levels[0] if levels[0] == levels[1] else "+".join(sorted(levels))


def tally_of(view: View, *, hand_as_played: bool = True, match_as_played: bool = True) -> Tally:
    """What a finished hand adds for the seat that sees it, and with it the match when that is over."""
    tally = _hand_of(view) if hand_as_played else Tally(hands_left_out=1)
    if view.winners:
        tally = tally.plus(_match_of(view) if match_as_played else Tally(matches_left_out=1))
    return tally


def _match_of(view: View) -> Tally:
    """What a match that was just finished adds for the seat that sees it."""
    mine, shared = view.seat in view.winners, len(view.winners) > 1
    return Tally(matches=1, won=int(mine and not shared), shared=int(mine and shared))


def _hand_of(view: View) -> Tally:
    """What a finished hand adds for the seat that sees it."""
    seat = view.seat
    points = view.points[seat] if view.points is not None else 0
    if view.maker is None:
        return Tally(hands=1)
    tricks = view.taken[view.maker]
    if view.maker == seat:
        return Tally(
            hands=1,
            made=int(tricks in (3, 4)),
            marched=int(tricks == 5),
            euchred=int(tricks < 3),
            alone=int(bool(view.maker_alone)),
            maker_points=points,
        )
    return Tally(
        hands=1,
        defended=1,
        euchres=int(tricks < 3),
        defended_alone=int(view.lone_defender == seat),
        defender_points=points,
    )


def _counts(tally: Tally) -> tuple[int, ...]:
    return tuple(getattr(tally, each.name) for each in fields(Tally))


def _tally(kept: object) -> Tally:
    if not isinstance(kept, dict):
        return Tally()
    good = {each.name: kept[each.name] for each in fields(Tally) if _is_count(kept.get(each.name))}
    return Tally(**{name: min(MOST, count) for name, count in good.items()})


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
