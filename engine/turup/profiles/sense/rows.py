"""Sense of the band tables: steps and stakes by bid, and what a pair is worth by bid.

A row begins at its `from` and ends where the next begins; the first has none and begins at
the lowest bid. So a gap can only lie below the first row.
"""

from __future__ import annotations

from collections.abc import Iterator

from turup.profiles.sense.bids import bid_span, contract_span
from turup.profiles.sense.told import Found, Told, as_number, as_record

TABLES = (
    "auction.step",
    "scoring.stakes",
    "auction.second.stakes",
    "pair.declarer.worth",
    "pair.defenders.worth",
)


def lowest(told: Told, table: str, least: int) -> int:
    """The lowest bid that a table has to tell of: the least, or none where none can stand."""
    is_of_bids = table.startswith("auction.") or told.word("scoring.goal") != "counters"
    return least if is_of_bids else contract_span(told).low


def band_gap(told: Told, table: str) -> Found:
    """The first row begins at the lowest bid."""
    first = as_record(told.items(table)[0])
    low = lowest(told, table, told.number("auction.minimum"))
    if "from" not in first:
        return
    begins, path = as_number(first["from"]), f"{table}.0.from"
    if begins > low:
        at = told.at_fault(path, table, "auction.minimum")
        yield told.problem("band-gap", at, table=table, begins=begins, low=low, last=begins - 1)
        return
    told.idle[path] = "auction.minimum"
    if told.is_written(path):
        yield told.warning("first-row-has-from", path, table=table, begins=begins, low=low)


def row_without_from(told: Told, table: str) -> Found:
    """Every further row says where it begins."""
    for place, row in list(enumerate(told.items(table)))[1:]:
        if "from" not in as_record(row):
            yield told.problem("row-without-from", f"{table}.{place}", table=table, row=place + 1)


def starts(told: Told, table: str) -> Iterator[tuple[str, int, int]]:
    """The later rows: the path of each, where it begins, and where the one before it does."""
    rows = [as_record(row) for row in told.items(table)]
    begins = [as_number(row["from"]) if "from" in row else 0 for row in rows]
    for place in range(1, len(rows)):
        if "from" in rows[place]:
            yield f"{table}.{place}.from", begins[place], begins[place - 1]


def band_overlap(told: Told, table: str) -> Found:
    """Each row begins above the one before it."""
    for path, begins, before in starts(told, table):
        if begins <= before:
            yield told.problem("band-overlap", path, table=table, begins=begins, before=before)


def row_beyond_bids(told: Told, table: str) -> Found:
    """Each row begins within the bids."""
    high = bid_span(told).high
    for path, begins, before in starts(told, table):
        if begins > high and begins > before:
            at = told.at_fault(path, table, "auction.maximum")
            yield told.problem("row-beyond-bids", at, table=table, begins=begins, high=high)


def row_never_used(told: Told, table: str) -> Found:
    """A row ends above the lowest bid; one inherited is idle."""
    low = lowest(told, table, bid_span(told).low)
    for path, begins, before in starts(told, table):
        if before < begins <= low:
            facts = {"table": table, "begins": begins, "low": low}
            idle = f"{table}.0", "auction.minimum"
            yield from told.without_effect("row-never-used", path, idle, **facts)
