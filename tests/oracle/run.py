"""Compare engine and oracle for longer than the tests do.

python tests/oracle/run.py --acts 20000 --draws 1000 --seed 7
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "tests")]

from oracle import tables  # noqa: E402 - the folders are named first
from oracle.compare import Difference, Table  # noqa: E402
from turup.profiles import Profile  # noqa: E402


def asked() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--acts", type=int, default=2000, help="acts for each profile")
    parser.add_argument("--draws", type=int, default=500, help="house rules drawn by lot")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins")
    return parser.parse_args()


def every_table(draws: int, seed: int, folder: Path) -> Iterator[tuple[str, Profile]]:
    """All tables, the shipped ones first."""
    several = tables.with_several_overlays(100, seed)
    for spec in [*tables.SHIPPED, *tables.with_one_overlay(), *several, *tables.OWN]:
        profile = tables.sound(spec)
        if profile:
            yield str(spec), profile
    for file, profile in tables.drawn(range(seed * 10**6, seed * 10**6 + draws), folder):
        yield str(file), profile


def tell(what: object) -> None:
    """One thing found, on lines of its own."""
    sys.stdout.write(f"{what}\n")


def main() -> int:
    """Tell every difference, the drawn house rules with it; 1 if there is one."""
    wanted = asked()
    acts = places = differences = 0
    with tempfile.TemporaryDirectory() as folder:
        for spec, profile in every_table(wanted.draws, wanted.seed, Path(folder)):
            table = Table(spec, profile, wanted.seed)
            try:
                table.play_deals(wanted.acts)
            except Difference as difference:
                differences += 1
                tell(difference)
                if spec.startswith(folder):
                    tell(Path(spec).read_text(encoding="utf-8"))
            acts, places = acts + table.acts, places + 1
    tell(f"{acts} acts at {places} tables, {differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
