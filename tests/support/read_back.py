"""Whether a profile can be read from its sheet: whoever sees the sheet knows what is played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from lots import lot
from sheet_reader import Unread, loaded, read
from sheets import bare, changed_keys, parts_of
from strategies import OVERLAYS, PROFILES
from turup.profiles import Profile, Unsound, examine
from turup.profiles.fingerprint import canonical


def misread(profile: Profile) -> str:
    """What cannot be read from the sheet of a profile, or is read otherwise than it is played."""
    parts = [part._replace(blocks=bare(part.blocks)) for part in parts_of(profile)]
    try:
        found = loaded(read(parts))
    except Unread as why:
        return str(why)
    except Unsound as why:
        return f"what is read cannot be played: {why}"
    if found.fingerprint == profile.fingerprint:
        return ""
    keys = changed_keys(canonical(profile.keys), canonical(found.keys))
    return f"read otherwise: {', '.join(sorted(keys))}"


def laid_over(overlay: str) -> Iterator[Profile]:
    """A house rule over each of the shipped profiles that it fits.

    Each house rule begins with another profile, so that a few of each meet all of them.
    """
    turn = OVERLAYS.index(overlay) % len(PROFILES)
    for parent in (*PROFILES[turn:], *PROFILES[:turn]):
        profile = examine(f"{parent}+{overlay}").profile
        if profile is not None:
            yield profile


class Drawn(NamedTuple):
    """A profile that was drawn by lot and accepted; its number draws it again."""

    number: int
    profile: Profile


def accepted(numbers: Iterable[int]) -> Iterator[Drawn]:
    """The profiles by lot of these numbers that the check accepts; every second one is whole."""
    with TemporaryDirectory() as folder:
        for number in numbers:
            found = lot(number, Path(folder), is_whole=number % 2 == 0).profile
            if found is not None:
                yield Drawn(number, found)
