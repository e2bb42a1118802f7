"""Balance: what bids, steps, solos, pairs, offences and matches are worth, by numbers alone.

Nothing is dealt for it: the rules themselves are asked what a bid needs and pays, and what becomes
of that. So it takes a few thousandths of a second, and a check can tell it too.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from turup.rules.penalties import Act, penalty_for
from turup.verify.accounts import Account
from turup.verify.balance.bids import about_bids, bids_of
from turup.verify.balance.matches import about_matches, fewest_deals
from turup.verify.balance.offences import about_offences
from turup.verify.balance.pairs import about_pairs
from turup.verify.balance.raises import about_solos, about_steps
from turup.verify.effort import Effort
from turup.verify.findings import Finding
from turup.verify.subject import Subject

UNIT = "numbers"


def units(_subject: Subject, _effort: Effort) -> Sequence[str]:
    """All numbers are looked at together."""
    return (UNIT,)


def examine(subject: Subject, _effort: Effort, _unit: str, account: Account) -> Generator[None]:
    """Look at what everything is worth."""
    for finding in cheap_findings(subject):
        account.found(finding)
    tell(subject, account)
    yield


def cheap_findings(subject: Subject) -> list[Finding]:
    """What is worth nothing, too little or too much."""
    looks = (about_bids, about_steps, about_solos, about_pairs, about_offences, about_matches)
    return [finding for look in looks for finding in look(subject.rules)]


def tell(subject: Subject, account: Account) -> None:
    """Write down of how many things the worth was reckoned, and how soon a match can be over."""
    rules = subject.rules
    account.positions = len(bids_of(rules))
    account.proved(
        "worth-reckoned",
        bids=len(bids_of(rules)),
        steps=rules.doubling.steps.used,
        solos=rules.solo.contracts.used,
        pairs=rules.pair.kinds.used,
        offences=sum(penalty_for(rules, act).is_used for act in Act),
    )
    fewest = fewest_deals(rules)
    if fewest:
        account.proved("match-at-least", deals=fewest)
