"""`python -m game.arena A B C`: three computer players by name against each other."""

import json
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Sequence

from game.arena import deciders
from game.arena.contest import Contest
from game.arena.deciders import PHASES, Entry
from game.arena.report import as_object, as_words
from game.engine.house_rules import HouseRules
from game.players import registry


def _name(text: str) -> str:
    if text not in deciders.REFERENCES:
        try:
            registry.player(text)  # also knows a level with a taste: "expert+bold"
        except ValueError as wrong:
            raise ArgumentTypeError(f"{wrong}, {', '.join(deciders.REFERENCES)}") from None
    return text


def _rules(text: str) -> HouseRules:
    try:
        return HouseRules.from_words(text)
    except ValueError as wrong:
        raise ArgumentTypeError(str(wrong)) from None


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a whole number above zero")
    return int(text)


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="python -m game.arena",
        description="Computer players against each other over the same deals, in every seating and with each dealer.",
    )
    parser.add_argument("players", nargs=3, type=_name, metavar="PLAYER", help=", ".join(deciders.names()))
    parser.add_argument("--deals", type=_positive, default=None, metavar="N", help="deals (1000), or matches (100)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="decides cards and generators (0)")
    parser.add_argument("--rules", type=_rules, default=HouseRules(), metavar="WORDS", help='"deck=25 target=5 …"')
    parser.add_argument("--limit", type=int, default=0, metavar="N", help="work a decision; 0 is the player's own")
    parser.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes (1)")
    parser.add_argument("--match", action="store_true", help="whole matches to the target, and who wins them")
    parser.add_argument("--phase", choices=PHASES, help="the players differ only in this part; see --rest")
    parser.add_argument("--rest", type=_name, metavar="PLAYER", help="who plays all other parts (the last named)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of words")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit status. Wrong use ends the program with status 2."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.limit < 0:
        parser.error("argument --limit: it cannot be below zero")
    if options.rest and not options.phase:
        parser.error("argument --rest: it goes with --phase")
    rest = (options.rest or options.players[-1]) if options.phase else None
    first, second, third = (Entry(name, options.phase, rest) for name in options.players)
    contest = Contest((first, second, third), options.rules, options.seed, options.limit, options.match)
    deals = options.deals or (100 if options.match else 1000)
    report = as_object(contest, list(contest.play(deals, options.jobs)))
    print(json.dumps(report) if options.json else as_words(report), flush=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # Who read the report has gone; nothing more can be said, not even at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
