"""Every rule of the family in a sentence, with the keys that say it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from links import key_link
from pieces import plain

from turup.words.rows import rows

HEAD = """\
# The rules of the family

Every rule that is played somewhere in the family of 28, in a sentence.
Behind it stand the keys that say it in a profile.
`turup explain R104` tells one of them.

"""


def pages() -> dict[str, str]:
    """The one page."""
    return {"family.md": HEAD + "".join(f"{_row(name, row)}\n\n" for name, row in rows().items())}


def _row(name: str, row: Mapping[str, Any]) -> str:
    text = " ".join((plain(row["rule"]), *_asides(row)))
    return f"**{name}**{{ #{name.lower()} }} {text}"


def _asides(row: Mapping[str, Any]) -> Iterator[str]:
    """The keys of a row, or why it has none."""
    keys = row.get("keys")
    if isinstance(keys, list):
        yield "*Keys:* " + ", ".join(map(key_link, keys)) + "."
    elif keys is not None:
        yield "*No profile can say so yet.*"
    for field, told in (("law", "It always holds"), ("conduct", "No matter for a profile")):
        if field in row:
            yield f"*{told}:* {plain(row[field])}."
    if "rest" in row:
        yield f"*Not yet:* {plain(row['rest'].removeprefix('not yet, '))}."
