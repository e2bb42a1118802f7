"""Watching: a few files, looked at again and again until one of them is saved.

A look costs less than telling the system which files to tell us of, and finds what is saved on
drives and in containers whose systems tell nothing.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from pathlib import Path

SECONDS = 0.3
Stamp = tuple[int, int, int] | None


def pause() -> None:
    """Wait until the next look."""
    time.sleep(SECONDS)


class Watch:
    """Some files; which they are may change after each save, as a profile names other parents."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self._stamps = _stamps(paths)

    def look_at(self, paths: Iterable[Path]) -> None:
        """Watch these files from now on; what happened to them since the last look still counts."""
        self._stamps = {path: self._stamps.get(path, _stamp(path)) for path in paths}

    def saves(self) -> Iterator[set[Path]]:
        """The files that were saved, removed or put there, each time all of them are at rest."""
        while True:
            pause()
            now = _stamps(self._stamps)
            changed = {path for path in now if now[path] != self._stamps[path]}
            if changed:
                pause()
                while (later := _stamps(now)) != now:
                    now = later
                    pause()
                self._stamps = now
                yield changed


def _stamps(paths: Iterable[Path]) -> dict[Path, Stamp]:
    """The stamp of each file."""
    return {path: _stamp(path) for path in paths}


def _stamp(path: Path) -> Stamp:
    """What is another as soon as a file is saved; None where there is no file."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino
