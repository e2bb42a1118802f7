"""Words and slips: how far apart two words are, and what becomes of one in a hurry."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random


def letters(one: str, other: str) -> int:
    """How many letters lie between two words: wrong, missing, too many, or two exchanged."""
    one, other = (word.casefold().replace("-", "_") for word in (one, other))
    before, row = [], list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        last, before, row = before, row, [i]
        for j, wanted in enumerate(other, 1):
            least = min(before[j] + 1, row[-1] + 1, before[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted:
                least = min(least, last[j - 2] + 1)
            row.append(least)
    return row[-1]


def nearest(word: str, names: Iterable[str], taken: Iterable[str] = ()) -> frozenset[str]:
    """The names to which a word is nearest, those not taken first."""
    used = set(taken)
    distances = {name: (letters(word, name), name in used) for name in names}
    return frozenset(name for name, far in distances.items() if far == min(distances.values()))


def is_akin(word: str, name: str) -> bool:
    """Whether a word begins the other, or has four letters in a row in common with it."""
    return name.startswith(word) or any(
        word[start : start + 4] in name for start in range(len(word) - 3)
    )


def misspelt(word: str, chance: Random) -> dict[str, str]:
    """One slip of each sort in a word, by what was done to it."""
    place = chance.randrange(len(word))
    letter = chance.choice([one for one in "aeiorstnxz" if one not in word[place : place + 1]])
    pair = word[place : place + 2][::-1]
    found = {
        "letter missing": word[:place] + word[place + 1 :],
        "letter too many": word[:place] + letter + word[place:],
        "letter wrong": word[:place] + letter + word[place + 1 :],
        "letters exchanged": word[:place] + pair + word[place + 2 :],
        "capital": word[:place] + word[place].swapcase() + word[place + 1 :],
        "capitals": word.upper(),
        "hyphen": word.replace("_", "-") if "_" in word else word.replace("-", "_"),
    }
    return {what: slip for what, slip in found.items() if slip not in (word, "")}
