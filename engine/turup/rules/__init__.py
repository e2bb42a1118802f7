"""The rules: twelve sections, one module each, and `Rules`, all of them together.

Beside the sections stand the parts they share: shapes, guards, holdings, tricks, stakes,
certainty, chance, and the phase machine in `phases`. All rule functions take the rules and
the state, work on small integers, and are written once for two carriers: interpreted, the
rules are the named tuples of the sections and the state is a `State`; compiled, each is one
NumPy record with the same names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from turup.rules.auction import Auction
from turup.rules.deal import Deal
from turup.rules.deck import Deck
from turup.rules.doubling import Doubling
from turup.rules.match import Match
from turup.rules.pair import Pair
from turup.rules.penalties import Penalties
from turup.rules.play import Play
from turup.rules.scoring import Scoring
from turup.rules.solo import Solo
from turup.rules.table import Table
from turup.rules.trump import Trump

SECTIONS = (
    "deck", "table", "deal", "auction", "trump", "doubling",
    "play", "pair", "solo", "scoring", "match", "penalties",
)  # fmt: skip


@dataclass(frozen=True)
class Labels:
    """What the numbers of the rules are called, and where each was written.

    `names` gives the names of the records of a collection (`doubling.steps`) in the order of
    their rows; `places` the place of a dotted key, as text; `keys` the resolved profile.
    """

    spec: str = ""
    title: str = ""
    fingerprint: str = ""
    names: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    places: Mapping[str, str] = field(default_factory=dict, compare=False)
    keys: Mapping[str, Any] = field(default_factory=dict)


class Rules(NamedTuple):
    """The rules of one table, as numbers; immutable.

    Two rules are equal if all their numbers and labels are, wherever they were written.
    """

    deck: Deck
    table: Table
    deal: Deal
    auction: Auction
    trump: Trump
    doubling: Doubling
    play: Play
    pair: Pair
    solo: Solo
    scoring: Scoring
    match: Match
    penalties: Penalties
    labels: Labels = Labels()


__all__ = ["SECTIONS", "Labels", "Rules"]
