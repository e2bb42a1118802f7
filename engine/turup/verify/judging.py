"""Judging: which findings the author has accepted, and which expectations are not met.

What a profile says under `accepts` is no longer held against it; what it says under `expect` is
compared with what the parts have found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from turup.profiles.suggestions import nearest
from turup.verify.accounts import Account, Pardon
from turup.verify.expectations import EXPECTATIONS, PART
from turup.verify.findings import Finding
from turup.verify.subject import Subject
from turup.words.verifying import FINDINGS


def judged(about: Subject, accounts: Sequence[Account]) -> list[Account]:
    """The accounts with what is accepted set apart, and the expectations at the end."""
    sorted_out = [pardoned(about, account) for account in accounts]
    if not about.profile.expect and not about.profile.accepts:
        return sorted_out
    return [*sorted_out, expectations_of(about, sorted_out)]


def pardoned(about: Subject, account: Account) -> Account:
    """An account in which accepted findings stand by themselves, each with its reason."""
    kept, pardons = list[Finding](), list(account.pardons)
    for finding in account.findings:
        if is_accepted(about, finding):
            pardons.append(Pardon(finding, about.profile.accepts[finding.name].why))
        else:
            kept.append(finding)
    return account.with_findings(kept, pardons)


def is_accepted(about: Subject, finding: Finding) -> bool:
    """Whether a finding is one that the profile names, at one of the keys it names."""
    accepted = about.profile.accepts.get(finding.name)
    if accepted is None:
        return False
    return not accepted.keys or bool({*accepted.keys} & {*finding.keys})


def expectations_of(about: Subject, accounts: Sequence[Account]) -> Account:
    """What the profile expects, held against what was found."""
    account = Account(PART, is_whole=True)
    for name, value in about.profile.expect.items():
        EXPECTATIONS[name](about, value, accounts, account)
    for finding in misnamed(about):
        account.found(finding)
    for name in without_use(about, accounts):
        account.unexamined("not-met-with", finding=name)
    return account


def misnamed(about: Subject) -> Iterator[Finding]:
    """What is accepted, and is the name of no finding."""
    for name in about.profile.accepts:
        if name not in FINDINGS:
            near = nearest(name, [*FINDINGS]) or "one of turup explain"
            yield Finding("unknown-finding", (f"accepts.{name}",), {"name": name, "near": near})


def without_use(about: Subject, accounts: Sequence[Account]) -> Iterator[str]:
    """The findings that are accepted, and that this run has not come upon."""
    met = {pardon.finding.name for account in accounts for pardon in account.pardons}
    known = [name for name in about.profile.accepts if name in FINDINGS]
    yield from (name for name in known if name not in met)
