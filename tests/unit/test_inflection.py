"""Languages put numbers, names, acts and conditions into their plurals, cases and endings."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

import turup
from turup.game.refusals import Refused
from turup.words import _, languages, ngettext, speaking
from turup.words.acts import act, bid_words, opened
from turup.words.events import counted
from turup.words.guards import condition
from turup.words.names import side
from turup.words.results import GAME_POINTS
from turup.words.scene import clauses
from turup.words.sheet.values import told
from turup.words.translation import in_case

Forms = Mapping[str, str]
FORMS = yaml.safe_load(Path(__file__).with_name("inflection.yaml").read_text(encoding="utf-8"))
RUSSIAN, MALAYALAM = "ru", "ml"


def listed(kind: str) -> list[tuple[str, dict[str, Any]]]:
    """What stands in a list of a language, with the language."""
    return [(code, each) for code, kinds in FORMS.items() for each in kinds.get(kind, ())]


def named(kind: str) -> list[tuple[str, Any, Any]]:
    """What stands under names in a language, with the language."""
    return [
        (code, name, forms)
        for code, kinds in FORMS.items()
        for name, forms in kinds.get(kind, {}).items()
    ]


def as_asked(text: str, forms: Forms) -> Forms:
    """A text as it is said, and in the cases that are asked for."""
    return {form: str(text) if form == "said" else in_case(text, form) for form in forms}


def test_forms_are_of_languages_there_are() -> None:
    kinds = {"conditions", "counts", "amounts", "acts", "names"}
    assert set(FORMS) <= set(languages())
    assert all(set(each) <= kinds for each in FORMS.values())


@pytest.mark.parametrize(("code", "case"), listed("conditions"))
def test_a_condition_is_told_as_a_clause(code: str, case: dict[str, Any]) -> None:
    forms = {form: said for form, said in case.items() if form != "asked"}
    with speaking(code):
        assert as_asked(condition(case["asked"]), forms) == forms


@pytest.mark.parametrize(("code", "count", "said"), named("counts"))
def test_a_noun_has_the_form_that_its_number_asks_for(code: str, count: int, said: str) -> None:
    with speaking(code):
        assert ngettext(*GAME_POINTS, count).format(count=count) == said


@pytest.mark.parametrize(("code", "case"), listed("amounts"))
def test_amounts_have_their_cases_also_below_nothing(code: str, case: dict[str, Any]) -> None:
    forms = {form: said for form, said in case.items() if form not in ("count", "unit")}
    with speaking(code):
        assert as_asked(told(case["count"], case["unit"]), forms) == forms


@pytest.mark.parametrize(("code", "text", "forms"), named("acts"))
def test_an_act_is_named_and_refused_in_its_forms(code: str, text: str, forms: Forms) -> None:
    with speaking(code):
        assert as_asked(act(text), forms) == forms


@pytest.mark.parametrize(("code", "name", "forms"), named("names"))
def test_seats_and_sides_have_their_cases(code: str, name: str, forms: Forms) -> None:
    with speaking(code):
        assert {case: format(side(name), case) for case in forms} == forms


def test_a_bid_of_two_words_is_left_in_its_order() -> None:
    with speaking(RUSSIAN):
        assert [bid_words(text) for text in ("plus 3", "17")] == ["плюс 3", "17"]


def test_card_points_have_their_cases() -> None:
    with speaking(RUSSIAN):
        assert in_case(counted(3), "genitive") == "3 очков"


def test_clauses_are_joined_without_a_comma_too_few() -> None:
    sides = ["Север/Юг теряют 1", "Запад/Восток получают 1"]
    with speaking(RUSSIAN):
        assert clauses(sides) == ", ".join(sides)


def test_what_is_open_is_told_in_the_plain_form() -> None:
    said = "പാസ് പറയുക അല്ലെങ്കിൽ 15 മുതൽ 16 വരെ വിളിക്കുക"
    with speaking(MALAYALAM):
        assert opened(("pass", "bid 15", "bid 16")) == said


def test_a_refusal_is_a_sentence() -> None:
    deal = turup.Deal.shuffled(turup.load("28"), 3, 1)
    with speaking(MALAYALAM), pytest.raises(Refused) as refused:
        deal.after(turup.Call())
    with speaking(MALAYALAM):
        assert str(refused.value).startswith("പടിഞ്ഞാറിന് തുറുപ്പ് ചോദിക്കാൻ പറ്റില്ല: ")


@pytest.mark.parametrize("code", languages())
def test_the_number_of_a_player_stands_last_where_columns_are_headed_by_it(code: str) -> None:
    with speaking(code):
        assert _("Player {number}").format(number="3").rpartition(" ")[2] == "3"
