"""Seats and how they are called.

Four seats are North, East, South and West, in the order in which the turn passes; round any
other table the players are counted. Everywhere S0 to S7 count from the dealer.
"""

from __future__ import annotations

from turup.rules import Rules
from turup.rules.table import Direction, Sides

CLOCKWISE = ("North", "East", "South", "West")


class NotASeat(ValueError):
    """Text that names no seat of the table."""


def seat_names(rules: Rules) -> tuple[str, ...]:
    """What the seats are called, in the order in which the turn passes."""
    if rules.table.seats != len(CLOCKWISE):
        return tuple(f"Player {number}" for number in range(1, rules.table.seats + 1))
    if rules.table.direction == Direction.clockwise:
        return CLOCKWISE
    return (CLOCKWISE[0], *CLOCKWISE[:0:-1])


def seat_named(rules: Rules, name: str, dealer: int = 0) -> int:
    """The seat of a name, of the number in it, or of S0 to S7 counted from the dealer.

    Raises `NotASeat` for any other text.
    """
    names = [each.lower() for each in seat_names(rules)]
    if name.lower() in names:
        return names.index(name.lower())
    if f"player {name}" in names:
        return names.index(f"player {name}")
    if name[:1] in "Ss" and name[1:].isdecimal() and int(name[1:]) < rules.table.seats:
        return (dealer + int(name[1:])) % rules.table.seats
    raise NotASeat(name)


def side_names(rules: Rules) -> tuple[str, ...]:
    """What the accounts are called: the seats of each side, or each seat."""
    names = seat_names(rules)
    if rules.table.sides != Sides.two_sides:
        return names
    if rules.table.seats == len(CLOCKWISE):
        return tuple("/".join(names[side::2]) for side in range(2))
    return tuple(_players(range(side + 1, rules.table.seats + 1, 2)) for side in range(2))


def _players(numbers: range) -> str:
    """Players who sit at one side, by their numbers."""
    name = "Player" if len(numbers) == 1 else "Players"
    return f"{name} {'/'.join(map(str, numbers))}"
