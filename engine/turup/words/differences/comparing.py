"""Two profiles compared: how they are called, and in which points they differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from turup.profiles import Profile
from turup.words import _, marked, ngettext
from turup.words.differences.matching import Phase, Point, phases
from turup.words.differences.meaning import meaning_of
from turup.words.glyphs import MINUS
from turup.words.names import title
from turup.words.safe import safe
from turup.words.sheet.document import Block, Entry, Line, Table

LONGEST_LABEL = 16
SHORT = 30  # so that the name of an overlay is not too long for the schema
FIRST, SECOND = "A", "B"
GONE, NEW = MINUS, "+"
CELLS = " | "
SAME_AS_BEFORE = marked("The rules are the same as before.")


class Comparison(NamedTuple):
    """Two profiles and the phases in which they differ."""

    before: Profile
    after: Profile
    phases: tuple[Phase, ...]

    @property
    def distance(self) -> int:
        """In how many points they differ."""
        return sum(len(phase.points) for phase in self.phases)

    @property
    def labels(self) -> tuple[str, str]:
        """What stands before the readings: the specs, or letters where those are long."""
        one, other = safe(self.before.spec), safe(self.after.spec)
        return (FIRST, SECOND) if max(len(one), len(other)) > LONGEST_LABEL else (one, other)

    @property
    def head(self) -> str:
        """Who is compared, and in how many points they differ."""
        if not self.distance:
            return _("{one} and {other} play by the same rules.").format(**self._names())
        text = ngettext(
            "{one} and {other} differ in {count} point.",
            "{one} and {other} differ in {count} points.",
            self.distance,
        )
        return text.format(count=self.distance, **self._names())

    def _names(self) -> dict[str, str]:
        """Both specs with their names, and with letters where these stand before the readings."""
        one, other = map(called, (self.before, self.after))
        if self.labels == (FIRST, SECOND):
            one, other = f"{FIRST}: {one}", f"{SECOND}: {other}"
        return {"one": one, "other": other}


def compared(before: Profile, after: Profile) -> Comparison:
    """Two profiles side by side."""
    return Comparison(before, after, phases(before, after))


def called(profile: Profile) -> str:
    """A profile by its spec and its name."""
    told = _("{spec} ({name})")
    return told.format(spec=safe(profile.spec), name=safe(title(profile.name)))


def overlay_head(before: Profile, after: Profile) -> tuple[str, str]:
    """What the overlay that turns one profile into another is called, and what it does."""
    specs = {"one": safe(before.spec, SHORT), "other": safe(after.spec, SHORT)}
    note = _("Laid over {one} this gives the rules of {other}, fingerprint {fingerprint}.")
    return (
        _("From {one} to {other}").format(**specs),
        note.format(**specs, fingerprint=after.fingerprint),
    )


def changes(before: Profile, after: Profile) -> list[str]:
    """The sentences of one profile alone: with a minus those of the first, with + the second."""
    points = [point for phase in phases(before, after) for point in phase.points]
    return [line for point in points for line in _marked(point)]


def _marked(point: Point) -> Iterator[str]:
    """The sentences of a point with their marks."""
    for mark, blocks in ((GONE, point.before), (NEW, point.after)):
        yield from (f"{mark} {text}" for text in sentences(blocks, point.within))


def meanings(point: Point) -> list[str]:
    """What a point means to the player, each thing once."""
    told = map(meaning_of, point.differences)
    return list(dict.fromkeys(filter(None, told)))


def sentences(blocks: Iterable[Block], within: tuple[str, ...] = ()) -> Iterator[str]:
    """Blocks as single lines, each behind the headings it stands under."""
    before = "".join(_("{heading}: ").format(heading=heading) for heading in within)
    for block in blocks:
        if isinstance(block, Line):
            yield before + block.text
        elif isinstance(block, Entry):
            yield from sentences(block.blocks, (*within, block.label))
        elif isinstance(block, Table):
            yield from (before + CELLS.join(row) for row in (block.head, *block.rows))
