"""Text as HTML and as CSS: nothing in it is taken for markup, and suits look like suits."""

from __future__ import annotations

import re
from html import escape

_SUITS = re.compile("([♥♦]+)|([♠♣]+)")


def text(words: str) -> str:
    """Words as HTML, with the suits set apart: red ones are drawn hollow, black ones filled."""
    return _SUITS.sub(_suit, escape(words))


def _suit(found: re.Match[str]) -> str:
    name = "suit red" if found[1] else "suit"
    return f'<span class="{name}">{found[0]}</span>'


def attribute(words: str) -> str:
    """Words as the value of an attribute, between double quotes."""
    return escape(words, quote=True)


def css_string(words: str) -> str:
    """Words as a string of CSS; letters that could end it, or the style, are told by number."""
    told = (each if each.isalnum() or each == " " else f"\\{ord(each):x} " for each in words)
    return f'"{"".join(told)}"'
