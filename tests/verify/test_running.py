"""A run goes through all units, alone or shared, and can be stopped and taken up again."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import turup.verify
from turup.study.driver import Driver
from turup.verify import parts, running
from turup.verify.accounts import Account, Standing, together
from turup.verify.effort import EFFORTS, Effort, Level, seconds_of
from turup.verify.findings import Finding, Witness
from turup.verify.keeping import Kept
from turup.verify.parts import PARTS, drivers
from turup.verify.redeals.sampling import DEALT, PLAYED
from turup.verify.running import Run
from turup.verify.sharing import shared
from turup.verify.subject import Subject, subject

QUICK = EFFORTS[Level.quick]
ABOUT = subject("28")


class Counting:
    """A part that looks at numbers, and finds fault with the odd ones."""

    def __init__(self) -> None:
        """Nothing has been looked at."""
        self.begun: list[str] = []
        self.seconds: list[float] = []
        self.is_hurried = False

    def units(self, _about: Subject, _effort: Effort) -> Sequence[str]:
        """Three numbers."""
        return ["1", "2", "3"]

    def examine(
        self, _about: Subject, effort: Effort, unit: str, account: Account
    ) -> Generator[None]:
        """Look at one number in ten steps."""
        self.begun.append(unit)
        self.seconds.append(effort.seconds)
        account.is_hurried = self.is_hurried
        for _step in range(10):
            account.positions += 1
            yield
        account.sampled("looked-at", number=int(unit))
        if int(unit) % 2:
            account.found(Finding("odd", ("deck.packs",), {"odd": True}, Witness(unit, int(unit))))


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Counting:
    """The part, as the only one there is."""
    made = Counting()
    monkeypatch.setattr(parts, "PARTS", {"counting": "counting"})
    monkeypatch.setattr(running, "PARTS", {"counting": "counting"})
    monkeypatch.setattr(running, "part", lambda _name: made)
    return made


def all_of(run: Run, pool: Executor | None = None) -> Account:
    """The account of a run that is left to its end."""
    for _progress in run.steps(pool, 2):
        pass
    (account,) = run.accounts()
    return account


@pytest.mark.usefixtures("counting")
def test_a_run_counts_all_units_and_tells_how_far_it_is() -> None:
    run = Run(ABOUT, QUICK, ["counting"])
    steps = list(run.steps())
    assert [step.positions for step in steps] == list(range(1, 31))
    assert [step.done for step in steps[::10]] == [0, 1, 2]
    assert {step.units for step in steps} == {3}
    (account,) = run.accounts()
    assert (account.positions, account.is_whole) == (30, True)
    assert [each.facts["number"] for each in account.statements] == [1, 2, 3]


@pytest.mark.usefixtures("counting")
def test_of_two_findings_that_say_the_same_the_shorter_witness_is_kept() -> None:
    account = all_of(Run(ABOUT, QUICK, ["counting"]))
    assert [finding.witness for finding in account.findings] == [Witness("1", 1)]


@pytest.mark.usefixtures("counting")
def test_what_was_found_before_a_stop_is_told() -> None:
    run = Run(ABOUT, QUICK, ["counting"])
    steps = run.steps()
    for _step in range(15):
        next(steps)
    (account,) = run.accounts()
    assert (account.positions, account.is_whole) == (15, False)
    assert [finding.name for finding in account.findings] == ["odd"]


def test_a_run_goes_on_where_another_was_stopped(counting: Counting, tmp_path: Path) -> None:
    stopped = Run(ABOUT, QUICK, ["counting"], Kept(tmp_path)).steps()
    for _step in range(15):
        next(stopped)
    counting.begun.clear()
    again = Run(ABOUT, QUICK, ["counting"], Kept(tmp_path))
    account = all_of(again)
    assert counting.begun == ["2", "3"]
    assert account == all_of(Run(ABOUT, QUICK, ["counting"], Kept(tmp_path)))
    alone = all_of(Run(ABOUT, QUICK, ["counting"]))
    alone.seconds = account.seconds
    assert account == alone


def test_other_rules_effort_or_broken_files_are_looked_at_anew(
    counting: Counting, tmp_path: Path
) -> None:
    all_of(Run(ABOUT, QUICK, ["counting"], Kept(tmp_path)))
    for about, effort in (
        (subject("29"), QUICK),
        (ABOUT, QUICK._replace(seed=QUICK.seed + 1)),
        (ABOUT, EFFORTS[Level.thorough]),
    ):
        counting.begun.clear()
        all_of(Run(about, effort, ["counting"], Kept(tmp_path)))
        assert counting.begun == ["1", "2", "3"]
    for file in tmp_path.rglob("*.json"):
        file.write_text(file.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    counting.begun.clear()
    all_of(Run(ABOUT, QUICK, ["counting"], Kept(tmp_path)))
    assert counting.begun == ["1", "2", "3"]


@pytest.mark.usefixtures("counting")
def test_when_the_time_is_up_a_unit_is_left_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(10_000))
    monkeypatch.setattr(running, "monotonic", lambda: float(next(clock)))
    account = all_of(Run(ABOUT, QUICK._replace(seconds=12.0), ["counting"]))
    assert not account.is_whole
    assert 3 <= account.positions < 30


def test_what_a_unit_does_not_need_is_for_those_behind_it(
    counting: Counting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "monotonic", lambda: 0.0)
    all_of(Run(ABOUT, QUICK, ["counting"]))
    assert counting.seconds == [0, 0, 0], "no bound"
    counting.seconds.clear()
    all_of(Run(ABOUT, QUICK._replace(seconds=12.0), ["counting"]))
    assert counting.seconds == [4, 6, 12]
    monkeypatch.setattr(running, "WEIGHTS", {"counting": 5})
    counting.seconds.clear()
    all_of(Run(ABOUT, QUICK._replace(seconds=12.0), ["counting"]))
    assert counting.seconds == [4, 6, 12], "each weighs the same"


def test_what_can_use_any_time_comes_last_where_time_is_bounded(
    counting: Counting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "PARTS", {"play": "play", "counting": "counting"})
    assert next(step.part for step in Run(ABOUT, QUICK, ["play", "counting"]).steps()) == "play"
    in_time = Run(ABOUT, QUICK._replace(seconds=60.0), ["play", "counting"])
    assert [step.part for step in in_time.steps()][::30] == ["counting", "play"]
    assert [account.part for account in in_time.accounts()] == ["play", "counting"]
    assert counting.begun


def test_two_processes_have_twice_the_time(
    counting: Counting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "monotonic", lambda: 0.0)
    with ThreadPoolExecutor(1) as pool:
        all_of(Run(ABOUT, QUICK._replace(seconds=12.0), ["counting"]), pool)
    assert [round(each) for each in counting.seconds] == [8, 12, 12]


def test_a_unit_that_left_something_out_for_want_of_time_is_not_kept(
    counting: Counting, tmp_path: Path
) -> None:
    counting.is_hurried = True
    assert not all_of(Run(ABOUT, QUICK, ["counting"], Kept(tmp_path))).is_whole
    counting.is_hurried = False
    counting.begun.clear()
    assert all_of(Run(ABOUT, QUICK, ["counting"], Kept(tmp_path))).is_whole
    assert counting.begun == ["1", "2", "3"]


def test_no_more_is_given_out_than_there_are_processes() -> None:
    given = list[str]()

    def work() -> Iterator[tuple[str, str, running.Limit]]:
        for unit in ("1", "2", "3", "4", "5"):
            given.append(unit)
            yield "balance", unit, running.Limit()

    with ThreadPoolExecutor(2) as pool:
        accounts = shared("28", QUICK, work(), pool, 2)
        assert {next(accounts).unit, next(accounts).unit} <= {"1", "2", "3"}
        assert len(given) <= 4
        assert len([*accounts]) == 3


def test_several_processes_find_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Counting()
    monkeypatch.setattr(running, "PARTS", {"counting": "counting"})
    monkeypatch.setattr(running, "part", lambda _name: made)

    with ThreadPoolExecutor(2) as pool:
        shared = all_of(Run(ABOUT, QUICK, ["counting"]), pool)
    alone = all_of(Run(ABOUT, QUICK, ["counting"]))
    shared.seconds = alone.seconds
    assert shared == alone


def test_a_part_that_is_not_asked_for_is_not_begun(counting: Counting) -> None:
    run = Run(ABOUT, QUICK, [])
    assert not list(run.steps())
    assert not run.accounts()
    assert not counting.begun


def test_an_account_says_what_kind_of_knowledge_it_has() -> None:
    account = Account("counting")
    account.proved("a", number=1)
    account.sampled("b")
    account.unexamined("c", why="too large")
    assert [each.standing for each in account.statements] == [*Standing]


def test_a_finding_without_witness_gives_way_to_one_with_it() -> None:
    shown = Finding("odd", ("deck.packs",), {}, Witness("", 4))
    told = Finding("odd", ("deck.packs",), {})
    for order in ((shown, told), (told, shown)):
        account = Account("counting")
        for finding in order:
            account.found(finding)
        assert account.findings == [shown]
    other = Finding("odd", ("deck.order",), {})
    account.found(other)
    assert account.findings == [shown, other]
    assert together("counting", [account, account]).findings == [shown, other]


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("90s", 90), ("10m", 600), ("2h", 7200), ("0s", None), ("10", None), ("ten", None)],
)
def test_a_time_is_a_number_and_a_unit(text: str, seconds: float | None) -> None:
    assert seconds_of(text) == seconds


def test_nothing_is_kept_beside_what_it_was_made_for(tmp_path: Path) -> None:
    kept, account = Kept(tmp_path), Account("counting", "1", is_whole=True)
    kept.write(ABOUT, QUICK, account)
    assert kept.read(ABOUT, QUICK, "counting", "1") == account
    assert kept.read(ABOUT, QUICK, "counting", "2") is None
    assert [file.suffix for file in tmp_path.rglob("*.*")] == [".json"]
    assert kept.read(ABOUT, QUICK._replace(seconds=5.0), "counting", "1") == account


@pytest.mark.usefixtures("counting")
def test_units_that_come_too_late_in_another_process_are_not_begun() -> None:
    late = running.Limit(5.0, 0.0)
    assert running.examined("28", QUICK, "counting", "1", late).positions == 0
    in_time = running.examined("28", QUICK, "counting", "1", running.Limit())
    assert (in_time.positions, in_time.is_whole) == (10, True)


def test_what_parts_have_compiled_is_named_so_that_it_can_be_waited_for() -> None:
    modules = [
        import_module(each.name)
        for each in walk_packages(turup.verify.__path__, f"{turup.verify.__name__}.")
    ]
    every = {each for module in modules for each in vars(module).values() if type(each) is Driver}
    assert every - {DEALT} == {*drivers([*PARTS])}
    assert drivers(["redeals"]) == [PLAYED]
