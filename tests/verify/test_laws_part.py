"""Whatever the rules, suits are names, seats places and points numbers; what is not so is found."""

from __future__ import annotations

from typing import Any

import pytest

from strategies import PROFILES
from turup.game import records
from turup.profiles import load
from turup.profiles.encoding import rules_of
from turup.verify import laws
from turup.verify.accounts import Account, Standing
from turup.verify.effort import EFFORTS, Level
from turup.verify.mirrored import Broken, again, course, shortest
from turup.verify.mirrors import Mirror, multiplied, with_points, with_suits
from turup.verify.subject import Subject, subject
from turup.verify.walking import LONGEST, TABLES

FEW = EFFORTS[Level.quick]._replace(deals=4 * laws.SHARE)


def looked_at(about: Subject, unit: str, **changed: Any) -> Account:
    """The account of a law."""
    account = Account("laws", unit)
    for _step in laws.examine(about, FEW._replace(**changed), unit, account):
        pass
    return account


@pytest.mark.parametrize("spec", [*PROFILES, "28+doubling+c+pair-by-bid", "29+reverse-trump"])
def test_every_law_holds_of_every_profile(spec: str) -> None:
    about = subject(spec)
    for unit in laws.units(about, FEW):
        account = looked_at(about, unit)
        assert not account.findings, unit
        assert [each.standing for each in account.statements] == [
            Standing.proved if unit == laws.LAID_TWICE else Standing.sampled
        ]


def test_all_card_points_are_multiplied_and_nothing_else() -> None:
    before, after = load("29+half-score").keys, multiplied(load("29+half-score").keys, 3)
    assert (after["deck"]["total"], after["deck"]["points"]["J"]) == (84, 9)
    assert (after["auction"]["minimum"], after["auction"]["step"]) == (48, 3)
    assert after["scoring"]["last_trick_points"] == 3
    assert after["pair"]["kinds"]["king_queen"]["worth"] == 12
    assert after["match"] == before["match"]
    assert after["scoring"]["stakes"] == before["scoring"]["stakes"]


def test_overlays_are_laid_once_more() -> None:
    (statement,) = looked_at(subject("28+doubling"), laws.LAID_TWICE).statements
    assert statement.facts["names"] == ["28+doubling", "house-rules/doubling.yaml"]


def test_an_overlay_that_takes_a_record_away_is_laid_twice_too() -> None:
    assert not looked_at(subject("28+no-pair"), laws.LAID_TWICE).findings


def test_an_act_has_the_suit_of_the_mirror() -> None:
    rules = rules_of(load("56"))
    mirror = Mirror(rules, (1, 2, 3, 0))
    assert mirror.card(3) == 19
    assert mirror.strain(4) == 1
    assert mirror.strain(6) == 7
    assert [mirror.strain(each) for each in (0, 5, 10, 11)] == [0, 5, 10, 11]


def test_a_law_that_does_not_hold_is_found_with_a_short_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    other = rules_of(load("28+jack-after-suit"))
    law = laws.Law("suits are names", lambda _about, nth: with_suits(other, nth))
    monkeypatch.setitem(laws.LAWS, "suits", law)
    account = looked_at(subject("28"), "suits", deals=40 * laws.SHARE)
    (finding,) = account.findings
    assert (finding.name, finding.facts) == ("broken-law", {"law": "suits are names"})
    assert finding.witness is not None
    deal = records.load(finding.witness.record)
    assert len(deal.acts) == finding.witness.acts < 30
    assert not account.statements


def test_points_that_are_not_all_multiplied_make_another_game() -> None:
    about = subject("29")
    whole = with_points(about.profile)
    scoring = whole.rules.scoring._replace(last_trick_points=1)
    mirror = Mirror(whole.rules._replace(scoring=scoring), times=whole.times)
    for number in range(8):
        setting = laws.dealt(about, TABLES[0], 28, number)
        choice = laws.chosen(about, TABLES[0], 28, number)
        played = course(about.rules, mirror, setting, choice, LONGEST)
        if not played.is_alike:
            break
    short = shortest(about.rules, mirror, Broken(setting, played.acts))
    assert len(short.acts) <= len(played.acts)
    assert not course(about.rules, mirror, setting, again(short.acts), LONGEST).is_alike
