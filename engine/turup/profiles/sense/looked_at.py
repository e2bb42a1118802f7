"""Whose cards a redeal looks at, and how many they are."""

from __future__ import annotations

from typing import NamedTuple

from turup.profiles.sense.cards import dealt_before, first_packet, hand_size
from turup.profiles.sense.told import Record, Told, as_number, as_word


class Hands(NamedTuple):
    """The hands looked at: the cards of each, and whether one that fits is enough."""

    sizes: list[int]
    is_one_enough: bool


def hands_looked_at(told: Told, redeal: Record) -> Hands:
    """The hands a redeal looks at; hands taken together are one."""
    size = hand_when(told, redeal)
    seats, whose = told.number("table.seats"), as_word(redeal.get("whose"))
    if whose in ("defenders", "either_side"):
        declarers = seats_with_declarer(told, redeal)
        sides = [size * declarers, size * (seats - declarers)]
        return Hands(sides if whose == "either_side" else sides[1:], whose == "either_side")
    counts = {
        "eldest": 1, "declarer": 1, "asked_partner": 1,
        "either_of_first_two": 2, "both_of_first_two": 2,
        "any_seat": seats, "all_seats": seats,
    }  # fmt: skip
    count = as_number(counts.get(whose))
    return Hands([size] * count, whose in ("either_of_first_two", "any_seat"))


def seats_with_declarer(told: Told, redeal: Record) -> int:
    """How many seats the declarer's side has; a partner is named right before the play."""
    if told.word("table.sides") == "two_sides":
        return told.number("table.seats") // 2
    is_found = told.word("table.sides") == "card_partner" and redeal.get("when") == "exposure"
    return 2 if is_found else 1


def hand_when(told: Told, redeal: Record) -> int:
    """How many cards a seat has when they are looked at."""
    when = redeal.get("when")
    if when == "first_packet" and redeal.get("whose") != "asked_partner":
        return first_packet(told)
    is_full = when in ("full_hand", "exposure")
    return hand_size(told) if is_full else dealt_before(told, "auction")


def has_declarer(told: Told, redeal: Record) -> bool:
    """Whether there is a declarer when the cards are looked at."""
    return redeal.get("when") == "after_auction" or comes_after(told, redeal, "auction")


def comes_after(told: Told, redeal: Record, stage: str) -> bool:
    """Whether a stage before the play is over when the cards are looked at.

    A redeal of the full hand that must be asked for comes right before the play.
    """
    when = redeal.get("when")
    if when == "full_hand" and redeal.get("how", "automatic") == "automatic":
        return dealt_before(told, stage) < hand_size(told)
    return when in ("exposure", "full_hand")
