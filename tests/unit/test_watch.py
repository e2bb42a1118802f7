"""`turup watch` checks at each save, tells what changed, and ends quietly."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from turup.commands import watching
from turup.commands.app import app
from turup.profiles import load
from turup.words.differences.comparing import changes
from turup.words.glyphs import MINUS

ROOT = Path(__file__).parents[2]
HEAD = "turup: 1\nabout: {name: Club, status: house}\nextends: 28\n"
NOTHING_WRONG = "club.yaml: no problems\n"
BIDS = "Bids go from {} to 28, and the highest ends the bidding."
WON = "Whoever reaches {} pips has won the match."
Act = Callable[[], object]


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def save(text: str, name: str = "club.yaml") -> None:
    """Write a file beside its place and move it there, as many editors do."""
    new = Path(f"{name}.new")
    new.write_text(text, encoding="utf-8")
    new.replace(name)


def told_anew(sentence: str, before: int, after: int) -> list[str]:
    """The lines of a sentence in which a number changes: what was, and what is."""
    return [f"  {MINUS} {sentence.format(before)}", f"  + {sentence.format(after)}"]


def nothing() -> None:
    """Let a look find nothing."""


def watched(monkeypatch: pytest.MonkeyPatch, *acts: Act, code: int = 0) -> Result:
    """What is told while somebody does this and that between the looks, then presses Ctrl+C."""
    left = list(acts)

    def pause() -> None:
        if not left:
            raise KeyboardInterrupt
        left.pop(0)()

    monkeypatch.setattr(watching, "pause", pause)
    result = CliRunner().invoke(app, ["watch", "club.yaml"])
    assert result.exit_code == code, result.output + result.stderr
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def test_it_tells_at_once_and_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    save(HEAD)
    before = signal.getsignal(signal.SIGINT)
    result = watched(monkeypatch)
    assert result.stdout == NOTHING_WRONG
    assert result.stderr == ""
    assert signal.getsignal(signal.SIGINT) is before


def test_a_save_is_checked_and_what_changed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    save(HEAD)
    told = watched(
        monkeypatch,
        nothing,
        lambda: save(f"{HEAD}auction: {{minimum: 16}}\n"),
        nothing,
        lambda: save(f"{HEAD}auction: {{minimum: 16}}  # as ever\n"),
        nothing,
    ).stdout.splitlines()
    good = NOTHING_WRONG.strip()
    changed = told_anew(BIDS, 14, 16)
    assert told == [good, good, *changed, good, "  The rules are the same as before."]


def test_changes_are_told_from_the_last_good_version_on(monkeypatch: pytest.MonkeyPatch) -> None:
    save(HEAD)
    told = watched(
        monkeypatch,
        lambda: save(f"{HEAD}auction: {{minimum: 99}}\n"),
        nothing,
        lambda: save("turup: [\n"),
        nothing,
        lambda: save(f"{HEAD}auction: {{minimum: 15}}\n"),
        nothing,
    ).stdout.splitlines()
    assert told[0] == NOTHING_WRONG.strip()
    assert "[minimum-above-deck]" in told[1]
    assert told[2].startswith("club.yaml:1:8: ")
    assert told[-2:] == told_anew(BIDS, 14, 15)


def test_saves_that_come_close_together_are_one(monkeypatch: pytest.MonkeyPatch) -> None:
    save(HEAD)
    told = watched(
        monkeypatch,
        lambda: save(f"{HEAD}auction: {{minimum: 15}}\n"),
        lambda: save(f"{HEAD}auction: {{minimum: 16}}\n"),
        nothing,
    ).stdout.splitlines()
    assert told == [NOTHING_WRONG.strip()] * 2 + told_anew(BIDS, 14, 16)


def test_parents_and_overlays_are_watched_too(monkeypatch: pytest.MonkeyPatch) -> None:
    overlay = "turup: 1\nabout: {name: Ours, status: house}\nmatch: {win_at: 7}\n"
    save(HEAD, "friday.yaml")
    save(overlay, "ours.yaml")
    save(HEAD)
    told = watched(
        monkeypatch,
        lambda: save(HEAD.replace("28", "friday.yaml") + "house-rules: [./ours.yaml]\n"),
        nothing,
        lambda: save(f"{HEAD}auction: {{minimum: 16}}\n", "friday.yaml"),
        nothing,
        lambda: save(overlay.replace("7", "8"), "ours.yaml"),
        nothing,
    ).stdout.splitlines()
    assert [line for line in told if line.startswith("  ")] == [
        *told_anew(WON, 6, 7),
        *told_anew(BIDS, 14, 16),
        *told_anew(WON, 7, 8),
    ]


def test_a_parent_that_comes_later_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    save(HEAD.replace("28", "friday.yaml"))
    told = watched(
        monkeypatch,
        lambda: save("no profile", "notes.txt"),
        nothing,
        lambda: save(HEAD, "friday.yaml"),
        nothing,
    ).stdout.splitlines()
    assert "[missing-file]" in told[0]
    assert told[1:] == [NOTHING_WRONG.strip()]


def test_a_file_that_vanishes_may_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    save(HEAD)
    told = watched(
        monkeypatch, Path("club.yaml").unlink, nothing, lambda: save(HEAD), nothing
    ).stdout.splitlines()
    assert "[missing-file]" in told[1]
    assert told[2:] == [NOTHING_WRONG.strip(), "  The rules are the same as before."]


def test_an_overlay_is_laid_over_what_it_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    save("turup: 1\nabout: {name: Ours, status: house}\nmatch: {win_at: 7}\n")
    told = watched(
        monkeypatch,
        lambda: save("turup: 1\nabout: {name: Ours, status: house}\nmatch: {win_at: 8}\n"),
        nothing,
    ).stdout.splitlines()
    assert told == ["club.yaml: no problems (as 28+club.yaml)"] * 2 + told_anew(WON, 7, 8)


def test_no_file_is_nothing_to_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "[missing-file]" in watched(monkeypatch, code=1).stdout
    Path("club.yaml").mkdir()
    assert "[folder-as-file]" in watched(monkeypatch, code=1).stdout


def test_what_is_new_and_what_is_gone_is_told() -> None:
    plain, doubled, with_c = (load(f"28{more}") for more in ("", "+doubling", "+doubling+c"))
    assert changes(plain, doubled)[:2] == [
        f"{MINUS} Nobody may double.",
        "+ Double: Any defender may say it.",
    ]
    new, gone = changes(doubled, with_c), changes(with_c, doubled)
    assert all(line.startswith("+ C: ") for line in new)
    assert gone == [line.replace("+", MINUS, 1) for line in new] != []
    assert changes(doubled, doubled) == []


def test_a_look_waits_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    watching.pause()
    assert waited == [watching.SECONDS]


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no SIGINT to one process alone")
def test_ctrl_c_ends_with_0(tmp_path: Path) -> None:
    save(HEAD)
    around = {**os.environ, "PYTHONPATH": str(ROOT / "engine")}
    command = [sys.executable, "-m", "turup", "watch", "club.yaml"]
    with subprocess.Popen(  # noqa: S603 - our own program
        command, cwd=tmp_path, env=around, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == NOTHING_WRONG.encode()
        process.send_signal(signal.SIGINT)
        rest, said = process.communicate(timeout=20)
    assert (rest, said, process.returncode) == (b"", b"", 0)
