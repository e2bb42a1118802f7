"""Resuming: the sums of a study that was stopped, in a file, so that the next run goes on."""

from __future__ import annotations

import io
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

import numpy as np

from turup.study.estimates import Sums
from turup.study.kept import write_whole
from turup.study.prefix import Prefix


class OtherStudy(ValueError):
    """The file holds the work of another study, or none."""


class Unfinished(NamedTuple):
    """A file of unfinished work, and what the study is known by."""

    path: Path
    key: str

    def read(self, empty: Prefix) -> Prefix:
        """What is done already; nothing if there is no such file.

        Raises `OtherStudy` where the file is of another study, and `OSError` where it cannot be
        read.
        """
        if not self.path.exists():
            return empty
        try:
            with np.load(io.BytesIO(self.path.read_bytes()), allow_pickle=False) as kept:
                if str(kept["key"]) != self.key or kept["total"].shape != empty.total.moments.shape:
                    raise OtherStudy(self.path)
                waiting = {
                    int(number): Sums(int(deals), moments)
                    for number, deals, moments in zip(
                        kept["numbers"], kept["sizes"], kept["waiting"], strict=True
                    )
                }
                total = Sums(int(kept["deals"]), kept["total"])
                return Prefix(total, int(kept["chunks"]), waiting)
        except (ValueError, TypeError, KeyError, EOFError, BadZipFile) as error:
            raise OtherStudy(self.path) from error

    def write(self, prefix: Prefix) -> None:
        """Keep what is done, all of it or nothing; raises `OSError`."""
        numbers = sorted(prefix.waiting)
        shape = (len(numbers), *prefix.total.moments.shape)
        waiting = [prefix.waiting[number].moments for number in numbers]
        file = io.BytesIO()
        np.savez(
            file,
            key=np.array(self.key),
            chunks=prefix.chunks,
            deals=prefix.total.deals,
            total=prefix.total.moments,
            numbers=np.array(numbers, np.int64),
            sizes=np.array([prefix.waiting[number].deals for number in numbers], np.int64),
            waiting=np.array(waiting).reshape(shape),
        )
        write_whole(self.path, file.getvalue())
