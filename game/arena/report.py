"""The result of a contest, as an object for JSON and as words."""

from collections.abc import Sequence
from typing import Any

from game.arena.contest import Contest
from game.arena.intervals import bootstrap
from game.arena.tally import Tally

_EVENTS = ("called", "made", "marched", "euchred", "alone", "defended_alone")


def as_object(contest: Contest, results: Sequence[dict[str, Tally]]) -> dict[str, Any]:
    """Everything known about the contest; `results` is what its `play` gave."""
    first = contest.entries[0]
    return {
        "players": [each.name for each in contest.entries],
        "phase": first.phase,
        "rest": first.rest,
        "rules": contest.rules.to_words(),
        "seed": contest.seed,
        "limit": contest.limit,
        "matches" if contest.match else "deals": len(results),
        "results": {name: _of(contest, name, [each[name] for each in results]) for name in contest.names()},
    }


def _of(contest: Contest, name: str, tallies: Sequence[Tally]) -> dict[str, Any]:
    total = Tally()
    for each in tallies:
        total.add(each)
    seed = f"{contest.seed}/{name}"
    found: dict[str, Any] = {"matches" if contest.match else "hands": total.hands}
    if contest.match:
        found["wins"] = vars(bootstrap([each.wins / each.hands for each in tallies], seed))
    found["points"] = vars(bootstrap([each.points / each.hands for each in tallies], seed))
    found["margin"] = vars(bootstrap([each.margin / each.hands for each in tallies], seed))
    if not contest.match:
        found |= {event: total.events[event] for event in _EVENTS}
    found["milliseconds"] = {
        kind: {"median": 1000 * total.time(kind, 0.5), "p95": 1000 * total.time(kind, 0.95)}
        for kind in sorted(total.times)
    }
    return found


def as_words(report: dict[str, Any]) -> str:
    """The object of `as_object` as a table."""
    matches = "matches" in report
    played = f"{report['matches']} matches" if matches else f"{report['deals']} deals"
    lines = [
        f"{' '.join(report['players'])}: {played} in every seating and with each dealer, seed {report['seed']}"
        + (f", rules {report['rules']}" if report["rules"] else "")
        + (f"; only {report['phase']}, the rest by {report['rest']}" if report["phase"] else "")
    ]
    width = max(10, *(len(name) for name in report["results"]))
    unit = "a match" if matches else "a hand"
    head = ["wins"] if matches else []
    head += [f"points {unit}", "own minus others"]
    lines.append(" " * width + "".join(f"  {title:>25}" for title in head))
    for name, found in report["results"].items():
        row = [found["wins"]] if matches else []
        row += [found["points"], found["margin"]]
        lines.append(f"{name:<{width}}" + "".join(f"  {_interval(each):>25}" for each in row))
    if not matches:
        lines.append(" " * width + "".join(f"  {event.replace('_', ' '):>14}" for event in _EVENTS))
        for name, found in report["results"].items():
            shares = [f"{100 * found['called'] / found['hands']:.1f} %"]
            shares += [f"{100 * found[event] / max(1, found['called']):.1f} %" for event in _EVENTS[1:-1]]
            shares.append(f"{100 * found['defended_alone'] / found['hands']:.1f} %")
            lines.append(f"{name:<{width}}" + "".join(f"  {share:>14}" for share in shares))
    for name, found in report["results"].items():
        spent = "; ".join(
            f"{kind} {each['median']:.2f} ms, 95th percentile {each['p95']:.2f} ms"
            for kind, each in found["milliseconds"].items()
        )
        lines.append(f"{name:<{width}}  {spent}")
    return "\n".join(lines)


def _interval(estimate: dict[str, float]) -> str:
    return f"{estimate['mean']:+.3f} [{estimate['low']:+.3f}, {estimate['high']:+.3f}]"
