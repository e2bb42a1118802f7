"""From how many deals on compiling pays for a study, with a program kept from before or without.

    pip install -e '.[study]'
    python benchmarks/break_even.py

Each run is a process of its own with a cache folder of its own. Measured are: loading Numba,
compiling anew (bar 60 seconds, aim 30), taking up the kept program (bar 0.5 seconds besides
imports), and the deals a second at both speeds.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from statistics import median

ROUNDS = 5
RUN = """
from time import perf_counter as now
start = now()
from turup.bots.knowledge import blank_knowledge
from turup.game.loading import load
from turup.study.sitting import Sitting, TABLE
from turup.study.speeds import speed
from turup.study.table import Do
rules, plain = load("28"), now()
import turup.study.program as p
imported = now()
p.program(TABLE)
quick = Sitting(rules, speed(is_compiled=True), blank_knowledge())
quick.play(Do.deals, 0, 28, 0, 1)
ready = now()
quick.play(Do.deals, 0, 28, 0, 50_000)
fast = now()
Sitting(rules, speed(is_compiled=False), blank_knowledge()).play(Do.deals, 0, 28, 0, 300)
slow = now()
print(imported - plain, ready - imported, 50_000 / (fast - ready), 300 / (slow - fast))
"""


def run(cache: str) -> list[float]:
    """Seconds to import and to be ready, and the deals a second, compiled and not."""
    command = [sys.executable, "-c", RUN]
    environment = {**os.environ, "XDG_CACHE_HOME": cache, "LOCALAPPDATA": cache, "HOME": cache}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)  # noqa: S603
    return [float(figure) for figure in done.stdout.split()]


def tell(name: str, runs: list[list[float]]) -> None:
    """Print the medians, and from where on compiling pays."""
    imports, ready, fast, slow = (median(figures) for figures in zip(*runs, strict=True))
    even = (imports + ready) / (1 / slow - 1 / fast)
    print(f"{name}: imports {imports:.2f} s, ready {ready:.2f} s, pays from {even:,.0f} deals on")
    print(f"  {fast:,.0f} deals a second compiled, {slow:,.0f} interpreted")


def main() -> None:
    """Print both cases."""
    anew, kept = [], []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as cache:
            anew.append(run(cache))
            kept.append(run(cache))
    tell("compiled anew", anew)
    tell("kept", kept)


if __name__ == "__main__":
    main()
