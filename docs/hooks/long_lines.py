"""Blocks with long lines, which are broken rather than cut off; a transcript stays as it is set."""

from __future__ import annotations

import re
from html import unescape

WIDTH = 80
_BLOCK = re.compile(
    r'<div class="(?P<names>[^"]*\bhighlight\b[^"]*)">(?P<inside>.*?</pre>)', re.DOTALL
)
_TAG = re.compile(r"<[^>]+>")


def marked(content: str) -> str:
    """A page in which every block with a line longer than a terminal's has a class that says so."""
    return _BLOCK.sub(_with_class, content)


def _with_class(block: re.Match[str]) -> str:
    lines = unescape(_TAG.sub("", block["inside"])).splitlines()
    is_long = any(len(line) > WIDTH for line in lines)
    return f'<div class="{block["names"]}{" long" * is_long}">{block["inside"]}'
