"""The named forms nearest to a profile, in words, each with what is different from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from turup.profiles import Profile
from turup.words import _, ngettext
from turup.words.differences.comparing import Comparison, called
from turup.words.safe import safe


def nearest_lines(profile: Profile, comparisons: Sequence[Comparison]) -> Iterator[str]:
    """Which forms are nearest, the nearest first, and how near; for one that is the same, that."""
    first = comparisons[0]
    if not first.distance:
        yield first.head
        return
    yield _("Nearest to {name} are:").format(name=called(profile))
    yield ""
    wide = max(len(safe(each.before.spec)) for each in comparisons)
    for each in comparisons:
        yield f"  {safe(each.before.spec):<{wide}}  {_so_far(each.distance)}"


def _so_far(count: int) -> str:
    """How far a form is."""
    text = ngettext("{count} point differs", "{count} points differ", count)
    return text.format(count=count) if count else _("the same rules")
