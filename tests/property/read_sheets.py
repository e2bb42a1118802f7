"""Read profiles back from their rule sheets: shipped ones, house rules over all they fit, by lot.

python tests/property/read_sheets.py --lots 2000 --seed 1 --jobs 2

The tests read a share of them. Each sheet is made in every look, all that nobody sees is taken
off, and the reader makes a profile of the rest; what is not read, or read otherwise, is printed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import count, islice
from multiprocessing import Pool
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "tests" / "support")]

from read_back import accepted, laid_over, misread  # noqa: E402 - the folders are named first
from strategies import OVERLAYS, PROFILES  # noqa: E402
from turup.profiles import load  # noqa: E402
from turup.study.batch import serve  # noqa: E402

SHARE = 50
APART = 1_000_000
Read = tuple[int, list[str]]


def asked() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--lots", type=int, default=2000, help="how many accepted profiles by lot")
    parser.add_argument("--seed", type=int, default=1, help="another seed draws other profiles")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes read")
    return parser.parse_args()


def shipped(_: int) -> Read:
    """Every shipped profile."""
    found = {name: misread(load(name)) for name in PROFILES}
    return len(found), [f"{name}: {why}" for name, why in found.items() if why]


def house_rule(number: int) -> Read:
    """A house rule over every shipped profile that it fits."""
    found = {profile.spec: misread(profile) for profile in laid_over(OVERLAYS[number])}
    return len(found), [f"{spec}: {why}" for spec, why in found.items() if why]


def share_of_lots(start: int) -> Read:
    """Some profiles by lot; the number of each draws it again."""
    found = {lot.number: misread(lot.profile) for lot in islice(accepted(count(start)), SHARE)}
    return len(found), [f"lot {number}: {why}" for number, why in found.items() if why]


def reads(wanted: argparse.Namespace) -> Iterator[tuple[str, Read]]:
    """Everything that is read, with what it was."""
    shares = range(-(-wanted.lots // SHARE))
    starts = [(wanted.seed * APART + share) * 10 * SHARE for share in shares]
    with Pool(wanted.jobs, initializer=serve) as pool:
        for read in pool.imap(shipped, range(1)):
            yield "shipped profiles", read
        for read in pool.imap(house_rule, range(len(OVERLAYS))):
            yield "house rules over profiles", read
        for read in pool.imap(share_of_lots, starts):
            yield "profiles by lot", read


def main() -> int:
    """Tell how many sheets were read, and all that were not read right; 1 if any was not."""
    counts: dict[str, int] = {}
    failures = 0
    for what, (number, wrong) in reads(asked()):
        sys.stdout.write("".join(f"{line}\n" for line in wrong))
        counts[what], failures = counts.get(what, 0) + number, failures + len(wrong)
    told = ", ".join(f"{number} {what}" for what, number in counts.items())
    sys.stdout.write(f"{told}; {failures} read wrongly\n")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
