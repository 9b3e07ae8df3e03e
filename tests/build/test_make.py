"""Building the page: what goes in, what comes out, what is refused."""

import json
import shutil
import zipfile
from pathlib import Path

import pytest

from build import checks, make, packing, runtime, staging
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


def test_a_copy_of_the_cdn_looks_for_its_wheels_beside_it(project: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mirror"
    (folder / "0.9.3").mkdir(parents=True)
    (folder / "0.9.3" / "pythons.js").write_text("// runtime")
    (folder / "0.9.3" / "cpythonrc.py").write_text("#!pythonrc.py\n\nimport os\nimport sys\n")
    (folder / "index-0.9.3-cp312.json").write_text(json.dumps({"-CDN-": runtime.CDN, "pygame": "cp312/pygame.whl"}))
    site = built(project, "--runtime", str(folder))
    assert 'src="cdn/0.9.3/pythons.js"' in (site / "index.html").read_text("utf-8")
    assert json.loads((site / "cdn" / "index-0.9.3-cp312.json").read_text()) == {
        "-CDN-": "cdn/",
        "pygame": "cp312/pygame.whl",
    }
    assert 'import os\nos.environ["PYGPI"] = "cdn/"\n' in (site / "cdn" / "0.9.3" / "cpythonrc.py").read_text()


def test_a_runtime_at_another_address(project: Path) -> None:
    site = built(project, "--runtime", "https://games.example/pygbag")
    assert 'src="https://games.example/pygbag/pythons.js"' in (site / "index.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["--runtime", "/no/such/folder"], 2, "neither an address"),
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
    packing.write_zip(file, {f"f{n}": b"" for n in range(1001)} | {"a" * 241: b""})
    with pytest.raises(BuildError) as found:
        checks.check_itch(file)
    for fault in ("no index.html", "1,002 files", "longer than 240"):
        assert fault in str(found.value)


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
