"""Whatever valid keys are drawn, the profile is refused for a reason or played to its end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from drawing import drawn, write
from turup.game.deal import Deal
from turup.game.records import dump, load
from turup.game.soundness import broken_in
from turup.profiles import Examined, examine
from turup.profiles.decoding import keys_of
from turup.profiles.encoding import rules_of
from turup.profiles.reading import read
from turup.profiles.structure import faults
from turup.words.problems import line
from wholes import whole

in_any_folder = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
drawing = st.sampled_from([drawn, whole])


def examined(drawing: Callable[[Random], dict[str, Any]], lot: int, folder: Path) -> Examined:
    path = folder / "by-lot.yaml"
    write(drawing(Random(lot)), path)  # noqa: S311 - chance is no secret
    root = read(path, path.name).root
    assert root is not None
    assert faults(root) == []
    return examine(path)


@in_any_folder
@given(drawing=drawing, lot=st.integers(0, 2**32 - 1), number=st.integers(0, 1000))
def test_it_is_refused_for_a_reason_or_played_to_its_end(
    drawing: Callable[[Random], dict[str, Any]], lot: int, number: int, tmp_path: Path
) -> None:
    profile, problems = examined(drawing, lot, tmp_path)
    assert all(line(problem) for problem in problems)
    if profile is None:
        assert problems
        return
    rules = rules_of(profile)
    deal = Deal.shuffled(rules, lot, number, dealer=number % rules.table.seats)
    assert broken_in(deal) == []
    assert load(dump(deal)) == deal


@in_any_folder
@given(drawing=drawing, lot=st.integers(0, 2**32 - 1))
def test_its_rules_say_what_it_says(
    drawing: Callable[[Random], dict[str, Any]], lot: int, tmp_path: Path
) -> None:
    profile, _ = examined(drawing, lot, tmp_path)
    if profile is not None:
        written = keys_of(rules_of(profile))
        for section, keys in profile.keys.items():
            assert {key: written[section][key] for key in keys} == keys
