"""A whole rule sheet: who plays this, the twelve sections in order of play, examples, sources."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from turup.profiles import Profile, shipped
from turup.profiles.node import plain
from turup.profiles.reading import read
from turup.profiles.specs import references
from turup.words import _, ngettext
from turup.words.names import region, summary, title
from turup.words.safe import safe
from turup.words.scene import Scene, listed, stopped
from turup.words.sheet.document import Block, Line, Part, Sheet
from turup.words.sheet.examples import Shown, examples
from turup.words.sheet.seating import seating
from turup.words.sheet.sections import SECTIONS
from turup.words.sheet.tallies import tallies
from turup.words.sheet.telling import Scope, tell
from turup.words.translation import marked

LONGEST = 400  # the schema lets sources and deviations be so long
STATUS = {
    "observed": marked("These rules were seen played."),
    "documented": marked("These rules are told in published sources."),
    "house": marked("These are the rules of one table."),
    "invented": marked("Where no source tells a rule, the author has filled it in."),
}


WORDING = {
    "original": "",
    "drafted": marked("The wording of this sheet is a draft that no player has reviewed."),
}


def sheet_of(
    profile: Profile, shown: Shown | None, version: str, status: str = "original"
) -> Sheet:
    """The sheet of a profile, told by a version of turup.

    Without what is `shown` it has neither drawings nor examples. `status` is that of the wording:
    original, drafted, or reviewed by somebody.
    """
    told = [*sections(profile.keys, shown.scene if shown else None), *notes(profile.about)]
    if shown is not None:
        told.insert(len(SECTIONS), examples(shown))
    return Sheet(
        title=safe(title(profile.name)),
        lead=tuple(lead(profile)),
        parts=tuple(part for part in told if part.blocks),
        foot=(*origin(profile, version), *filter(None, [wording(status)])),
    )


def sections(keys: Mapping[str, Any], scene: Scene | None) -> Iterator[Part]:
    """What each section says; the table and the match are drawn as well."""
    for name, section in SECTIONS.items():
        blocks: list[Block] = list(tell(section.ITEMS, Scope(keys, name, keys[name])))
        if name == "table" and scene is not None:
            blocks.append(seating(scene, is_clockwise=keys[name]["direction"] == "clockwise"))
        if name == "match" and scene is not None:
            blocks += tallies(scene)
        yield Part(name, _(section.TITLE), tuple(blocks))


def lead(profile: Profile) -> Iterator[str]:
    """Who plays this, under which names, and how well it is attested."""
    about = profile.about
    if about.get("summary"):
        yield _sentence(summary(about["summary"]))
    if about.get("also"):
        names = listed(safe(str(name)) for name in about["also"])
        yield _("Also called {names}.").format(names=names)
    if about.get("region"):
        yield _("Played in {region}.").format(region=safe(region(about["region"])))
    overlays = [each.name for each in references(profile.spec) if each.role == "overlay"]
    if overlays:
        told = ngettext(
            "With the house rule {names}.", "With the house rules {names}.", len(overlays)
        )
        yield told.format(names=listed(map(house_rule, overlays)))
    yield _(STATUS[about["status"]])


def house_rule(name: str) -> str:
    """What an overlay is called: a shipped one as its file says, in the reader's language."""
    path = shipped.overlays().get(name)
    root = read(path, path.name, is_shipped=True).root if path is not None else None
    return safe(name if root is None else title(plain(root)["about"]["name"]))


def _sentence(text: str) -> str:
    """A few words of an author as a sentence."""
    told = safe(text)
    return stopped(told[:1].upper() + told[1:].rstrip("."))


def notes(about: Mapping[str, Any]) -> Iterator[Part]:
    """Where the rules come from, and where they knowingly differ from that."""
    titles = {"sources": _("Sources"), "deviations": _("Where this differs from its sources")}
    for name, heading in titles.items():
        texts = about.get(name) or ()
        yield Part(name, heading, tuple(Line(safe(str(text), LONGEST)) for text in texts))


def wording(status: str) -> str:
    """How far the sentences of the sheet have been looked over; nothing of the original."""
    if status in WORDING:
        return WORDING[status] and _(WORDING[status])
    return _("The wording of this sheet: {status}.").format(status=safe(status))


def origin(profile: Profile, version: str) -> Iterator[str]:
    """Which rules these are exactly."""
    told = _("Told by turup {version} from {spec}, fingerprint {fingerprint}.")
    yield told.format(
        spec=safe(profile.spec), fingerprint=profile.fingerprint, version=safe(version)
    )
