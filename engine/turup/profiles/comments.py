"""The comments of a text: which entry each belongs to, and how they are laid in again.

The round-trip library keeps comments between lines and loses those inside brackets and between
a key and its value. So they are taken out before, each with the path of the entry it stands
before, beside or behind, and put back afterwards.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from itertools import takewhile
from typing import Literal, NamedTuple

from turup.profiles.node import Path
from turup.profiles.outline import Container, Entry, Outline, outline

Where = Literal["before", "beside", "behind"]
_OPEN_LINE = re.compile(r"[-\s]*")
_IN_GAP = re.compile(r"#[^\n]*|(?<=\n)[ \t]*(?=\n)")
_HEADER = re.compile(r"[|>][-+0-9]*[ \t]+(#[^\n]*)")


class Comment(NamedTuple):
    """A comment, or with no text a blank line, and the entry it belongs to.

    `behind` a mapping or list means: after its last entry, and still in it.
    """

    text: str
    path: Path
    where: Where


class _Found(NamedTuple):
    """A comment at its place; one alone on its line, if only dashes stand before it."""

    text: str
    at: int
    column: int
    is_alone: bool


def take_out(text: str) -> tuple[str, list[Comment]]:
    """A text without its comments and blank lines, and these in their order."""
    found, drawn = list(_comments_in(text)), outline(text)
    starts = [entry.start for entry in drawn.entries]
    comments = []
    for one in found:
        number = bisect_right(starts, one.at)
        before = drawn.entries[number - 1] if number else None
        after = drawn.entries[number] if number < len(starts) else None
        place = _blank if not one.text else _alone if one.is_alone else _beside
        anchor = place(one, before, after, drawn)
        comments += [Comment(one.text, *anchor)] if anchor else []
    return _without(text, found), comments


def lay_in(text: str, comments: list[Comment]) -> str:
    """A text without comments and blank lines, with them in their places."""
    drawn = outline(text)
    line_of = {entry.path: text.count("\n", 0, entry.start) for entry in drawn.entries}
    lines = text.split("\n")[:-1]
    above: dict[int, list[str]] = {}
    taken: set[int] = set()
    for comment in comments:
        if comment.where == "behind":
            line, indent = _line_behind(comment.path, line_of, len(lines)), _indent(comment, drawn)
        else:
            line = line_of[comment.path]
            indent = len(lines[line]) - len(lines[line].lstrip())
        if comment.where == "beside" and line not in taken:
            lines[line] += f"  {comment.text}"
            taken.add(line)
        else:
            above.setdefault(line, []).append(" " * indent + comment.text)
    return _joined(lines, above)


def _joined(lines: list[str], above: dict[int, list[str]]) -> str:
    """The lines with those above each; no blank line first, last, or after another."""
    kept: list[str] = []
    for number, line in enumerate([*lines, ""]):
        for other in above.get(number, ()):
            if other.strip() or (kept and kept[-1].strip()):
                kept.append(other if other.strip() else "")
        kept += [line] if number < len(lines) else []
    while above.get(len(lines)) and not kept[-1]:
        kept.pop()
    return "".join(f"{line}\n" for line in kept)


def _line_behind(path: Path, line_of: dict[Path, int], count: int) -> int:
    """The line after the last entry of a mapping or list."""
    paths = list(line_of)
    last = max(number for number, other in enumerate(paths) if other[: len(path)] == path)
    return line_of[paths[last + 1]] if last + 1 < len(paths) else count


def _indent(comment: Comment, drawn: Outline) -> int:
    """How far the entries of a mapping or list are indented."""
    return drawn.containers[comment.path].column


def _comments_in(text: str) -> Iterator[_Found]:
    """Every comment and blank line between the tokens, and comments on the mark of a text block."""
    import yaml

    end = 0
    for token in yaml.scan(text, yaml.SafeLoader):
        yield from _in_gap(text, end, token.start_mark.index)
        end = max(end, token.end_mark.index)
        if getattr(token, "style", None) in ("|", ">"):
            header = _HEADER.match(text, token.start_mark.index)
            yield from [_found(text, header[1], header.start(1))] if header else []
    yield from _in_gap(text, end, len(text))


def _in_gap(text: str, start: int, end: int) -> Iterator[_Found]:
    """The comments and blank lines between two places."""
    for match in _IN_GAP.finditer(text, start, end):
        # What follows a text block begins a line, though the break stands in the block.
        yield _found(text, match[0].strip(), match.start())


def _found(text: str, words: str, index: int) -> _Found:
    line = text[text.rfind("\n", 0, index) + 1 : index]
    return _Found(words.rstrip(), index, len(line), _OPEN_LINE.fullmatch(line) is not None)


Anchor = tuple[Path, Where] | None


def _blank(one: _Found, before: Entry | None, after: Entry | None, drawn: Outline) -> Anchor:
    """A blank line stands before the next entry; inside brackets or values it is dropped."""
    if before is None:
        return (after.path, "before") if after is not None else None
    if one.at < before.leaf_end or _is_inside(after, before):
        return None
    if any(container.is_flow and one.at < container.end for container in _chain(before, drawn)):
        return None
    return (after.path, "before") if after else ((), "behind")


def _beside(one: _Found, before: Entry | None, after: Entry | None, drawn: Outline) -> Anchor:
    """A comment belongs to the last entry on its line, or to the one whose bracket was closed."""
    if before is None:
        return (after.path, "before") if after is not None else None
    path = before.path
    for container in _chain(before, drawn):
        if container.is_flow and container.end <= one.at:
            path = container.path
    return (path, "beside") if path else ((), "behind")


def _alone(one: _Found, before: Entry | None, after: Entry | None, drawn: Outline) -> Anchor:
    """A comment on its own line stands before the next entry, or ends what it is indented to."""
    if before is None:
        return (after.path, "before") if after is not None else None
    if one.at < before.leaf_end:
        return before.path, "before"
    if after is not None and _is_inside(after, before):
        return after.path, "before"
    outer = drawn.around(after) if after is not None else drawn.containers[()]
    for container in takewhile(lambda around: around is not outer, _chain(before, drawn)):
        # A list may stand no further in than its key; what is level with both ends neither.
        is_further_in = outer.column < one.column >= container.column
        if one.at < container.end if container.is_flow else is_further_in:
            return container.path, "behind"
    return (after.path, "before") if after is not None else ((), "behind")


def _is_inside(entry: Entry | None, other: Entry) -> bool:
    """Whether an entry is the first in the value of another."""
    return entry is not None and entry.path[: len(other.path)] == other.path


def _chain(entry: Entry, drawn: Outline) -> Iterator[Container]:
    """The mappings and lists around an entry, the innermost first."""
    for length in range(len(entry.path) - 1, -1, -1):
        yield drawn.containers[entry.path[:length]]


def _without(text: str, found: list[_Found]) -> str:
    """A text without its comments, and without the lines on which nothing else stood."""
    parts, end = [], 0
    for one in found:
        parts.append(text[end : one.at])
        if one.is_alone and _is_alone(text, one):
            parts[-1] = parts[-1][: len(parts[-1]) - one.column]
            end = text.find("\n", one.at) + 1 or len(text)
        else:
            end = one.at + len(one.text)
    return "".join([*parts, text[end:]])


def _is_alone(text: str, one: _Found) -> bool:
    """Whether not even a dash stands on the line of a comment."""
    return not text[one.at - one.column : one.at].strip()
