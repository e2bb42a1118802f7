"""What a second process gains for a study, and how much memory one takes.

    pip install -e '.[study]'
    python benchmarks/two_processes.py

The same deals are played by one process and by two, turn and turn about, and reckoned as `turup
study` does it. Both have workers that are running already, so that what is compared is the
playing. The bar is 1.8 times, as a median of nine rounds, and 250 MiB a process.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median
from time import perf_counter

from turup.game.loading import load
from turup.study.batch import serve
from turup.study.tasks import Task
from turup.study.work import begin
from turup.study.workers import do

ROUNDS = 9
DEALS = 1_000_000
BAR, MOST_MIB = 1.8, 250


def seconds(workers: ProcessPoolExecutor, tasks: list[Task]) -> float:
    """How long the workers take for all tasks."""
    start = perf_counter()
    list(workers.map(do, tasks))
    return perf_counter() - start


def most_memory() -> float:
    """The most memory this process has taken, in MiB; only POSIX tells it."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """Print the ratio of each round, its median, and the memory of a worker."""
    work = begin((load("28"),), policy="random", deals=DEALS, seed=28, is_compiled=True)
    tasks = [task for _number, task in work.tasks()]
    context = get_context("spawn")
    with (
        ProcessPoolExecutor(1, context, initializer=serve) as one,
        ProcessPoolExecutor(2, context, initializer=serve) as two,
    ):
        seconds(one, tasks[:1])
        seconds(two, tasks[:8])
        ratios = [seconds(one, tasks) / seconds(two, tasks) for _ in range(ROUNDS)]
        print("ratio a round:", " ".join(f"{ratio:.2f}" for ratio in ratios))
        print(f"median {median(ratios):.2f} times one process (bar {BAR})")
        print(f"{one.submit(most_memory).result():.0f} MiB a process (bar {MOST_MIB})")


if __name__ == "__main__":
    main()
