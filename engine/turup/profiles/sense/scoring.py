"""Sense of the scoring: points that can be captured, and halves that differ."""

from __future__ import annotations

from turup.profiles.sense.told import Found, Told

MOVES_TARGET = ("target", "times_target")


def last_trick_above_deck(told: Told) -> Found:
    """The last trick is worth less than all the cards."""
    extra, total = told.number("scoring.last_trick_points"), told.number("deck.total")
    if extra > total:
        at = told.at_fault("scoring.last_trick_points", "deck.total")
        yield told.warning("last-trick-above-deck", at, extra=extra, total=total)


def half_of_same(told: Told) -> Found:
    """Half of the target differs from half of the bid only where a pair moves the target."""
    path = "scoring.under_half.of"
    if told.record("scoring.under_half").get("of") != "target" or not told.is_written(path):
        return
    if not told.record("pair.kinds") or told.word("pair.effect") not in MOVES_TARGET:
        yield told.warning("half-of-same", path)
