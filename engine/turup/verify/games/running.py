"""Running: a whole search for the differences of two games, from the real decks to small ones."""

from __future__ import annotations

from collections.abc import Generator

from turup.profiles import Profile
from turup.profiles.encoding import rules_of
from turup.study.batch import is_kept, may_compile
from turup.study.speeds import speed
from turup.verify.games.reporting import Findings
from turup.verify.games.searching import Search
from turup.verify.games.small import Small
from turup.verify.walking import WALK, Walker

COUNTED = {True: 100, False: 2}
"""So many times as many deals are counted as are played side by side, compiled or not."""
POSITIONS = 100  # on small decks, for each deal


def differences(
    one: Profile, other: Profile, seed: int, deals: int, found: Findings
) -> Generator[None]:
    """Look for the differences; what is known is written down as it comes."""
    if one.fingerprint == other.fingerprint:
        return
    search = Search(rules_of(one), rules_of(other), seed)
    is_compiled = is_ready()
    walker = Walker(speed(is_compiled=is_compiled), seed)
    for _step in search.steps(deals, walker, deals * COUNTED[is_compiled]):
        note(search, found)
        yield
    note(search, found)
    if not found.apart:
        small = Small(one, other, seed, deals * POSITIONS)
        yield from small.steps()
        found.gone = small.gone
        found.apart = [small.found] if small.found else []


def note(search: Search, found: Findings) -> None:
    """Write down how far a search is."""
    found.apart, found.deals, found.counted = search.differences, search.deals, search.counted


def is_ready() -> bool:
    """Whether the program that counts deals lies ready; to compile it takes longer than this."""
    return may_compile() and is_kept(WALK)
