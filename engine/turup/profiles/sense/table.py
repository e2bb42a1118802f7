"""Sense of the table: who can play with whom."""

from __future__ import annotations

from turup.profiles.sense.cards import stages
from turup.profiles.sense.told import Found, Told


def odd_sides(told: Told) -> Found:
    """Two sides need an even number of seats."""
    seats = told.number("table.seats")
    if told.word("table.sides") == "two_sides" and seats % 2:
        at = told.at_fault("table.seats", "table.sides")
        yield told.problem("odd-sides", at, seats=seats, fewer=seats - 1, more=seats + 1)


def nobody_against(told: Told) -> Found:
    """Of two players neither finds a partner, for nobody would be against them."""
    if told.word("table.sides") == "card_partner" and told.number("table.seats") == 2:
        yield told.problem("nobody-against", told.at_fault("table.sides", "table.seats"))


def partner_twice(told: Told) -> Found:
    """The card that finds the partner is in one hand, so there is only one of it."""
    if told.word("table.sides") == "card_partner" and told.number("deck.packs") > 1:
        yield told.problem("partner-twice", told.at_fault("table.sides", "deck.packs"))


def partner_not_dealt(told: Told) -> Found:
    """The card that finds the partner is in somebody's hand when it is named."""
    is_sought = told.word("table.sides") == "card_partner"
    if is_sought and stages(told).count("play") > 1:
        yield told.problem("partner-not-dealt", told.at_fault("table.sides", "deal.stages"))


def has_partners(told: Told) -> bool:
    """Whether a seat has a partner before the bidding."""
    return told.word("table.sides") == "two_sides" and told.number("table.seats") > 2


def has_fixed_sides(told: Told) -> bool:
    """Whether it is known before the bidding who plays with whom."""
    return told.word("table.sides") == "two_sides"
