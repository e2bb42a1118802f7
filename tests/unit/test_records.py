"""A record loads to an equal deal, and a bad one is told with its place."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import turup
from clubs import club
from turup.game.chance_play import chosen, played_out
from turup.game.record_reading import RecordProblems
from turup.game.records import Irregular, Record, dump, load, load_record
from turup.game.referee import judge
from turup.game.soundness import ground_for
from turup.profiles.shipped import overlays, profiles
from turup.rules.table import accounts
from turup.words.records import SENTENCES

SPECS = [*profiles(), "29+doubling+half-score+sets", "28+seventh-card", "56-eight"]


def deal_of(spec: str, number: int = 0, **asked: object) -> turup.Deal:
    return played_out(turup.Deal.shuffled(turup.load(spec), 3, number, **asked))


@pytest.mark.parametrize("spec", SPECS)
def test_a_record_loads_to_an_equal_deal(spec: str) -> None:
    for number in range(3):
        others = [-number] * (accounts(turup.load(spec)) - 1)
        deal = deal_of(spec, number, dealer=number % 2, tallies=(number, *others))
        again = load(dump(deal))
        assert again == deal
        assert again.result == deal.result
        assert again.events == deal.events


@pytest.mark.parametrize("overlay", sorted(overlays()))
def test_the_house_rules_are_in_the_record(overlay: str) -> None:
    deal = deal_of(ground_for(overlay))
    assert load(dump(deal)).rules == deal.rules


def test_what_can_never_happen_at_a_table_is_in_no_record(tmp_path: Path) -> None:
    three = "table: {seats: 3, sides: lone_declarer}\ndeck: {order: [J, 9, A, 10, K, Q]}\n"
    deal = deal_of(str(club(tmp_path, three)))
    names = deal.rules.labels.names["deal.redeals"]
    assert "one_suit" not in names  # six cards a suit, eight a hand
    assert "four_jacks" in names
    assert load(dump(deal)) == deal


def test_a_deal_that_goes_on_can_be_saved() -> None:
    deal = turup.Deal.shuffled(turup.load("28"), 3)
    for _ in range(20):
        assert load(dump(deal)) == deal
        deal = deal.after(chosen(deal))


def test_cards_laid_by_hand_have_no_seed() -> None:
    shuffled = turup.Deal.shuffled(turup.load("56"), 3)
    deal = played_out(turup.Deal(shuffled.rules, shuffled.deck))
    assert "seed" not in dump(deal)
    assert load(dump(deal)) == deal


def test_the_mark_that_a_claim_has_lifted_is_kept() -> None:
    deal = deal_of("thunee", raised=13)
    assert "\nraised: 13\n" in dump(deal)
    assert load(dump(deal)) == deal
    assert load(dump(deal)).raised == 13


def test_irregular_acts_are_kept() -> None:
    deal = deal_of("40")
    irregular = (Irregular("Player 2", "revoke", 20, "S7", "Player 3"),)
    assert load_record(dump(deal, irregular)) == Record(deal, irregular)


def test_a_record_outlives_its_profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    club(tmp_path, "auction: {minimum: 15}\n")
    deal = deal_of("club.yaml")
    record = dump(deal)
    changed_since = club(tmp_path, "auction: {minimum: 20}\n")
    assert load(record) == deal
    changed_since.unlink()
    assert load(record).rules.auction.minimum == 15


def changed(old: str, new: str) -> Callable[[str], str]:
    return lambda text: re.sub(old, new, text, count=1)


def test_a_value_that_cannot_be_read_is_told_once() -> None:
    text = re.sub("seed: .*", "seed: 1.5", dump(deal_of("28")))
    with pytest.raises(RecordProblems) as told:
        load(text)
    assert [problem.name for problem in told.value.problems] == ["not-whole"]


BAD = {
    "not-a-record": changed("turup-record: 1\n", ""),
    "record-newer": changed("turup-record: 1", "turup-record: 2"),
    "record-unknown-key": changed("dealer:", "deeler:"),
    "record-without-key": changed("dealer: .*\n", ""),
    "record-wrong-value": changed("seed: 3", "seed: many"),
    "record-other-generator": changed("generator: .*", "generator: mersenne"),
    "record-not-a-card": changed(r"  - (\w+) ", "  - S2 "),
    "record-card-twice": changed(r"  - (\w+) (\w+)", r"  - \1 \1"),
    "record-cards-missing": changed(r"  - \w+ ", "  - "),
    "record-not-a-seat": changed("dealer: North", "dealer: Nord"),
    "record-not-an-act": changed("bid ", "bidde "),
    "record-out-of-turn": changed(r"(acts:\n  - )\w+", r"\1North"),
    "record-refused": changed(r"bid \d+", "bid 2"),
    "record-after-end": changed("result:", "  - North: pass\nresult:"),
    "record-other-result": changed("outcome: .*", "outcome: thrown_in"),
    "record-other-rules": changed('fingerprint: ".*"', 'fingerprint: "123456789012"'),
    "unknown-choice": changed("opening: forced", "opening: sometimes"),
    "duplicate-key": changed("dealer: North\n", "dealer: North\ndealer: North\n"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_told_with_its_place(name: str) -> None:
    text = dump(deal_of("28"))
    bad = BAD[name](text)
    assert bad != text
    with pytest.raises(RecordProblems) as caught:
        load(bad)
    lines = str(caught.value).splitlines()
    assert any(re.fullmatch(rf"record:\d+:\d+: .+ \[{name}\]", line) for line in lines), lines


def test_every_fault_of_a_record_is_tried() -> None:
    assert set(SENTENCES) <= set(BAD)


def test_every_fault_of_a_record_is_explained() -> None:
    from turup.words.checks import SENTENCES as OTHERS
    from turup.words.explaining import paragraphs

    assert set(paragraphs()) == {*SENTENCES, *OTHERS}


@pytest.mark.parametrize(
    "text",
    ["\n", "[]\n", "turup-record: 1\nacts: 3\n", "turup-record: {}\n", "\x00\n", "a: b: c\n",
     "turup-record: 1\ndealer: x\ndeck: [1]\nacts: [x]\nrules: {}\n",
     "turup-record: 1\ndealer: x\ndeck: [1]\nacts: []\nrules: {extends: 28, turup: 1}\n"],
)  # fmt: skip
def test_nothing_that_stands_in_a_record_is_a_crash(text: str) -> None:
    with pytest.raises(RecordProblems) as caught:
        load(text)
    assert str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("seed: 3", "seed: 4294967296", "seed takes 0 to 4294967295"),
        ("deal: 1", "deal: 0", "deal takes 1 to 4294967295"),
        ("tallies: .*", "tallies: {North/South: 1, Nobody: 2}", "tallies takes North/South"),
        (r"(acts:\n)", r"\1  - pass\n", "acts takes SEAT: ACT"),
        ("(rules:\n)", r"\1  extends: 28\n", "a record has no key 'rules.extends'"),
    ],
)
def test_values_are_read_with_care(old: str, new: str, place: str) -> None:
    text = dump(deal_of("28", tallies=(1, 2)))
    with pytest.raises(RecordProblems, match=re.escape(place)):
        load(re.sub(old, new, text, count=1))


def test_a_record_may_say_more_or_less() -> None:
    deal = deal_of("28")
    text = dump(deal)
    assert load(re.sub("deal: 1\n", "x-note: our first\n", text)) == deal
    assert load(re.sub("spec: .*\n", "spec: 28\n", text)).rules.labels.spec == "28"
    assert load(re.sub("result:\n(  .*\n)*", "", text)) == deal


@pytest.mark.parametrize(
    "irregular",
    [
        "[3]",
        "[{seat: North}]",
        "[{seat: X, act: revoke, after: 1}]",
        "[{seat: North, act: cough, after: 1}]",
        "[{seat: North, act: revoke, after: -1}]",
    ],
)
def test_irregular_acts_are_read_with_care(irregular: str) -> None:
    text = dump(deal_of("28")).replace("result:", f"irregular: {irregular}\nresult:", 1)
    with pytest.raises(RecordProblems):
        load(text)


def at_play(spec: str, claimed_by: str = "") -> tuple[turup.Deal, Irregular]:
    """A deal with a revoke in it."""
    from turup.game.seats import seat_names

    for number in range(20):
        deal = deal_of(spec, number)
        then = deal.restarted()
        for after, action in enumerate(deal.acts):
            if isinstance(action, turup.Play):
                for card in then.hands[then.to_act]:
                    if turup.Play(card) not in then.legal():
                        seat = seat_names(deal.rules)[then.to_act]
                        return deal, Irregular(seat, "revoke", after, card.ascii, claimed_by)
            then = then.after(action)
    raise AssertionError("no revoke found")


def test_a_revoke_costs_the_deal() -> None:
    judgement = judge(*at_play("28"))
    assert judgement.verdict == "priced"
    assert judgement.result is not None
    assert judgement.result.lines
    assert "may not play" in judgement.sentence


def test_a_revoke_that_must_be_claimed_costs_nothing_unclaimed() -> None:
    assert judge(*at_play("40")).verdict == "not_claimed"
    judgement = judge(*at_play("40", claimed_by="Player 1"))
    assert judgement.verdict == "priced"
    assert judgement.result is not None
    assert judgement.result.lines[-1].rule == "penalties.revoke"


def test_a_legal_card_is_no_revoke() -> None:
    deal, irregular = at_play("28")
    action = deal.acts[irregular.after]
    assert isinstance(action, turup.Play)
    judgement = judge(deal, irregular._replace(card=action.card.ascii))
    assert judgement.verdict == "no_error"
    assert judgement.result is None


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"after": 0}, "no card was being played"),
        ({"act": "reshuffle"}, "no bidding"),
        ({"card": "X9"}, "did not hold"),
    ],
)
def test_what_cannot_be_known_is_not_decided(changes: dict[str, object], reason: str) -> None:
    deal, irregular = at_play("28")
    judgement = judge(deal, irregular._replace(**changes))
    assert judgement.verdict == "not_decided"
    assert reason in judgement.sentence
    assert judgement.result is None


def test_another_seats_turn_is_not_decided() -> None:
    deal, irregular = at_play("28")
    others = [seat for seat in ("North", "South") if seat != irregular.seat]
    assert "turn" in judge(deal, irregular._replace(seat=others[0])).sentence


def test_a_reshuffle_in_the_auction_loses_the_match() -> None:
    deal = deal_of("28")
    judgement = judge(deal, Irregular("South", "reshuffle", 1))
    assert judgement.verdict == "match_lost"
    assert judgement.result is not None
    match = turup.Match.begun(deal.rules, 3).after_result(judgement.result)
    assert match.is_over
    assert match.loser == 0


def test_what_has_no_price_costs_nothing() -> None:
    assert judge(deal_of("56"), Irregular("Player 2", "reshuffle", 1)).verdict == "not_priced"
