"""Series: the figures of one table's rules as plots take them, under the name of its spec."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from turup.study.estimates import FEW, Estimate
from turup.study.studying import Comparison, Study
from turup.words.safe import safe

Group = Mapping[str, Estimate]
"""The figures of a group by name, such as the bids made by their height."""


class Series(NamedTuple):
    """What is drawn of one table: its spec, and its figures by group."""

    label: str
    groups: Mapping[str, Group]

    def group(self, name: str, least: int = 1) -> Group:
        """The figures of a group that rest on enough deals."""
        found = self.groups.get(name, {})
        return {key: each for key, each in found.items() if each.deals >= least}

    def often(self, name: str) -> Group:
        """The figures of a group that rest on so many deals that an interval means something."""
        return self.group(name, FEW)

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.groups["seat"])


def of_study(study: Study) -> Series:
    """What came of a study."""
    told = ((each.group, each.name, Estimate(*each[3:])) for each in study.figures)
    return Series(named(study.spec), by_group(told))


def of_comparison(comparison: Comparison) -> tuple[Series, Series]:
    """What came of a comparison, by the first rules and by the second."""
    first = ((each.group, each.name, each.first) for each in comparison.changes)
    second = ((each.group, each.name, each.second) for each in comparison.changes)
    names = named(comparison.first), named(comparison.second)
    return Series(names[0], by_group(first)), Series(names[1], by_group(second))


def named(spec: str) -> str:
    """A spec as it is drawn; Matplotlib leaves out of a legend what begins with an underscore."""
    return f" {safe(spec)}" if spec.startswith("_") else safe(spec)


def by_group(figures: Iterable[tuple[str, str, Estimate]]) -> Mapping[str, Group]:
    """Figures under their groups."""
    groups = dict[str, dict[str, Estimate]]()
    for group, name, found in figures:
        groups.setdefault(group, {})[name] = found
    return groups


def by_number(group: Group) -> Mapping[int, Estimate]:
    """The figures of a group whose names are numbers."""
    return {int(name): each for name, each in group.items()}
