"""The commands live with any encoding, closed pipes, and arguments from anywhere."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from turup.commands.printing import printer, tracked

ROOT = Path(__file__).parents[2]
COMMANDS = [
    ["list"], ["show", "29"], ["show", "56", "--origins"], ["check", "29", "--deals", "1"],
    ["explain", "auction.opening"], ["deal", "29", "--seed", "3"], ["deal", "--help"],
    ["match", "56-four", "--seed", "3"], ["match", "40", "--seed", "3", "--max-deals", "2"],
    ["replay", str(ROOT / "tests/records/40-claimed.yaml")], ["schema"], ["--version"], ["--help"],
    ["study", "40", "--seed", "3", "--deals", "30", "--policy", "random"],
    ["compare", "40", "56", "--seed", "3", "--deals", "30", "--policy", "random"],
]  # fmt: skip
SURROUNDINGS = {
    "C": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    "cp1252": {"PYTHONIOENCODING": "cp1252"},
}


def start(arguments: list[str], **around: str) -> subprocess.Popen[bytes]:
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    return subprocess.Popen(  # noqa: S603 - it runs turup itself
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**kept, "PYTHONPATH": str(ROOT / "engine"), **around},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def run(*arguments: str, **around: str) -> tuple[int, bytes, bytes]:
    process = start(["-m", "turup", *arguments], **around)
    out, err = process.communicate(timeout=60)
    assert b"Traceback" not in err
    return process.returncode, out, err


@pytest.mark.parametrize("name", SURROUNDINGS)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: " ".join(command)[:20])
def test_every_command_speaks_in_any_encoding(command: list[str], name: str) -> None:
    code, out, err = run(*command, **SURROUNDINGS[name])
    assert code == 0
    assert (out + err).decode("ascii" if name == "C" else "cp1252")


@pytest.mark.parametrize("columns", ["0", "-5", "abc", "", "1"])
def test_a_terminal_of_any_width_is_told_what_is_wrong(columns: str) -> None:
    code, _, err = run("nope", COLUMNS=columns)
    assert (code, b"nope" in err) == (2, True)


def test_the_three_ways_to_the_command_line_are_one() -> None:
    told = run("deal", "28", "--seed", "4")[1]
    process = start(["cli.py", "deal", "28", "--seed", "4"])
    assert process.communicate(timeout=60)[0] == told


@pytest.mark.skipif(os.name == "nt", reason="pipes end otherwise there")
def test_a_closed_pipe_ends_quietly() -> None:
    process = start(["-m", "turup", "match", "56-four", "--seed", "3"])
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    process.wait(timeout=60)
    assert process.stderr.read() == b""
    process.stderr.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
def test_a_full_disk_is_told() -> None:
    with Path("/dev/full").open("wb") as full:
        process = subprocess.run(
            [sys.executable, "-m", "turup", "show", "29"],
            check=False, cwd=ROOT, stdout=full, stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(ROOT / "engine")},
        )  # fmt: skip
    assert process.returncode == 1
    assert b"cannot be written" in process.stderr
    assert b"Traceback" not in process.stderr


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
def test_an_interruption_ends_quietly() -> None:
    process = start(["-m", "turup", "check", "29", "--deals", "9999"])
    time.sleep(1.5)
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=60) == (b"", b"")
    assert process.returncode == 130


@pytest.mark.parametrize("spec", ["2\x1b[31m9", "28\n", "\u202e28"])
def test_arguments_nobody_can_see_are_refused(spec: str) -> None:
    code, out, err = run("show", spec)
    assert code == 2
    assert out == b""
    assert b"\x1b" not in err
    assert b"nobody can see" in err


def test_text_from_files_moves_no_cursor(tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text(
        'turup: 1\nabout: {name: "a\\e[31m[/x]b", status: house}\nextends: 28\n', encoding="utf-8"
    )
    for command in ("check", "show", "deal"):
        _, out, err = run(command, str(bad))
        assert b"\x1b" not in out + err


def test_colour_and_bars_are_for_terminals_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Terminal:
        encoding = "utf-8"

        def __init__(self) -> None:
            self.text = ""

        def isatty(self) -> bool:
            return True

        def write(self, text: str) -> None:
            self.text += text

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    for no_colour, shown in ((False, "\x1b[31m♥7\x1b[0m\n"), (True, "♥7\n")):
        if no_colour:
            monkeypatch.setenv("NO_COLOR", "1")
        terminal = Terminal()
        monkeypatch.setattr(sys, "stdout", terminal)
        printer().line("♥7")
        assert terminal.text == shown
    monkeypatch.undo()
    assert list(tracked([1, 2], "Counting", is_long=True)) == [1, 2]
    assert capsys.readouterr().err == ""


def test_without_an_output_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    printer().line("nobody hears this")
