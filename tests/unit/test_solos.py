"""Solos played to their end: unseen cards, open hands, trump as led, a caught partner."""

from __future__ import annotations

import pytest

import turup
from turup.game.chance_play import chosen
from turup.game.deal import Deal
from turup.game.invariants import broken_invariants
from turup.rules import Rules
from turup.words.events import TEMPLATES

PROFILE = """turup: 1
about: {name: Club, status: house}
extends: 28
deal: {stages: [4, auction, trump, solo, doubling, 4, solo, play]}
solo:
  priority: highest
  contracts:
    dark:
      {when: first_packet, blind: 3, trump: first_lead, partner: must_not_win, win: 8, caught: 9}
    tenny: {when: first_packet, partner: exposed, win: 4}
    closed: {when: full_hand, trump: own_choice, partner: out, win: 5}
"""


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Rules:
    path = tmp_path_factory.mktemp("solos") / "club.yaml"
    path.write_text(PROFILE, encoding="utf-8")
    return turup.load(path)


def played(rules: Rules, name: str, number: int) -> Deal:
    """A deal in which whoever may calls a contract, and everything else is chance."""
    deal = Deal.shuffled(rules, 5, number)
    while not deal.is_over:
        assert broken_invariants(deal) == []
        call = turup.Solo(name)
        deal = deal.after(call if call in deal.legal() else chosen(deal))
    assert broken_invariants(deal) == []
    return deal


@pytest.mark.parametrize("name", ["dark", "tenny", "closed"])
def test_a_solo_is_played_to_its_end(rules: Rules, name: str) -> None:
    results = [played(rules, name, number).result for number in range(12)]
    assert any(result and result.solo == name for result in results)


def told(deal: Deal) -> set[str]:
    return {type(event).__name__ for event in deal.events}


def test_what_a_solo_shows_is_told(rules: Rules) -> None:
    dark = set().union(*(told(played(rules, "dark", number)) for number in range(12)))
    assert {"TrumpLed", "CardsLeft", "CardsTakenUp", "IndicatorReturned"} <= dark
    tenny = set().union(*(told(played(rules, "tenny", number)) for number in range(12)))
    assert "HandShown" in tenny
    assert dark | tenny <= set(TEMPLATES)


def test_the_caller_of_a_blind_solo_does_not_see_the_rest_of_his_hand(rules: Rules) -> None:
    deal = Deal.shuffled(rules, 5, 1)
    while "CardsLeft" not in told(deal):
        call = turup.Solo("dark")
        deal = deal.after(call if call in deal.legal() else chosen(deal))
    caller = deal.to_act
    dealt = [event for event in deal.view(caller).events if isinstance(event, turup.CardsDealt)]
    assert sum(len(event.cards) for event in dealt) == len(deal.view(caller).hand) == 4


def test_a_partner_is_caught_at_times_and_that_costs_more(rules: Rules) -> None:
    results = [played(rules, "dark", number).result for number in range(30)]
    caught = [result for result in results if result and result.is_partner_caught]
    assert caught
    assert all(result.total == -9 for result in caught)


def test_a_pair_is_set_aside_by_a_solo_and_a_lower_one_is_refused(rules: Rules) -> None:
    deal = Deal.shuffled(rules, 5, 1)
    while turup.Solo("dark") not in deal.legal():
        deal = deal.after(chosen(deal))
    deal = deal.after(turup.Solo("dark"))
    if not any(isinstance(act, turup.Play) for act in deal.legal()):
        with pytest.raises(turup.Refused, match="pays as much"):
            deal.after(turup.Solo("tenny"))
    while not any(isinstance(act, turup.Play) for act in deal.legal()):
        deal = deal.after(turup.Pass())
    with pytest.raises(turup.Refused, match="sets the pair aside"):
        deal.after(turup.Show("king_queen"))
