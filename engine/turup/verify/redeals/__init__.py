"""Redeals: how often each comes, by exact count, and which of them are mistakes.

What hangs on the cards dealt is counted; what hangs on a choice, such as who declares or what is
made trump, is sampled in deals that are played.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from fractions import Fraction
from math import inf
from time import monotonic

from turup.rules import Rules
from turup.study.looks import looks, must_be_sampled
from turup.verify.accounts import Account
from turup.verify.effort import SHORTEST, Effort
from turup.verify.findings import Finding
from turup.verify.redeals.budget import Budget, Steps, done
from turup.verify.redeals.judging import findings_of, write_down
from turup.verify.redeals.sampling import PLAYED
from turup.verify.redeals.weighing import counted_alone, weighed
from turup.verify.subject import Subject

DRIVERS = (PLAYED,)
COUNTING, SAMPLING = "counting", "sampling"
PATIENT = 500_000
"""Steps of a count that somebody waits for, some seconds."""
A_MIB = 4_000
"""Steps for each MiB that may be used; a step leaves at most a hand, or what is left of a deck."""
FOR_COUNTING = 0.6
"""Of the time; the rest is for a sample of what was not counted in it."""
HASTY, HASTY_IN_ALL = 600, 5_000
"""Steps that are not felt, some hundredths of a second."""


def units(subject: Subject, _effort: Effort) -> Sequence[str]:
    """Counting, and sampling where that does not tell everything."""
    return [COUNTING, SAMPLING] if must_be_sampled(subject.rules) else [COUNTING]


def examine(subject: Subject, effort: Effort, unit: str, account: Account) -> Generator[None]:
    """Count, or sample."""
    from turup.verify.redeals.sampled import write_samples

    if unit == SAMPLING:
        yield from write_samples(subject.rules, effort, account)
    else:
        yield from count(subject.rules, effort, account)


def count(rules: Rules, effort: Effort, account: Account) -> Steps[None]:
    """Write down what can be counted, and a sample of what would take too long."""
    from turup.verify.redeals.sampled import write_uncounted

    begun, seconds = monotonic(), effort.seconds
    until = begun + seconds * FOR_COUNTING if seconds else inf
    budget = Budget(min(effort.positions, int(effort.memory * A_MIB)), until=until)
    counts = yield from weighed(rules, budget)
    account.positions += budget.spent
    account.is_hurried |= budget.is_late
    write_down(counts, account, is_all=not must_be_sampled(rules))
    for finding in findings_of(counts):
        account.found(finding)
    if uncounted := counts.uncounted():
        left = max(seconds - (monotonic() - begun), SHORTEST) if seconds else 0.0
        yield from write_uncounted(rules, uncounted, effort._replace(seconds=left), account)


def cheap_findings(subject: Subject) -> list[Finding]:
    """What is wrong and seen at once; what would take longer to count is passed over."""
    budget = Budget(HASTY, HASTY_IN_ALL)
    return [*findings_of(done(weighed(subject.rules, budget, is_joint=False)))]


def chances(rules: Rules) -> dict[str, Fraction]:
    """The exact chance of each redeal that hangs on the cards dealt alone, by its name.

    It is the share of all deals, all orders of the cards being equally likely, in which the cards
    fit at the moment they are looked at, if the deal comes so far; of a redeal that must be asked
    for, that in which somebody may ask. What hangs on a choice, as on who declares, is left out,
    and so is what would take more than some seconds to count.
    """
    budget, found = Budget(PATIENT), dict[str, Fraction]()
    for look in looks(rules):
        if look.is_of_dealt_cards:
            counted = done(counted_alone(rules, look, budget))
            if counted.chance is not None:
                found[look.name] = counted.chance
    return found
