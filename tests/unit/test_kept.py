"""The compiled rules are kept for the next start; what is stale, broken or foreign is not used."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

pytest.importorskip("numba", reason="the extra 'fast' is not installed")

from numba.core import serialize

from turup.study import batch, kept
from turup.study import program as programs
from turup.study.driver import DEALS, Driver
from turup.study.sitting import TABLE
from turup.verify.redeals.sampling import DEALT, PLAYED
from turup.verify.search import SEARCH

ROOT = Path(__file__).parents[2]
PROGRAM = b"a program"
DRIVERS = [DEALS, SEARCH, TABLE, DEALT, PLAYED]
NAMES = [driver.name for driver in DRIVERS]
posix = pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
fresh_program = programs.program.__wrapped__


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the program lies in these tests; nothing lies there yet."""
    file = tmp_path / "turup" / f"{kept.key()}.program"
    monkeypatch.setattr(kept, "program_file", lambda *_driver: file)
    return file


def is_kept_anew(path: Path) -> bool:
    """Whether what lies there is no program, and does not keep another from being kept."""
    is_read = kept.read(path) is not None or batch.is_kept(DEALS)
    kept.keep(path, PROGRAM)
    return not is_read and kept.read(path) == PROGRAM


def left(path: Path) -> set[str]:
    return {other.name for other in path.parent.iterdir()}


def test_what_is_kept_is_read_again(path: Path) -> None:
    assert kept.read(path) is None
    assert not batch.is_kept(DEALS)
    kept.keep(path, PROGRAM)
    assert kept.read(path) == PROGRAM
    assert batch.is_kept(DEALS)
    assert left(path) == {path.name}
    if os.name == "posix":
        assert path.stat().st_mode & 0o777 == 0o600
        assert path.parent.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data[:0],
        lambda data: data[:10],
        lambda data: data[:-1],
        lambda data: data + b"x",
        lambda data: data[:40] + bytes([data[40] ^ 1]) + data[41:],
        lambda data: bytes([data[0] ^ 128]) + data[1:],
        lambda data: b"\0" * len(data),
    ],
)
def test_a_broken_file_is_no_program(path: Path, spoil: Any) -> None:
    kept.keep(path, PROGRAM)
    path.write_bytes(spoil(path.read_bytes()))
    assert is_kept_anew(path)


@posix
@pytest.mark.parametrize("rights", [0o620, 0o602, 0o666])
def test_a_file_others_can_write_is_no_program(path: Path, rights: int) -> None:
    kept.keep(path, PROGRAM)
    path.chmod(rights)
    assert is_kept_anew(path)


@posix
@pytest.mark.parametrize("rights", [0o770, 0o707, 0o1777])
def test_nothing_is_read_or_kept_where_others_can_write(path: Path, rights: int) -> None:
    kept.keep(path, PROGRAM)
    path.parent.chmod(rights)
    assert kept.read(path) is None
    path.unlink()
    kept.keep(path, PROGRAM)
    assert not path.exists()


@posix
def test_a_program_of_somebody_else_is_none(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept.keep(path, PROGRAM)
    monkeypatch.setattr(os, "getuid", lambda: path.stat().st_uid + 1)
    assert kept.read(path) is None


def test_without_rights_of_posix_the_system_sees_to_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "getuid", raising=False)
    kept.keep(path, PROGRAM)
    assert kept.read(path) == PROGRAM


def test_a_folder_that_is_a_file_is_lived_with(path: Path) -> None:
    path.parent.write_text("no folder")
    kept.keep(path, PROGRAM)
    assert kept.read(path) is None
    assert not batch.is_kept(DEALS)
    assert path.parent.read_text() == "no folder"


def test_a_program_that_is_a_folder_is_lived_with(path: Path) -> None:
    path.mkdir(parents=True)
    path.parent.chmod(0o700)
    kept.keep(path, PROGRAM)
    assert kept.read(path) is None
    assert left(path) == {path.name}


def test_a_folder_that_cannot_be_written_is_lived_with(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_arguments: Any, **_options: Any) -> Any:
        raise PermissionError

    monkeypatch.setattr(kept, "NamedTemporaryFile", refused)
    kept.keep(path, PROGRAM)
    assert left(path) == set()


def test_without_a_home_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    kept.keep(Path("~/.cache/turup/some.program"), PROGRAM)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("fault", [OSError("the disk is full"), KeyboardInterrupt()])
def test_nothing_half_written_stays(
    path: Path, fault: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.keep(path, PROGRAM)

    def failing(_self: Path, _target: Path) -> None:
        raise fault

    monkeypatch.setattr(Path, "replace", failing)
    if isinstance(fault, OSError):
        kept.keep(path, b"another")
    else:
        with pytest.raises(KeyboardInterrupt):
            kept.keep(path, b"another")
    assert left(path) == {path.name}
    assert kept.read(path) == PROGRAM


def test_programs_of_older_rules_are_thrown_away_and_nothing_else(path: Path) -> None:
    tools = path.name.partition("-")[0]
    stay = {"other-tools.program", f"{tools}-notes.txt", "notes.txt", f"{tools}-folder.program"}
    stay.add(f"{tools}-older-another.program")
    path.parent.mkdir(mode=0o700)
    for name in stay | {f"{tools}-older.program", f"{tools}-older-{DEALS.name}.program"}:
        (path.parent / name).mkdir() if "folder" in name else (path.parent / name).touch(0o600)
    kept.keep(path, PROGRAM)
    assert left(path) == stay | {path.name}


def test_somebody_else_s_program_is_not_thrown_away(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older = path.with_name(f"{path.name.partition('-')[0]}-older.program")
    kept.keep(older, PROGRAM)
    monkeypatch.setattr(kept, "is_ours", lambda place: place != older)
    kept.keep(path, PROGRAM)
    assert left(path) == {older.name, path.name}


def test_writers_at_once_leave_one_whole_program(path: Path) -> None:
    sizes = [size * 100_000 for size in range(1, 17)]
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda size: kept.keep(path, b"x" * size), sizes))
    found = kept.read(path)
    assert found is not None
    assert len(found) in sizes
    assert left(path) == {path.name}


def test_the_key_is_the_same_in_every_process() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "from turup.study import kept; print(kept.key())"],
        check=True, capture_output=True, text=True, cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "engine"), "PYTHONHASHSEED": "5"},
    ).stdout  # fmt: skip
    assert told.strip() == kept.key() == kept.key.__wrapped__()


def test_the_key_is_a_plain_name_of_a_file() -> None:
    assert kept.key().replace("-", "").isalnum()
    file = kept.program_file()
    assert file.is_absolute()
    assert file.parent.name in ("turup", "Cache")
    assert len(file.name) < 100


@pytest.mark.parametrize("driver", DRIVERS, ids=NAMES)
def test_the_key_changes_with_every_module(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (*kept.COMPILED_FROM, *driver.made_from):
        for file in [kept.PACKAGE / name, *(kept.PACKAGE / name).rglob("*.py")]:
            if file.is_file():
                copy = tmp_path / file.relative_to(kept.PACKAGE)
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(file.read_bytes())
    monkeypatch.setattr(kept, "PACKAGE", tmp_path)
    key = kept.key.__wrapped__
    assert key(driver) == kept.key(driver)
    for file in tmp_path.rglob("*.py"):
        text = file.read_bytes()
        file.write_bytes(text + b"\n")
        assert key(driver) != kept.key(driver), file
        file.write_bytes(text)
    (tmp_path / "cards.py").rename(tmp_path / "rules" / "zzz.py")
    (tmp_path / "cards.py").touch()
    assert key(driver) != kept.key(driver)


@pytest.mark.parametrize("change", ["processor", "setting", "tool"])
def test_the_key_changes_with_what_compiles(change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if change == "processor":
        monkeypatch.setattr(kept.binding, "get_host_cpu_name", lambda: "another")
    elif change == "setting":
        monkeypatch.setenv("NUMBA_CPU_NAME", "generic")
    else:
        monkeypatch.setattr(kept, "version", lambda _name: "9.9")
    found = kept.key.__wrapped__()
    assert found.partition("-")[0] != kept.key().partition("-")[0]
    assert found.partition("-")[2] == kept.key().partition("-")[2]


def test_a_processor_that_cannot_be_told_has_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> None:
        raise RuntimeError

    monkeypatch.setattr(kept.binding, "get_host_cpu_features", unknown)
    assert kept.key.__wrapped__()


def reached(function: FunctionType, met: set[FunctionType]) -> Iterator[str]:
    """The modules of a function and of all it calls or names, as far as they are ours."""
    met.add(function)
    yield function.__module__
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, FunctionType) and value not in met:
            yield from reached(value, met)
        elif value is not None:
            yield getattr(value, "__module__", None) or type(value).__module__


@pytest.mark.parametrize("driver", DRIVERS, ids=NAMES)
def test_the_key_knows_all_that_is_compiled(driver: Driver) -> None:
    met: set[FunctionType] = set()
    modules = set(reached(driver.function, met))
    assert len(met) > (30 if driver is DEALT else 200)
    known = {*kept.COMPILED_FROM, *driver.made_from}
    for module in modules:
        if module.startswith("turup."):
            place = module.removeprefix("turup.").replace(".", "/")
            assert {f"{place}.py", place.split("/")[0]} & known, module


def test_the_key_knows_all_that_compiles() -> None:
    """Whatever teaches Numba something is among what every program is made from."""
    for file in (kept.PACKAGE / "study").glob("*.py"):
        text = file.read_text(encoding="utf-8")
        is_teacher = re.search(r"^(import|from) (numba|llvmlite)", text, re.MULTILINE)
        assert not is_teacher or f"study/{file.name}" in kept.COMPILED_FROM, file


class Compiler:
    """Stands in for what compiles: tells whether it was asked to."""

    def __init__(self) -> None:
        self.compiled, self.overloads = 0, {programs.signature(): self}

    def compile(self, _signature: Any) -> None:
        self.compiled += 1

    def disable_compile(self) -> None:
        pass

    def _reduce(self) -> bytes:
        return PROGRAM


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    stand_in = Compiler()
    monkeypatch.setattr(programs, "compiled", lambda _driver: stand_in)
    monkeypatch.setattr(programs, "is_taken_up", lambda _compiler, data, _driver: data == DUMPED)
    return stand_in


DUMPED = serialize.dumps(PROGRAM)


@pytest.mark.parametrize("spoiling", ["nothing", "truncated", "foreign", "stale"])
def test_it_is_compiled_once_and_again_only_if_spoilt(
    path: Path, compiler: Compiler, spoiling: str
) -> None:
    fresh_program()
    assert (compiler.compiled, kept.read(path)) == (1, DUMPED)
    if spoiling == "truncated":
        path.write_bytes(path.read_bytes()[:-3])
    elif spoiling == "foreign":
        kept.keep(path, b"no program, but whole")
    elif spoiling == "stale":
        path.rename(path.with_name(f"{path.name.partition('-')[0]}-older.program"))
    fresh_program()
    assert compiler.compiled == (1 if spoiling == "nothing" else 2)
    assert kept.read(path) == DUMPED
    assert left(path) == {path.name}


def test_without_a_cache_folder_it_works_all_the_same(path: Path, compiler: Compiler) -> None:
    path.parent.write_text("no folder")
    assert fresh_program() is compiler
    assert fresh_program() is compiler
    assert compiler.compiled == 2


@pytest.mark.parametrize("data", [b"", b"garbage", serialize.dumps(3), serialize.dumps((1, 2))])
def test_what_is_whole_but_no_program_is_not_taken_up(data: bytes, program: Any) -> None:
    assert program
    dispatcher = programs.compiled(DEALS.function)
    assert not programs.is_taken_up(dispatcher, data)
    assert not programs.is_taken_up(dispatcher, None)
    assert not dispatcher.overloads


def test_a_program_for_other_types_is_not_taken_up(
    program: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    dispatcher, data = programs.compiled(DEALS.function), kept.read(kept.program_file())
    assert data
    monkeypatch.setattr(programs, "signature", lambda _driver: (3, 4))
    assert not programs.is_taken_up(dispatcher, data)
    monkeypatch.undo()
    assert programs.is_taken_up(dispatcher, data)
    assert dispatcher.signatures == program.signatures
