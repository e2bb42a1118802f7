"""How much longer a verification takes than it may.

    pip install -e '.[study]'
    python benchmarks/bound_of_time.py

Whole processes at thorough effort, of profiles whose parts take longest; the time to start and to
end is in it, that of a cold compile is not.
"""

from __future__ import annotations

import subprocess
import sys
from time import perf_counter

NAMES = ("28", "29-seventeen", "304", "304-house", "304-six", "56-eight")
BOUND = 15


def seconds(name: str, bound: int) -> float:
    """How long a verification takes that may take so long."""
    options = ("--thorough", "--time", f"{bound}s", "--format", "json")
    command = [sys.executable, "-m", "turup", "verify", name, *options]
    start = perf_counter()
    subprocess.run(command, check=False, stdout=subprocess.DEVNULL)  # noqa: S603 - ours
    return perf_counter() - start


def main() -> None:
    """Print for each profile how many times its bound was taken."""
    seconds("28", 1)  # whatever is compiled is compiled here
    for name in NAMES:
        taken = seconds(name, BOUND)
        print(f"{name}: {taken / BOUND:.2f} times the bound of {BOUND} s")


if __name__ == "__main__":
    main()
