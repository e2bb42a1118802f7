"""Any two choices of any two keys meet in a profile that is checked, and played if accepted.

A covering array of some fifteen hundred combinations stands for all pairs; here its first part is
checked, in which most pairs meet, and with HYPOTHESIS_PROFILE=deep all of it. So many choices at
once contradict one another somewhere, and today each combination is refused. So accepted profiles
are looked for as well, for choices and for pairs of them, and these are played; here for a few
seconds, and by tests/differential/walk_pairs.py for all pairs.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from choices import choices_in, combined, over_nearest
from drawing import write
from factors import Factor, all_factors
from lots import Wrong, wrong_deal
from pairing import Array, Choice, covering
from shares import IS_DEEP
from speeds import Speeds
from turup.profiles import Examined, examine, schemas, structure
from turup.words.explaining import problems
from turup.words.problems import line
from walking import Walk

FIRST, LEFT = 300, 0.1
DEALS = 5
LOTS, CHOICES, PAIRS = 60, 120, 40


class Combination(NamedTuple):
    """Two choices and more, as they were checked."""

    row: dict[int, int]
    keys: dict[str, Any]
    examined: Examined


@pytest.fixture(scope="module")
def factors() -> list[Factor]:
    return all_factors()


@pytest.fixture(scope="module")
def combinations(
    factors: list[Factor], tmp_path_factory: pytest.TempPathFactory
) -> list[Combination]:
    path = tmp_path_factory.mktemp("pairs") / "pairs.yaml"
    found = []
    rows = covering(factors, Random(28))  # noqa: S311 - the same array at each run
    for row in rows if IS_DEEP else islice(rows, FIRST):
        keys = combined(factors, row)
        write(over_nearest(keys), path)
        found.append(Combination(row, keys, examine(path)))
    return found


def test_every_two_choices_meet(factors: list[Factor], combinations: list[Combination]) -> None:
    array = Array(factors)
    all_pairs = array.pairs_left()
    for each in combinations:
        array.meet(each.row.items())
    # Of 926,865 pairs 88,510 had not met in the first part when this was written.
    assert array.pairs_left() <= (0 if IS_DEEP else all_pairs * LEFT)


def test_each_combination_is_made_of_valid_choices(combinations: list[Combination]) -> None:
    for each in combinations:
        for section, keys in each.keys.items():
            schema = schemas.sections()[section]
            assert structure.validator().evolve(schema=schema).is_valid(keys), keys


def test_each_problem_has_its_sentence_and_its_page(combinations: list[Combination]) -> None:
    pages = problems()
    for each in combinations:
        assert each.examined.profile or each.examined.problems
        for problem in each.examined.problems:
            assert problem.place.line > 0, line(problem)
            assert problem.name in pages


def test_what_is_accepted_is_played(combinations: list[Combination], speeds: Speeds) -> None:
    wrong = dict[int, Wrong]()
    for number, each in enumerate(combinations):
        profile = each.examined.profile
        if profile and (found := wrong_deal(profile, speeds, number, range(DEALS))):
            wrong[number] = found
    assert not wrong


def test_the_choices_of_a_combination_are_found_again(
    factors: list[Factor], combinations: list[Combination]
) -> None:
    for each in combinations[:40]:
        found = choices_in(each.keys, factors)
        assert {place for place, _ in found} <= set(each.row)
        assert found <= set(each.row.items())


class Walked(NamedTuple):
    """A short walk, how many pairs met in it, and those looked for with why they did not."""

    walk: Walk
    met: int
    refused: dict[tuple[Choice, Choice], str]


@pytest.fixture(scope="module")
def walked(kept_here: Path, tmp_path_factory: pytest.TempPathFactory) -> Walked:
    assert kept_here.is_dir()
    walk = Walk(28, tmp_path_factory.mktemp("walk"), Speeds())
    before = walk.array.pairs_left()
    for _ in walk.look_through(LOTS):
        pass
    for choice in walk.chance.sample(walk.choices_left(), CHOICES):
        if choice not in walk.making:
            walk.look_for((choice,), 2)
    pairs = walk.chance.sample(walk.pairs_left(), PAIRS)
    refused = {pair: walk.look_for(pair, 3) for pair in pairs if walk.is_left(*pair)}
    return Walked(walk, before - walk.array.pairs_left(), refused)


def test_accepted_profiles_in_which_choices_meet_are_played(walked: Walked) -> None:
    assert walked.walk.accepted >= 100
    assert walked.walk.wrong == []


def test_a_tenth_of_all_pairs_meet_in_them(walked: Walked) -> None:
    # 119,051 of 921,524 when this was written.
    assert walked.met >= 100_000


def test_most_pairs_that_are_looked_for_are_found(walked: Walked) -> None:
    found = [pair for pair, reason in walked.refused.items() if not reason]
    assert len(found) >= len(walked.refused) // 2 >= PAIRS // 4
    assert not any(walked.walk.is_left(*pair) for pair in found)
