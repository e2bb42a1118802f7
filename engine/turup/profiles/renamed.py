"""Keys that had another name in an older format, or earlier in this one.

The table of them stands beside the schemas, so that renaming a key takes no Python.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from turup.profiles import schemas
from turup.profiles.node import dotted
from turup.profiles.shipped import folder

ANY = "*"
Steps = tuple[str, ...]


class Rename(NamedTuple):
    """A key by its old path and its new one; `*` stands for any name in both."""

    old: Steps
    new: Steps

    def now(self, path: Steps) -> Steps | None:
        """What a path is called now that is the old one, or lies inside it."""
        begun = path[: len(self.old)]
        if len(begun) < len(self.old) or not all(map(_is_meant, self.old, begun)):
            return None
        names = iter([name for step, name in zip(self.old, begun, strict=True) if step == ANY])
        found = [next(names) if step == ANY else step for step in self.new]
        return (*found, *path[len(self.old) :])


def _is_meant(step: str, name: str) -> bool:
    """Whether a step of an old path stands for a name."""
    return step in (ANY, name)


def newest() -> int:
    """The format that this program reads."""
    return int(schemas.documents()[schemas.PROFILE]["properties"]["turup"]["const"])


@cache
def table() -> dict[int, tuple[Rename, ...]]:
    """The keys renamed since each format."""
    import yaml

    text = (folder("schemas") / "renamed.yaml").read_text(encoding="utf-8")
    return {
        number: tuple(
            Rename(tuple(old.split(".")), tuple(new.split("."))) for old, new in said.items()
        )
        for number, said in yaml.safe_load(text).items()
    }


def since(number: int) -> list[Rename]:
    """What has been renamed since a format, in order."""
    return [rename for key in sorted(table()) if key >= number for rename in table()[key]]


def now_called(path: Steps) -> str:
    """What an old key is called now, as its path; nothing for a key that never was."""
    called = path
    for rename in since(min(table())):
        called = rename.now(called) or called
    return dotted(called) if called != path else ""
