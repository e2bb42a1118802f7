"""Profiles by lot, one after another: what was drawn, and whether the check accepts it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from drawing import drawn, write
from fronts import is_counted_from_the_front
from speeds import Speeds
from turup.game.deal import Deal
from turup.game.soundness import broken_in
from turup.profiles import Profile, examine
from turup.profiles.encoding import rules_of
from turup.rules import Rules
from turup.words.problems import line
from wholes import whole


class Lot(NamedTuple):
    """A profile drawn by lot; its number is what it was drawn with."""

    number: int
    written: dict[str, Any]
    profile: Profile | None
    problems: tuple[str, ...]


def lot(number: int, folder: Path, *, is_whole: bool) -> Lot:
    """The profile of a number: a whole one, or a shipped one with changes."""
    chance = Random(number)  # noqa: S311 - chance is no secret
    written = whole(chance) if is_whole else drawn(chance)
    path = folder / "by-lot.yaml"
    write(written, path)
    found = examine(path)
    return Lot(number, written, found.profile, tuple(map(line, found.problems)))


class Wrong(NamedTuple):
    """A deal that was not as it must be."""

    seed: int
    deal: int
    what: str


def wrong_deal(profile: Profile, speeds: Speeds, seed: int, deals: range) -> Wrong | None:
    """The first deal that is wrong: of the first one every invariant is looked at at every act."""
    rules = rules_of(profile)
    if not is_counted_from_the_front(rules, seed, deals[0]):
        return Wrong(seed, deals[0], "a place below 0 was asked for")
    speeds.sit_down(rules)
    for deal in deals:
        if what := speeds.wrong_in(seed, deal):
            return Wrong(seed, deal, what)
    return broken_deal(rules, seed, deals[0])


def broken_deal(rules: Rules, seed: int, number: int) -> Wrong | None:
    """The deal, if an invariant breaks while it is played."""
    deal = Deal.shuffled(rules, seed, number, dealer=number % rules.table.seats)
    broken = broken_in(deal)
    return Wrong(seed, number, f"not so: {broken[0]}") if broken else None
