"""A transcript of each shipped profile, found by being there, is told as it was.

After a change that is meant, `python tests/golden/rewrite.py` writes them anew; the rules'
fingerprint in the first line tells whether the rules have changed or only the telling.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from turup.commands.app import app
from turup.profiles.shipped import profiles

TRANSCRIPTS = sorted(Path(__file__).parent.glob("*.txt"))
MOST = 60


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_a_deal_is_told_as_it_was(path: Path) -> None:
    told = path.read_text(encoding="utf-8")
    number, seed = re.findall(r"^Deal (\d+) of seed (\d+)", told, re.MULTILINE)[0]
    spec = ["deal", path.stem, "--seed", seed, "--number", number]
    assert CliRunner().invoke(app, spec).output == told


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_a_transcript_is_short_and_names_its_rules(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= MOST
    assert re.search(r"rules [0-9a-f]{12}\)$", lines[0])


def test_every_shipped_profile_has_a_transcript() -> None:
    assert set(profiles()) <= {path.stem for path in TRANSCRIPTS}
