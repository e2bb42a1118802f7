"""Every word that means something is explained."""

from __future__ import annotations

import pytest

from turup.words.explaining import explained, glossary, nearest_word, problems, rows
from turup.words.keys import all_keys


def text_of(word: str) -> str:
    return "\n".join(line for part in explained(word) for line in part.lines)


def test_every_key_is_explained() -> None:
    for path in all_keys():
        assert text_of(path).startswith(f"{path}: ")


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("auction.step", "Takes a number from 1 to 100."),
        ("auction.step", "Left out it is 1."),
        ("auction.limits.*.minimum", "no_bid"),
        ("auction.passing", "It has an effect only if auction.rounds is until_passes."),
        ("pair.holder", "It has an effect only if pair.kinds is filled."),
        ("play.equal_cards", "It has an effect only if the deck has equal cards."),
        ("deck.order", "R001"),
        ("deal.stages", "Takes a list."),
        ("deck.points", "Takes numbers by rank."),
        ("pair.kinds", "Takes records by name."),
        ("match.sets", "Takes a record"),
    ],
)
def test_a_key_says_what_it_takes_and_when(path: str, said: str) -> None:
    assert said in text_of(path)


def test_every_problem_and_word_is_explained() -> None:
    for word in [*problems(), *glossary()]:
        assert explained(word), word


def test_the_rows_of_the_rulebook_have_their_sentences() -> None:
    assert len(rows()) > 100
    assert all(rows().values())


def test_what_means_nothing_has_a_nearest_word() -> None:
    assert explained("xyzzy") == []
    assert nearest_word("xyzzy") == ""
    assert nearest_word("declerer") == "declarer"
    assert explained("none") == []
