"""`turup study`: what is told of many deals, and how the command goes about it."""

from __future__ import annotations

import contextlib
import csv
import importlib.util
import io
import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

pytest.importorskip("scipy", reason="the extra 'study' is not installed")

from strategies import PROFILES, sound
from turup.bots.playing import Players
from turup.commands import studying as command
from turup.commands.app import app
from turup.game.scenes import table_of
from turup.study import batch, work
from turup.study.metrics import metrics
from turup.study.outcomes import Figure
from turup.study.sitting import TABLE
from turup.study.studying import COMPARED, STUDIED, Study, compare, study
from turup.study.work import POLICIES
from turup.verify.redeals import chances as exact_chances
from turup.words import figures as words
from turup.words import studies
from turup.words.glyphs import MINUS

ROOT = Path(__file__).parents[2]
posix = pytest.mark.skipif(os.name == "nt", reason="signals and terminals are others there")
QUICK = ("--policy", "random")


def run(*arguments: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, ["study", *arguments])
    assert result.exit_code == code, result.output + result.stderr
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def answer(*arguments: str) -> Any:
    return json.loads(run(*arguments, *QUICK, "--format", "json").stdout)


def figure(group: str, name: str, unit: str, value: float, **more: float) -> Figure:
    """A figure with bounds a hundredth to either side."""
    told = {"low": value - 0.01, "high": value + 0.01, "deals": 500, **more}
    return Figure(group, name, unit, value, told["low"], told["high"], int(told["deals"]))


def told(spec: str, *figures: Figure, policy: str = "simple", deals: int = 2000) -> list[str]:
    """The account of some figures, without its head."""
    rules = sound(spec)
    found = Study(spec, rules.labels.fingerprint, policy, 7, deals, figures)
    return list(studies.study(table_of(rules), found))


def test_the_policies_are_the_same_wherever_they_are_named() -> None:
    names = [policy.value for policy in command.Policy]
    assert names == list(words.POLICIES) == list(POLICIES)
    assert [POLICIES[name] for name in names] == [Players[name] for name in names]


# What is told


@pytest.mark.parametrize("spec", PROFILES)
def test_every_figure_has_a_name_and_a_place_in_the_account(spec: str) -> None:
    rules = sound(spec)
    groups = {group for part in studies.PARTS for group in part.groups}
    wanted = metrics(rules)
    assert len({(each.group, each.name) for each in wanted}) == len(wanted)
    for each in wanted:
        assert each.group in groups
        assert "{" not in words.label(each.group, each.name, rules.table.seats)
        assert each.unit in ("share", "card_points", "game_points", "acts", "seats") or (
            each.is_of_matches and each.unit in ("deals", "changes")
        )


def test_every_name_is_of_a_figure() -> None:
    met = {(each.group, each.name) for spec in PROFILES for each in metrics(sound(spec))}
    assert set(words.LABELS) <= met
    assert {*words.NAMED, *words.NUMBERED, *words.PLACED} <= {group for group, _ in met}
    assert {*words.NAMED, *words.NUMBERED, *words.PLACED} == set(words.GROUPS)


def test_the_account_says_what_was_played_and_what_came_of_it() -> None:
    lines = told(
        "28",
        figure("deals", "acts", "acts", 37.505),
        figure("thrown_in", "four_jacks", "share", 0.25),
        figure("thrown_in", "one_suit", "share", 0.0),
        figure("bid", "14", "share", 0.4),
        figure("bid", "15", "share", 0.6),
        figure("bid", "16", "share", 0.0),
        figure("made", "14", "share", 1.0, high=1.0),
        figure("made", "15", "share", 0.5),
        figure("seat", "1", "game_points", -0.25, low=-0.45, high=-0.05),
        figure("match", "deals", "deals", float("nan"), deals=0),
    )
    mark = sound("28").labels.fingerprint
    assert lines == [
        f"Twenty-eight (28, rules {mark}), seed 7.",
        "2,000 deals, played as sound club players do.",
        "Behind each figure: from where to where it lies, 95 times in 100.",
        "",
        "The deals",
        "  acts a deal             37.505  37.495 to 37.515",
        "  thrown in: four jacks  25.00 %    24.00 to 26.00",
        "",
        "Bid by bid",
        "  bid    share                                            made",
        "  14   40.00 %  39.00 to 41.00  ▮▮▮▮▮▮▮▮▮▮▮▮▮         100.00 %  99.00 to 100.00",
        "  15   60.00 %  59.00 to 61.00  ▮▮▮▮▮▮▮▮▮▮▮▮▮▮▮▮▮▮▮▮   50.00 %   49.00 to 51.00",
        "",
        "What a seat wins above the others",
        "  seat                    game points",
        "  seat 2 from the eldest        -0.25  -0.45 to -0.05".replace("-", MINUS),
    ]


def test_the_account_of_one_deal_that_came_to_nothing_has_no_table() -> None:
    lines = told(
        "56", figure("thrown_in", "all_pass", "share", 1, high=1), policy="random", deals=1
    )
    assert lines[1] == "1 deal, every legal act alike."
    assert lines[4:] == ["The deals", "  thrown in: all pass  100.00 %  99.00 to 100.00"]


def test_the_exact_chance_of_a_redeal_stands_beside_it() -> None:
    rules = sound("28")
    figures = (
        figure("thrown_in", "four_jacks", "share", 0.0),
        figure("redeal", "four_jacks", "share", 0.0),
        figure("redeal", "one_suit", "share", 0.0),
        figure("thrown_in", "all_pass", "share", 0.2),
    )
    found = Study("28", rules.labels.fingerprint, "simple", 7, 9, figures)
    lines = list(studies.study(table_of(rules), found, {"four_jacks": 0.0123}))[5:]
    assert [line.split()[0] for line in lines] == ["cards", "thrown"]
    assert lines[0].startswith("  cards for a redeal: four jacks")
    assert lines[0].endswith("\N{MINUS SIGN}1.00 to 1.00  exactly 1.23 %")
    assert lines[1].rstrip().endswith("19.00 to 21.00")


def test_the_exact_chance_is_told_in_every_form() -> None:
    chances = {name: float(chance) for name, chance in exact_chances(sound("28")).items()}
    text = run("28", "--deals", "60", "--seed", "7", *QUICK).stdout
    page = run("28", "--deals", "60", "--seed", "7", *QUICK, "--format", "html").stdout
    (one,) = answer("28", "--deals", "60", "--seed", "7")
    assert one["redeal_chances"] == chances
    assert len(chances) == 4
    for chance in chances.values():
        assert f"exactly {words.chance(chance)}" in text
        assert f"exactly {words.chance(chance)}" in page


def test_where_cards_are_hardly_shuffled_no_exact_chance_is_told() -> None:
    (one,) = answer("304-house", "--deals", "20", "--seed", "7")
    assert one["redeal_chances"] == {}


def test_deals_played_on_no_bid_are_named_so() -> None:
    lines = told("thunee", figure("bid", "0", "share", 1.0), figure("made", "0", "share", 0.5))
    assert lines[-1].startswith("  none  100.00 %")


def test_doubles_and_solos_stand_in_tables() -> None:
    lines = told(
        "28+doubling",
        figure("step", "double", "share", 0.4),
        figure("step", "redouble", "share", 0.0),
        figure("step_made", "double", "share", 0.5),
        figure("step_gain", "double", "game_points", -0.1, low=-0.2, high=0.0),
    )
    assert lines[-2].split() == ["said", "last", "share", "made", "game", "points"]
    assert lines[-1].split()[:3] == ["double", "40.00", "%"]
    assert lines[-1].endswith("\N{MINUS SIGN}0.10  \N{MINUS SIGN}0.20 to 0.00")


@pytest.mark.parametrize(
    ("part", "text"),
    [
        (0.0, "0.00 %"), (1e-6, "under 0.01 %"), (0.5, "50.00 %"), (1 - 1e-6, "over 99.99 %"),
        (1.0, "100.00 %"),
    ],
)  # fmt: skip
def test_a_share_that_rounds_to_nothing_or_to_all_is_not_told_so(part: float, text: str) -> None:
    assert words.share(part) == text


@pytest.mark.parametrize(
    ("part", "text"),
    [(0.0, "0.00 %"), (0.0123, "1.23 %"), (1.52e-6, "0.00015 %"), (9.9e-5, "0.0099 %"),
     (1.0, "100.00 %")],
)  # fmt: skip
def test_an_exact_chance_is_never_told_as_nothing(part: float, text: str) -> None:
    assert words.chance(part) == text


@pytest.mark.parametrize(
    ("number", "digits", "text"),
    [
        (-0.001, 2, "0.00"),
        (-0.25, 1, "\N{MINUS SIGN}0.2"),
        (1234.5, 2, "1,234.50"),
        (float("nan"), 2, "nan"),
    ],
)
def test_a_number_is_never_less_than_nothing_without_need(
    number: float, digits: int, text: str
) -> None:
    assert words.plain(number, digits) == text


@pytest.mark.parametrize(
    ("half", "digits"), [(3.0, 2), (0.05, 3), (0.004, 4), (1e-9, 4), (0.0, 2), (float("nan"), 2)]
)
def test_as_many_digits_are_told_as_say_something(half: float, digits: int) -> None:
    assert words.digits_for(half) == digits


# The command


def test_the_same_seed_gives_the_same_study() -> None:
    arguments = ("29", "--deals", "30", "--seed", "7", *QUICK)
    first = run(*arguments)
    assert first.stdout == run(*arguments, "--jobs", "1", "--format", "text").stdout
    assert first.stderr == ""
    assert first.stdout != run("29", "--deals", "30", "--seed", "8", *QUICK).stdout


def test_the_policy_is_obeyed_and_told() -> None:
    arguments = ("28", "--deals", "40", "--seed", "7", "--policy")
    random, chance = (run(*arguments, policy).stdout for policy in ("random", "chance"))
    assert "40 deals, every legal act alike." in random
    assert "40 deals, by chance, bids near the least." in chance
    assert random.splitlines()[5:] != chance.splitlines()[5:]


def test_programs_are_answered_with_a_list_of_studies() -> None:
    one, other = answer("28", "29", "--deals", "20", "--seed", "7")
    assert list(one) == [
        *("spec", "fingerprint", "policy", "seed", "deals", "figures", "redeal_chances")
    ]
    assert (one["spec"], one["policy"], one["seed"], one["deals"]) == ("28", "random", 7, 20)
    assert other["spec"] == "29"
    for row in one["figures"]:
        assert list(row) == ["group", "name", "unit", "value", "low", "high", "deals"]
        assert row["low"] is None or row["low"] <= row["value"] <= row["high"]
        assert row["low"] is not None or row["deals"] < 2
    assert any(row["value"] is None for row in one["figures"])


def test_a_table_has_a_row_for_each_figure() -> None:
    arguments = ("28", "29", "--deals", "20", "--seed", "7", *QUICK, "--format", "csv")
    rows = list(csv.DictReader(io.StringIO(run(*arguments).stdout)))
    assert list(rows[0]) == [*STUDIED]
    studied = answer("28", "29", "--deals", "20", "--seed", "7")
    for row, figures in zip(
        rows, [each for one in studied for each in one["figures"]], strict=True
    ):
        assert row["name"] == figures["name"]
        assert float(row["value"] or 0) == (figures["value"] or 0)
    assert {row["spec"] for row in rows} == {"28", "29"}


def test_python_is_told_the_same() -> None:
    found = study("28", policy="random", deals=20, seed=7)
    (one,) = answer("28", "--deals", "20", "--seed", "7")
    rows = found.rows()
    assert tuple(rows[0]) == STUDIED
    assert [row["deals"] for row in rows] == [row["deals"] for row in one["figures"]]
    both = compare("28", "29", policy="random", deals=20, seed=7)
    assert tuple(both.rows()[0]) == COMPARED


def test_a_seed_that_is_drawn_is_told_and_gives_the_same_again() -> None:
    (found,) = answer("28", "--deals", "5")
    assert [found] == answer("28", "--deals", "5", "--seed", str(found["seed"]))


@pytest.mark.parametrize(
    "wrong",
    [
        ("--deals", "0"), ("--deals", "-1"), ("--deals", "4294967296"), ("--deals", "many"),
        ("--jobs", "0"), ("--jobs", "257"), ("--policy", "clever"), ("--seed", "-1"),
        ("--seed", "4294967296"), ("--format", "yaml"), ("--nope",),
        *(("--until-precision", text) for text in ("0.2", "0%", "-1%", "100%", "some%", "%")),
    ],
)  # fmt: skip
def test_wrong_usage_is_told(wrong: tuple[str, ...]) -> None:
    assert wrong[0] in run("28", *wrong, code=2).stderr


def test_a_file_of_unfinished_work_is_for_one_table() -> None:
    assert "--resume" in run("28", "29", "--resume", "x", code=2).stderr


def test_a_profile_that_is_none_is_told() -> None:
    assert "did you mean 'west-bengal'?" in run("westbengal", code=1).stderr
    run(code=2)


def test_two_processes_tell_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("56-eight", "--deals", "20", "--seed", "5", *QUICK)
    monkeypatch.setattr(work, "CHUNK_INTERPRETED", 6)
    assert run(*arguments).stdout == run(*arguments, "--jobs", "2").stdout


def half_of_made(found: Any) -> float:
    """Half the interval of the share of bids made."""
    names = "contract", "made"
    (made,) = (row for row in found["figures"] if (row["group"], row["name"]) == names)
    return float(made["high"] - made["low"]) / 2


def test_it_goes_on_until_it_is_precise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "CHUNK_INTERPRETED", 20)
    arguments = ("28", "--seed", "5", "--until-precision", "3%")
    (found,) = answer(*arguments)
    assert half_of_made(found) <= 0.03
    assert found["deals"] < 400
    assert [found] == answer(*arguments, "--jobs", "2")
    (less,) = answer(*arguments, "--deals", str(found["deals"] - 20))
    assert half_of_made(less) > 0.03


# Interpreted or compiled


def test_compiling_pays_from_some_number_of_deals_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "may_compile", lambda: True)
    for is_kept, least in ((True, batch.PAYS_KEPT), (False, batch.PAYS_ANEW)):
        monkeypatch.setattr(batch, "is_kept", lambda *_drivers, is_kept=is_kept: is_kept)
        assert not batch.pays(least - 1, TABLE)
        assert batch.pays(least, TABLE)
    monkeypatch.setattr(batch, "may_compile", lambda: False)
    assert not batch.pays(2**32 - 1, TABLE)


def test_what_has_still_to_be_learnt_counts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = (sound("28"),)
    monkeypatch.setattr(batch, "may_compile", lambda: True)
    monkeypatch.setattr(batch, "is_kept", lambda *_drivers: False)
    for is_known in (False, True):
        monkeypatch.setattr(work, "is_known", lambda _rules, is_known=is_known: is_known)
        assert work.pays_to_compile(rules, "simple", 10) is not is_known
        assert not work.pays_to_compile(rules, "random", 10)


def test_few_deals_do_not_even_look_for_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "is_kept", lambda *_drivers: 1 / 0)
    assert not batch.pays(batch.PAYS_KEPT - 1, TABLE)


def test_what_is_switched_off_does_not_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "find_spec", lambda name: name)
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    assert batch.may_compile()
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    assert batch.may_compile()
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert not batch.may_compile()


@pytest.mark.parametrize("missing", [*batch.COMPILING, "scipy"])
@pytest.mark.parametrize("arguments", [("study", "28"), ("compare", "28", "29")])
def test_without_the_extra_it_is_told_which(
    arguments: tuple[str, ...], missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(command, "find_spec", lambda name: None if name == missing else find(name))
    result = CliRunner().invoke(app, [*arguments, "--deals", "20"])
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == (
        f"turup: a study needs {missing}; pip install 'turup[study]' brings what it needs\n"
    )


def test_a_numba_that_does_not_load_is_told_and_done_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    expected = run("28", "--deals", "20", "--seed", "7", *QUICK).stdout
    monkeypatch.setattr(work, "pays", lambda *_: True)
    monkeypatch.setitem(sys.modules, "turup.study.program", None)
    result = run("28", "--deals", "20", "--seed", "7", *QUICK)
    assert result.stdout == expected
    assert "played uncompiled, since Numba cannot be loaded: " in result.stderr


# On a terminal

STAND_IN = """
import sys
from types import ModuleType
from turup.study import batch, work
stand_in = ModuleType("turup.study.program")
stand_in.program = lambda driver: None
sys.modules["turup.study.program"] = stand_in
compiling = ModuleType("turup.study.compiling")
from turup.study.speeds import Interpreted
compiling.Compiled = Interpreted
sys.modules["turup.study.compiling"] = compiling
work.pays, batch.is_kept = lambda *_: True, lambda *_: {is_kept}
sys.argv = ["turup", "study", "28", "--deals", "20", "--seed", "7", "--policy", "random"]
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


def study_in_a_group(*arguments: str, code: str = "") -> subprocess.Popen[bytes]:
    """An interpreted study in a group of processes of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "engine"), "NUMBA_DISABLE_JIT": "1"}
    python = ["-c", code] if code else ["-m", "turup"]
    return subprocess.Popen(  # noqa: S603 - it runs turup itself
        [sys.executable, *python, "study", "28", "--seed", "7", *QUICK, *arguments],
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


def wait_for(file: Path, process: subprocess.Popen[bytes]) -> None:
    """Wait until a file is there; where it does not come, nothing is left running."""
    for _ in range(2400):
        if file.exists():
            return
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    pytest.fail(f"{file} does not come")


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_tells_what_is_done_and_ends_all_processes(
    jobs: str, tmp_path: Path
) -> None:
    file = tmp_path / "work"
    process = study_in_a_group("--deals", "999999", "--jobs", jobs, "--resume", str(file))
    wait_for(file, process)
    os.killpg(process.pid, signal.SIGINT)
    out, err = (each.decode() for each in process.communicate(timeout=60))
    assert process.returncode == 130
    assert is_empty(process.pid)
    first, second = err.splitlines()
    told = first.removeprefix("turup: stopped; the figures rest on ")
    assert f"\n{told}, every legal act alike.\n" in out
    assert second == f"turup: --resume {file} goes on"


ONE_LONG_CHUNK = """
import signal
signal.signal(signal.SIGINT, signal.SIG_IGN)
from pathlib import Path
from turup.commands import main
from turup.study import work
begin = work.begin
def begun(*arguments, **options):
    work.CHUNK_INTERPRETED = 999_999
    Path({ready!r}).touch()
    return begin(*arguments, **options)
work.begin = begun
main()
"""


@posix
def test_an_interruption_before_anything_is_done_tells_so(tmp_path: Path) -> None:
    ready = tmp_path / "ready"
    code = ONE_LONG_CHUNK.format(ready=str(ready))
    process = study_in_a_group("--deals", "999999", code=code)
    wait_for(ready, process)
    time.sleep(0.5)
    os.killpg(process.pid, signal.SIGINT)
    said = process.communicate(timeout=60)
    assert said == (b"", b"turup: stopped before any deals were done\n")
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


@posix
def test_processes_that_die_again_and_again_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_arguments: Any) -> Any:
        raise BrokenExecutor("lost")

    monkeypatch.setattr(work, "shared", lost)
    result = run("28", "--deals", "60", "--seed", "7", "--jobs", "2", *QUICK, code=1)
    assert result.stdout == ""
    assert "processes were ended" in result.stderr


# Unfinished work


def test_unfinished_work_is_taken_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "CHUNK_INTERPRETED", 10)
    file = tmp_path / "work"
    more = ("28", "--seed", "7", "--deals")
    (first,) = answer(*more, "25", "--resume", str(file))
    assert (first["deals"], [first]) == (25, answer(*more, "25"))
    monkeypatch.setattr(work, "done_here", lambda tasks: [] if [*tasks] == [] else 1 / 0)
    assert answer(*more, "20", "--resume", str(file))[0]["deals"] == 20
    monkeypatch.undo()
    monkeypatch.setattr(work, "CHUNK_INTERPRETED", 10)
    assert answer(*more, "47", "--resume", str(file)) == answer(*more, "47")


@pytest.mark.parametrize(
    "other",
    [("29", "--seed", "7"), ("28", "--seed", "8"), ("28", "--seed", "7", "--policy", "chance")],
)
def test_the_work_of_another_study_is_refused(other: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "work"
    run("28", "--seed", "7", "--deals", "100", *QUICK, "--resume", str(file))
    kept = file.read_bytes()
    policy = () if "--policy" in other else QUICK
    result = run(*other, *policy, "--deals", "100", "--resume", str(file), code=1)
    assert result.stderr == (
        f"turup: {file} holds no work of this study; name another file with --resume\n"
    )
    assert (result.stdout, file.read_bytes()) == ("", kept)


@pytest.mark.parametrize("text", [b"", b"turup: 1\n", b"PK\x03\x04 and no more"])
def test_a_file_that_holds_no_work_is_refused(text: bytes, tmp_path: Path) -> None:
    file = tmp_path / "work"
    file.write_bytes(text)
    arguments = ("28", "--seed", "7", "--deals", "10", *QUICK, "--resume")
    assert "holds no work" in run(*arguments, str(file), code=1).stderr
    assert file.read_bytes() == text


def test_a_place_where_nothing_can_be_written_is_told(tmp_path: Path) -> None:
    arguments = ("28", "--seed", "7", "--deals", "100", *QUICK, "--resume")
    for place in (tmp_path, tmp_path / "no" / "work"):
        result = run(*arguments, str(place), code=1)
        assert result.stdout == ""
        assert result.stderr.startswith(f"turup: {place}: ")
