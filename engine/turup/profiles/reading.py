"""From a file to a tree of values with places, in one walk over PyYAML's events.

The walk keeps its own stack and its own limits, so neither depends on which parser made the
events. Files of users go through the parser written in Python, shipped files through the one
in C where there is one. The two differ over tabs, question marks before keys, a comment right
after the mark of a text block, and very long keys; a text that may have one of these is read in
Python, and so is each in which something is wrong, so that both give the same problems.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from turup.profiles.node import Node
from turup.profiles.problems import Place, Problem
from turup.profiles.source import text_of
from turup.profiles.walk import Walk

# What PyYAML says, in part, and our name for it.
_FAULTS = (
    ("but found '}'", "bracket-too-many"),
    ("but found ']'", "bracket-too-many"),
    ("block end>, but found ':'", "no-key"),
    ("could not find expected ':'", "no-colon"),
    ("mapping values are not allowed", "second-colon"),
    ("expected ',' or ']', but got ':'", "colon-in-brackets"),
    ("expected ',' or '}', but got ':'", "colon-in-brackets"),
    ("expected ',' or", "no-comma"),
    ("node content, but found ','", "comma-too-many"),
    ("end of stream", "open-quote"),
    ("cannot start any token", "odd-start"),
    ("directive", "directive"),
    ("incompatible YAML", "directive"),
    ("block end", "indentation"),
    ("sequence entries are not allowed", "indentation"),
    ("escape", "escape"),
    ("document start", "after-end"),
)


class Reading(NamedTuple):
    """One file as read: its tree, or None where there is nothing to go on with."""

    file: str
    root: Node | None
    problems: tuple[Problem, ...]


def read(path: Path, shown: str, *, is_shipped: bool = False) -> Reading:
    """The tree of a file and everything that is wrong with its text."""
    if is_shipped and path.is_file():
        return _read_once(path.absolute(), shown, path.stat().st_mtime_ns)
    return _read(path, shown, is_shipped=is_shipped)


@cache
def _read_once(path: Path, shown: str, _changed: int) -> Reading:
    """A shipped file, which stands behind many profiles, as it was when it was last changed."""
    return _read(path, shown, is_shipped=True)


def _read(path: Path, shown: str, *, is_shipped: bool) -> Reading:
    text, problems = text_of(path, shown)
    if text is None:
        return Reading(shown, None, tuple(problems))
    return read_text(text, shown, problems, is_shipped=is_shipped)


def read_text(
    text: str, shown: str, problems: list[Problem] | None = None, *, is_shipped: bool = False
) -> Reading:
    """The tree of a text, and everything that is wrong with it."""
    walk = _read_in_c(text, shown) if is_shipped else None
    walk = walk or _read_in_python(text, shown)
    # What is wrong on a line with unseen characters may come of our blanking them.
    blanked, ended = {problem.place.line for problem in problems or ()}, walk.ended()
    found = [problem for problem in ended if problem.place.line not in blanked]
    is_cut_short = walk.is_over and len(found) < len(ended)
    return Reading(shown, None if is_cut_short else walk.root, (*(problems or ()), *found))


_READ_DIFFERENTLY = re.compile(r"[\t?]|[|>][-+0-9]*#|[^\n]{1000}")


def _read_in_c(text: str, shown: str) -> Walk | None:
    """The walk with the parser written in C; None if that one may not have the last word."""
    import yaml

    if not yaml.__with_libyaml__ or _READ_DIFFERENTLY.search(text):
        return None
    walk = Walk(shown)
    try:
        _follow(yaml.CSafeLoader(text), walk)
    except (yaml.YAMLError, ValueError, OverflowError):
        return None
    return None if walk.has_problems() else walk


def _read_in_python(text: str, shown: str) -> Walk:
    """The walk with the parser written in Python, ending at the first fault of syntax."""
    import yaml

    walk, loader = Walk(shown), yaml.SafeLoader(text)
    try:
        _follow(loader, walk)
    except yaml.MarkedYAMLError as error:
        walk.give_up(_fault_of(error, text, walk.open_bracket(), shown))
    except (yaml.YAMLError, ValueError, OverflowError):
        # A character that does not exist, named by an escape.
        walk.give_up(_syntax_problem("escape", loader.get_mark(), text, shown))
    return walk


def _fault_of(error: Any, text: str, bracket: Place | None, shown: str) -> Problem:
    """What a fault of syntax is; of what never ends, the place is where it begins."""
    mark = error.problem_mark
    if mark.index < len(text.rstrip()):
        return _syntax_problem(str(error.problem), mark, text, shown)
    if bracket is not None and "quoted" not in str(error.context):
        return Problem("broken-yaml", bracket, {"reason": "open-bracket", "character": ""})
    return _syntax_problem(str(error.problem), error.context_mark or mark, text, shown)


def _follow(loader: Any, walk: Walk) -> None:
    """Hand every event to the walk, until it has seen enough."""
    try:
        while not walk.is_over and loader.check_event():
            walk.take(loader.get_event())
    finally:
        loader.dispose()


def _syntax_problem(said: str, mark: Any, text: str, shown: str) -> Problem:
    """What is wrong at a place the parser could not get past."""
    place = Place(shown, mark.line + 1, mark.column + 1)
    character = text[mark.index : mark.index + 1]
    if character == "\t":
        return Problem("tab-for-space", place)
    reason = next((name for part, name in _FAULTS if part in said), "unclear")
    if reason == "after-end" and text.lstrip().startswith("%"):
        reason = "directive"
    return Problem("broken-yaml", place, {"reason": reason, "character": character})
