"""Telling: which contracts nobody makes, or loses, and which cost nothing."""

from __future__ import annotations

from collections.abc import Iterable

from turup.game.deal import Deal
from turup.game.numbers import action_of
from turup.game.records import dump
from turup.rules import Rules
from turup.rules.goals import Goal
from turup.rules.state import NOBODY
from turup.verify.accounts import Account
from turup.verify.auction.undertakings import Contract, label, listed
from turup.verify.contracts.bounds import Bound
from turup.verify.contracts.deciding import AIMS, Aim, Decided
from turup.verify.contracts.playing import Line
from turup.verify.findings import Finding, Witness

NAMES = {Bound.never_made: "never-made", Bound.never_broken: "never-broken"}
ENOUGH = 50
"""Deals without which nothing is said of what was not seen in them."""
PROVED = "whatever is dealt"
AS_SURE = "since its hand must be sure of every trick"


def tell(rules: Rules, decided: list[Decided], account: Account) -> None:
    """Write down what was found."""
    for aim in AIMS:
        ended = [each for each in decided if each.aim == aim]
        tell_lines(rules, aim, [each for each in ended if each.lines], account)
        for group in groups_of([each for each in ended if not each.lines]):
            tell_absent(rules, group, account)
    free = [each for each in decided if each.lines and each.cheapest.stake == 0]
    if free:
        account.found(for_nothing(rules, free))


def tell_lines(rules: Rules, aim: Aim, ended: list[Decided], account: Account) -> None:
    """Which contracts end so, each in some deal."""
    if ended:
        what = listed(rules, [each.contract for each in ended])
        acts = [[label(rules, each.contract), len(each.shortest.acts)] for each in ended]
        account.proved(f"contracts-{aim.outcome.name}", count=len(ended), what=what, acts=acts)


def groups_of(absent: Iterable[Decided]) -> Iterable[list[Decided]]:
    """What was not seen to end so: each solo by itself, the bids of each kind together."""
    groups: dict[tuple[object, ...], list[Decided]] = {}
    for each in absent:
        kind = (*each.contract[:-1], each.is_proved, is_played_enough(each))
        groups.setdefault(kind, []).append(each)
    return groups.values()


def tell_absent(rules: Rules, group: list[Decided], account: Account) -> None:
    """Contracts that never end so, or were not played often enough to tell."""
    if group[0].is_proved or is_played_enough(group[0]):
        account.found(finding_of(rules, group))
        return
    what = listed(rules, [each.contract for each in group])
    deals = sum(each.played for each in group)
    account.unexamined(f"contracts-not-{group[0].aim.outcome.name}", what=what, deals=deals)


def is_played_enough(decided: Decided) -> bool:
    """Whether something can be said of what was not seen."""
    return decided.played >= ENOUGH and not decided.is_late


def finding_of(rules: Rules, group: list[Decided]) -> Finding:
    """The finding about contracts that never end so."""
    first, played = group[0], min(each.played for each in group)
    what = listed(rules, [each.contract for each in group])
    keys = keys_of(rules, first.contract, first.aim.bound)
    return Finding(NAMES[first.aim.bound], keys, {"what": what, "how": how(first, played)})


def how(decided: Decided, played: int) -> str:
    """How it is known."""
    if not decided.is_proved:
        return f"in {played:,} deals laid out and played for it"
    return PROVED if decided.contract.solo == NOBODY else AS_SURE


def keys_of(rules: Rules, contract: Contract, bound: Bound) -> tuple[str, ...]:
    """The keys that decide whether a contract can end so."""
    if contract.solo != NOBODY:
        path = f"solo.contracts.{label(rules, contract)}"
        return (
            (f"{path}.if", path) if rules.solo.contracts.rows[contract.solo].if_.used else (path,)
        )
    keys = ["auction.maximum" if bound == Bound.never_made else "auction.minimum"]
    if rules.scoring.goal == Goal.counters:
        keys.append("scoring.counters_need")
    keys += ["auction.forms"] if contract.is_no_trump else []
    keys += ["pair.effect"] if rules.pair.kinds.used else []
    return *keys, "deck.total"


def for_nothing(rules: Rules, free: list[Decided]) -> Finding:
    """The contracts that can end so without a game point, the shortest deal for all."""
    facts = {"what": listed(rules, [each.contract for each in free])}
    line = min((each.cheapest for each in free), key=lambda line: len(line.acts))
    keys = ("pair.effect", "scoring.stakes")
    return Finding("lost-for-nothing", keys, facts, witness_of(rules, line))


def witness_of(rules: Rules, line: Line) -> Witness:
    """A line as the record of its deal."""
    deal = Deal(rules, line.beginning.deck, tallies=line.beginning.tallies)
    for act in line.acts:
        deal = deal.after(action_of(rules, act, deal.state().phase))
    return Witness(dump(deal), len(deal.acts))
