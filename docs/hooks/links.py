"""Links from one page that is made to another."""

from __future__ import annotations

from turup.profiles import schemas
from turup.words.keys import all_keys
from turup.words.rows import rows

HEAD = "head"
"""The page of what a profile says before its sections."""


def page_of(key: str) -> str:
    """The page of keys on which a key stands."""
    section = key.partition(".")[0]
    return section if section in schemas.sections() else HEAD


def anchor(key: str) -> str:
    """The name of a key as the end of an address."""
    return key.replace(".*", ".each").replace("[]", ".row")


def key_link(key: str, folder: str = "keys/") -> str:
    """A key, with a link where it has a place; a fact of a guard has none of its own."""
    if key not in all_keys():
        return f"`{key}`"
    return f"[`{key}`]({folder}{page_of(key)}.md#{anchor(key)})"


def row_link(row: str, folder: str = "../") -> str:
    """The number of a rule of the family, with a link to its sentence."""
    return f"[{row}]({folder}family.md#{row.lower()})" if row in rows() else row
