"""The commands `python -m game.records check FILE…` and `show FILE`; see record.md."""

import argparse
import os
import sys
from io import TextIOWrapper

from game.records.expectations import Failure, check_record
from game.records.match_record import RecordError
from game.records.read import parse_record, read_record
from game.records.show import show_record


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the exit status: 0, or 1 when a record is wrong. Wrong use exits with 2."""
    parser = argparse.ArgumentParser(prog="python -m game.records", description="Check or show records of matches.")
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="check every expectation of every file")
    check.add_argument("files", nargs="+", metavar="FILE")
    show = commands.add_parser("show", help="tell a match in words")
    show.add_argument("file", metavar="FILE")
    given = parser.parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a file's name may be no text at all
    if given.command == "check":
        return max([_check(file) for file in given.files])
    return _show(given.file)


def _check(file: str) -> int:
    failures: list[Failure | RecordError]
    try:
        failures = [*check_record(parse_record(_text(file), file))]
    except RecordError as error:
        failures = [error]
    print("\n".join(map(str, failures)) or f"{file}: ok")
    return 1 if failures else 0


def _show(file: str) -> int:
    try:
        lines = list(show_record(read_record(_text(file), file)))
    except RecordError as error:
        print(error, file=sys.stderr)
        return 1
    print("\n".join(lines))
    return 0


def _text(file: str) -> str:
    try:
        with open(file, "rb") as opened:
            content = opened.read()
    except OSError as error:
        raise RecordError(file, 0, f"cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise RecordError(file, 0, f"cannot be read: {error}") from None
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(file, content.count(b"\n", 0, error.start) + 1, "not UTF-8 text") from None


if __name__ == "__main__":
    try:
        status = main()
        sys.stdout.flush()
    except BrokenPipeError:
        # Who read it has gone; nothing more can be said, not even at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)
