"""How sure a mean is."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

_DRAWS = 2_000_000
"""About how many numbers a bootstrap draws."""


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 per cent interval."""

    mean: float
    low: float
    high: float


def bootstrap(values: Sequence[float], seed: str = "") -> Estimate:
    """The mean of values that were drawn independently, with the percentile interval of 200 to 2,000 resamples.

    The same values and seed give the same interval. `values` is not empty.
    """
    count = len(values)
    resamples = max(200, min(2000, _DRAWS // count))
    rng = Random(f"bootstrap/{seed}")
    means = sorted(sum(rng.choices(values, k=count)) / count for _ in range(resamples))
    edge = resamples // 40
    return Estimate(sum(values) / count, means[edge], means[-1 - edge])
