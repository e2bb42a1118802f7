"""The report of a verification as a page: its parts, and each witness drawn as hands and tricks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from turup.words.course import Course
from turup.words.scene import cards_text
from turup.words.sheet.document import Block, Entry, Line, Part, Sheet, Table
from turup.words.verifying import PARTS, finding_sentence
from turup.words.verifying.report import HEADS, effort_line, sentences, verdict

Courses = Mapping[str, Course]
"""The course of each witness, by the text of its record."""


def report_sheet(report: Mapping[str, Any], courses: Courses) -> Sheet:
    """The report of one profile as a page."""
    parts = (
        Part(part["part"], PARTS[part["part"]], tuple(blocks(part, courses)))
        for part in report["parts"]
    )
    title = f"{report['spec']}: {verdict(report)}"
    return Sheet(title, (effort_line(report),), tuple(parts))


def blocks(part: Mapping[str, Any], courses: Courses) -> Iterator[Block]:
    """What came of a part, findings first."""
    for finding in part["findings"]:
        yield Entry(f"Found: {finding['name']}", tuple(finding_blocks(finding, courses)))
    for finding in part["accepted"]:
        told = tuple(finding_blocks(finding, courses))
        yield Entry(f"Accepted: {finding['name']}", (*told, Line(finding["why"])))
    for standing, head in HEADS.items():
        lines = tuple(map(Line, sentences(part, standing)))
        if lines:
            yield Entry(head.capitalize(), lines)


def finding_blocks(finding: Mapping[str, Any], courses: Courses) -> Iterator[Block]:
    """What is wrong, by which keys, and the deal that shows it."""
    yield Line(finding_sentence(finding["name"], finding["facts"]))
    if finding["keys"]:
        yield Line(f"Keys at fault: {', '.join(finding['keys'])}")
    if finding["witness"] in courses:
        yield from drawn(courses[finding["witness"]])


def drawn(course: Course) -> Iterator[Block]:
    """A deal: the hands, what was said, each trick, and how it ended."""
    names = course.scene.seats
    order = course.scene.in_turn()
    hands = tuple(
        (names[seat], " | ".join(cards_text(packet) for packet in course.hands[seat]))
        for seat in order
        if seat in course.hands
    )
    yield Table(("Seat", "Cards"), hands)
    said = tuple((names[seat], str(what or "pass")) for seat, what in course.speeches)
    if said:
        yield Table(("Seat", "Says"), said)
    yield from map(Line, course.notes)
    yield from tricks(course)
    yield from map(Line, course.ending)


def tricks(course: Course) -> Iterator[Block]:
    """The tricks as a table: a column for each seat, the winner's card with a star."""
    order = course.scene.in_turn()
    if not course.tricks:
        return
    rows = []
    for number, trick in enumerate(course.tricks, start=1):
        cards = {seat: f"{card}{'*' * (seat == trick.winner)}" for seat, card in trick.cards}
        notes = " ".join(trick.notes)
        rows.append(
            (str(number), *(cards.get(seat, "") for seat in order), str(trick.points), notes)
        )
    head = ("Trick", *(course.scene.seats[seat] for seat in order), "Points", "Said")
    yield Table(head, tuple(rows))
