"""Small: two games on decks so small that every deal and every act can be gone through.

Both come down to the small deck on the same scale, or nothing is said of it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import NamedTuple

from turup.profiles import Profile
from turup.profiles.encoding import rules_of
from turup.verify.games.comparing import Apart, at_rest, at_start, in_step
from turup.verify.games.lines import are_apart, in_common
from turup.verify.games.pairing import Both, Pair
from turup.verify.reduced.deriving import reduced
from turup.verify.reduced.layouts import Layouts
from turup.verify.reduced.scaling import scale_to
from turup.verify.reduced.shapes import Shape, smaller

HAND = 2
RUNGS = 2
LISTED = 20_000


class Gone(NamedTuple):
    """How far two games were gone through on a deck: its shape, deals, and of how many."""

    deck: str
    deals: int
    of: int

    @property
    def is_all(self) -> bool:
        """Whether every deal was gone through."""
        return self.deals == self.of


class Small:
    """Two profiles on small decks, as far as so many positions go."""

    def __init__(self, one: Profile, other: Profile, seed: int, positions: int) -> None:
        """Nothing is gone through yet."""
        self.one, self.other, self.seed, self.left = one, other, seed, positions
        self.gone, self.refused = list[Gone](), list[str]()
        self.found: Apart | None = None

    def steps(self) -> Generator[None]:
        """Go through one deck after the other, until a difference is found."""
        for shape in smaller(self.one.keys, HAND):
            pair = self.pair(shape)
            if pair is None:
                self.refused.append(str(shape))
            elif self.left > 0:
                yield from self.go_through(pair, str(shape))
            if self.found:
                return

    def pair(self, shape: Shape) -> Pair | None:
        """Both rules on a deck of a shape; None where they do not come down to the same one."""
        keys = [profile.keys for profile in (self.one, self.other)]
        if shape not in smaller(keys[1], HAND):
            return None
        scales = [scale_to(each, shape, RUNGS) for each in keys]
        both = [reduced(profile, shape, RUNGS).profile for profile in (self.one, self.other)]
        if scales[0] != scales[1] or both[0] is None or both[1] is None:
            return None
        return Pair(rules_of(both[0]), rules_of(both[1]))

    def go_through(self, pair: Pair, name: str) -> Generator[None]:
        """Go through the deals of a deck; how far that came is noted."""
        layouts, deals = Layouts(pair.one, self.seed, LISTED), 0
        tallies = (pair.one.match.start,) * pair.one.table.seats
        try:
            for layout in layouts:
                both = pair.deal(layout.deck, pair.one.table.seats - 1, tallies)
                for apart in self.every_way(pair, both):
                    self.found = apart
                    return
                if self.left <= 0:
                    return
                deals += layout.weight
                yield
        finally:
            self.gone.append(Gone(name, deals, layouts.total))

    def every_way(self, pair: Pair, both: Both) -> Iterator[Apart]:
        """The differences on every way in which both deals can go on together."""
        yield from at_start(pair, both)
        waiting = [both]
        while waiting and self.left > 0:
            here = waiting.pop()
            self.left -= 1
            met = list(at_rest(pair, here))
            yield from met
            if here.is_over or are_apart(met):
                continue
            for act in in_common(pair, here):
                after = pair.after(here, act)
                met = list(in_step(pair, here, after))
                yield from met
                if not are_apart(met):
                    waiting.append(after)
