"""The disputes, each with its readings: who plays them, and what selects them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from links import key_link
from pieces import plain, sentence

from turup.words.disputes import disputes, selectors, unknown

HEAD = """\
# Where tables differ

A dispute is a point on which tables or sources differ.
The first reading is played where a profile leaves the point open.
What selects a reading stands below it.
`turup explain D12` tells one of them at the command line.
"""


def pages() -> dict[str, str]:
    """The one page."""
    parts = ("\n".join(_dispute(name, found)) for name, found in disputes().items())
    return {"disputes.md": HEAD + "".join(f"\n{part}\n" for part in parts)}


def _dispute(name: str, dispute: Mapping[str, Any]) -> Iterator[str]:
    yield f"## {name}: {plain(dispute['point'])} {{ #{name.lower()} }}\n"
    for number, reading in enumerate(dispute["readings"], 1):
        yield f"{number}. {sentence(plain(reading['reading']))} *{plain(reading['played'])}*"
        yield from (f"    - {line}" for line in _selected(reading))
    told = "Left open it is the first" if len(dispute["readings"]) > 1 else "It is told so"
    yield f"\n{told}, because {plain(dispute['reason'])}"


def _selected(reading: Mapping[str, Any]) -> Iterator[str]:
    """What selects a reading, and what no profile can say yet."""
    if "by" in reading:
        yield plain(reading["by"])
        return
    missing = unknown(reading)
    for line in selectors(reading):
        yield _linked(line) + (", which no profile can say yet" if line in missing else "")


def _linked(selector: str) -> str:
    """A key with what it says, linked to the key; an overlay or a profile by its name."""
    path, colon, value = selector.partition(": ")
    if colon:
        return f"{key_link(path)}: `{value}`"
    kind, _space, name = selector.rpartition(" ")
    return f"{kind} `{name}`"
