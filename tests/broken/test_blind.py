"""Mistakes by a hand that had not seen the checks: each is found, at the keys it is made in.

Every profile in `blind` says under `x-mistake` what is wrong, and which keys are at fault. A hit is
a finding that names one of them, or something inside it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from turup.verify.effort import EFFORTS, Level
from turup.verify.findings import Finding
from turup.verify.parts import PARTS
from turup.verify.running import Run
from turup.verify.subject import subject

BLIND = sorted((Path(__file__).parent / "blind").glob("*.yaml"))
QUICK = EFFORTS[Level.quick]
BY_PLAY = ("play", "size", "laws")
"""Parts that look for faults of the program, and not of a profile."""
UNSEEN = {
    "one-against-five": "how often a bid is made among good players is for a study to say",
}


def told_in(path: Path) -> list[str]:
    """The keys at fault, as the author knows them."""
    told: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))["x-mistake"]
    return [*told["keys"]]


def found_in(path: Path) -> list[Finding]:
    """What a quick verification finds in a profile."""
    run = Run(subject(str(path)), QUICK, [part for part in PARTS if part not in BY_PLAY])
    for _progress in run.steps():
        pass
    return [finding for account in run.accounts() for finding in account.findings]


def is_about(finding: Finding, key: str) -> bool:
    """Whether a finding names a key, something in it, or what it stands in."""
    paths = [(f"{key}.", f"{each}.") for each in finding.keys]
    return any(one.startswith(other) or other.startswith(one) for one, other in paths)


@pytest.mark.parametrize("path", BLIND, ids=lambda path: path.stem)
def test_a_mistake_is_found_where_it_was_made(path: Path, request: pytest.FixtureRequest) -> None:
    if path.stem in UNSEEN:
        mark = pytest.mark.xfail(reason=UNSEEN[path.stem], strict=True)
        request.applymarker(mark)
    found = found_in(path)
    assert any(is_about(finding, key) for finding in found for key in told_in(path)), found


def test_what_is_not_seen_yet_is_there() -> None:
    assert {path.stem for path in BLIND} >= set(UNSEEN)
