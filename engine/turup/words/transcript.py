"""Transcripts: a deal as a text that somebody likes to read, at length or in short.

Each seat has a column, the eldest the first and the dealer the last, as the turn passes. In a
trick `>` marks the card led, `*` the card that took it and `?` a card laid face down; `+` follows
card points that are not all in sight. Players without names are numbers over their columns, which
are narrow enough for eight on a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from turup.words import _, meant, pgettext
from turup.words.columns import Count, Sheet, are_numbered, count_columns
from turup.words.course import Course, Trick
from turup.words.results import lines_text, moved, reckoning, score
from turup.words.scene import Scene, cards_text, stopped
from turup.words.sheet import measure
from turup.words.sheet.measure import padded, width

WIDTH = 80
LABEL = 9
MOST_TRICKS = 99
TRICK, TRICK_OF_MANY = 8, 6  # columns wide enough for a card with both its marks
FOUR = 4
PASS = meant("said", "pass")
MORE = "+"  # the card points in sight, where cards stay face down
GLUE = "\xa0"  # a number stays on the line of the word before it: Player 2, deal 7
# The vowel signs of Indian scripts end words too, and are no letters to a pattern.
BEFORE_NUMBER = r"(?<=[\w\u0900-\u0963\u0966-\u0dff]) (?=\d)"


def at_length(course: Course) -> Iterator[str]:
    """The whole deal: its head, the hands, the auction, each trick, the score line by line."""
    scene = course.scene
    yield from _head(scene)
    yield from _part(_hands(course))
    yield from _part(_auction_rows(course))
    yield from _part(wrapped(course.notes))
    yield from _part(_play(course))
    yield from _part(_ending(course))


def in_short(course: Course) -> Iterator[str]:
    """The deal as a game somebody watched: what was said, each trick, how it ended."""
    scene = course.scene
    yield _("Deal {number}. {dealer} deals.").format(
        number=scene.number + 1, dealer=scene.seats[scene.dealer]
    )
    yield from wrapped([_auction_sentence(course), *course.notes])
    yield from _play(course)
    yield from wrapped([*course.ending, *_short_score(course)])


def _part(rows: Iterator[str]) -> Iterator[str]:
    """Some rows with an empty line before them; nothing where there are none."""
    for index, row in enumerate(rows):
        if not index:
            yield ""
        yield row


def wrapped(sentences: list[str]) -> Iterator[str]:
    """Sentences one behind the other, in lines of a readable length."""
    text = " ".join(text for text in sentences if text)
    glued = re.sub(BEFORE_NUMBER, GLUE, text)
    yield from (line.replace(GLUE, " ") for line in measure.wrapped(glued, WIDTH))


def _head(scene: Scene) -> Iterator[str]:
    """Which rules, which cards, who deals."""
    yield _("{title} ({spec}, rules {fingerprint})").format(**scene._asdict())
    dealer = scene.seats[scene.dealer]
    if scene.seed < 0:
        yield _("{dealer} deals.").format(dealer=dealer)
    else:
        yield _("Deal {number} of seed {seed}. {dealer} deals.").format(
            number=scene.number + 1, seed=scene.seed, dealer=dealer
        )


def _hands(course: Course) -> Iterator[str]:
    """The hands as dealt, packet by packet."""
    wide = max(width(name) for name in course.scene.seats)
    for seat in course.scene.in_turn():
        if seat in course.hands:
            packets = "  |  ".join(cards_text(packet) for packet in course.hands[seat])
            yield f"{padded(course.scene.seats[seat], wide)}  {packets}"


def _auction_rows(course: Course) -> Iterator[str]:
    """The auction, a row for each time round the table."""
    if not course.speeches:
        return
    sheet = _auction_sheet(course)
    yield sheet.header()
    order = course.scene.in_turn()
    row, last = dict.fromkeys(order, ""), -1
    label = _("Auction")
    for seat, said in course.speeches:
        if order.index(seat) <= last:
            yield sheet.row(label, row)
            row, label = dict.fromkeys(order, ""), ""
        row[seat], last = f" {said or pgettext(*PASS)}", order.index(seat)
    yield sheet.row(label, row)


def _auction_sentence(course: Course) -> str:
    """The bids in a sentence; passes only make it longer."""
    names = course.scene.seats
    bids = [(seat, said) for seat, said in course.speeches if said is not None]
    if not bids:
        return ""
    first, *others = (f"{names[seat]} {said}" for seat, said in bids)
    return stopped(", ".join([_("Bidding: {first}").format(first=first), *others]))


def _trick_sheet(scene: Scene) -> Sheet:
    narrowest = TRICK if len(scene.seats) <= FOUR else TRICK_OF_MANY
    heads = scene.seats if not are_numbered(scene) else ()
    column = max([narrowest, *(width(name) + 2 for name in heads)])
    return Sheet(scene, max(LABEL, width(_trick(MOST_TRICKS)) + 1), column)


def _auction_sheet(course: Course) -> Sheet:
    """Wide enough for the longest word said."""
    narrowest = _trick_sheet(course.scene).column
    longest = max(width(said or pgettext(*PASS)) for _seat, said in course.speeches)
    label = LABEL if len(course.scene.seats) <= FOUR else LABEL - 1
    longest_label = width(_("Auction")) + 1
    return Sheet(course.scene, max(label, longest_label), max(narrowest, longest + 1))


def _play(course: Course) -> Iterator[str]:
    """Each trick on a line, below what was said during it."""
    if not course.tricks:
        return
    sheet = _trick_sheet(course.scene)
    count = count_columns()
    yield sheet.header("" if course.solo else count.header(is_summed=course.are_sides_known))
    sums = [*accumulate_points(course)]
    for number, (trick, sums_so_far) in enumerate(zip(course.tricks, sums, strict=True), start=1):
        yield from (f"{'':<{sheet.label}} {line}" for line in wrapped(trick.notes))
        taken = sums_so_far if course.are_sides_known else None
        is_told = not course.solo and trick.winner is not None
        yield sheet.row(
            _trick(number), _cells(trick), _tail(count, trick, taken) if is_told else ""
        )


def _tail(count: Count, trick: Trick, taken: tuple[int, int] | None) -> str:
    """What stands behind a trick; not for whom, while that is not known."""
    return count.row(f"{trick.points}", "" if trick.is_counted else MORE, taken)


def _trick(number: int) -> str:
    return _("Trick {number}").format(number=number)


def _cells(trick: Trick) -> dict[int, str]:
    """The cards of a trick, with the marks of the lead and of the card that took it."""
    return {
        seat: f"{_mark(trick, seat)}{card}{'*' if seat == trick.winner else ''}"
        for seat, card in trick.cards
    }


def _mark(trick: Trick, seat: int) -> str:
    """What stands before a card: whether it was led, or laid face down."""
    if seat in trick.face_down:
        return "?"
    return ">" if seat == trick.cards[0][0] else " "


def accumulate_points(course: Course) -> Iterator[tuple[int, int]]:
    """The card points taken after each trick, the declarer's side first."""
    steps = (
        (trick.points, -trick.lost)
        if _is_declarers(course, trick.winner)
        else (-trick.lost, trick.points)
        for trick in course.tricks
    )
    yield from accumulate(steps, lambda before, step: (before[0] + step[0], before[1] + step[1]))


def _is_declarers(course: Course, winner: int | None) -> bool:
    if course.declarer is None or winner is None:
        return False
    scene = course.scene
    is_partners = winner == course.partner
    return is_partners or scene.side_of(winner) == scene.side_of(course.declarer)


def _ending(course: Course) -> Iterator[str]:
    """How it ended, and the score line by line."""
    yield from wrapped(course.ending)
    if course.result is None:
        return
    yield from lines_text(course.result)
    told = score(course.result, course.scene)
    if told:
        yield from wrapped([told])


def _short_score(course: Course) -> list[str]:
    """The score in a sentence, with its reckoning where it has more than one line."""
    result: Any = course.result
    if result is None:
        return []
    told, reckoned = moved(result, course.scene), reckoning(result)
    if told and reckoned:
        return [_("{sentence} ({reckoning}).").format(sentence=told, reckoning=reckoned)]
    return [stopped(told) if told else ""]


def turn(seat: str) -> str:
    """Whose turn it is in a deal that goes on."""
    return _("It is {seat}'s turn.").format(seat=seat)
