"""A profile read so that it can be changed and written back: order, words and comments kept.

Every word stays as its author wrote it: here nothing is a number or a switch. What may be
written so at all has been decided before, by the reading that every profile goes through.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Any

from turup.profiles.comments import Comment, lay_in, take_out
from turup.profiles.node import Node, Path
from turup.profiles.outline import outline
from turup.profiles.reading import read_text
from turup.profiles.scalars import reading_of
from turup.profiles.styles import styled

WIDTH = 140
"""How long a line with brackets may be; a text is never broken."""

CASE_WIDTH = 200
"""The same of a worked case, which is read as one row of a table."""


class Distorted(Exception):
    """A profile would not be written back as it was read; nothing is written then."""


@dataclass(slots=True)
class Document:
    """A profile as its author wrote it: the values in their order, and the comments apart."""

    tree: Any
    comments: list[Comment]


def parsed(text: str) -> Document:
    """A text that has been read without problems."""
    bare, comments = take_out(text)
    return Document(_library().load(bare), comments)


def written(document: Document) -> str:
    """The canonical text of a document."""
    blocks = _blocks_for(document.comments)
    text = _dumped(document.tree, blocks)
    while too_long := _too_long(text) - blocks:
        blocks |= too_long
        text = _dumped(document.tree, blocks)
    return _sure(lay_in(text, document.comments), document)


def _dumped(tree: Any, blocks: set[Path]) -> str:
    """A tree as text, without comments."""
    stream = io.StringIO()
    _library().dump(styled(tree, blocks), stream)
    return stream.getvalue()


def _library() -> Any:
    """The round-trip library, told to take every plain word as a word."""
    from ruamel.yaml import YAML
    from ruamel.yaml.resolver import VersionedResolver

    class Words(VersionedResolver):
        """Takes no plain word for anything else."""

        @property
        def versioned_resolver(self) -> dict[str, Any]:
            return {}

    library: Any = YAML()
    library.Resolver = Words
    library.preserve_quotes = True
    library.width = 1_000_000
    library.indent(mapping=2, sequence=4, offset=2)
    library.emitter.brace_single_entry_mapping_in_flow_sequence = True
    return library


def _blocks_for(comments: list[Comment]) -> set[Path]:
    """The mappings and lists that need a line for each entry, since a comment stands in them."""
    found: set[Path] = {()}
    for comment in comments:
        inner = comment.path if comment.where == "behind" else comment.path[:-1]
        found |= {inner[:length] for length in range(len(inner) + 1)}
    return found


def _too_long(text: str) -> set[Path]:
    """The outermost brackets of each line that is too long, and those inside that are alone.

    Empty ones cannot be taken apart.
    """
    drawn, found = outline(text), set[Path]()
    for container in drawn.containers.values():
        if container.is_flow and container.count:
            around = drawn.containers.get(container.path[:-1])
            is_outermost = around is None or not around.is_flow
            is_open = is_outermost or container.path[:-1] in found
            start = text.rfind("\n", 0, container.end) + 1 if is_outermost else container.start
            if is_open and container.end - start > _width_at(container.path):
                found.add(container.path)
    return found


def _width_at(path: Path) -> int:
    """How long the line of a mapping or list in brackets may be."""
    return CASE_WIDTH if len(path) == 2 and path[0] == "examples" else WIDTH


def _sure(text: str, document: Document) -> str:
    """The text, if it holds the same values and comments as the document."""
    reading = read_text(text, "")
    root = reading.root
    is_same = root is not None and not reading.problems and _read(root) == _meant(document.tree)
    comments = sorted(comment.text for comment in document.comments if comment.text)
    if not is_same or sorted(one.text for one in take_out(text)[1] if one.text) != comments:
        raise Distorted
    return text


def _read(node: Node) -> Any:
    """The values that were read."""
    if node.kind == "mapping":
        return {key: _read(inner) for key, inner in node.value.items()}
    if node.kind == "list":
        return [_read(inner) for inner in node.value]
    return _meant(str(node.value))


def _meant(value: Any) -> Any:
    """The values of a document as they are to be read, whole numbers however written."""
    if isinstance(value, dict):
        return {str(_meant(key)): _meant(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_meant(inner) for inner in value]
    found = reading_of(value) if value else value
    return found if isinstance(found, int) else str(value)
