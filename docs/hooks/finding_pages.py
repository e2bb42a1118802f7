"""A page for each finding of a verification, from the texts that `turup explain` prints."""

from __future__ import annotations

from pieces import table

from turup.words.explaining import explained, findings

HEAD = """\
# Findings

What `turup verify` finds ends with a name, such as `unreachable-bid`.
Each has a page that tells what is wrong, why it matters, and how it is mended.
`turup explain unreachable-bid` prints the same.
A finding that is meant to be is named under `accepts` in the profile, with the reason.

"""
BACK = "[All findings](index.md)\n"


def pages() -> dict[str, str]:
    """The pages by their places."""
    texts = {name: _text(name) for name in findings()}
    rows = [(f"[`{name}`]({name}.md)", _summary(text)) for name, text in texts.items()]
    index = HEAD + table(("Finding", "What is wrong"), rows)
    told = {f"findings/{name}.md": f"{text}\n{BACK}" for name, text in texts.items()}
    return {"findings/index.md": index, **told}


def _text(name: str) -> str:
    """What is explained of a finding."""
    (lines,) = (found.lines for found in explained(name) if found.kind == "finding")
    return "\n".join(lines) + "\n"


def _summary(text: str) -> str:
    """The first sentence of a page below its headings."""
    return next(line for line in text.splitlines() if line and not line.startswith("#"))
