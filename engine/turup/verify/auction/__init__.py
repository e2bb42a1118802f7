"""The auction: everything that can be said from the first act to the first lead.

The real profile's bidding is gone through position by position, with questions, doubles, solos
and windows.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from turup.verify.accounts import Account
from turup.verify.auction.explored import explored
from turup.verify.auction.telling import tell
from turup.verify.auction.undertakings import keep
from turup.verify.effort import Effort
from turup.verify.subject import Subject

UNIT = "bidding"


def units(_subject: Subject, _effort: Effort) -> Sequence[str]:
    """The bidding is looked at as a whole."""
    return (UNIT,)


def examine(subject: Subject, effort: Effort, _unit: str, account: Account) -> Generator[None]:
    """Explore the bidding of each beginning, and tell what came of it."""
    found = yield from explored(subject, effort)
    account.is_hurried = found.is_late
    keep(subject, effort, found)
    tell(found, account)
