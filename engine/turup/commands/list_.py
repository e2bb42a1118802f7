"""`turup list`: the shipped profiles and overlays, one line each."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from turup.commands.options import Answer, Format
from turup.words import _

Entry = dict[str, Any]


def list_profiles(
    word: Annotated[
        str,
        typer.Argument(
            metavar="[WORD]", help=_("Only those whose names, group or summary hold it.")
        ),
    ] = "",
    answer: Answer = Format.text,
) -> None:
    """List the profiles and the house rules to lay over them."""
    from turup.commands.printing import complain, print_json, printer

    entries = [entry for entry in shipped() if _is_about(entry, word)]
    if answer is Format.json:
        print_json(entries)
    elif not entries:
        complain([_("Nothing shipped is called or described with '{word}'.").format(word=word)])
    else:
        printer().lines(_lines(entries))


def shipped() -> list[Entry]:
    """What is shipped, as its files say of themselves: profiles first."""
    from turup.profiles.reading import read
    from turup.profiles.shipped import overlays, profiles

    found = []
    for kind, paths in (("profile", profiles()), ("overlay", overlays())):
        for name, path in sorted(paths.items()):
            root = read(path, path.name, is_shipped=True).root
            found.append({"kind": kind, "name": name, **_about(root)})
    return found


def _about(root: Any) -> Entry:
    """What a file says of itself."""
    from turup.profiles.node import plain

    said = plain(root).get("about", {}) if root is not None else {}
    return {
        "title": said.get("name", ""),
        "also": [str(name) for name in said.get("also", ())],
        "group": said.get("group", ""),
        "summary": said.get("summary", ""),
        "status": said.get("status", ""),
    }


def _is_about(entry: Entry, word: str) -> bool:
    """Whether a word occurs in the names, the group or the summary of an entry."""
    texts = [entry["name"], entry["title"], entry["group"], entry["summary"], *entry["also"]]
    return any(word.casefold() in text.casefold() for text in texts)


def _lines(entries: list[Entry]) -> list[str]:
    """The profiles by group, then the overlays, aligned."""
    width = max(len(entry["name"]) for entry in entries)
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        told = _("House rules to lay over a profile, as in 29+doubling")
        is_overlay = entry["kind"] == "overlay"
        group = told if is_overlay else entry["group"] or _("Others")
        groups.setdefault(group, []).append(entry)
    lines: list[str] = []
    for group, members in groups.items():
        lines += ["", group] if lines else [group]
        lines += [f"  {entry['name']:<{width}}  {_described(entry)}" for entry in members]
    return lines


def _described(entry: Entry) -> str:
    if entry["kind"] == "overlay" or not entry["title"]:
        return str(entry["summary"])
    return f"{entry['title']}: {entry['summary']}"
