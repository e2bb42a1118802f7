"""A search for accepted profiles in which any two choices meet; each that is found is played.

Accepted profiles drawn by lot are looked through first. For choices they leave, one is written
into an accepted profile that makes the other, as it is or with what a table would change along
with it, or all into a whole profile drawn anew, until one is accepted in which they have an
effect. Each accepted profile plays a few deals at both speeds, with all invariants.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import yaml

from choices import choices_in, put
from drawing import HEAD, write
from factors import Factor, all_factors
from lots import lot, wrong_deal
from pairing import Array, Choice
from speeds import Speeds
from strategies import PROFILES
from turup.profiles import Profile, examine, load
from turup.verify.switches import deep
from wholes import FOR_KEPT, any_keys, leave_out_idle, mend

DEALS = 5
KEPT = 40
NO_EFFECT = "one of them leaves the other without effect"


class Walk:
    """The pairs that have not met yet, and the accepted profiles found so far."""

    def __init__(self, seed: int, folder: Path, speeds: Speeds) -> None:
        """Nothing has met."""
        self.chance = Random(seed)  # noqa: S311 - chance is no secret
        self.folder = folder
        self.factors: list[Factor] = all_factors()
        self.array = Array(self.factors)
        self.speeds = speeds
        self.making: dict[Choice, list[dict[str, Any]]] = defaultdict(list)
        self.wrong: list[str] = []
        self.accepted = 0

    def take(self, profile: Profile, written: dict[str, Any]) -> set[Choice]:
        """Play an accepted profile, and note what meets in it, as written or as it comes out."""
        keys = deep(profile.keys)
        found = choices_in(keys, self.factors) | choices_in(written, self.factors)
        for choice in found:
            self.making[choice] = [*self.making[choice][-KEPT:], keys]
        self.array.meet(found)
        self.accepted += 1
        wrong = wrong_deal(profile, self.speeds, self.accepted, range(DEALS))
        if wrong:
            text = yaml.safe_dump({**HEAD, **keys}, sort_keys=False)
            self.wrong.append(f"seed {wrong.seed}, deal {wrong.deal}: {wrong.what}\n{text}")
        return found

    def look_through(self, lots: int) -> Iterator[int]:
        """The shipped profiles, and those drawn by lot."""
        for name in PROFILES:
            self.take(load(name), {})
        for number in range(lots):
            found = lot(number, self.folder, is_whole=number % 2 == 0)
            if found.profile:
                self.take(found.profile, found.written)
            yield 1

    def look_for(self, choices: tuple[Choice, ...], tries: int) -> str:
        """Nothing, if an accepted profile makes these choices; else why none does."""
        reasons = []
        for number in range(tries):
            keys = self.written(choices, number)
            if not set(choices) <= choices_in(keys, self.factors):
                reasons.append(NO_EFFECT)
                continue
            write({**HEAD, **keys}, self.folder / "pair.yaml")
            found = examine(self.folder / "pair.yaml")
            if found.profile is None:
                names = {each.name for each in found.problems if not each.is_warning}
                reasons.append(", ".join(sorted(names)))
            elif set(choices) <= self.take(found.profile, keys):
                return ""
            else:
                reasons.append(NO_EFFECT)
        return min(reasons, key=lambda reason: (reason.count(","), reasons.index(reason)))

    def written(self, choices: tuple[Choice, ...], number: int) -> dict[str, Any]:
        """Keys that make these choices, and are as plausible as they can be then."""
        base = self.making.get(choices[number % len(choices)])
        is_new = not base or number % 3 == 2
        keys = any_keys(self.chance) if is_new else deep(self.chance.choice(base or []))
        choices = choices[:: 1 - number % 2 * 2]  # either of them may undo the other
        self.put(keys, choices)
        if is_new or number % 3 == 1:
            with suppress(ArithmeticError, LookupError, ValueError):
                # As far as it goes: the choices may be folly.
                mend(keys, self.chance, self.kept(choices))
            self.put(keys, choices)
        leave_out_idle(keys)
        return keys

    def kept(self, choices: tuple[Choice, ...]) -> str:
        """The key among those chosen that all the cards hang on."""
        named = [str(self.factors[place]) for place, _ in choices]
        return next((key for key in FOR_KEPT if key in named), "")

    def put(self, keys: dict[str, Any], choices: Iterable[Choice]) -> None:
        """Write choices into keys."""
        for choice in choices:
            put(keys, self.factors, choice, self.chance)

    def named(self, choice: Choice) -> str:
        """A choice as a text."""
        factor = self.factors[choice[0]]
        return f"{factor}: {factor.levels[choice[1]]}"

    def choices_left(self) -> list[Choice]:
        """The choices that no accepted profile has made."""
        return [choice for choice in self.array.choices if choice not in self.making]

    def pairs_left(self) -> list[tuple[Choice, Choice]]:
        """The pairs that have not met, of choices that some accepted profile makes."""
        made = [choice for choice in self.array.choices if choice in self.making]
        return [
            (one, other)
            for place, one in enumerate(made)
            for other in made[place + 1 :]
            if self.is_left(one, other)
        ]

    def is_left(self, one: Choice, other: Choice) -> bool:
        """Whether two choices can meet, and have not."""
        return self.array.left[one] & self.array.bits[other] > 0
