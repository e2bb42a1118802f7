"""The bidding explored: small ladders by hand, and against every act of every deal gone through."""

from __future__ import annotations

import pickle
import tracemalloc
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from turup.profiles.derived import derived
from turup.rules import Rules, bidding
from turup.rules.acts import BID, LAY
from turup.rules.bids import bid_on
from turup.rules.phases import apply, list_legal
from turup.rules.state import Phase, State
from turup.verify.accounts import Account, Standing
from turup.verify.auction import UNIT, examine
from turup.verify.auction.beginnings import chosen
from turup.verify.auction.exploring import PHASE, Exploration, kind_of
from turup.verify.auction.lengths import longest
from turup.verify.auction.positions import Beginning, begun
from turup.verify.auction.reached import shortest
from turup.verify.auction.showing import acts_along, deal_of
from turup.verify.effort import EFFORTS, Effort, Level
from turup.verify.subject import Subject, subject

QUICK = EFFORTS[Level.quick]


def about(folder: Path, parent: str, text: str = "") -> Subject:
    """A profile of a few lines."""
    file = folder / "friday.yaml"
    head = "turup: 1\nabout: {name: Friday, status: house}\n"
    file.write_text(f"{head}extends: {parent}\n{text}", encoding="utf-8")
    return subject(str(file))


def explored_whole(rules: Rules) -> Exploration:
    """A plain beginning of some rules, explored."""
    exploration = Exploration(rules, chosen(rules, QUICK.seed, 1).beginnings[0])
    for _step in exploration.steps(QUICK):
        pass
    return exploration


def account_of(told: Subject, effort: Effort = QUICK) -> Account:
    """What the part tells of a profile."""
    account = Account("auction", UNIT)
    for _step in examine(told, effort, UNIT, account):
        pass
    return account


def facts_of(account: Account, name: str) -> dict[str, Any]:
    """The facts of the one statement of a name."""
    (statement,) = [each for each in account.statements if each.name == name]
    return statement.facts


def frozen(state: State) -> bytes:
    """Everything a state holds."""
    return pickle.dumps(state.facts())


def every_way(rules: Rules, state: State) -> tuple[int, dict[int, int]]:
    """The longest way to the first lead, and how soon each act can be said.

    Every act is tried, and two states are one only if they are the same in every field.
    """
    seen, soonest, order = {frozen(state): state}, dict[int, int](), [state]
    depth = {frozen(state): 0}
    following: dict[bytes, set[bytes]] = {}
    for here in order:
        at = frozen(here)
        following[at] = set()
        if here.phase in (Phase.play, Phase.over):
            continue
        list_legal(rules, here)
        for act in here.legal[: here.legal_count]:
            after = here.copy()
            apply(rules, after, act)
            key = frozen(after)
            soonest.setdefault(act, depth[at] + 1)
            following[at].add(key)
            if key not in seen:
                seen[key], depth[key] = after, depth[at] + 1
                order.append(after)
    lengths: dict[bytes, int] = {}
    waiting = [frozen(state)]
    while waiting:
        left = [each for each in following[waiting[-1]] if each not in lengths]
        if left:
            waiting.append(left[0])
        else:
            at = waiting.pop()
            lengths[at] = max((lengths[each] + 1 for each in following[at]), default=0)
    return lengths[frozen(state)], soonest


LADDERS = {
    "28": 3, "28-three": 2, "28-one-round": 3, "28+ditto": 2, "28+holder-may-match": 2,
    "28+pointless-may-pass": 2, "28+indicator-with-bid": 2, "29+doubling+c": 2, "29-lucknow": 2,
    "29-bangladesh": 2, "304": 1, "304-house": 1, "304-maharashtra": 1, "40+only-dealer": 1,
    "56-four": 2, "56-conventions": 1, "kerala-28": 2, "kunukku": 2, "thunee": 2, "thunee-two": 2,
}  # fmt: skip
"""Each kind of bidding there is, and how many numbers are left of it."""


def narrowed(spec: str, numbers: int) -> Rules:
    """The rules of a profile with the highest bids alone."""
    rules = subject(spec).rules
    least = bid_on(rules, max(0, rules.auction.top + 1 - numbers))
    second = rules.auction.second._replace(minimum=rules.auction.maximum)
    auction = rules.auction._replace(minimum=least, second=second)
    return derived(rules._replace(auction=auction))


@pytest.mark.parametrize("spec", LADDERS)
def test_merging_positions_loses_nothing(spec: str) -> None:
    rules = narrowed(spec, LADDERS[spec])
    exploration = explored_whole(rules)
    state = begun(rules, exploration.beginning)
    acts, soonest = every_way(rules, state)
    assert longest(exploration).acts == acts
    found = {said.act: length for said, length in sorted(shortest([exploration]).items())[::-1]}
    kinds = {kind_of(act, state, exploration.asked.trumps) for act in found}
    assert {kind_of(act, state, exploration.asked.trumps) for act in soonest} == kinds
    spoken = [act for act in found if act < LAY or act >= BID]
    assert {act: soonest[act] for act in spoken} == {act: found[act] for act in spoken}


def test_one_bid_is_counted_by_hand() -> None:
    """The eldest is asked for a redeal, must bid, lays his card, and then it is led."""
    exploration = explored_whole(narrowed("28", 1))
    assert len(exploration.positions) == 4
    assert longest(exploration).acts == 3


def test_two_bids_are_counted_by_hand() -> None:
    """Who may speak after 27: three seats; who can hold what: 28 each of four, 27 the eldest."""
    exploration = explored_whole(narrowed("28", 2))
    phases = [exploration.values(number)[PHASE] for number in range(len(exploration.positions))]
    assert Counter(phases) == {Phase.redeal: 1, Phase.auction: 4, Phase.trump: 5, Phase.play: 5}
    assert longest(exploration).acts == 1 + 4 + 1


def test_the_longest_bidding_of_28_and_29_is_what_one_reckons() -> None:
    """Fifteen bids and two final passes; fourteen bids with three passes first and two between."""
    for spec, speeches in (("28", 15 + 2), ("29", 14 + 3 + 13 * 2)):
        facts = facts_of(account_of(subject(spec)), "longest-auction")
        assert facts["speeches"] == speeches
        assert len(facts["line"]) == facts["acts"]


def test_the_first_and_the_longest_way_can_be_played() -> None:
    exploration = explored_whole(subject("thunee").rules)
    way = longest(exploration).way
    deal = deal_of(exploration, acts_along(exploration, way))
    assert deal.state().phase == Phase.play
    for number in exploration.said.values():
        assert not deal_of(exploration, exploration.way_to(number)).is_over


def test_what_hangs_on_the_cards_is_only_sampled() -> None:
    plain, by_cards = account_of(subject("29")), account_of(subject("thunee-two"))
    assert {each.standing for each in plain.statements} == {Standing.proved}
    assert {each.standing for each in by_cards.statements} >= {Standing.sampled}
    assert facts_of(by_cards, "auction-by-cards")["given"] > 1


def test_an_exploration_without_room_says_so() -> None:
    for small in (QUICK._replace(positions=100), QUICK._replace(memory=0)):
        account = account_of(subject("28"), small)
        assert facts_of(account, "auction-too-large")["positions"] <= 200
        assert not account.findings
        assert "longest-auction" not in {each.name for each in account.statements}


def test_memory_is_never_exceeded() -> None:
    """A search that stops at its bound has used no more than that."""
    tracemalloc.start()
    effort = QUICK._replace(memory=1)
    exploration = Exploration(*first_of("40"))
    before = tracemalloc.get_traced_memory()[0]
    for _step in exploration.steps(effort):
        pass
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert not exploration.is_whole
    assert used < 1 << 20


def first_of(spec: str) -> tuple[Rules, Beginning]:
    """The rules of a profile, and a plain beginning."""
    rules = subject(spec).rules
    return rules, chosen(rules, QUICK.seed, 1).beginnings[0]


def test_a_circle_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bidding is never over, so that all may pass for ever."""
    monkeypatch.setattr(bidding, "is_auction_over", lambda _rules, _state: False)
    account = account_of(subject("29"))
    (finding,) = [each for each in account.findings if each.name == "endless-auction"]
    assert finding.witness is not None
    assert finding.facts["acts"] == len("NESW")
    assert "longest-auction" not in {each.name for each in account.statements}


def test_no_shipped_profile_has_a_bid_that_cannot_be_made() -> None:
    for spec in ("28", "28-three", "29-kolkata", "thunee-two", "56-four", "west-bengal"):
        account = account_of(subject(spec))
        assert not account.findings
        assert account.positions > 80


BARS = {
    "dealer": ("{by: dealer, if: {speeches: 0}, minimum: no_bid}", ["the dealer"]),
    "side": (
        "{if: {standing: opponent}, minimum: no_bid}",
        ["the dealer", "the second after the dealer"],
    ),
}


@pytest.mark.parametrize(("limit", "who"), BARS.values(), ids=list(BARS))
def test_who_is_asked_and_never_can_bid_is_told(limit: str, who: list[str], tmp_path: Path) -> None:
    barred = about(tmp_path, "28", f"auction: {{limits: {{bar: {limit}}}}}\n")
    (finding,) = account_of(barred).findings
    assert (finding.name, finding.facts["who"]) == ("never-bids", who)
    assert finding.keys == ("auction.limits.bar.minimum", "auction.passing")


def test_who_may_come_back_bids_after_the_bar(tmp_path: Path) -> None:
    text = f"auction: {{passing: may_return, limits: {{bar: {BARS['dealer'][0]}}}}}\n"
    assert not account_of(about(tmp_path, "28", text)).findings


@pytest.mark.parametrize(
    ("rounds", "names"), [("until_passes", ["second-auction-for-one"]), ("one", [])]
)
def test_a_second_auction_is_for_those_who_are_still_in(
    rounds: str, names: list[str], tmp_path: Path
) -> None:
    text = f"auction: {{rounds: {rounds}, second: {{passing: stay_out}}}}\n"
    found = account_of(about(tmp_path, "kerala-28", text)).findings
    assert [each.name for each in found] == names
