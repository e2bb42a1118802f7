"""The file an author begins with: what must be said, and as comments what may be changed next."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from turup.profiles import schemas
from turup.profiles.profile import Profile
from turup.profiles.scalars import is_plain, reading_of
from turup.profiles.schemas import Schema
from turup.profiles.varied import worth_changing
from turup.profiles.writing import flow
from turup.words import _
from turup.words.forms import first_sentence

MOST_KEYS = 16
OF_THE_RULEBOOK = ("row", "rows", "from")
"""What the cases of shipped profiles say of their source."""


class Start(NamedTuple):
    """What is known of a profile before anything stands in it."""

    title: str
    extends: str
    overlays: tuple[str, ...]
    schema: str
    file: str


def head(start: Start) -> str:
    """The least that must stand in the file."""
    lines = [f"extends: {_word(start.extends)}", *_house_rules(start)]
    about = f"about: {{name: {_text(start.title)}, status: house}}"
    return "".join(f"{line}\n" for line in ("turup: 1", about, *lines))


def starting(start: Start, profile: Profile, parent: Profile) -> str:
    """The whole file, given what it comes to and the profile it extends."""
    lines = [
        f"# yaml-language-server: $schema={start.schema}",
        "turup: 1",
        *_about(start, parent),
        f"extends: {_word(start.extends)}",
        *_house_rules(start),
        "",
        *_changes(start, profile),
        "",
        *_example(profile, parent),
    ]
    return "".join(f"{line}\n" for line in lines)


def _word(text: str) -> str:
    """A name as it is written: a number as a number, a text in quotes where it needs some."""
    return text if isinstance(reading_of(text), int) else _text(text)


def _text(text: str) -> str:
    """A text, in quotes where it needs some."""
    return text if is_plain(text) else json.dumps(text, ensure_ascii=False)


def _house_rules(start: Start) -> Iterator[str]:
    """The line with the overlays, if there are any."""
    if start.overlays:
        yield f"house-rules: [{', '.join(map(_word, start.overlays))}]"


def _about(start: Start, parent: Profile) -> Iterator[str]:
    """What the profile says of itself, with what the author has to put in its place."""
    yield "about:"
    yield f"  name: {_text(start.title)}"
    if "group" in parent.about:
        yield f"  group: {_text(str(parent.about['group']))}"
    yield "  # " + _("One line for lists: say what differs.")
    summary = _("what differs from {parent}").format(parent=parent.name)
    yield f"  summary: {_text(summary)}"
    yield "  status: house"
    yield "  # " + _("Who plays so, or where it is written, and what each source supports.")
    yield "  sources:"
    yield "    - " + json.dumps(_("our own table: all of it"), ensure_ascii=False)


def _changes(start: Start, profile: Profile) -> Iterator[str]:
    """The keys in which tables differ most, as comments, with the values they have now."""
    yield "# " + _(
        "What follows is played already; these are the rules in which tables differ most."
    )
    yield "# " + _(
        "Where yours has another, take the first # away from its line and its section's."
    )
    yield "# " + _("More of a key: {command}").format(command="turup explain auction.minimum")
    yield "# " + _("All that is played: {command}").format(command=f"turup show {start.file}")
    yield "# " + _("Whether it fits together: {command}").format(
        command=f"turup check {start.file}"
    )
    yield "#"
    for section, keys in worth_changing(profile, MOST_KEYS).items():
        yield f"# {section}:"
        for name, value in keys.items():
            yield f"#   # {_meaning(schemas.key(section, name) or {})}"
            yield f"#   {name}: {flow(value)}"


def _meaning(schema: Schema) -> str:
    """What a key means, in a sentence, and its words if they are few."""
    words = schemas.choices(schema)
    said = first_sentence(schema)
    if not words or len(words) < len(schemas.alternatives(schema)):
        return f"{said}."
    return _("{meaning}: {words}.").format(meaning=said, words=", ".join(words))


def _example(profile: Profile, parent: Profile) -> Iterator[str]:
    """A worked case to fill in: one of the parent's own, or what the deck holds."""
    yield "# " + _("A worked case says what must come of a position, and is worked at every check.")
    yield "# " + _("This one holds before anything is changed; put your own in its place.")
    yield "#"
    yield "# examples:"
    indent = "-"
    for field, value in _case(profile, parent).items():
        yield f"#   {indent} {field}: {flow(value)}"
        indent = " "


def _case(profile: Profile, parent: Profile) -> dict[str, Any]:
    """The first worked case of the parent, without what it says of the rulebook."""
    for case in parent.examples:
        return {name: value for name, value in case.items() if name not in OF_THE_RULEBOOK}
    said = _("So many cards are dealt to each.")
    tricks = sum(stage for stage in profile.keys["deal"]["stages"] if isinstance(stage, int))
    return {"case": said, "kind": "deck", "then": {"hand": tricks}}
