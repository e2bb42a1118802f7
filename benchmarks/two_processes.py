"""What a second process gains, and how much memory one takes.

    pip install -e '.[fast]'
    python benchmarks/two_processes.py

The same deals are played by one process and by two, turn and turn about. Both have workers that
are running already, so that what is compared is the playing. The bar is 1.8 times, as a median
of nine rounds, and 250 MiB a process.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median
from time import perf_counter

from turup.game.chance_play import Policy
from turup.game.loading import load
from turup.study import batch

ROUNDS = 9
DEALS = 1_000_000
BAR, MOST_MIB = 1.8, 250


def seconds(workers: ProcessPoolExecutor, work: list[batch.Chunk]) -> float:
    """How long the workers take for all chunks."""
    start = perf_counter()
    list(workers.map(batch.count, work))
    return perf_counter() - start


def most_memory() -> float:
    """The most memory this process has taken, in MiB; only POSIX tells it."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """Print the ratio of each round, its median, and the memory of a worker."""
    work = batch.chunks(load("28"), Policy.random, 28, DEALS, is_compiled=True)
    context = get_context("spawn")
    with (
        ProcessPoolExecutor(1, context, initializer=batch.serve) as one,
        ProcessPoolExecutor(2, context, initializer=batch.serve) as two,
    ):
        seconds(one, work[:1])
        seconds(two, work[:8])
        ratios = [seconds(one, work) / seconds(two, work) for _ in range(ROUNDS)]
        print("ratio a round:", " ".join(f"{ratio:.2f}" for ratio in ratios))
        print(f"median {median(ratios):.2f} times one process (bar {BAR})")
        print(f"{one.submit(most_memory).result():.0f} MiB a process (bar {MOST_MIB})")


if __name__ == "__main__":
    main()
