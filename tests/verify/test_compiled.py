"""Compiled, the search finds the same, and takes no more room than it is given."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from turup.profiles import load
from turup.profiles.encoding import rules_of
from turup.study.speeds import speed
from turup.verify import play, size
from turup.verify.accounts import Account
from turup.verify.effort import EFFORTS, Effort, Level
from turup.verify.exploring import BYTES, SMALLEST, STATE, Explorer, buckets_in
from turup.verify.parts import part
from turup.verify.reduced.deriving import reduced
from turup.verify.reduced.layouts import Layouts
from turup.verify.reduced.shapes import Shape
from turup.verify.search import BUCKET, DEEPEST, SEARCH
from turup.verify.subject import Subject, subject
from turup.verify.violations import Setting

ROOT = Path(__file__).parents[2]
MIB = 1 << 20
ROOM = 24
SLACK = 1  # for what Python itself needs meanwhile
QUICK = EFFORTS[Level.quick]
FACTS = ("positions", "again", "ends", "scores", "ways", "law", "depth")


@pytest.fixture(scope="module", autouse=True)
def searching(kept_here: Path) -> Any:
    """The search compiled, and kept for other processes."""
    from turup.study.program import program

    assert kept_here.is_dir()
    return program(SEARCH)


def examined(name: str, unit: str, about: Subject, effort: Effort) -> Account:
    """What comes of a unit of a part."""
    account = Account(name, unit)
    for _step in part(name).examine(about, effort, unit, account):
        pass
    return account


@pytest.mark.parametrize("memory", [0, 30])
@pytest.mark.parametrize(
    ("spec", "shape"),
    [("56", Shape(3, 1, 1)), ("29-delhi", Shape(2, 2, 1)), ("28", Shape(4, 1, 1))],
)
def test_every_position_is_met_at_both_speeds(spec: str, shape: Shape, memory: float) -> None:
    profile = reduced(load(spec), shape, 2).profile
    assert profile is not None
    rules, told = rules_of(profile), []
    seats = rules.table.seats
    for is_compiled in (False, True):
        explorer = Explorer(speed(is_compiled=is_compiled), rules, memory, is_compiled=is_compiled)
        for layout in list(Layouts(rules, 28, 10_000))[:3]:
            explorer.begin(Setting(layout.deck, seats - 1, (rules.match.start,) * seats))
            assert explorer.go_on(10**9)
        told.append([explorer.get(fact) for fact in FACTS])
    assert told[0] == told[1]


def test_the_same_deals_are_played_at_both_speeds() -> None:
    about = subject("28+doubling+c")
    slow = examined(
        "size", size.UNIT, about, QUICK._replace(deals=size.INTERPRETED * 14, is_compiled=False)
    )
    fast = examined("size", size.UNIT, about, QUICK._replace(deals=14))
    assert (fast.positions, fast.statements) == (slow.positions, slow.statements)


def test_a_small_deck_is_proved_at_either_speed() -> None:
    unit = "4 suits of 1, 1 card each"
    slow = examined("play", unit, subject("29"), QUICK._replace(is_compiled=False))
    fast = examined("play", unit, subject("29"), QUICK)
    assert (fast.positions, fast.statements) == (slow.positions, slow.statements)
    assert play.units(subject("29"), QUICK)[1] == unit


CHILD = """
import resource
from pathlib import Path
from turup.profiles import load
from turup.profiles.encoding import rules_of
from turup.study.speeds import speed
from turup.verify.exploring import Explorer
from turup.verify.reduced.deriving import reduced
from turup.verify.reduced.layouts import Layouts
from turup.verify.reduced.shapes import Shape
from turup.verify.search import BUCKET
from turup.verify.violations import Setting

def used(which):
    return int(Path("/proc/self/statm").read_text().split()[which]) * resource.getpagesize()

def search(memory, positions):
    explorer = Explorer(speed(is_compiled=True), rules, memory, is_compiled=True)
    explorer.begin(setting)
    explorer.go_on(positions)
    return explorer

rules = rules_of(reduced(load("304"), Shape(2, 2, 1), 4).profile)
setting = Setting(next(iter(Layouts(rules, 28, 100))).deck, 3, (rules.match.start,) * 4)
search(0, 1000)
most = used(0) + (ROOM + SLACK) * 2**20
resource.setrlimit(resource.RLIMIT_AS, (most, resource.RLIM_INFINITY))
before = used(1)
explorer = search(ROOM, 2_000_000)
grown = used(1) - before
resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
print(grown, explorer.buckets * BUCKET, explorer.get("positions"),
      explorer.get("again"), (explorer.known != 0).sum() // 2)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="tells otherwise what a process takes")
def test_a_search_takes_no_more_room_than_it_is_given() -> None:
    done = subprocess.run(  # noqa: S603 - our own text
        [sys.executable, "-c", CHILD.replace("ROOM", str(ROOM)).replace("SLACK", str(SLACK))],
        check=True, capture_output=True, text=True, cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "engine")},
    ).stdout  # fmt: skip
    grown, places, positions, again, filled = map(int, done.split())
    assert ROOM * MIB * 3 // 4 <= grown <= (ROOM + SLACK) * MIB
    assert positions > places, "there is no room for all positions"
    assert filled > places * 0.7
    assert again > 0


@pytest.mark.parametrize("memory", [0.5, 6, 40])
@pytest.mark.parametrize("kind", [True, False])
def test_what_is_set_aside_fits(memory: float, kind: bool) -> None:  # noqa: FBT001 - a parameter
    buckets = buckets_in(memory, is_compiled=kind)
    taken = buckets * BUCKET * BYTES[kind] + DEEPEST * STATE[kind]
    assert buckets == SMALLEST or taken <= memory * MIB
