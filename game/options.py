"""What a start of the game is told: the command line natively, the page's query in the browser."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.text import catalogue_for, languages

if TYPE_CHECKING:
    from argparse import ArgumentParser

    from game.engine.actions import Deal

SPEEDS = ("slow", "normal", "fast", "off")
SMALLEST = (240, 240)
LARGEST = (16384, 16384)
LONGEST = 40
"""So much of what could not be understood is shown."""


@dataclass(frozen=True, slots=True)
class Options:
    """How the game was started; None means "not said"."""

    seed: int | None = None
    """Makes the deals and the computer players repeatable."""
    record: str | None = None
    """Natively: the file of a record to go on playing from its end."""
    speed: str | None = None
    """slow, normal, fast or off, instead of what the preferences say."""
    size: tuple[int, int] | None = None
    """Natively: the window's size at the start, in CSS pixels."""
    lang: str | None = None
    demo: int | None = None
    """Natively: play this many matches with computer players in all seats, then end."""
    deal: "Deal | None" = None
    """In the browser: a shared deal, with which each new match begins."""
    refused: tuple[str, ...] = ()
    """In the browser: what of the address could not be understood, and why; it is as if it were not there."""


def parser() -> "ArgumentParser":
    """The command line of `python main.py`. Wrong use prints words and exits with 2, as argparse does."""
    import argparse  # late: a page, which has no command line, starts 0.1 s sooner without it

    def told(read: Callable[[str], object]) -> Callable[[str], object]:
        def checked(text: str) -> object:
            try:
                return read(text)
            except ValueError as error:
                raise argparse.ArgumentTypeError(str(error)) from None

        return checked

    made = argparse.ArgumentParser(
        prog="python main.py", description="Three-handed euchre: you against two computer players.", allow_abbrev=False
    )
    made.add_argument("--seed", type=told(_seed), metavar="N", help="repeat the same deals")
    made.add_argument("--record", metavar="FILE", help="go on playing this record from its end")
    made.add_argument("--speed", choices=SPEEDS, help="how fast the cards move")
    made.add_argument("--size", type=told(_size), metavar="WxH", help="size of the window, such as 1280x720")
    made.add_argument("--lang", type=told(_lang), metavar="XX", help="language, such as en")
    made.add_argument(
        "--demo",
        type=told(_matches),
        nargs="?",
        const=1,
        metavar="MATCHES",
        help="computer players in all three seats, for so many matches (1), then end",
    )
    return made


def from_command_line(arguments: Sequence[str]) -> Options:
    """Read the command line, without the program's name. Exits with 2 after saying what is wrong."""
    return Options(**vars(parser().parse_args(arguments)))


def from_query(query: Mapping[str, str]) -> Options:
    """Read the page's query. What cannot be understood is as if it were not there, and stands in `refused`."""
    readers: dict[str, Callable[[str], object]] = {"seed": _seed, "speed": _speed, "lang": _lang, "deal": _deal}
    given: dict[str, object] = {}
    refused: list[str] = []
    for name, read in readers.items():
        try:
            if query.get(name):
                given[name] = read(query[name])
        except ValueError as error:
            refused.append(f"{name}: {error}")
    return Options(**given, refused=tuple(refused))  # type: ignore[arg-type]


def _seed(text: str) -> int:
    try:
        seed = int(text)
    except ValueError:
        raise ValueError(f"{_shown(text)} is not a whole number") from None
    if not 0 <= seed < 2**63:
        raise ValueError("it must be a whole number of 0 or more")
    return seed


def _speed(text: str) -> str:
    if text not in SPEEDS:
        raise ValueError(f"{_shown(text)} is none of {', '.join(SPEEDS)}")
    return text


def _deal(text: str) -> "Deal":
    from game.records.shared_deal import read_deal  # late: a page without one starts sooner

    return read_deal(text)


def _lang(text: str) -> str:
    if not (2 <= len(text) <= 12 and text.replace("-", "").replace("_", "").isalnum() and text.isascii()):
        raise ValueError(f"{_shown(text)} is not a language, such as en")
    if catalogue_for(text) is None:
        raise ValueError(f"the game has no words in {_shown(text)}, only in {', '.join(languages())}")
    return text


def _shown(text: str) -> str:
    """What somebody wrote, for a message."""
    return repr(text if len(text) <= LONGEST else f"{text[:LONGEST]}…")


def _matches(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 1_000_000:
        raise ValueError(f"{text!r} is not a number of matches, 1 or more")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    width, x, height = text.lower().partition("x")
    digits = x and all(each.isascii() and each.isdigit() and len(each) < 6 for each in (width, height))
    if not digits:
        raise ValueError(f"{text!r} is not a size, such as 1280x720")
    size = int(width), int(height)
    if not (SMALLEST[0] <= size[0] <= LARGEST[0] and SMALLEST[1] <= size[1] <= LARGEST[1]):
        raise ValueError(f"{text} cannot be shown: from {SMALLEST[0]}x{SMALLEST[1]} to {LARGEST[0]}x{LARGEST[1]}")
    return size
