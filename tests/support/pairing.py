"""A covering array: few combinations in which any two choices meet.

It is built row by row, each begun with two choices that have not met yet; every further factor
takes the choice that has most still to meet among those taken before. Which choices have met is
kept in whole numbers, a bit for each choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from factors import FILLED, LEFT_OUT, Factor

Choice = tuple[int, int]
"""A factor's place and the place of one of its levels."""
ROWS_TRIED = 4


class Array:
    """The choices of some factors, and which of them have met."""

    def __init__(self, factors: list[Factor]) -> None:
        """Nothing has met."""
        self.factors = factors
        records = Counter(factor.path[:-1] for factor in factors)
        self.fields = [records[factor.path[:-1]] for factor in factors]
        self.bits = {choice: 1 << place for place, choice in enumerate(choices_of(factors))}
        self.choices = list(self.bits)
        self.needs = {choice: self.needed_by(choice) for choice in self.choices}
        self.inner = [
            [inner for inner, other in enumerate(factors) if other.above == place]
            for place in range(len(factors))
        ]
        self.left = {choice: self.partners_of(choice) for choice in self.choices}

    def needed_by(self, choice: Choice) -> dict[int, int]:
        """A choice and those it stands inside of: a level for each of their factors."""
        needs, above = dict([choice]), self.factors[choice[0]].above
        while above >= 0:
            needs[above] = self.factors[above].levels.index(FILLED)
            above = self.factors[above].above
        return needs

    def partners_of(self, choice: Choice) -> int:
        """The choices of other factors that it can meet."""
        return sum(bit for other, bit in self.bits.items() if self.can_meet(choice, other))

    def can_meet(self, one: Choice, other: Choice) -> bool:
        """Whether two choices of different factors ask for nothing different."""
        needs, others = self.needs[one], self.needs[other]
        agree = all(others.get(factor, level) == level for factor, level in needs.items())
        return one[0] != other[0] and agree and not self.are_both_missing(one, other)

    def are_both_missing(self, one: Choice, other: Choice) -> bool:
        """Whether two fields are left out of a record that has to have one of them."""
        first, second = self.factors[one[0]], self.factors[other[0]]
        if not first.levels[one[1]] == second.levels[other[1]] == LEFT_OUT:
            return False
        return first.path[:-1] == second.path[:-1] and self.fields[one[0]] - 2 < first.least

    def pairs_left(self) -> int:
        """How many pairs have not met yet."""
        return sum(left.bit_count() for left in self.left.values()) // 2

    def meet(self, choices: Iterable[Choice]) -> None:
        """All these choices have met."""
        met = set(choices)
        together = sum(self.bits[choice] for choice in met)
        for choice in met:
            self.left[choice] &= ~together

    def new_in(self, row: dict[int, int]) -> int:
        """How many choices of a row meet for the first time, each way counted."""
        together = sum(self.bits[choice] for choice in row.items())
        return sum((self.left[choice] & together).bit_count() for choice in row.items())

    def pair_left(self, chance: Random) -> tuple[Choice, Choice]:
        """Two choices that have not met; one of them has most left to meet."""
        most = max(left.bit_count() for left in self.left.values())
        one = chance.choice([c for c in self.choices if self.left[c].bit_count() == most])
        return one, chance.choice([c for c in self.choices if self.left[one] & self.bits[c]])

    def row(self, chance: Random) -> dict[int, int]:
        """A level for each factor that is there, begun with two choices that have not met."""
        one, other = self.pair_left(chance)
        taken = {**self.needs[one], **self.needs[other]}
        places = list(range(len(self.factors)))
        chance.shuffle(places)
        for place in sorted(places, key=self.depth):
            if place not in taken and self.is_there(place, taken):
                taken[place] = self.best(place, taken, chance)
        return taken

    def depth(self, place: int) -> int:
        """How many records a factor stands in."""
        return len(self.needs[place, 0])

    def is_there(self, place: int, taken: dict[int, int]) -> bool:
        """Whether the record that a factor stands in is filled."""
        above = self.factors[place].above
        if above < 0:
            return True
        return above in taken and self.factors[above].levels[taken[above]] == FILLED

    def best(self, place: int, taken: dict[int, int], chance: Random) -> int:
        """The level that has most to meet among those taken; a filled record brings its own."""
        together = sum(self.bits[choice] for choice in taken.items())
        levels = list(self.allowed(place, taken))
        chance.shuffle(levels)
        return max(levels, key=lambda level: self.worth(place, level, together))

    def worth(self, place: int, level: int, together: int) -> int:
        """How much a choice has still to meet; a filled record counts what is inside it."""
        own = (self.left[place, level] & together).bit_count()
        if self.factors[place].levels[level] != FILLED:
            return own
        return own + sum(
            max(self.worth(inner, n, together) for n in range(len(self.factors[inner].levels)))
            for inner in self.inner[place]
        )

    def allowed(self, place: int, taken: dict[int, int]) -> Iterator[int]:
        """The levels that leave a guard neither empty nor too full."""
        factor = self.factors[place]
        record = [n for n, other in enumerate(self.factors) if other.path[:-1] == factor.path[:-1]]
        said = [self.factors[n].levels[taken[n]] for n in record if n in taken]
        filled = sum(1 for level in said if level != LEFT_OUT)
        must = len(said) == len(record) - 1 and filled < factor.least
        for level, value in enumerate(factor.levels):
            is_filled = value != LEFT_OUT
            if not (must and not is_filled) and not (is_filled and filled >= factor.most):
                yield level


def choices_of(factors: list[Factor]) -> Iterator[Choice]:
    """Every level of every factor."""
    for place, factor in enumerate(factors):
        yield from ((place, level) for level in range(len(factor.levels)))


def covering(factors: list[Factor], chance: Random) -> Iterator[dict[int, int]]:
    """Rows until any two choices that can meet have met."""
    array = Array(factors)
    while array.pairs_left():
        row = max((array.row(chance) for _ in range(ROWS_TRIED)), key=array.new_in)
        array.meet(row.items())
        yield row
