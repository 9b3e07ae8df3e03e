"""Measures the built page in Chromium: its size, its start, and what a frame costs. Run by hand, on a quiet machine:

    python tests/benchmarks/browser_speed.py [--loads N] [--hands N] [--json]

Beside the time by the clock it tells the time of the processor, from Chromium's trace: on a busy machine the page waits
for its turn, and only that says what it needs. How long the Python of a frame takes only the local stand-in of pygbag's
CDN tells, so this needs it.
"""

import argparse
import json
import statistics
import sys
import tempfile
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from build import make  # noqa: E402
from tests.browser.harness import Game, Player, find_browser, has_local_cdn, served, use_local_cdn  # noqa: E402
from tests.browser.trace import CATEGORIES, Trace  # noqa: E402

QUERY = "seed=7&speed=normal"

# Notes when #table says that something moves, and counts the pictures that reach the canvas.
_RECORDER = """() => {
    const table = document.getElementById("table")
    window.notes = []
    window.pictures = []
    const note = () => window.notes.push([performance.now(), table.dataset.busy === "1", table.dataset.phase || ""])
    new MutationObserver(note).observe(table, {attributes: true})
    note()
    // SDL puts the whole picture of a frame in one call
    const put = CanvasRenderingContext2D.prototype.putImageData
    CanvasRenderingContext2D.prototype.putImageData = function (...what) {
        window.pictures.push(performance.now())
        performance.mark("euchre:picture")
        return put.apply(this, what)
    }
}"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print words or JSON; exit code 1 when a limit of the issue is missed, 2 when it cannot measure."""
    parser = argparse.ArgumentParser(description="Measures the built page in Chromium.")
    parser.add_argument("--loads", type=int, default=5, help="how often the page is loaded for the start (5)")
    parser.add_argument("--hands", type=int, default=2, help="how many hands are played for the frames (2)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args(arguments)
    if not has_local_cdn():
        print("the local stand-in of pygbag's CDN is not here (shared/local-cdn/setup)", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        program = find_browser(playwright)
        if program is None:
            print("there is no Chromium here", file=sys.stderr)
            return 2
        if make.main([], out=Path(folder)) != 0:
            return 2
        site = Path(folder) / "web"
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        with served(site) as address:
            found = {
                "archive_bytes": (site / "euchre.tar.gz").stat().st_size,
                "start_ms": _start(browser, address, options.loads),
                **_frames(browser, address, options.hands),
            }
        browser.close()
    missed = _missed(found)
    if options.json:
        print(json.dumps({**found, "missed": missed}))
    else:
        _print(found, missed)
    return 1 if missed else 0


@contextmanager
def _tab(browser: Browser, site: str) -> Iterator[Game]:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, service_workers="block")
    use_local_cdn(context)
    yield Game(context.new_page(), site)
    context.close()


def _start(browser: Browser, site: str, loads: int) -> dict[str, float]:
    """From the runtime being ready to the first table, without the time that the person takes; medians, in ms."""
    unpacking, starting, dealing, computing = [], [], [], []
    for _ in range(loads):
        with _tab(browser, site) as game:
            browser.start_tracing(page=game.page, categories=CATEGORIES)
            game.open(QUERY)
            game.press_command("new-match")
            game.wait("() => document.querySelector(`#actions [data-command='start-match']:enabled`)")
            pressed = game.page.evaluate("performance.mark('euchre:pressed').startTime")
            game.press("[data-command='start-match']")
            game.wait("() => document.getElementById('table').dataset.scene === 'match'")
            marks = game.marks()
            unpacking.append(marks["start"] - marks["unpack"])
            starting.append(marks["ready"] - marks["start"])
            dealing.append(marks["table"] - pressed)
            trace = Trace(browser.stop_tracing())
            computing.append(trace.computed("unpack", "ready") + trace.computed("pressed", "table"))
    middle = [statistics.median(each) for each in (unpacking, starting, dealing)]
    return {
        "unpack": round(middle[0]),
        "menu": round(middle[1]),
        "table": round(middle[2]),
        "all": round(sum(middle)),
        "computed": round(statistics.median(computing)),
        "best": round(min(sum(each) for each in zip(unpacking, starting, dealing, strict=True))),
    }


def _frames(browser: Browser, site: str, hands: int) -> dict[str, Any]:
    """The Python of a frame, in ms: while something moves, by phase, and while nothing does."""
    with _tab(browser, site) as game:
        game.open(QUERY)
        game.page.evaluate(_RECORDER)
        game.page.evaluate("window.local_cdn.busy.length = 0")
        browser.start_tracing(page=game.page, categories=CATEGORIES)
        game.press_command("new-match")
        game.press_command("start-match")
        player = Player(game, game.press)
        while player.hands < hands:
            player.step()
        player.see()
        trace = Trace(browser.stop_tracing())
        drawn_at = game.page.evaluate("window.pictures.splice(0)")
        idle_from = game.page.evaluate("performance.now()")
        game.page.wait_for_timeout(2000)
        data = game.page.evaluate("({notes, pictures, busy: local_cdn.busy, now: performance.now()})")
        game.assert_sound()
    drawn = [length for began, length in data["busy"] if began < idle_from and _any_within(drawn_at, began, length)]
    moving: dict[str, list[float]] = {}
    idle: list[float] = []
    notes = data["notes"]
    place = 0
    for began, length in data["busy"]:
        if began >= idle_from:
            idle.append(length)
            continue
        while place + 1 < len(notes) and notes[place + 1][0] <= began:
            place += 1
        if notes[place][0] <= began and notes[place][1]:
            moving.setdefault(notes[place][2], []).append(length)
    everything = [length for lengths in moving.values() for length in lengths]
    return {
        "moving_ms": {
            phase: _spread(lengths) for phase, lengths in {"all": everything, "drawn": drawn, **moving}.items()
        },
        "computed_ms": _spread([frame.computed for frame in trace.frames_with("picture")]),
        "idle_ms": _spread(idle),
        "idle_pictures": len(data["pictures"]),
    }


def _any_within(moments: Sequence[float], began: float, length: float) -> bool:
    place = bisect_left(moments, began)
    return place < len(moments) and moments[place] <= began + length


def _spread(lengths: Sequence[float]) -> dict[str, float]:
    if not lengths:
        return {"frames": 0, "median": 0.0, "p95": 0.0, "most": 0.0}
    ordered = sorted(lengths)
    return {
        "frames": len(ordered),
        "median": round(statistics.median(ordered), 2),
        "p95": round(ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))], 2),
        "most": round(ordered[-1], 2),
    }


def _missed(found: dict[str, Any]) -> list[str]:
    limits = [
        ("the archive, bytes", found["archive_bytes"], 600_000),
        ("runtime ready to first table, ms", found["start_ms"]["all"], 1500),
        ("a frame while something moves, median ms", found["moving_ms"]["all"]["median"], 5),
        ("a frame while something moves, 95th percentile ms", found["moving_ms"]["all"]["p95"], 14),
        ("a frame that draws, median ms", found["moving_ms"]["drawn"]["median"], 5),
        ("a frame that draws, 95th percentile ms", found["moving_ms"]["drawn"]["p95"], 14),
        ("pictures while nothing changes", found["idle_pictures"], 0),
    ]
    return [f"{what}: {value}, limit {limit}" for what, value, limit in limits if value > limit]


def _print(found: dict[str, Any], missed: Sequence[str]) -> None:
    start = found["start_ms"]
    print(f"archive              {found['archive_bytes']:,} bytes")
    print(
        f"start                {start['all']} ms: unpack {start['unpack']}, to the menu {start['menu']}, "
        f"to the table {start['table']} (best of all loads {start['best']}; of the processor {start['computed']})"
    )
    print("Python of a frame    frames   median      p95     most (ms)")
    spreads = {**found["moving_ms"], "drawn, processor": found["computed_ms"], "idle": found["idle_ms"]}
    for phase, spread in spreads.items():
        print(f"  {phase:18} {spread['frames']:6} {spread['median']:8} {spread['p95']:8} {spread['most']:8}")
    print(f"pictures drawn in 2 s while nothing changes: {found['idle_pictures']}")
    for each in missed:
        print(f"MISSED: {each}")


if __name__ == "__main__":
    sys.exit(main())
