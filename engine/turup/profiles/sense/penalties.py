"""Sense of the penalties: a price that is one."""

from __future__ import annotations

from turup.profiles.schemas import sections
from turup.profiles.sense.told import Found, Told


def costs_nothing(told: Told) -> Found:
    """A penalty takes the deal, the match or game points; else it is none."""
    for act in sections()["penalties"]["properties"]:
        penalty = told.record(f"penalties.{act}")
        is_free = penalty.get("price", "plays_on") == "plays_on" and not penalty.get("lose")
        if penalty and is_free:
            yield told.warning("costs-nothing", f"penalties.{act}", act=act)
