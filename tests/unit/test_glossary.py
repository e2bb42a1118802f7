"""The glossary reads line by line, both of its copies say the same, and others translate it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from turup.words import ENGLISH, languages
from turup.words.languages import CATALOGUES

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


def words() -> set[str]:
    """The words that the glossary explains."""
    return {entry["word"] for line in lines() if (entry := ENTRY.fullmatch(line))}


def glossaries() -> dict[str, Any]:
    """The glossaries of other languages, by their codes."""
    folder = ROOT / "docs" / "glossary"
    paths = sorted(folder.glob("*.yaml"))
    return {path.stem: yaml.safe_load(path.read_text(encoding="utf-8")) for path in paths}


GLOSSARIES = glossaries()
SAID = ("trump", "trick", "bid", "declarer", "defenders", "suit", "spades", "hearts")
"""Words that no catalogue can do without."""


def test_every_language_has_a_glossary() -> None:
    assert set(languages()) - {ENGLISH} <= set(GLOSSARIES)


@pytest.mark.parametrize("code", GLOSSARIES)
def test_a_glossary_has_every_word_and_says_where_it_is_from(code: str) -> None:
    glossary = GLOSSARIES[code]
    terms = glossary["terms"]
    assert glossary["language"] == code
    assert words() - set(terms) == set()
    assert {entry["source"] for entry in terms.values()} == set(glossary["sources"])
    assert all(entry["word"].strip() for entry in terms.values())


@pytest.mark.parametrize("code", [code for code in languages() if code != ENGLISH])
def test_a_catalogue_says_the_words_of_its_glossary(code: str) -> None:
    path = CATALOGUES / code / "LC_MESSAGES" / "turup.po"
    text = path.read_text(encoding="utf-8").casefold()
    stems = {word: GLOSSARIES[code]["terms"][word]["word"].casefold()[:4] for word in SAID}
    assert {word for word, stem in stems.items() if stem not in text} == set()
