"""Positions: what a search does with states as wholes; a search goes back to where it has been.

The list of legal acts is no part of a position, since it is made from the rest.
"""

from __future__ import annotations

from turup.rules.state import LISTS, NUMBERS, SCRATCH, TABLES, State

SHORT_LISTS = tuple(name for name in LISTS if name not in SCRATCH)
SHORT_NUMBERS = tuple(name for name in NUMBERS if name not in SCRATCH)
MASK = (1 << 62) - 1


def take_over(state: State, other: State) -> None:
    """Become the position that another state is."""
    for name in SHORT_NUMBERS:
        setattr(state, name, getattr(other, name))
    for name in SHORT_LISTS:
        getattr(state, name)[:] = getattr(other, name)
    for name in TABLES:
        for own, row in zip(getattr(state, name), getattr(other, name), strict=True):
            own[:] = row


def prints(state: State, salt: int) -> tuple[int, int]:
    """Two numbers from 1 on that tell a position from all others, and from those of other salt.

    Cards that are dealt have left the deck, so how it lay makes no difference any more. That two
    positions have the same numbers is less likely than one in 2**100; compiled they are others.
    """
    facts = [getattr(state, name) for name in SHORT_NUMBERS]
    facts += [tuple(getattr(state, name)) for name in SHORT_LISTS if name != "deck"]
    facts += [tuple(map(tuple, getattr(state, name))) for name in TABLES]
    whole = (salt, tuple(state.deck[state.dealt :]), *facts)
    return 1 + (hash(whole) & MASK), 1 + (hash((whole, whole)) & MASK)
