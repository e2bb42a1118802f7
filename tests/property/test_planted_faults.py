"""Every fault planted in a valid profile is found at its place, with what was meant.

Where a fault stands is known from the planting: the profile is printed from its keys in many
layouts, and line and column are counted meanwhile. `plant_faults.py` beside this file plants
every fault alone; here a share of them is, and another share several at a time.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from planting import FILE, Bed, amiss, beds, bundles, is_read_alike, one_of_each, problems_of
from shares import share
from turup.profiles import Problem, examine, gathering
from turup.profiles.reading import Reading, read
from turup.profiles.shipped import folder, overlays
from turup.words.problems import line

BEDS = beds()
FILES = [bed for bed in BEDS if not bed.name.startswith("show")]
every_bed = pytest.mark.parametrize("bed", BEDS, ids=lambda bed: bed.name)
ALONE, TOGETHER = 200, 3
"""One fault of so many is planted alone, and one bundle of so many is planted."""
in_any_folder = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


def read_by_c(path: Path, shown: str, *, is_shipped: bool = False) -> Reading:
    """A file read as if it were a shipped one, by the parser in C."""
    assert is_shipped in (True, False)
    return read(path, shown, is_shipped=True)


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@every_bed
def test_a_fault_is_found_at_its_place_and_is_all_that_is_told(bed: Bed) -> None:
    for lot, fault in share(enumerate(bed.faults(words=1)), ALONE, bed.name):
        file = bed.planted([fault], lot)
        assert amiss([fault], file, problems_of(file.text, bed.spec)) == [], file.text


@every_bed
def test_of_several_faults_none_hides_another(bed: Bed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "read", read_by_c)
    chance = Random(bed.name)  # noqa: S311 - the same faults at each run
    # What profiles come to is alike in much, and what one has of another is planted in once.
    before = BEDS[len(FILES) : BEDS.index(bed)]
    each = one_of_each(bed.faults_elsewhere_than(before), chance)
    for lot, bundle in share(enumerate(bundles(each, chance)), TOGETHER, bed.name):
        file = bed.planted(bundle, lot)
        assert amiss(bundle, file, problems_of(file.text, bed.spec)) == [], file.text
        assert is_read_alike(file.text)


HEAD = "turup: 1\nabout: {name: Child, status: house}\n"
OVER_ALL = 250
"""One fault of so many is planted under a child and its overlays."""


def over(bed: Bed) -> str:
    """A child of the planted profile, or of what it is laid over with it, and overlays that fit."""
    first, *names = bed.spec.split("+")
    wanted = len(names) + 2
    for name in overlays():
        spec = "+".join([first, *names, name])
        if len(names) < wanted and name not in names and not examine(spec).problems:
            names.append(name)
    assert len(names) == wanted
    return f"{HEAD}extends: {first}\nhouse-rules: [{', '.join(names)}]\n"


@pytest.mark.parametrize("bed", FILES, ids=lambda bed: bed.name)
def test_what_is_wrong_in_a_parent_or_overlay_is_told_there_and_nowhere_else(bed: Bed) -> None:
    Path(FILE).write_text(bed.planted([], 0).text, encoding="utf-8")
    Path("child.yaml").write_text(over(bed), encoding="utf-8")
    assert examine("child.yaml").problems == ()
    for lot, fault in share(enumerate(bed.faults(words=1)), OVER_ALL, bed.name):
        file = bed.planted([fault], lot)
        below = problems_of(file.text, bed.spec)
        assert told(examine("child.yaml").problems) == told(below), file.text
        assert {problem.place.file for problem in below} == {FILE}


def told(problems: tuple[Problem, ...]) -> list[str]:
    return [line(problem) for problem in problems]


# Both parsers.


def told_by_both(spec: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[str]]:
    """What is told where the parser in Python reads the files of authors, and that in C."""
    slow = told(examine(spec).problems)
    with monkeypatch.context() as patched:
        patched.setattr(gathering, "read", read_by_c)
        return slow, told(examine(spec).problems)


REJECTED = sorted(folder("variants").parent.glob("tests/rejected/*/profile.yaml"))


@pytest.mark.parametrize("path", REJECTED, ids=lambda path: path.parent.name)
def test_both_parsers_give_one_text_for_what_is_rejected(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(path.parent)
    slow, fast = told_by_both(path.name, monkeypatch)
    assert slow == fast


PIECES = [
    *("\t", "&a ", "*a", "<<: ", "!!x ", "[", "]", "{", "}", ":", ": ", "- ", "? ", "'", '"', ","),
    *(
        "\n",
        "\r",
        "\r\n",
        " ",
        "  ",
        "#",
        " #",
        "|",
        ">",
        "|-\n",
        "%",
        "---",
        "...",
        "@",
        "`",
        "no",
    ),
    *(
        "\\",
        '"\\x1b"',
        "\x85",
        "\u2028",
        "\ufeff",
        "\xa0",
        "\u0d24",
        "\U0001f0a1",
        "\x07",
        "-",
        "~",
    ),
]


@st.composite
def broken_texts(draw: st.DrawFn) -> str:
    """A profile with pieces put in, or nothing but pieces."""
    bed = draw(st.sampled_from(FILES))
    text = bed.planted([], draw(st.integers(0, 20))).text if draw(st.booleans()) else ""
    for _ in range(draw(st.integers(1, 8))):
        index = draw(st.integers(0, len(text)))
        piece = draw(st.sampled_from(PIECES) | st.characters(exclude_categories=["Cs"]))
        text = text[:index] + piece + text[index + draw(st.integers(0, 3)) :]
    return text


@in_any_folder
@given(text=broken_texts())
def test_both_parsers_give_one_text_for_what_is_broken(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path(FILE).write_text(text, encoding="utf-8", newline="")
    slow, fast = told_by_both(FILE, monkeypatch)
    assert slow == fast
