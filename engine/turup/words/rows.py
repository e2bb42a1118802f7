"""The rows of the rulebook: each rule of the family in a sentence, and the keys that say it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from turup.profiles import shipped
from turup.profiles.node import plain
from turup.profiles.reading import read
from turup.words import _

WIDTH = 80


@cache
def rows() -> dict[str, dict[str, Any]]:
    """The rows by their numbers."""
    path = shipped.folder("docs") / "rows.yaml"
    root = read(path, path.name, is_shipped=True).root if path.is_file() else None
    found = plain(root) if root is not None else {}
    return {name: row for name, row in found.items() if isinstance(row, dict)}


def row_lines(name: str, row: Mapping[str, Any]) -> list[str]:
    """A row: its sentence, the keys that say it, and what no key says."""
    sentence = _("{row}: {rule}").format(row=name, rule=row["rule"])
    return [*textwrap.wrap(sentence, WIDTH), "", *keys_told(row.get("keys")), *_asides(row)]


def keys_told(keys: Any) -> Iterator[str]:
    """The keys that say something, or that none can."""
    if isinstance(keys, list):
        yield _("Keys:")
        yield from (f"  {key}" for key in keys)
    elif keys is not None:
        yield _("No profile can say so yet.")


def _asides(row: Mapping[str, Any]) -> Iterator[str]:
    """What always holds, is settled at the table, or is left over."""
    for field, told in (
        ("law", _("It always holds: {text}")),
        ("conduct", _("It is no matter for a profile: {text}")),
        ("rest", _("Not yet: {text}.")),
    ):
        if field in row:
            text = row[field].removeprefix("not yet, ")
            yield from textwrap.wrap(told.format(text=text), WIDTH)
