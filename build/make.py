"""Builds the web page in build/web: stages what is shipped, runs pygbag without the network, checks the result.

    python build/make.py [--runtime URL|DIR] [--vendor] [--itch]

Exit code 0 when the site is there and sound, 1 when something is wrong with it, 2 on wrong use.
"""

import argparse
import base64
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))  # so that the parts import each other the same way in a script and in a test

from build import checks, packing, runtime, staging  # noqa: E402
from build.errors import BuildError, UsageError  # noqa: E402

APP = "euchre"
TITLE = "Three-Handed Euchre"
PAGE = ROOT / "build" / "page"
PARTS = {"page.css": "page.css", "page.js": "page.js", "boot": "boot.tmpl"}
FONTS = ("title.woff2", "text.woff2", "bold.woff2")
BESIDE = ("icon.svg", "icon-180.png", "icon-512.png", "manifest.webmanifest")


def main(arguments: Sequence[str] | None = None, root: Path = ROOT, out: Path | None = None) -> int:
    """Run the command; `root` is the project that is built, `out` the folder that takes web/ and stage/."""
    options = _options(arguments)
    out = out or root / "build"
    try:
        build(root, out, options.runtime, vendored=options.vendor, itch=options.itch)
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


def build(root: Path, out: Path, runtime_from: str | None, *, vendored: bool = False, itch: bool = False) -> None:
    """Make out/web from the project at `root`. Raises BuildError or UsageError."""
    source = _folder(runtime_from)
    if vendored and runtime_from is not None and source is None:
        raise UsageError("--vendor takes the runtime from a folder (--runtime DIR) or, without --runtime, from the CDN")
    site, stage = out / "web", out / "stage"
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    names = staging.stage(root, stage / APP)

    if source is not None:
        address = runtime.copy_folder(source, site)
    elif vendored:
        print("Fetching the runtime:")
        address = runtime.vendor(site, print)
    else:
        address = runtime.address(runtime_from)

    template = stage / "index.html"
    template.write_text(_template(), "utf-8")
    made = packing.run_pygbag(stage / APP, template, PAGE / "favicon.png", address, TITLE)
    contents = packing.read_archive(made / f"{APP}.apk")
    packing.write_zip(site / f"{APP}.apk", contents)
    packing.write_tar(site / f"{APP}.tar.gz", contents)
    archive = (site / f"{APP}.tar.gz").stat().st_size

    page = (made / "index.html").read_text("utf-8")
    page = page.replace("@version@", f"?v={packing.fingerprint(contents)}").replace("@weight@", f"{archive / 1e6:.2f}")
    (site / "index.html").write_text(page, "utf-8")
    for name in BESIDE:
        shutil.copyfile(PAGE / name, site / name)
    shutil.copyfile(PAGE / "favicon.png", site / "favicon.png")

    checks.check_site(site, APP, names, address)
    print(f"{site}: {len(names)} files of the game in {archive:,} bytes; the runtime comes from {address}")
    if itch:
        file = out / f"{APP}-itch.zip"
        packing.write_zip(
            file, {f.relative_to(site).as_posix(): f.read_bytes() for f in sorted(site.rglob("*")) if f.is_file()}
        )
        checks.check_itch(file)
        print(f"{file}: {file.stat().st_size:,} bytes, ready for itch.io")


def _template() -> str:
    text = (PAGE / "index.html").read_text("utf-8").replace("@title@", TITLE)
    for mark, name in PARTS.items():
        text = text.replace(f"@{mark}@", (PAGE / name).read_text("utf-8").strip())
    for name in FONTS:
        text = text.replace(f"@{name}@", base64.b64encode((PAGE / name).read_bytes()).decode())
    return text


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
    parser.add_argument("--itch", action="store_true", help="also make build/euchre-itch.zip")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
