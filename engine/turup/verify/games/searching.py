"""Searching: the differences of two games, each with the shortest deal that shows it.

Many deals are played by both rules at once, act by act. Where they do not part, many more are
counted by each for itself, and one in which the counts differ is played again side by side.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from typing import Any

from turup.rules import Rules
from turup.verify.games.comparing import Apart, What
from turup.verify.games.lines import LINES, as_walked, line, number_dealt
from turup.verify.games.matches import match_apart, price_apart
from turup.verify.games.pairing import Pair, cards_named
from turup.verify.games.shortening import shortened
from turup.verify.mattering import growing
from turup.verify.walking import TABLES, Table, Walker

SHORTENING, LEAST = 6_000, 600  # positions for all differences, and for each


@dataclass(slots=True)
class Search:
    """What two games were found to differ in, and how much was looked at."""

    one: Rules
    other: Rules
    seed: int
    found: dict[tuple[str, str, str], Apart] = field(default_factory=dict)
    deals: int = 0
    counted: int = 0

    @property
    def differences(self) -> list[Apart]:
        """All of them, those of deals first, and of these what shows first at the beginning."""
        return sorted(self.found.values(), key=lambda apart: (is_beside(apart), apart.acts))

    def note(self, apart: Apart) -> None:
        """Take down a difference; of two of a kind the one that shows sooner."""
        known = self.found.get(apart.signature)
        if known is None or apart.acts < known.acts:
            self.found[apart.signature] = apart

    def steps(self, deals: int, walker: Walker | None, counted: int) -> Generator[None]:
        """Look for differences in so many deals side by side, and in more that are counted."""
        for apart in unlike(self.one, self.other):
            self.note(apart)
        if self.found:
            return
        pair = Pair(self.one, self.other)
        for number in range(deals):
            self.play(pair, LINES[number % len(LINES)], number)
            self.deals += 1
            yield
        if not self.found and walker is not None:
            yield from self.count(pair, walker, counted)
        for found in (match_apart(self.one, self.other), price_apart(pair, self.seed)):
            if found is not None:
                self.note(found)
            yield
        shown = [apart for apart in self.found.values() if not is_beside(apart)]
        for apart in shown:
            self.note(shortened(pair, apart, max(LEAST, SHORTENING // len(shown))))
            yield

    def play(self, pair: Pair, table: Table, number: int) -> None:
        """Play a deal side by side."""
        both = number_dealt(pair, table, self.seed, number)
        for apart in line(pair, both, as_walked(self.one, table, self.seed, number)):
            self.note(apart)

    def count(self, pair: Pair, walker: Walker, most: int) -> Generator[None]:
        """Count deals by each rules alone; one of those that differ is played side by side."""
        alike = self.other.deal._replace(shuffle=self.one.deal.shuffle)
        both = [walker.carried(rules) for rules in (self.one, self.other._replace(deal=alike))]
        for deals in growing(most):
            for table in TABLES:
                if is_unlike(walker, both, table, deals):
                    self.play(pair, table, first_unlike(walker, both, table, deals))
                yield
            self.counted = deals.stop * len(TABLES)
            if self.found:
                return


def is_beside(apart: Apart) -> bool:
    """Whether a difference is not one of deals as they are played."""
    return apart.what in (What.match, What.price)


def is_unlike(walker: Walker, both: list[object], table: Table, deals: range) -> bool:
    """Whether any of some deals goes or ends otherwise by the one rules than by the other."""
    one, other = (walker.count(rules, table, deals) for rules in both)
    return (one.acts_sum, one.results_sum) != (other.acts_sum, other.results_sum)


def first_unlike(walker: Walker, both: list[object], table: Table, deals: range) -> int:
    """The number of the first such deal, among some of which there is one."""
    while len(deals) > 1:
        half = deals[: len(deals) // 2]
        deals = half if is_unlike(walker, both, table, half) else deals[len(half) :]
    return deals.start


def unlike(one: Rules, other: Rules) -> Iterator[Apart]:
    """Why the same cards cannot be dealt to the same hands."""
    if one.table.seats != other.table.seats:
        yield Apart(What.seats, "table", "count", one.table.seats, other.table.seats)
        return
    mine, theirs = ({named for _, named in cards_named(rules)} for rules in (one, other))
    if mine != theirs:
        yield Apart(What.deck, "deck", "", told(mine - theirs), told(theirs - mine))
    elif one.deal.tricks != other.deal.tricks:
        yield Apart(What.hands, "deal", "", one.deal.tricks, other.deal.tricks)


def told(cards: set[tuple[Any, int]]) -> list[str]:
    """Cards by name."""
    return sorted(str(card) for card, _ in cards)
