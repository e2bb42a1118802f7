"""Figures of the match: between which numbers a tally can stand when a deal begins."""

from __future__ import annotations

from turup.profiles.sense.span import LEAST, MOST, Span
from turup.profiles.sense.told import Told


def tally_span(told: Told) -> Span:
    """Where a tally can stand while the match goes on."""
    low, high = lowest(told), highest(told)
    win_at, lose_at = told.limit("match.win_at"), told.limit("match.lose_at")
    if win_at is not None:
        high = min(high, win_at - 1)
    if lose_at is not None:
        low = max(low, lose_at + 1)
    return Span(low, high)


def lowest(told: Told) -> int:
    """How low a tally can stand, whatever loses the match."""
    if not is_falling(told):
        return told.number("match.start")
    return {"cannot_pay_loses": 0, "next_loss_loses": 0, "loses": 1, "wins": 1}.get(
        told.word("match.at_zero"), LEAST
    )


def highest(told: Told) -> int:
    """How high a tally can stand, whatever wins the match."""
    if not has_fixed_sum(told) or told.word("match.at_zero") == "nothing":
        return MOST
    return whole_sum(told) - lowest(told) * (accounts(told) - 1)


def is_falling(told: Told) -> bool:
    """Whether a deal can lower a tally."""
    return told.word("scoring.paid") != "winners_score"


def has_fixed_sum(told: Told) -> bool:
    """Whether what one side gains the other loses."""
    return told.word("scoring.paid") in ("losers_pay", "winners_give")


def accounts(told: Told) -> int:
    """How many tallies are kept."""
    return 2 if told.word("table.sides") == "two_sides" else told.number("table.seats")


def whole_sum(told: Told) -> int:
    """All tallies together at the start."""
    return told.number("match.start") * accounts(told)
