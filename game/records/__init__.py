"""The record: a hand or a match as text, for saved matches, shared hands, bug reports and rule tests.

Source: ../shared/design/record.md. `words.py` spells single actions, `match_record.py` holds and writes a match,
`read.py` reads one, `expectations.py` checks what it expects, `show.py` tells it in plain words.
"""

from game.records.expectations import Failure, check_record
from game.records.match_record import (
    Expectation,
    MatchRecord,
    RecordError,
    Statement,
    Step,
    replay,
    start,
    steps,
    write_record,
)
from game.records.read import read_record
from game.records.show import show_record
from game.records.words import action_words, parse_action, parse_actions

__all__ = [
    "Expectation",
    "Failure",
    "MatchRecord",
    "RecordError",
    "Statement",
    "Step",
    "action_words",
    "check_record",
    "parse_action",
    "parse_actions",
    "read_record",
    "replay",
    "show_record",
    "start",
    "steps",
    "write_record",
]
