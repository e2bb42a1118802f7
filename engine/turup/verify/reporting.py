"""Reporting: what came of a verification, as plain values for a page, a program or a terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from turup.verify.accounts import Account
from turup.verify.findings import Finding
from turup.verify.running import Run

Report = dict[str, Any]


def report(run: Run, seconds: float, files: dict[Finding, Path] | None = None) -> Report:
    """The report of a run: the subject, the effort, and what came of each part.

    `seconds` is how long the run took; `positions` count each position looked at. `files` says
    where the witness of a finding was saved.
    """
    about, effort = run.subject, run.effort
    return {
        "spec": about.spec,
        "fingerprint": about.fingerprint,
        "level": str(effort.level),
        "seed": effort.seed,
        "seconds": seconds,
        "parts": [part_report(account, files or {}) for account in run.accounts()],
    }


def part_report(account: Account, files: dict[Finding, Path]) -> Report:
    """What came of one part."""
    return {
        "part": account.part,
        "is_whole": account.is_whole,
        "positions": account.positions,
        "findings": [finding_report(each, files.get(each)) for each in account.findings],
        "accepted": [
            {**finding_report(pardon.finding, None), "why": pardon.why}
            for pardon in account.pardons
        ],
        "statements": [
            {"standing": str(each.standing), "name": each.name, "facts": each.facts}
            for each in account.statements
        ],
    }


def finding_report(finding: Finding, file: Path | None) -> Report:
    """One finding, its witness as the text of a record."""
    witness = finding.witness
    return {
        "name": finding.name,
        "keys": list(finding.keys),
        "facts": finding.facts,
        "acts": witness.acts if witness else None,
        "witness": witness.record if witness else None,
        "file": str(file) if file else None,
    }
