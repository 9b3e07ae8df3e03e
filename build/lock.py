"""The lock: which files the runtime consisted of when somebody looked at it, so that none changes unseen.

A JSON file: name -> size and sha256. An entry may have `git` (the id of the file as a git blob) in place of the sum,
where the file itself was not at hand when the lock was written; the first build that has the file completes the entry.
"""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from build.errors import BuildError

RENEW = "if you mean it to change, build with --renew-lock and look at what git says changed in the lock"


def check(files: Mapping[str, bytes], lock: Path) -> list[str]:
    """Raise BuildError that names every file which is not as locked, is new, or is gone.

    The names of those whose size or sum the lock did not know, and knows from now on.
    """
    entries = _read(lock)
    faults = [fault for name in sorted(files) if (fault := _fault(name, files[name], entries.get(name)))]
    faults += [f"{name} is in the lock but not in the runtime" for name in sorted(set(entries) - set(files))]
    if faults:
        told = "\n".join(f"  - {fault}" for fault in faults)
        raise BuildError(f"the runtime is not the one of {lock.name}:\n{told}\n{RENEW}")
    completed = [
        name for name, entry in entries.items() if isinstance(entry, dict) and not {"size", "sha256"} <= set(entry)
    ]
    if completed:
        write(files, lock)
    return completed


def write(files: Mapping[str, bytes], lock: Path) -> None:
    """Lock these files, in place of what was locked before."""
    entries = {
        name: {"size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
        for name, content in sorted(files.items())
    }
    lock.parent.mkdir(parents=True, exist_ok=True)
    lock.write_text(json.dumps(entries, indent=1) + "\n", "utf-8")


def _fault(name: str, content: bytes, entry: object) -> str | None:
    if entry is None:
        return f"{name} is not in the lock"
    if not isinstance(entry, dict) or not ("sha256" in entry or "git" in entry):
        return f"{name} has an entry in the lock that says nothing"
    if "size" in entry and entry["size"] != len(content):
        return f"{name} has {len(content):,} bytes, not {entry['size']:,}"
    if "sha256" in entry and entry["sha256"] != (found := hashlib.sha256(content).hexdigest()):
        return f"{name} changed: its SHA-256 is {found}, not {entry['sha256']}"
    if "git" in entry and entry["git"] != (found := git_id(content)):
        return f"{name} changed: as a git blob it is {found}, not {entry['git']}"
    return None


def git_id(content: bytes) -> str:
    """The id under which git keeps a file of this content."""
    return hashlib.sha1(b"blob %d\0" % len(content) + content, usedforsecurity=False).hexdigest()


def _read(lock: Path) -> dict[str, object]:
    try:
        entries = json.loads(lock.read_text("utf-8"))
    except ValueError:
        raise BuildError(f"{lock} is no JSON; {RENEW}") from None
    if not isinstance(entries, dict):
        raise BuildError(f"{lock} is no lock; {RENEW}")
    return entries
