"""Profiles that are refused, each in a folder named for its problem, beside the exact lines.

An example is found by being there: `profile.yaml`, the files beside it, and `expected.txt`.
The page of the problem is tried too: what it says fails must fail, and mended it must pass.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from turup.game.cases import examples_of, run_cases
from turup.profiles import Problem, examine
from turup.words.problems import SENTENCES, line

HERE = Path(__file__).parent
PAGES = HERE.parents[1] / "engine" / "turup" / "words" / "pages"
EXAMPLES = sorted(path.parent for path in HERE.glob("*/profile.yaml"))
# What no text in a repository can show; tests/unit/test_reading.py, test_specs.py and
# test_case_files.py make these.
MADE_ELSEWHERE = {
    "binary-file",
    "case-without-profile",
    "cases-unknown-format",
    "chain-too-long",
    "not-utf-8",
    "special-file",
    "too-large",
    "too-many-values",
    "unreadable-file",
}
HEADINGS = ["## What is wrong", "## Why it matters", "## Fails", "## Mended"]


def problems_of(spec: str) -> list[Problem]:
    """What is wrong with a profile, and with its worked cases."""
    profile, problems = examine(spec)
    if profile is None:
        return list(problems)
    results = run_cases(examples_of(profile), profile)
    return [*problems, *(problem for result in results for problem in result.problems)]


def lines_of(spec: str) -> str:
    return "".join(f"{line(problem)}\n" for problem in problems_of(spec))


def blocks(name: str) -> list[str]:
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    return re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)


@pytest.mark.parametrize("folder", EXAMPLES, ids=lambda folder: folder.name)
def test_a_rejected_profile_is_told_in_exactly_these_lines(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    assert lines_of("profile.yaml") == Path("expected.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("folder", EXAMPLES, ids=lambda folder: folder.name)
def test_a_page_shows_what_fails_and_how_it_is_mended(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    fails, mended = blocks(folder.name)
    Path("profile.yaml").write_text(fails, encoding="utf-8")
    assert {problem.name for problem in problems_of("profile.yaml")} == {folder.name}
    Path("profile.yaml").write_text(mended, encoding="utf-8")
    assert lines_of("profile.yaml") == ""


@pytest.mark.parametrize("name", sorted(SENTENCES))
def test_a_problem_has_a_page_and_an_example(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert page.startswith(f"# {name}\n")
    assert re.findall("^## .*", page, re.MULTILINE) == HEADINGS
    assert (HERE / name / "profile.yaml").is_file() or name in MADE_ELSEWHERE


def test_no_page_is_about_a_problem_that_cannot_occur() -> None:
    assert {page.stem for page in PAGES.glob("*.md")} == set(SENTENCES)


def test_no_sentence_is_empty() -> None:
    assert all(text.strip() for text in SENTENCES.values())
