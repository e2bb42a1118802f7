"""Sense of the table: who can play with whom."""

from __future__ import annotations

from turup.profiles.sense.told import Found, Told


def odd_sides(told: Told) -> Found:
    """Two sides need an even number of seats."""
    seats = told.number("table.seats")
    if told.word("table.sides") == "two_sides" and seats % 2:
        at = told.at_fault("table.seats", "table.sides")
        yield told.problem("odd-sides", at, seats=seats, fewer=seats - 1, more=seats + 1)


def has_partners(told: Told) -> bool:
    """Whether a seat has a partner."""
    return told.word("table.sides") == "two_sides" and told.number("table.seats") > 2


def has_fixed_sides(told: Told) -> bool:
    """Whether it is known before the bidding who plays with whom."""
    return told.word("table.sides") == "two_sides"
