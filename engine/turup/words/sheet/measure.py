"""How wide a text is, where every letter takes one place and where it is set in type.

Marks that stand over or under a letter take none, wide letters two.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from unicodedata import category, combining, east_asian_width

NO_WIDTH = frozenset({"Mn", "Me", "Cf"})
MARKS = NO_WIDTH | {"Mc"}  # a vowel sign beside its letter takes a place of its own
JOINER = "\N{ZERO WIDTH JOINER}"
VIRAMA = 9  # the class of the signs that join two consonants
BREAKS = re.compile(r"[ \t\n]+")
SET_WIDER = (
    ("\u0400", "\u052f", 1.2),  # Cyrillic
    ("\u0980", "\u09ff", 1.1),  # Bengali
    ("\u0d00", "\u0d7f", 1.6),  # Malayalam
)
"""Scripts with letters wider than Latin ones, from where to where, measured in Noto Sans, DejaVu
Sans and Liberation Sans; Devanagari is as wide as Latin."""


def width(text: str) -> int:
    """How many places a text takes."""
    return len(text) if text.isascii() else sum(map(_places, text))


def _places(letter: str) -> int:
    if category(letter) in NO_WIDTH:
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1


def breadth(text: str) -> float:
    """How wide a text is in type, counted in Latin letters."""
    return len(text) if text.isascii() else sum(_places(each) * _wider(each) for each in text)


def _wider(letter: str) -> float:
    wider = (times for first, last, times in SET_WIDER if first <= letter <= last)
    return next(wider, 1)


def padded(text: str, wide: int) -> str:
    """A text with blanks behind it up to a width."""
    return text + " " * (wide - width(text))


def before(text: str, wide: int) -> str:
    """A text with blanks before it up to a width."""
    return " " * (wide - width(text)) + text


def wrapped(text: str, wide: int) -> Iterator[str]:
    """A text in lines no wider than that; a word that is longer goes on in the next line.

    Words that a blank holds together which does not break stay on one line.
    """
    line = ""
    for word in BREAKS.split(text.strip()):
        grown = f"{line} {word}" if line else word
        if width(grown) > wide and line:
            yield line
            grown = word
        while width(grown) > wide:
            fits = _fitting(grown, wide)
            yield grown[:fits]
            grown = grown[fits:]
        line = grown
    if line:
        yield line


def _fitting(word: str, wide: int) -> int:
    """How many letters of a word fit, at least one, each with all that belongs to it."""
    fits = 0
    for end in range(1, len(word) + 1):
        is_whole = end == len(word) or not _belongs(word[end], word[end - 1])
        if is_whole and fits and width(word[:end]) > wide:
            break
        fits = end if is_whole else fits
    return fits


def _belongs(letter: str, previous: str) -> bool:
    """Whether a letter cannot begin a line: a mark, or what is joined to the one before it."""
    is_joined = previous == JOINER or combining(previous) == VIRAMA
    return is_joined or category(letter) in MARKS
