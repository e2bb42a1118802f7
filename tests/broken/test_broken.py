"""Plausible mistakes that the schema takes: each is found, with the keys at fault.

Every profile here says under `x-finding` what must be found: the name, the keys, and the acts of
the shortest witness known, or `none` where no single deal shows it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from turup.profiles import examine
from turup.verify.effort import EFFORTS, Level
from turup.verify.findings import Finding
from turup.verify.running import Run
from turup.verify.subject import subject
from turup.words.explaining import findings as pages
from turup.words.verifying import (
    FINDINGS,
    auction,
    balance,
    contracts,
    coverage,
    finding_sentence,
    playing,
    redeals,
)

OF_THE_PROGRAM = {"broken-law", "endless-auction", "seat-unheard"}
"""What no profile can bring about; tests of its part plant a fault in the rules."""
SENTENCES = {
    "auction": auction.FINDINGS,
    "contracts": contracts.FINDINGS,
    "redeals": redeals.FINDINGS,
    "balance": balance.FINDINGS,
    "coverage": coverage.FINDINGS,
    "play": playing.FINDINGS,
}
QUICK = EFFORTS[Level.quick]
BROKEN = sorted(Path(__file__).parent.glob("*.yaml"))


@cache
def found_in(path: Path) -> tuple[Finding, ...]:
    """Everything that a quick verification finds in a profile."""
    run = Run(subject(str(path)), QUICK, parts_for(path))
    for _progress in run.steps():
        pass
    return tuple(finding for account in run.accounts() for finding in account.findings)


def parts_for(path: Path) -> list[str]:
    """The part that finds it; what is expected is held against those that only count."""
    name = wanted(path)["name"]
    parts = [part for part, sentences in SENTENCES.items() if name in sentences]
    return parts or ["auction", "contracts", "redeals"]


def wanted(path: Path) -> dict[str, Any]:
    """What must be found in a profile."""
    told: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))["x-finding"]
    return told


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.stem)
def test_a_mistake_is_found_with_the_keys_at_fault(path: Path) -> None:
    told = wanted(path)
    hits = [each for each in found_in(path) if each.name == told["name"]]
    assert hits, f"found only {[each.name for each in found_in(path)]}"
    assert set(told["keys"]) <= {key for each in hits for key in each.keys}
    lengths = [each.witness.acts for each in hits if each.witness]
    if told["acts"] != "none":
        assert min(lengths) <= told["acts"]
    for finding in hits:
        assert "{" not in finding_sentence(finding.name, finding.facts)


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.stem)
def test_the_schema_takes_it(path: Path) -> None:
    assert examine(str(path)).profile is not None


def test_each_finding_has_a_page_and_a_mistake_that_shows_it() -> None:
    assert pages() == sorted(FINDINGS)
    assert {wanted(path)["name"] for path in BROKEN} == set(FINDINGS) - OF_THE_PROGRAM
