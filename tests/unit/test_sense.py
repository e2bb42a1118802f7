"""Keys that quarrel are found, and those that only look like it are left in peace.

tests/rejected tries one profile for each problem and the same mended; here are those of
sense.yaml, and every house rule on every shipped profile.
"""

from __future__ import annotations

import re
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from shares import share
from turup.profiles import shipped
from turup.profiles.loading import examine, load
from turup.profiles.resolved import Resolved
from turup.profiles.sense import problems_of
from turup.words.problems.sense import SENTENCES

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "engine" / "turup" / "words" / "pages"
REJECTED = ROOT / "tests" / "rejected"
HEAD = "turup: 1\nabout: {name: Club, status: house}\n"
CASES = yaml.safe_load(Path(__file__).with_name("sense.yaml").read_text(encoding="utf-8"))


def problems(folder: Path, text: str) -> list[str]:
    file = folder / "club.yaml"
    file.write_text(text, encoding="utf-8")
    return [problem.name for problem in examine(file).problems]


def blocks(name: str) -> list[str]:
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    return re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)


@pytest.mark.parametrize("name", SENTENCES)
def test_the_rejected_profile_is_the_example_on_the_page(name: str) -> None:
    lines = (REJECTED / name / "profile.yaml").read_text(encoding="utf-8").splitlines()
    assert "\n".join(lines[1:]) == blocks(name)[0].strip()


@pytest.mark.parametrize("case", CASES["found"])
def test_a_quarrel_of_keys_is_found(case: str, tmp_path: Path) -> None:
    found = CASES["found"][case]
    assert problems(tmp_path, HEAD + found["profile"]) == [found["problem"]]


@pytest.mark.parametrize("case", CASES["silent"])
def test_what_only_looks_like_a_quarrel_is_left_in_peace(case: str, tmp_path: Path) -> None:
    assert problems(tmp_path, HEAD + CASES["silent"][case]) == []


# The variants added to these may be as special as they like.
NAMED = [
    "28",
    "28-one-round",
    "29",
    "29-seventeen",
    "west-bengal",
    "40",
    "56",
    "56-four",
    "56-eight",
]


def misfits(spec: str) -> set[str]:
    return {problem.name for problem in examine(spec).problems}


@cache
def misfits_alone(overlay: str) -> frozenset[str]:
    return frozenset(misfits(f"28+{overlay}"))


@pytest.mark.parametrize("profile", NAMED)
def test_a_house_rule_fits_a_profile_or_is_refused_with_its_reason(profile: str) -> None:
    reasons = {overlay: sorted(misfits(f"{profile}+{overlay}")) for overlay in shipped.overlays()}
    known = CASES["misfits"]
    expected = known.get(profile) or known.get(profile[:2], known["others"])
    expected = {**expected, **CASES["misfits besides"].get(profile, {})}
    found = {overlay: names for overlay, names in reasons.items() if names}
    assert found == expected


@pytest.mark.parametrize("first", shipped.overlays())
def test_two_house_rules_that_fit_28_fit_it_together_but_for_known_quarrels(first: str) -> None:
    quarrels: dict[str, list[str]] = {}
    known = {pair: names for pair, names in CASES["quarrels"].items() if pair.split()[0] == first}
    others = sorted(set(shipped.overlays()) - {first})
    for second in {*share(others, 4, first), *(pair.split()[1] for pair in known)}:
        new = misfits(f"28+{first}+{second}") - misfits_alone(first) - misfits_alone(second)
        if new:
            quarrels[f"{first} {second}"] = sorted(new)
    assert quarrels == known


def test_what_a_parent_was_told_is_not_told_to_its_children(tmp_path: Path) -> None:
    told = HEAD + "extends: 28\nscoring: {stakes: [{from: 14, win: 1}]}\n"
    assert problems(tmp_path, told) == ["first-row-has-from"]
    (tmp_path / "parent.yaml").write_text(told, encoding="utf-8")
    assert problems(tmp_path, HEAD + "extends: ./parent.yaml\n") == []


def paths_of(keys: dict[str, Any], depth: int) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    for name, value in keys.items():
        found.append((name,))
        if depth > 1 and isinstance(value, dict):
            found += [(name, *rest) for rest in paths_of(value, depth - 1)]
    return found


@pytest.mark.parametrize("spec", ["28+auto-double+single-hand-show", "40", "56"])
def test_what_is_missing_or_faulty_is_passed_over_without_noise(spec: str) -> None:
    profile = load(spec)
    for path in paths_of(dict(profile.keys), 2):
        for faulty in (None, [], "odd", {"odd": {"odd": "odd"}}):
            keys: Any = deepcopy(dict(profile.keys))
            around = keys[path[0]] if len(path) > 1 else keys
            if faulty is None:
                del around[path[-1]]
                assert problems_of(Resolved(spec, spec, keys)) == [], path
            else:
                around[path[-1]] = faulty
                problems_of(Resolved(spec, spec, keys))
