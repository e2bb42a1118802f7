"""A question about one key, as a table would be asked, and its readings in words.

A reading without words of its own is told as the rule sheet tells it. How easily a table answers
is a number: a question twice as easy is asked before one that would narrow down half as much again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from turup.words.translation import marked

NOTHING: Mapping[Any, str] = {}
EASY, PLAIN, HARD, HARDEST = 1.6, 1.0, 0.5, 0.25


class Question(NamedTuple):
    """What is asked about a key, how some of its values read, and how easy that is to answer.

    Tables that play one form hardly ever differ in what is `is_firm`.
    """

    key: str
    text: str
    words: Mapping[Any, str] = NOTHING
    ease: float = PLAIN
    is_firm: bool = False


def asked(key: str, text: str, ease: float = PLAIN, **words: str) -> Question:
    """A question with words for the choices of its key."""
    return Question(key, text, words, ease)


__all__ = ["EASY", "HARD", "HARDEST", "PLAIN", "Question", "asked", "marked"]
