"""The gallery: the rule sheet of every shipped profile, whole and on one page, in each language."""

from __future__ import annotations

from collections.abc import Iterator

from shipped import Entry, grouped, run

from turup.words import languages
from turup.words.languages import name as own_name

HEAD = """\
# Rule sheets

The rules of every named form, as `turup rules NAME --format html` writes them.
Each sheet has all of them, with worked examples, or what matters most on one page.
It is one file that prints on A4 and Letter and reads on a phone.
Those of your own table come out the same way, from `turup choose` or from a profile of yours.
"""
KINDS = {"": (), "-short": ("--short",)}
"""What is put behind a name, and the options that make such a sheet."""


def pages() -> dict[str, str]:
    """The list of sheets, and the sheets themselves."""
    found = {"sheets/index.md": "\n".join(_index())}
    for entries in grouped("profile").values():
        for entry in entries:
            found.update(_sheets(entry["name"]))
    return found


def _sheets(name: str) -> Iterator[tuple[str, str]]:
    """The sheets of a profile by their places."""
    for code in languages():
        for ending, options in KINDS.items():
            told = run("rules", name, *options, "--format", "html", "--lang", code)
            yield f"sheets/{_file(name, code, ending)}", told


def _file(name: str, code: str, ending: str) -> str:
    return f"{name}{ending}.html" if code == languages()[0] else f"{name}{ending}.{code}.html"


def _index() -> Iterator[str]:
    yield HEAD
    for heading, entries in grouped("profile").items():
        yield f"## {heading}\n"
        yield from map(_line, entries)
        yield ""


def _line(entry: Entry) -> str:
    """A profile with links to its sheets."""
    name = entry["name"]
    first, *others = languages()
    links = [f"[All the rules]({_file(name, first, '')})"]
    links.append(f"[On one page]({_file(name, first, '-short')})")
    links += (f"[{own_name(code)}]({_file(name, code, '')})" for code in others)
    return f"- **{entry['title']}** (`{name}`): {entry['summary']}.<br>{' · '.join(links)}"
