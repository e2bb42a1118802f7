"""A page for each problem, from the texts that `turup explain` prints, and a list of them.

Below the example that fails stands what the check says of it, which is asked while pages are made.
"""

from __future__ import annotations

import re
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory

from pieces import table

from turup.game.soundness import report_on
from turup.words.checks import line
from turup.words.explaining import explained, problems

HEAD = """\
# Problems

What `turup check` and `turup replay` say ends with the name of a problem, such as `unknown-key`.
Each has a page that tells what is wrong, why it matters, and how it is mended.
`turup explain unknown-key` prints the same.

"""
BACK = "[All problems](index.md)\n"
FILE = "club.yaml"
_FAILS = re.compile(r"(?<=^## Fails\n\n)```yaml\n(?P<profile>.*?)^```\n", re.DOTALL | re.MULTILINE)


def pages() -> dict[str, str]:
    """The pages by their places."""
    texts = {name: _text(name) for name in problems()}
    rows = [(f"[`{name}`]({name}.md)", _summary(text)) for name, text in texts.items()]
    index = HEAD + table(("Problem", "What is wrong"), rows)
    with TemporaryDirectory() as folder, chdir(folder):
        told = {f"problems/{name}.md": _told(name, text) for name, text in texts.items()}
    return {"problems/index.md": index, **told}


def _text(name: str) -> str:
    """What is explained of a problem."""
    (lines,) = (found.lines for found in explained(name) if found.kind == "problem")
    return "\n".join(lines) + "\n"


def _summary(text: str) -> str:
    """The first sentence of a page below its headings."""
    lines = (line for line in text.splitlines() if line and not line.startswith("#"))
    return next(lines)


def _told(name: str, text: str) -> str:
    """The page of a problem, with what the check says where the example needs no other file."""

    def with_answer(example: re.Match[str]) -> str:
        said = said_of(example["profile"])
        is_told = any(f"[{name}]" in one for one in said)
        answer = "\n```text\n{}\n```\n".format("\n".join(said)) if is_told else ""
        return example[0] + answer

    return f"{_FAILS.sub(with_answer, text)}\n{BACK}"


def said_of(profile: str) -> list[str]:
    """What the check says of a profile, as a file in the folder where one is."""
    Path(FILE).write_text(profile, encoding="utf-8", newline="\n")
    return [line(problem) for problem in report_on(FILE, ()).problems]
