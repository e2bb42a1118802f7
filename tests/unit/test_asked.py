"""Public functions say what they ask for before anything goes wrong inside."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import turup
from turup.cards import Card
from turup.game.chance_play import played_out
from turup.game.records import dump
from turup.game.records import load as load_deal

RULES = turup.load("28")
DEAL = turup.Deal.shuffled(RULES, 1)
MATCH = turup.Match.begun(RULES, 1)
ODD: list[Any] = [None, 1.5, "x", b"x", [], {}, object(), int]
CALLS: dict[str, Callable[[Any], object]] = {
    "rules of a deal": lambda odd: turup.Deal(odd, DEAL.deck),
    "rules of a shuffled deal": lambda odd: turup.Deal.shuffled(odd, 1),
    "rules of a match": lambda odd: turup.Match.begun(odd, 1),
    "seed of a deal": lambda odd: turup.Deal.shuffled(RULES, odd),
    "number of a deal": lambda odd: turup.Deal.shuffled(RULES, 1, odd),
    "dealer": lambda odd: turup.Deal.shuffled(RULES, 1, dealer=odd),
    "seed of a match": lambda odd: turup.Match.begun(RULES, odd),
    "dealer of a match": lambda odd: turup.Match.begun(RULES, 1, odd),
    "deck": lambda odd: turup.Deal(RULES, [odd] * 32),
    "tallies": lambda odd: turup.Deal.shuffled(RULES, 1, tallies=[odd, odd]),
    "action": DEAL.after,
    "card": lambda odd: DEAL.after(turup.Play(odd)),
    "bid": lambda odd: DEAL.after(turup.Bid(odd)),
    "seat": DEAL.view,
    "deal of a match": MATCH.after,
    "deal of a record": dump,
}


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("odd", ODD, ids=lambda odd: type(odd).__name__)
def test_a_value_of_another_kind_is_told(name: str, odd: Any) -> None:
    with pytest.raises(TypeError, match=r" (is|are|come|goes) "):
        CALLS[name](odd)


@pytest.mark.parametrize("odd", [True, 1.0, "9"])
def test_bids_and_cards_are_of_whole_numbers(odd: Any) -> None:
    for act in (turup.Bid(odd), turup.Play(Card(odd, 9)), turup.Lay(Card(1, odd))):
        with pytest.raises(TypeError, match="whole number"):
            DEAL.after(act)


@pytest.mark.parametrize("odd", [None, 1.5, [], {}, b"28"])
def test_a_spec_and_a_record_are_text_or_a_path(odd: Any) -> None:
    with pytest.raises(TypeError, match="is text"):
        turup.load(odd)
    with pytest.raises(TypeError, match="is text"):
        load_deal(odd)


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: turup.Deal.shuffled(RULES, -1), "the seed is -1, but goes from 0 to 4294967295"),
        (lambda: turup.Deal.shuffled(RULES, 2**32), "the seed is 4294967296"),
        (lambda: turup.Deal.shuffled(RULES, 10**5000), "the seed is far outside"),
        (lambda: turup.Deal.shuffled(RULES, 0, 2**32), "the number of a deal is 4294967296"),
        (lambda: turup.Deal.shuffled(RULES, 0, dealer=4), "the dealer is 4, but goes from 0 to 3"),
        (lambda: turup.Match.begun(RULES, 0, -1), "the dealer is -1"),
        (lambda: DEAL.view(-1), "a seat is -1, but goes from 0 to 3"),
        (lambda: turup.Deal(RULES, [0] * 32), "each of the 32 cards of these rules, once"),
        (lambda: turup.Deal(RULES, DEAL.deck[:10]), "each of the 32 cards"),
        (lambda: turup.Deal(RULES, DEAL.deck, tallies=[1, 2, 3]), "this table keeps 2"),
        (lambda: DEAL.after(turup.Play(turup.Card(9, 99))), "no pack has a card of suit 9"),
        (lambda: MATCH.after(DEAL), "the deal is not over"),
        (lambda: MATCH._replace(winner=0).next_deal(), "the match is over"),
        (lambda: turup.Match.begun(turup.load("56"), 1).after(played_out(DEAL)), "other rules"),
    ],
)
def test_a_value_that_cannot_be_is_told(call: Callable[[], object], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        call()


def test_what_is_asked_for_is_taken() -> None:
    assert turup.load(Path("28")) == turup.load("28")
    assert turup.Deal(RULES, list(DEAL.deck), tallies=[1, 2]).tallies == (1, 2)
