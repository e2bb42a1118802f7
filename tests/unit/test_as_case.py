"""Any deal is a worked case that holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from strategies import PROFILES, played_on, sound
from turup.game.as_case import as_case
from turup.game.cases import read_cases, run_cases
from turup.game.deal import Deal


@pytest.mark.parametrize("acts", [3, 14, 200])
@pytest.mark.parametrize("spec", PROFILES)
def test_a_deal_as_a_case_holds(spec: str, acts: int, tmp_path: Path) -> None:
    rules, file = sound(spec), tmp_path / "cases.yaml"
    begun = Deal.shuffled(rules, 7, acts, dealer=acts % rules.table.seats)
    text = as_case(played_on(begun, acts), 'As it was, and "so".')
    indented = "".join(f"  {line}\n" for line in text.splitlines())
    file.write_text(f"turup-cases: 1\nprofile: {spec}\ncases:\n{indented}", encoding="utf-8")
    found = read_cases(file, "cases.yaml")
    assert found.problems == ()
    (result,) = run_cases(found.cases, found.profile)
    assert result.problems == ()
