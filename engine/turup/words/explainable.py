"""What can be explained: every name that `turup explain` knows, by kind."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from turup.profiles import schemas, shipped
from turup.words import _
from turup.words.disputes import disputes
from turup.words.explaining import findings, glossary, problems
from turup.words.keys import all_keys
from turup.words.rows import rows

WIDTH = 80
INDENT = "  "


def explainable() -> dict[str, list[str]]:
    """The names by kind, as the kinds are called in the answer of `turup explain NAME`."""
    return {
        "profile": list(shipped.profiles()),
        "overlay": list(shipped.overlays()),
        "section": list(schemas.sections()),
        "key": [path for path in all_keys() if path not in schemas.sections()],
        "dispute": list(disputes()),
        "row": list(rows()),
        "word": list(glossary()),
        "problem": problems(),
        "finding": findings(),
    }


def explainable_lines() -> Iterator[str]:
    """The names in words; keys by their sections, disputes with their points."""
    known = explainable()
    yield from _listed(_("Profiles:"), known["profile"])
    yield from _listed(_("House rules:"), known["overlay"])
    yield from _listed(_("Sections, each with its keys:"), known["section"])
    yield from _listed(_("Rules of the family:"), [f"{known['row'][0]}-{known['row'][-1]}"])
    yield from _listed(_("Words of the table:"), known["word"])
    yield from _listed(_("Problems of profiles and records:"), known["problem"])
    yield from _listed(_("Findings of turup verify:"), known["finding"])
    yield _("Disputes:")
    for name, dispute in disputes().items():
        yield from textwrap.wrap(
            f"{name} {dispute['point']}", WIDTH, initial_indent=INDENT, subsequent_indent=INDENT * 3
        )
    yield ""
    yield _("Choices and keys are explained too: turup explain auction.minimum")


def _listed(head: str, names: list[str]) -> Iterator[str]:
    yield head
    text = ", ".join(names)
    yield from textwrap.wrap(
        text, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT, break_on_hyphens=False
    )
    yield ""
