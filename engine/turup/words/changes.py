"""What has changed between two versions of a profile, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from turup.profiles.node import dotted
from turup.profiles.profile import Profile
from turup.words import _
from turup.words.problems import shown

Steps = tuple[str, ...]


def changes(before: Profile, after: Profile) -> list[str]:
    """A sentence for each rule that is played otherwise; none where all are played as before."""
    return [_sentence(*difference) for difference in _differences(before.keys, after.keys, ())]


def _differences(before: Any, after: Any, path: Steps) -> Iterator[tuple[Steps, Any, Any]]:
    """The paths at which two trees differ, with both values; None stands for nothing."""
    if not isinstance(before, Mapping) or not isinstance(after, Mapping):
        if before != after:
            yield path, before, after
        return
    for name in dict.fromkeys((*before, *after)):
        yield from _differences(before.get(name), after.get(name), (*path, name))


def _sentence(path: Steps, before: Any, after: Any) -> str:
    """One difference, in words."""
    if before is None:
        told = _("{key} is new: {after}")
    elif after is None:
        told = _("{key} is gone; it was {before}")
    else:
        told = _("{key} was {before} and is now {after}")
    return told.format(key=shown(dotted(path)), before=shown(before), after=shown(after))
