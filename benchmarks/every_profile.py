"""How fast each shipped profile is compiled, beside 28: acts per second on one core.

    pip install -e '.[fast]'
    python benchmarks/every_profile.py

All play random legal acts in the same compiled program, turn and turn about; the bar is 0.7 of
the acts per second of 28, as a median of nine rounds.
"""

from __future__ import annotations

from statistics import median
from time import process_time

from turup.game.chance_play import Policy
from turup.game.loading import load
from turup.profiles.shipped import profiles
from turup.rules import Rules
from turup.study.program import count_compiled, program

ROUNDS = 9
DEALS = 20_000
BAR = 0.7


def acts_a_second(rules: Rules, first: int) -> float:
    """Acts per second of this process over some thousand deals."""
    start = process_time()
    acts = count_compiled(rules, Policy.random, 28, first, DEALS).acts
    return acts / (process_time() - start)


def main() -> None:
    """Print the median ratio of each profile."""
    program()
    tables = {name: load(name) for name in profiles()}
    rates: dict[str, list[float]] = {name: [] for name in tables}
    for number in range(ROUNDS):
        for name, rules in tables.items():
            rates[name].append(acts_a_second(rules, number * DEALS))
    for name, found in rates.items():
        ratio = median(a / b for a, b in zip(found, rates["28"], strict=True))
        print(f"{name}: {ratio:.2f} of the acts a second of 28 (bar {BAR})")


if __name__ == "__main__":
    main()
