"""Kept: compiled programs on disk, so that each is compiled once and not at every start.

A program lies in the user's cache folder under a key made of everything it depends on: Python,
Numba, its settings and the processor, and the text of the rules and of its driver. A file that is
not whole, or that somebody else could have written, is as good as none: the program is compiled
anew.
"""

from __future__ import annotations

import hashlib
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from tempfile import NamedTemporaryFile

from filelock import FileLock, Timeout
from llvmlite import binding  # type: ignore[import-untyped]
from platformdirs import user_cache_path

from turup.study.driver import DEALS, Driver

PACKAGE = Path(__file__).parents[1]
COMPILED_FROM = (
    "cards.py",
    "rules",
    "study/bits.py",
    "study/carriers.py",
    "study/cells.py",
    "study/compiled.py",
    "study/kept.py",
    "study/linking.py",
    "study/positions.py",
    "study/program.py",
)
"""The rules, and what compiles; what only uses programs may change without any being made anew."""
PATIENCE = 120  # seconds; compiling takes a tenth of that
DIGEST = hashlib.sha256
DIGEST_SIZE = DIGEST().digest_size


def program_file(driver: Driver = DEALS) -> Path:
    """Where the program of a driver lies, or would lie."""
    return user_cache_path("turup", appauthor=False) / f"{key(driver)}.program"


@cache
def key(driver: Driver = DEALS) -> str:
    """A name that changes with anything a program is made from; first with what makes it."""
    return f"{digest_of(versions())}-{digest_of(sources(driver))}-{driver.name}"


def digest_of(parts: Iterator[bytes]) -> str:
    """A short name for some bytes."""
    digest = DIGEST()
    for part in parts:
        digest.update(DIGEST(part).digest())
    return digest.hexdigest()[:24]


def versions() -> Iterator[bytes]:
    """The tools, how they are set, and the machine."""
    tools = (sys.version, version("numba"), version("llvmlite"), version("numpy"))
    settings = sorted(setting for setting in os.environ.items() if setting[0].startswith("NUMBA_"))
    return (repr(told).encode() for told in (*tools, *settings, *processor()))


def processor() -> tuple[str, ...]:
    """The processor and what it can do, as the compiler sees it: the code is made for just that."""
    able = ""
    with suppress(RuntimeError):  # on some systems the compiler cannot tell, and asks for nothing
        able = binding.get_host_cpu_features().flatten()
    return binding.get_process_triple(), binding.get_host_cpu_name(), able


def sources(driver: Driver) -> Iterator[bytes]:
    """The text of every module that is compiled, or that compiles."""
    for name in (*COMPILED_FROM, *driver.made_from):
        path = PACKAGE / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            yield file.relative_to(PACKAGE).as_posix().encode()
            yield file.read_bytes()


def read(path: Path) -> bytes | None:
    """A kept program, if it is whole and nobody else's."""
    try:
        if not is_ours(path.parent) or not is_ours(path):
            return None
        digest, program = (data := path.read_bytes())[:DIGEST_SIZE], data[DIGEST_SIZE:]
    except OSError:
        return None
    return program if DIGEST(program).digest() == digest else None


def is_ours(path: Path) -> bool:
    """Whether only this user could have written there; without POSIX the system sees to it."""
    if not hasattr(os, "getuid"):
        return True
    found = path.stat()
    return found.st_uid == os.getuid() and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def keep(path: Path, program: bytes) -> None:
    """Write a program, all of it or nothing; where that cannot be done it is not kept."""
    if not path.is_absolute():
        return  # the system knows of no home for this user
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if is_ours(path.parent):
            write_whole(path, DIGEST(program).digest() + program)
            forget_older(path)


@contextmanager
def only_one(path: Path) -> Iterator[None]:
    """Let one process at a time make a program; those that waited find it there.

    Where there can be no lock, or its holder takes too long, each makes its own. Should one come
    while the lock is being taken away, a program is made twice, which costs time alone.
    """
    place = path.with_suffix(".lock")
    lock = FileLock(place, timeout=PATIENCE)
    with suppress(OSError, Timeout):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock.acquire()
    try:
        yield
    finally:
        with suppress(OSError):
            place.unlink(missing_ok=True)
        lock.release()


def write_whole(path: Path, data: bytes) -> None:
    """Write beside the place, and move there what is whole."""
    with NamedTemporaryFile(dir=path.parent, delete=False) as file:
        beside = Path(file.name)
        try:
            file.write(data)
            file.close()
            beside.replace(path)
        except BaseException:
            file.close()
            beside.unlink(missing_ok=True)
            raise


def forget_older(path: Path) -> None:
    """Throw away what the same tools made of other rules; programs of other drivers stay."""
    tools = path.name.partition("-")[0]
    for other in path.parent.glob(f"{tools}-*.program"):
        with suppress(OSError):
            if other != path and name_in(other) in ("", name_in(path)) and is_ours(other):
                other.unlink()


def name_in(path: Path) -> str:
    """The name of the driver in a file's name; earlier versions had only one, and wrote none."""
    _tools, _, rest = path.stem.partition("-")
    return rest.partition("-")[2]
