"""Count all ways the tiny deals of the table can go on, the large ones too.

python tests/oracle/count.py --deep
python tests/oracle/count.py underruff jacks

The table stands in tests/differential/counts and in the tiny profiles beside this file. Each
entry is counted by oracle and engine, and compiled where Numba is installed; where two of them
part, or the table says something else, that is told, and the answer is 1. For an entry without
numbers those that belong there are printed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "tests")]

from oracle.counting import Counter, Counts, difference  # noqa: E402 - the folders are named first
from oracle.tiny import Compiled, Engine, Entry, entries, oracle_at  # noqa: E402 - the same


def asked() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", help="profiles, by name; all without")
    parser.add_argument("--deep", action="store_true", help="the large ones too: two minutes")
    return parser.parse_args()


def counters(entry: Entry) -> Iterator[Counter]:
    """Those who count besides the oracle; what takes the engine long is left to the compiled."""
    has_numba = find_spec("numba") is not None
    if not (entry.is_deep and has_numba):
        yield Engine(entry)
    if has_numba:
        yield Compiled(entry)


def lines(counts: Counts) -> str:
    """Counts as an entry has them."""
    ends = ", ".join(f"{end}: {count}" for end, count in counts.ends.items())
    scores = f"\n    scores: {counts.scores}" if counts.scores else ""
    return f"    ways: {counts.ways}\n    ends: {{{ends}}}{scores}"


def problems(entry: Entry) -> Iterator[str]:
    """Where two part, and what else than the table says comes out."""
    oracle = oracle_at(entry)
    for counter in counters(entry):
        found = difference(oracle, counter)
        if found:
            yield found
    counts = oracle.count([])
    if counts != entry.counts:
        yield f"the table should say\n{lines(counts)}"


def tell(what: object) -> None:
    """One thing found, on lines of its own."""
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


def main() -> int:
    """Count; 1 if anything is not as it should be."""
    wanted = asked()
    ways = wrong = 0
    for entry in entries():
        is_named = not wanted.names or entry.file.stem in wanted.names
        if is_named and (wanted.deep or not entry.is_deep):
            found = list(problems(entry))
            tell(f"{entry}: {entry.counts.total()} ways")
            for problem in found:
                tell(problem)
            ways, wrong = ways + entry.counts.total(), wrong + bool(found)
    tell(f"{ways} complete ways, {wrong} entries are wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
