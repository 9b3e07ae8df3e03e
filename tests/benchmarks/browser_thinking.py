"""How long the computer players think in the built page, in Chromium. Run by hand, on a quiet machine:

    python -m tests.benchmarks.browser_thinking [--player expert] [--hands 25]

Needs the local stand-in of pygbag's CDN: it lets Python run in the page.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from build import make
from tests.browser.harness import Game, find_browser, has_local_cdn, served, use_local_cdn

# Runs in the page: every decision of so many hands, the same player in all seats.
_IN_THE_PAGE: Final = """
from random import Random
from time import perf_counter

from game.engine.actions import Deal
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, new_match
from game.engine.view import view_for
from game.players.registry import player

def measured(name, hands):
    rules, mind, times, gaps = HouseRules(), player(name), {}, []
    for number in range(hands):
        rng = Random(number)
        state, _ = apply(new_match(rules), Deal(tuple(rng.sample(rules.cards, rules.deck)), number % 3))
        while state.turn is not None:
            view = view_for(state, state.turn)
            thought = mind.think(view, 0, Random(number))
            began = last = perf_counter()
            while True:
                try:
                    next(thought)
                except StopIteration as done:
                    action = done.value
                    break
                now = perf_counter()
                gaps.append(now - last)
                last = now
            if len(view.legal) > 1:
                times.setdefault(str(view.phase), []).append(perf_counter() - began)
            state, _ = apply(state, action)
    lines = [line(phase, each) for phase, each in times.items()]
    return "\\n".join([*lines, line("between two yields", gaps)])

def line(what, seconds):
    ms = sorted(1000 * each for each in seconds)
    at = lambda part: ms[min(len(ms) - 1, int(part * len(ms)))]
    figures = f"median {at(.5):6.1f}  p95 {at(.95):6.1f}  p99.9 {at(.999):6.1f}  most {ms[-1]:6.1f} ms"
    return f"{what:20} n {len(ms):6}  {figures}"

measured(NAME, HANDS)
"""


def main() -> int:
    """Measure and print; 2 where it cannot measure."""
    parser = argparse.ArgumentParser(description="Measures the computer players in Chromium.")
    parser.add_argument("--player", default="expert")
    parser.add_argument("--hands", type=int, default=25)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        program = find_browser(playwright)
        if program is None or not has_local_cdn():
            print("this needs Chromium and the local stand-in of pygbag's CDN", file=sys.stderr)
            return 2
        if make.main([], out=Path(folder)) != 0:
            return 2
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        with served(Path(folder) / "web") as address:
            context = browser.new_context(service_workers="block")
            use_local_cdn(context)
            game = Game(context.new_page(), address)
            game.open("seed=7")
            code = _IN_THE_PAGE.replace("NAME", repr(options.player)).replace("HANDS", str(options.hands))
            print(game.page.evaluate("code => window.__pyodide.runPython(code)", code))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
