"""Gathering: what the units of a part say alike, told once for all of them.

The keys are switched section by section; nobody wants to read for each section by itself how many
of its values matter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from turup.verify.accounts import Statement

ALIKE = ("matters", "bound", "needless", "nothing-seen", "choices", "same-choices")
"""The statements of several sections that are told as one."""


def gathered(statements: Iterable[Statement]) -> list[Statement]:
    """The statements with those of the same kind made one, where the first of them stood."""
    found: list[Statement] = []
    for each in statements:
        place = next((n for n, other in enumerate(found) if are_alike(other, each)), None)
        if place is None:
            found.append(each)
        else:
            facts = {name: joined(name, found[place].facts, each.facts) for name in each.facts}
            found[place] = each._replace(facts=facts)
    return found


def are_alike(one: Statement, other: Statement) -> bool:
    """Whether two statements say the same of other keys, after as many deals."""
    is_same = one[:2] == other[:2] and one.name in ALIKE
    return is_same and one.facts.get("deals") == other.facts.get("deals")


def joined(name: str, one: dict[str, Any], other: dict[str, Any]) -> Any:
    """A fact of both together."""
    if name == "deals":
        return one[name]
    if name == "changes":
        counts = Counter[str]()
        for told in (*one[name], *other[name]):
            what, _space, times = told.rpartition(" ")
            counts[what] += int(times)
        return [f"{what} {times}" for what, times in counts.most_common()]
    return one[name] + other[name]
