"""Russian puts numbers, names and amounts into its plurals and cases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from turup.words import ngettext, speaking
from turup.words.acts import act, bid_words
from turup.words.events import counted
from turup.words.glyphs import MINUS
from turup.words.guards import condition
from turup.words.names import seat, side
from turup.words.results import GAME_POINTS, amount
from turup.words.scene import clauses
from turup.words.sheet.values import told
from turup.words.translation import in_case


@pytest.fixture(autouse=True)
def russian() -> Iterator[None]:
    with speaking("ru"):
        yield


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "1 игровое очко"),
        (2, "2 игровых очка"),
        (4, "4 игровых очка"),
        (5, "5 игровых очков"),
        (11, "11 игровых очков"),
        (12, "12 игровых очков"),
        (21, "21 игровое очко"),
        (22, "22 игровых очка"),
        (111, "111 игровых очков"),
    ],
)
def test_a_noun_has_the_form_that_its_number_asks_for(count: int, said: str) -> None:
    assert ngettext(*GAME_POINTS, count).format(count=count) == said


@pytest.mark.parametrize(
    ("guard", "said"),
    [
        ({"held": {"J": 4}}, "на руках 4 валета"),
        ({"held": {"J": {"at_least": 2}}}, "на руках 2 или больше валетов"),
        ({"points": {"below": 3}}, "на руках меньше 3 очков"),
        ({"points": 0}, "на руках нет очков"),
        ({"suits": 1}, "на руках карты 1 масти"),
        ({"trumps": {"at_least": 2, "below": 5}}, "на руках от 2 до 4 козырей"),
        ({"tricks_left": 1}, "осталась 1 взятка"),
        ({"tricks_left": 3}, "остались 3 взятки"),
        ({"bid": {"at_least": 19}}, "заявлено 19 или больше"),
        ({"trick": {"below": 7}}, "номер взятки меньше 7"),
        (
            {"short_of_win": {"at_least": 2}},
            "стороне игрока до победы в партии не хватает 2 или больше игровых очков",
        ),
    ],
)
def test_a_range_stands_before_the_noun_in_the_plural(guard: dict[str, object], said: str) -> None:
    assert condition(guard) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("bid 28", "заявить 28"),
        ("bid 28 spades", "заявить 28 пик"),
        ("bid 31 no trumps", "заявить 31 без козырей"),
        ("bid clubs 31", "заявить трефы 31"),
        ("show king_queen", "показать короля и даму"),
        ("show marriage hearts", "показать марьяж червей"),
        ("show king_queen diamonds", "показать короля и даму бубён"),
    ],
)
def test_suits_follow_a_number_or_a_pair_in_the_genitive(text: str, said: str) -> None:
    assert act(text) == said


def test_a_bid_of_two_words_is_left_in_its_order() -> None:
    assert [bid_words(text) for text in ("plus 3", "17")] == ["плюс 3", "17"]


def test_amounts_have_their_cases_also_below_nothing() -> None:
    assert in_case(amount(1, "pips"), "accusative") == "1 точку"
    assert in_case(told(-2, "game_points"), "genitive") == f"{MINUS}2 игровых очков"
    assert in_case(told(-6, "pips"), "genitive") == "6 чёрных точек"
    assert in_case(told({"plus": 1}, "pips"), "accusative") == "ставку и ещё 1 точку"
    assert in_case(counted(3), "genitive") == "3 очков"


def test_seats_and_sides_have_their_cases() -> None:
    assert f"{side('North/South'):dative}" == "Северу/Югу"
    assert f"{seat('Player 3'):instrumental}" == "Игроком 3"
    assert f"{side('Players 2/4/6'):dative}" == "Игрокам 2/4/6"


def test_clauses_are_joined_without_a_comma_too_few() -> None:
    assert clauses(["Север/Юг теряют 1", "Запад/Восток получают 1"]) == (
        "Север/Юг теряют 1, Запад/Восток получают 1"
    )
