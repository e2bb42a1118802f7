"""Text as HTML and as CSS: nothing in it is taken for markup, and suits look like suits."""

from __future__ import annotations

import re
from html import escape

NO_BREAK = "\u00a0"
RANK = r"(?:10|[2-9JQKA])"
_SET_APART = re.compile(rf"([♥♦]+)|([♠♣]+)|(?<![\w&;]){RANK}(?: {RANK})+(?!\w)")


def text(words: str) -> str:
    """Words as HTML: red suits are drawn hollow, black ones filled, and ranks stay on one line.

    No line begins with a dash.
    """
    return _SET_APART.sub(_set_apart, escape(words).replace(" —", NO_BREAK + "—"))


def _set_apart(found: re.Match[str]) -> str:
    name = "suit red" if found[1] else "suit" if found[2] else "ranks"
    return f'<span class="{name}">{found[0]}</span>'


def attribute(words: str) -> str:
    """Words as the value of an attribute, between double quotes."""
    return escape(words, quote=True)


def css_string(words: str) -> str:
    """Words as a string of CSS; letters that could end it, or the style, are told by number."""
    told = (each if each.isalnum() or each == " " else f"\\{ord(each):x} " for each in words)
    return f'"{"".join(told)}"'
