"""Formatting changes nothing but the looks: the same rules, the same problems, every comment."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from drawing import drawn, write
from turup.profiles import examine
from turup.profiles.comments import take_out
from turup.profiles.rewriting import Unreadable, formatted, original_at, original_of
from turup.profiles.shipped import folder
from wholes import whole

TESTS = Path(__file__).parents[1]
CORPUS = sorted([*TESTS.glob("accepted/*.yaml"), *TESTS.glob("rejected/*/*.yaml")])
TEXTS = [path.read_text(encoding="utf-8") for path in sorted(folder("variants").rglob("*.yaml"))]
PIECES = [
    "# one\n",
    "  # two\n",
    "\n",
    "\n\n",
    " # three\n",
    "      # four\n",
    "\n# five\n",
    "'",
    '"',
]
free_folder = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


def comments_in(raw: bytes) -> list[str]:
    text = original_of(raw, "club.yaml").text
    return sorted(comment.text for comment in take_out(text)[1] if comment.text)


def must_stay_the_same(path: Path) -> bool:
    """Format a file in its place; whether it could be read."""
    before = examine(path)
    try:
        original = original_at(path, str(path))
    except Unreadable as unreadable:
        names = [problem.name for problem in unreadable.problems]
        assert set(names) <= {problem.name for problem in before.problems}
        return False
    once = formatted(original)
    assert formatted(original_of(once, str(path))) == once
    assert comments_in(once) == comments_in(original.raw)
    path.write_bytes(once)
    after = examine(path)
    assert sorted(one.name for one in after.problems) == sorted(one.name for one in before.problems)
    assert (after.profile is None) == (before.profile is None)
    if before.profile is not None and after.profile is not None:
        assert after.profile.keys == before.profile.keys
        assert after.profile.fingerprint == before.profile.fingerprint
        assert after.profile.about == before.profile.about
        assert after.profile.examples == before.profile.examples
    return True


@pytest.mark.parametrize("source", CORPUS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_accepted_and_rejected_files(source: Path, tmp_path: Path) -> None:
    path = tmp_path / source.name
    path.write_bytes(source.read_bytes())
    must_stay_the_same(path)


@free_folder
@given(number=st.integers(0, 2**32), is_whole=st.booleans())
def test_profiles_by_lot(number: int, *, is_whole: bool, tmp_path: Path) -> None:
    chance = Random(number)  # noqa: S311 - chance is no secret
    path = tmp_path / "club.yaml"
    write(whole(chance) if is_whole else drawn(chance), path)
    assert must_stay_the_same(path)


@free_folder
@given(data=st.data())
def test_shipped_files_with_comments_and_blank_lines_put_in(
    data: st.DataObject, tmp_path: Path
) -> None:
    text = data.draw(st.sampled_from(TEXTS))
    ends = [index for index, letter in enumerate(text) if letter in "\n,{}[]:"]
    for _ in range(data.draw(st.integers(1, 6))):
        index = data.draw(st.sampled_from(ends)) + 1
        piece = data.draw(st.sampled_from(PIECES))
        text = text[:index] + piece + text[index:]
    path = tmp_path / "club.yaml"
    path.write_text(text, encoding="utf-8", newline="")
    must_stay_the_same(path)
