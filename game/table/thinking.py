"""Dots at the seat of a computer player who takes long, so that nobody believes the game stands still."""

from typing import Final

from game.engine.cards import Seat
from game.table.speech import Speech
from game.text import t

THINKS_LONG_MS: Final = 700.0
"""From then on it is shown."""


class ThinkingDots:
    """Watches how long a player has been thinking with nothing moving."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self._ms = 0.0
        self._shown: Seat | None = None
        """At whose seat they are."""

    def update(self, dt_ms: float, seat: Seat | None) -> None:
        """Let time pass while that seat is waited for; None: something moves, or nobody is."""
        before = self._ms
        self._ms = before + dt_ms if seat is not None else 0.0
        if seat is not None and before < THINKS_LONG_MS <= self._ms:
            self._shown = seat
            self.speech.say(seat, t("table.thinking"))

    def stop(self) -> None:
        """The player has made up its mind."""
        self._ms = 0.0
        if self._shown is not None:
            self.speech.hush(self._shown)
            self._shown = None
