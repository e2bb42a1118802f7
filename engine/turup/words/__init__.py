"""Words: every sentence that players, authors and verifiers read, through gettext.

English is the only language now. A translation fills `TRANSLATION`; the sentences are marked
with `_` and `ngettext`, and name what they insert, so that a language may order it as it likes.
"""

from __future__ import annotations

from gettext import NullTranslations

TRANSLATION = NullTranslations()


def _(text: str) -> str:
    """The sentence in the reader's language."""
    return TRANSLATION.gettext(text)


def ngettext(one: str, many: str, count: int) -> str:
    """The sentence for one thing, or for several."""
    return TRANSLATION.ngettext(one, many, count)
