"""What an author probably meant: the nearest name, or the place where a key belongs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from turup.profiles.schemas import Schema


def nearest(word: str, names: Iterable[str]) -> str:
    """The name most like a word, or nothing where none is like it."""
    from difflib import get_close_matches

    by_folded = {name.casefold(): name for name in names}
    found = get_close_matches(word.casefold()[:80], by_folded, n=1, cutoff=0.6)
    return by_folded[found[0]] if found else ""


def nearest_first(word: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names, those most like the word first."""
    from difflib import SequenceMatcher

    folded = word.casefold()[:80]

    def unlikeness(name: str) -> float:
        return -SequenceMatcher(None, folded, name.casefold()).ratio()

    return tuple(sorted(names, key=unlikeness))


def where_it_belongs(word: str) -> str:
    """The path of a key of this name elsewhere in a profile, the highest first."""
    paths = _paths().get(word, ())
    return min(paths, key=lambda path: (path.count("."), len(path)), default="")


@cache
def _paths() -> dict[str, list[str]]:
    """The paths of all keys, by their last word."""
    from turup.profiles.schemas import profile

    found: dict[str, list[str]] = {}
    for path in _paths_in(profile(), ""):
        found.setdefault(path.rpartition(".")[2], []).append(path)
    return found


def _paths_in(schema: Schema, around: str) -> Iterator[str]:
    """The paths of the keys inside a schema; `*` stands for a name, `[]` for a row."""
    from turup.profiles.schemas import alternatives

    for form in alternatives(schema):
        for name, inner in form.get("properties", {}).items():
            yield f"{around}{name}"
            yield from _paths_in(inner, f"{around}{name}.")
        entries = form.get("additionalProperties")
        if isinstance(entries, dict):
            yield from _paths_in(entries, f"{around}*.")
        if isinstance(form.get("items"), dict):
            yield from _paths_in(form["items"], around.removesuffix(".") + "[].")
