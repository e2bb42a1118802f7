"""How many questions `turup choose` asks until a table is led to its rules.

    pip install -e .
    python benchmarks/questions_asked.py
    python benchmarks/questions_asked.py --house-rules 100 --seed 7

Every shipped form is answered from its own keys; the bars are 12 questions on average and 18 at
most. With `--house-rules` so many forms with one house rule more are drawn and answered too. Asked
what else it has house rules about, such a table names the section of its house rule. A table is led
to its rules if the profile at the end has their fingerprint.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import mean
from time import perf_counter
from typing import NamedTuple

from turup.choosing.drafting import draft
from turup.choosing.forms import forms
from turup.choosing.house_rules import house_rules
from turup.choosing.playing import asked_throughout
from turup.profiles import Profile, examine


class Run(NamedTuple):
    """A table, how many questions it was asked, and whether it was led to its rules."""

    spec: str
    asked: int
    is_reached: bool
    seconds: float


def run(profile: Profile, topics: tuple[str, ...]) -> Run:
    """Answer from a profile."""
    start = perf_counter()
    answers = asked_throughout(profile.keys, topics)
    found = draft(answers).profile
    is_reached = found is not None and found.fingerprint == profile.fingerprint
    return Run(profile.spec, len(answers), is_reached, perf_counter() - start)


def drawn(count: int, seed: int) -> list[tuple[Profile, str]]:
    """Forms with a house rule that changes something, and the section it is about."""
    lots, found = Random(seed), list[tuple[Profile, str]]()
    while len(found) < count:
        form, rule = lots.choice([*forms()]), lots.choice([*house_rules().values()])
        profile = examine(f"{form}+{rule.name}").profile
        alone = examine(form).profile
        if profile and alone and profile.fingerprint != alone.fingerprint:
            found.append((profile, rule.section))
    return found


def tell(name: str, runs: list[Run]) -> None:
    """Print the figures of some tables, and those that were led elsewhere."""
    reached = sum(one.is_reached for one in runs)
    asked = [one.asked for one in runs]
    print(f"{name}: {reached} of {len(runs)} reached")
    print(f"  questions: {mean(asked):.2f} on average, {max(asked)} at most")
    print(f"  {mean(one.seconds for one in runs) / mean(asked):.2f} seconds a question")
    for one in runs:
        if not one.is_reached:
            print(f"  not reached: {one.spec}")


def main() -> None:
    """Ask them all."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--house-rules", type=int, default=0, metavar="NUMBER")
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    own = [run(profile, ()) for name in forms() if (profile := examine(name).profile)]
    for one in own:
        print(f"{one.spec:20} {one.asked:3}")
    tell("forms", own)
    if arguments.house_rules:
        chosen = drawn(arguments.house_rules, arguments.seed)
        tell("with a house rule", [run(profile, (section,)) for profile, section in chosen])


if __name__ == "__main__":
    main()
