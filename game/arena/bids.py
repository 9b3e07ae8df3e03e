"""`python -m game.arena.bids`: measures what calls and passes lead to, and prints `game/players/bid_tables.py`.

Hands are dealt and bid by `fitted`; at every bidding decision both ways are played to the end, also where advice would
not go, and what came of it is noted by the count of the hand. Bidding goes on past some of the calls, so that the later
places see hands too.
"""

import sys
from argparse import ArgumentParser
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from random import Random

from game.arena.hand import shuffled
from game.engine.actions import Action, Call, Deal, OrderUp, Pass
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, new_match
from game.engine.state import Phase, State
from game.engine.view import view_for
from game.players import calling
from game.players.advice import advise

KNOTS = (-150, -100, -60, -30, 0, 30, 60, 100, 150, 200)
"""The counts at which the tables have an entry; a decision counts for the nearest."""
_GO_ON = 0.25
_FEWEST = 30
"""Decisions an entry needs; with fewer the nearest entry that has them stands in."""

Found = tuple[int, int, int, int]
"""Place in the bidding (0-5), knot, result of calling, result of passing."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the exit status."""
    parser = ArgumentParser(
        prog="python -m game.arena.bids", description="Prints game/players/bid_tables.py, measured."
    )
    parser.add_argument("--deals", type=int, default=20_000, metavar="N", help="deals (20000)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="decides the deals (0)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (1)")
    options = parser.parse_args(arguments)
    if options.deals < 1 or options.jobs < 1:
        parser.error("--deals and --jobs have to be above zero")
    calls: defaultdict[tuple[int, int], Counter[int]] = defaultdict(Counter)
    passes: defaultdict[tuple[int, int], Counter[int]] = defaultdict(Counter)
    with get_context("spawn").Pool(options.jobs) as pool:
        seeds = [(options.seed, number) for number in range(options.deals)]
        for found in pool.imap_unordered(decisions_of, seeds, chunksize=100):
            for place, knot, called, passed in found:
                calls[place, knot][called] += 1
                passes[place, knot][passed] += 1
    print(_module(options.deals, options.seed, calls, passes))
    return 0


def decisions_of(seed: tuple[int, int]) -> list[Found]:
    """Every bidding decision of one deal, and what calling and passing led to."""
    return list(_decisions(Random(f"bids/{seed[0]}/{seed[1]}"), seed[1] % 3))


def _decisions(rng: Random, dealer: int) -> Iterator[Found]:
    rules = HouseRules()
    state, _ = apply(new_match(rules), Deal(tuple(shuffled(rules, rng)), dealer))
    while state.phase in (Phase.ORDER_UP, Phase.CALL_TRUMP):
        seat = state.turn
        assert seat is not None
        view = view_for(state, seat)
        call: Action
        if state.phase is Phase.ORDER_UP:
            call, count = OrderUp(), calling.order_count(view)
        else:
            suits = [each.suit for each in view.legal if isinstance(each, Call)]
            best = max(suits, key=lambda suit: calling.call_count(view, suit))
            call, count = Call(best), calling.call_count(view, best)
        passed, _ = apply(state, Pass())
        knot = min(range(len(KNOTS)), key=lambda each: abs(KNOTS[each] - count))
        yield state.passes, knot, _result(_finished(apply(state, call)[0]), seat), _result(_finished(passed), seat)
        if count > 0 and rng.random() >= _GO_ON:
            return
        state = passed


def _finished(state: State) -> State:
    while state.turn is not None:
        state, _ = apply(state, advise(view_for(state, state.turn)))
    return state


def _result(over: State, seat: int) -> int:
    """0 nobody called; else 1-9: the maker from the seat clockwise, each euchred, making it, marching."""
    if over.maker is None:
        return 0
    tricks = over.taken[over.maker]
    return 1 + 3 * ((over.maker - seat) % 3) + (2 if tricks == 5 else 1 if tricks >= 3 else 0)


def _module(
    deals: int,
    seed: int,
    calls: dict[tuple[int, int], Counter[int]],
    passes: dict[tuple[int, int], Counter[int]],
) -> str:
    lines = [
        '"""What calls and passes lead to, by the count of the hand: from self-play of `fitted`.',
        "",
        f"Made by `python -m game.arena.bids --deals {deals} --seed {seed}`; not edited by hand.",
        '"""',
        "",
        "from typing import Final",
        "",
        f"KNOTS: Final = {KNOTS}",
        '"""The counts the entries stand for."""',
        "",
        "CALLED: Final = (",
        *_tables(calls, (1, 2, 3)),
        ")",
        '"""By place in the bidding (0-5), by knot: per thousand calls euchred, made, marched."""',
        "",
        "PASSED: Final = (",
        *_tables(passes, tuple(range(10))),
        ")",
        '"""Per thousand passes: nobody calls; then by maker, from the seat on, euchred, made, marched."""',
    ]
    return "\n".join(lines)


def _tables(counts: dict[tuple[int, int], Counter[int]], results: Sequence[int]) -> Iterator[str]:
    for place in range(6):
        yield "    ("
        enough = [knot for knot in range(len(KNOTS)) if counts.get((place, knot), Counter()).total() >= _FEWEST]
        for knot in range(len(KNOTS)):
            entry = [0] * len(results)
            if enough:
                nearest = min(enough, key=lambda each: abs(KNOTS[each] - KNOTS[knot]))
                found = counts[place, nearest]
                entry = [round(1000 * found[result] / found.total()) for result in results]
            yield f"        ({', '.join(map(str, entry))}),"
        yield "    ),"


if __name__ == "__main__":
    sys.exit(main())
