"""Every way a deal can go on, counted as chess programs count moves.

The story of a deal cannot be copied, so each branch but the first is told again from the start.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from oracle.cards import Keys
from oracle.deal import Deal, replayed

OPEN = "goes on"


@dataclass
class Counts:
    """How many ways there are to do so many acts, how they end, and what they bring in all.

    `ways[d]` is the number of ways to do `d` acts; `ends` counts those that are over, by
    outcome, and under `goes on` those that have come to the act at which the counting stops;
    `scores` are the game points of all ends together, by side or seat.
    """

    ways: list[int] = field(default_factory=list)
    ends: dict[str, int] = field(default_factory=dict)
    scores: list[int] = field(default_factory=list)

    def reach(self, depth: int) -> None:
        """One more way to do so many acts."""
        self.ways += [0] * (depth + 1 - len(self.ways))
        self.ways[depth] += 1

    def end(self, outcome: str, scores: Sequence[int] = ()) -> None:
        """One more way to an end."""
        self.ends[outcome] = self.ends.get(outcome, 0) + 1
        self.scores += [0] * (len(scores) - len(self.scores))
        for place, score in enumerate(scores):
            self.scores[place] += score

    def total(self) -> int:
        """How many complete ways there are."""
        return sum(self.ends.values())


class Counter(Protocol):
    """Somebody who can tell what is legal after some acts, and count the ways to go on."""

    name: str

    def legal(self, acts: list[str]) -> list[str]:
        """What may be done after some acts."""

    def count(self, acts: list[str]) -> Counts:
        """All ways to go on after some acts."""


@dataclass
class Oracle:
    """The oracle at a position; the verb that may be done there at last ends the counting."""

    keys: Keys
    deck: list[str]
    dealer: int
    acts: list[str]
    up_to: str = ""
    name: str = "oracle"

    def after(self, acts: list[str]) -> Deal:
        """The deal after the acts that lead here and some more."""
        return replayed(self.keys, self.deck, self.dealer, [], [*self.acts, *acts])

    def legal(self, acts: list[str]) -> list[str]:
        """What may be done after some acts."""
        return sorted(self.after(acts).legal)

    def count(self, acts: list[str]) -> Counts:
        """All ways to go on after some acts."""
        counts = Counts()
        self.walk(self.after(acts), acts, len(acts), counts)
        return counts

    def walk(self, deal: Deal, acts: list[str], first: int, counts: Counts) -> None:
        """Count this moment, and then all that can follow."""
        counts.reach(len(acts) - first)
        if deal.result:
            counts.end(deal.result.outcome, deal.result.scores)
            return
        if any(act.split()[0] == self.up_to for act in deal.legal):
            counts.end(OPEN)
            return
        legal = list(deal.legal)
        for act in legal:
            here = deal if act == legal[0] else self.after(acts)
            here.say(act)
            self.walk(here, [*acts, act], first, counts)


def parting(one: Counter, other: Counter, acts: list[str]) -> list[str]:
    """The acts that lead to the first moment at which two counters part."""
    legal = one.legal(acts)
    if legal == other.legal(acts):
        for act in legal:
            if one.count([*acts, act]) != other.count([*acts, act]):
                return parting(one, other, [*acts, act])
    return acts


def difference(one: Counter, other: Counter) -> str:
    """Where two counters part, act by act as each divides its count; empty if they agree."""
    if one.count([]) == other.count([]):
        return ""
    acts = parting(one, other, [])
    lines = [f"{one.name} and {other.name} part at depth {len(acts)}"]
    lines.append(f"  after: {', '.join(acts) or 'no act'}")
    for counter in (one, other):
        parts = [f"{act} {counter.count([*acts, act]).total()}" for act in counter.legal(acts)]
        lines.append(f"  {counter.name}: {', '.join(parts) or counter.count(acts)}")
    return "\n".join(lines)
