"""The words of the table in other languages, with the source of each, from docs/glossary."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml
from pieces import plain, table

GLOSSARIES = Path(__file__).parents[1] / "glossary"
HEAD = """\
# The words in {name}

The words that the catalogue of this language uses, for whoever translates ({status}).
What [each of them means](../glossary.md) is told in English.

"""


def names() -> Iterator[str]:
    """The pages in the order of their codes."""
    yield from (f"glossary/{path.stem}.md" for path in sorted(GLOSSARIES.glob("*.yaml")))


def pages() -> dict[str, str]:
    """The pages by their places."""
    found = {}
    for name in names():
        path = GLOSSARIES / f"{Path(name).stem}.yaml"
        found[name] = _page(yaml.safe_load(path.read_text(encoding="utf-8")))
    return found


def _page(glossary: Mapping[str, Any]) -> str:
    """The sources of a glossary, and its words."""
    head = HEAD.format(name=glossary["name"], status=glossary["status"])
    sources = (f"- *{name}*: {plain(told)}\n" for name, told in glossary["sources"].items())
    words = (_row(word, term) for word, term in glossary["terms"].items())
    return head + table(("English", "Word", "Also", "Source"), words) + "\n" + "".join(sources)


def _row(word: str, term: Mapping[str, Any]) -> tuple[str, str, str, str]:
    also = ", ".join(plain(str(name)) for name in term.get("also", ()))
    return word, plain(str(term["word"])), also, f"*{term['source']}*"
