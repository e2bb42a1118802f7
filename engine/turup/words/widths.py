"""Widths: how many columns a text takes, where letters carry marks that take none."""

from __future__ import annotations

import unicodedata

_WIDTHLESS = frozenset({"Mn", "Me", "Cf"})


def width(text: str) -> int:
    """The columns a text takes in a terminal."""
    if text.isascii():
        return len(text)
    return sum(unicodedata.category(letter) not in _WIDTHLESS for letter in text)


def left(text: str, columns: int) -> str:
    """The text at the left of so many columns."""
    return text + " " * (columns - width(text))


def right(text: str, columns: int) -> str:
    """The text at the right of so many columns."""
    return " " * (columns - width(text)) + text
