"""Which files of the project go into the page's archive, and laying them out for pygbag."""

import re
import shutil
from pathlib import Path

from build.errors import BuildError

CODE = (".py",)
ASSETS = (".json", ".txt", ".ttf", ".otf", ".png", ".ogg", ".euchre")
"""Kinds of files that the game may bring; sound must be .ogg, which is all that the runtime plays."""


def files_to_ship(root: Path) -> list[Path]:
    """main.py, the code of game/ and everything of assets/, relative to the project's root, sorted."""
    if not (root / "main.py").is_file():
        raise BuildError(f"there is no main.py in {root}")
    shipped = [Path("main.py")]
    for folder, kinds in (("game", CODE), ("assets", ASSETS)):
        for file in sorted((root / folder).rglob("*")):
            name = file.relative_to(root)
            if not file.is_file() or any(part.startswith((".", "__pycache__")) for part in name.parts):
                continue
            if file.suffix.lower() in kinds:
                shipped.append(name)
            elif folder == "assets":
                raise BuildError(
                    f"{name.as_posix()}: the page cannot use this kind of file (it takes {' '.join(ASSETS)})"
                )
    return shipped


def stage(root: Path, folder: Path) -> list[Path]:
    """Copy what is shipped, and nothing else, into a new `folder`; the names, relative to it."""
    names = files_to_ship(root)
    check_main((root / "main.py").read_text("utf-8"))
    shutil.rmtree(folder, ignore_errors=True)
    for name in names:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(root / name, target)
    return names


def check_main(source: str) -> None:
    """What pygbag's runtime looks for in main.py, which is all it reads before it runs it."""
    block = re.search(r"(?ms)^# /// script$.*?^# ///$", source)
    if not block or not re.search(r'"pygame-ce"', block.group()):
        raise BuildError(
            'main.py: a PEP 723 block with the dependency "pygame-ce" is missing; the page would not load pygame'
        )
    if "asyncio.run(" not in source:
        raise BuildError("main.py: never calls asyncio.run; the page would take it for blocking code")
