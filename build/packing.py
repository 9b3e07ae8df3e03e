"""Runs pygbag, and makes its archives the same for the same sources."""

import gzip
import hashlib
import io
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

from build.errors import BuildError

# `black` would rewrite the staged sources if it is installed; without it pygbag leaves them alone.
_PYGBAG = "import runpy, sys; sys.modules['black'] = None; runpy.run_module('pygbag', run_name='__main__')"
_SECONDS = 300
_DATE = (1980, 1, 1, 0, 0, 0)


def run_pygbag(app: Path, template: Path, icon: Path, cdn: str, title: str) -> Path:
    """Build the staged `app`; the folder that pygbag made. Template and icon are ours, so it needs no network."""
    options = {
        "template": str(template.resolve()),
        "icon": str(icon.resolve()),
        "cdn": cdn,
        "title": title,
        "ume_block": "0",  # the page has its own Play button
        "can_close": "1",  # no dialog on leaving
    }
    command = [sys.executable, "-c", _PYGBAG, "--build", "--no_opt"]
    for name, value in options.items():
        command += [f"--{name}", value]
    try:
        # in the folder above, where no pygbag.ini of anybody's is read
        done = subprocess.run(
            [*command, app.name], cwd=app.parent, capture_output=True, text=True, timeout=_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        raise BuildError(f"pygbag did not finish within {_SECONDS} seconds") from None
    made = app / "build" / "web"
    if done.returncode != 0 or not (made / "index.html").is_file():
        said = (done.stdout + done.stderr).strip().splitlines()
        if said and "No module named" in said[-1]:
            raise BuildError("pygbag is not installed here; install the development tools: pip install -e '.[dev]'")
        raise BuildError("pygbag failed; its last words were:\n    " + "\n    ".join(said[-8:]))
    return made


def read_archive(file: Path) -> dict[str, bytes]:
    """Name -> content of the files in a .apk (a zip) or .tar.gz."""
    try:
        if file.suffix == ".apk":
            with zipfile.ZipFile(file) as packed:
                return {entry.filename: packed.read(entry) for entry in packed.infolist() if not entry.is_dir()}
        with tarfile.open(file, "r:gz") as tar:
            found: dict[str, bytes] = {}
            for member in tar.getmembers():
                if not member.isdir():
                    content = tar.extractfile(member)
                    found[member.name] = content.read() if content else b""
            return found
    except (OSError, zipfile.BadZipFile, tarfile.TarError, EOFError) as error:
        raise BuildError(f"{file.name} cannot be read: {error}") from None


def write_zip(file: Path, contents: Mapping[str, bytes]) -> None:
    """A zip that depends on nothing but its contents: sorted, undated."""
    with zipfile.ZipFile(file, "w") as packed:
        for name in sorted(contents):
            entry = zipfile.ZipInfo(name, _DATE)
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, contents[name], zipfile.ZIP_DEFLATED, 9)


def write_tar(file: Path, contents: Mapping[str, bytes]) -> None:
    """A .tar.gz that depends on nothing but its contents, of plain files with names that the page's boot.tmpl reads."""
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name in sorted(contents):
            if len(name.encode()) > 100:
                raise BuildError(f"{name}: the name is too long for the archive (100 bytes)")
            entry = tarfile.TarInfo(name)
            entry.size = len(contents[name])
            tar.addfile(entry, io.BytesIO(contents[name]))
    file.write_bytes(gzip.compress(plain.getvalue(), 9, mtime=0))


def fingerprint(contents: Mapping[str, bytes]) -> str:
    """12 hex digits that change when any file does."""
    total = hashlib.sha256()
    for name in sorted(contents):
        total.update(f"{name}\0{len(contents[name])}\0".encode() + contents[name])
    return total.hexdigest()[:12]
