"""Lead limits: what may not be led, by whom and when, as a profile says it."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, NamedTuple

from turup.rules.shapes import Guard, Upto


class Leaders(IntEnum):
    """Whom a lead limit binds."""

    declarer = 0
    anyone = 1


class Lead(IntEnum):
    """What must be led."""

    not_trump = 0
    trump = 1


class LeadLimit(NamedTuple):
    """A bar on certain leads."""

    by: Leaders = Leaders.declarer
    if_: Guard = Guard()
    lead: Lead = Lead.not_trump


class LeadLimits(NamedTuple):
    """All bars on leads."""

    used: int
    rows: Annotated[tuple[LeadLimit, ...], Upto(4)]
