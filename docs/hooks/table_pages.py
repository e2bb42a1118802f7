"""The profiles, and the house rules that can be laid over them."""

from __future__ import annotations

from collections.abc import Iterator

from pieces import plain, table
from shipped import Entry, grouped

HEAD = """\
# Profiles and house rules

The named forms that are shipped, by game and region.
Behind them the overlays, which are single house rules.
A table is named by a profile, with overlays behind plus signs: `29+doubling+single-hand`.
`turup list` prints this list, and `turup list royals` finds what is called so somewhere.
`turup explain NAME` tells where one of them comes from.

"""


def pages() -> dict[str, str]:
    """The one page."""
    return {"tables.md": HEAD + "\n".join(_parts())}


def _parts() -> Iterator[str]:
    yield "## Profiles\n"
    for heading, entries in grouped("profile").items():
        yield f"### {heading}\n"
        yield table(("Name", "What is played"), map(_profile, entries))
    yield "## House rules\n"
    for heading, entries in grouped("overlay").items():
        yield f"### {heading} {{ #house-rules-{heading} }}\n"
        yield table(("Name", "What it changes"), map(_overlay, entries))


def _profile(entry: Entry) -> tuple[str, str]:
    link = f"[`{entry['name']}`](sheets/{entry['name']}.html)"
    return link, f"{plain(entry['title'])}: {plain(entry['summary'])}{_also(entry)}"


def _overlay(entry: Entry) -> tuple[str, str]:
    return f"`{entry['name']}`", f"{plain(entry['summary'])}{_also(entry)}"


def _also(entry: Entry) -> str:
    names = ", ".join(map(plain, entry["also"]))
    return f" (also: {names})" if names else ""
