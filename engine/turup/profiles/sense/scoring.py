"""Sense of the scoring: points that can be captured, and halves that differ."""

from __future__ import annotations

import itertools
from typing import Literal

from turup.profiles.sense.bids import bands, bid_span, contract_span, least_counted, raised
from turup.profiles.sense.cards import capturable
from turup.profiles.sense.told import Found, Told

MOVES_TARGET = ("target", "times_target")


def last_trick_above_deck(told: Told) -> Found:
    """The last trick is worth less than all the cards."""
    extra, total = told.number("scoring.last_trick_points"), told.number("deck.total")
    if extra > total:
        at = told.at_fault("scoring.last_trick_points", "deck.total")
        yield told.warning("last-trick-above-deck", at, extra=extra, total=total)


def counters_need_nothing(told: Told) -> Found:
    """Even after the highest bid something is left for the counting side to capture."""
    if told.word("scoring.goal") != "counters":
        return
    need, high = told.number("scoring.counters_need"), bid_span(told).high
    if need <= high:
        at = told.at_fault("scoring.counters_need", "auction.maximum")
        yield told.problem("counters-need-nothing", at, need=need, high=high, least=high + 1)


def counters_beyond_reach(told: Told) -> Found:
    """After the lowest bid, or none, the counting side can still capture what it needs."""
    if told.word("scoring.goal") != "counters":
        return
    bid, most = contract_span(told).low, capturable(told)
    if least_counted(told, bid) > most:
        at = told.at_fault("scoring.counters_need", "auction.minimum", "deck.total")
        need = told.number("scoring.counters_need") - bid
        yield told.problem("counters-beyond-reach", at, need=need, bid=bid, most=most)


def no_target_to_move(told: Told) -> Found:
    """Half of what counts is no target of its own, so a pair can only count points."""
    if told.word("scoring.goal") != "more_than_half" or not told.record("pair.kinds"):
        return
    if told.word("pair.effect") in MOVES_TARGET:
        at = told.at_fault("pair.effect", "scoring.goal")
        yield told.problem("no-target-to-move", at, effect=told.word("pair.effect"))


def half_of_same(told: Told) -> Found:
    """Half of the target differs from half of the bid only where a pair moves the target."""
    path = "scoring.under_half.of"
    if told.record("scoring.under_half").get("of") != "target" or not told.is_written(path):
        return
    if not told.record("pair.kinds") or told.word("pair.effect") not in MOVES_TARGET:
        yield told.warning("half-of-same", path)


def stakes_fall(told: Told) -> Found:
    """A higher bid wins no less than a lower one."""
    found = bands(told, contract_span(told))
    for lower, higher in itertools.pairwise(found):
        if higher.win < lower.win and told.is_written("scoring.stakes"):
            yield told.warning(
                "stakes-fall", "scoring.stakes", begins=higher.bids.low, win=higher.win,
                before=lower.win,
            )  # fmt: skip


def under_half_not_dearer(told: Told) -> Found:
    """Capturing less than half costs more than failing does anyway."""
    path = "scoring.under_half.lose"
    costs = [band.lose for band in bands(told, contract_span(told))]
    if told.record("scoring.under_half") and raises_nothing(told, path, "lose"):
        yield told.warning("under-half-not-dearer", path, lose=min(costs))


def sweep_not_dearer(told: Told) -> Found:
    """Taking every trick brings more than making the bid does anyway."""
    path = "scoring.all_tricks.stake"
    wins = [band.win for band in bands(told, contract_span(told))]
    if told.record("scoring.all_tricks") and raises_nothing(told, path, "win"):
        yield told.warning("sweep-not-dearer", path, win=min(wins))


def raises_nothing(told: Told, path: str, column: Literal["win", "lose"]) -> bool:
    """Whether a written stake is above no band's stake of this column."""
    if not told.is_written(path):
        return False
    effect, found = told.value(path), bands(told, contract_span(told))
    return bool(found) and all(
        getattr(raised(effect, band), column) <= getattr(band, column) for band in found
    )
