"""The queue of everything that moves on the table.

A choreography is written as it is told, and every line waits for the one before it:

    timeline.then(turn_the_upcard)                       # one tween
    timeline.wait(200)
    timeline.together([west_card, east_card])            # side by side, over when the slowest is
    timeline.stagger(packets, 90, landed=snap)           # each 90 ms after the one before it
    timeline.call(lambda: audio.cue("trick"))            # between two steps, takes no time
    timeline.rest(700)                                   # time to read; rest() waits for a press
    timeline.then(sweep, score)                          # the same as together([sweep, score])

`with_last(tween)` adds to the step queued last; `add(tween)` and `after(ms, function)` run beside the queue (a card
that lifts under the pointer, a bubble that goes by itself) and do not make it `busy`.

Once a frame the scene calls `update(dt_ms)`. Time is only ever what `update` is told: the same calls give the same
pictures on every machine. Time left over from a step flows into the next, so a slow frame loses nothing.

`hurry()` (a click, a tap, Space) brings what is queued to its end state at once, in order, every call made exactly
once, as far as the next `rest`; pressed during a rest it ends that rest. `finish()` goes through rests too (before a
resize, or when the scene is left). Steps that are queued by a function while hurrying are not hurried: they play.

Speeds: "slow", "normal", "fast", "off". Off is `finish` at every update, but for rests, which stay readable.
"""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final, Literal, TypeAlias, get_args

from game.animation.tween import Running, Tween

Speed: TypeAlias = Literal["slow", "normal", "fast", "off"]
SPEEDS: Final[tuple[Speed, ...]] = get_args(Speed)
_PACE: Final[dict[Speed, float]] = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "off": 0.0}
_REST_PACE: Final[dict[Speed, float]] = {"slow": 0.7, "normal": 1.0, "fast": 1.6, "off": 1.0}


class _Step:
    """One place in the queue: tweens side by side, a rest, or a call."""

    __slots__ = ("call", "left_ms", "resting", "running", "started")

    def __init__(self, running: list[Running], left_ms: float | None = 0.0, resting: bool = False) -> None:
        self.running = running
        self.left_ms = left_ms  # of a wait or rest; None rests until hurried
        self.resting = resting
        self.call: Callable[[], None] | None = None
        self.started = False


class Timeline:
    """A queue of steps in milliseconds; see the module's text for how it is used."""

    def __init__(self, speed: Speed = "normal") -> None:
        self.speed: Speed = speed
        """May be changed at any time; what is on its way goes on at the new pace."""
        self._steps: deque[_Step] = deque()
        self._beside: list[tuple[Running, Callable[[], None] | None]] = []
        self._inside = False

    # -- queueing -----------------------------------------------------------------------------------------------

    def then(self, *tweens: Tween) -> "Timeline":
        """Queue tweens that run together, after everything queued so far."""
        return self.together(tweens)

    def together(self, tweens: Iterable[Tween]) -> "Timeline":
        """Queue one step of tweens side by side; it is over when the last of them is."""
        running = [Running(each) for each in tweens]
        if running:
            self._steps.append(_Step(running))
        return self

    def stagger(self, tweens: Iterable[Tween], gap_ms: float, landed: Callable[[], None] | None = None) -> "Timeline":
        """Queue one step in which each tween begins `gap_ms` after the one before it; `landed` at each end."""
        later = [each.delayed(place * gap_ms) for place, each in enumerate(tweens)]
        if landed is not None:
            later = [replace(each, on_end=_both(each.on_end, landed)) for each in later]
        return self.together(later)

    def with_last(self, *tweens: Tween) -> "Timeline":
        """Let tweens run beside the step queued last, if that is one of tweens and not yet on its way; else `then`."""
        last = self._steps[-1] if self._steps else None
        if last is None or not last.running or last.started:
            return self.together(tweens)
        last.running.extend(Running(each) for each in tweens)
        return self

    def wait(self, ms: float) -> "Timeline":
        """Queue a pause that belongs to the motion; `hurry` and speed "off" skip it."""
        self._steps.append(_Step([], ms))
        return self

    def rest(self, ms: float | None = None) -> "Timeline":
        """Queue time to read, kept at every speed; a press ends it. None: until a press."""
        self._steps.append(_Step([], ms, resting=True))
        return self

    def call(self, function: Callable[[], None]) -> "Timeline":
        """Queue a call between two steps. It is made exactly once, also when hurried."""
        step = _Step([])
        step.call = function
        self._steps.append(step)
        return self

    def add(self, *tweens: Tween, then: Callable[[], None] | None = None) -> "Timeline":
        """Run tweens at once beside the queue; `then` is called when the last of those given has ended."""
        longest = max(tweens, key=lambda each: each.total_ms, default=None)
        for tween in tweens:
            self._beside.append((Running(tween), then if tween is longest else None))
        return self

    def after(self, ms: float, function: Callable[[], None]) -> "Timeline":
        """Call a function after `ms`, beside the queue."""
        self._beside.append((Running(Tween(ms, _nothing)), function))
        return self

    # -- state --------------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether anything is queued; the scene takes no move of the human's until it is not."""
        return bool(self._steps)

    @property
    def moving(self) -> bool:
        """Whether anything is queued or runs beside the queue: whether `update` may change the picture."""
        return bool(self._steps or self._beside)

    @property
    def resting(self) -> bool:
        """Whether the queue stands at a rest (a press would end it)."""
        return bool(self._steps) and self._steps[0].resting

    @property
    def rests_on(self) -> bool:
        """Whether the queue stands at a rest that only a press ends."""
        return self.resting and self._steps[0].left_ms is None

    # -- time ---------------------------------------------------------------------------------------------------

    def update(self, dt_ms: float) -> bool:
        """Let `dt_ms` milliseconds pass; whether anything was called, so that the picture may have changed."""
        if self._inside or not (self._steps or self._beside):
            return False
        self._inside = True
        try:
            changed = self._update_beside(dt_ms)
            return self._update_queue(dt_ms) or changed
        finally:
            self._inside = False

    def hurry(self) -> None:
        """Bring everything queued, up to the next rest, to its end at once; during a rest: end the rest."""
        if self.resting:
            self._steps.popleft()
            return
        self._run_out(through_rests=False)

    def finish(self) -> None:
        """Bring everything queued or running beside to its end at once, rests and all."""
        self._run_out(through_rests=True)
        beside, self._beside = self._beside, []
        for running, then in beside:
            running.finish()
            if then is not None:
                then()

    def clear(self) -> None:
        """Forget everything; nothing is called. For a scene whose sprites are about to be set anew from the truth."""
        self._steps.clear()
        self._beside.clear()

    # -- inside -------------------------------------------------------------------------------------------------

    def _run_out(self, through_rests: bool) -> None:
        # Only what is queued now: a function that queues the next hand must not have it rushed past unseen.
        for step in tuple(self._steps):
            if not self._steps or self._steps[0] is not step or (step.resting and not through_rests):
                return
            self._end(self._steps.popleft())

    def _end(self, step: _Step) -> None:
        # By end time, so that two tweens of one sprite leave what the later one says, as they would unhurried.
        for running in sorted(step.running, key=lambda each: each.left_ms):
            running.finish()
        if step.call is not None:
            step.call()

    def _update_beside(self, dt_ms: float) -> bool:
        if not self._beside:
            return False
        pace = _PACE[self.speed]
        changed = False
        ended: list[Callable[[], None]] = []
        beside, self._beside = self._beside, []
        left: list[tuple[Running, Callable[[], None] | None]] = []
        for running, then in beside:
            if pace:
                changed |= running.advance(dt_ms * pace)
            else:
                running.finish()
                changed = True
            if not running.done:
                left.append((running, then))
            elif then is not None:
                ended.append(then)
        self._beside = left + self._beside
        for function in ended:
            function()
        return changed

    def _update_queue(self, dt_ms: float) -> bool:
        changed = False
        left = dt_ms  # real milliseconds still to be spent in this frame
        budget = len(self._steps) if self.speed == "off" else 10_000
        while self._steps and budget:
            budget -= 1
            step = self._steps[0]
            if step.resting:
                if step.left_ms is None:
                    break
                pace = _REST_PACE[self.speed]
            elif self.speed == "off":
                self._steps.popleft()
                self._end(step)
                changed = True
                continue
            else:
                pace = _PACE[self.speed]
            needed = max((each.left_ms for each in step.running), default=step.left_ms or 0.0) / pace
            if needed > left:
                step.started = True
                if step.running:
                    for running in step.running:
                        changed |= running.advance(left * pace)
                elif step.left_ms is not None:
                    step.left_ms -= left * pace
                break
            left -= needed
            # Popped before it is ended: a function may look at `busy` or queue the next steps.
            self._steps.popleft()
            self._end(step)
            changed = changed or bool(step.running) or step.call is not None
        return changed


def _nothing(_progress: float) -> None:
    pass


def _both(first: Callable[[], None] | None, second: Callable[[], None]) -> Callable[[], None]:
    def both() -> None:
        if first is not None:
            first()
        second()

    return both
