"""The glossary can be read line by line, and both of its copies say the same."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# The first travels in the wheel, for `turup explain`; the second is for readers of docs/.
SOURCE = ROOT / "engine" / "turup" / "words" / "glossary.md"
COPY = ROOT / "docs" / "glossary.md"
ENTRY = re.compile(r"\*\*(?P<word>[^*:()]+)\*\*(?: \(also: (?P<also>[^()]+)\))?: (?P<meaning>.+\.)")


def lines() -> list[str]:
    """The lines of the glossary that are not empty."""
    return [line for line in SOURCE.read_text(encoding="utf-8").splitlines() if line]


def test_the_copy_in_docs_is_the_glossary() -> None:
    assert COPY.read_bytes() == SOURCE.read_bytes(), f"copy {SOURCE} over {COPY}"


def test_each_line_under_a_heading_is_one_definition() -> None:
    title, introduction, *rest = lines()
    assert title.startswith("# ")
    assert introduction.endswith(".")
    assert [line for line in rest if not (line.startswith("## ") or ENTRY.fullmatch(line))] == []


def test_no_word_leads_to_two_definitions() -> None:
    entries = [entry for line in lines() if (entry := ENTRY.fullmatch(line))]
    words = [entry["word"] for entry in entries]
    words += [word for entry in entries if entry["also"] for word in entry["also"].split(", ")]
    assert [word for word, times in Counter(map(str.lower, words)).items() if times > 1] == []
