"""Positions: what a search does with states as wholes; a search goes back to where it has been.

The list of legal acts is no part of a position, since it is made from the rest.
"""

from __future__ import annotations

from turup.rules.state import LISTS, NUMBERS, SCRATCH, TABLES, State

SHORT_LISTS = tuple(name for name in LISTS if name not in SCRATCH)
SHORT_NUMBERS = tuple(name for name in NUMBERS if name not in SCRATCH)
KNOWN_BITS = 62


def take_over(state: State, other: State) -> None:
    """Become the position that another state is."""
    for name in SHORT_NUMBERS:
        setattr(state, name, getattr(other, name))
    for name in SHORT_LISTS:
        getattr(state, name)[:] = getattr(other, name)
    for name in TABLES:
        for own, row in zip(getattr(state, name), getattr(other, name), strict=True):
            own[:] = row
