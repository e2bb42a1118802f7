"""Every word that means something is explained."""

from __future__ import annotations

import pytest

from turup.profiles import shipped
from turup.words.explaining import explained, glossary, nearest_word, problems
from turup.words.keys import all_keys
from turup.words.rows import rows


def text_of(word: str) -> str:
    return "\n".join(line for part in explained(word) for line in part.lines)


def test_every_key_is_explained() -> None:
    for path in all_keys():
        assert text_of(path).startswith(f"{path}: ")


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("auction.step[].step", "Takes a number from 1 to 100."),
        ("auction.step", "Left out it is 1."),
        ("auction.limits.*.minimum", "no_bid"),
        ("auction.passing", "It has an effect only if auction.rounds is until_passes."),
        ("pair.holder", "It has an effect only if pair.kinds is filled."),
        ("play.equal_cards", "It has an effect only if the deck has equal cards."),
        ("deck.order", "R001"),
        ("deal.stages", "Takes a list."),
        ("deck.points", "Takes numbers by rank."),
        ("pair.kinds", "Takes records, each under a name."),
        ("match.sets", "Takes a record"),
        ("match.unit", "It changes only what a rule sheet and the messages say, and no deal."),
        ("scoring.stakes", "Takes a list of rows."),
        ("house-rules", "Takes a list of words."),
        ("pair.declarer.if.bid", "or {at_least: n}, {below: n} or both."),
        ("scoring.all_tricks.stake", "or {times: n} or {plus: n}."),
        ("extends", "as-of    The fingerprint it had"),
        ("deal.redeals", "whose   Whose cards must fit the guard"),
        ("pair.declarer.worth", "As west-bengal has it:\n  pair: {declarer: {worth: "),
        ("auction.limits.*.if.held", "For example:\n  auction: {limits: {some_name: {if: {"),
        ("pair.declarer.if.bid", "As 29-bangladesh has it:\n  pair: {declarer: {if: {bid: "),
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


ASIDES = {
    "law": "It always holds: ",
    "conduct": "It is no matter for a profile: ",
    "rest": "Not yet: ",
}


@pytest.mark.parametrize("row", rows())
def test_a_row_is_explained_with_its_keys(row: str) -> None:
    said, keys = text_of(row), rows()[row].get("keys", [])
    assert said.startswith(f"{row}: ")
    assert said == text_of(row.lower())
    assert ("No profile can say so yet." in said) == (keys == "not yet")
    assert keys == "not yet" or all(f"\n  {key}" in said for key in keys)
    assert all((aside in said) == (field in rows()[row]) for field, aside in ASIDES.items())


def test_each_part_of_a_spec_is_explained() -> None:
    assert text_of("29+doubling").startswith("29: ")
    assert "\ndoubling: " in text_of("29+doubling")


def test_nothing_explained_is_wider_than_a_terminal() -> None:
    for word in [*all_keys(), *rows(), *glossary(), *shipped.profiles(), *shipped.overlays()]:
        assert max(map(len, text_of(word).splitlines())) <= 80, word


def test_what_means_nothing_has_a_nearest_word() -> None:
    assert explained("xyzzy") == []
    assert nearest_word("xyzzy") == ""
    assert nearest_word("declerer") == "declarer"
    assert explained("none") == []


@pytest.mark.parametrize("word", ["no pair", "No Pair", "no_pair ", "last trick", "Last trick"])
def test_words_that_stand_apart_may_be_one_name(word: str) -> None:
    assert text_of(word) == text_of(word.strip().lower().replace(" ", "-").replace("_", "-"))


def test_a_word_of_the_table_leads_to_the_few_keys_that_are_about_it() -> None:
    assert text_of("overtrump").endswith("Keys:\n  play.underruff")
    assert "Keys:" not in text_of("bid")
