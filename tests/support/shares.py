"""Shares: some of very many tries, drawn alike at each run, and all of them where tests go deep.

CI has a few minutes. What it leaves out is tried by `HYPOTHESIS_PROFILE=deep`, as the draws of
Hypothesis are.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")
IS_DEEP = os.environ.get("HYPOTHESIS_PROFILE") == "deep"


def share(tries: Iterable[T], one_in: int, seed: object) -> list[T]:
    """One try of so many, and at least one, in their order; which ones hangs on the seed alone."""
    every = list(tries)
    if IS_DEEP or not every:
        return every
    chance = Random(str(seed))  # noqa: S311 - the same tries at each run
    places = chance.sample(range(len(every)), -(-len(every) // one_in))
    return [every[place] for place in sorted(places)]
