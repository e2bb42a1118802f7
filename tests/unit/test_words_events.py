"""Every event has a sentence, and the course of a deal tells what its events say."""

from __future__ import annotations

from typing import get_args

import pytest

import turup
from turup.cards import Card
from turup.game import events
from turup.game.chance_play import played_out
from turup.game.events import open_to_all
from turup.game.scenes import scene_of, table_of
from turup.words.course import course_of
from turup.words.events import TEMPLATES, told
from turup.words.glyphs import MINUS, as_ascii, in_colour
from turup.words.matches import opening, unfinished
from turup.words.results import tally_rows
from turup.words.transcript import at_length, in_short

SPECS = [
    "28", "29+doubling+single-hand", "28+single-hand-show", "40", "56", "56-conventions",
    "28+face-down",
]  # fmt: skip
MADE = {
    "seat": 1, "partner": 2,
    "count": 4, "cards": (Card(1, 13), Card(1, 12)), "points": 17, "trump": "hearts",
    "name": "honours", "step": "double", "contract": "single_hand", "suit": "hearts",
    "order": "reversed", "card": Card(1, 9), "nth": 7, "kind": "king_queen", "target": 14,
    "trick": 3, "form": "number_suit", "more": 2, "redeal": "four_jacks", "why": "all_pass",
    "claim": "caps", "seen_by": (),
}  # fmt: skip


def deals(spec: str, count: int = 12) -> list[turup.Deal]:
    rules = turup.load(spec)
    return [
        played_out(turup.Deal.shuffled(rules, 5, number, dealer=number % rules.table.seats))
        for number in range(count)
    ]


def test_every_event_has_a_template() -> None:
    assert set(TEMPLATES) == {kind.__name__ for kind in get_args(events.Event)}


@pytest.mark.parametrize("kind", get_args(events.Event), ids=lambda kind: kind.__name__)
def test_every_event_is_worded(kind: type) -> None:
    deal = deals("28", 1)[0]
    made = {**MADE, "result": deal.result}
    event = kind(**{name: made[name] for name in kind.__slots__})
    sentence = told(event, scene_of(deal))
    assert sentence.endswith(".")
    assert "{" not in sentence


@pytest.mark.parametrize(
    ("form", "trump", "said"),
    [
        ("number", "", "17"),
        ("number_suit", "spades", "17 spades"),
        ("suit_number", "spades", "spades 17"),
        ("plus", "spades", "plus 2, 17 spades"),
        ("no_trump", "no trumps", "17 no trumps"),
        ("noes", "no trumps", "17 noes"),
    ],
)
def test_a_bid_is_told_as_it_was_worded(form: str, trump: str, said: str) -> None:
    bid = events.BidMade(1, 17, trump, "honours", form, 2)
    scene = scene_of(deals("56", 1)[0])
    assert told(bid, scene) == f"{scene.seats[1]} bids {said} (honours)."


@pytest.mark.parametrize("spec", SPECS)
def test_a_transcript_names_every_card_and_the_score(spec: str) -> None:
    for deal in deals(spec):
        text = "\n".join(at_length(course_of(deal.events, scene_of(deal))))
        plays = [event for event in deal.events if isinstance(event, events.CardPlayed)]
        assert text.count("Trick ") == -(-len(plays) // max(len({e.seat for e in plays}), 1))
        assert all(text.count(str(play.card)) >= 2 for play in plays)
        assert scene_of(deal).fingerprint in text


@pytest.mark.parametrize("spec", SPECS)
def test_the_short_form_is_short_and_keeps_the_indicator_secret(spec: str) -> None:
    for deal in deals(spec):
        lines = list(in_short(course_of(open_to_all(deal.events), scene_of(deal))))
        assert len(lines) <= 24
        assert not any("face down (" in line for line in lines)


def test_what_one_seat_saw_shows_its_hand_alone() -> None:
    deal = deals("29+doubling", 2)[1]
    course = course_of(deal.view(2).events, scene_of(deal))
    assert set(course.hands) == {2}
    assert len(course.hands[2]) == 2


def test_a_deal_that_goes_on_is_told_so_far() -> None:
    deal = deals("28", 1)[0]
    for count in range(len(deal.acts)):
        begun = deal.restarted()
        for action in deal.acts[:count]:
            begun = begun.after(action)
        assert list(at_length(course_of(begun.events, scene_of(begun))))


def test_ascii_takes_the_same_room() -> None:
    for deal in deals("29", 3):
        for line in at_length(course_of(deal.events, scene_of(deal))):
            assert as_ascii(line).isascii()
            assert len(as_ascii(line)) == len(line)


def test_only_red_suits_are_coloured() -> None:
    assert in_colour("♠7 ♥10 ♦A ♣K") == "♠7 \x1b[31m♥10\x1b[0m \x1b[31m♦A\x1b[0m ♣K"


@pytest.mark.parametrize(
    ("spec", "tallies", "rows"),
    [
        ("28", (2, -4), ["red six   [♥♥····]  +2", f"black six [♠♠♠♠··]  {MINUS}4"]),
        ("28", (0, -9), ["no pips   [······]  0", f"black six [♠♠♠♠♠♠]  {MINUS}9"]),
        ("40", (10, 14), ["▮▮▮▮▮▮▮▮▮▮··  10 tables", "▮▮▮▮▮▮▮▮▮▮▮▮▮▮  14 tables"]),
        ("56", (3, 0), ["3 of 12 game points", "0 of 12 game points"]),
    ],
)
def test_tallies_are_drawn_by_their_unit(
    spec: str, tallies: tuple[int, int], rows: list[str]
) -> None:
    match = turup.Match.begun(turup.load(spec), 1)._replace(tallies=tallies)
    told_rows = tally_rows(match, scene_of(match.next_deal()))
    assert [row.partition("  ")[2].strip() for row in told_rows] == rows


def test_open_sets_are_told_behind_the_pips() -> None:
    match = turup.Match.begun(turup.load("28+sets"), 1)._replace(red=(2, 0), black=(0, 1))
    first, second = tally_rows(match, scene_of(match.next_deal()))
    assert first.endswith(", 2 red sets")
    assert second.endswith(", 1 black set")


def test_a_match_by_sets_says_what_ends_it_and_which_are_open() -> None:
    match = turup.Match.begun(turup.load("28+sets"), 1)._replace(red=(2, 0), black=(0, 1))
    scene = scene_of(match.next_deal())
    assert "3 red sets win the match and 3 black sets lose it" in " ".join(opening(scene, 1))
    assert "North/South 0, 2 red sets; West/East 0, 1 black set" in " ".join(
        unfinished(match, scene)
    )


@pytest.mark.parametrize("spec", ["40", "56", "56-eight"])
def test_no_line_of_a_larger_table_is_wider_than_a_terminal(spec: str) -> None:
    rules = turup.load(spec)
    for seed in range(20):
        deal = played_out(turup.Deal.shuffled(rules, seed))
        course = course_of(deal.events, scene_of(deal))
        assert max(map(len, at_length(course))) <= 80
        assert max(map(len, in_short(course))) <= 80


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("40", "who cannot pay has lost"),
        ("28+last-stand", "who has run out loses with the next loss"),
        ("28", "6 red pips win and 6 black pips lose"),
    ],
)
def test_a_match_begins_with_what_ends_it(spec: str, told: str) -> None:
    opened = " ".join(opening(table_of(turup.load(spec)), 7))
    assert told in opened
