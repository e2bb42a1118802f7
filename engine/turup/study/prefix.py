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

    def take(self, chunk: int, sums: Sums) -> None:
        """The sums of a chunk have come."""
        if chunk < self.chunks or chunk in self.waiting:
            return  # it was run twice, since a worker was thought to be lost
        self.waiting[chunk] = sums
        while self.chunks in self.waiting:
            self.total += self.waiting.pop(self.chunks)
            self.chunks += 1

    def has(self, chunk: int) -> bool:
        """Whether a chunk's sums are there."""
        return chunk < self.chunks or chunk in self.waiting

    def known(self) -> Sums:
        """The sums of all that has come, in order."""
        total = self.total
        for chunk in sorted(self.waiting):
            total += self.waiting[chunk]
        return total

    def missing(self, chunks: int) -> Iterator[int]:
        """The chunks of so many that have not come."""
        return (chunk for chunk in range(self.chunks, chunks) if chunk not in self.waiting)
