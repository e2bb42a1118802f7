"""What a difference means to the player who comes from the first table to the second.

For each key a sentence by what the second table has: a word of the key; `more` or `less` of a
number; `new` or `gone` for what only one of them has; `other` for any other value.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from turup.profiles.differing import Difference
from turup.words import _
from turup.words.by_section import by_section

SECTIONS = by_section(__name__)
NOTHING: tuple[Any, ...] = (None, "none", [])


def meaning_of(difference: Difference) -> str:
    """What a difference means; empty where nothing is to be said besides the rule itself."""
    sentences = _sentences(difference.path)
    known = (_(sentences[case]) for case in _cases(difference) if case in sentences)
    return next(known, "")


def _sentences(path: tuple[str, ...]) -> Mapping[str, str]:
    """What there is to say of a key, by the cases."""
    tables = chain.from_iterable(section.MEANING.items() for section in SECTIONS.values())
    return next((told for pattern, told in tables if _fits(pattern.split("."), path)), {})


def _fits(pattern: list[str], path: tuple[str, ...]) -> bool:
    """Whether a path is of this kind; a star stands for any name."""
    is_as_long = len(pattern) == len(path)
    return is_as_long and all(step in ("*", own) for step, own in zip(pattern, path, strict=True))


def _cases(difference: Difference) -> Iterator[str]:
    """The cases that a difference is of, the narrowest first."""
    before, after = difference.before, difference.after
    if isinstance(after, str):
        yield after
    if isinstance(before, int) and isinstance(after, int):
        yield "more" if after > before else "less"
    if _is_nothing(after):
        yield "gone"
        return
    if _is_nothing(before):
        yield "new"
    yield "other"


def _is_nothing(value: Any) -> bool:
    """Whether there is nothing of the kind."""
    return value in NOTHING
