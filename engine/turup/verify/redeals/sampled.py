"""Sampled: what deals by chance say of redeals that nobody can count beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from turup.rules import Rules
from turup.rules.deal import Shuffle
from turup.study.looks import Look, looks, must_be_sampled
from turup.verify.accounts import Account
from turup.verify.effort import Effort
from turup.verify.findings import Finding
from turup.verify.intervals import wilson
from turup.verify.redeals.budget import Steps
from turup.verify.redeals.judging import IN_ALL, THOUSAND, TOO_OFTEN, thousandths
from turup.verify.redeals.sampling import deals_of, dealt, played, share
from turup.verify.redeals.seen import ASKED, Seen
from turup.verify.redeals.weighing import Counted

POLICY = "chance"


def write_samples(rules: Rules, effort: Effort, account: Account) -> Steps[None]:
    """Play deals for what hangs on a choice, and deal some where they are not shuffled fully."""
    every = looks(rules)
    seen = yield from played(rules, effort)
    note_deals(seen, effort, account)
    hanging = [look for look in every if not look.is_of_dealt_cards]
    for look in hanging:
        facts = share(seen.alone[look.which], seen.deals)
        account.sampled("redeal-played", redeal=look.name, policy=POLICY, **facts)
    write_in_all(seen, account)
    account.sampled("redeals-played", policy=POLICY, **share(seen.in_all, seen.deals))
    by_itself = [look for look in hanging if not look.is_asked]
    hits = sum(seen.alone[look.which] for look in by_itself)
    for finding in too_often(by_itself, hits, seen.deals):
        account.found(finding)
    if rules.deal.shuffle == Shuffle.light:
        yield from write_dealt(rules, every, effort, account)


def note_deals(seen: Seen, effort: Effort, account: Account) -> None:
    """Note how many deals were looked at, and whether it should have been more."""
    account.positions += seen.deals
    account.is_hurried |= seen.deals < deals_of(effort)


def write_in_all(seen: Seen, account: Account) -> None:
    """How many deals are thrown in for their cards, whatever the reason."""
    account.sampled(IN_ALL, per_thousand=round(THOUSAND * seen.in_all / seen.deals, 3))


def write_dealt(rules: Rules, every: list[Look], effort: Effort, account: Account) -> Steps[None]:
    """How often redeals fit as the cards are really shuffled."""
    seen = yield from dealt(rules, every, effort)
    note_deals(seen, effort, account)
    for look in every:
        if look.is_of_dealt_cards:
            facts = share(seen.alone[look.which], seen.deals)
            account.sampled("redeal-dealt-lightly", redeal=look.name, **facts)


def write_uncounted(
    rules: Rules, uncounted: list[Counted], effort: Effort, account: Account
) -> Steps[None]:
    """How often redeals fit that would take too long to count."""
    full = rules._replace(deal=rules.deal._replace(shuffle=Shuffle.full))
    seen = yield from dealt(full, [look for each in uncounted for look in each.looked_at], effort)
    note_deals(seen, effort, account)
    for each in uncounted:
        hits = hits_of(each, seen)
        account.sampled("redeal-dealt", redeals=each.names, **share(hits, seen.deals))
        for finding in too_often(each.looked_at, hits, seen.deals):
            account.found(finding)
    if not must_be_sampled(rules):
        write_in_all(seen, account)


def hits_of(counted: Counted, seen: Seen) -> int:
    """In how many deals a redeal came, or one of several of a moment."""
    look = counted.looked_at[0]
    if len(counted.looked_at) == 1:
        return seen.alone[look.which]
    return seen.together[look.redeal.when + (ASKED if look.is_asked else 0)]


def too_often(looked_at: Sequence[Look], hits: int, deals: int) -> Iterator[Finding]:
    """Redeals that throw in more than half of all deals, for all that can be told by a sample."""
    is_automatic = not any(look.is_asked for look in looked_at)
    if is_automatic and wilson(hits, deals).low > TOO_OFTEN:
        names = [look.name for look in looked_at]
        facts = {"redeals": names, "per_thousand": thousandths(hits / deals)}
        yield Finding("redeal-too-often", tuple(look.key for look in looked_at), facts)
