"""Where the page gets pygbag's runtime from: the public CDN, another address, or the site itself."""

import json
import shutil
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

from build.errors import BuildError

CDN = "https://pygame-web.github.io/cdn/"
VERSION = "0.9.3"
_INDEX = f"index-{VERSION}-cp312.json"
_FILES = [
    f"{VERSION}/{name}"
    for name in (
        "pythons.js",
        "cpythonrc.py",
        "empty.ogg",
        "empty.html",
        "cpython312/main.js",
        "cpython312/main.wasm",
        "cpython312/main.data",
    )
]
_SECONDS = 60


def address(runtime: str | None) -> str:
    """The address for an address given by hand (it needs its final slash), or the CDN's."""
    if runtime is None:
        return f"{CDN}{VERSION}/"
    return runtime if runtime.endswith("/") else runtime + "/"


def copy_folder(source: Path, site: Path) -> str:
    """Put a runtime's folder into the site as it is; its address in the page.

    The folder holds pythons.js, or is laid out as the CDN (0.9.3/pythons.js beside the wheels' index).
    """
    for below in ("", f"{VERSION}/"):
        if (source / below / "pythons.js").is_file():
            shutil.copytree(source, site / "cdn", ignore=shutil.ignore_patterns(".*"))
            if below:
                _point_at_site(site / "cdn")
            return f"cdn/{below}"
    raise BuildError(f"{source}: neither pythons.js nor {VERSION}/pythons.js is there, so this is no runtime of pygbag")


def vendor(site: Path, say: Callable[[str], None]) -> str:
    """Fetch what the page needs from the CDN into the site; its address in the page."""
    index = _fetch(CDN + _INDEX)
    try:
        wheel = json.loads(index)["pygame"].replace("<abi>", "cp312").replace("<api>", "wasm32_bi_emscripten")
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BuildError(f"{CDN}{_INDEX} does not say where pygame is") from None
    target = site / "cdn"
    for name in [*_FILES, wheel]:
        content = _fetch(CDN + name)
        say(f"  {len(content) / 1e6:6.2f} MB  {name}")
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (target / name).write_bytes(content)
    (target / _INDEX).write_bytes(index)
    _point_at_site(target)
    return f"cdn/{VERSION}/"


def _point_at_site(target: Path) -> None:
    """Make a copied runtime look for its wheels beside it instead of on the CDN."""
    for index in target.glob("index-*.json"):
        try:
            entries = json.loads(index.read_text("utf-8"))
        except ValueError:
            raise BuildError(f"{index.name} is no JSON") from None
        index.write_text(json.dumps({**entries, "-CDN-": "cdn/"}, indent=4), "utf-8")
    script = target / VERSION / "cpythonrc.py"
    if script.is_file():
        text = script.read_text("utf-8")
        mark = "import os\n"
        if mark not in text:
            raise BuildError(f"{script.name} is not as it was in pygbag {VERSION}: it imports no os")
        if "PYGPI" not in text:
            script.write_text(text.replace(mark, f'{mark}os.environ["PYGPI"] = "cdn/"\n', 1), "utf-8")


def _fetch(url: str) -> bytes:
    try:
        with urllib.request.urlopen(url, timeout=_SECONDS) as answer:
            return bytes(answer.read())
    except (OSError, urllib.error.URLError) as error:
        raise BuildError(f"could not fetch {url}: {getattr(error, 'reason', error)}") from None
