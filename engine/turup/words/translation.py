"""Marking sentences that stand in tables, to be translated when they are shown."""

from __future__ import annotations


def marked(text: str) -> str:
    """The text as it is; the name says to whoever collects sentences that this is one."""
    return text


def marked_many(one: str, many: str) -> tuple[str, str]:
    """The same for a sentence that has a form for one thing and another for several."""
    return one, many
