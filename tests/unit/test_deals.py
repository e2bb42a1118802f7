"""Deals and matches as values: they never change, tell what happened, and can be taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

import turup
from turup.game.chance_play import chosen, played_out
from turup.game.records import dump, load
from turup.game.results import Result
from turup.game.seats import NotASeat, seat_named, seat_names, side_names

HEAD = "turup: 1\nabout: {name: Club, status: house}\n"
# The declarer lays a spare card, deals go clockwise, and everybody plays for himself.
LONE = HEAD + (
    "extends: 28\n"
    "deck: {order: [J, 9, A, 10, K, Q, 8], points: {J: 3, 9: 2, A: 1, 10: 1}, total: 28}\n"
    "table: {seats: 4, sides: lone_declarer, direction: clockwise}\n"
    "deal: {stages: [4, auction, trump, doubling, 3, solo, play], redeals: none}\n"
    "trump: {indicator: spare_card, never_exposed: void_deal}\n"
    "scoring: {paid: losers_pay}\n"
)
ANNOUNCED = HEAD + "extends: 28\ntrump: {indicator: announced}\nplay: {lead_limits: none}\n"
FREE = HEAD + "extends: 28\nauction: {opening: free, all_pass: same_dealer}\n"


def rules_of(text: str, tmp_path: Path) -> turup.Rules:
    path = tmp_path / "club.yaml"
    path.write_text(text, encoding="utf-8")
    return turup.load(path)


def first_deal(spec: str = "28") -> turup.Deal:
    return turup.Deal.shuffled(turup.load(spec), 5)


def test_a_deal_never_changes() -> None:
    deal = first_deal()
    with pytest.raises(AttributeError, match="a deal does not change"):
        deal.seed = 3
    after = deal.after(deal.legal()[0])
    assert deal.acts == ()
    assert len(after.acts) == 1
    assert after != deal


def test_equal_deals_are_equal_and_hash_alike() -> None:
    assert first_deal() == first_deal()
    assert hash(first_deal()) == hash(first_deal())
    assert first_deal() != first_deal("29")
    assert first_deal() != "a deal"


def test_an_act_can_be_taken_back() -> None:
    deal = first_deal()
    assert deal.undone() == deal
    for _ in range(9):
        before, deal = deal, deal.after(chosen(deal))
        assert deal.undone() == before


def test_a_deal_says_what_it_is() -> None:
    assert repr(first_deal()) == "<Deal of 28, seed 5, number 0, 0 acts>"


def test_a_deal_that_goes_on_has_no_result_and_ends_no_match() -> None:
    deal = first_deal()
    assert deal.result is None
    with pytest.raises(ValueError, match="the deal is not over"):
        turup.Match.begun(deal.rules, 5).after(deal)


def test_a_view_holds_what_the_seat_may_see() -> None:
    deal = first_deal()
    while not deal.is_over:
        for seat in range(4):
            view = deal.view(seat)
            assert view.hand == deal.hands[seat]
            assert bool(view.legal) == (seat == deal.to_act)
            assert {event.seat for event in view.events if isinstance(event, turup.CardsDealt)} == {
                seat
            }
        deal = deal.after(chosen(deal))


def test_a_lone_declarer_with_a_spare_card(tmp_path: Path) -> None:
    rules = rules_of(LONE, tmp_path)
    assert seat_names(rules) == ("North", "East", "South", "West")
    assert side_names(rules) == seat_names(rules)
    for number in range(8):
        deal = played_out(turup.Deal.shuffled(rules, 5, number))
        known = [event for event in deal.events if isinstance(event, turup.IndicatorKnown)]
        assert all(event.card is None for event in known)
        result = deal.result
        assert result is not None
        assert sum(result.scores) == 0
        if result.scores:
            assert result.total == result.scores[result.declarer]
        assert load(dump(deal)) == deal


def test_trump_named_aloud(tmp_path: Path) -> None:
    deal = played_out(turup.Deal.shuffled(rules_of(ANNOUNCED, tmp_path), 5))
    assert [event for event in deal.events if isinstance(event, turup.TrumpNamed)]
    assert load(dump(deal)) == deal


def test_all_pass_throws_the_deal_in(tmp_path: Path) -> None:
    deal = turup.Deal.shuffled(rules_of(FREE, tmp_path), 5)
    while not deal.is_over:
        deal = deal.after(turup.Pass())
    assert deal.result is not None
    assert (deal.result.outcome, deal.result.why, deal.result.total) == ("thrown_in", "all_pass", 0)
    assert load(dump(deal)) == deal
    match = turup.Match.begun(deal.rules, 5).after(deal)
    assert (match.deals, match.dealer, match.tallies) == (1, 0, (0, 0))


def test_a_deal_in_which_trump_was_never_exposed_is_void(tmp_path: Path) -> None:
    rules = rules_of(LONE, tmp_path)
    for number in range(60):
        deal = turup.Deal.shuffled(rules, 5, number)
        while not deal.is_over:
            loud = (turup.Call, turup.Expose, turup.Say, turup.Solo)
            deal = deal.after(next(act for act in deal.legal() if not isinstance(act, loud)))
        assert deal.result is not None
        if deal.result.why == "never_exposed":
            return
    raise AssertionError("trump was exposed in every deal")


def test_a_solo_sends_the_indicator_home() -> None:
    deal = first_deal("28+single-hand")
    while turup.Solo("single_hand") not in deal.legal():
        deal = deal.after(deal.legal()[-1])
    deal = deal.after(turup.Solo("single_hand"))
    assert any(isinstance(event, turup.IndicatorReturned) for event in deal.events)
    result = played_out(deal).result
    assert result is not None
    assert result.solo == "single_hand"
    assert result.lines[0].rule == "solo.contracts.single_hand"


def test_leaving_trump_to_a_later_card() -> None:
    deal = first_deal("28+seventh-card")
    while turup.LeaveTrump() not in deal.legal():
        deal = deal.after(deal.legal()[-1])
    deal = deal.after(turup.LeaveTrump())
    laid = [event for event in deal.events if isinstance(event, turup.IndicatorLaid)]
    assert len(laid) == 1
    assert load(dump(played_out(deal))) == played_out(deal)


def test_seats_are_named_or_counted_from_the_dealer() -> None:
    rules = turup.load("28")
    assert seat_named(rules, "west") == 1
    assert seat_named(rules, "S1", dealer=2) == 3
    for name in ("", "S4", "Player 1"):
        with pytest.raises(NotASeat):
            seat_named(rules, name)
    six = turup.load("56")
    assert seat_named(six, "player 3") == seat_named(six, "3") == 2
    with pytest.raises(NotASeat):
        seat_named(six, "7")


@pytest.mark.parametrize(
    "text",
    ["", "bid", "bid many", "bid 20 hats", "trump hats", "sing", "say", "show jodhi hats"],
)
def test_what_is_no_act_is_refused(text: str) -> None:
    from turup.game.actions import NotAnAction, read

    with pytest.raises(NotAnAction):
        read(text)


def test_a_pair_of_any_plain_suit_is_shown_with_its_suit() -> None:
    from turup.game.actions import read

    for said in ("show jodhi hearts", "show jodhi ♥", "show jodhi H"):
        assert read(said) == turup.Show("jodhi", "hearts")
    assert read("show king_queen") == turup.Show("king_queen")


def test_every_act_reads_back_from_its_text() -> None:
    from turup.game.actions import read

    for spec in ("28+seventh-card", "56", "40", "29+doubling+single-hand"):
        for number in range(5):
            for act in played_out(turup.Deal.shuffled(turup.load(spec), 5, number)).acts:
                assert read(str(act)) == act
    assert read("trump hearts") == turup.NameTrump("hearts")


def test_who_deals_next_goes_into_the_match() -> None:
    match = turup.Match.begun(turup.load("28+dealer-while-behind"), seed=3)
    result = Result("made", declarer=1, scores=(0, 1), next_dealer=0)
    assert match.after_result(result).dealer == 0
    assert match.after_result(result._replace(next_dealer=2)).dealer == 2
    unsaid = result._replace(next_dealer=-1)
    assert match.after_result(unsaid).dealer == 1
    assert match.after_result(unsaid._replace(is_next_dealer=False)).dealer == 0
