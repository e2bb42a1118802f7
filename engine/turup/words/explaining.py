"""Explaining a word: a problem's page, a key, a word of the table, a row, a dispute."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from turup.profiles import schemas, shipped
from turup.profiles.node import plain
from turup.profiles.reading import read
from turup.profiles.suggestions import nearest
from turup.words import _
from turup.words.disputes import dispute_lines, disputes
from turup.words.keys import WIDTH, Key, all_keys, key_lines, section_lines
from turup.words.rows import keys_told, row_lines, rows

HERE = Path(__file__).parent
MOST_KEYS = 3
"""How many keys a word of the table leads to; of more, none is meant more than another."""
_ENTRY = re.compile(r"\*\*(?P<word>[^*]+)\*\*(?: \(also: (?P<also>[^)]*)\))?: (?P<meaning>.*)")


class Explained(NamedTuple):
    """What a word is (problem, section, key, profile, overlay, word, ...), and the lines."""

    kind: str
    lines: list[str]


def explained(word: str) -> list[Explained]:
    """Everything a word means here; nothing if it means nothing.

    Words that stand apart may be one name: no pair is the overlay no-pair.
    """
    spelt = dict.fromkeys((word, *(re.sub("[ _-]", joint, word.strip()) for joint in "-_")))
    found = (_explained(one) for one in (*spelt, *map(str.lower, spelt)))
    return next((parts for parts in found if parts), [])


def _explained(word: str) -> list[Explained]:
    """Everything a word means as it is spelt."""
    parts = [
        _problem(word),
        _finding(word),
        _section(word),
        _key(word),
        _shipped(word),
        _glossary(word),
    ]
    parts += [_choice(word), _row(word), _dispute(word)]
    found = [part for part in parts if part is not None]
    names = word.split("+") if "+" in word and not found else []
    return found or [part for part in map(_shipped, names) if part is not None]


def nearest_word(word: str) -> str:
    """The word most like one that means nothing here."""
    tables = [*shipped.profiles(), *shipped.overlays()]
    names = [*problems(), *findings(), *schemas.sections(), *all_keys(), *tables, *glossary()]
    last: dict[str, str] = {}
    for name in sorted(all_keys(), key=lambda path: path.count(".")):
        last.setdefault(name.rpartition(".")[2], name)
    found = nearest(word, [*names, *last])
    return found if found in names else last.get(found, "")


def problems() -> list[str]:
    """The names of all problems, each with a page or a paragraph."""
    return sorted([*(path.stem for path in (HERE / "pages").glob("*.md")), *paragraphs()])


@cache
def paragraphs() -> dict[str, list[str]]:
    """What there is to say of each problem of records and of deals played."""
    _title, *parts = (HERE / "records.md").read_text(encoding="utf-8").split("\n## ")
    found = [part.rstrip().splitlines() for part in parts]
    return {lines[0]: [f"# {lines[0]}", *lines[1:]] for lines in found}


def _problem(word: str) -> Explained | None:
    if word not in problems():
        return None
    if word in paragraphs():
        return Explained("problem", paragraphs()[word])
    text = (HERE / "pages" / f"{word}.md").read_text(encoding="utf-8")
    return Explained("problem", text.rstrip().splitlines())


def findings() -> list[str]:
    """The names of all findings of a verification, each with a page."""
    return sorted(path.stem for path in (HERE / "finding_pages").glob("*.md"))


def _finding(word: str) -> Explained | None:
    if word not in findings():
        return None
    text = (HERE / "finding_pages" / f"{word}.md").read_text(encoding="utf-8")
    return Explained("finding", text.rstrip().splitlines())


def _section(word: str) -> Explained | None:
    section = schemas.sections().get(word)
    return None if section is None else Explained("section", section_lines(word, section))


def _key(word: str) -> Explained | None:
    key = all_keys().get(word) or _named_record(word)
    told = {name: row["rule"] for name, row in rows().items()}
    return None if key is None else Explained("key", key_lines(key, told))


def _named_record(word: str) -> Key | None:
    """A key in which the name of a record stands in place of the star."""
    wanted = word.split(".")
    for path, key in all_keys().items():
        steps = path.split(".")
        fits = len(steps) == len(wanted) and "*" in steps
        if fits and all(step in ("*", want) for step, want in zip(steps, wanted, strict=True)):
            return key
    return None


def _shipped(word: str) -> Explained | None:
    """What a profile or overlay says of itself."""
    for kind, paths in (("profile", shipped.profiles()), ("overlay", shipped.overlays())):
        if word in paths:
            root = read(paths[word], paths[word].name, is_shipped=True).root
            about = plain(root)["about"] if root is not None else {}
            return Explained(kind, list(_about(word, about)))
    return None


def _about(name: str, about: Mapping[str, Any]) -> Iterator[str]:
    told = {"name": name, "title": about.get("name", ""), "status": about.get("status", "")}
    yield _("{name}: {title} ({status})").format(**told)
    if "summary" in about:
        yield from ("", *textwrap.wrap(f"{about['summary']}.", WIDTH))
    if "also" in about:
        names = ", ".join(map(str, about["also"]))
        yield from textwrap.wrap(_("Also called {names}.").format(names=names), WIDTH)
    for title, key in ((_("Sources:"), "sources"), (_("Deviations:"), "deviations")):
        if about.get(key):
            yield from ("", title)
            for entry in about[key]:
                yield from textwrap.wrap(
                    entry, WIDTH, initial_indent="  - ", subsequent_indent="    "
                )


@cache
def glossary() -> dict[str, str]:
    """The entry of each word of the table, and of each other name it has."""
    text = (HERE / "glossary.md").read_text(encoding="utf-8")
    entries: dict[str, str] = {}
    for found in _ENTRY.finditer(text):
        also = found["also"].split(", ") if found["also"] else []
        for name in [found["word"], *also]:
            entries.setdefault(name.casefold(), found[0].replace("*", ""))
    return entries


def _glossary(word: str) -> Explained | None:
    entry = glossary().get(word.replace("_", " ").casefold())
    if entry is None:
        return None
    return Explained(
        "word", [*textwrap.wrap(entry, WIDTH), *_keys_about(re.split(r" \(|: ", entry)[0])]
    )


def _keys_about(word: str) -> Iterator[str]:
    """The keys of the rules that use a word, if they are few."""
    uses = re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)
    told = [row["keys"] for row in rows().values() if "keys" in row and uses.search(row["rule"])]
    keys = list(dict.fromkeys(key for some in told if isinstance(some, list) for key in some))
    if 0 < len(keys) <= MOST_KEYS:
        yield from ("", *keys_told(keys))


def _row(word: str) -> Explained | None:
    """A rule of the family by its number."""
    row = rows().get(word.upper())
    return None if row is None else Explained("row", row_lines(word.upper(), row))


def _dispute(word: str) -> Explained | None:
    """A dispute by its number, with its readings."""
    dispute = disputes().get(word.upper())
    if dispute is None:
        return None
    return Explained("dispute", dispute_lines(word.upper(), dispute))


def _choice(word: str) -> Explained | None:
    """The keys that offer a word as a choice, with what it means there."""
    lines = [
        line
        for path, meaning in _offered(word)
        for line in textwrap.wrap(
            _("{key}: {word}: {meaning}").format(key=path, word=word, meaning=meaning),
            WIDTH,
            subsequent_indent="  ",
            break_on_hyphens=False,
        )
    ]
    return Explained("choice", lines) if lines else None


def _offered(word: str) -> Iterator[tuple[str, str]]:
    if word == "none":
        return
    for path, key in all_keys().items():
        for choice, meaning in key.choices:
            if choice == word:
                yield path, meaning
