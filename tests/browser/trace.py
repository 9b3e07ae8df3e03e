"""Chromium's own trace of a page: what its main thread computed, not counting the time other programs had the core."""

import json
from bisect import bisect_left
from typing import Any, NamedTuple

CATEGORIES = ["toplevel", "devtools.timeline", "blink.user_timing"]


class Work(NamedTuple):
    """Something the main thread did; milliseconds since the trace began."""

    began: float
    length: float
    """By the clock."""
    computed: float
    """By the processor."""


class Trace:
    """A trace of one page that marked its milestones as "euchre:…"."""

    def __init__(self, data: bytes) -> None:
        events: list[dict[str, Any]] = json.loads(data)["traceEvents"]
        marks = [each for each in events if str(each.get("name", "")).startswith("euchre:")]
        self._marks: dict[str, list[float]] = {}
        for each in marks:
            self._marks.setdefault(each["name"][len("euchre:") :], []).append(each["ts"] / 1000)
        thread = (marks[0]["pid"], marks[0]["tid"])
        mine = [
            each for each in events if each["ph"] == "X" and "tdur" in each and (each["pid"], each["tid"]) == thread
        ]
        self._tasks = [_work(each) for each in mine if each["name"].endswith("RunTask")]
        self.frames = sorted(_work(each) for each in mine if each["name"] == "FireAnimationFrame")
        """The animation frames."""

    def computed(self, start: str, end: str) -> float:
        """Milliseconds that the processor spent on the page between two milestones."""
        began, ended = self._marks[start][0], self._marks[end][0]
        spent = 0.0
        for task in self._tasks:
            inside = min(ended, task.began + task.length) - max(began, task.began)
            if inside > 0:
                spent += task.computed * inside / task.length
        return spent

    def frames_with(self, mark: str) -> list[Work]:
        """The frames in which a mark was set."""
        moments = sorted(self._marks.get(mark, []))
        found = []
        for frame in self.frames:
            place = bisect_left(moments, frame.began)
            if place < len(moments) and moments[place] <= frame.began + frame.length:
                found.append(frame)
        return found


def _thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


def _work(event: dict[str, Any]) -> Work:
    return Work(event["ts"] / 1000, max(event["dur"], 1) / 1000, event["tdur"] / 1000)
