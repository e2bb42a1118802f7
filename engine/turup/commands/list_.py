"""`turup list`: the shipped profiles and overlays, by game and region, one entry each."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Annotated, Any

import typer

from turup.commands.options import Answer, Format
from turup.words import _

Entry = dict[str, Any]
WIDTH = 80
NOTHING_FOUND = 1
HEAD = ("turup", "about", "house-rules", "needs", "overrides", "examples")
"""What stands in the head of an overlay, before and behind its sections."""


def list_profiles(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[WORD]...",
            help=_(
                "Only those that have to do with every word: names in any region, game, region, "
                "house rules, summary; the spelling need not be exact."
            ),
        ),
    ] = None,
    answer: Answer = Format.text,
) -> None:
    """List the profiles and the house rules to lay over them, all or those called so."""
    from turup.commands.printing import complain, print_json, printer
    from turup.profiles.finding import found

    entries, wanted = shipped(), words or []
    told = found(entries, wanted, _texts)
    if answer is Format.json:
        print_json(told)
    elif told:
        printer().lines(_lines(told))
    else:
        complain(_nothing(entries, wanted), NOTHING_FOUND)
    if not told:
        raise typer.Exit(NOTHING_FOUND)


def _nothing(entries: list[Entry], words: list[str]) -> list[str]:
    """That nothing was found, and what to do next: words that go alone, or the nearest name."""
    from turup.profiles.finding import found
    from turup.profiles.suggestions import nearest

    said = [_("Nothing shipped has to do with '{words}'.").format(words=" ".join(words))]
    alone = [word for word in words if found(entries, [word], _texts)]
    near = nearest(words[0], [text for entry in entries for text in _names(entry)])
    if alone:
        listed = _(" or ").join(f"'{word}'" for word in alone)
        said.append(_("There is something for {words} alone.").format(words=listed))
    elif near:
        said.append(_("Did you mean '{near}'?").format(near=near))
    return [*said, _("All of them: turup list")]


def shipped() -> list[Entry]:
    """What is shipped, as its files say of themselves: profiles first."""
    from turup.profiles.reading import read
    from turup.profiles.shipped import overlays, profiles

    found = []
    for kind, paths in (("profile", profiles()), ("overlay", overlays())):
        for name, path in sorted(paths.items()):
            root = read(path, path.name, is_shipped=True).root
            found.append({"kind": kind, "name": name, **_about(root, kind)})
    return found


def _about(root: Any, kind: str) -> Entry:
    """What a file says of itself; an overlay belongs to the section it writes first."""
    from turup.profiles.node import plain

    file = plain(root) if root is not None else {}
    said = file.get("about", {})
    sections = [key for key in file if kind == "overlay" and key not in HEAD]
    return {
        "title": said.get("name", ""),
        "also": [str(name) for name in said.get("also", ())],
        "group": said.get("group", "") or next(iter(sections), ""),
        "region": said.get("region", ""),
        "summary": said.get("summary", ""),
        "status": said.get("status", ""),
        "house_rules": [str(name) for name in file.get("house-rules", ())],
    }


def _names(entry: Entry) -> list[str]:
    """What an entry is called, in its file and at the tables."""
    return [entry["name"], entry["title"], *entry["also"]]


def _texts(entry: Entry) -> list[str]:
    """What an entry is found by."""
    told = [entry["group"], entry["region"], entry["summary"]]
    return [*_names(entry), *told, *entry["house_rules"]]


def _lines(entries: list[Entry]) -> list[str]:
    """The profiles by game and region, then the overlays by section, aligned."""
    width = max(len(entry["name"]) for entry in entries)
    groups: dict[str, list[Entry]] = {}
    for entry in sorted(entries, key=_place):
        groups.setdefault(_heading(entry), []).append(entry)
    lines: list[str] = []
    for heading, members in groups.items():
        lines += ["", heading] if lines else [heading]
        for entry in members:
            lines += _entry_lines(entry, width)
    if any(entry["kind"] == "overlay" for entry in entries):
        lines += ["", _("A house rule is laid over a profile with a plus sign: 29+doubling")]
    return lines


def _place(entry: Entry) -> tuple[bool, bool, int, str, str]:
    """Profiles before overlays, the games by number, and what is played everywhere first."""
    group = entry["group"]
    return entry["kind"] == "overlay", not group, len(group), group, entry["region"]


def _heading(entry: Entry) -> str:
    if entry["kind"] == "overlay":
        return _("House rules: {section}").format(section=entry["group"] or _("others"))
    return ", ".join(filter(None, (entry["group"] or _("Others"), entry["region"])))


def _entry_lines(entry: Entry, width: int) -> Iterator[str]:
    """An entry with its names at the tables, in as many lines as it takes."""
    also = [name for name in entry["also"] if name.casefold() not in _heading(entry).casefold()]
    called = _(" (also: {names})").format(names=", ".join(also)) if also else ""
    told = f"{entry['summary']}{called}"
    if entry["kind"] == "profile" and entry["title"]:
        told = f"{entry['title']}: {told}"
    return iter(
        textwrap.wrap(
            told, WIDTH, initial_indent=f"  {entry['name']:<{width}}  ",
            subsequent_indent=" " * (width + 4), break_on_hyphens=False,
        )
    )  # fmt: skip
