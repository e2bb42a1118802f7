"""Running: all parts of a verification, unit by unit, in one process or several.

Whatever stops a run, what it has found so far can be told; and where the accounts are kept, the
next run takes up what is done already.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from functools import lru_cache
from time import monotonic, time
from typing import NamedTuple

from turup.verify.accounts import Account, together
from turup.verify.effort import SHORTEST, Effort
from turup.verify.gathering import gathered
from turup.verify.judging import judged
from turup.verify.keeping import Kept
from turup.verify.parts import LAST, PARTS, WEIGHTS, part
from turup.verify.subject import Subject, subject


class Progress(NamedTuple):
    """How far a run is: the unit it is at, units done and in all, positions so far."""

    part: str
    unit: str
    done: int
    units: int
    positions: int


class Run:
    """A verification under way."""

    def __init__(
        self, about: Subject, effort: Effort, names: Sequence[str], kept: Kept | None = None
    ) -> None:
        """Nothing is looked at yet."""
        self.subject, self.effort, self.kept = about, effort, kept
        self.names = [name for name in PARTS if name in names]
        self.work = [
            (name, unit) for name in self.names for unit in part(name).units(about, effort)
        ]
        self.written: dict[tuple[str, str], Account] = {}
        self.deadline = monotonic() + effort.seconds if effort.seconds else None
        self.until = time() + effort.seconds if effort.seconds else None

    def accounts(self) -> list[Account]:
        """What is known so far, part by part; units not begun leave their part unfinished."""
        known = [together(name, self._of(name)) for name in self.names]
        for account in known:
            account.statements = gathered(account.statements)
        return judged(self.subject, known)

    def _of(self, name: str) -> list[Account]:
        """The account of each unit of a part."""
        units = [unit for each, unit in self.work if each == name]
        return [self.written.get((name, unit)) or Account(name, unit) for unit in units]

    def steps(self, pool: Executor | None = None, jobs: int = 1) -> Iterator[Progress]:
        """Look at everything that is not known already, and tell how far it is."""
        left = [work for work in self.work if not self._take_up(*work)]
        if self.deadline is not None:
            left.sort(key=lambda work: work[0] in LAST)
        yield from self._alone(left) if pool is None else self._shared(left, pool, jobs)

    def _take_up(self, name: str, unit: str) -> bool:
        """Take up what an earlier run has kept of a unit; whether it had."""
        found = self.kept.read(self.subject, self.effort, name, unit) if self.kept else None
        if found is not None:
            self.written[name, unit] = found
        return found is not None

    def _alone(self, left: Sequence[tuple[str, str]]) -> Iterator[Progress]:
        """Look at one unit after the other."""
        for place, (name, unit) in enumerate(left):
            account = self.written[name, unit] = Account(name, unit)
            seconds = self._share(left[place:])
            with closing(watched(self.subject, self.effort, account, seconds)) as steps:
                for _step in steps:
                    yield self._progress(name, unit)
            self._keep(account)

    def _shared(
        self, left: Sequence[tuple[str, str]], pool: Executor, jobs: int
    ) -> Iterator[Progress]:
        """Share the units among processes."""
        from turup.verify.sharing import shared

        tasks = (
            (*unit, Limit(self._share(left[place:], jobs), self.until))
            for place, unit in enumerate(left)
        )
        for account in shared(self.subject.spec, self.effort, tasks, pool, jobs):
            self.written[account.part, account.unit] = account
            self._keep(account)
            yield self._progress(account.part, account.unit)

    def _share(self, left: Sequence[tuple[str, str]], jobs: int = 1) -> float | None:
        """The seconds that the first of some units may take, if these are left to be done.

        What it does not need is shared among those behind it.
        """
        if self.deadline is None:
            return None
        weights = [WEIGHTS.get(name, 1) for name, _unit in left]
        share = weights[0] / max(weights[0], sum(weights) / jobs)
        return max(0.0, self.deadline - monotonic()) * share

    def _keep(self, account: Account) -> None:
        """Keep what is finished for the next run."""
        if self.kept and account.is_whole:
            self.kept.write(self.subject, self.effort, account)

    def _progress(self, name: str, unit: str) -> Progress:
        """How far it is."""
        whole = [account for account in self.written.values() if account.is_whole]
        positions = sum(account.positions for account in self.written.values())
        return Progress(name, unit, len(whole), len(self.work), positions)


def watched(
    about: Subject, effort: Effort, account: Account, seconds: float | None
) -> Generator[None]:
    """Look at a unit for so many seconds at most, and note how long it took.

    Of the effort it gets as many seconds, so that it can tell what matters most in time.
    """
    begun = monotonic()
    effort = effort._replace(seconds=0.0 if seconds is None else max(seconds, SHORTEST))
    with closing(part(account.part).examine(about, effort, account.unit, account)) as steps:
        for _step in steps:
            account.seconds = monotonic() - begun
            yield
            if seconds is not None and account.seconds >= seconds:
                return
    account.seconds, account.is_whole = monotonic() - begun, not account.is_hurried


class Limit(NamedTuple):
    """For how long a unit may be looked at, and until when on everybody's clock."""

    seconds: float | None = None
    until: float | None = None

    def left(self) -> float | None:
        """The seconds that may still be spent."""
        if self.seconds is None or self.until is None:
            return None
        return min(self.seconds, self.until - time())


def examined(spec: str, effort: Effort, name: str, unit: str, limit: Limit) -> Account:
    """The account of a unit, in a process of its own; a unit that comes too late is not begun."""
    account, left = Account(name, unit), limit.left()
    if left is None or left > 0:
        for _step in watched(known(spec), effort, account, left):
            pass
    return account


@lru_cache(maxsize=4)
def known(spec: str) -> Subject:
    """A subject, for all units of it that come to this process."""
    return subject(spec)
