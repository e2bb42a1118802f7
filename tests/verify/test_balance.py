"""What bids, steps, pairs and matches are worth: by numbers alone, so nothing is played here."""

from __future__ import annotations

from pathlib import Path

import pytest

from turup.profiles.shipped import profiles
from turup.verify import balance
from turup.verify.accounts import Account, Standing
from turup.verify.balance.matches import EVENING, deals_of, scores_of
from turup.verify.effort import EFFORTS, Level
from turup.verify.findings import Finding
from turup.verify.subject import subject
from turup.words.verifying import finding_sentence, statement_sentence

HEAD = "turup: 1\nabout: {name: Friday, status: house}\n"


def found(folder: Path, text: str) -> list[Finding]:
    """What is found in a profile of a few lines."""
    file = folder / "friday.yaml"
    file.write_text(HEAD + text, encoding="utf-8")
    return balance.cheap_findings(subject(str(file)))


@pytest.mark.parametrize("spec", sorted(profiles()))
def test_whatever_is_shipped_is_worth_what_it_should_be(spec: str) -> None:
    assert balance.cheap_findings(subject(spec)) == []


DOUBLED = "extends: 28\nhouse-rules: [doubling]\n"
CLEAN = {
    "stakes decide": "extends: 28\nhouse-rules: [no-pair]\n"
    "scoring: {goal: more_than_half, stakes: [{win: 1}, {from: 20, win: 2}]}\n",
    "a guard asks for the bid": f"{DOUBLED}pair: {{kinds: none}}\n"
    "doubling: {steps: {double: {if: {bid: {at_least: 20}}}}}\n"
    "scoring: {goal: more_than_half}\n",
    "trump is turned up from higher on": "extends: 28\ntrump: {exposed_from: 15}\n",
    "the redouble raises": f"{DOUBLED}doubling: {{steps: {{redouble: {{stake: {{plus: 2}}}}}}}}\n",
    "blind pays more": "extends: thunee\nsolo: {contracts: {blind_thunee: {win: 5}}}\n",
    "the floor lets some fall": "extends: 29\npair: {floor: 28}\n",
    "another pair has raised it": "extends: 29\n"
    "pair: {kinds: {plain: {cards: [K, Q], suit: plain, worth: 2}}, declarer: {if: {bid: 16}}}\n",
    "a misdeal is dealt again": "extends: 28\npenalties: {misdeal: {price: redeal}}\n",
    "a revoke costs something": "extends: 28\npenalties: {revoke: {price: ends_deal, lose: 1}}\n",
    "claimed": "extends: 28\npenalties: {revoke: {how: claimed, wrong_claim: 1}}\n",
    "one deal is meant": "extends: 28\nmatch: {win_at: none, lose_at: none, length: {deals: 1}}\n",
    "one of the stakes leaves something": "extends: 304\nmatch: {start: 2}\n",
    "sixty pips": "extends: 28\nmatch: {win_at: 60, lose_at: -60}\n",
}


@pytest.mark.parametrize("text", CLEAN.values(), ids=list(CLEAN))
def test_nothing_is_said_against(text: str, tmp_path: Path) -> None:
    assert found(tmp_path, text) == []


WRONG = {
    "bid-counts-for-nothing": "extends: 28\nhouse-rules: [no-pair]\n"
    "scoring: {goal: more_than_half}\n",
    "always-turned-up": "extends: 28\ntrump: {exposed_from: 14}\n",
    "step-without-gain": f"{DOUBLED}"
    "doubling: {steps: {redouble: {stake: {plus: 2}}}}\n"
    "scoring: {stakes: [{win: 1}, {from: 20, win: 2}]}\n",
    "blind-for-no-more": "extends: thunee\nsolo: {contracts: {blind_thunee: {win: 4}}}\n",
    "pair-for-nothing": "extends: 29\npair: {declarer: {if: {bid: {below: 20}}}, floor: 20}\n",
    "pair-decides-all": "extends: 28\npair: {kinds: {king_queen: {worth: 40}}, cap: none}\n",
    "offence-saves-the-deal": "extends: 28\npenalties: {signal: {price: ends_deal}}\n",
    "never-accused": "extends: 28\npenalties: {revoke: {wrong_claim: 1}}\n",
    "match-of-one-deal": "extends: 28\nmatch: {win_at: 1, lose_at: -1}\n",
    "match-too-long": "extends: 28\nmatch: {win_at: 61, lose_at: -61}\n",
}


@pytest.mark.parametrize(("name", "text"), WRONG.items(), ids=list(WRONG))
def test_a_number_that_is_off_is_told(name: str, text: str, tmp_path: Path) -> None:
    (finding,) = found(tmp_path, text)
    assert finding.name == name
    assert "{" not in finding_sentence(name, finding.facts)


def test_only_the_bids_at_which_a_step_raises_nothing_are_named(tmp_path: Path) -> None:
    (finding,) = found(tmp_path, WRONG["step-without-gain"])
    assert finding.facts["bids"] == "20 to 28"
    assert finding.facts["before"] == finding.facts["after"] == [4, 4]


def test_a_match_is_counted_in_deals_that_one_side_wins() -> None:
    rules = subject("28").rules
    assert deals_of(rules, scores_of(rules, 1, is_made=True)) == 6
    assert deals_of(rules, scores_of(rules, 4, is_made=False)) == 2
    assert deals_of(rules, [0] * 8) == EVENING + 1


def test_what_was_reckoned_is_said_to_be_proved() -> None:
    about, account = subject("29+doubling"), Account("balance", balance.UNIT)
    for _step in balance.examine(about, EFFORTS[Level.quick], balance.UNIT, account):
        pass
    told = {each.name: each.facts for each in account.statements}
    assert told["worth-reckoned"]["bids"] == account.positions == 14
    assert told["match-at-least"] == {"deals": 6}
    assert {each.standing for each in account.statements} == {Standing.proved}
    assert "14 bids" in statement_sentence("worth-reckoned", told["worth-reckoned"])
