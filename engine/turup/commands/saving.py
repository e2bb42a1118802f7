"""Saving: a file is written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
from errno import EACCES, EEXIST, EINVAL, EISDIR, ELOOP
from pathlib import Path

from turup.words import _


def write(path: Path, text: str, *, may_replace: bool = True) -> None:
    """Write a text beside its place and move it there at once; raises `OSError`."""
    write_bytes(path, text.encode("utf-8"), may_replace=may_replace)


def write_bytes(path: Path, content: bytes, *, may_replace: bool = True) -> None:
    """Write content beside its place and move it there at once; raises `OSError`."""
    _put(place_for(path, may_replace=may_replace), content, 0o666 & ~_mask())


def place_for(path: Path, *, may_replace: bool) -> Path:
    """Where a file would be written, links followed; raises `OSError` where it cannot be."""
    if not may_replace and (path.exists() or path.is_symlink()):
        raise FileExistsError(EEXIST, os.strerror(EEXIST))
    path = _followed(path)
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
    if path.exists() and not path.is_file():
        raise FileExistsError(EEXIST, _("this is no ordinary file"))
    path.parent.stat()
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise PermissionError(EACCES, os.strerror(EACCES))
    return path


def rewrite(path: Path, content: bytes) -> None:
    """Put other content into a file that may be written, whole or not at all; raises `OSError`."""
    path = _followed(path)
    mode = stat.S_IMODE(path.stat().st_mode)
    if not mode & 0o222 or not os.access(path, os.W_OK):
        raise PermissionError(EACCES, os.strerror(EACCES))
    _put(path, content, mode)


def _put(path: Path, content: bytes, mode: int) -> None:
    """Write content beside its place and move it there at once."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(name).chmod(mode)
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise


def _followed(path: Path) -> Path:
    """Where a path leads, links followed."""
    try:
        return path.resolve()
    except RuntimeError:  # what Python before 3.13 says of links that lead round in a circle
        raise OSError(ELOOP, os.strerror(ELOOP)) from None
    except ValueError:  # a name with a character that no name may have
        raise OSError(EINVAL, os.strerror(EINVAL)) from None


def _mask() -> int:
    """What the user takes away from the permissions of new files."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
