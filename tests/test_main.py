"""The program's start."""

import asyncio
import runpy
from collections.abc import Coroutine

import pytest


def test_ctrl_c_ends_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(started: Coroutine[object, object, int]) -> int:
        started.close()
        raise KeyboardInterrupt

    monkeypatch.setattr(asyncio, "run", interrupted)
    with pytest.raises(SystemExit) as ended:
        runpy.run_path("main.py", run_name="__main__")
    assert ended.value.code == 130
