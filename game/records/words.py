"""Single actions, seats and numbers as records spell them, without the seat: "order up", "call H", "JH"."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from game.engine.actions import (
    Action,
    Call,
    Decline,
    GoAlone,
    Keep,
    NameBenny,
    OrderUp,
    Pass,
    PickUp,
    Play,
    WithPartner,
)
from game.engine.cards import SEATS, Card, Seat, card, suit

_NUMBER: Final = re.compile(r"[0-9]{1,6}", re.ASCII)

_PLAIN: Final[dict[tuple[str, ...], Action]] = {
    ("pass",): Pass(),
    ("order", "up"): OrderUp(),
    ("assist",): OrderUp(),
    ("accept",): OrderUp(),
    ("decline",): Decline(),
    ("alone",): GoAlone(),
    ("partner",): WithPartner(),
}
# Actions that need one word more: what stands before it, and what to make of it.
_WITH_WORD: Final[dict[tuple[str, ...], Callable[[str], Action]]] = {
    ("call",): lambda word: Call(suit(word)),
    ("name",): lambda word: NameBenny(suit(word)),
    ("pick", "up"): lambda word: PickUp(card(word)),
}


def action_words(action: Action) -> str:
    """The statement for an action, without the seat. Raises ValueError for a Deal, which takes several lines."""
    match action:
        case Play(played):
            return played.code
        case Pass():
            return "pass"
        case OrderUp():
            return "order up"
        case Call(named):
            return f"call {named.letter}"
        case NameBenny(named):
            return f"name {named.letter}"
        case PickUp(discard):
            return f"pick up {discard.code}"
        case Decline():
            return "decline"
        case Keep(kept):
            return f"keep {codes(kept)}".rstrip()
        case GoAlone():
            return "alone"
        case WithPartner():
            return "partner"
        case _:
            raise ValueError("a deal is not one statement")


def parse_action(words: str) -> Action:
    """The action a statement without the seat means; the inverse of `action_words`. Raises ValueError."""
    split = words.split()
    if not split:
        raise ValueError("no action is named")
    action, rest = _first(split)
    if rest:
        raise ValueError(f"too much after {action_words(action)!r}: {quoted(rest[0])}")
    return action


def parse_actions(words: str) -> tuple[Action, ...]:
    """Several actions, in one line, separated by blanks or semicolons. Raises ValueError."""
    actions: list[Action] = []
    for part in words.split(";"):
        rest: Sequence[str] = part.split()
        while rest:
            action, rest = _first(rest)
            actions.append(action)
    return tuple(actions)


def _first(words: Sequence[str]) -> tuple[Action, Sequence[str]]:
    """The action that `words` begin with, and what follows it. No statement is the beginning of another."""
    low = tuple(word.lower() for word in words[:2])
    for size in (1, 2):
        if low[:size] in _PLAIN:
            return _PLAIN[low[:size]], words[size:]
        if low[:size] in _WITH_WORD:
            if len(words) == size:
                raise ValueError(f"something is missing after {' '.join(low[:size])!r}")
            return _WITH_WORD[low[:size]](words[size]), words[size + 1 :]
    if low[0] == "keep":
        end = next((i for i, word in enumerate(words) if i and not _is_card(word)), len(words))
        return Keep(tuple(card(word) for word in words[1:end])), words[end:]
    if not _is_card(words[0]):
        raise ValueError(f"neither an action nor a card: {quoted(words[0])}")
    return Play(card(words[0])), words[1:]


def _is_card(word: str) -> bool:
    try:
        card(word)
    except ValueError:
        return False
    return True


def codes(held: Sequence[Card]) -> str:
    """Cards as records write them, separated by blanks."""
    return " ".join(each.code for each in held)


def number(word: str) -> int:
    """A whole number of up to six digits, at least zero. Raises ValueError."""
    if not _NUMBER.fullmatch(word):
        raise ValueError(f"not a number: {quoted(word)}")
    return int(word)


def seat(word: str) -> Seat:
    """A seat: 0, 1 or 2. Raises ValueError."""
    if not _NUMBER.fullmatch(word) or int(word) not in SEATS:
        raise ValueError(f"not a seat (0, 1 or 2): {quoted(word)}")
    return int(word)


def quoted(word: str) -> str:
    """A word of the file as it may stand in a message: short, and with nothing unprintable in it."""
    return ascii(word if len(word) <= 30 else word[:30] + "...")
