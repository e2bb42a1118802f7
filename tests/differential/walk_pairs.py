"""Look for an accepted profile in which any two choices meet, and tell why there is none.

python tests/differential/walk_pairs.py --lots 2000 --tries 6 --seed 1 --list unmet.txt

tests/support/walking.py says how it looks for them.

The summary counts the pairs that met; those of a choice that no accepted profile made; and the
others by what the check said. A pair that is refused for a reason may still be possible: the
search is by lot, and `--list` writes all of them down. `--most` ends it after so many of these;
the pairs come in no order, so what was looked for until then stands for the rest.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "tests" / "support")]

import typer  # noqa: E402 - the folders are named first

from speeds import Speeds  # noqa: E402
from walking import Walk  # noqa: E402

SHOWN = 5


def asked() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--lots", type=int, default=2000, help="profiles looked through first")
    parser.add_argument("--tries", type=int, default=6, help="tries for each pair")
    parser.add_argument("--most", type=int, default=-1, help="stop after so many that do not meet")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins")
    parser.add_argument("--list", type=Path, help="a file for the pairs that did not meet")
    return parser.parse_args()


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
        walk = Walk(wanted.seed, Path(name), Speeds())
        pairs = walk.array.pairs_left()
        for _ in with_bar("lots", walk.look_through(wanted.lots), wanted.lots):
            pass
        say(f"{pairs} pairs; {pairs - walk.array.pairs_left()} met in lots")
        rare = walk.choices_left()
        for choice in with_bar("choices", rare, len(rare)):
            if reason := walk.look_for((choice,), 5 * wanted.tries):
                never[walk.named(choice)] = reason
        todo = walk.pairs_left()
        walk.chance.shuffle(todo)
        for one, other in with_bar("pairs", todo, len(todo)):
            if not walk.is_left(one, other):
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
