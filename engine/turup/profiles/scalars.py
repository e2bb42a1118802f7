"""One plain word of YAML: what it is to us, and whether every reader takes it so.

YAML 1.1 and 1.2 read `no`, `on`, `1:30`, `012` and dates differently. Such a word is refused
with what to write instead; quoted, everything is text.
"""

from __future__ import annotations

import re
from typing import Any

from turup.profiles.limits import MAX_DIGITS

_WHOLE = re.compile(r"[-+]?(0|[1-9][0-9]*)")
_FRACTION = re.compile(
    r"[-+]?(\.[0-9]+|[0-9]+\.?[0-9]*)([eE][-+]?[0-9]+)?|[-+]?\.inf|\.nan", re.IGNORECASE
)
_BASES = re.compile(
    r"[-+]?(0x[0-9a-f_]+|0b[01_]+|0o[0-7_]+|0[0-9_]+|[0-9][0-9_]*_[0-9_]*)", re.IGNORECASE
)
_SIXTIES = re.compile(r"[-+]?[0-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)?")
_DATE = re.compile(r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt \t].*)?")
_EMPTY = frozenset({"", "~", "null"})
_SWITCHES = frozenset({"yes", "no", "on", "off", "true", "false", "y", "n"})

Fault = tuple[str, dict[str, Any]]


def reading_of(text: str) -> str | int | Fault:
    """What a plain word is: text, a whole number, or a fault with its facts."""
    if text.lower() in _EMPTY:
        return "empty-value", {"text": text}
    if text.lower() in _SWITCHES:
        return "ambiguous-word", {"text": text, "instead": f'"{text}"'}
    # Most words begin with a letter, and no number does.
    is_word = text[0].isascii() and text[0].isalpha()
    return text if is_word else _number(text)


def _number(text: str) -> str | int | Fault:
    """A word that may be a number: one, text after all, or a fault."""
    if _WHOLE.fullmatch(text):
        return _whole(text)
    if _SIXTIES.fullmatch(text) or _DATE.fullmatch(text):
        return "ambiguous-number", {"text": text, "instead": f'"{text}"'}
    is_fraction = _FRACTION.fullmatch(text)
    if _BASES.fullmatch(text):
        return "ambiguous-number", {"text": text, "instead": _spelt(text)}
    return ("not-whole", {"text": text, "instead": _rounded(text)}) if is_fraction else text


def is_plain(text: str) -> bool:
    """Whether a word may be written without quotes and is read as that text."""
    return bool(re.fullmatch(r"[^\W\d][\w ./()-]*[\w)]|[^\W\d]", text)) and reading_of(text) == text


def _whole(text: str) -> int | Fault:
    """A whole number, unless nobody could mean one so long."""
    if len(text) > MAX_DIGITS:
        return "huge-number", {"text": text, "most": MAX_DIGITS}
    return int(text)


def _rounded(text: str) -> str:
    """A number without its fraction, in plain figures; of one without end, some number."""
    is_figures = not text.lower().endswith(("inf", "nan"))
    number = float(text) if is_figures else 14
    return str(int(number)) if abs(number) < 10**MAX_DIGITS else "14"


def _spelt(text: str) -> str:
    """A number in another base, with leading noughts or underscores, as plain figures."""
    bare = text.lower().replace("_", "")
    if len(bare) > MAX_DIGITS:
        return f'"{text}"'
    if re.search("[xbo]", bare):
        return str(int(bare, 0))
    return str(int(bare))
