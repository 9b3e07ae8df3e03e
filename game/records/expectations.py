"""What a record expects of the state where it says so, and whether it is so."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.engine.actions import Action
from game.engine.cards import Seat, suit
from game.engine.errors import IllegalAction, Reason
from game.engine.events import TrickTaken
from game.engine.rules import apply, legal_actions
from game.engine.state import Phase, State
from game.records.match_record import Expectation, MatchRecord, RecordError, Step, play_through, start
from game.records.words import action_words, number, parse_action, parse_actions, quoted, seat

_LONGEST: Final = 12
"""As many actions are named in a message; a maker's choice has 253."""


class Moment(NamedTuple):
    """What expectations are about: the state, and who took the last complete trick of the match."""

    state: State
    won: Seat | None


@dataclass(frozen=True)
class Failure:
    """An expectation that does not hold, or an error that ended the check."""

    name: str
    line: int
    reason: str

    def __str__(self) -> str:
        return str(RecordError(self.name, self.line, self.reason))


def _one(words: Sequence[str], read: Callable[[str], object]) -> str:
    if len(words) != 1:
        raise ValueError(f"one word is expected, not {len(words)}")
    return "none" if words[0].lower() == "none" else str(read(words[0]))


def _seat(words: Sequence[str]) -> str:
    return _one(words, seat)


def _suit(words: Sequence[str]) -> str:
    return _one(words, lambda word: suit(word).letter)


def _phase(words: Sequence[str]) -> str:
    phases = [phase.value for phase in Phase]
    if len(words) != 1 or words[0].lower() not in phases:
        raise ValueError(f"a phase is one of {' '.join(phases)}")
    return words[0].lower()


def _seats(words: Sequence[str]) -> str:
    if not words or (len(words) == 1 and words[0].lower() == "none"):
        return _one(words, seat)
    return _joined(sorted({seat(word) for word in words}))


def _numbers(words: Sequence[str]) -> str:
    if len(words) == 1:
        return _one(words, _three)
    return _joined(_three(*words))


def _three(*words: str) -> tuple[int, ...]:
    if len(words) != 3:
        raise ValueError(f"three numbers are expected, one for each seat, not {len(words)}")
    return tuple(number(word) for word in words)


def _legal(words: Sequence[str]) -> str:
    if [word.lower() for word in words] in ([], ["none"]):
        return "none"
    return _listed(parse_actions(" ".join(words)))


def _joined(values: Iterable[object] | None) -> str:
    return " ".join(map(str, values)) if values is not None else "none"


def _maybe(value: object) -> str:
    return "none" if value is None else str(value)


def _listed(actions: Iterable[Action]) -> str:
    return "; ".join(sorted({action_words(action) for action in actions})) or "none"


KINDS: Final[dict[str, tuple[Callable[[Sequence[str]], str], Callable[[Moment], str]]]] = {
    "turn": (_seat, lambda moment: _maybe(moment.state.turn)),
    "phase": (_phase, lambda moment: moment.state.phase.value),
    "legal": (_legal, lambda moment: _listed(legal_actions(moment.state))),
    "won": (_seat, lambda moment: _maybe(moment.won)),
    "tricks": (_numbers, lambda moment: _joined(moment.state.taken)),
    "points": (_numbers, lambda moment: _joined(moment.state.points)),
    "score": (_numbers, lambda moment: _joined(moment.state.score)),
    "winner": (_seats, lambda moment: _joined(moment.state.winners or None)),
    "trump": (_suit, lambda moment: moment.state.trump.letter if moment.state.trump is not None else "none"),
    "maker": (_seat, lambda moment: _maybe(moment.state.maker)),
    "sits-out": (_seat, lambda moment: _maybe(moment.state.sits_out)),
}
"""Each kind that is one comparison: how its words are normalised, and what is so, in the same words."""


def parse_expectation(words: Sequence[str], line: int) -> Expectation:
    """The expectation written after `expect`. Raises ValueError."""
    if not words:
        raise ValueError("expect what? " + " ".join((*KINDS, "illegal")))
    kind, rest = words[0].lower(), words[1:]
    if kind == "illegal":
        who, action, reason = _parse_illegal(rest)
        parts = (_maybe(who) if who is not None else "", action_words(action), reason or "")
        return Expectation(kind, " ".join(part for part in parts if part), line)
    if kind not in KINDS:
        raise ValueError(f"unknown expectation {quoted(kind)}; it is one of {' '.join((*KINDS, 'illegal'))}")
    return Expectation(kind, KINDS[kind][0](rest), line)


def _parse_illegal(words: Sequence[str]) -> tuple[Seat | None, Action, Reason | None]:
    """Who tries it (None: whose turn it is), what, and the reason to be given, if one is named."""
    who: Seat | None = None
    if len(words) > 1 and words[0].isdigit():
        who, words = seat(words[0]), words[1:]
    reason = None
    if len(words) > 1 and words[-1].lower() in [each.value for each in Reason]:
        reason, words = Reason(words[-1].lower()), words[:-1]
    elif words and "-" in words[-1]:
        raise ValueError(f"unknown reason {quoted(words[-1])}")
    return who, parse_action(" ".join(words)), reason


def failure(expectation: Expectation, moment: Moment) -> str | None:
    """What was expected and what is, when they differ; None when the expectation holds."""
    if expectation.kind == "illegal":
        return _illegal_failure(expectation, moment.state)
    actual = KINDS[expectation.kind][1](moment)
    if actual == expectation.words:
        return None
    return f"expected {expectation.kind} {_shortened(expectation.words)}, is {_shortened(actual)}"


def _illegal_failure(expectation: Expectation, state: State) -> str | None:
    who, action, reason = _parse_illegal(expectation.words.split())
    try:
        apply(state, action, state.turn if who is None else who)
    except IllegalAction as error:
        if reason in (None, error.reason):
            return None
        return f"expected illegal {expectation.words}, is illegal for {error.reason}"
    return f"expected illegal {expectation.words}, is legal"


def _shortened(words: str) -> str:
    parts = words.split("; ")
    if len(parts) <= _LONGEST:
        return words
    return "; ".join(parts[:_LONGEST]) + f"; … ({len(parts)} actions)"


def check_record(record: MatchRecord) -> list[Failure]:
    """Every expectation that does not hold, in order; the last may be an illegal action, which ends the check."""
    failures: list[Failure] = []
    try:
        moment = Moment(start(record), None)
        for each in play_through(record):
            if isinstance(each, Step):
                taken = [event.seat for event in each.events if isinstance(event, TrickTaken)]
                moment = Moment(each.after, taken[-1] if taken else moment.won)
            elif reason := failure(each, moment):
                failures.append(Failure(record.name, each.line, reason))
    except RecordError as error:
        failures.append(Failure(error.name, error.line, error.reason))
    return failures
