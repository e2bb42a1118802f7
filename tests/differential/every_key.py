"""Look, for each value that a profile states, whether anything hangs on it.

python tests/differential/every_key.py --deals 200000
python tests/differential/every_key.py --deals 200000 29 28+doubling

engine/turup/verify/mattering.py says what is looked at. Without names every shipped profile is
walked, and every overlay on any profile that it fits. Told are the values that are idle, which may
be none, and those that are bound: the check accepts nothing else there unless another key changes
too, so they cannot be tried alone.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "tests" / "support")]

from mattering import names, specs_of, states, verdict_at  # noqa: E402 - the folders are named first
from turup.profiles import load  # noqa: E402
from turup.study.speeds import speed  # noqa: E402
from turup.verify.walking import Walker  # noqa: E402

SEED = 28


def asked() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=200_000, help="deals by each other value")
    parser.add_argument("specs", nargs="*", help="profiles; all that are shipped if none is named")
    return parser.parse_args()


def main() -> int:
    """Walk everything, and tell what hangs on nothing; 1 if there is any."""
    wanted, walker = asked(), Walker(speed(is_compiled=True), SEED)
    counts = Counter[str]()
    for name in wanted.specs or names():
        for stated in states(load(next(specs_of(name)))):
            verdict = verdict_at(name, stated.key, walker, wanted.deals)
            counts[verdict.what] += 1
            if verdict.what != "matters":
                sys.stdout.write(f"{name}: {verdict.what}: {stated}\n")
                sys.stdout.flush()
    told = ", ".join(f"{count} {what}" for what, count in counts.most_common())
    sys.stdout.write(f"{told}\n")
    return 1 if counts["idle"] else 0


if __name__ == "__main__":
    sys.exit(main())
