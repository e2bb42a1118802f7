"""Words: every sentence that players, authors and verifiers read, through gettext.

A sentence is written in English, names what it inserts so that a language may order it as it
likes, and is looked up when it is shown: the language may change while the program runs.
"""

from __future__ import annotations

from turup.words.languages import (
    ENGLISH,
    UnknownLanguage,
    language,
    languages,
    speaking,
    spoken_catalogue,
    status,
)
from turup.words.translation import inflected, marked, marked_many, meant

__all__ = [
    "ENGLISH",
    "UnknownLanguage",
    "_",
    "language",
    "languages",
    "marked",
    "marked_many",
    "meant",
    "ngettext",
    "pgettext",
    "speaking",
    "status",
]


def _(text: str) -> str:
    """The sentence in the reader's language."""
    return _in_cases(spoken_catalogue().gettext(text), text) if text else text


def ngettext(one: str, many: str, count: int) -> str:
    """The sentence for one thing, or for several."""
    return _in_cases(spoken_catalogue().ngettext(one, many, count), one, many)


def pgettext(context: str, text: str) -> str:
    """The word in the reader's language, in the meaning it has here."""
    return _in_cases(spoken_catalogue().pgettext(context, text), text) if text else text


def _in_cases(told: str, *texts: str) -> str:
    """A translation with its cases; a text that has none, such as an author's, is left as it is."""
    return told if told in texts else inflected(told)
