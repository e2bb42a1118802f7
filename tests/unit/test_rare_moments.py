"""Moments that come seldom, watched in whole deals."""

from __future__ import annotations

from pathlib import Path

import pytest

from turup import load
from turup.game.actions import Call, Concede, Expose, Lay, Pass, Play
from turup.game.chance_play import chosen, played_out
from turup.game.deal import Deal
from turup.game.events import GivenUp, PairShown, ThrownIn, TrumpExposed
from turup.game.records import dump, load_record
from turup.game.soundness import broken_in
from turup.rules import Rules
from turup.rules.state import Phase


def rules_with(folder: Path, keys: str, parent: str = "28") -> Rules:
    """The rules of a child of a shipped profile."""
    path = folder / "table.yaml"
    head = "turup: 1\nabout: {name: A table, status: house}\n"
    path.write_text(f"{head}extends: {parent}\n{keys}", encoding="utf-8")
    return load(path)


def played_until(rules: Rules, wanted: type, deals: int = 3000) -> Deal:
    """The first deal by chance in which something happens."""
    for number in range(deals):
        deal = played_out(Deal.shuffled(rules, 1, number))
        if any(isinstance(event, wanted) for event in deal.events):
            return deal
    pytest.fail(f"no {wanted.__name__} in {deals} deals")


def test_defenders_without_trump_end_the_deal_when_it_is_exposed(tmp_path: Path) -> None:
    keys = (
        "deal:\n  redeals:\n    none_left:\n"
        "      {when: exposure, whose: defenders, if: {trumps: {below: 3}}}\n"
    )
    rules = rules_with(tmp_path, keys)
    for number in range(500):
        deal = played_out(Deal.shuffled(rules, 1, number))
        if deal.events[-1] == ThrownIn("none_left"):
            break
    assert isinstance(deal.events[-2], TrumpExposed)
    assert deal.result is not None
    assert not deal.result.is_next_dealer


def test_trump_never_exposed_voids_the_deal(tmp_path: Path) -> None:
    keys = "trump: {indicator: spare_card, never_exposed: void_deal}\n"
    rules = rules_with(tmp_path, keys)
    deal = Deal.shuffled(rules, 1, 0)
    while not deal.is_over:
        quiet = [act for act in deal.legal() if not isinstance(act, (Call, Expose))]
        deal = deal.after(quiet[0])
    assert deal.events[-1] == ThrownIn("never_exposed")


def test_a_declarer_with_nothing_left_exposes_his_indicator_in_the_last_trick() -> None:
    rules = load("28")
    deal = Deal.shuffled(rules, 3, 0)
    while not deal.is_over and deal.state().phase != Phase.play:
        deal = deal.after(chosen(deal))
    laid = next(act for act in deal.acts if isinstance(act, Lay))
    while not deal.is_over:
        quiet = [act for act in deal.legal() if not isinstance(act, (Call, Expose))]
        deal = deal.after(quiet[0])
    exposed = next(event for event in deal.events if isinstance(event, TrumpExposed))
    assert exposed.card == laid.card
    assert Play(laid.card) in deal.acts[-4:]


@pytest.mark.parametrize("holder", ["one_hand", "side"])
def test_a_pair_that_counts_by_itself_needs_nobody_to_show_it(tmp_path: Path, holder: str) -> None:
    rules = rules_with(tmp_path, f"pair: {{declared: by_itself, holder: {holder}}}\n")
    deal = played_until(rules, PairShown)
    shown = [event for event in deal.events if isinstance(event, PairShown)]
    assert len(shown) == 1
    assert not any(str(act).startswith("show") for act in deal.acts)


def test_two_suits_are_dealt_and_played(tmp_path: Path) -> None:
    keys = (
        "deck: {suits: [spades, hearts], total: 14}\n"
        "deal: {stages: [2, auction, trump, doubling, 2, solo, play], redeals: none}\n"
        "auction: {minimum: 7, maximum: 14}\n"
    )
    deal = played_out(Deal.shuffled(rules_with(tmp_path, keys), 1, 0))
    assert {card.suit for card in deal.cards} == {0, 1}
    assert len(deal.cards) == 16
    assert sum(deal.result.points) == 14 if deal.result else False


def test_a_pass_that_is_asked_for_nothing_changes_nothing() -> None:
    deal = Deal.shuffled(load("28"), 1, 0)
    assert deal.legal()[0] == Pass()
    assert deal.after(Pass()).hands == deal.hands


def test_a_leader_with_nothing_but_his_indicator_exposes_it_as_the_play_begins(
    tmp_path: Path,
) -> None:
    keys = (
        "deck: {order: [J], points: {J: 7}}\n"
        "deal: {stages: [1, auction, trump, play], redeals: none}\n"
        "pair: {kinds: none}\n"
    )
    rules = rules_with(tmp_path, keys)
    deal = Deal.shuffled(rules, 1, 0, dealer=3)
    deal = deal.after(deal.legal()[0])
    while not isinstance(deal.legal()[0], Lay):
        deal = deal.after(Pass())
    (lay,) = deal.legal()
    assert isinstance(lay, Lay)
    deal = deal.after(lay)
    assert isinstance(deal.events[-1], TrumpExposed)
    assert deal.events[-1].card == lay.card
    assert broken_in(deal) == []


@pytest.mark.parametrize("holder", ["one_hand", "side"])
def test_a_pair_that_counts_by_itself_is_told_as_the_play_begins(
    holder: str, tmp_path: Path
) -> None:
    keys = (
        "pair:\n  kinds: {king_queen: {cards: [K, Q], worth: 4}}\n"
        "  declarer: {window: after_exposure}\n  defenders: {window: after_exposure}\n"
        f"  effect: target\n  declared: by_itself\n  holder: {holder}\n"
    )
    rules = rules_with(tmp_path, keys, "56")
    deal = Deal.shuffled(rules, 1, 0)
    for number in range(200):
        deal = Deal.shuffled(rules, 1, number)
        while not deal.is_over and not isinstance(deal.legal()[0], Play):
            deal = deal.after(chosen(deal))
        if any(isinstance(event, PairShown) for event in deal.events):
            break
    assert isinstance(deal.events[-1], PairShown)
    assert broken_in(deal) == []


def test_a_declarer_who_gives_up_ends_the_deal_and_everybody_hears_it(tmp_path: Path) -> None:
    deal = Deal.shuffled(rules_with(tmp_path, "play: {concede: declarer}\n"), 1, 0)
    while Concede() not in deal.legal():
        deal = deal.after(chosen(deal))
    declarer = deal.to_act
    deal = deal.after(Concede())
    assert GivenUp(declarer) in deal.events
    assert all(GivenUp(declarer) in deal.view(seat).events for seat in range(4))
    assert deal.result is not None
    assert (deal.result.declarer, deal.result.outcome) == (declarer, "failed")
    assert load_record(dump(deal)).deal == deal
