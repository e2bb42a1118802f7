"""Which tests notice a fault: each is planted in a copy of one warm pytest process.

First every chosen test runs once, and it is written down which lines it reaches and how long it
takes. Then for each mutant the process forks; the copy exchanges the code of the one function in
place, so that whoever has imported it sees the change, and runs the tests that reach the changed
lines: first those that noticed other faults of the same function, then those that reach lines of
it where few others come, then the shortest. It ends at the first that fails. Nothing is written,
so no test that reads the source can notice.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from time import monotonic, process_time
from typing import Any, NamedTuple, TextIO

import pytest
from _pytest.runner import runtestprotocol
from coverage import Coverage
from forked import Tested, attempt
from hypothesis import HealthCheck, Phase, settings
from mutants import Mutant

FRESH_EVERY = 10  # a test in ten begins with empty caches, so that the lines behind them are met


class Outcome(NamedTuple):
    """What became of a mutant: killed, survived, timeout, or no tests; and which test noticed."""

    mutant: Mutant
    fate: str
    test: str
    tried: int

    def as_line(self) -> str:
        """The outcome as a line of a report."""
        told = {"name": self.mutant.name, "line": self.mutant.lines.start, "fate": self.fate}
        return json.dumps({**told, "test": self.test, "tried": self.tried})


class Limits(NamedTuple):
    """How many mutants at once, seconds of tests for each, and seconds for all."""

    jobs: int
    budget: float
    seconds: float


class Trial:
    """A pytest plugin that tries mutants instead of running the tests."""

    def __init__(self, engine: Path, mutants: list[Mutant], limits: Limits, out: TextIO) -> None:
        """Each outcome is written out as it comes."""
        self.engine, self.mutants, self.limits, self.out = engine, mutants, limits, out
        self.tested: dict[str, Tested] = {}
        self.reached: dict[tuple[str, int], set[str]] = defaultdict(set)
        self.noticed: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        self.companies: dict[tuple[str, range], dict[str, int]] = {}
        self.running: dict[int, tuple[Mutant, list[str], int]] = {}
        self.outcomes: list[Outcome] = []

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self) -> None:
        """Let Hypothesis draw the same few examples each time, and not look for smaller ones."""
        settings.register_profile(
            "mutation",
            max_examples=15,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
            stateful_step_count=100,
        )
        settings.load_profile("mutation")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run every test once, then try every mutant."""
        self._record(session.items)
        caches = all_caches()
        gc.collect()
        gc.freeze()
        end = monotonic() + self.limits.seconds
        for number, mutant in enumerate(self.mutants):
            if monotonic() > end:
                break
            self._begin(mutant, caches)
            while len(self.running) >= self.limits.jobs:
                self._end_one()
            if number % 100 == 99:
                sys.__stderr__.write(f"{number + 1} of {len(self.mutants)} mutants\n")
        while self.running:
            self._end_one()
        return True

    def _record(self, items: list[pytest.Item]) -> None:
        """Write down which test reaches which lines; one that fails by itself is left out."""
        coverage = Coverage(
            data_file=None, config_file=False, include=[f"{self.engine}/turup/*"], messages=False
        )
        caches = all_caches()
        coverage.start()
        for number, item in enumerate(items):
            if number % FRESH_EVERY == 0:
                for cache in caches:
                    cache.cache_clear()
            coverage.switch_context(str(number))
            began = process_time()
            following = items[number + 1] if number + 1 < len(items) else None
            reports = runtestprotocol(item, log=False, nextitem=following)
            if all(report.passed for report in reports):
                self.tested[str(number)] = Tested(item, process_time() - began)
            elif any(report.failed for report in reports):
                sys.__stderr__.write(f"fails without a fault, left out: {item.nodeid}\n")
        coverage.stop()
        self._take_lines(coverage)

    def _take_lines(self, coverage: Coverage) -> None:
        data = coverage.get_data()
        for file in data.measured_files():
            module = Path(file).relative_to(self.engine).as_posix()
            for line, contexts in data.contexts_by_lineno(file).items():
                self.reached[module, line].update(set(contexts) & set(self.tested))

    def _tests_for(self, mutant: Mutant) -> list[str]:
        """The tests that reach a mutant, the likeliest to notice first, as far as time goes."""
        numbers = set().union(*(self.reached[mutant.module, line] for line in mutant.lines))
        noticed = self.noticed[mutant.module, mutant.place]
        company = self._company(mutant.module, mutant.body)
        order = sorted(
            numbers, key=lambda each: (-noticed[each], company[each], self.tested[each].seconds)
        )
        return list(self._within_budget(order))

    def _company(self, module: str, body: range) -> dict[str, int]:
        """For each test how many others come to where it goes alone most, in a function."""
        if (module, body) not in self.companies:
            company: dict[str, int] = {}
            for line in sorted(body, key=lambda line: -len(self.reached[module, line])):
                company.update(
                    dict.fromkeys(self.reached[module, line], len(self.reached[module, line]))
                )
            self.companies[module, body] = company
        return self.companies[module, body]

    def _within_budget(self, order: list[str]) -> Iterator[str]:
        spent = 0.0
        for number in order:
            seconds = self.tested[number].seconds
            if spent + seconds <= self.limits.budget:
                spent += seconds
                yield number

    def _begin(self, mutant: Mutant, caches: list[Any]) -> None:
        tests = self._tests_for(mutant)
        if not tests:
            self._note(Outcome(mutant, "no tests", "", 0))
            return
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            is_cold = mutant.module.startswith("turup/profiles")
            attempt(
                mutant, [self.tested[each] for each in tests], caches if is_cold else [], writing
            )
        os.close(writing)
        self.running[child] = (mutant, tests, reading)

    def _end_one(self) -> None:
        child, status = os.wait()
        mutant, tests, reading = self.running.pop(child)
        with os.fdopen(reading) as pipe:
            place = pipe.read()
        if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGVTALRM:
            fate = "timeout"
        else:
            fate = "survived" if status == 0 else "killed"
        test = ""
        if place:
            noticing = tests[int(place)]
            test = self.tested[noticing].item.nodeid
            self.noticed[mutant.module, mutant.place][noticing] += 1
        self._note(Outcome(mutant, fate, test, len(tests)))

    def _note(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        self.out.write(f"{outcome.as_line()}\n")
        self.out.flush()


def all_caches() -> list[Any]:
    """What the engine and the drawing of profiles remember once they have worked it out."""
    caches = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]
    return [each for each in caches if each.__module__.split(".")[0] in ("turup", "strategies")]
