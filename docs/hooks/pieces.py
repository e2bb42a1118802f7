"""Pieces of Markdown that several pages are made of."""

from __future__ import annotations

from collections.abc import Iterable


def cell(text: str) -> str:
    """A text that may stand in a table."""
    return text.replace("|", "\\|").replace("\n", " ")


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table."""
    names = list(head)
    lines = [names, ["---"] * len(names), *(list(map(cell, row)) for row in rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def plain(text: str) -> str:
    """A text whose signs mean nothing in Markdown."""
    return "".join(f"\\{letter}" if letter in "\\`*_[]<>#|" else letter for letter in text)


def sentence(text: str) -> str:
    """A text that begins and ends as a sentence does; a number alone begins no list."""
    begun = text[:1].upper() + text[1:]
    if begun.isdecimal():
        return f"{begun}\\."
    return begun if begun.endswith((".", "?", "!")) else f"{begun}."
