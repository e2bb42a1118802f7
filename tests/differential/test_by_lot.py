"""Whatever profile is drawn by lot, the check refuses it or it plays the same at both speeds.

Half of them are a shipped one with up to six changes, half whole ones drawn from nothing but the
schemas. Each that is accepted plays 50 deals, and with the first of them every invariant is looked
at after every act; tests/differential/run.py plays many more.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from lots import Lot, Wrong, lot, wrong_deal
from speeds import Speeds
from turup.profiles import Profile
from words_reached import every_word, words_in

LOTS, DEALS = 200, 50
MOST_LOTS = 2000


class Played(NamedTuple):
    """All that was drawn, what was wrong with it, and the words no accepted profile used."""

    changed: list[Lot]
    wholes: list[Lot]
    wrong: dict[int, Wrong]
    words_left: set[str]

    @property
    def accepted(self) -> list[Profile]:
        """What was accepted, and so was played."""
        return [each.profile for each in (*self.changed, *self.wholes) if each.profile]


@pytest.fixture(scope="module")
def played(kept_here: Path, tmp_path_factory: pytest.TempPathFactory) -> Played:
    assert kept_here.is_dir()
    folder, speeds = tmp_path_factory.mktemp("lots"), Speeds()
    changed = [lot(number, folder, is_whole=False) for number in range(LOTS)]
    wholes = [lot(number, folder, is_whole=True) for number in range(LOTS)]
    wrong: dict[int, Wrong] = {}
    left = every_word()
    for each in chain(changed, wholes, rarer_lots(folder, left)):
        if each.profile and (found := wrong_deal(each.profile, speeds, each.number, range(DEALS))):
            wrong[each.number] = found
        left -= words_of(each)
    return Played(changed, wholes, wrong, left)


def rarer_lots(folder: Path, left: set[str]) -> Iterator[Lot]:
    """More lots with words that have not been played yet, up to a fixed number."""
    for number in range(LOTS, MOST_LOTS):
        if not left:
            return
        each = lot(number, folder, is_whole=number % 2 == 0)
        if words_of(each) & left:
            yield each


def words_of(each: Lot) -> set[str]:
    """The words a lot uses, if it is accepted: those written, and those they come to."""
    return words_in(each.written) | words_in(each.profile.keys) if each.profile else set()


def test_they_play_the_same_at_both_speeds(played: Played) -> None:
    assert not played.wrong


def test_one_program_serves_them_all(played: Played, speeds: Speeds) -> None:
    assert len(played.accepted) >= 200
    assert len(speeds.fast.drive.signatures) == 1


@pytest.mark.parametrize(("kind", "share"), [("changed", 0.3), ("wholes", 0.6)])
def test_enough_of_them_are_accepted(played: Played, kind: str, share: float) -> None:
    found = getattr(played, kind)
    assert sum(1 for each in found if each.profile) >= share * len(found)


def test_what_is_refused_is_refused_for_a_reason(played: Played) -> None:
    for each in (*played.changed, *played.wholes):
        assert each.profile or each.problems, each.written


def test_every_choice_word_is_played(played: Played) -> None:
    assert sorted(played.words_left) == []


def test_every_size_of_table_is_played(played: Played) -> None:
    decks = [(each.keys["table"]["seats"], each.keys["deck"]) for each in played.accepted]
    assert {seats for seats, _ in decks} == set(range(2, 9))
    assert {deck["packs"] for _, deck in decks} == {1, 2}
    assert {deck["packs"] for _, deck in decks if has_equal_ranks(deck)} == {1, 2}


def has_equal_ranks(deck: dict[str, Any]) -> bool:
    """Whether ranks of equal strength stand in the order."""
    return any(isinstance(entry, list) for entry in deck["order"])
