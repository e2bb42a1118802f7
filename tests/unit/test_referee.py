"""The referee: what an irregular act was, what it costs, and when nobody can tell."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import turup
from turup.game.chance_play import chosen, played_out
from turup.game.laying import card_laid, deck_with
from turup.game.records import Irregular
from turup.game.referee import Judgement, deal_then, judge
from turup.game.refusals import Refused
from turup.game.seats import seat_names
from turup.profiles import load
from turup.profiles.encoding import rules_of
from turup.rules import Rules

PRICES = """
turup: 1
about: {name: Strict, status: house}
extends: 28
deal: {redeals: {four_jacks: {how: asked}}}
penalties:
  revoke: {lose: 4, how: claimed, wrong_claim: 4}
  false_call: {price: deal, lose: 1}
  false_pair: {lose: 3, wrong_claim: 2}
  false_claim: {lose: 1}
  out_of_turn: {lose: 4}
  signal: {price: ends_deal, lose: 1, warnings: 1}
  wrong_cut: {price: double_due}
  misdeal: {price: redeal}
  reshuffle: {price: match}
"""


@pytest.fixture
def strict(tmp_path: Path) -> Rules:
    """The rules of a table that prices everything."""
    file = tmp_path / "strict.yaml"
    file.write_text(PRICES, encoding="utf-8")
    return rules_of(load(str(file)))


def deals(rules: Rules) -> Iterator[turup.Deal]:
    """Deals played to their end."""
    return (played_out(turup.Deal.shuffled(rules, 7, number)) for number in range(60))


def moments(rules: Rules) -> Iterator[tuple[turup.Deal, turup.Deal, str]]:
    """Every moment of play in some deals: the whole deal, the deal then, and who is to act."""
    for deal in deals(rules):
        for after in range(len(deal.acts)):
            then = deal_then(deal, after)
            if isinstance(deal.acts[after], turup.Play | turup.Call | turup.Show):
                yield deal, then, seat_names(rules)[then.to_act]


def why_not(then: turup.Deal, action: turup.Action) -> str:
    """Which rule refuses an act; empty if none does."""
    try:
        then.after(action)
    except Refused as refused:
        return refused.refusal.rule
    return ""


def found(rules: Rules, action: turup.Action, wanted: str) -> tuple[turup.Deal, str, int]:
    """A deal, a seat and a moment at which an act is refused for a reason, or legal."""
    for deal, then, seat in moments(rules):
        if why_not(then, action) == wanted:
            return deal, seat, len(then.acts)
    raise AssertionError(f"{action} is never {wanted or 'legal'}")


def told(rules: Rules, action: turup.Action, act: str, wanted: str, **more: str) -> Judgement:
    """What the referee says of an act at such a moment."""
    deal, seat, after = found(rules, action, wanted)
    return judge(deal, Irregular(seat, act, after, **more))


def test_a_call_with_the_suit_led_in_hand_costs_the_deal_and_one_more(strict: Rules) -> None:
    judgement = told(strict, turup.Call(), "false_call", "not_void")
    assert judgement.verdict == "priced"
    assert "may not call" in judgement.sentence
    assert judgement.result is not None
    assert judgement.result.outcome in ("made", "failed")
    assert [line.rule for line in judgement.result.lines][-1] == "penalties.false_call"
    assert abs(judgement.result.total) == 2


def test_a_call_that_was_open_is_none(strict: Rules) -> None:
    judgement = told(strict, turup.Call(), "false_call", "")
    assert judgement.verdict == "no_error"
    assert "might call" in judgement.sentence


def test_a_call_once_trump_is_exposed_is_not_decided(strict: Rules) -> None:
    judgement = told(strict, turup.Call(), "false_call", "trump_not_concealed")
    assert (judgement.verdict, judgement.result) == ("not_decided", None)


@pytest.mark.parametrize("what", ["", "king_queen"])
def test_a_pair_that_is_not_held_costs_three_and_play_goes_on(strict: Rules, what: str) -> None:
    show = turup.Show("king_queen")
    judgement = told(strict, show, "false_pair", "pair_not_held", what=what)
    assert judgement.verdict == "priced"
    assert judgement.sentence.endswith("Play goes on.")
    assert judgement.result is not None
    assert (judgement.result.outcome, abs(judgement.result.total)) == ("running", 3)


def test_who_doubts_a_pair_that_is_there_pays_two(strict: Rules) -> None:
    deal, seat, after = found(strict, turup.Show("king_queen"), "")
    names = seat_names(strict)
    accuser = names[(names.index(seat) + 1) % 4]
    doubted = Irregular(seat, "false_pair", after, claimed_by=accuser)
    judgement = judge(deal, doubted)
    assert judgement.verdict == "wrongly_claimed"
    assert f"{accuser} has accused wrongly" in judgement.sentence
    assert judgement.result is not None
    assert abs(judgement.result.total) == 2
    assert judge(deal, doubted._replace(claimed_by="")).verdict == "no_error"


def test_a_pair_shown_too_early_is_no_lie(strict: Rules) -> None:
    judgement = told(strict, turup.Show("king_queen"), "false_pair", "pair_too_early")
    assert judgement.verdict == "not_decided"


def test_a_pair_shown_before_the_play_or_out_of_turn_is_not_decided(strict: Rules) -> None:
    deal, then, seat = next(moments(strict))
    names = seat_names(strict)
    early = judge(deal, Irregular(seat, "false_pair", 1))
    assert (early.verdict, early.result) == ("not_decided", None)
    other = names[(names.index(seat) + 1) % 4]
    assert judge(deal, Irregular(other, "false_pair", len(then.acts))).verdict == "not_decided"


def test_a_pair_that_no_rule_knows_is_not_decided(strict: Rules) -> None:
    show = turup.Show("king_queen")
    judgement = told(strict, show, "false_pair", "pair_not_held", what="jodhi")
    assert "name it under what" in judgement.sentence


def test_a_claim_is_held_against_the_cards(strict: Rules) -> None:
    deal = next(deals(strict))
    claim = Irregular("North", "false_claim", len(deal.acts) - 3, what="four_jacks")
    assert judge(deal, claim).verdict == "priced"
    assert judge(deal, claim._replace(after=0)).verdict == "not_decided"
    assert judge(deal, claim._replace(what="")).verdict == "not_decided"


def test_a_right_claim_is_none(strict: Rules) -> None:
    """One hand has the four jacks, though nobody has thrown the cards in for them."""
    patient = strict.deal.redeals.rows[strict.labels.names["deal.redeals"].index("four_jacks")]
    assert patient.how.name == "asked"
    shuffled = turup.Deal.shuffled(strict, 7, 0)
    taken: set[int] = set()
    jacks = [card_laid(strict, jack, taken) for jack in ("SJ", "HJ", "DJ", "CJ")]
    deal = turup.Deal(strict, deck_with(strict, {2: jacks}, shuffled))
    while not deal.is_over:
        is_asked = any(isinstance(act, turup.AskRedeal) for act in deal.legal())
        deal = deal.after(turup.Pass() if is_asked else chosen(deal))
    claim = Irregular("North", "false_claim", len(deal.acts) - 3, what="four_jacks")
    assert judge(deal, claim).verdict == "no_error"


def test_who_is_not_to_act_acts_out_of_turn(strict: Rules) -> None:
    deal = next(deals(strict))
    then = deal_then(deal, 2)
    names = seat_names(strict)
    his, other = names[then.to_act], names[(then.to_act + 1) % 4]
    assert judge(deal, Irregular(other, "out_of_turn", 2)).verdict == "priced"
    assert judge(deal, Irregular(his, "out_of_turn", 2)).verdict == "no_error"
    assert judge(deal, Irregular(his, "out_of_turn", len(deal.acts))).verdict == "not_decided"


def test_the_first_signal_is_a_warning_and_the_second_ends_the_deal(strict: Rules) -> None:
    deal = next(deals(strict))
    first = Irregular("North", "signal", 2)
    again = Irregular("South", "signal", 4)
    other = Irregular("East", "signal", 3)
    assert judge(deal, first).verdict == "warned"
    assert judge(deal, again, (other, Irregular("North", "wrong_cut", 1))).verdict == "warned"
    judgement = judge(deal, again, (first, other))
    assert judgement.verdict == "priced"
    assert judgement.result is not None
    assert (judgement.result.outcome, judgement.result.why) == ("thrown_in", "ended")
    assert judgement.result.is_next_dealer
    assert sorted(judgement.result.scores) in ([-1, 0], [0, 1])


def test_a_wrong_cut_costs_double_and_a_misdeal_is_dealt_again(strict: Rules) -> None:
    deal = next(deals(strict))
    cut = judge(deal, Irregular("North", "wrong_cut", 0))
    assert cut.result is not None
    assert abs(cut.result.total) == 2
    dealt = judge(deal, Irregular("North", "misdeal", 0))
    assert dealt.sentence == "A misdeal of North. The same dealer deals again."
    assert dealt.result is not None
    assert (dealt.result.why, dealt.result.is_next_dealer) == ("dealt_again", False)


def test_a_price_in_the_midst_of_a_deal_leaves_the_deal_to_be_played(strict: Rules) -> None:
    deal = next(deals(strict))
    names = seat_names(strict)
    other = names[(deal_then(deal, 2).to_act + 1) % 4]
    judgement = judge(deal, Irregular(other, "out_of_turn", 2))
    assert judgement.result is not None
    match = turup.Match.begun(strict, 7).after_result(judgement.result)
    assert (match.deals, match.dealer) == (0, 0)
    assert any(match.tallies)
