"""The facts that guards ask for, and what each of them can come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from turup.profiles.sense.bids import contract_span
from turup.profiles.sense.cards import (
    can_hold,
    capturable,
    cards_in_all,
    dealt_before,
    hand_size,
    suit_width,
)
from turup.profiles.sense.looked_at import hands_looked_at
from turup.profiles.sense.span import ANY, Span
from turup.profiles.sense.tallies import tally_span
from turup.profiles.sense.told import NotTold, Record, Told, as_number, as_record, guard_of

SIDES = ("pair.declarer", "pair.defenders", "trump.later_card", "auction.ask_partner")
GUARDED = ("deal.redeals", "auction.limits", "doubling.steps", "play.lead_limits",
           "solo.contracts", "scoring.claims", *SIDES)  # fmt: skip
ABOUT_TRICKS = ("tricks_left", "other_tricks", "short_of_win")
HELD_AT = {
    "auction.limits": "auction",
    "auction.ask_partner": "auction",
    "trump.later_card": "trump",
}
"""The stage before which the cards are held that a section's guards look at."""
ABOUT_CARDS = ("points", "suits", "held", "trumps", "trump_points")


class Fact(NamedTuple):
    """One thing a guard asks: its path, whose record it stands in, and the value written."""

    path: str
    section: str
    record: Record
    name: str
    value: Any
    rank: str = ""

    @property
    def label(self) -> str:
        """The fact as a profile names it."""
        return f"held.{self.rank}" if self.rank else self.name

    @property
    def guarded(self) -> str:
        """The path of the record whose guard it stands in."""
        return self.path.rpartition(".if.")[0]


def guarded(told: Told, section: str) -> Iterator[tuple[str, Record]]:
    """Every record of a section that can have a guard, with its path."""
    if section in SIDES:
        yield section, told.record(section)
        return
    for name, record in told.records(section):
        yield f"{section}.{name}", record


def facts_of(path: str, section: str, record: Record) -> Iterator[Fact]:
    """The facts of a record's guard, cards held opened out by rank."""
    for name, value in guard_of(record).items():
        if name != "held":
            yield Fact(f"{path}.if.{name}", section, record, name, value)
            continue
        for rank, number in as_record(value).items():
            yield Fact(f"{path}.if.held.{rank}", section, record, name, number, rank)


def can_be(told: Told, fact: Fact) -> Span:
    """What a fact can come to where it is asked; words raise `NotTold`."""
    if fact.section == "deal.redeals" and fact.name in ABOUT_CARDS:
        sizes = hands_looked_at(told, fact.record).sizes
        spans = [can_hold(told, fact.name, fact.rank, size) for size in sizes]
        return Span(min(span.low for span in spans), max(span.high for span in spans))
    if fact.section in HELD_AT and fact.name in ABOUT_CARDS:
        return can_hold(told, fact.name, fact.rank, dealt_before(told, HELD_AT[fact.section]))
    if fact.section == "solo.contracts" and fact.name in ABOUT_CARDS:
        return can_hold(told, fact.name, fact.rank, cards_at_call(told, fact.record))
    if fact.section == "scoring.claims" and fact.name in ABOUT_TRICKS:
        return can_be_at_claim(told, fact.name)
    return can_be_without_cards(told, fact.name)


def can_be_at_claim(told: Told, name: str) -> Span:
    """Tricks still to come, tricks of the others, or what is lacking to win the match."""
    if name == "other_tricks":
        return Span(0, hand_size(told) - 1)
    if name == "tricks_left":
        return Span(1, hand_size(told))
    marks = [claim.get("win_at", "none") for _, claim in told.records("scoring.claims")]
    lifted = [as_number(mark) for mark in marks if mark != "none"]
    highest = max([told.number("match.win_at"), *lifted])
    return Span(1, highest - tally_span(told).low)


def cards_at_call(told: Told, contract: Record) -> int:
    """How many cards whoever calls a solo holds; on the first packet at least so many."""
    if contract.get("when") == "in_auction":
        return dealt_before(told, "auction")
    is_short = contract.get("when") == "first_packet"
    return dealt_before(told, "solo") if is_short else hand_size(told)


def can_be_at_once(told: Told, fact: Fact) -> Span:
    """The same; and where several hands must all fit, what they can come to together."""
    possible = can_be(told, fact)
    if fact.section != "deal.redeals" or fact.name == "suits" or fact.name not in ABOUT_CARDS:
        return possible
    sizes, is_one_enough = hands_looked_at(told, fact.record)
    if is_one_enough:
        return possible
    together = can_hold(told, fact.name, fact.rank, sum(sizes))
    return possible.within(together.shared_by(len(sizes)))


def can_be_without_cards(told: Told, name: str) -> Span:
    """What a fact can come to that looks at no cards."""
    if name in ("speeches", "bids"):
        return Span(0, 0) if told.value("auction.rounds") == "one" else Span(0, ANY.high)
    if name == "bidders":
        return Span(1, told.number("table.seats"))
    if name in ("own_tally", "other_tally"):
        return tally_span(told)
    if name == "bid":
        return contract_span(told)
    if name in ("trick", "trumps_elsewhere"):
        return Span(1, cards_in_all(told)) if name == "trick" else Span(0, suit_width(told))
    if name == "own_points":
        return Span(0, capturable(told))
    raise NotTold(name)
