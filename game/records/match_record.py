"""A match as the list of what was done in it, and its writing as text, one statement at a time."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from game.engine.actions import Action, Deal
from game.engine.cards import LEFT_OF, Seat
from game.engine.dealing import DUMMY, packets
from game.engine.errors import IllegalAction, Reason
from game.engine.events import Event, Points
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, new_match
from game.engine.state import State
from game.records.words import action_words, codes

NO_SCORE: Final[Points] = (0, 0, 0)


class RecordError(ValueError):
    """Something wrong in a record. `str` is "FILE:LINE: reason"; line 0 means the file as a whole."""

    def __init__(self, name: str, line: int, reason: str) -> None:
        super().__init__(f"{name}:{line}: {reason}" if line else f"{name}: {reason}")
        self.name = name
        self.line = line
        self.reason = reason


@dataclass(frozen=True)
class Statement:
    """An action and who took it; nobody deals."""

    seat: Seat | None
    action: Action
    line: int = field(default=0, compare=False)
    """Where it stood in the file; 0 when it was never read."""


@dataclass(frozen=True)
class Expectation:
    """What the state is expected to be where this stands: a kind of `expectations.KINDS` and its words, normalised."""

    kind: str
    words: str
    line: int = field(default=0, compare=False)


@dataclass
class MatchRecord:
    """A match from its house rules to the last action so far. `add` extends it and its text by one action.

    Raises ValueError for names that a record cannot hold.
    """

    rules: HouseRules = field(default_factory=HouseRules)
    players: tuple[str, ...] = ()
    """The names of seats 0, 1, 2, each one word, or none at all."""
    score: Points = NO_SCORE
    """The score the match starts from."""
    name: str = field(default="record", compare=False)
    """What error messages call it: the file's name."""
    entries: list[Statement | Expectation] = field(default_factory=list, init=False)
    _lines: list[str] = field(default_factory=list, init=False, repr=False, compare=False)
    _dealer: Seat | None = field(default=None, init=False, repr=False, compare=False)
    _hand_is_open: bool = field(default=False, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if len(self.players) not in (0, 3):
            raise ValueError(f"there are three players, not {len(self.players)}")
        for player in self.players:
            if "#" in player or player.split() != [player]:
                raise ValueError(f"a player's name is one word without '#', not {player!r}")
        self._lines.append("record 1")
        if words := self.rules.to_words():
            self._lines.append(f"rules {words}")
        if self.players:
            self._lines.append(f"players {' '.join(self.players)}")
        if self.score != NO_SCORE:
            self._lines.append("score {} {} {}".format(*self.score))

    @property
    def text(self) -> str:
        """The record as text, with a line end at its end."""
        return "\n".join(self._lines) + "\n"

    def add(self, seat: Seat | None, action: Action, line: int = 0) -> str:
        """Extend the record by an action that was applied; the text this adds.

        Raises ValueError for an action without its seat, or a first deal without its dealer.
        """
        if isinstance(action, Deal):
            lines = self._deal_lines(action)
        elif seat is None:
            raise ValueError("only a deal is nobody's action")
        else:
            lines = [f"{seat} {action_words(action)}"]
        self.entries.append(Statement(seat, action, line))
        self._lines += lines
        return "\n".join(lines) + "\n"

    def first(self, actions: int) -> "MatchRecord":
        """A record of so many of its actions, from its beginning."""
        shorter = MatchRecord(rules=self.rules, players=self.players, score=self.score, name=self.name)
        statements = [entry for entry in self.entries if isinstance(entry, Statement)]
        for each in statements[:actions]:
            shorter.add(each.seat, each.action)
        return shorter

    def expect(self, expectation: Expectation) -> None:
        """Extend the record by an expectation about the moment now reached."""
        if self._dealer is None and not self._hand_is_open:
            self._hand_is_open = True
            self._lines.append("hand")
        self.entries.append(expectation)
        self._lines.append(f"expect {expectation.kind} {expectation.words}".rstrip())

    def _deal_lines(self, deal: Deal) -> list[str]:
        dealer = deal.dealer
        if dealer is None:
            if self._dealer is None:
                raise ValueError("the first deal names its dealer")
            dealer = LEFT_OF[self._dealer]
        lines = [] if self._hand_is_open else ["hand"]
        if deal.dealer is not None:
            lines.append(f"dealer {dealer}")
        dealt = ["", "", "", ""]
        for place, part in packets(dealer):
            dealt[place] += " " + codes(deal.cards[part])
        lines += [f"deal {place}{held}" for place, held in enumerate(dealt[:DUMMY])]
        lines += [f"dummy{dealt[DUMMY]}", f"kitty {codes(deal.cards[20:])}"]
        self._dealer, self._hand_is_open = dealer, False
        return lines


class Step(NamedTuple):
    """One action of a match: the states around it, who took it, and what happened."""

    before: State
    seat: Seat | None
    action: Action
    events: tuple[Event, ...]
    after: State


def write_record(record: MatchRecord) -> str:
    """The record as text. `read_record` of it is equal to `record`."""
    return record.text


def steps(record: MatchRecord) -> Iterator[Step]:
    """Play a record through, action by action. Raises RecordError at an action that is not legal."""
    return (each for each in play_through(record) if isinstance(each, Step))


def replay(record: MatchRecord) -> State:
    """The state at the end of a record. Raises RecordError at an action that is not legal."""
    state = start(record)
    for step in steps(record):
        state = step.after
    return state


def start(record: MatchRecord) -> State:
    """The state before the first deal. Raises RecordError for a score no match can start from."""
    try:
        return new_match(record.rules, record.score)
    except ValueError as error:
        raise RecordError(record.name, 0, str(error)) from None


def play_through(record: MatchRecord) -> Iterator[Step | Expectation]:
    """Play a record through, with its expectations where they stand. Raises RecordError at an illegal action."""
    state = start(record)
    for entry in record.entries:
        if isinstance(entry, Expectation):
            yield entry
            continue
        try:
            after, events = apply(state, entry.action, entry.seat)
        except IllegalAction as error:
            raise RecordError(record.name, entry.line, _refusal(entry, state, error.reason)) from None
        yield Step(state, entry.seat, entry.action, events, after)
        state = after


def _refusal(statement: Statement, state: State, reason: Reason) -> str:
    if isinstance(statement.action, Deal):
        if reason is Reason.MATCH_OVER:
            return "illegal hand: match-over"
        return "illegal hand: the hand before it is not finished" if reason is Reason.WRONG_PHASE else reason.value
    awaited = f" awaited from seat {state.turn}" if state.turn is not None else ""
    return f"illegal action {statement.seat} {action_words(statement.action)}: {reason} ({state.phase}{awaited})"
