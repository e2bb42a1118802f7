"""The languages: which there are, which is spoken, and how far each has been looked over.

A language is there when its compiled catalogue is. The one that is spoken is chosen at run time,
English until then whatever the computer is set to, so that a transcript reads the same everywhere;
`--lang` and TURUP_LANG choose for the commands.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

from turup.words.safe import safe

CATALOGUES = Path(__file__).with_name("catalogues")
FILE = Path("LC_MESSAGES", "turup.mo")
ENGLISH = "en"
ORIGINAL = "original"
STATUS, NAME = "x-turup-status", "x-turup-name"

_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)


class UnknownLanguage(ValueError):
    """A language without a catalogue; the text names those that have one."""


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, English first."""
    found = (path.name for path in CATALOGUES.iterdir() if (path / FILE).is_file())
    return (ENGLISH, *sorted(found))


def language() -> str:
    """The code of the language spoken now."""
    return _spoken.get()


def known(code: str) -> str:
    """The code, if there is such a language; raises `UnknownLanguage`."""
    if code not in languages():
        told = f"there is no language '{safe(code)}'; there are {', '.join(languages())}"
        raise UnknownLanguage(told)
    return code


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Speak a language for a while; raises `UnknownLanguage`."""
    before = _spoken.set(known(code))
    try:
        yield
    finally:
        _spoken.reset(before)


def status(code: str) -> str:
    """What a catalogue is: `drafted`, or `reviewed by` somebody; English is the `original`."""
    return ORIGINAL if known(code) == ENGLISH else catalogue(code).info()[STATUS]


def name(code: str) -> str:
    """What a language calls itself."""
    return "English" if known(code) == ENGLISH else catalogue(code).info()[NAME]


def spoken_catalogue() -> NullTranslations:
    """The catalogue of the language spoken now."""
    return catalogue(_spoken.get())


@cache
def catalogue(code: str) -> NullTranslations:
    """The sentences of a language; English needs none."""
    if code == ENGLISH:
        return NullTranslations()
    with (CATALOGUES / code / FILE).open("rb") as file:
        return GNUTranslations(file)
