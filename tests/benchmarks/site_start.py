"""How long the site takes from the address to the first table, beside an empty page of pygbag's on the same runtime:

    python tests/benchmarks/site_start.py [--loads N] [--json]

Run by hand, on a quiet machine. Both pages are loaded in turn, each time by a browser that knows nothing of them. The
empty page is pygbag's own template with a program that opens a window and shows one frame; its time ends with that
frame. Ours ends when the first table is in the page, less the time in which it waited for a person.
"""

import argparse
import json
import shutil
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from build import make, packing, runtime  # noqa: E402
from tests.browser.harness import LOCAL_CDN, Game, find_browser, has_local_cdn, served  # noqa: E402

LIMIT = 1.15
EMPTY = """# /// script
# dependencies = ["pygame-ce"]
# ///
import asyncio
import platform

import pygame


async def main():
    pygame.init()
    screen = pygame.display.set_mode((1280, 720))
    screen.fill((20, 88, 61))
    pygame.display.flip()
    await asyncio.sleep(0)
    platform.window.performance.mark("euchre:ready")
    while True:
        await asyncio.sleep(0)


asyncio.run(main())
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print words or JSON; exit code 1 when the limit is missed, 2 when it cannot measure."""
    parser = argparse.ArgumentParser(description="The site's start beside an empty page's.")
    parser.add_argument("--loads", type=int, default=5, help="how often each page is loaded (5)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args(arguments)
    if not has_local_cdn():
        print("the local stand-in of pygbag's CDN is not here (shared/local-cdn/setup)", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        program = find_browser(playwright)
        if program is None or make.main(["--vendor", "--runtime", str(LOCAL_CDN)], out=Path(folder)) != 0:
            return 2
        empty = _empty_page(Path(folder) / "empty")
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        ours: list[float] = []
        theirs: list[float] = []
        with served(Path(folder) / "web") as site, served(empty) as other:
            for _ in range(options.loads):
                theirs.append(_load_empty(browser, other))
                ours.append(_load_ours(browser, site))
        browser.close()
    ratios = [mine / its for mine, its in zip(ours, theirs, strict=True)]
    found = {
        "ours_ms": round(statistics.median(ours)),
        "empty_ms": round(statistics.median(theirs)),
        "ratio": round(statistics.median(ratios), 3),
        "ratio_of_best": round(min(ours) / min(theirs), 3),
    }
    if options.json:
        print(json.dumps({**found, "limit": LIMIT}))
    else:
        print(f"ours {found['ours_ms']} ms, empty {found['empty_ms']} ms (medians of {options.loads})")
        print(f"ours takes {found['ratio']} times as long (limit {LIMIT}); best against best {found['ratio_of_best']}")
    return 1 if found["ratio"] > LIMIT else 0


def _empty_page(folder: Path) -> Path:
    """pygbag's own page with a program that does nothing."""
    (folder / "empty").mkdir(parents=True)
    (folder / "empty" / "main.py").write_text(EMPTY, "utf-8")
    page = ROOT / "build" / "page"
    made = packing.run_pygbag(folder / "empty", LOCAL_CDN / "default.tmpl", page / "favicon.png", "cdn/", "Empty")
    contents = packing.read_archive(made / "empty.apk")
    packing.write_tar(made / "empty.tar.gz", contents)
    runtime.put(runtime.read_folder(LOCAL_CDN), made)
    shutil.copyfile(page / "favicon.png", made / "favicon.png")
    return made


def _tab(browser: Browser, site: str) -> Game:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, service_workers="block")
    return Game(context.new_page(), site)


def _load_empty(browser: Browser, site: str) -> float:
    game = _tab(browser, site)
    game.page.goto(f"{site}/index.html")
    game.page.wait_for_function("performance.getEntriesByName('euchre:ready').length")
    took = game.marks()["ready"]
    game.page.context.close()
    return took


def _load_ours(browser: Browser, site: str) -> float:
    game = _tab(browser, site)
    game.open("seed=7&speed=off")
    game.press_command("new-match")
    game.wait("() => document.querySelector(`#actions [data-command='start-match']:enabled`)")
    pressed = float(game.page.evaluate("performance.now()"))
    game.press("[data-command='start-match']")
    game.wait("() => document.getElementById('table').dataset.scene === 'match'")
    marks = game.marks()
    game.page.context.close()
    return marks["ready"] + marks["table"] - pressed


if __name__ == "__main__":
    sys.exit(main())
