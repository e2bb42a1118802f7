"""Marking sentences that stand in tables, and words that a language puts into cases.

Whoever collects the sentences knows them by the names of these functions.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from string import Formatter
from typing import Any, Self

MARK, EQUALS = "|", "="
_ASKING = re.compile(r"\{[a-z_.]*:[a-z_]+\}")


def marked(text: str) -> str:
    """A sentence of a table as it is; `_` translates it where it is shown."""
    return text


def marked_many(one: str, many: str) -> tuple[str, str]:
    """The sentence for one thing and the one for several, for `ngettext(*pair, count)`."""
    return one, many


def meant(context: str, text: str) -> tuple[str, str]:
    """A word that means several things, with the one meant here, for `pgettext(*pair)`."""
    return context, text


class Inflected(str):
    """Words that a language puts into cases.

    A catalogue writes them behind the basic form, `север|dative=северу`, and asks for them in
    its sentences by `{seat:dative}`. What has no such form stays as it is.
    """

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str]) -> Self:
        """Words with their cases."""
        made = super().__new__(cls, text)
        made.forms = forms
        return made

    def __format__(self, case: str) -> str:
        if case in self.forms:
            return self.forms[case]
        return str(self) if case.isidentifier() else super().__format__(case)

    def format(self, *facts: object, **named: object) -> Inflected:
        """The words with facts put in, in each case."""
        forms = {case: _FILLING.vformat(text, facts, named) for case, text in self.forms.items()}
        return Inflected(_FILLING.vformat(str(self), facts, named), forms)


class _Filling(Formatter):
    """Fills a sentence; what has no cases, such as a number, stays as it is in each."""

    def format_field(self, value: Any, format_spec: str) -> str:
        if format_spec.isidentifier() and not isinstance(value, Inflected):
            return str(value)
        return str(super().format_field(value, format_spec))


_FILLING = _Filling()


def inflected(text: str) -> str:
    """The words of a catalogue, with their cases where it has some or asks for some."""
    if MARK not in text and not _ASKING.search(text):
        return text
    basic, *forms = text.split(MARK)
    return Inflected(basic, dict(_form(form) for form in forms))


def _form(text: str) -> tuple[str, str]:
    case, _equals, form = text.partition(EQUALS)
    return case, form


def together(join: Callable[[Sequence[str]], str], parts: Sequence[str]) -> str:
    """Words put together in each case that one of them has."""
    cases = {case for part in parts if isinstance(part, Inflected) for case in part.forms}
    if not cases:
        return join(parts)
    forms = {case: join([in_case(part, case) for part in parts]) for case in sorted(cases)}
    return Inflected(join(parts), forms)


def in_case(text: str, case: str) -> str:
    """Words in a case, or as they are where they have none."""
    return text.forms.get(case, str(text)) if isinstance(text, Inflected) else text
