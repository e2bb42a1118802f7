"""Compare engine and oracle for longer than the tests do.

python tests/oracle/run.py --acts-in-all 10000000 --jobs 2 --seed 7 --report docs/oracle-report.md

The acts are shared out: a quarter at the shipped profiles, a quarter where one overlay is laid
over one of them, a fifth where several are, a fifth at the profiles kept for the tests and as
examples, and the rest at house rules drawn by lot. The same seed gives the same deals on every
machine, whatever the number of jobs. Every difference is told with all it takes to play it
again; the answer is 1 if there is one.
"""

from __future__ import annotations

import argparse
import multiprocessing
import shlex
import sys
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "tests")]

from rich.console import Console  # noqa: E402 - the folders are named first
from rich.progress import Progress  # noqa: E402 - the same

from oracle import shares  # noqa: E402 - the same
from oracle.report import report, total  # noqa: E402 - the same
from oracle.shares import Share, Tally  # noqa: E402 - the same
from turup.study.batch import serve  # noqa: E402 - the same

AHEAD = 4  # shares handed out before the oldest has come back, for each job


def asked() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--acts-in-all", type=int, default=200_000, help="acts to compare")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--report", type=Path, help="a Markdown file to write the report to")
    return parser.parse_args()


def in_order(work: Iterable[Share], jobs: int) -> Generator[tuple[Share, Tally]]:
    """What comes of each share, in the order of the shares, however many play at once."""
    if jobs == 1:
        yield from ((share, shares.play(share)) for share in work)
        return
    waiting: deque[tuple[Share, Future[Tally]]] = deque()
    remaining = iter(work)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=serve) as pool:
        try:
            while True:
                for share in islice(remaining, jobs * AHEAD - len(waiting)):
                    waiting.append((share, pool.submit(shares.play, share)))
                if not waiting:
                    return
                share, future = waiting.popleft()
                yield share, future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def compare(wanted: argparse.Namespace, advance: Callable[[int], None]) -> dict[str, Tally]:
    """What came of each group, until the acts asked for are done."""
    tallies = {group: Tally() for group in (*shares.PARTS, shares.DRAWN)}

    def take(share: Share, tally: Tally) -> None:
        tallies[share.group].add(tally)
        advance(tally.acts)
        for difference in tally.differences:
            tell(difference)

    for share, tally in in_order(shares.planned(wanted.acts_in_all, wanted.seed), wanted.jobs):
        take(share, tally)
    missing = wanted.acts_in_all - total(tallies).acts
    least = wanted.acts_in_all * (100 - sum(shares.PARTS.values())) // 100
    drawn = in_order(shares.drawn(wanted.seed), wanted.jobs)
    while tallies[shares.DRAWN].acts < max(missing, least):
        take(*next(drawn))
    drawn.close()
    return tallies


def tell(what: object) -> None:
    """One thing found, on lines of its own."""
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


def main() -> int:
    """Compare and report; 1 if there is a difference."""
    wanted = asked()
    began = time.monotonic()
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task("acts", total=wanted.acts_in_all)
        tallies = compare(wanted, lambda acts: progress.update(bar, advance=acts))
    whole, passed = total(tallies), shares.passed_over(wanted.seed)
    for line in passed:
        tell(f"not compared, {line}")
    if wanted.report:
        command = shlex.join(["python", "tests/oracle/run.py", *sys.argv[1:]])
        page = report(tallies, passed, command, time.monotonic() - began)
        wanted.report.write_text(page, encoding="utf-8")
    tell(f"{whole.acts} acts at {len(whole.tables)} tables, {len(whole.differences)} differences")
    return 1 if whole.differences else 0


if __name__ == "__main__":
    sys.exit(main())
