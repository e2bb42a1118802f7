"""The contracts: each bid and each solo made in some deal, and broken in another.

The shortest bidding that leads to a contract is taken from the exploration of the auction; the
cards are laid out so that one side is strong, and friend and foe play for it. What pair, last
trick and the rest do to the target is done by the rules themselves.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import product
from math import inf
from time import monotonic

from turup.verify.accounts import Account
from turup.verify.auction.undertakings import is_known, undertakings
from turup.verify.contracts.deciding import AIMS, Decided, Decider
from turup.verify.contracts.telling import tell
from turup.verify.effort import Effort
from turup.verify.subject import Subject

UNIT = "made and broken"
DEALS_PER_TRY = 10
"""One deal in so many of the effort may be tried for one contract."""


def units(_subject: Subject, _effort: Effort) -> Sequence[str]:
    """All contracts together."""
    return (UNIT,)


def examine(subject: Subject, effort: Effort, _unit: str, account: Account) -> Generator[None]:
    """Play each contract for one side and for the other, and tell what came of it."""
    until = monotonic() + effort.seconds if effort.seconds else inf
    found = yield from undertakings(subject, effort._replace(seconds=effort.seconds / 2))
    account.is_hurried = not is_known(subject, effort)
    soonest = min((len(each.acts) for each in found), default=0)
    tries = max(1, effort.deals // DEALS_PER_TRY)
    decider = Decider(subject.rules, effort.seed, tries, soonest)
    decided, left = list[Decided](), len(found) * len(AIMS)
    try:
        for undertaking, aim in product(found, AIMS):
            share = max(0.0, until - monotonic()) / left
            decided.append((yield from decider.decide(undertaking, aim, monotonic() + share)))
            account.positions += decided[-1].tries
            account.is_hurried |= decided[-1].is_late
            left -= 1
            yield
    finally:
        tell(subject.rules, decided, account)
