"""A file as text: found, small enough, UTF-8, and free of characters nobody can see."""

from __future__ import annotations

import re
import stat
from pathlib import Path

from turup.profiles.limits import MAX_BYTES
from turup.profiles.problems import Place, Problem

# Left-to-right and right-to-left marks, embeddings, overrides and isolates: they can make a
# line look unlike what it says. The joiners of Indian scripts are not among them.
BIDIRECTIONAL = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
CONTROL = "\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff"
_UNSEEN = re.compile(f"[{CONTROL}{BIDIRECTIONAL}]")
_UNSEEN_START = re.compile(f"[{CONTROL}{BIDIRECTIONAL}]+")
_BOM = b"\xef\xbb\xbf"


def text_of(path: Path, shown: str) -> tuple[str | None, list[Problem]]:
    """The text of a file with unseen characters blanked, and what is wrong with it."""
    raw, problem = bytes_of(path, Place(shown))
    return decoded(raw, shown) if problem is None else (None, [problem])


def decoded(raw: bytes, shown: str) -> tuple[str | None, list[Problem]]:
    """The bytes of a file as text, and what is wrong with them."""
    raw = raw.removeprefix(_BOM)
    if b"\x00" in raw or raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        return None, [_not_text(raw, shown)]
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        place = place_in(raw[: error.start].decode("utf-8"), error.start, shown)
        return None, [Problem("not-utf-8", place, {"found": f"0x{raw[error.start]:02x}"})]
    # At the very start a space would push the first key out of line.
    begins = _UNSEEN_START.match(text)
    return without_unseen(text[begins.end() if begins else 0 :]), _unseen_in(text, shown)


def place_in(text: str, index: int, shown: str) -> Place:
    """The line and column of the character at an index."""
    before = re.split("\r\n|\r|\n", text[:index])
    return Place(shown, len(before), len(before[-1]) + 1)


def unseen(text: str) -> tuple[str, str] | None:
    """The first character of a text that nobody can see: its problem's name and its code."""
    found = _UNSEEN.search(text)
    if found is None:
        return None
    is_bidirectional = re.match(f"[{BIDIRECTIONAL}]", found[0])
    name = "bidirectional-control" if is_bidirectional else "control-character"
    return name, f"U+{ord(found[0]):04X}"


def without_unseen(text: str) -> str:
    """The text with a space for every character nobody can see, so that places stay the same."""
    return _UNSEEN.sub(" ", text)


def _unseen_in(text: str, shown: str) -> list[Problem]:
    """One problem for each line that holds characters nobody can see."""
    problems: dict[int, Problem] = {}
    for match in _UNSEEN.finditer(text):
        name, code = unseen(match[0]) or ("", "")
        place = place_in(text, match.start(), shown)
        problems.setdefault(place.line, Problem(name, place, {"character": code}))
        if len(problems) == 20:
            break
    return list(problems.values())


def _not_text(raw: bytes, shown: str) -> Problem:
    """The problem of bytes that are no text, or text in another encoding."""
    even, odd = raw[0:200:2].count(0), raw[1:200:2].count(0)
    is_utf_16 = raw[:2] in (b"\xff\xfe", b"\xfe\xff") or (
        min(even, odd) == 0 and max(even, odd) > 4
    )
    if is_utf_16:
        return Problem("not-utf-8", Place(shown, 1, 1), {"found": "UTF-16"})
    before = raw[: raw.index(b"\x00")].decode("utf-8", "replace")
    return Problem("binary-file", place_in(before, len(before), shown))


def bytes_of(path: Path, place: Place) -> tuple[bytes, Problem | None]:
    """The bytes of a file, or why they cannot be had."""
    try:
        if problem := _unfit(path, place):
            return b"", problem
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):
        return b"", Problem("missing-file", place)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        return b"", Problem("unreadable-file", place, {"reason": reason})
    return raw, too_large(raw, place)


def too_large(raw: bytes, place: Place) -> Problem | None:
    """The problem of more bytes than a profile may have."""
    return Problem("too-large", place, {"most": MAX_BYTES}) if len(raw) > MAX_BYTES else None


def _unfit(path: Path, place: Place) -> Problem | None:
    """The problem of what is no file, or is too large; asked before anything is read."""
    status = path.stat()
    if stat.S_ISDIR(status.st_mode):
        return Problem("folder-as-file", place)
    if not stat.S_ISREG(status.st_mode):
        return Problem("special-file", place)
    if status.st_size > MAX_BYTES:
        return Problem("too-large", place, {"most": MAX_BYTES})
    return None
