"""A page for each problem, from the texts that `turup explain` prints, and a list of them."""

from __future__ import annotations

from pieces import table

from turup.words.explaining import explained, problems

HEAD = """\
# Problems

What `turup check` and `turup replay` say ends with the name of a problem, such as `unknown-key`.
Each has a page that tells what is wrong, why it matters, and how it is mended.
`turup explain unknown-key` prints the same.

"""
BACK = "[All problems](index.md)\n"


def text_of(name: str) -> str:
    """The page of a problem."""
    (lines,) = (found.lines for found in explained(name) if found.kind == "problem")
    return "\n".join(lines) + "\n"


def pages() -> dict[str, str]:
    """The pages by their places."""
    texts = {name: text_of(name) for name in problems()}
    rows = [(f"[`{name}`]({name}.md)", _summary(text)) for name, text in texts.items()]
    index = HEAD + table(("Problem", "What is wrong"), rows)
    return {
        "problems/index.md": index,
        **{f"problems/{name}.md": f"{text}\n{BACK}" for name, text in texts.items()},
    }


def _summary(text: str) -> str:
    """The first sentence of a page below its headings."""
    lines = (line for line in text.splitlines() if line and not line.startswith("#"))
    return next(lines)
