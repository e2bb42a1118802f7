"""Whether a profile can be read from its sheet: whoever sees the sheet knows what is played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from lots import lot
from sheet_reader import Unread, in_html, in_markdown, in_text, loaded, read
from sheets import bare, changed_keys
from strategies import OVERLAYS, PROFILES
from turup.game.illustrating import illustrated
from turup.profiles import Profile, Unsound, examine
from turup.profiles.encoding import rules_of
from turup.profiles.fingerprint import canonical
from turup.words.sheet.as_html import as_html
from turup.words.sheet.as_markdown import as_markdown
from turup.words.sheet.as_text import as_text
from turup.words.sheet.document import Part
from turup.words.sheet.whole import sheet_of

VERSION = "0.0.0"


def looks(profile: Profile) -> Iterator[tuple[str, list[Part]]]:
    """The sheet of a profile as it is made, and as it is found again in each of its looks."""
    sheet = sheet_of(profile, illustrated(rules_of(profile)), VERSION)
    yield "blocks", [part._replace(blocks=bare(part.blocks)) for part in sheet.parts]
    yield "text", list(in_text.parts_in(list(as_text(sheet))))
    yield "Markdown", list(in_markdown.parts_in(list(as_markdown(sheet))))
    yield "HTML", list(in_html.parts_in("\n".join(as_html(sheet))))


def misread(profile: Profile) -> str:
    """What cannot be read from the sheet of a profile, or is read otherwise than it is played."""
    known: list[dict[str, Any]] = []
    for look, parts in looks(profile):
        try:
            keys = read(parts)
            why = "" if keys in known else wrong_in(keys, profile)
        except Unread as unread:
            why = str(unread)
        if why:
            return f"in {look}: {why}"
        known.append(keys)
    return ""


def wrong_in(keys: dict[str, Any], profile: Profile) -> str:
    """What keys that were read have otherwise than the profile."""
    try:
        found = loaded(keys)
    except Unsound as why:
        return f"what is read cannot be played: {why}"
    if found.fingerprint == profile.fingerprint:
        return ""
    differing = changed_keys(canonical(profile.keys), canonical(found.keys))
    return f"read otherwise: {', '.join(sorted(differing))}"


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
