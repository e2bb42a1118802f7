"""Malayalam puts endings on names, acts and conditions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import turup
from turup.game.refusals import Refused
from turup.words import _, speaking
from turup.words.acts import act, opened
from turup.words.guards import condition
from turup.words.names import seat
from turup.words.translation import in_case


@pytest.fixture(autouse=True)
def malayalam() -> Iterator[None]:
    with speaking("ml"):
        yield


@pytest.mark.parametrize(
    ("guard", "said"),
    [
        ({"standing": "none"}, "ആരും വിളിച്ചിട്ടില്ലെങ്കിൽ"),
        ({"points": 0}, "ചീട്ടുകളിൽ ഒരു പോയിന്റുമില്ലെങ്കിൽ"),
        ({"points": {"below": 15}}, "ചീട്ടുകളുടെ പോയിന്റ് 15-ൽ താഴെ ആണെങ്കിൽ"),
        ({"trumps": {"at_least": 2, "below": 5}}, "ചീട്ടുകളിലെ തുറുപ്പിന്റെ എണ്ണം 2 മുതൽ 4 വരെ ആണെങ്കിൽ"),
        ({"held": {"J": {"at_least": 3}}}, "ചീട്ടുകളിൽ കുറഞ്ഞത് 3 ഗുലാൻ ഉണ്ടെങ്കിൽ"),
        (
            {"trump": "concealed", "trump_led": "never"},
            "തുറുപ്പ് തുറന്നിട്ടില്ലെങ്കിൽ, കൂടാതെ മറ്റാരും തുറുപ്പ് ഇറക്കിയിട്ടില്ലെങ്കിൽ",
        ),
        (
            {"form": ["plus", "noes"]},
            "വിളി ഇത്ര കൂടി എന്നാണെങ്കിൽ അല്ലെങ്കിൽ വിളി നോസ് ആണെങ്കിൽ",
        ),
    ],
)
def test_every_clause_of_a_condition_has_its_ending(guard: dict[str, object], said: str) -> None:
    assert in_case(condition(guard), "if") == said


@pytest.mark.parametrize(
    ("name", "owner", "receiver", "being"),
    [
        ("North", "വടക്കിന്റെ", "വടക്കിന്", "വടക്കാണ്"),
        ("West", "പടിഞ്ഞാറിന്റെ", "പടിഞ്ഞാറിന്", "പടിഞ്ഞാറാണ്"),
        ("Player 3", "കളിക്കാരൻ 3-ന്റെ", "കളിക്കാരൻ 3-ന്", "കളിക്കാരൻ 3 ആണ്"),
    ],
)
def test_seats_have_their_endings(name: str, owner: str, receiver: str, being: str) -> None:
    told = seat(name)
    assert (f"{told:genitive}", f"{told:dative}", f"{told:is}") == (owner, receiver, being)


@pytest.mark.parametrize(
    ("text", "plain", "to"),
    [
        ("pass", "പാസ് പറയുക", "പാസ് പറയാൻ"),
        ("bid 31 spades", "31 സ്പേഡ് വിളിക്കുക", "31 സ്പേഡ് വിളിക്കാൻ"),
        ("say double", "ഡബിൾ", "ഡബിൾ പറയാൻ"),
        ("show marriage hearts", "ആഡ്യൻ കല്യാണം കാണിക്കുക", "ആഡ്യൻ കല്യാണം കാണിക്കാൻ"),
    ],
)
def test_an_act_is_named_and_refused_in_two_forms(text: str, plain: str, to: str) -> None:
    assert (str(act(text)), in_case(act(text), "to")) == (plain, to)


def test_what_is_open_is_told_in_the_plain_form() -> None:
    assert opened(("pass", "bid 15", "bid 16")) == "പാസ് പറയുക അല്ലെങ്കിൽ 15 മുതൽ 16 വരെ വിളിക്കുക"


def test_a_refusal_is_a_sentence() -> None:
    deal = turup.Deal.shuffled(turup.load("28"), 3, 1)
    with pytest.raises(Refused) as refused:
        deal.after(turup.Call())
    assert str(refused.value).startswith("പടിഞ്ഞാറിന് തുറുപ്പ് ചോദിക്കാൻ പറ്റില്ല: ")


def test_the_number_of_a_player_stands_last_where_columns_are_headed_by_it() -> None:
    assert _("Player {number}").format(number="3").rpartition(" ")[2] == "3"
