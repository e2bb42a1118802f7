"""A page for each section of a profile, with every key and every choice, from the schemas."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from links import HEAD, anchor, page_of, row_link
from pieces import cell, plain, table

from turup.profiles import schemas
from turup.profiles.writing import flow
from turup.words.forms import kinds
from turup.words.instances import instance_of
from turup.words.keys import Key, all_keys, notes
from turup.words.rows import rows

OF_THE_HEAD = """\
What a profile says before its sections: what it is called, who plays it, and what it is laid over.
[How profiles are written](../profiles.md) shows it at work.
"""


def names() -> Iterator[str]:
    """The pages in the order of a profile: its head, then the twelve sections."""
    yield from (f"keys/{name}.md" for name in (HEAD, *schemas.sections()))


def pages() -> dict[str, str]:
    """The pages by their places."""
    heads = {HEAD: ("The head", OF_THE_HEAD)}
    for name, schema in schemas.sections().items():
        heads[name] = (name, f"{schema['description']}\n")
    return {f"keys/{name}.md": _page(name, *head) for name, head in heads.items()}


def _page(name: str, title: str, told: str) -> str:
    keys = (key for path, key in all_keys().items() if page_of(path) == name)
    return f"# {title}\n\n{told}\n" + "\n".join("\n".join(_key(key)) for key in keys)


def _key(key: Key) -> Iterator[str]:
    """A key under a heading of its own, so that it can be found and linked to."""
    depth = min(key.path.count(".") - (page_of(key.path) != HEAD), 2)
    yield f"{'#' * (depth + 2)} `{key.path}` {{ #{anchor(key.path)} }}\n"
    yield f"{plain(key.schema.get('description', ''))}\n"
    if told := list(_told(key)):
        yield " ".join(map(plain, told)) + "\n"
    if key.choices:
        choices = ((f"`{word}`", plain(meaning)) for word, meaning in key.choices)
        yield table(("Choice", "Meaning"), choices)
    yield from _instance(key)
    if key.rows:
        yield "Rules it says:\n"
        yield from (f"- {row_link(row)} {cell(plain(_rule(row)))}" for row in key.rows)
        yield ""


def _told(key: Key) -> Iterator[str]:
    """What a key takes besides words, and what is played without it."""
    if found := kinds(key.schema):
        yield f"Takes {' or '.join(found)}."
    yield from notes(key.schema)


def _rule(row: str) -> str:
    return str(rows().get(row, {}).get("rule", ""))


def _instance(key: Key) -> Iterator[str]:
    """The key as it is written somewhere."""
    found = instance_of(key.path)
    if found is not None:
        yield f"As `{found.name}` has it:\n"
        yield f"```yaml\n{_written(found.value)}\n```\n"


def _written(value: Any) -> str:
    return flow(value)[1:-1]
