"""A long comparison cut into shares: so many acts at one table, from one seed.

Every share can be played by itself, in any process, and comes out the same everywhere.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from oracle import tables
from oracle.compare import Difference, Table
from turup.profiles import Profile

ROOT = Path(__file__).parents[2]
PARTS = {"shipped": 25, "one overlay": 25, "several overlays": 20, "own profiles": 20}
"""The part of all acts, in hundredths, that each group of tables gets; house rules drawn by lot
get the rest."""

LARGEST = 10_000  # acts of one share
SEVERAL = 100
DRAWN = "drawn by lot"
DRAWS = 20  # numbers drawn in one share
ACTS_A_DRAW = 500


@dataclass(frozen=True)
class Share:
    """So many acts at one table; or, drawn by lot, at each that comes of some numbers."""

    group: str
    spec: str
    seed: int
    acts: int
    numbers: range = range(0)


@dataclass
class Tally:
    """What came of one share or of many."""

    acts: int = 0
    deals: int = 0
    matches: int = 0
    tables: set[str] = field(default_factory=set)
    seen: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Take in what came of another share."""
        self.acts += other.acts
        self.deals += other.deals
        self.matches += other.matches
        self.tables |= other.tables
        self.seen += other.seen
        self.differences += other.differences


def groups(seed: int) -> dict[str, list[str]]:
    """The tables of each group, as specs; files by their place."""
    own = [*tables.OWN, *tables.EXAMPLES, *tables.ACCEPTED]
    return {
        "shipped": tables.SHIPPED,
        "one overlay": tables.with_one_overlay(),
        "several overlays": tables.with_several_overlays(SEVERAL, seed),
        "own profiles": [str(file) for file in own],
    }


def passed_over(seed: int) -> list[str]:
    """The tables the oracle cannot play yet, each with what it does not know."""
    specs = [spec for group in groups(seed).values() for spec in group]
    return [f"{place_told(Path(spec))}: {what}" for spec in specs if (what := tables.unknown(spec))]


def planned(acts_in_all: int, seed: int) -> list[Share]:
    """The shares of all tables that are known beforehand."""
    shares = []
    for group, every in groups(seed).items():
        specs = [spec for spec in every if not tables.unknown(spec)]
        each = -(-acts_in_all * PARTS[group] // (100 * len(specs)))
        for spec in specs:
            parts = -(-each // LARGEST)
            acts = -(-each // parts)
            shares += [Share(group, spec, seed * 10**6 + part, acts) for part in range(parts)]
    return shares


def drawn(seed: int) -> Iterator[Share]:
    """Shares of house rules drawn by lot, without end."""
    first = seed * 10**6
    while True:
        yield Share(DRAWN, "", seed, ACTS_A_DRAW, range(first, first + DRAWS))
        first += DRAWS


def play(share: Share) -> Tally:
    """Play a share."""
    if share.group != DRAWN:
        profile = tables.sound(share.spec)
        assert profile, share.spec
        return compared(share, share.spec, profile)
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        for file, profile in tables.drawn(share.numbers, Path(folder)):
            found = compared(share, str(file), profile)
            if found.differences:
                found.differences.append(file.read_text(encoding="utf-8"))
            tally.add(found)
    return tally


def place_told(file: Path) -> str:
    """A spec as it is told anywhere: a file of the checkout by its place there, others by name."""
    if file.is_relative_to(ROOT):
        return file.relative_to(ROOT).as_posix()
    return file.name


def compared(share: Share, spec: str, profile: Profile) -> Tally:
    """Play a table until its acts are done, or the two differ."""
    table = Table(place_told(Path(spec)), profile, share.seed)
    differences = []
    try:
        table.play_deals(share.acts)
    except Difference as difference:
        differences.append(str(difference))
    name = Path(spec).name
    return Tally(table.acts, table.deals, table.matches, {name}, table.seen, differences)
