"""Glyphs: what is drawn rather than worded, and how it looks where only letters will do.

Sentences are made with suit symbols and pips. Where they cannot be shown, one table turns
them into letters of the same width, so that columns stay columns.
"""

from __future__ import annotations

import re

from turup.cards import LETTERS, SYMBOLS

RED_PIP, BLACK_PIP = "♥", "♠"
NO_PIP = "·"
CARD_BACK = "▮"
MINUS = "\N{MINUS SIGN}"

_LETTERS = str.maketrans(SYMBOLS + NO_PIP + CARD_BACK + MINUS, LETTERS + ".#-")
_RED = re.compile(r"[♥♦]+(?:10|[2-9JQKA](?![0-9A-Za-z]))?")
_START, _END = "\x1b[31m", "\x1b[0m"


def lettered(text: str) -> str:
    """The same text with letters and plain signs for what is drawn."""
    return text.translate(_LETTERS)


def as_ascii(text: str) -> str:
    """The same text in ASCII, letter for letter; what has no likeness becomes a question mark."""
    return lettered(text).encode("ascii", "replace").decode("ascii")


def by_number(text: str, *, is_lettered: bool) -> str:
    """A line of a page in ASCII: there every other letter can be named by its number."""
    told = lettered(text) if is_lettered else text
    return told.encode("ascii", "xmlcharrefreplace").decode("ascii")


def in_colour(text: str) -> str:
    """The same text for a terminal: hearts, diamonds and the pips of a red six in red."""
    return _RED.sub(lambda found: f"{_START}{found[0]}{_END}", text)
