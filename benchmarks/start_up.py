"""How long commands take to start, beside a one-command Typer app that prints a line.

    pip install -e .
    python benchmarks/start_up.py

Whole processes, turn and turn about, the median of many. The bars: `list` and `show 29` at most
1.5 times the Typer app, the others that play nothing at most twice. `choose` has started once it
has asked its first question at a terminal, which takes a system with pseudo-terminals.
"""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

ROUNDS = 21
APP = """
import typer
app = typer.Typer()

@app.command()
def hello() -> None:
    print("hello")

app()
"""
COMMANDS = {
    "list": (["list"], 1.5),
    "show 29": (["show", "29"], 1.5),
    "check 29 --no-play": (["check", "29", "--no-play"], 2.0),
    "rules 29": (["rules", "29"], 2.0),
    "diff 28 29": (["diff", "28", "29"], 2.0),
    "explain auction.minimum": (["explain", "auction.minimum"], 2.0),
    "choose": (["choose"], 2.0),
    "study --help": (["study", "--help"], 2.0),
    "rules 29 --short --format html": (["rules", "29", "--short", "--format", "html"], 2.0),
    "check 29": (["check", "29"], None),
}


def seconds(command: list[str]) -> float:
    """How long a process takes that finds its modules compiled, as they are once installed."""
    kept = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    start = perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=kept)  # noqa: S603
    return perf_counter() - start


def seconds_to_a_question(command: list[str]) -> float:
    """How long a process takes until it has asked something at a terminal, and waits."""
    ours, its = pty.openpty()
    start, told = perf_counter(), b""
    process = subprocess.Popen(command, stdin=its, stdout=its, stderr=its)  # noqa: S603
    os.close(its)
    while not told.endswith(b"> "):
        told += os.read(ours, 4096)
    taken = perf_counter() - start
    process.kill()
    process.wait()
    os.close(ours)
    return taken


def main() -> None:
    """Print each command's median as a ratio to the Typer app's."""
    with TemporaryDirectory() as folder:
        app = Path(folder) / "app.py"
        app.write_text(APP, encoding="utf-8")
        runs = {"typer app": [sys.executable, str(app)]}
        for name, (arguments, _) in COMMANDS.items():
            runs[name] = [sys.executable, "-m", "turup", *arguments]
        times: dict[str, list[float]] = {name: [] for name in runs}
        how = {name: seconds_to_a_question if name == "choose" else seconds for name in runs}
        for name, command in runs.items():
            how[name](command)
        for _ in range(ROUNDS):
            for name, command in runs.items():
                times[name].append(how[name](command))
    base = median(times["typer app"])
    print(f"typer app: {base * 1000:.0f} ms")
    for name, (_, bar) in COMMANDS.items():
        here = median(times[name])
        limit = f" (bar {bar})" if bar else " (bar: under a second)"
        print(f"{name}: {here / base:.2f} times, {here * 1000:.0f} ms{limit}")


if __name__ == "__main__":
    main()
