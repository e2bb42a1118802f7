"""What a profile expects and accepts is held against what was found."""

from __future__ import annotations

from pathlib import Path

import pytest

from turup.game.records import load
from turup.profiles import examine
from turup.verify.accounts import Account
from turup.verify.findings import Finding
from turup.verify.judging import judged
from turup.verify.subject import Subject, subject

HEAD = "turup: 1\nabout: {name: Friday, status: house}\n"


def about(folder: Path, text: str, parent: str = "29") -> Subject:
    """A profile of a few lines."""
    file = folder / "friday.yaml"
    file.write_text(f"{HEAD}extends: {parent}\n{text}", encoding="utf-8")
    return subject(str(file))


def verdict(told: Subject, *accounts: Account) -> tuple[str, str]:
    """What came of the one expectation: what it is, and how it is known."""
    (account,) = [each for each in judged(told, accounts) if each.part == "expect"]
    if account.findings:
        (finding,) = account.findings
        return finding.name, finding.keys[0]
    (statement,) = account.statements
    return statement.name, str(statement.standing)


def auction(acts: int) -> Account:
    """An account that knows the longest auction."""
    account = Account("auction", is_whole=True)
    account.proved("longest-auction", acts=acts)
    return account


def redeals(per_thousand: float) -> Account:
    """An account that knows how many deals are dealt anew."""
    account = Account("redeals", is_whole=True)
    account.sampled("redeals-in-all", per_thousand=per_thousand)
    return account


def with_findings(part: str, *names: str, is_whole: bool = True) -> Account:
    """An account of some findings."""
    account = Account(part, is_whole=is_whole)
    for name in names:
        account.found(Finding(name, ("auction.step",)))
    return account


MET, OPEN, FAILS = "expectation-met", "expectation-open", "expectation-fails"


@pytest.mark.parametrize(
    ("said", "accounts", "told"),
    [
        ("card_points: 29", [], (MET, "proved")),
        ("card_points: 28", [], (FAILS, "expect.card_points")),
        ("longest_auction: 40", [auction(40)], (MET, "proved")),
        ("longest_auction: 39", [auction(40)], (FAILS, "expect.longest_auction")),
        ("longest_auction: 39", [], (OPEN, "unexamined")),
        ("redeals_per_thousand: 40", [redeals(39.5)], (MET, "sampled")),
        ("redeals_per_thousand: 39", [redeals(39.5)], (FAILS, "expect.redeals_per_thousand")),
        ("dead_keys: none", [with_findings("coverage")], (MET, "sampled")),
        ("dead_keys: none", [with_findings("coverage", is_whole=False)], (OPEN, "unexamined")),
        ("dead_keys: none", [with_findings("coverage", "dead-key")], (FAILS, "expect.dead_keys")),
        ("contracts: losable", [with_findings("contracts", "never-made")], (MET, "sampled")),
        (
            "contracts: open",
            [with_findings("contracts", "never-made")],
            (FAILS, "expect.contracts"),
        ),
        (
            "contracts: losable",
            [with_findings("contracts", "never-broken", is_whole=False)],
            (FAILS, "expect.contracts"),
        ),
        ("contracts: open", [], (OPEN, "unexamined")),
    ],
)
def test_an_expectation_is_met_or_not_or_cannot_be_told(
    tmp_path: Path, said: str, accounts: list[Account], told: tuple[str, str]
) -> None:
    assert verdict(about(tmp_path, f"expect: {{{said}}}\n"), *accounts) == told


def test_where_game_points_come_from_nowhere_a_deal_shows_it(tmp_path: Path) -> None:
    told = about(tmp_path, "expect: {zero_sum: always}\n")
    assert told.profile.keys["scoring"]["paid"] == "declarer_scores"
    (account,) = judged(told, [])
    (finding,) = account.findings
    assert finding.witness is not None
    deal = load(finding.witness.record)
    assert deal.result is not None
    assert sum(deal.result.scores) != 0
    assert list(deal.result.scores) == finding.facts["found"]
    paid = about(tmp_path, "expect: {zero_sum: always}\nscoring: {paid: losers_pay}\n")
    assert verdict(paid) == (MET, "sampled")


def test_an_expectation_knows_its_place_and_is_no_rule(tmp_path: Path) -> None:
    told = about(tmp_path, "expect: {card_points: 29}\n")
    place = told.profile.origins["expect.card_points"].place
    assert (place.line, Path(place.file).name) == (4, "friday.yaml")
    assert told.fingerprint == subject("29").fingerprint
    assert not subject("29").profile.expect


ACCEPTS = "accepts: {never-made: {keys: [auction.step], why: It is meant so.}}\n"


def test_an_accepted_finding_is_told_with_its_reason_and_is_none(tmp_path: Path) -> None:
    told = about(tmp_path, ACCEPTS)
    found, expected = judged(told, [with_findings("contracts", "never-made", "never-broken")])
    assert [finding.name for finding in found.findings] == ["never-broken"]
    assert [(pardon.finding.name, pardon.why) for pardon in found.pardons] == [
        ("never-made", "It is meant so.")
    ]
    assert not expected.statements


def test_only_where_one_of_the_keys_is_at_fault(tmp_path: Path) -> None:
    told = about(tmp_path, ACCEPTS.replace("auction.step", "auction.minimum"))
    found, expected = judged(told, [with_findings("contracts", "never-made")])
    assert [finding.name for finding in found.findings] == ["never-made"]
    assert [each.name for each in expected.statements] == ["not-met-with"]
    anywhere = about(tmp_path, "accepts: {never-made: {why: It is meant so.}}\n")
    found, _expected = judged(anywhere, [with_findings("contracts", "never-made")])
    assert not found.findings


def test_children_and_overlays_keep_what_is_accepted(tmp_path: Path) -> None:
    about(tmp_path, ACCEPTS)
    child = tmp_path / "child.yaml"
    child.write_text(f"{HEAD}extends: friday.yaml\n", encoding="utf-8")
    profile = examine(str(child)).profile
    assert profile is not None
    assert profile.accepts["never-made"].why == "It is meant so."
    assert not profile.expect


def test_a_profile_that_says_nothing_has_no_account_of_it(tmp_path: Path) -> None:
    (account,) = judged(about(tmp_path, ""), [with_findings("contracts", "never-made")])
    assert account.part == "contracts"
