"""What is measured here is measured by hand: `python -m pytest -o addopts= tests/benchmarks -s`."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip all of this folder, not only what uses the `benchmark` fixture, when benchmarks are to be skipped."""
    if config.getoption("benchmark_skip"):
        for item in items:
            if HERE in item.path.parents:
                item.add_marker(pytest.mark.skip(reason="a benchmark, run by hand: -o addopts= tests/benchmarks"))
