"""What authors test their profiles with: a suite of a line that finds what is wrong."""

from __future__ import annotations

import importlib.util
import unittest
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import Phase, given, settings

from turup import Deal, ProfileProblems, load, testing
from turup.testing import deals_of, machine_for, suite_for
from turup.testing import machine as machines

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "testing" / "test_friday.py"
PAGE = ROOT / "docs" / "testing.md"


@pytest.fixture(autouse=True)
def few() -> Iterator[None]:
    """A handful of examples is enough here."""
    before = settings()
    settings.register_profile(
        "few", max_examples=3, stateful_step_count=30, deadline=None, phases=[Phase.generate]
    )
    settings.load_profile("few")
    yield
    settings.register_profile("before", before)
    settings.load_profile("before")


def ran(case: type[unittest.TestCase]) -> unittest.TestResult:
    """What comes of a test class."""
    result = unittest.TestResult()
    unittest.TestSuite(unittest.defaultTestLoader.loadTestsFromTestCase(case)).run(result)
    return result


def friday() -> ModuleType:
    """The tests of the example project."""
    spec = importlib.util.spec_from_file_location("friday", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_project_passes() -> None:
    module = friday()
    result = ran(module.TestFriday)
    assert (result.testsRun, result.failures, result.errors) == (3, [], [])
    module.test_nobody_wins_more_than_eight()


def test_the_page_shows_the_example_and_names_all_there_is() -> None:
    page = PAGE.read_text(encoding="utf-8")
    code = EXAMPLE.read_text(encoding="utf-8").partition('"""\n\n')[2]
    assert f"```python\n{code}```" in page
    for name in testing.__all__:
        assert f"`{name}" in page, name


def test_a_problem_fails_the_suite_with_its_sentence(tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(
        "turup: 1\nabout: {name: A, status: house}\nextends: 29\nauction: {minimum: 99}\n"
    )
    result = ran(suite_for(file))
    told = "".join(text for _case, text in (*result.failures, *result.errors))
    assert len(result.failures) + len(result.errors) == 3
    assert "[minimum-above" in told
    with pytest.raises(ProfileProblems, match="minimum"):
        machine_for(file)


def test_what_breaks_is_found_by_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machines, "broken_invariants", lambda deal: ["so"] * (len(deal.acts) > 3))
    case = machine_for(load("29"))
    assert len(ran(case).failures) == 1


@given(deals_of("28"))
def test_deals_are_of_the_profile_and_at_any_point(deal: Deal) -> None:
    assert deal.rules.labels.spec == "28"
    assert deal.is_over == (deal.result is not None)
