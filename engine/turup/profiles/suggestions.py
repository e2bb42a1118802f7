"""What an author probably meant: the nearest name, or the place where a key belongs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

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


def is_slip(word: str, name: str) -> bool:
    """Whether two words are one but for a letter: wrong, missing, too many, or two exchanged."""
    one, other = _compared(word), _compared(name)
    while one and other and one[0] == other[0]:
        one, other = one[1:], other[1:]
    is_exchanged = one[:2] == other[:2][::-1] and one[2:] == other[2:]
    return is_exchanged or one[1:] in (other, other[1:]) or one == other[1:]


def _compared(word: str) -> str:
    """A word as it looks, whichever stroke joins its parts."""
    return folded(word).replace("-", "_")


def written_otherwise(words: Iterable[str], names: Iterable[str], but: str) -> set[str]:
    """The names that words other than one are, but for capitals and the like."""
    seen = {_compared(word) for word in words if word != but}
    return {name for name in names if _compared(name) in seen}


def nearest(word: str, names: Iterable[str], taken: Collection[str] = ()) -> str:
    """The name most like a word, or nothing where none is like it.

    Before all others come those that are this word but for a letter. Of two that are as like
    it, the one is meant that is not taken; a beginning that only one name has will do.
    """
    from difflib import SequenceMatcher, get_close_matches

    wanted, by_folded = folded(word), {folded(name): name for name in names}

    def likeness(name: str) -> tuple[bool, bool, float]:
        ratio = SequenceMatcher(None, name, wanted).ratio()
        is_same = _compared(name) == _compared(wanted)
        return is_same, by_folded[name] not in taken, ratio

    slips = [name for name in by_folded if wanted and is_slip(wanted, name)]
    if slips:
        return by_folded[max(slips, key=likeness)]
    found = get_close_matches(wanted, by_folded, n=3, cutoff=0.6)
    begun = [name for name in by_folded if wanted and name.startswith(wanted)]
    if not found and len(begun) == 1:
        return by_folded[begun[0]]
    return by_folded[max(found, key=lambda name: likeness(name)[::-1])] if found else ""


def nearest_key(
    word: str, value: Any, around: str, known: list[str], taken: Collection[str]
) -> str:
    """The key most like a word; of several but for a letter, one that takes such a value."""
    prefix = f"{around}." if around else ""
    fitting = [
        name
        for name in known
        if name not in taken and is_slip(word, name) and _takes_kind(f"{prefix}{name}", value)
    ]
    return nearest(word, fitting or known, taken)


def _takes_kind(path: str, value: Any) -> bool:
    """Whether a key takes values of this kind."""
    from turup.profiles.schemas import alternatives, at, type_of, types_of

    forms = alternatives(at(path) or {})
    words = {type_of(form["const"]) for form in forms if "const" in form}
    return type_of(value) in words.union(*map(types_of, forms))


def nearest_first(word: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names, those most like the word first."""
    from difflib import SequenceMatcher

    wanted = folded(word)

    def unlikeness(name: str) -> tuple[bool, float]:
        ratio = SequenceMatcher(None, wanted, folded(name)).ratio()
        return not (wanted and folded(name).startswith(wanted)), -ratio

    return tuple(sorted(names, key=unlikeness))


def meant_elsewhere(word: str, around: str, near: str, value: Any) -> str:
    """Where a key belongs that stands in a wrong place, unless a very like one is here.

    Where the same name means something elsewhere, what it holds decides between the two. A key
    that had this name once is meant before any other.
    """
    from difflib import SequenceMatcher

    from turup.profiles.renamed import now_called

    if now := now_called((*around.split("."), word)):
        return now
    is_like = SequenceMatcher(None, folded(word), folded(near)).ratio() > MOSTLY
    if not near or not (is_like or is_slip(word, near)):
        return where_it_belongs(word, around)
    here = [near] if not around else [around, near]
    paths = [] if may_hold(".".join(here), value) else where_it_may_belong(word, around)
    return next((path for path in paths if may_hold(path, value)), "")


def may_hold(path: str, value: Any) -> bool:
    """Whether a key may hold a value."""
    from turup.profiles.schemas import PROFILE, at
    from turup.profiles.vouching import fits

    schema = at(path)
    return schema is not None and fits(value, schema, PROFILE)


def where_it_belongs(word: str, around: str = "") -> str:
    """The path of a key of this name, or one very like it, elsewhere."""
    near = "" if folded(word) in _paths() else _very_near(folded(word), _paths())
    return next(iter(where_it_may_belong(near or word, around)), "")


def where_it_may_belong(word: str, around: str) -> tuple[str, ...]:
    """The paths of the keys of this name that are the fewest steps away, the highest first."""
    here = around.split(".") if around else []

    def steps(path: str) -> int:
        return _steps_between(here, path.replace("[]", ".[]").split(".")[:-1])

    paths = _paths().get(folded(word), [])
    close = [path for path in paths if steps(path) == min(map(steps, paths))]
    return tuple(sorted(close, key=lambda path: (path.count("."), len(path))))


def _steps_between(here: list[str], there: list[str]) -> int:
    """How many steps up and down lead from one mapping to another; `*` and `[]` are any name."""
    shared = 0
    for own, other in zip(here, there, strict=False):
        if other not in (own, "*", "[]"):
            break
        shared += 1
    return len(here) + len(there) - 2 * shared


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
