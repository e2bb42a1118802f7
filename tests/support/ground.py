"""What drawn keys come to: the cards, the bids and the hands that records of theirs speak of."""

from __future__ import annotations

from typing import Any, NamedTuple

Keys = dict[str, Any]


class Ground(NamedTuple):
    """A table, as far as its records have to know it."""

    seats: int
    is_two_sided: bool
    ranks: list[str]
    suits: int
    worths: list[int]  # of every card, least first
    stages: list[Any]
    low: int
    high: int

    @property
    def copies(self) -> int:
        """How many cards of each rank there are."""
        return len(self.worths) // len(self.ranks)

    @property
    def hand(self) -> int:
        """How many cards a seat gets."""
        return len(self.worths) // self.seats

    def held_at(self, stage: str) -> int:
        """How many cards a seat has at a stage."""
        place = self.stages.index(stage) if stage in self.stages else len(self.stages)
        return sum(packet for packet in self.stages[:place] if isinstance(packet, int))


def ground_of(keys: Keys) -> Ground:
    """The ground of keys whose deck, stages and bids are plausible."""
    deck, auction = keys["deck"], keys["auction"]
    ranks = [rank for entry in deck["order"] for rank in in_list(entry)]
    suits = len(deck.get("suits", "four"))
    worths = sorted(deck["points"].get(rank, 0) for rank in ranks) * suits * deck.get("packs", 1)
    return Ground(
        seats=keys["table"]["seats"],
        is_two_sided=keys["table"]["sides"] == "two_sides",
        ranks=ranks,
        suits=suits,
        worths=sorted(worths),
        stages=keys["deal"]["stages"],
        low=auction["minimum"],
        high=auction["maximum"],
    )


def in_list(entry: Any) -> list[str]:
    """Ranks of equal strength, or the only one."""
    return list(entry) if isinstance(entry, list) else [entry]
