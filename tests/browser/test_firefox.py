"""The same match as in Chromium, in Firefox.

Through puppeteer-core of npm: Playwright drives no Firefox but one of its own making.
"""

import json
import os
import shutil
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.records import check_record, read_record
from tests.browser.harness import served
from tests.browser.test_site import renew, serving

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("firefox")]  # npm installs into one cache
PUPPETEER = "puppeteer-core@24.8.2"
CACHE = Path(os.environ.get("EUCHRE_PUPPETEER") or Path.home() / ".cache" / "euchre-puppeteer")
SECONDS = 300


@pytest.fixture(scope="module")
def firefox() -> str:
    """Firefox's program: $EUCHRE_FIREFOX, or the system's."""
    for name in (os.environ.get("EUCHRE_FIREFOX"), "firefox-esr", "firefox"):
        if name and (found := shutil.which(name)):
            return found
    pytest.skip("no Firefox here: apt-get install firefox-esr")


@pytest.fixture(scope="module")
def puppeteer() -> Path:
    """The library's entry, installed into a cache of its own."""
    entry = CACHE / "node_modules" / "puppeteer-core" / "lib" / "esm" / "puppeteer" / "puppeteer-core.js"
    if not shutil.which("node") or not shutil.which("npm"):
        pytest.skip("no node and npm here, which drive Firefox")
    if not entry.is_file():
        CACHE.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", str(CACHE), PUPPETEER]
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
        if done.returncode:
            pytest.skip(f"npm cannot install {PUPPETEER}: {done.stderr.strip()[-300:]}")
    return entry


def run(puppeteer: Path, kind: str, program: str, site: str, what: str, answers: dict[str, Callable[[], None]]) -> Any:
    """Run firefox.mjs, do what it asks for, and tell what it found."""
    script = Path(__file__).with_name("firefox.mjs")
    command = ["node", str(script), str(puppeteer), kind, program, site, "5", what]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        watch = threading.Timer(SECONDS, process.terminate)  # by that puppeteer ends its browser, too
        watch.start()
        try:
            assert process.stdin
            assert process.stdout
            for line in process.stdout:
                if (asked := line.strip()) not in answers:
                    found = json.loads(line)
                    assert not found["errors"], found
                    assert not found["fatal"], found
                    assert not found["failures"], found
                    return found
                answers[asked]()
                process.stdin.write("done\n")
                process.stdin.flush()
        finally:
            watch.cancel()
    pytest.fail("firefox.mjs ended without a word")


def test_a_match_in_firefox(vendored: Path, firefox: str, chromium: str, puppeteer: Path) -> None:
    """The same match as in Chromium, move by move."""
    with served(vendored) as site:
        found = run(puppeteer, "firefox", firefox, site, "match", {})
        there = run(puppeteer, "chrome", chromium, site, "match", {})
    assert max(int(figure) for figure in found["table"]["score"].split()) >= 5
    assert found["record"].startswith("record 1")
    assert found["record"].split().count("hand") == found["hands"]
    assert list(check_record(read_record(found["record"], "the page's record"))) == []
    assert {"order-up", "play"} <= set(found["phases"])
    assert found["announced"] > 20
    for part in ("record", "table", "hands", "phases", "announced"):
        assert found[part] == there[part], part


def test_offline_and_renewed_in_firefox(vendored: Path, firefox: str, puppeteer: Path, tmp_path: Path) -> None:
    """As in Chromium: a new version comes with a reload, and a hand is played to its end without network."""
    folder = tmp_path / "site"
    shutil.copytree(vendored, folder)
    with serving(folder) as server:
        answers = {"renew": lambda: renew(folder, "The second version"), "stop": server.stop}
        found = run(puppeteer, "firefox", firefox, server.address, "site", answers)
    assert found["hands"] == 1
