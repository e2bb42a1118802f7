"""Accounts: what has been established, what was only sampled, and what was not looked at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, NamedTuple

from turup.verify.findings import Finding


class Standing(StrEnum):
    """How far a statement can be trusted."""

    proved = "proved"
    sampled = "sampled"
    unexamined = "unexamined"


class Statement(NamedTuple):
    """One thing that is now known, or known not to be known: a name and its facts."""

    standing: Standing
    name: str
    facts: dict[str, Any]


class Pardon(NamedTuple):
    """A finding that the author has accepted, and why."""

    finding: Finding
    why: str


@dataclass(slots=True)
class Account:
    """What came of one unit of a part of the verification.

    `positions` counts each position looked at once; `is_whole` is false where time was up, or
    somebody stopped it, before the end. A unit writes its account as it goes, so that whatever
    stops it, what is written holds; if it leaves something out for want of time, `is_hurried`.
    """

    part: str
    unit: str = ""
    statements: list[Statement] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    positions: int = 0
    seconds: float = 0.0
    is_whole: bool = False
    is_hurried: bool = False
    pardons: list[Pardon] = field(default_factory=list)

    def with_findings(self, findings: list[Finding], pardons: list[Pardon]) -> Account:
        """The same account, with some of its findings accepted."""
        return replace(self, findings=findings, pardons=pardons)

    def proved(self, name: str, **facts: Any) -> None:
        """Something holds of every deal there is, or of every one on the decks named."""
        self.statements.append(Statement(Standing.proved, name, facts))

    def sampled(self, name: str, **facts: Any) -> None:
        """Something held of all that was tried; the facts say how much that was."""
        self.statements.append(Statement(Standing.sampled, name, facts))

    def unexamined(self, name: str, **facts: Any) -> None:
        """Something could not be looked at; the facts say why."""
        self.statements.append(Statement(Standing.unexamined, name, facts))

    def found(self, finding: Finding) -> None:
        """Something is wrong; of two findings that say the same the shorter witness is kept."""
        for place, other in enumerate(self.findings):
            if other.identity == finding.identity:
                self.findings[place] = shorter(other, finding)
                return
        self.findings.append(finding)


def shorter(one: Finding, other: Finding) -> Finding:
    """Of two findings that say the same, the one that is sooner shown."""
    if one.witness is None or other.witness is None:
        return other if one.witness is None else one
    return other if other.witness.acts < one.witness.acts else one


def together(part: str, accounts: Iterable[Account]) -> Account:
    """The accounts of the units of a part as one."""
    whole = Account(part, is_whole=True)
    for account in accounts:
        whole.statements += [each for each in account.statements if each not in whole.statements]
        for finding in account.findings:
            whole.found(finding)
        whole.positions += account.positions
        whole.seconds += account.seconds
        whole.is_whole = whole.is_whole and account.is_whole
    return whole
