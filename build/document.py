"""The page and its service worker: put together from the parts in build/page, sealed with what they may load."""

import base64
import gzip
import hashlib
import json
import re
from pathlib import Path
from urllib.parse import urlsplit

PAGE = Path(__file__).resolve().parent / "page"
PARTS = {"page.css": "page.css", "page.js": "page.js", "boot": "boot.tmpl"}
FONTS = ("title.woff2", "text.woff2", "bold.woff2")
WEIGHTS = {"main.js": 0.85, "main.wasm": 13.4, "main.data": 6.7, "pygame": 1.53}
"""Megabytes of pygbag's runtime, where it is not at hand."""
WORKER = "sw.js"
NOT_KEPT = (WORKER, ".apk")
"""Ends of the names of files that no page needs offline: the worker, and the archive that is only for itch.io."""


def template(title: str) -> str:
    """What pygbag takes for its template."""
    text = (PAGE / "index.html").read_text("utf-8").replace("@title@", title)
    for mark, name in PARTS.items():
        text = text.replace(f"@{mark}@", (PAGE / name).read_text("utf-8").strip())
    for name in FONTS:
        text = text.replace(f"@{name}@", base64.b64encode((PAGE / name).read_bytes()).decode())
    return text


def finish(page: str, site: Path, app: str, version: str, runtime: str) -> str:
    """The page that pygbag made, with what it needs to know of the files in `site`, and the policy."""
    vendored = _is_relative(runtime)
    archive = f"{app}.tar.gz"
    sums = {name: sums_of(site / name) for name in (archive, f"{app}.apk")}
    weights = dict(WEIGHTS)
    integrity = ""
    if vendored:
        files = [file for file in sorted((site / "cdn").rglob("*")) if file.is_file()]
        sums |= {file.relative_to(site).as_posix(): sums_of(file) for file in files}
        weights = {_kind(file.name): round(file.stat().st_size / 1e6, 2) for file in files if _counts(file)}
        loader = base64.b64encode(hashlib.sha256((site / runtime / "pythons.js").read_bytes()).digest()).decode()
        integrity = f'integrity="sha256-{loader}" '
    told = {
        "archive": app,
        "version": f"?v={version}",
        "weight": round((site / archive).stat().st_size / 1e6, 2),
        "weights": weights,
        "sums": sums,
        "offline": vendored,
    }
    page = page.replace("@version@", f"?v={version}").replace("@integrity@", integrity)
    page = page.replace("@site@", json.dumps(told).replace("<", "\\u003c"))
    return page.replace("@policy@", policy(page, runtime))


def policy(page: str, runtime: str) -> str:
    """The Content-Security-Policy: this site, the runtime's, and the page's own inline parts; nothing else."""
    parts = urlsplit(runtime)
    there = "" if _is_relative(runtime) else f" {parts.scheme}://{parts.netloc}"
    scripts = _hashes(r"<script>(.*?)</script>", page)
    styles = _hashes(r"<style>(.*?)</style>", page)
    return "; ".join(
        (
            "default-src 'none'",
            # Emscripten makes the glue of each library it loads with eval, and pygbag's `embed` runs scripts with it.
            f"script-src 'self'{there} {scripts} 'unsafe-eval' 'wasm-unsafe-eval'",
            f"style-src {styles}",
            f"connect-src 'self'{there}",
            f"media-src 'self'{there} blob: data:",
            "img-src 'self' blob:",
            "font-src data:",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


def worker(site: Path, runtime: str) -> str:
    """The service worker for the finished files of `site`."""
    if not _is_relative(runtime):
        return (PAGE / "no-sw.js").read_text("utf-8")
    files = {
        file.relative_to(site).as_posix(): sums_of(file)
        for file in sorted(site.rglob("*"))
        if file.is_file() and not file.name.endswith(NOT_KEPT)
    }
    script = (PAGE / WORKER).read_text("utf-8").replace("@files@", json.dumps(files, indent=1))
    name = hashlib.sha256(script.encode()).hexdigest()[:12]
    return script.replace("@cache@", name)


def sums_of(file: Path) -> str:
    """The SHA-256 of a file, in hexadecimal; of a .gz also that of what is in it, after a blank.

    Some servers mark a .gz as being on its way packed, and the browser unpacks it.
    """
    content = file.read_bytes()
    sums = [hashlib.sha256(content).hexdigest()]
    if file.suffix == ".gz":
        sums.append(hashlib.sha256(gzip.decompress(content)).hexdigest())
    return " ".join(sums)


def _hashes(pattern: str, page: str) -> str:
    found = re.findall(pattern, page, re.DOTALL)
    return " ".join(f"'sha256-{base64.b64encode(hashlib.sha256(part.encode()).digest()).decode()}'" for part in found)


def _is_relative(runtime: str) -> bool:
    return "//" not in runtime


def _kind(name: str) -> str:
    return "pygame" if name.startswith("pygame") else name


def _counts(file: Path) -> bool:
    """Whether the page waits for this one long enough to count it."""
    return file.stat().st_size > 100_000 and not file.name.endswith("-lock.json")
