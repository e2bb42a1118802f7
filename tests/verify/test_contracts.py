"""Each contract is made and broken, or named; and a check knows at once what numbers alone tell."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import TypeVar

import pytest

from turup.game.records import load
from turup.rules.state import NOBODY, Outcome
from turup.verify.accounts import Account, Standing
from turup.verify.auction import UNIT as BIDDING
from turup.verify.auction import examine as examine_auction
from turup.verify.auction.undertakings import Contract, label, listed, undertakings
from turup.verify.cheap import cheap_findings
from turup.verify.contracts import UNIT, examine
from turup.verify.contracts.bounds import Bound, bound_of
from turup.verify.contracts.deciding import AIMS, Decided, Decider
from turup.verify.contracts.telling import witness_of
from turup.verify.effort import EFFORTS, Effort, Level
from turup.verify.subject import Subject, subject

T = TypeVar("T")
QUICK = EFFORTS[Level.quick]
BROKEN = Path(__file__).parents[1] / "broken"


def about(folder: Path, parent: str, text: str = "") -> Subject:
    """A profile of a few lines."""
    file = folder / "friday.yaml"
    head = "turup: 1\nabout: {name: Friday, status: house}\n"
    file.write_text(f"{head}extends: {parent}\n{text}", encoding="utf-8")
    return subject(str(file))


def account_of(told: Subject, effort: Effort = QUICK) -> Account:
    """What the part tells of a profile."""
    account = Account("contracts", UNIT)
    for _step in examine(told, effort, UNIT, account):
        pass
    return account


def decided(told: Subject) -> list[Decided]:
    """Each contract of a profile, for both sides."""
    found, decider = [], Decider(told.rules, QUICK.seed, 2_000, 0)
    for undertaking in at_the_end(undertakings(told, QUICK)):
        found += [at_the_end(decider.decide(undertaking, aim)) for aim in AIMS]
    return found


def at_the_end(steps: Generator[None, None, T]) -> T:
    """What a generator returns."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


@pytest.mark.parametrize("spec", ["28", "28-two", "29-lucknow", "thunee", "west-bengal"])
def test_each_line_ends_as_it_is_told(spec: str) -> None:
    told = subject(spec)
    ways = {each.contract for each in at_the_end(undertakings(told, QUICK))}
    for each in decided(told):
        deal = load(witness_of(told.rules, each.shortest).record)
        state = deal.state()
        assert state.outcome == each.aim.outcome
        assert (state.solo, state.bid) == (each.contract.solo, each.contract.bid)
        assert each.contract in ways
    assert {each.contract for each in decided(told)} == ways


def test_every_bid_step_and_solo_is_a_contract() -> None:
    told = subject("29+doubling+thani")
    contracts = [each.contract for each in at_the_end(undertakings(told, QUICK))]
    plain = [each.bid for each in contracts if each.solo == each.step == NOBODY]
    assert plain == list(range(16, 30))
    words = listed(told.rules, contracts)
    assert words == "16 to 29, 16 with double, 16 with redouble, thani"
    assert label(told.rules, Contract(bid=0)) == "no bid"


def test_a_second_auction_and_no_trumps_are_contracts_of_their_own() -> None:
    for spec, words in (
        ("kerala-28", "14 to 28, 24 to 28 in the second auction, thani"),
        ("56-four", "28 to 56, 28 to 56 without trumps"),
    ):
        told = subject(spec)
        contracts = [each.contract for each in at_the_end(undertakings(told, QUICK))]
        plain = [each for each in contracts if each.step == NOBODY]
        assert listed(told.rules, plain) == words


def test_a_proof_needs_no_deal() -> None:
    told = subject(str(BROKEN / "never-made-no-trumps-above-all.yaml"))
    assert bound_of(told.rules, Contract(bid=56, is_no_trump=True)) == Bound.open
    assert bound_of(told.rules, Contract(bid=57, is_no_trump=True)) == Bound.never_made
    assert bound_of(told.rules, Contract(bid=60)) == Bound.open


def test_a_bid_that_needs_nothing_is_never_broken() -> None:
    """Where the other side has to reach a target above all there is, the bid is always made."""
    rules = subject("thunee").rules
    beyond = rules._replace(scoring=rules.scoring._replace(counters_need=2_000))
    assert bound_of(beyond, Contract(bid=10)) == Bound.never_broken
    nothing = rules._replace(scoring=rules.scoring._replace(counters_need=-1_000))
    assert bound_of(nothing, Contract(bid=104)) == Bound.never_made


def test_what_was_played_too_seldom_is_left_open() -> None:
    told = subject(str(BROKEN / "never-broken-one-long-suit.yaml"))
    account = account_of(told, QUICK._replace(deals=200))
    assert not account.findings
    (open_,) = [each for each in account.statements if each.standing == Standing.unexamined]
    assert open_.facts["what"] == "one_suit"


def test_a_bid_lost_for_nothing_is_shown_by_its_deal() -> None:
    account = account_of(subject(str(BROKEN / "lost-for-nothing-halved-pip.yaml")))
    (finding,) = account.findings
    assert finding.witness is not None
    deal = load(finding.witness.record)
    assert deal.state().outcome == Outcome.failed
    assert deal.result is not None
    assert set(deal.result.scores) == {0}


def test_shipped_profiles_are_made_and_broken() -> None:
    for spec in ("28-one-round", "29-gorakhpur", "kunukku", "thunee-two"):
        account = account_of(subject(spec))
        assert not account.findings
        assert [each.name for each in account.statements] == ["contracts-made", "contracts-failed"]


FLOORS = [
    "auction: {limits: {all: {if: {speeches: 0}, minimum: 18}}}",
    "auction: {limits: {first: {by: eldest, if: {standing: none}, minimum: 20}}}",
    "auction: {opening: forced, limits: {first: {by: eldest, if: {standing: none}, minimum: 20}}}",
    "auction: {limits: {a: {if: {bids: 0}, minimum: 17}, b: {if: {points: 0}, minimum: 19}}}",
    "auction: {limits: {dealer: {by: dealer, if: {standing: none}, minimum: 22}}}",
    "auction: {ask_partner: {answer: may_return}, limits: {all: {if: {speeches: 0}, minimum: 18}}}",
]


@pytest.mark.parametrize("text", FLOORS)
def test_a_check_knows_the_same_bids_as_the_exploration(tmp_path: Path, text: str) -> None:
    told = about(tmp_path, "29", text)
    account = Account("auction", BIDDING)
    for _step in examine_auction(told, QUICK, BIDDING, account):
        pass
    explored = [each.facts["what"] for each in account.findings]
    assert [each.facts["what"] for each in cheap_findings(told)] == explored


def test_a_check_knows_at_once_what_numbers_tell() -> None:
    known = {
        "unreachable-bid-first-from-eighteen": "unreachable-bid",
        "unreachable-step-redouble-of-high-bids": "unreachable-step",
        "never-made-richer-trumps": "never-made",
    }
    for stem, name in known.items():
        (finding,) = cheap_findings(subject(str(BROKEN / f"{stem}.yaml")))
        assert finding.name == name
    for spec in ("28", "304", "56-conventions", "thunee", "28+doubling+c", "28+bids-to-32"):
        assert not cheap_findings(subject(spec))
