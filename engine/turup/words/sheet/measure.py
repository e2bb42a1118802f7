"""How wide a text is, where every letter takes one place and where it is set in type.

Marks that stand over or under a letter take none, wide letters two.
"""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import category, east_asian_width

NO_WIDTH = frozenset({"Mn", "Me", "Cf"})
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
    """A text in lines no wider than that; a word that is longer goes on in the next line."""
    line = ""
    for word in text.split():
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
    """How many letters of a word fit, at least one, with the marks that belong to them."""
    taken, count = 0, 0
    for letter in word:
        taken += _places(letter)
        if taken > wide and count:
            break
        count += 1
    return count
