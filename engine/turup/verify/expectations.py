"""Expectations: what an author holds true of his rules, each compared with what was found.

An expectation is met, not met (a finding at its own key), or cannot be told from what this run
has looked at, which is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from turup.game.chance_play import played_out
from turup.game.deal import Deal
from turup.game.records import dump
from turup.rules import Rules
from turup.rules.deck import deck_points
from turup.rules.state import blank
from turup.verify.accounts import Account, Standing, Statement
from turup.verify.findings import Finding, Witness
from turup.verify.subject import Subject

PART = "expect"
DEAD = ("dead-key", "dead-override")
TRIED = 200
"""Deals looked at for one in which game points come from nowhere."""

Expectation = Callable[[Subject, Any, Sequence[Account], Account], None]


def card_points(about: Subject, expected: int, _accounts: Sequence[Account], to: Account) -> None:
    """All cards, and the last trick, are worth just so much."""
    found = deck_points(about.rules, blank()) + about.rules.scoring.last_trick_points
    decide(to, "card_points", expected, found, is_met=found == expected, how=Standing.proved)


def longest_auction(
    _about: Subject, expected: int, accounts: Sequence[Account], to: Account
) -> None:
    """No auction takes more acts."""
    at_most(to, "longest_auction", expected, stated(accounts, "longest-auction"), "acts")


def redeals_per_thousand(
    _about: Subject, expected: int, accounts: Sequence[Account], to: Account
) -> None:
    """Not more deals are thrown in because of how the cards lie."""
    found = stated(accounts, "redeals-in-all")
    at_most(to, "redeals_per_thousand", expected, found, "per_thousand")


def dead_keys(_about: Subject, expected: str, accounts: Sequence[Account], to: Account) -> None:
    """No key is without effect."""
    none_of(to, "dead_keys", expected, part_of(accounts, "coverage"), DEAD)


def contracts(_about: Subject, expected: str, accounts: Sequence[Account], to: Account) -> None:
    """Every contract can be lost, and where that is expected made."""
    names = ("never-broken", "never-made") if expected == "open" else ("never-broken",)
    none_of(to, "contracts", expected, part_of(accounts, "contracts"), names)


def zero_sum(about: Subject, expected: str, _accounts: Sequence[Account], to: Account) -> None:
    """What one side wins the other loses."""
    key = key_of("zero_sum")
    deal = next((deal for deal in some_deals(about.rules) if is_lopsided(deal)), None)
    if deal is None or deal.result is None:
        to.sampled("expectation-met", key=key, expected=expected, found=f"{TRIED} deals")
        return
    facts = {"key": key, "expected": expected, "found": list(deal.result.scores)}
    witness = Witness(dump(deal), len(deal.acts))
    to.found(Finding("expectation-fails", (key, "scoring.paid"), facts, witness))


EXPECTATIONS: dict[str, Expectation] = {
    "card_points": card_points,
    "longest_auction": longest_auction,
    "redeals_per_thousand": redeals_per_thousand,
    "dead_keys": dead_keys,
    "zero_sum": zero_sum,
    "contracts": contracts,
}


def key_of(name: str) -> str:
    """The path of an expectation."""
    return f"expect.{name}"


def stated(accounts: Sequence[Account], name: str) -> Statement | None:
    """The statement of a name, if a part has made it."""
    every = (each for account in accounts for each in account.statements)
    return next((each for each in every if each.name == name), None)


def part_of(accounts: Sequence[Account], part: str) -> Account | None:
    """The account of a part, if it was asked for."""
    return next((account for account in accounts if account.part == part), None)


def at_most(to: Account, name: str, expected: int, found: Statement | None, fact: str) -> None:
    """A figure that a part has found must not be larger than expected."""
    if found is None or found.standing is Standing.unexamined:
        to.unexamined("expectation-open", key=key_of(name))
        return
    figure = found.facts[fact]
    decide(to, name, expected, figure, is_met=figure <= expected, how=found.standing)


def none_of(
    to: Account, name: str, expected: str, looked: Account | None, names: Sequence[str]
) -> None:
    """A part must have come to its end without findings of some names."""
    hits = [each for each in looked.findings if each.name in names] if looked else []
    if not hits and (looked is None or not looked.is_whole):
        to.unexamined("expectation-open", key=key_of(name))
        return
    keys = [key for each in hits for key in each.keys]
    decide(to, name, expected, keys or "none", is_met=not hits, how=Standing.sampled)


def decide(
    to: Account, name: str, expected: Any, found: Any, *, is_met: bool, how: Standing
) -> None:
    """Write down whether an expectation is met."""
    facts = {"key": key_of(name), "expected": expected, "found": found}
    if is_met:
        to.statements.append(Statement(how, "expectation-met", facts))
    else:
        to.found(Finding("expectation-fails", (key_of(name),), facts))


def some_deals(rules: Rules) -> Iterator[Deal]:
    """Some deals, played to the end by chance."""
    for number in range(TRIED):
        yield played_out(Deal.shuffled(rules, 0, number, dealer=number % rules.table.seats))


def is_lopsided(deal: Deal) -> bool:
    """Whether game points came from nowhere, or went there."""
    return deal.result is not None and sum(deal.result.scores) != 0
