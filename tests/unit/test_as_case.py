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
    rules = sound(spec)
    begun = Deal.shuffled(rules, 7, acts, dealer=acts % rules.table.seats)
    holds(played_on(begun, acts), tmp_path)


def test_a_deal_in_the_middle_of_a_match_holds_too(tmp_path: Path) -> None:
    begun = Deal.shuffled(sound("28"), 7, dealer=1, tallies=(3, -2))
    assert "  tallies: [-2, 3]" in holds(played_on(begun, 200), tmp_path).splitlines()


def holds(deal: Deal, folder: Path) -> str:
    """The deal as a case, which holds."""
    text, file = as_case(deal, 'As it was, and "so".'), folder / "cases.yaml"
    indented = "".join(f"  {line}\n" for line in text.splitlines())
    file.write_text(
        f"turup-cases: 1\nprofile: {deal.rules.labels.spec}\ncases:\n{indented}", encoding="utf-8"
    )
    found = read_cases(file, "cases.yaml")
    assert found.problems == ()
    (result,) = run_cases(found.cases, found.profile)
    assert result.problems == ()
    return text
