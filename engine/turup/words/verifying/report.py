"""The report of a verification as lines: proved, sampled, not examined, and what went wrong."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from turup.words.safe import safe
from turup.words.verifying import PARTS, filled, finding_sentence, statement_sentence

WIDTH = 88
HEADS = {
    "proved": "proved",
    "sampled": "sampled",
    "unexamined": "not examined",
}
UNFINISHED = "the rest, for which there was no time"
SAVED = "shown by {file} ({acts} acts)"
SHOWN = "shown by a deal of {acts} acts; --save FOLDER keeps it for turup replay"


def report_lines(report: Mapping[str, Any]) -> Iterator[str]:
    """The whole report of one profile."""
    yield f"{safe(report['spec'])}: {verdict(report)}"
    for part in report["parts"]:
        yield ""
        yield from part_lines(part)
    yield ""
    yield effort_line(report)


def verdict(report: Mapping[str, Any]) -> str:
    """What it comes to; what was only sampled is never called more than that."""
    count = sum(len(part["findings"]) for part in report["parts"])
    unfinished = sum(not part["is_whole"] for part in report["parts"])
    found = "no findings" if not count else "1 finding" if count == 1 else f"{count} findings"
    rest = f", {unfinished} of {len(report['parts'])} parts unfinished"
    return found + rest if unfinished else found


def part_lines(part: Mapping[str, Any]) -> Iterator[str]:
    """What came of one part: findings first, then statements by how far they can be trusted."""
    yield f"{PARTS[part['part']]}"
    for finding in part["findings"]:
        yield from finding_lines(finding)
    for finding in part["accepted"]:
        yield from accepted_lines(finding)
    for standing, head in HEADS.items():
        for sentence in sentences(part, standing):
            yield from _entry(head, sentence)


def sentences(part: Mapping[str, Any], standing: str) -> list[str]:
    """What is said of a part as one kind of knowledge; if it was left unfinished, that too."""
    told = [each for each in part["statements"] if each["standing"] == standing]
    said = [statement_sentence(each["name"], each["facts"]) for each in told]
    is_left = standing == "unexamined" and not part["is_whole"]
    return [*said, UNFINISHED] if is_left else said


def finding_lines(finding: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong, which keys are at fault, and the deal that shows it."""
    sentence = finding_sentence(finding["name"], finding["facts"])
    keys = f" ({', '.join(finding['keys'])})" if finding["keys"] else ""
    yield from _entry("FOUND", f"{sentence}{keys} [{finding['name']}]")
    if finding.get("file"):
        yield from _entry("", filled(SAVED, {**finding, "file": safe(finding["file"])}))
    elif finding.get("acts") is not None:
        yield from _entry("", filled(SHOWN, finding))


def accepted_lines(finding: Mapping[str, Any]) -> Iterator[str]:
    """What is meant to be, and why."""
    sentence = finding_sentence(finding["name"], finding["facts"])
    yield from _entry("accepted", f"{sentence} [{finding['name']}]")
    yield from _entry("", safe(finding["why"]))


def _entry(head: str, text: str) -> list[str]:
    """A statement behind what it is."""
    return textwrap.wrap(
        text, WIDTH, initial_indent=f"  {head:<13}", subsequent_indent=" " * 15,
        break_on_hyphens=False, break_long_words=False,
    )  # fmt: skip


def effort_line(report: Mapping[str, Any]) -> str:
    """How much was looked at."""
    positions = sum(part["positions"] for part in report["parts"])
    seconds: float = report["seconds"]
    rate = f", {positions / seconds:,.0f} a second" if seconds > 0 else ""
    rules = report["fingerprint"]
    return f"{positions:,} positions in {seconds:.1f} s{rate}; {report['level']}, rules {rules}."


def summary_lines(reports: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """A line for each of several profiles."""
    for report in reports:
        yield f"{safe(report['spec'])}: {verdict(report)}"
