"""What an author probably meant: the nearest name, or the place where a key belongs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from turup.cards import SUITS, SYMBOLS

if TYPE_CHECKING:
    from turup.profiles.schemas import Schema

MOSTLY = 0.85
"""How like a word must be to one that is here, to be a slip for it and no key of elsewhere."""


# Small Cyrillic and Greek letters that look like ours, themselves or as capitals, and ours.
_ALIKE = str.maketrans(
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0456\u0458\u0455\u0501\u051b"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7",
    "abekmhopctyxijsdqabezhikmnoptyx",
)
_SYMBOLS = dict(zip(SYMBOLS, SUITS, strict=True))


def folded(word: str) -> str:
    """A word as it looks: small letters of ours, without what cannot be seen."""
    from unicodedata import normalize

    seen = "".join(letter for letter in normalize("NFKC", word[:80]) if letter.isprintable())
    small = seen.strip().casefold().translate(_ALIKE)
    return _SYMBOLS.get(small, small)


def odd_letter(word: str, name: str) -> str:
    """The code of the first character that keeps a word from being the name it looks like."""
    if folded(word) != folded(name):
        return ""
    return next((f"U+{ord(one):04X}" for one in word if one not in _SYMBOLS and one > "~"), "")


def nearest(word: str, names: Iterable[str], taken: Collection[str] = ()) -> str:
    """The name most like a word, or nothing where none is like it.

    Of two that are as like it, the one is meant that is not taken; a beginning that only one
    name has will do.
    """
    from difflib import SequenceMatcher, get_close_matches

    wanted, by_folded = folded(word), {folded(name): name for name in names}

    def likeness(name: str) -> tuple[float, bool]:
        ratio = SequenceMatcher(None, name, wanted).ratio()
        return ratio, by_folded[name] not in taken

    found = get_close_matches(wanted, by_folded, n=3, cutoff=0.6)
    begun = [name for name in by_folded if wanted and name.startswith(wanted)]
    if not found and len(begun) == 1:
        return by_folded[begun[0]]
    return by_folded[max(found, key=likeness)] if found else ""


def nearest_first(word: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names, those most like the word first."""
    from difflib import SequenceMatcher

    wanted = folded(word)

    def unlikeness(name: str) -> tuple[bool, float]:
        ratio = SequenceMatcher(None, wanted, folded(name)).ratio()
        return not (wanted and folded(name).startswith(wanted)), -ratio

    return tuple(sorted(names, key=unlikeness))


def meant_elsewhere(word: str, around: str, near: str) -> str:
    """Where a key of exactly this name belongs, unless a very like one is here."""
    from difflib import SequenceMatcher

    is_slip = SequenceMatcher(None, folded(word), folded(near)).ratio() > MOSTLY
    return "" if near and is_slip else where_it_belongs(word, around)


def where_it_belongs(word: str, around: str = "") -> str:
    """The path of a key of this name elsewhere: in the same section first, the highest first."""
    home = around.partition(".")[0]

    def distance(path: str) -> tuple[bool, int, int]:
        return path.partition(".")[0] != home, path.count("."), len(path)

    paths, seen = _paths(), folded(word)
    meant = seen if seen in paths else _very_near(seen, paths)
    return min(paths.get(meant, []), key=distance, default="")


def _very_near(word: str, names: Iterable[str]) -> str:
    """A name that is this one but for a slip, or nothing."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(word, list(names), n=1, cutoff=MOSTLY)), "")


@cache
def _paths() -> dict[str, list[str]]:
    """The paths of all keys, by their last word."""
    from turup.profiles.schemas import profile

    found: dict[str, list[str]] = {}
    for path in _paths_in(profile(), ""):
        found.setdefault(path.rpartition(".")[2], []).append(path)
    return found


def _paths_in(schema: Schema, around: str) -> Iterator[str]:
    """The paths of the keys inside a schema; `*` stands for a name, `[]` for a row."""
    from turup.profiles.schemas import alternatives

    for form in alternatives(schema):
        for name, inner in form.get("properties", {}).items():
            yield f"{around}{name}"
            yield from _paths_in(inner, f"{around}{name}.")
        entries = form.get("additionalProperties")
        if isinstance(entries, dict):
            yield from _paths_in(entries, f"{around}*.")
        if isinstance(form.get("items"), dict):
            yield from _paths_in(form["items"], around.removesuffix(".") + "[].")
