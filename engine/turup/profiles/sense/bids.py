"""Figures of the bidding: which bids there are, what they need and what they stake."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from turup.profiles.sense.cards import capturable
from turup.profiles.sense.span import Span, asked
from turup.profiles.sense.told import NotTold, Record, Told, as_number, as_record, guard_of

PLAYED_UNBID = ("no_trump", "eldest_declares", "ahead_declares")
"""What can become of a deal nobody bids on, other than that it is thrown in or has a bidder."""


def bid_span(told: Told) -> Span:
    """The bids from the lowest to the highest."""
    span = Span(told.number("auction.minimum"), told.number("auction.maximum"))
    if span.is_empty():
        raise NotTold
    return span


def contract_span(told: Told) -> Span:
    """The bids that can stand: where the others count, nothing too, if somebody declares unbid."""
    span = bid_span(told)
    if told.word("scoring.goal") != "counters" or not is_all_pass(told, *PLAYED_UNBID):
        return span
    return Span(0, span.high)


def is_all_pass(told: Told, *choices: str) -> bool:
    """Whether everybody may pass, and one of these things then happens."""
    return told.word("auction.opening") == "free" and told.word("auction.all_pass") in choices


class Band(NamedTuple):
    """The stake of some bids."""

    bids: Span
    win: int
    lose: int

    @property
    def larger(self) -> int:
        """The column that a limit looks at."""
        return max(self.win, self.lose)


def bands(told: Told, bids: Span) -> list[Band]:
    """The stakes of these bids, band by band."""
    found = []
    for span, row in row_spans(told.items("scoring.stakes")):
        win = as_number(as_record(row).get("win"))
        if span.has_some_of(bids):
            found.append(Band(span.within(bids), win, as_number(row.get("lose", win))))
    return found


def row_spans(rows: list[Any]) -> Iterator[tuple[Span, Record]]:
    """The rows of a band table, each with the bids it stands for."""
    starts = [as_number(as_record(row).get("from", Span().low)) for row in rows]
    for row, low, above in zip(rows, starts, [*starts[1:], Span().high + 1], strict=True):
        yield Span(low, above - 1), row


def raised(effect: Any, band: Band) -> Band:
    """A stake after a step: a number in its place, so many times as much, or so much more."""
    if isinstance(effect, int):
        return band._replace(win=as_number(effect), lose=effect)
    change = as_record(effect)
    times, plus = as_number(change.get("times", 1)), as_number(change.get("plus", 0))
    return band._replace(win=band.win * times + plus, lose=band.lose * times + plus)


def is_within_reach(told: Told, bid: int) -> bool:
    """Whether a bid can be made if the declarer's side captures all there is."""
    return told.word("scoring.goal") != "bid" or least_needed(told, bid) <= capturable(told)


def least_needed(told: Told, bid: int) -> int:
    """The fewest captured card points with which a bid can be made, by means of a pair."""
    worths = pair_worths(told, bid)
    effect = told.value("pair.effect") if worths else "none"
    if effect == "points":
        return bid - sum(worths)
    if effect == "target":
        return max(bid - sum(worths), min(bid, pair_floor(told)))
    if effect == "times_target":
        return max(bid // max(worths), min(bid, pair_floor(told)))
    return bid


def least_counted(told: Told, bid: int) -> int:
    """The fewest captured card points with which the counting side wins, by means of a pair."""
    needed, worths = told.number("scoring.counters_need") - bid, pair_worths(told, bid, "defenders")
    effect = told.value("pair.effect") if worths else "none"
    if effect in ("points", "target"):
        return needed - sum(worths)
    return -(-needed // max(worths)) if effect == "times_target" else needed


def pair_worths(told: Told, bid: int, side_of: str = "declarer") -> list[int]:
    """What each kind is worth to a side at a bid; nothing where it may not show."""
    kinds = dict(told.records("pair.kinds"))
    side = told.record(f"pair.{side_of}") if kinds else {}
    guard = guard_of(side)
    if not side or not asked(guard.get("bid", {})).has_number(bid):
        return []
    if side.get("worth", "none") == "none":
        return [as_number(kind.get("worth")) for kind in kinds.values()]
    row = next((row for span, row in row_spans(side["worth"]) if span.has_number(bid)), {})
    worth = row.get("worth", "none")
    return [] if worth == "none" else [as_number(worth)] * len(kinds)


def pair_floor(told: Told) -> int:
    """How far a pair can lower the target."""
    floor = told.value("pair.floor")
    if floor == "minimum":
        # If the minimum cannot be read, the pair is taken to lower all it can.
        return told.number("auction.minimum") if told.is_told("auction.minimum") else 0
    return 0 if floor == "none" else as_number(floor)
