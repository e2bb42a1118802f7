"""Effort: how much is looked at before it is called enough."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple


class Level(StrEnum):
    """How thoroughly a profile is verified."""

    quick = "quick"
    thorough = "thorough"


class Effort(NamedTuple):
    """What may be spent on one profile.

    `deals` are played at full size; `positions` are the most that one exhaustive search goes
    through; `memory` is in MiB, for everything that a search remembers; `seconds` bounds the
    whole, or the unit that is looked at, 0 for no bound. `is_compiled` says whether compiled rules
    may be used.
    """

    level: Level
    deals: int
    positions: int
    memory: float
    seed: int
    seconds: float = 0.0
    is_compiled: bool = True

    @property
    def is_thorough(self) -> bool:
        """Whether time matters less than an answer."""
        return self.level is Level.thorough


SHORTEST = 0.001
"""Of a second; no time at all would be no bound."""
DEFAULT_SEED = 28
DEFAULT_MEMORY, LEAST_MEMORY = 256, 16
"""In MiB; interpreted, the stack of a search alone takes a third of the least."""
EFFORTS = {
    Level.quick: Effort(Level.quick, 20_000, 200_000, DEFAULT_MEMORY, DEFAULT_SEED),
    Level.thorough: Effort(Level.thorough, 2_000_000, 50_000_000, DEFAULT_MEMORY, DEFAULT_SEED),
}
UNITS = {"s": 1.0, "m": 60.0, "h": 3600.0}


def seconds_of(text: str) -> float | None:
    """The seconds in a text such as 90s, 10m or 2h; None if it is nothing of the kind."""
    found = re.fullmatch(r"(\d{1,6})([smh])", text.strip())
    return float(found[1]) * UNITS[found[2]] or None if found else None
