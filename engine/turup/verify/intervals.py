"""Intervals: how far a share that was only sampled can be trusted.

Wilson's interval for a share of independent trials ("Probable inference, the law of succession,
and statistical inference", 1927); unlike the plain one it never leaves 0 to 1, and holds for
shares near them.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z_999 = 3.2905267314919255
"""Standard deviations within which 99.9 % of a normal distribution lie."""


class Interval(NamedTuple):
    """From where to where a share can be."""

    low: float
    high: float

    def holds(self, share: float) -> bool:
        """Whether a share lies within."""
        return self.low <= share <= self.high


def wilson(hits: int, trials: int, z: float = Z_999) -> Interval:
    """The interval of a share of which so many trials out of some were hits."""
    if trials == 0:
        return Interval(0.0, 1.0)
    share, weight = hits / trials, z * z / trials
    middle = (share + weight / 2) / (1 + weight)
    reach = z * sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Interval(low if hits else 0.0, high if hits < trials else 1.0)
