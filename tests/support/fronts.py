"""Lists that cannot be counted from the end: compiled rules do not look whether a place is below 0.

In Python the last card of a list is also at place -1, and a rule that asked a seat or a suit that
is nobody or none would find something. Compiled it would find what lies before the list.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from turup.game.cases import interpreted
from turup.game.cases.driver import Step
from turup.rules import SECTIONS, Rules
from turup.rules.match import Standing
from turup.rules.state import SHAPES, State, capacities
from turup.study.speeds import Interpreted
from turup.verify.walking import TABLES, Walker

T = TypeVar("T")


class CountedFromTheEnd(Exception):
    """A place below 0 was asked for."""


class FrontList(list[Any]):
    """A list of the state."""

    def __getitem__(self, place: Any) -> Any:
        """What lies at a place from 0 on."""
        return super().__getitem__(from_the_front(place))

    def __setitem__(self, place: Any, value: Any) -> None:
        """Put something at a place from 0 on."""
        super().__setitem__(from_the_front(place), value)


class FrontTuple(tuple[Any, ...]):
    """A list of the rules."""

    __slots__ = ()

    def __getitem__(self, place: Any) -> Any:
        """What lies at a place from 0 on."""
        return super().__getitem__(from_the_front(place))


def from_the_front(place: Any) -> Any:
    """A place, if it is counted from the front."""
    if isinstance(place, int) and place < 0:
        raise CountedFromTheEnd
    return place


def front_rules(rules: Rules) -> Rules:
    """The rules with such lists only; the names that the numbers have stay as they are."""
    return rules._replace(**{name: front_value(getattr(rules, name)) for name in SECTIONS})


def front_value(value: Any) -> Any:
    """A part of the rules with such lists only."""
    if hasattr(value, "_fields"):
        return type(value)(*map(front_value, value))
    return FrontTuple(map(front_value, value)) if isinstance(value, tuple) else value


def front_lists(carrier: Any, names: Iterable[str]) -> None:
    """Change the lists of a state, or of a match's standing, into such lists."""
    for name in names:
        value = getattr(carrier, name)
        if isinstance(value, list):
            rows = [FrontList(row) if isinstance(row, list) else row for row in value]
            setattr(carrier, name, FrontList(rows))


def is_counted_from_the_front(rules: Rules, seed: int, deal: int) -> bool:
    """Whether a deal by chance asks for no place below 0."""
    walker = Walker(FrontSpeed(), seed)
    try:
        walker.count(front_rules(rules), TABLES[deal % len(TABLES)], range(deal, deal + 1))
    except CountedFromTheEnd:
        return False
    return True


def counting_from_the_front(
    rules: Rules, state: State, standing: Standing, steps: list[Step]
) -> list[int]:
    """A driver of worked cases with such lists."""
    front_lists(state, SHAPES)
    front_lists(standing, Standing.__slots__)
    return interpreted(front_rules(rules), state, standing, [FrontList(step) for step in steps])


class FrontSpeed(Interpreted):
    """Plain Python with such lists."""

    def rules(self, rules: Rules) -> Rules:
        """The rules with such lists."""
        return front_rules(rules)

    def states(self, count: int) -> list[State]:
        """So many blank states."""
        states = super().states(count)
        for state in states:
            front_lists(state, SHAPES)
        return FrontList(states)

    def record(self, carrier: type[T]) -> T:
        """An object of the class."""
        record = super().record(carrier)
        front_lists(record, capacities(carrier))
        return record

    def numbers(self, count: int) -> list[int]:
        """A list of zeros."""
        return FrontList(super().numbers(count))
