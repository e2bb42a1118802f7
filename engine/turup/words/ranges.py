"""Numbers and ranges as they stand in a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from turup.words import _
from turup.words.translation import marked

AT_LEAST = marked("{number} or more")
BELOW = marked("less than {number}")
BETWEEN = marked("{low} to {high}")
# A range is told in the form of the noun for several; in some languages two to four have their own.
SEVERAL = 5


def ranged(asked: int | Mapping[str, int]) -> str:
    """A number, or a range of them."""
    if isinstance(asked, int):
        return str(asked)
    low, below = asked.get("at_least"), asked.get("below")
    if below is None:
        return _(AT_LEAST).format(number=low)
    if low is None:
        return _(BELOW).format(number=below)
    return _(BETWEEN).format(low=low, high=below - 1)


def count_of(asked: object) -> int:
    """The number that decides which form a noun beside it has."""
    return asked if isinstance(asked, int) else SEVERAL
