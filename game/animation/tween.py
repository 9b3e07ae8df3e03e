"""One movement: a function that is told again and again how far it has come."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.animation.easing import Easing, out_cubic


@dataclass(frozen=True, slots=True)
class Tween:
    """`on_progress` is called with the eased progress, first about 0, last exactly 1.0.

    Durations are in milliseconds at normal speed. During the delay `on_progress` is not called: what is to move stays
    where it is. `on_start` is called once when the delay is over (to play a sound, to bring a card to the top).
    A tween says nothing about where something comes from: read the starting place in `on_start` if it is not known
    when the tween is made.
    """

    duration_ms: float
    on_progress: Callable[[float], None]
    easing: Easing = out_cubic
    delay_ms: float = 0.0
    on_start: Callable[[], None] | None = None
    on_end: Callable[[], None] | None = None

    @property
    def total_ms(self) -> float:
        """Delay and movement together."""
        return self.delay_ms + self.duration_ms

    def delayed(self, more_ms: float) -> "Tween":
        """The same movement, beginning `more_ms` later."""
        return replace(self, delay_ms=self.delay_ms + more_ms)


class Running:
    """A tween on its way; `Timeline` keeps these."""

    __slots__ = ("_done", "_elapsed", "_started", "_tween")

    def __init__(self, tween: Tween) -> None:
        self._tween = tween
        self._elapsed = 0.0
        self._started = False
        self._done = False

    @property
    def done(self) -> bool:
        """Whether the last call (with 1.0) has been made."""
        return self._done

    @property
    def left_ms(self) -> float:
        """Milliseconds until the end, at normal speed."""
        return 0.0 if self._done else max(0.0, self._tween.total_ms - self._elapsed)

    def advance(self, ms: float) -> bool:
        """Let `ms` pass; whether anything was called."""
        if self._done:
            return False
        self._elapsed += ms
        tween = self._tween
        moved = self._elapsed - tween.delay_ms
        if moved < 0:
            return False
        self._start()
        if moved >= tween.duration_ms:
            self._end()
        else:
            tween.on_progress(tween.easing(moved / tween.duration_ms))
        return True

    def finish(self) -> None:
        """Jump to the end."""
        if not self._done:
            self._start()
            self._end()

    def _start(self) -> None:
        if not self._started:
            self._started = True
            if self._tween.on_start is not None:
                self._tween.on_start()

    def _end(self) -> None:
        self._done = True
        self._tween.on_progress(1.0)
        if self._tween.on_end is not None:
            self._tween.on_end()
