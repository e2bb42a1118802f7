"""The examples of a rule sheet are what the rules make of them, and each shows its rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from clubs import club
from turup.cards import card
from turup.game.illustrating import illustrated
from turup.game.loading import load
from turup.profiles.shipped import profiles
from turup.words.sheet.examples import DealShown, Shown, TrickShown, examples

NAMES = sorted(profiles())


def shown(spec: str | Path) -> Shown:
    return illustrated(load(spec))


def trick(spec: str | Path) -> TrickShown:
    found = shown(spec).trick
    assert found is not None
    return found


def deals(spec: str | Path) -> tuple[DealShown, DealShown]:
    made, failed = shown(spec).deals
    return made, failed


@pytest.mark.parametrize("name", NAMES)
def test_every_shipped_profile_shows_a_trick_that_is_ruffed(name: str) -> None:
    found = trick(name)
    rules = load(name)
    assert len({seat for seat, _card, _worth in found.cards}) == rules.table.seats
    (winning,) = [each for seat, each, _worth in found.cards if seat == found.winner]
    assert winning.suit == found.trump != found.cards[0][1].suit
    assert found.points == sum(worth for _seat, _card, worth in found.cards) > 0


@pytest.mark.parametrize("name", NAMES)
def test_every_shipped_profile_shows_a_bid_just_made_and_one_just_failed(name: str) -> None:
    made, failed = deals(name)
    assert (made.result.outcome, failed.result.outcome) == ("made", "failed")
    assert made.bid == failed.bid >= load(name).auction.minimum
    for each in (made, failed):
        assert each.result.lines
        assert sum(line.amount for line in each.result.lines) == each.result.total
        assert each.result.total in each.result.scores or -each.result.total in each.result.scores


def test_what_is_needed_is_just_reached_and_just_missed() -> None:
    made, failed = deals("28")
    assert (made.bid, made.pair) == (18, "king_queen")
    assert made.result.target == made.result.points[0] == 14
    assert (failed.pair, failed.result.target, failed.result.points[0]) == ("", 18, 17)


def test_those_who_count_have_just_too_little_or_just_enough() -> None:
    made, failed = deals("thunee")
    assert made.result.points[1] == made.result.target - 1
    assert failed.result.points[1] == failed.result.target


def test_a_bid_that_fails_is_doubled_where_doubles_are_played() -> None:
    assert deals("28+doubling")[1].step == "double"
    assert deals("28")[1].step == ""


def test_a_higher_stake_is_shown_where_there_is_one() -> None:
    assert deals("kerala-28")[0].bid == 20
    assert deals("kerala-28")[0].result.lines[0].amount == 2


def test_twins_meet_where_there_are_two_packs() -> None:
    found = trick("56")
    assert [each.suit for _seat, each, _worth in found.cards].count(found.trump) == 2
    assert found.winner == 3  # the fourth seat from the dealer, who played the first of them


def test_the_second_twin_takes_the_trick_where_the_rules_say_so(tmp_path: Path) -> None:
    path = club(tmp_path, "play: {equal_cards: last_played}", extends="56")
    assert trick(path).winner == 5
    assert "of two twins the second counts more" in told(path)


def test_two_players_can_ruff() -> None:
    assert len(trick("28-two").cards) == 2


def test_without_a_trump_the_strongest_card_of_the_suit_led_takes_the_trick() -> None:
    cards = ((1, card("9H"), 2), (2, card("JH"), 3), (3, card("7D"), 0), (0, card("AH"), 1))
    scene = shown("28").scene
    part = examples(Shown(scene, TrickShown(cards, trump=0, winner=2, points=6)))
    assert f"{scene.seats[2]} takes the trick with ♥J, the strongest card of the suit led." in repr(
        part.blocks
    )


def told(spec: str | Path) -> str:
    """What the part of the sheet says, as one text."""
    return repr(examples(shown(spec)).blocks)


def test_nothing_is_told_of_what_could_not_be_worked_out() -> None:
    assert examples(Shown(shown("28").scene)).blocks == ()


def test_no_deal_is_shown_where_no_bid_can_be_made() -> None:
    rules = load("thunee")
    hopeless = rules._replace(scoring=rules.scoring._replace(counters_need=1))
    assert illustrated(hopeless).deals == ()


def test_spades_need_not_be_in_play(tmp_path: Path) -> None:
    keys = "deck: {suits: [hearts, diamonds, clubs], total: 21}\n"
    keys += "deal: {stages: [3, auction, trump, 3, play]}\n"
    keys += "auction: {minimum: 8, maximum: 21, second: none}"
    path = club(tmp_path, keys, extends="28-three")
    assert trick(path).trump == 1
    assert len(deals(path)) == 2
