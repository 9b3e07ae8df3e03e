"""Looks at what was built, and says in words what is wrong with it."""

import re
import zipfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from build.errors import BuildError
from build.packing import read_archive

MOST_BYTES = 600_000
"""The game's own archive; a page fetches one of the two."""
NEEDED = ("announcements", "actions", "table", "record", "fatal", "canvas", "loading", "play", "site", "transfer")
"""Elements of the page that the game, the runtime or other people's tools look for."""
ITCH_FILES, ITCH_BYTES, ITCH_FILE, ITCH_PATH = 1_000, 500_000_000, 200_000_000, 240
"""itch.io's limits for a game that plays in the page: how many files, bytes of all and of one, characters of a path."""


def check_site(site: Path, app: str, names: Iterable[Path], runtime: str) -> None:
    """Raise BuildError with every fault of a built site."""
    faults = []
    expected = {f"assets/{name.as_posix()}" for name in names}
    for file in (site / f"{app}.apk", site / f"{app}.tar.gz"):
        if not file.is_file():
            faults.append(f"{file.name} is missing")
            continue
        found = set(read_archive(file))
        faults += [f"{file.name} holds {name}, which was not to be shipped" for name in sorted(found - expected)]
        faults += [f"{file.name} lacks {name}" for name in sorted(expected - found)]
        size = file.stat().st_size
        if size > MOST_BYTES:
            faults.append(f"{file.name} has {size:,} bytes; at most {MOST_BYTES:,} are allowed")
    faults += _faults_of_page(site, runtime)
    if faults:
        raise BuildError("the site was built, but\n" + "\n".join(f"  - {fault}" for fault in faults))


def check_itch(file: Path) -> None:
    """Raise BuildError where the zip is outside itch.io's limits."""
    with zipfile.ZipFile(file) as packed:
        entries = packed.infolist()
    faults = []
    if "index.html" not in [entry.filename for entry in entries]:
        faults.append("it has no index.html at its root")
    if len(entries) > ITCH_FILES:
        faults.append(f"it holds {len(entries):,} files; itch.io takes {ITCH_FILES:,}")
    if (size := sum(entry.file_size for entry in entries)) > ITCH_BYTES:
        faults.append(f"it unpacks to {size:,} bytes; itch.io takes {ITCH_BYTES:,}")
    for entry in entries:
        name = entry.filename
        if len(name) > ITCH_PATH:
            faults.append(f"{name}: longer than {ITCH_PATH} characters")
        if entry.file_size > ITCH_FILE:
            faults.append(f"{name} has {entry.file_size:,} bytes; itch.io takes {ITCH_FILE:,} for one file")
        if name.startswith("/") or "\\" in name or ".." in name.split("/") or not name.isascii():
            faults.append(f"{name}: a path that does not come out the same everywhere")
    alike = Counter(entry.filename.lower() for entry in entries)
    faults += [f"{name}: more than one file of this name, but for capitals" for name, many in alike.items() if many > 1]
    if faults:
        raise BuildError(f"{file.name} is not fit for itch.io:\n" + "\n".join(f"  - {fault}" for fault in faults))


def _faults_of_page(site: Path, runtime: str) -> list[str]:
    page = site / "index.html"
    if not page.is_file():
        return ["index.html is missing"]
    text = page.read_text("utf-8")
    # as they are written: some disks overlook capitals, most servers do not
    there = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    faults = [f"index.html has no element #{name}" for name in NEEDED if f'id="{name}"' not in text]
    faults += [f"index.html still says {left}" for left in re.findall(r"\{\{.*?\}\}|@[a-z][a-z0-9.]*@", text)]
    faults += [f"index.html has an inline handler:{left}" for left in re.findall(r"<[^>]*?(\son[a-z]+=)", text)]
    for url in re.findall(r"""(?:src|href)=["'](.*?)["']""", text):
        if "//" in url and not url.startswith(runtime):
            faults.append(f"index.html asks a third party: {url}")
        elif "//" not in url and not url.startswith(("#", "data:", runtime)) and url not in there:
            faults.append(f"index.html asks for {url}, which is not there")
    if f'src="{runtime}pythons.js"' not in text:
        faults.append(f"index.html does not load the runtime from {runtime}")
    return faults
