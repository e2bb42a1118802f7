"""Sense of the second auction: it has its stage, on the full hand, and there is more to bid."""

from __future__ import annotations

from turup.profiles.sense.bids import bid_span
from turup.profiles.sense.cards import packets, stages
from turup.profiles.sense.told import Found, Record, Told, guard_of

STAGE = "second_auction"


def second_without_stage(told: Told) -> Found:
    """A second auction needs its stage."""
    if told.record("auction.second") and STAGE not in stages(told):
        yield told.problem("second-without-stage", told.at_fault("auction.second", "deal.stages"))


def second_too_early(told: Told) -> Found:
    """It is held on the full hand, when the first contract has its trump."""
    order = stages(told)
    if not told.record("auction.second") or STAGE not in order:
        return
    later = order[order.index(STAGE) :]
    if packets(later):
        yield told.problem("second-too-early", "deal.stages", before=packets(later)[0])
    elif "trump" in later:
        yield told.problem("second-too-early", "deal.stages", before="trump")


def second_out_of_bids(told: Told) -> Found:
    """Its lowest bid lies above that of the first auction, and not above the highest."""
    if not told.record("auction.second"):
        return
    minimum, bids = told.number("auction.second.minimum"), bid_span(told)
    facts = {"minimum": minimum, "lowest": bids.low, "highest": bids.high}
    facts["least"] = bids.low + 2
    if minimum > bids.high:
        at = told.at_fault("auction.second.minimum", "auction.maximum")
        yield told.problem("second-above-maximum", at, **facts)
    elif minimum <= bids.low + 1:
        at = told.at_fault("auction.second.minimum", "auction.minimum")
        yield told.problem("second-below-first", at, **facts)


def second_unheld(told: Told, name: str, limit: Record) -> Found:
    """A limit speaks of the second auction only where there is one."""
    path = f"auction.limits.{name}.if.auction"
    if "auction" in guard_of(limit) and not told.record("auction.second"):
        at = told.at_fault(path, "auction.second")
        yield told.problem("second-unheld", at, limit=name, auction=guard_of(limit)["auction"])
