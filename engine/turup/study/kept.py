"""Kept: the compiled program on disk, so that it is compiled once and not at every start.

It lies in the user's cache folder under a key made of everything it depends on: the text of the
rules, Python, Numba, and the processor. A file that is not whole, or that somebody else could
have written, is as good as none: the program is compiled anew.
"""

from __future__ import annotations

import hashlib
import os
import platform
import stat
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from tempfile import NamedTemporaryFile

from platformdirs import user_cache_path

PACKAGE = Path(__file__).parents[1]
COMPILED_FROM = ("cards.py", "rules", "study", "game/chance_play.py")
DIGEST = hashlib.sha256
DIGEST_SIZE = DIGEST().digest_size


def program_file() -> Path:
    """Where the program lies, or would lie."""
    return user_cache_path("turup", appauthor=False) / f"{key()}.program"


@cache
def key() -> str:
    """A name that changes with anything the program is made from."""
    digest = DIGEST()
    for part in (*versions(), *sources()):
        digest.update(part + b"\0")
    return digest.hexdigest()[:32]


def versions() -> Iterator[bytes]:
    """The tools and the machine."""
    told = (sys.version, version("numba"), version("llvmlite"), version("numpy"), processor())
    return (text.encode() for text in told)


def processor() -> str:
    """The processor, as far as the system tells it apart from others."""
    with suppress(OSError):
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return "\n".join(
            sorted({line for line in lines if line.startswith(("model name", "flags"))})
        )
    return " ".join(platform.uname()[4:]) + platform.processor()


def sources() -> Iterator[bytes]:
    """The text of every module that is compiled, or that compiles."""
    for name in COMPILED_FROM:
        path = PACKAGE / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
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
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        forget_older(path)
        with NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(DIGEST(program).digest() + program)
        Path(file.name).replace(path)


def forget_older(path: Path) -> None:
    """Throw away the programs of other versions of the rules."""
    for other in path.parent.glob("*.program"):
        if other != path:
            other.unlink(missing_ok=True)
