"""Look for an accepted profile in which any two choices meet, and tell why there is none.

python tests/differential/walk_pairs.py --lots 2000 --tries 6 --seed 1 --list unmet.txt

Accepted profiles drawn by lot are looked through first. For each pair they leave, one choice is
then written into an accepted profile that makes the other, as it is or with what a table would
change along with it, or both into a whole profile drawn anew, until one is accepted in which both
have an effect. Each accepted profile plays a few deals at both speeds, with all invariants.

The summary counts the pairs that met; those of a choice that no accepted profile made; and the
others by what the check said. A pair that is refused for a reason may still be possible: the
search is by lot, and `--list` writes all of them down. `--most` ends it after so many of these;
the pairs come in no order, so what was looked for until then stands for the rest.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "tests" / "support")]

import typer  # noqa: E402 - the folders are named first
import yaml  # noqa: E402

from choices import choices_in, put  # noqa: E402
from drawing import HEAD, write  # noqa: E402
from factors import Factor, all_factors  # noqa: E402
from lots import lot, wrong_deal  # noqa: E402
from pairing import Array, Choice  # noqa: E402
from speeds import Speeds, drive  # noqa: E402
from strategies import PROFILES  # noqa: E402
from switches import deep  # noqa: E402
from turup.profiles import Profile, examine, load  # noqa: E402
from turup.study.compiled import compiled  # noqa: E402
from wholes import FOR_KEPT, any_keys, leave_out_idle, mend  # noqa: E402

DEALS = 5
KEPT, SHOWN = 40, 5
NO_EFFECT = "one of them leaves the other without effect"


def asked() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--lots", type=int, default=2000, help="profiles looked through first")
    parser.add_argument("--tries", type=int, default=6, help="tries for each pair")
    parser.add_argument("--most", type=int, default=-1, help="stop after so many that do not meet")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins")
    parser.add_argument("--list", type=Path, help="a file for the pairs that did not meet")
    return parser.parse_args()


class Walk:
    """The pairs that have not met yet, and the accepted profiles found so far."""

    def __init__(self, seed: int, folder: Path) -> None:
        """Nothing has met."""
        self.chance = Random(seed)  # noqa: S311 - chance is no secret
        self.folder = folder
        self.factors: list[Factor] = all_factors()
        self.array = Array(self.factors)
        self.speeds = Speeds(compiled(drive))
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

    def pairs_left(self) -> list[tuple[Choice, Choice]]:
        """The pairs that have not met, of choices that some accepted profile makes."""
        made = [choice for choice in self.array.choices if choice in self.making]
        return [
            (one, other)
            for place, one in enumerate(made)
            for other in made[place + 1 :]
            if self.array.left[one] & self.array.bits[other]
        ]


def with_bar(label: str, steps: Iterable[Any], length: int) -> Iterator[Any]:
    """The steps, with a bar that tells how many are done."""
    with typer.progressbar(steps, length=length, label=label, file=sys.stderr) as bar:
        yield from bar


def main() -> int:
    """Walk, and tell what met and why the rest did not; 1 if a deal went wrong."""
    wanted = asked()
    unmet: dict[str, str] = {}
    never: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as name:
        walk = Walk(wanted.seed, Path(name))
        pairs = walk.array.pairs_left()
        for _ in with_bar("lots", walk.look_through(wanted.lots), wanted.lots):
            pass
        say(f"{pairs} pairs; {pairs - walk.array.pairs_left()} met in lots")
        rare = [choice for choice in walk.array.choices if choice not in walk.making]
        for choice in with_bar("choices", rare, len(rare)):
            if reason := walk.look_for((choice,), 5 * wanted.tries):
                never[walk.named(choice)] = reason
        todo = walk.pairs_left()
        walk.chance.shuffle(todo)
        for one, other in with_bar("pairs", todo, len(todo)):
            if not walk.array.left[one] & walk.array.bits[other]:
                continue
            if len(unmet) == wanted.most:
                break
            if reason := walk.look_for((one, other), wanted.tries):
                unmet[f"{walk.named(one)} | {walk.named(other)}"] = reason
        report(walk, pairs, never, unmet)
    if wanted.list:
        lines = [f"{what} | {reason}\n" for what, reason in {**never, **unmet}.items()]
        wanted.list.write_text("".join(lines), encoding="utf-8")
    return 1 if walk.wrong else 0


def report(walk: Walk, pairs: int, never: dict[str, str], unmet: dict[str, str]) -> None:
    """The summary."""
    left = walk.array.pairs_left()
    say(f"{pairs} pairs of {len(walk.array.choices)} choices of {len(walk.factors)} keys")
    say(f"{pairs - left} met in {walk.accepted} accepted profiles")
    made = len(walk.pairs_left())
    say(f"{left - made} are pairs of the {len(never)} choices that none made:")
    for reason, count in Counter(never.values()).most_common():
        say(f"  {count:6} {reason}")
    say(f"{made - len(unmet)} others were not looked for, and {len(unmet)} were refused:")
    for reason, count in Counter(unmet.values()).most_common(60):
        say(f"  {count:6} {reason}")
    say(f"{len(walk.wrong)} profiles with something wrong")
    for wrong in walk.wrong[:SHOWN]:
        say(wrong)


def say(line: str) -> None:
    """A line of the summary."""
    sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    sys.exit(main())
