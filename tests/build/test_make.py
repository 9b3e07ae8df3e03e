"""Building the page: what goes in, what comes out, what is refused."""

import ast
import asyncio
import functools
import hashlib
import importlib.util
import json
import os
import re
import shutil
import threading
import zipfile
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import IO, Any

import pytest

from build import checks, lock, make, packing, runtime, staging
from build.errors import BuildError

ROOT = Path(__file__).parents[2]
MAIN = '''"""A game."""

# /// script
# dependencies = ["pygame-ce"]
# ///
import asyncio


async def start():
    print("hello")


asyncio.run(start())
'''
SHIPPED = ["main.py", "game/__init__.py", "game/deep/part.py", "assets/i18n/en.json", "assets/sounds/snap.ogg"]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with much that must stay at home."""
    root = tmp_path / "project"
    for name, text in {
        "main.py": MAIN,
        "game/__init__.py": "",
        "game/deep/part.py": "x = {'a':1}   # odd blanks stay\n",
        "game/deep/__pycache__/part.cpython-311.pyc": "cache",
        "game/notes.md": "not code",
        "assets/i18n/en.json": "{}",
        "assets/sounds/snap.ogg": "OggS",
        "assets/.DS_Store": "hidden",
        "tests/test_it.py": "",
        ".venv/lib/thing.py": "",
        "pyproject.toml": "",
        "pygbag.ini": "[DEPENDENCIES]\nignoreDirs = ['/game']\n",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


def built(project: Path, *arguments: str) -> Path:
    assert make.main(arguments, root=project) == 0
    return project / "build" / "web"


def test_only_the_allowlist_is_shipped(project: Path) -> None:
    site = built(project)
    for archive in ("euchre.apk", "euchre.tar.gz"):
        contents = packing.read_archive(site / archive)
        assert sorted(contents) == sorted(f"assets/{name}" for name in SHIPPED)
        assert contents["assets/game/deep/part.py"] == b"x = {'a':1}   # odd blanks stay\n"
    assert sorted(file.name for file in site.iterdir()) == [
        "euchre.apk",
        "euchre.tar.gz",
        "favicon.png",
        "icon-180.png",
        "icon-512.png",
        "icon.svg",
        "index.html",
        "manifest.webmanifest",
        "sw.js",
    ]
    page = (site / "index.html").read_text("utf-8")
    assert 'src="https://pygame-web.github.io/cdn/0.9.3/pythons.js"' in page
    assert "@" not in page.split("<style>")[0]


def test_the_same_sources_give_the_same_site(project: Path) -> None:
    first = {file.name: file.read_bytes() for file in built(project).iterdir()}
    shutil.copytree(project / "game", project / "moved")
    shutil.rmtree(project / "game")
    (project / "moved").rename(project / "game")  # other times, another order on the disk
    assert {file.name: file.read_bytes() for file in built(project).iterdir()} == first


def test_a_runtime_in_a_folder_is_copied_in(project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "runtime"
    folder.mkdir()
    assert make.main(["--runtime", str(folder)], root=project) == 1
    assert "no runtime of pygbag" in capsys.readouterr().err
    (folder / "pythons.js").write_text("// runtime")
    site = built(project, "--runtime", str(folder), "--vendor", "--itch")
    assert (site / "cdn" / "pythons.js").read_text() == "// runtime"
    assert 'src="cdn/pythons.js"' in (site / "index.html").read_text("utf-8")
    with zipfile.ZipFile(project / "build" / "euchre-itch.zip") as packed:
        assert {"index.html", "euchre.apk", "cdn/pythons.js"} <= set(packed.namelist())


def lay_out_mirror(folder: Path) -> None:
    """A folder laid out as the CDN's repository, with more in it than a page needs."""
    for name in [*runtime.FILES, "0.9.3/default.tmpl", "0.9.3/cpython314/main.js", "cp312/numpy.whl", ".git/config"]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"// {name}")
    (folder / "cp312" / "pygame-cp312-wasm32_bi_emscripten.whl").write_text("wheel")
    (folder / "0.9.3" / "pythons.js").write_text("// runtime")
    (folder / "0.9.3" / "cpythonrc.py").write_text("#!pythonrc.py\n\nimport os\nimport sys\n")
    index = {"-CDN-": runtime.CDN, "pygame": "cp312/pygame-<abi>-<api>.whl"}
    (folder / "index-0.9.3-cp312.json").write_text(json.dumps(index))


def test_a_copy_of_the_cdn_looks_for_its_wheels_beside_it(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mirror"
    lay_out_mirror(folder)
    site = built(project, "--vendor", "--runtime", str(folder))
    assert 'src="cdn/0.9.3/pythons.js"' in (site / "index.html").read_text("utf-8")
    assert json.loads((site / "cdn" / "index-0.9.3-cp312.json").read_text()) == {
        "-CDN-": "cdn/",
        "pygame": "cp312/pygame-<abi>-<api>.whl",
    }
    assert 'import os\nos.environ["PYGPI"] = "cdn/"\n' in (site / "cdn" / "0.9.3" / "cpythonrc.py").read_text()
    vendored = {file.relative_to(site / "cdn").as_posix() for file in (site / "cdn").rglob("*") if file.is_file()}
    wheel = "cp312/pygame-cp312-wasm32_bi_emscripten.whl"
    assert vendored == {*runtime.FILES, runtime.INDEX, wheel}  # what a page needs, and no more
    page = (site / "index.html").read_text("utf-8")
    assert "https://" not in page.replace("http://www.w3.org", "")
    assert f"{runtime.CDN}" not in page
    (folder / wheel).unlink()
    assert make.main(["--runtime", str(folder)], root=project) == 1
    assert f"the page needs {wheel}" in capsys.readouterr().err


def test_pygbag_itself_looks_for_the_wheels_in_the_site(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """pygbag's own search for packages, given what the vendored cpythonrc.py and index say."""
    folder = tmp_path / "mirror"
    lay_out_mirror(folder)
    site = built(project, "--vendor", "--runtime", str(folder))
    vendored = site / "cdn" / "0.9.3" / "cpythonrc.py"
    monkeypatch.delenv("PYGPI", raising=False)
    exec(compile(vendored.read_text("utf-8"), vendored.name, "exec"), {})
    assert os.environ["PYGPI"] == "cdn/"

    package = importlib.util.find_spec("pygbag")
    assert package is not None
    assert package.origin is not None
    module = Path(package.origin).parent / "support" / "cross" / "aio" / "pep0723.py"
    tree = ast.parse(module.read_text("utf-8"))
    (search,) = [node for node in tree.body if isinstance(node, ast.AsyncFunctionDef) and node.name == "async_repos"]
    asked: list[str] = []

    class Opened:
        def __init__(self, address: str, *_: object, **__: object) -> None:
            asked.append(address)

        async def __aenter__(self) -> IO[bytes]:
            return (site / asked[-1]).open("rb")

        async def __aexit__(self, *_: object) -> None:
            pass

    found = SimpleNamespace(PKG_INDEXES=[], PKG_BASE_DEFAULT=runtime.CDN, pkg_repolist=[])
    names: dict[str, Any] = {
        "os": os,
        "sys": SimpleNamespace(version_info=SimpleNamespace(major=3, minor=12)),
        "json": json,
        "Config": found,
        "fopen": Opened,
        "aio": SimpleNamespace(cross=SimpleNamespace(simulator=False)),
    }
    exec(compile(ast.Module([search], []), module.name, "exec"), names)
    asyncio.run(names["async_repos"]())
    assert asked == ["cdn/index-0.9.3-cp312.json"]
    assert found.pkg_repolist[0]["-CDN-"] == "cdn/"
    assert found.pkg_repolist[0]["pygame"].startswith("cp312/pygame-cp312-")


def test_a_runtime_that_changed_is_refused(project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "mirror"
    lay_out_mirror(folder)
    arguments = ["--vendor", "--runtime", str(folder)]
    built(project, *arguments)
    kept = project / "build" / "runtime.lock"
    entries = json.loads(kept.read_text())
    assert entries["0.9.3/pythons.js"] == {"size": 10, "sha256": hashlib.sha256(b"// runtime").hexdigest()}
    assert set(entries) == {*runtime.FILES, runtime.INDEX, "cp312/pygame-cp312-wasm32_bi_emscripten.whl"}
    built(project, *arguments)  # the same again

    (folder / "0.9.3" / "cpython312" / "main.wasm").write_text("// 0.9.3/cpython312/main.wasN")
    (folder / "0.9.3" / "empty.ogg").write_text("longer than it was before")
    assert make.main(arguments, root=project) == 1
    said = capsys.readouterr().err
    assert "0.9.3/cpython312/main.wasm changed: its SHA-256 is" in said
    assert "0.9.3/empty.ogg has 25 bytes" in said
    assert "pythons.js" not in said
    assert "--renew-lock" in said
    built(project, "--renew-lock", *arguments)
    built(project, *arguments)

    entries = json.loads(kept.read_text())
    entries["0.9.3/cpython312/main.wasm"] = {"git": lock.git_id(b"// 0.9.3/cpython312/main.wasN")}
    entries["0.9.3/gone.js"] = entries.pop("0.9.3/pythons.js")
    kept.write_text(json.dumps(entries))
    assert make.main(arguments, root=project) == 1
    said = capsys.readouterr().err
    assert "0.9.3/pythons.js is not in the lock" in said
    assert "0.9.3/gone.js is in the lock but not in the runtime" in said
    assert "main.wasm" not in said
    entries["0.9.3/cpython312/main.wasm"] = {"git": "0" * 40}
    entries["0.9.3/empty.ogg"] = {}
    kept.write_text(json.dumps(entries))
    assert make.main(arguments, root=project) == 1
    said = capsys.readouterr().err
    assert "main.wasm changed: as a git blob" in said
    assert "empty.ogg has an entry in the lock that says nothing" in said
    for nonsense in ("[]", "no json"):
        kept.write_text(nonsense)
        assert make.main(arguments, root=project) == 1
        assert "--renew-lock" in capsys.readouterr().err


@pytest.fixture
def cdn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """pygbag's CDN, played by a server on this machine; its folder."""
    folder = tmp_path / "cdn"
    lay_out_mirror(folder)

    class Answer(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: Any) -> None:
            pass

        def send_header(self, keyword: str, value: str) -> None:
            cut = folder / "cut"  # names a file of which less comes than was said
            if keyword == "Content-Length" and cut.exists() and self.path.endswith(cut.read_text()):
                value = "1000"
            super().send_header(keyword, value)

    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Answer, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    monkeypatch.setattr(runtime, "CDN", f"http://127.0.0.1:{server.server_address[1]}/")
    yield folder
    server.shutdown()
    server.server_close()
    thread.join()


def test_the_runtime_from_the_cdn(project: Path, cdn: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Fetched, held to the lock, and a lock that does not know all yet is completed."""
    contents = {name: (cdn / name).read_bytes() for name in [*runtime.FILES, runtime.INDEX]}
    contents |= {file.relative_to(cdn).as_posix(): file.read_bytes() for file in cdn.glob("cp312/pygame-*.whl")}
    kept = project / "build" / "runtime.lock"
    lock.write(contents, kept)
    whole = json.loads(kept.read_text())
    half = dict(whole)
    for name, known in (("main.wasm", {}), ("main.data", {"size": len(b"// 0.9.3/cpython312/main.data")})):
        name = f"0.9.3/cpython312/{name}"
        half[name] = {"git": lock.git_id(contents[name]), **known}
    kept.write_text(json.dumps(half))
    wasm = cdn / "0.9.3" / "cpython312" / "main.wasm"

    # one byte is wrong: nothing is built, nothing is put into the lock
    wasm.write_bytes(b"// 0.9.3/cpython312/main.wasN")
    assert make.main(["--vendor"], root=project) == 1
    assert "0.9.3/cpython312/main.wasm changed: as a git blob it is" in capsys.readouterr().err
    assert json.loads(kept.read_text()) == half
    assert not (project / "build" / "web").exists()

    wasm.write_bytes(contents["0.9.3/cpython312/main.wasm"])
    site = built(project, "--vendor")
    assert "0.9.3/cpython312/main.wasm" in (said := capsys.readouterr().out)
    assert "commit it" in said
    assert json.loads(kept.read_text()) == whole  # name, size and SHA-256 of every file
    assert (site / "cdn" / "0.9.3" / "cpython312" / "main.wasm").read_bytes() == wasm.read_bytes()
    built(project, "--vendor")
    assert "commit it" not in capsys.readouterr().out

    wasm.write_bytes(b"// 0.9.3/cpython312/main.wasN")
    assert make.main(["--vendor"], root=project) == 1
    assert "0.9.3/cpython312/main.wasm changed: its SHA-256 is" in capsys.readouterr().err
    assert json.loads(kept.read_text()) == whole
    built(project, "--vendor", "--renew-lock")
    assert json.loads(kept.read_text()) != whole


def test_a_cdn_that_fails(project: Path, cdn: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (cdn / "cut").write_text("main.data")
    assert make.main(["--vendor"], root=project) == 1
    assert "could not fetch" in (said := capsys.readouterr().err)
    assert "main.data: " in said
    (cdn / "0.9.3" / "empty.ogg").unlink()
    assert make.main(["--vendor"], root=project) == 1
    assert "empty.ogg: File not found" in capsys.readouterr().err
    runtime_at = "http://127.0.0.1:9/"  # where nobody answers
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(runtime, "CDN", runtime_at)
        assert make.main(["--vendor"], root=project) == 1
    assert f"could not fetch {runtime_at}" in capsys.readouterr().err


def test_a_folder_laid_out_in_its_own_way_has_a_lock_too(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "runtime"
    folder.mkdir()
    (folder / "pythons.js").write_text("// runtime")
    arguments = ["--vendor", "--runtime", str(folder)]
    built(project, *arguments)
    (folder / "pythons.js").write_text("// other")
    assert make.main(arguments, root=project) == 1
    assert "pythons.js has 8 bytes, not 10" in capsys.readouterr().err
    assert not (project / "build" / "runtime.lock").exists()
    built(project, "--renew-lock", *arguments)


def test_the_lock_of_the_project_is_sound() -> None:
    entries = json.loads((ROOT / "build" / "runtime.lock").read_text("utf-8"))
    assert {*runtime.FILES, runtime.INDEX} <= set(entries)
    for name, entry in entries.items():
        assert ("sha256" in entry and entry["size"] > 0) or len(entry["git"]) == 40, name


def test_the_worker_knows_every_file_a_page_needs(project: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mirror"
    lay_out_mirror(folder)
    site = built(project, "--vendor", "--runtime", str(folder))
    worker = (site / "sw.js").read_text("utf-8")
    found = worker.split("const FILES = ")[1].split(" // path")[0]
    files = json.loads(found)
    there = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    assert set(files) == there - {"sw.js", "euchre.apk"}
    assert files["index.html"] == hashlib.sha256((site / "index.html").read_bytes()).hexdigest()
    assert "@" not in worker.split("\n\n")[0]
    (project / "game" / "deep" / "part.py").write_text("x = 2")
    assert built(project, "--vendor", "--runtime", str(folder)) == site
    assert (site / "sw.js").read_text("utf-8").split("const FILES")[0] != worker.split("const FILES")[0]
    built(project)  # with the CDN's runtime nothing is kept, and what was kept before is cleared
    assert "unregister" in (site / "sw.js").read_text("utf-8")


def test_the_policy_allows_this_site_and_the_runtimes_only(project: Path) -> None:
    def policy(*arguments: str) -> dict[str, list[str]]:
        page = (built(project, *arguments) / "index.html").read_text("utf-8")
        (text,) = re.findall(r'Content-Security-Policy" content="(.*?)"', page)
        return {line.split()[0]: line.split()[1:] for line in text.split("; ")}

    here = policy("--runtime", "https://games.example/pygbag/")
    assert here["default-src"] == ["'none'"]
    assert here["connect-src"] == ["'self'", "https://games.example"]
    assert here["img-src"] == ["'self'", "blob:"]
    assert "'unsafe-inline'" not in str(here)
    loosened = [word for words in here.values() for word in words if word.startswith("'unsafe")]
    assert loosened == ["'unsafe-eval'"]  # see docs/hosting.md
    assert len([part for part in here["script-src"] if part.startswith("'sha256-")]) == 2


def test_a_runtime_at_another_address(project: Path) -> None:
    site = built(project, "--runtime", "https://games.example/pygbag")
    assert 'src="https://games.example/pygbag/pythons.js"' in (site / "index.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["--runtime", "/no/such/folder"], 2, "neither an address"),
        (["--renew-lock"], 2, "--renew-lock is for"),
        (["--vendor", "--runtime", "https://games.example/"], 2, "--vendor takes the runtime from a folder"),
    ],
)
def test_wrong_use(
    arguments: list[str], code: int, words: str, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert make.main(arguments, root=project) == code
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--nonsense"], ["--runtime"]])
def test_an_unknown_option_is_wrong_use(arguments: list[str], project: Path) -> None:
    with pytest.raises(SystemExit) as stopped:
        make.main(arguments, root=project)
    assert stopped.value.code == 2


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("assets/sounds/click.wav", "RIFF", "cannot use this kind of file"),
        ("main.py", MAIN.replace("pygame-ce", "numpy"), "PEP 723"),
        ("main.py", MAIN.replace("asyncio.run(", "asyncio_run("), "never calls asyncio.run"),
        ("main.py", None, "there is no main.py"),
    ],
)
def test_what_a_page_cannot_use_is_refused(
    name: str, text: str | None, words: str, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if text is None:
        (project / name).unlink()
    else:
        (project / name).write_text(text)
    assert make.main([], root=project) == 1
    assert words in capsys.readouterr().err


def test_the_checks_find_faults(project: Path, tmp_path: Path) -> None:
    site = built(project)
    names = [Path(name) for name in SHIPPED]
    address = runtime.address(None)
    checks.check_site(site, "euchre", names, address)
    contents = packing.read_archive(site / "euchre.apk")
    contents["assets/tests/test_it.py"] = b""
    del contents["assets/main.py"]
    packing.write_zip(site / "euchre.apk", contents)
    (site / "euchre.tar.gz").unlink()
    page = site / "index.html"
    page.write_text(
        page.read_text("utf-8")
        .replace('id="fatal"', 'id="other"')
        .replace("<h1", '<img src="//x.example/a" onerror="x()"><h1')
    )
    (site / "icon.svg").unlink()
    with pytest.raises(BuildError) as found:
        checks.check_site(site, "euchre", names, address)
    for fault in (
        "euchre.apk holds assets/tests/test_it.py",
        "euchre.apk lacks assets/main.py",
        "euchre.tar.gz is missing",
        "has no element #fatal",
        "inline handler",
        "asks a third party: //x.example/a",
        "asks for icon.svg, which is not there",
    ):
        assert fault in str(found.value)


def test_an_archive_that_is_too_large_is_refused(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "MOST_BYTES", 100)
    assert make.main([], root=project) == 1


def test_itch_limits(tmp_path: Path) -> None:
    file = tmp_path / "game.zip"
    names = {f"f{n}": b"" for n in range(1001)} | {
        "a" * 241: b"",
        "Icon.svg": b"",
        "icon.svg": b"",
        "../x": b"",
        "ß": b"",
    }
    packing.write_zip(file, names | {"sub/index.html": b""})
    with pytest.raises(BuildError) as found:
        checks.check_itch(file)
    for fault in (
        "no index.html at its root",
        "1,007 files",
        "longer than 240",
        "icon.svg: more than one file of this name",
        "../x: a path that does not come out the same",
        "ß: a path that does not come out the same",
    ):
        assert fault in str(found.value)
    packing.write_zip(file, {"index.html": b"", "cdn/main.wasm": b"x"})
    checks.check_itch(file)


def test_itch_takes_so_many_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (checks.ITCH_FILES, checks.ITCH_BYTES, checks.ITCH_FILE, checks.ITCH_PATH) == (1000, 500e6, 200e6, 240)
    monkeypatch.setattr(checks, "ITCH_BYTES", 500)
    monkeypatch.setattr(checks, "ITCH_FILE", 200)
    file = tmp_path / "game.zip"
    packing.write_zip(file, {"index.html": bytes(200), "a": bytes(200), "b": bytes(100)})
    checks.check_itch(file)
    packing.write_zip(file, {"index.html": bytes(200), "a": bytes(201), "b": bytes(100)})
    with pytest.raises(BuildError) as found:
        checks.check_itch(file)
    assert "a has 201 bytes; itch.io takes 200 for one file" in str(found.value)
    assert "unpacks to 501 bytes" in str(found.value)


def test_a_broken_archive_is_told_in_words(tmp_path: Path) -> None:
    for name in ("a.apk", "a.tar.gz"):
        (tmp_path / name).write_bytes(b"nonsense")
        with pytest.raises(BuildError, match="cannot be read"):
            packing.read_archive(tmp_path / name)


def test_the_real_game_ships_no_more_than_it_should() -> None:
    names = {name.as_posix() for name in staging.files_to_ship(ROOT)}
    assert {"main.py", "game/page.py", "assets/i18n/en.json"} <= names
    assert all(name == "main.py" or name.startswith(("game/", "assets/")) for name in names)
    staging.check_main((ROOT / "main.py").read_text("utf-8"))
