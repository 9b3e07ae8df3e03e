"""Builds the page once, serves it, and opens it in Chromium."""

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from build import make
from tests.browser.harness import LOCAL_CDN, Game, find_browser, has_local_cdn, reaches_cdn, served, use_local_cdn

GIVEN = os.environ.get("EUCHRE_SITE")
GameOpener = Callable[..., Game]


@pytest.fixture(scope="session")
def local_cdn() -> bool:
    """Whether the runtime comes from the stand-in; skips where there is neither it nor the real CDN.

    $EUCHRE_SITE is a site that was built with its runtime in it: that very one is tried, where the game itself is.
    """
    if has_local_cdn():
        return True
    if not reaches_cdn():
        pytest.skip("pygbag's CDN cannot be reached, and its stand-in is not on this machine (shared/local-cdn/setup)")
    return False


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as it is shipped."""
    if GIVEN:
        return Path(GIVEN)
    out = tmp_path_factory.mktemp("build")
    assert make.main([], out=out) == 0
    return out / "web"


@pytest.fixture(scope="session")
def vendored(tmp_path_factory: pytest.TempPathFactory, local_cdn: bool) -> Path:
    """The site with the runtime in it."""
    if GIVEN:
        return Path(GIVEN)
    out = tmp_path_factory.mktemp("vendored")
    source = ["--runtime", str(LOCAL_CDN)] if local_cdn else []
    assert make.main(["--vendor", "--itch", *source], out=out) == 0
    return out / "web"


@pytest.fixture(scope="session")
def cdn_site(built: Path) -> Iterator[str]:
    """The address of the site as it is shipped; to be opened with `new_game(site=…, asks_cdn=True)`."""
    with served(built) as address:
        yield address


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest, local_cdn: bool) -> Iterator[str]:
    """The address of the game, for a test that does not mind where the runtime comes from.

    To stand in for the CDN takes two seconds of the processor at each load, so then it comes from the site itself.
    """
    with served(request.getfixturevalue("vendored" if local_cdn else "built")) as address:
        yield address


@pytest.fixture(scope="session")
def asks_cdn() -> bool:
    """Whether the pages of `site` ask the CDN; where there is a stand-in for it, that has to answer."""
    return False


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(driver: Playwright) -> str:
    """Chromium's program."""
    program = find_browser(driver)
    if program is None:
        pytest.skip("no Chromium here: apt-get install chromium, or python -m playwright install chromium")
    return program


@pytest.fixture(scope="session")
def browser(local_cdn: bool, driver: Playwright, chromium: str) -> Iterator[Browser]:
    yield (started := driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"]))
    started.close()


@pytest.fixture
def new_game(browser: Browser, local_cdn: bool, site: str, asks_cdn: bool) -> Iterator[GameOpener]:
    """Makes a tab of its own kind: `new_game(viewport=…, has_touch=…)`; `site=` for another site."""
    contexts = []

    def new(*, site: str = site, asks_cdn: bool = asks_cdn, **kind: Any) -> Game:
        settings: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}, "service_workers": "block", **kind}
        context = browser.new_context(**settings)
        contexts.append(context)
        if local_cdn and asks_cdn:
            use_local_cdn(context)
        return Game(context.new_page(), site)

    yield new
    for context in contexts:
        context.close()


@pytest.fixture
def game(new_game: GameOpener) -> Game:
    """A tab of desktop size."""
    return new_game()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """With $EUCHRE_NO_SKIP, where all that is needed should be there, a test that cannot run has failed."""
    report = yield
    why = call.excinfo.value if call.excinfo is not None else None
    meant = not item.get_closest_marker("browser") or any(item.iter_markers("skipif"))
    if isinstance(why, pytest.skip.Exception) and not meant and os.environ.get("EUCHRE_NO_SKIP"):
        report.outcome, report.longrepr = "failed", f"not run: {why}"
    return report


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: while Playwright runs, nothing else in this process can call asyncio.run."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
