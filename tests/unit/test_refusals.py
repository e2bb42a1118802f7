"""Every verdict has a reason in words, and refusals met in play read well."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import turup
from turup.cards import Card
from turup.game.actions import TRUMPS
from turup.game.chance_play import chosen
from turup.game.refusals import Refused
from turup.rules import Rules
from turup.rules.verdicts import KEYS, Verdict
from turup.words.acts import act, opened
from turup.words.refusals import REASONS, reason

VERDICTS = [verdict for verdict in Verdict if verdict != Verdict.legal]
FACTS = {
    "seat": "North", "action": "show king_queen", "phase": "play", "record": "over_partner",
    "guard": {"standing": "partner", "suits": 1, "held": {"J": 4}}, "lead": "not_trump",
    "bid": 17, "minimum": 16, "maximum": 28, "steps": ((16, 2), (20, 4)), "least": 18, "limit": 6,
    "forms": ("number", "number_suit"), "after": "double", "said": "redouble", "by": "defenders",
    "led": "hearts", "held": "♥J ♥9", "trump": "spades", "trumps": "♠7", "best": "♠9",
    "indicator": "♠9", "declarer": "South", "is_declarer": False, "is_exposed": True,
    "exposes": "to_ruff",
    "window": "after_trick_since_exposure", "side": "declarer", "pairs": {"king_queen": "♠K ♠Q"},
}  # fmt: skip
SPECS = [
    "kerala-28", "56-conventions", "28+face-down",
    "28", "29+doubling", "40", "56", "28+doubling+c+jack-after-suit+single-hand",
    "29+over-partner-20", "28-one-round", "west-bengal", "28+single-hand-show",
    "28+higher-stakes+doubling", "28+no-pair", "28+seventh-card",
    "29-delhi", "28+open-trump",
]  # fmt: skip
# Rules that these profiles do not have, or that chance meets too seldom.
NOT_MET = {
    "ask_not_yours", "ask_guarded", "asked_already", "partner_silent", "must_answer",
    "between_steps", "suit_not_in_deck", "must_call", "declarer_plays", "void", "solo_not_yours",
    "pair_not_for_side", "pair_guarded", "step_above_limit", "own_bid", "barred_from_bidding",
    "pair_shown_already", "dealer_must_bid", "pair_not_at_bid", "step_guarded",
    "later_guarded", "must_leave", "declarer_exposes", "opening_lead",
    "solo_not_higher", "pair_in_solo", "pair_not_plain",
    "partner_not_in_deck", "partner_in_hand", "claim_without_partner",
    "no_conceding", "concede_not_yours", "concede_after_claim",
    "claim_not_yours", "claim_out_of_reach", "claim_guarded", "claim_in_solo", "claimed_already",
    "claim_before_lead", "claim_at_turn",
}  # fmt: skip


ROOT = Path(__file__).parents[1]


def test_every_verdict_has_a_reason_and_a_key() -> None:
    assert set(REASONS) == {verdict.name for verdict in VERDICTS}
    assert set(KEYS) == set(VERDICTS)


@pytest.mark.parametrize("verdict", VERDICTS, ids=lambda verdict: verdict.name)
def test_every_verdict_is_worded(verdict: Verdict) -> None:
    said = reason(verdict.name, FACTS)
    assert said
    assert "{" not in said


def acts_of(rules: Rules) -> list[turup.Action]:
    names = rules.labels.names
    named = [
        *map(turup.Say, names.get("doubling.steps", ())),
        *map(turup.Solo, names.get("solo.contracts", ())),
        *map(turup.AskRedeal, names.get("deal.redeals", ())),
        *map(turup.Show, names.get("pair.kinds", ())),
    ]
    wordings = [("", False), ("hearts", False), ("hearts", True), ("plus", False), ("noes", False)]
    bids = [turup.Bid(points, *how) for points in range(10, 62, 3) for how in wordings]
    cards = [Card(suit, rank) for suit in range(4) for rank in range(6, 15)]
    plain = [turup.Pass(), turup.Call(), turup.Expose(), turup.Open(), turup.LeaveTrump()]
    suits = [turup.NameTrump(suit) for suit in TRUMPS]
    return [*plain, *named, *bids, *suits, *map(turup.Play, cards), *map(turup.Lay, cards)]


def refusals(spec: str) -> dict[str, str]:
    """One refusal for each verdict that random tries meet."""
    rules, chance, met = turup.load(spec), random.Random(1), {}  # noqa: S311 - any tries will do
    acts = acts_of(rules)
    for number in range(9):
        deal = turup.Deal.shuffled(rules, 11, number, tallies=(number % 2, 0))
        while not deal.is_over:
            for tried in [*acts[:8], *chance.sample(acts, 16)]:
                try:
                    deal.after(tried)
                except Refused as refused:
                    met.setdefault(refused.refusal.rule, str(refused))
            deal = deal.after(chosen(deal))
    return met


def test_refusals_met_in_play_are_whole_sentences() -> None:
    met: dict[str, str] = {}
    for spec in SPECS:
        met = {**refusals(spec), **met}
    for said in met.values():
        assert re.match(r"(North|South|East|West|Player \d) may not .*: .+\.$", said), said
        assert "{" not in said
    assert {verdict.name for verdict in VERDICTS} - set(met) <= NOT_MET


def test_a_refusal_says_who_what_why_and_where() -> None:
    deal = turup.Deal.shuffled(turup.load("28"), 34)
    for _ in range(15):
        deal = deal.after(chosen(deal))
    while True:
        hand = deal.hands[deal.to_act]
        try:
            for card in hand:
                deal.after(turup.Play(card))
            deal = deal.after(chosen(deal))
        except Refused as refused:
            if refused.refusal.rule == "follow":
                assert re.fullmatch(
                    r"\w+ may not play .\w+: \w+ were led and \w+ holds .+ "
                    r"\(play.follow, 28.yaml:\d+\)\.",
                    str(refused),
                )
                return
            deal = deal.after(chosen(deal))


def test_nobody_acts_when_the_deal_is_over() -> None:
    from turup.game.chance_play import played_out

    deal = played_out(turup.Deal.shuffled(turup.load("28"), 34))
    with pytest.raises(Refused, match="The deal is over; nobody can pass any more"):
        deal.after(turup.Pass())


def claims_refused(names: tuple[str, ...], rule: str) -> dict[str, str]:
    """What is said to each claim, when it is refused for a reason."""
    met: dict[str, str] = {}
    for number in range(40):
        deal = turup.Deal.shuffled(turup.load("thunee"), 11, number)
        while not deal.is_over:
            for name in set(names) - set(met):
                try:
                    deal.after(turup.Claim(name))
                except Refused as refused:
                    if refused.refusal.rule == rule:
                        met[name] = str(refused)
            if len(met) == len(names):
                return met
            deal = deal.after(chosen(deal))
    return met


def test_a_claim_of_the_other_side_names_the_side_whose_it_is() -> None:
    said = claims_refused(("khanak", "backward_khanak"), "claim_not_yours")
    assert "only the declarer's side may claim it (scoring.claims.khanak" in said["khanak"]
    backward = said["backward_khanak"]
    assert "only the defenders may claim it (scoring.claims.backward_khanak" in backward


def test_bids_off_the_ladder_are_told_by_their_own_rules() -> None:
    deal = turup.Deal.shuffled(turup.load("28"), 34)
    if deal.legal()[0] == turup.Pass():
        deal = deal.after(turup.Pass())
    for points, said in ((13, "the bidding begins at 14"), (40, "28 is the highest bid")):
        with pytest.raises(Refused, match=said):
            deal.after(turup.Bid(points))


def test_a_suit_has_one_name_and_what_is_none_is_refused() -> None:
    named = turup.Deal.shuffled(turup.load("56"), 1)
    for trump in ("S", "♠", "Spades", "no trump", "nonsense"):
        with pytest.raises(Refused, match="a bid here is a number and a suit"):
            named.after(turup.Bid(28, trump))
    alone = turup.Deal.shuffled(turup.load("28-one-round"), 1)
    while turup.Bid(16) not in alone.legal():
        alone = alone.after(alone.legal()[0])
    with pytest.raises(Refused, match="a bid here is a number alone"):
        alone.after(turup.Bid(16, "nonsense"))
    spare = turup.Deal.shuffled(turup.load(ROOT / "oracle" / "profiles" / "spare-card.yaml"), 1)
    while turup.NameTrump("spades") not in spare.legal():
        spare = spare.after(spare.legal()[0])
    for suit in ("S", "♠", "stars"):
        with pytest.raises(Refused, match="the suit is not in the deck"):
            spare.after(turup.NameTrump(suit))


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        (("pass", "bid 20", "bid 21", "bid 28"), "pass or bid 20 to 28"),
        (("bid 28 hearts", "bid 29 hearts"), "bid 28 to 29 in hearts"),
        (
            ("bid 28 spades", "bid spades 29", "bid 30 plus", "bid 31 no trumps", "bid 31 noes"),
            "bid 28 to 31 in spades or without trumps or so many more or noes",
        ),
        (("lay ♠7", "lay ♥8"), "lay ♠7, ♥8 face down"),
        (("call", "play ♠7", "play ♥8"), "call for trump, ♠7, ♥8"),
        (tuple(f"play ♠{n}" for n in range(10)), ""),
    ],
)
def test_what_is_open_is_told_in_few_words(texts: tuple[str, ...], said: str) -> None:
    assert opened(texts) == said


def test_acts_are_worded() -> None:
    assert act("say redouble") == "redouble"
    assert act("say set") == "say set"
    assert act("redeal four_jacks") == "ask for a redeal (four jacks)"
