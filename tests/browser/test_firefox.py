"""The same match as in Chromium, in Firefox.

Through puppeteer-core of npm: Playwright drives no Firefox but one of its own making.
"""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from game.records import check_record, read_record
from tests.browser.harness import served

pytestmark = pytest.mark.browser
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


def test_a_match_in_firefox(vendored: Path, firefox: str, puppeteer: Path) -> None:
    script = Path(__file__).with_name("firefox.mjs")
    with served(vendored) as site:
        command = ["node", str(script), str(puppeteer), firefox, site, "5"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert done.stdout, done.stderr
    found = json.loads(done.stdout)
    assert not found["errors"], found
    assert not found["fatal"], found
    assert not found["failures"], found
    assert max(int(figure) for figure in found["table"]["score"].split()) >= 10
    assert found["record"].startswith("record 1")
    assert found["record"].split().count("hand") == found["hands"]
    assert list(check_record(read_record(found["record"], "the page's record"))) == []
    assert {"order-up", "play"} <= set(found["phases"])
    assert found["announced"] > 20
