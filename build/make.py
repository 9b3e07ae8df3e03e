"""Builds the web page in build/web: stages what is shipped, runs pygbag without the network, checks the result.

    python build/make.py [--runtime URL|DIR] [--vendor] [--renew-lock] [--itch]

Exit code 0 when the site is there and sound, 1 when something is wrong with it, 2 on wrong use.
"""

import argparse
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))  # so that the parts import each other the same way in a script and in a test

from build import checks, document, lock, packing, runtime, staging  # noqa: E402
from build.errors import BuildError, UsageError  # noqa: E402

APP = "euchre"
TITLE = "Three-Handed Euchre"
PAGE = document.PAGE
BESIDE = ("icon.svg", "icon-180.png", "icon-512.png", "manifest.webmanifest")


def main(arguments: Sequence[str] | None = None, root: Path = ROOT, out: Path | None = None) -> int:
    """Run the command; `root` is the project that is built, `out` the folder that takes web/ and stage/."""
    options = _options(arguments)
    out = out or root / "build"
    try:
        build(root, out, options.runtime, vendored=options.vendor, itch=options.itch, renew=options.renew_lock)
    except UsageError as error:
        print(f"make.py: {error}", file=sys.stderr)
        return 2
    except BuildError as error:
        print(f"make.py: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"make.py: {error.filename or ''}: {error.strerror or error}", file=sys.stderr)
        return 1
    return 0


def build(
    root: Path,
    out: Path,
    runtime_from: str | None,
    *,
    vendored: bool = False,
    itch: bool = False,
    renew: bool = False,
) -> None:
    """Make out/web from the project at `root`. Raises BuildError or UsageError."""
    source = _folder(runtime_from)
    if vendored and runtime_from is not None and source is None:
        raise UsageError("--vendor takes the runtime from a folder (--runtime DIR) or, without --runtime, from the CDN")
    if renew and not vendored and source is None:
        raise UsageError("--renew-lock is for a runtime that is put into the site (--vendor)")
    files = runtime.read_folder(source) if source is not None else None
    if files is None and vendored:
        print("Fetching the runtime:")
        files = runtime.fetch(print)
    if files is not None:
        _lock(files, root, out, renew=renew)
    site, stage = out / "web", out / "stage"
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    names = staging.stage(root, stage / APP)

    address = runtime.address(runtime_from) if files is None else runtime.put(files, site)
    template = stage / "index.html"
    template.write_text(document.template(TITLE), "utf-8")
    made = packing.run_pygbag(stage / APP, template, PAGE / "favicon.png", address, TITLE)
    contents = packing.read_archive(made / f"{APP}.apk")
    packing.write_zip(site / f"{APP}.apk", contents)
    packing.write_tar(site / f"{APP}.tar.gz", contents)
    archive = (site / f"{APP}.tar.gz").stat().st_size

    page = (made / "index.html").read_text("utf-8")
    page = document.finish(page, site, APP, packing.fingerprint(contents), address)
    (site / "index.html").write_text(page, "utf-8")
    for name in BESIDE:
        shutil.copyfile(PAGE / name, site / name)
    shutil.copyfile(PAGE / "favicon.png", site / "favicon.png")
    (site / document.WORKER).write_text(document.worker(site, address), "utf-8")  # last: it knows all the others

    checks.check_site(site, APP, names, address)
    print(f"{site}: {len(names)} files of the game in {archive:,} bytes; the runtime comes from {address}")
    if itch:
        file = out / f"{APP}-itch.zip"
        packing.write_zip(
            file, {f.relative_to(site).as_posix(): f.read_bytes() for f in sorted(site.rglob("*")) if f.is_file()}
        )
        checks.check_itch(file)
        print(f"{file}: {file.stat().st_size:,} bytes, ready for itch.io")


def _lock(files: runtime.Runtime, root: Path, out: Path, *, renew: bool) -> None:
    """Hold the runtime to its lock, which is made where there is none yet.

    That of the CDN's files belongs to the project; that of a folder laid out in its own way, to what is built from it.
    """
    kept = root / "build" / "runtime.lock" if runtime.is_cdn_layout(files) else out / "runtime-folder.lock"
    if kept.is_file() and not renew:
        if completed := lock.check(files, kept):
            names = ", ".join(completed)
            print(f"{kept}: right by their git ids, and with size and SHA-256 from now on: {names}; commit it")
    else:
        lock.write(files, kept)
        print(f"{kept}: {len(files)} files of the runtime locked")


def _folder(runtime_from: str | None) -> Path | None:
    """The folder that --runtime names, or None for an address."""
    if runtime_from is None or runtime_from.startswith(("http://", "https://")):
        return None
    folder = Path(runtime_from)
    if not folder.is_dir():
        raise UsageError(f"--runtime {runtime_from}: this is neither an address (https://…) nor a folder")
    return folder


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make.py", description="Builds the web page in build/web.")
    parser.add_argument(
        "--runtime", metavar="URL|DIR", help="where pygbag's runtime is (default: its CDN); a folder is copied in"
    )
    parser.add_argument(
        "--vendor", action="store_true", help="put the runtime into the site, from the CDN or --runtime DIR"
    )
    parser.add_argument(
        "--renew-lock", action="store_true", help="take the runtime's files as they are now for the right ones"
    )
    parser.add_argument("--itch", action="store_true", help="also make build/euchre-itch.zip")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
