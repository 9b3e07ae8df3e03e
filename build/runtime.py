"""Where the page gets pygbag's runtime from: the public CDN, another address, or the site itself."""

import http.client
import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path

from build.errors import BuildError

CDN = "https://pygame-web.github.io/cdn/"
VERSION = "0.9.3"
INDEX = f"index-{VERSION}-cp312.json"
RC = f"{VERSION}/cpythonrc.py"
FILES = [
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
"""What a page loads, beside the index and the wheel of pygame that the index names."""
_SECONDS = 60

Runtime = Mapping[str, bytes]
"""Name below the runtime's folder -> content, as the CDN or the folder gave it."""


def address(runtime: str | None) -> str:
    """The address for an address given by hand (it needs its final slash), or the CDN's."""
    if runtime is None:
        return f"{CDN}{VERSION}/"
    return runtime if runtime.endswith("/") else runtime + "/"


def is_cdn_layout(files: Runtime) -> bool:
    """Whether these are laid out as the CDN: a folder for the version beside the wheels' index."""
    return f"{VERSION}/pythons.js" in files


def read_folder(source: Path) -> dict[str, bytes]:
    """The runtime in a folder: what a page needs of a copy of the CDN, or all of one that holds pythons.js itself."""
    if (source / "pythons.js").is_file():
        found = sorted(file for file in source.rglob("*") if file.is_file())
        names = [file.relative_to(source) for file in found]
        return {
            name.as_posix(): (source / name).read_bytes()
            for name in names
            if not any(part.startswith(".") for part in name.parts)
        }
    if not (source / VERSION / "pythons.js").is_file():
        raise BuildError(
            f"{source}: neither pythons.js nor {VERSION}/pythons.js is there, so this is no runtime of pygbag"
        )

    def read(name: str) -> bytes:
        try:
            return (source / name).read_bytes()
        except OSError as error:
            raise BuildError(f"{source}: the page needs {name}: {error.strerror}") from None

    return _gather(read)


def fetch(say: Callable[[str], None]) -> dict[str, bytes]:
    """What a page needs of the CDN, from there."""

    def read(name: str) -> bytes:
        content = _fetch(CDN + name)
        say(f"  {len(content) / 1e6:6.2f} MB  {name}")
        return content

    return _gather(read)


def put(files: Runtime, site: Path) -> str:
    """Write a runtime into the site, made to look for its wheels beside it; its address in the page."""
    shipped = dict(files)
    if is_cdn_layout(files):
        for name in [name for name in shipped if re.fullmatch(r"index-[^/]*\.json", name)]:
            shipped[name] = json.dumps({**_entries(name, shipped[name]), "-CDN-": "cdn/"}, indent=4).encode()
        shipped[RC] = _pointed_at_site(shipped[RC])
    for name, content in shipped.items():
        target = site / "cdn" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    return f"cdn/{VERSION}/" if is_cdn_layout(files) else "cdn/"


def _gather(read: Callable[[str], bytes]) -> dict[str, bytes]:
    index = read(INDEX)
    wheel = _entries(INDEX, index).get("pygame")
    if not isinstance(wheel, str):
        raise BuildError(f"{INDEX} does not say where pygame is")
    wheel = wheel.replace("<abi>", "cp312").replace("<api>", "wasm32_bi_emscripten")
    if wheel.startswith("/") or ".." in wheel.split("/"):
        raise BuildError(f"{INDEX} says that pygame is at {wheel}, outside the runtime")
    return {INDEX: index, **{name: read(name) for name in [*FILES, wheel]}}


def _entries(name: str, index: bytes) -> dict[str, object]:
    try:
        entries = json.loads(index)
    except ValueError:
        raise BuildError(f"{name} is no JSON") from None
    if not isinstance(entries, dict):
        raise BuildError(f"{name} is no list of packages")
    return entries


def _pointed_at_site(script: bytes) -> bytes:
    """cpythonrc.py with the address of the wheels' index, where it does not say one itself."""
    mark = b"import os\n"
    if mark not in script:
        raise BuildError(f"cpythonrc.py is not as it was in pygbag {VERSION}: it imports no os")
    if b"PYGPI" in script:
        return script
    return script.replace(mark, mark + b'os.environ["PYGPI"] = "cdn/"\n', 1)


def _fetch(url: str) -> bytes:
    try:
        with urllib.request.urlopen(url, timeout=_SECONDS) as answer:
            return bytes(answer.read())
    except (OSError, urllib.error.URLError, http.client.HTTPException) as error:  # the last: cut off on the way
        raise BuildError(f"could not fetch {url}: {getattr(error, 'reason', error)}") from None
