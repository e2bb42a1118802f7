"""Plant every fault at every place of every shipped profile, one at a time.

python tests/property/plant_faults.py --words 3 --jobs 2

The tests plant one fault of each kind at each place, several at a time, and a share of them
alone. This is the whole walk, with so many words of other keys for each value; each file is
read with both parsers. What is told otherwise than it should be is printed.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "tests" / "support")]

from faults import Fault  # noqa: E402 - the folders are named first
from planting import Bed, amiss, beds, is_read_alike, problems_of  # noqa: E402
from turup.study.batch import serve  # noqa: E402


def asked() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--words", type=int, default=3, help="words of other keys at each value")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes plant")
    parser.add_argument("beds", nargs="*", help="profiles, +overlays, 'show 28'; all by default")
    return parser.parse_args()


def planted_in(task: tuple[Bed, int]) -> tuple[str, int, list[str]]:
    """A bed by its name, how many faults were planted, and what was told wrongly."""
    bed, words = task
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        faults = bed.faults(words)
        wrong = [told for lot, fault in enumerate(faults) for told in told_wrongly(bed, fault, lot)]
        os.chdir(ROOT)
    return bed.name, len(faults), wrong


def told_wrongly(bed: Bed, fault: Fault, lot: int) -> Iterator[str]:
    """What is told wrongly of one fault."""
    file = bed.planted([fault], lot)
    for why in amiss([fault], file, problems_of(file.text, bed.spec)):
        yield f"{bed.name} {fault.told.path} {fault.kind}: {why}"
    if not is_read_alike(file.text):
        yield f"{bed.name} {fault.told.path} {fault.kind}: the two parsers differ"


def main() -> int:
    """Tell of each bed how many faults were planted, and all that is amiss; 1 if anything is."""
    wanted = asked()
    tasks = [(bed, wanted.words) for bed in beds() if not wanted.beds or bed.name in wanted.beds]
    count = failures = 0
    with Pool(wanted.jobs, initializer=serve) as pool:
        for name, faults, wrong in pool.imap(planted_in, tasks):
            sys.stdout.write("".join(f"{line}\n" for line in (*wrong, f"{name}: {faults} faults")))
            sys.stdout.flush()
            count, failures = count + faults, failures + len(wrong)
    sys.stdout.write(f"{count} faults planted one at a time, {failures} told wrongly\n")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
