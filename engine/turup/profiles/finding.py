"""Finding a profile by what somebody calls it, in whichever spelling.

The names come from several scripts and ears, so `Ambathiyaaru`, `ambathiaru` and `ampathiyaru`
are one name. What is written so is looked for first, then what sounds so, then what is nearly so.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

Entry = TypeVar("Entry")
ALIKE = 0.75
"""How like a name must be to a word that is in none of them."""

LONG = 4
"""A word shorter than this is looked for as it is written, or every second name would fit."""

# What ears and scripts do not keep apart, in this order.
_SOUNDS = (
    (r"[^a-z0-9]", ""),
    (r"(?<=[bcdgkpt])h", ""),
    (r"w", "v"),
    (r"(?<=m)p", "b"),
    (r"(?<=n)t", "d"),
    (r"ee|ie", "i"),
    (r"oo|ou", "u"),
    (r"y", "i"),
    (r"(.)\1+", r"\1"),
)


def sounded(text: str) -> str:
    """A text as it sounds: without accents, breaths, long letters and what joins its parts."""
    from unicodedata import normalize

    heard = normalize("NFKD", text[:200]).casefold()
    for written, kept in _SOUNDS:
        heard = re.sub(written, kept, heard)
    return heard


def found(
    entries: Sequence[Entry], words: Sequence[str], texts: Callable[[Entry], Iterable[str]]
) -> list[Entry]:
    """The entries of which every word tells something, as exactly as there are any."""
    for fits in (_is_written, _is_heard, _is_nearly):
        told = [entry for entry in entries if all(fits(word, list(texts(entry))) for word in words)]
        if told:
            return told
    return []


def _is_written(word: str, texts: list[str]) -> bool:
    """Whether a text holds the word, in small letters or capitals."""
    return any(word.strip().casefold() in text.casefold() for text in texts)


def _is_heard(word: str, texts: list[str]) -> bool:
    """Whether a text holds what sounds like the word."""
    wanted = sounded(word)
    may_sound = len(wanted) >= LONG and any(wanted in sounded(text) for text in texts)
    return may_sound or _is_written(word, texts)


def _is_nearly(word: str, texts: list[str]) -> bool:
    """Whether a word of a text sounds nearly like the word."""
    wanted = sounded(word)
    parts = [sounded(part) for text in texts for part in text.split()]
    is_near = len(wanted) >= LONG and any(_likeness(wanted, part) >= ALIKE for part in parts)
    return is_near or _is_heard(word, texts)


def _likeness(one: str, other: str) -> float:
    from difflib import SequenceMatcher

    return SequenceMatcher(None, one, other).ratio()
