"""A study: what is counted, what is told of it, and how the command goes about it."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import pytest
from typer.testing import CliRunner, Result

from strategies import PROFILES, rules_for, sound
from turup.commands import study as command
from turup.commands.app import app
from turup.game.chance_play import Policy
from turup.game.scenes import table_of
from turup.rules.acts import ACTS, BID, STRAINS
from turup.rules.bids import top_rung
from turup.rules.deal import Redeals
from turup.rules.shapes import Upto
from turup.rules.solo import Contracts
from turup.rules.state import NOBODY, Outcome, Why, blank
from turup.study import batch, counts
from turup.study.figures import figures
from turup.words import figures as words

ROOT = Path(__file__).parents[2]
posix = pytest.mark.skipif(os.name == "nt", reason="signals and terminals are others there")


def some(**sums: Any) -> counts.Counts:
    """Sums with some numbers in them; a list is filled up with zeros."""
    found = counts.nothing()
    for name, value in sums.items():
        full = getattr(found, name)
        setattr(found, name, [*value, *full[len(value) :]] if isinstance(full, list) else value)
    return found


def run(*arguments: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, ["study", *arguments])
    assert result.exit_code == code, result.output + result.stderr
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def answer(*arguments: str) -> Any:
    return json.loads(run(*arguments, "--format", "json").stdout)


def test_the_policies_are_the_same_wherever_they_are_named() -> None:
    played = [policy.name for policy in Policy]
    assert [policy.value for policy in command.Policy] == played
    assert list(words.POLICIES) == played


# What is counted


@pytest.mark.parametrize("collection", [Redeals, Contracts])
def test_there_is_a_place_for_every_record(collection: type) -> None:
    hint = get_type_hints(collection, include_extras=True)["rows"]
    assert get_origin(hint) is Annotated
    assert get_args(hint)[1] == Upto(counts.RECORDS)


def test_there_is_a_place_for_every_bid() -> None:
    assert {(act - BID) // STRAINS for act in range(BID, ACTS)} == set(range(counts.RUNGS))
    for spec in PROFILES:
        assert top_rung(sound(spec)) < counts.RUNGS


def test_every_sum_adds_up() -> None:
    total, one = counts.nothing(), counts.nothing()
    for place, (name, shape) in enumerate(counts.SHAPES.items(), 1):
        setattr(one, name, [place + nth for nth in range(shape[0])] if shape else place)
    counts.add(total, one)
    counts.add(total, one)
    for name, shape in counts.SHAPES.items():
        value = getattr(one, name)
        assert getattr(total, name) == ([2 * each for each in value] if shape else 2 * value)


@pytest.mark.parametrize(
    ("facts", "place", "nth"),
    [
        ({"outcome": Outcome.thrown_in, "why": Why.all_pass}, "all_pass", None),
        ({"outcome": Outcome.thrown_in, "why": Why.never_exposed}, "never_exposed", None),
        ({"outcome": Outcome.thrown_in, "why": Why.redeal, "which": 7}, "redeals", 7),
        ({"outcome": Outcome.made, "solo": 7}, "solos_made", 7),
        ({"outcome": Outcome.failed, "solo": 3}, "solos_failed", 3),
        ({"outcome": Outcome.made, "bid": 16}, "made", 2),
        ({"outcome": Outcome.failed, "bid": 28}, "failed", 14),
    ],
)
def test_a_deal_is_counted_as_it_ended(facts: dict[str, int], place: str, nth: int | None) -> None:
    for trump, exposed in ((NOBODY, 0), (NOBODY, 1), (2, 0), (2, 1)):
        state, found = blank(), counts.nothing()
        state.solo, state.trump, state.exposed, state.points = NOBODY, trump, exposed, [20, 8]
        for name, value in facts.items():
            setattr(state, name, value)
        counts.count_deal(sound("28"), state, found, 31)
        was_concealed = "solo" not in facts
        expected = some(deals=1, acts=31, exposed=int(was_concealed and exposed))
        if place in ("made", "failed"):
            expected.points = [20, 8]
        if nth is None:
            setattr(expected, place, 1)
        else:
            getattr(expected, place)[nth] = 1
        for name in counts.SHAPES:
            assert getattr(found, name) == getattr(expected, name), name


@pytest.mark.parametrize("policy", Policy)
@pytest.mark.parametrize("spec", [*PROFILES, "28+sets+doubling", "40+no-pair"])
def test_every_deal_is_counted_in_one_place(spec: str, policy: Policy) -> None:
    rules = rules_for(spec)
    if rules is None:
        pytest.skip("the overlay does not fit")
    found = batch.count_interpreted(rules, policy, 3, 0, 40)
    bids = sum(found.made) + sum(found.failed) + sum(found.unbid)
    solos = sum(found.solos_made) + sum(found.solos_failed)
    thrown_in = sum(found.redeals) + found.all_pass + found.never_exposed
    assert bids + solos + thrown_in == found.deals == 40
    assert found.exposed <= found.deals
    told = figures(rules, found)
    assert sum(row["played"] for row in told["bids"]) == bids
    assert sum(row["played"] for row in told["solos"]) == solos
    assert sum(told["thrown_in"].values()) == thrown_in
    auction = rules.auction
    said = [row["bid"] for row in told["bids"] if row["bid"]]
    assert all(auction.minimum <= bid <= auction.maximum for bid in said)


# What is told of it


def test_figures_have_the_names_and_the_bids_of_the_profile() -> None:
    sums = some(
        deals=10, acts=375, exposed=4, made=[2, 0, 1], failed=[1, 0, 0, 1], points=[70, 70],
        redeals=[1, 0, 2], all_pass=1, never_exposed=1,
    )  # fmt: skip
    assert figures(sound("28"), sums) == {
        "deals": 10,
        "acts": 375,
        "thrown_in": {
            "eldest_without_points": 1, "hand_without_points": 0, "four_jacks": 2, "one_suit": 0,
            "all_pass": 1, "never_exposed": 1,
        },
        "exposed": 4,
        "card_points": {"declarers": 14.0, "defenders": 14.0},
        "bids": [
            {"bid": 14, "played": 3, "made": 2},
            {"bid": 16, "played": 1, "made": 1},
            {"bid": 17, "played": 1, "made": 0},
        ],
        "solos": [],
    }  # fmt: skip


def test_figures_tell_solos_by_name_and_nothing_where_there_is_nothing() -> None:
    found = figures(sound("40"), some(deals=3, solos_made=[1], solos_failed=[2]))
    assert found["solos"] == [{"solo": "thani", "played": 3, "made": 1}]
    assert (found["card_points"], found["bids"]) == (None, [])
    assert found["exposed"] == 0
    assert figures(sound("56"), some(deals=1))["exposed"] is None


def told(spec: str, **sums: Any) -> list[str]:
    rules = sound(spec)
    return words.study(table_of(rules), figures(rules, some(**sums)), "random", 7)


def test_the_account_says_what_was_played_and_what_came_of_it() -> None:
    lines = told("28", deals=2000, acts=75_010, exposed=1, made=[1000, 7], failed=[0, 493],
                 points=[30_000, 12_000], redeals=[500])  # fmt: skip
    mark = sound("28").labels.fingerprint
    assert lines == [
        f"Twenty-eight (28, rules {mark}), seed 7.",
        "2,000 deals, every legal act alike.",
        "",
        "acts a deal                         37.51",
        "trump exposed                      0.05 %",
        "thrown in: eldest without points  25.00 %",
        "card points, declarer's side        20.00",
        "card points, defenders               8.00",
        "",
        "bid  played      made",
        "14    1,000  100.00 %",
        "15      500    1.40 %",
    ]


def test_the_account_of_deals_that_came_to_nothing_has_no_table() -> None:
    lines = told("56", deals=1, acts=6, all_pass=1)
    assert lines[1] == "1 deal, every legal act alike."
    assert lines[3:] == ["acts a deal              6.00", "thrown in: all pass  100.00 %"]


def test_deals_played_on_no_bid_come_first() -> None:
    lines = told("thunee", deals=4, made=[1], unbid=[2, 1])
    assert lines[-2:] == ["none       3   66.67 %", "10         1  100.00 %"]


def test_a_share_that_rounds_to_nothing_or_to_all_is_not_told_so() -> None:
    lines = told("28", deals=1_000_000, exposed=1, all_pass=999_999, never_exposed=0)
    assert "trump exposed        under 0.01 %" in lines
    assert "thrown in: all pass  over 99.99 %" in lines


def test_the_tables_line_up() -> None:
    lines = told("40", deals=2_000_000, acts=9, solos_made=[1_000_000], made=[7, 123], failed=[5])
    *_, head, first, second, solo = lines
    assert len({len(line) for line in (head, first, second, solo)}) == 1
    assert solo.startswith("thani  1,000,000")


# The command


def test_the_same_seed_gives_the_same_study() -> None:
    arguments = ("29", "--deals", "30", "--seed", "7")
    first = run(*arguments)
    assert first.stdout == run(*arguments, "--jobs", "1", "--policy", "random").stdout
    assert first.stderr == ""
    assert first.stdout != run("29", "--deals", "30", "--seed", "8").stdout


def test_the_policy_is_obeyed_and_told() -> None:
    random, chance = (
        answer("28", "--deals", "40", "--seed", "7", "--policy", policy)
        for policy in ("random", "chance")
    )
    assert (random["policy"], chance["policy"]) == ("random", "chance")
    assert random["bids"] != chance["bids"]
    text = run("28", "--deals", "1", "--seed", "7", "--policy", "chance").stdout
    assert "1 deal, by chance, bids near the least." in text


def test_programs_are_answered_with_numbers() -> None:
    found = answer("28", "--deals", "20", "--seed", "7")
    assert list(found) == [
        "spec", "fingerprint", "policy", "seed", "deals", "acts",
        "thrown_in", "exposed", "card_points", "bids", "solos",
    ]  # fmt: skip
    assert (found["spec"], found["seed"], found["deals"]) == ("28", 7, 20)


def test_a_seed_that_is_drawn_is_told_and_gives_the_same_again() -> None:
    found = answer("28", "--deals", "5")
    assert found == answer("28", "--deals", "5", "--seed", str(found["seed"]))


@pytest.mark.parametrize(
    "wrong",
    [
        ("--deals", "0"), ("--deals", "-1"), ("--deals", "4294967296"), ("--deals", "many"),
        ("--jobs", "0"), ("--jobs", "257"), ("--policy", "clever"), ("--seed", "-1"),
        ("--seed", "4294967296"), ("--format", "yaml"), ("--nope",),
    ],
)  # fmt: skip
def test_wrong_usage_is_told(wrong: tuple[str, ...]) -> None:
    assert wrong[0] in run("28", *wrong, code=2).stderr


def test_a_profile_that_is_none_is_told() -> None:
    assert "did you mean 'west-bengal'?" in run("westbengal", code=1).stderr
    run(code=2)


def test_two_processes_tell_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("56-eight", "--deals", "20", "--seed", "5")
    monkeypatch.setattr(batch, "CHUNK_INTERPRETED", 6)
    assert run(*arguments).stdout == run(*arguments, "--jobs", "2").stdout


# Interpreted or compiled


def test_compiling_pays_from_some_number_of_deals_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "may_compile", lambda: True)
    for is_kept, least in ((True, batch.PAYS_KEPT), (False, batch.PAYS_ANEW)):
        monkeypatch.setattr(batch, "is_kept", lambda is_kept=is_kept: is_kept)
        assert not batch.pays(least - 1)
        assert batch.pays(least)
    monkeypatch.setattr(batch, "may_compile", lambda: False)
    assert not batch.pays(2**32 - 1)


def test_few_deals_do_not_even_look_for_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "is_kept", lambda *_driver: 1 / 0)
    assert not batch.pays(batch.PAYS_KEPT - 1)


def test_what_is_switched_off_does_not_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "find_spec", lambda name: name)
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    assert batch.may_compile()
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    assert batch.may_compile()
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert not batch.may_compile()


@pytest.mark.parametrize("missing", ["numba", "numpy", "platformdirs"])
def test_without_the_extra_everything_runs_interpreted(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = run("28", "--deals", "20", "--seed", "7").stdout
    find = importlib.util.find_spec
    monkeypatch.setattr(batch, "find_spec", lambda name: None if name == missing else find(name))
    monkeypatch.setattr(batch, "PAYS_KEPT", 1)
    monkeypatch.setattr(batch, "PAYS_ANEW", 1)
    monkeypatch.setitem(sys.modules, "turup.study.program", None)
    result = run("28", "--deals", "20", "--seed", "7")
    assert (result.stdout, result.stderr) == (expected, "")


def test_a_numba_that_does_not_load_is_told_and_done_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    expected = run("28", "--deals", "20", "--seed", "7").stdout
    monkeypatch.setattr(batch, "pays", lambda _deals: True)
    monkeypatch.setitem(sys.modules, "turup.study.program", None)
    result = run("28", "--deals", "20", "--seed", "7")
    assert result.stdout == expected
    assert "played uncompiled, since Numba cannot be loaded: " in result.stderr


def test_compiled_the_command_tells_the_same(program: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert program
    for policy in Policy:
        arguments = ("40", "--deals", "30", "--seed", "7", "--policy", policy.name)
        expected = run(*arguments).stdout
        with monkeypatch.context() as patch:
            patch.setattr(batch, "PAYS_KEPT", 1)
            patch.setattr(batch, "count_interpreted", None)
            result = run(*arguments)
        assert (result.stdout, result.stderr) == (expected, "")


# On a terminal

STAND_IN = """
import sys
from types import ModuleType
from turup.study import batch
stand_in = ModuleType("turup.study.program")
stand_in.program, stand_in.count_compiled = lambda _driver: None, batch.count_interpreted
sys.modules["turup.study.program"] = stand_in
batch.pays, batch.is_kept = lambda deals: True, lambda _driver: {is_kept}
sys.argv = ["turup", "study", "28", "--deals", "20", "--seed", "7"]
from turup.commands import main
main()
"""


def seen_on_a_terminal(code: str) -> str:
    """What a terminal shows on its error output."""
    import pty

    ours, theirs = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "engine"), "TERM": "xterm"}
    with subprocess.Popen(  # noqa: S603 - it runs turup itself
        [sys.executable, "-c", code], env=environment, stdout=subprocess.DEVNULL, stderr=theirs
    ) as process:
        os.close(theirs)
        shown = b""
        with contextlib.suppress(OSError):  # Linux ends a terminal so
            while more := os.read(ours, 4096):
                shown += more
    os.close(ours)
    assert process.returncode == 0, shown
    return shown.decode()


@posix
@pytest.mark.parametrize("is_kept", [False, True])
def test_a_cold_compile_is_told_on_a_terminal(*, is_kept: bool) -> None:
    shown = seen_on_a_terminal(STAND_IN.format(is_kept=is_kept))
    assert ("Compiling the rules" in shown) is not is_kept
    assert "Playing" in shown
    assert shown.rstrip().endswith(("\x1b[2K", "\x1b[?25h", "\x1b[1A\x1b[2K"))  # all wiped


def test_a_cold_compile_is_not_told_to_a_pipe() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "engine"), "TERM": "xterm"}
    done = subprocess.run(  # noqa: S603 - it runs turup itself
        [sys.executable, "-c", STAND_IN.format(is_kept=False)],
        check=False, env=environment, capture_output=True,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")


# Interrupted, and broken


def study_in_a_group(*arguments: str) -> subprocess.Popen[bytes]:
    """An interpreted study in a group of processes of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "engine"), "NUMBA_DISABLE_JIT": "1"}
    return subprocess.Popen(  # noqa: S603 - it runs turup itself
        [sys.executable, "-m", "turup", "study", "28", "--seed", "7", *arguments],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip


def is_empty(group: int) -> bool:
    """Whether no process of a group is left, soon."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    os.killpg(group, signal.SIGKILL)
    return False


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("seconds", [1.3, 2.3])
def test_an_interruption_ends_all_processes_quietly(jobs: str, seconds: float) -> None:
    process = study_in_a_group("--deals", "999999", "--jobs", jobs)
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGINT)
    assert process.communicate(timeout=60) == (b"", b"")
    assert process.returncode == 130
    assert is_empty(process.pid)


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_whoever_cannot_wait_interrupts_once_more(jobs: str) -> None:
    process = study_in_a_group("--deals", "999999", "--jobs", jobs)
    time.sleep(1.5)
    for _ in range(3):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        time.sleep(0.1)
    _, err = process.communicate(timeout=60)
    assert b"Traceback" not in err
    assert process.returncode in (130, -signal.SIGINT)
    assert is_empty(process.pid)


@posix
@pytest.mark.parametrize("ended", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_outlives_its_parent(ended: signal.Signals) -> None:
    process = study_in_a_group("--deals", "999999", "--jobs", "2")
    time.sleep(1)
    process.send_signal(ended)
    _, err = process.communicate(timeout=60)
    assert b"Traceback" not in err
    assert is_empty(process.pid)


class Deadly:
    """Ends the process in which it is unpacked."""

    def __reduce__(self) -> Any:
        return signal.raise_signal, (signal.SIGKILL,)


@posix
def test_a_process_that_dies_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    chunks = batch.chunks

    def deadly(*arguments: Any, **options: Any) -> list[batch.Chunk]:
        first, *others = chunks(*arguments, **options)
        return [first, others[0]._replace(rules=Deadly()), *others[1:]]  # type: ignore[arg-type]

    monkeypatch.setattr(batch, "chunks", deadly)
    result = run("28", "--deals", "60", "--seed", "7", "--jobs", "2", code=1)
    assert result.stdout == ""
    assert "one of the processes was ended" in result.stderr
    work = deadly(sound("28"), Policy.random, 7, 60, 2, is_compiled=False)
    with pytest.raises(BrokenExecutor):
        list(batch.count_all(work, 2))
