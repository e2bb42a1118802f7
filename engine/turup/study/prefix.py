"""Prefix: results of chunks that come in any order, added up in the order of the chunks.

So the figures are the same to the last digit, however many workers there were and whoever came
first; and only what has come too early is held back.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from turup.study.estimates import Sums


@dataclass(slots=True)
class Prefix:
    """The sums of the first chunks, and those of later ones that wait for their turn."""

    total: Sums
    chunks: int = 0
    waiting: dict[int, Sums] = field(default_factory=dict)

    def put(self, chunk: int, sums: Sums) -> None:
        """The sums of a chunk have come, and wait for their turn."""
        if chunk >= self.chunks:  # one that is there was run twice: its worker seemed to be lost
            self.waiting.setdefault(chunk, sums)

    def advance(self) -> bool:
        """Add the next chunk in order to the total; whether it was there."""
        sums = self.waiting.get(self.chunks)
        if sums is None:
            return False
        self.total, self.chunks = self.total + sums, self.chunks + 1
        del self.waiting[self.chunks - 1]
        return True

    def below(self, chunk: int) -> Prefix:
        """The same without the chunks from a number on that wait."""
        waiting = {number: sums for number, sums in self.waiting.items() if number < chunk}
        return Prefix(self.total, self.chunks, waiting)

    def known(self) -> Sums:
        """The sums of all that has come, in order."""
        total = self.total
        for chunk in sorted(self.waiting):
            if chunk >= self.chunks:  # not one that an interruption has left in both
                total += self.waiting[chunk]
        return total

    def missing(self, chunks: int) -> Iterator[int]:
        """The chunks of so many that have not come."""
        return (chunk for chunk in range(self.chunks, chunks) if chunk not in self.waiting)
