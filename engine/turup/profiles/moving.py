"""Moving a key of a document to another place, with what is in it and the comments about it."""

from __future__ import annotations

from typing import Any

from turup.profiles.comments import Comment
from turup.profiles.node import Path
from turup.profiles.round_trip import Document

LAST = "examples"
"""What stays behind all sections."""


def move(document: Document, old: Path, new: Path) -> None:
    """Move what stands at a path to another, where nothing stands yet."""
    if old[:-1] == new[:-1]:
        _rename(_mapping_at(document.tree, old[:-1]), str(old[-1]), str(new[-1]))
    else:
        value = _mapping_at(document.tree, old[:-1]).pop(old[-1])
        _mapping_at(document.tree, new[:-1])[new[-1]] = value
    gone = _emptied(document.tree, old)
    document.comments = [_with_it(comment, old, new, gone) for comment in document.comments]


def _rename(around: Any, old: str, new: str) -> None:
    """Give a key another name, in its place."""
    entries = [(new if name == old else name, value) for name, value in around.items()]
    for name in list(around):
        del around[name]
    around.update(entries)


def _mapping_at(tree: Any, path: Path) -> Any:
    """The mapping at a path, made where there is none."""
    from ruamel.yaml.comments import CommentedMap

    for step in path:
        if isinstance(tree, dict) and step not in tree:
            # A new section stands before the worked cases.
            last = tree.pop(LAST) if LAST in tree else None
            tree[step] = CommentedMap()
            tree.update({} if last is None else {LAST: last})
        tree = tree[step]
    return tree


def _emptied(tree: Any, old: Path) -> list[Path]:
    """Take away the mappings that a move has left empty, and say which."""
    gone = []
    for length in range(len(old) - 1, 0, -1):
        if _mapping_at(tree, old[:length]):
            break
        _mapping_at(tree, old[: length - 1]).pop(old[length - 1])
        gone.append(old[:length])
    return gone


def _with_it(comment: Comment, old: Path, new: Path, gone: list[Path]) -> Comment:
    """A comment where it belongs after a move."""
    if comment.path[: len(old)] == old:
        return comment._replace(path=(*new, *comment.path[len(old) :]))
    if comment.path in gone:
        where = "before" if comment.where == "behind" else comment.where
        return Comment(comment.text, new, where)
    return comment
