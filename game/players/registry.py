"""The computer players by name."""

from collections.abc import Callable
from typing import Final

from game.players.advice import AdvicePlayer, FittedPlayer
from game.players.beginner import BeginnerPlayer
from game.players.expert import SearchPlayer
from game.players.persona import Persona
from game.players.pimc import PimcPlayer
from game.players.player import Player
from game.players.random_player import RandomPlayer

_PLAYERS: Final[dict[str, Callable[[], Player]]] = {
    "random": RandomPlayer,
    "beginner": BeginnerPlayer,
    "advice": AdvicePlayer,
    "pimc50": PimcPlayer,
    "fitted": FittedPlayer,
    "strong": lambda: SearchPlayer("strong", 60, cards_only=True),
    "expert": lambda: SearchPlayer("expert", 900),
}


def names() -> tuple[str, ...]:
    """The names that `player` knows, weakest first."""
    return tuple(_PLAYERS)


def player(name: str) -> Player:
    """The player of that name, with a taste after a plus sign where one is wanted: "expert+bold".

    Raises ValueError, listing the names, for any other.
    """
    level, plus, taste = name.partition("+")
    make = _PLAYERS.get(level)
    if make is None:
        raise ValueError(f"there is no player {level!r}: the players are {', '.join(_PLAYERS)}")
    return Persona(make(), taste) if plus else make()
