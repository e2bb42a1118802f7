"""A partner found by a card: nobody but its holder knows who he is before it is played."""

from __future__ import annotations

from pathlib import Path

import pytest

import turup
from clubs import club
from turup.cards import card
from turup.game import actions, events
from turup.game.cases.texts import text_of
from turup.game.chance_play import chosen, played_out
from turup.game.plain import deal_data
from turup.game.records import dump, load
from turup.game.refusals import Refused
from turup.game.scenes import scene_of
from turup.rules.state import Phase
from turup.words.course import course_of
from turup.words.events import told
from turup.words.transcript import at_length

SHOWN_SOON = "{window: after_exposure}"
KEYS = f"""table: {{sides: card_partner}}
pair: {{declarer: {SHOWN_SOON}, defenders: {SHOWN_SOON}}}
"""


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> turup.Rules:
    return turup.load(club(tmp_path_factory.mktemp("club"), KEYS))


def naming(rules: turup.Rules, seed: int) -> turup.Deal:
    """A deal in which the declarer is about to name a card."""
    deal = turup.Deal.shuffled(rules, seed)
    while not isinstance(deal.legal()[0], actions.NamePartner):
        deal = deal.after(chosen(deal))
    return deal


def known(deal: turup.Deal) -> list[events.PartnerKnown]:
    return [event for event in deal.events if isinstance(event, events.PartnerKnown)]


def test_a_declarer_may_name_any_card_he_was_not_dealt(rules: turup.Rules) -> None:
    deal = naming(rules, 7)
    named = {act.card for act in deal.legal() if isinstance(act, actions.NamePartner)}
    state = deal.state()
    dealt = {each for each in deal.cards if each not in named}
    assert len(named) == 24
    assert set(deal.hands[state.declarer]) < dealt
    with pytest.raises(Refused, match="was dealt it, and cannot be declarer and partner at once"):
        deal.after(actions.NamePartner(deal.hands[state.declarer][0]))
    with pytest.raises(Refused, match="no such card is in the deck"):
        deal.after(actions.NamePartner(card("S2")))


def test_a_case_names_the_card_as_it_is_said() -> None:
    named = actions.NamePartner(card("S10"))
    assert text_of(named) == "partner 10S"


def test_a_card_is_laid_in_its_phase_and_named_in_another(rules: turup.Rules) -> None:
    deal = naming(rules, 7)
    (free,) = [act for act in deal.legal() if act == actions.NamePartner(card("SJ"))]
    assert actions.read(str(free)) == free
    for wrong in (actions.Lay(card("SJ")), actions.Play(card("SJ")), actions.Pass()):
        with pytest.raises(Refused, match="naming the card that finds the partner"):
            deal.after(wrong)
    before = deal.undone()
    while before.state().phase != Phase.trump:
        before = before.undone()
    with pytest.raises(Refused, match="trump is being fixed"):
        before.after(free)


@pytest.mark.parametrize("seed", range(6))
def test_the_table_learns_it_from_the_card(rules: turup.Rules, seed: int) -> None:
    deal = naming(rules, seed)
    deal = deal.after(deal.legal()[seed])
    named = deal.events[-1]
    assert isinstance(named, events.PartnerNamed)
    while not known(deal):
        assert not any(
            isinstance(event, events.CardPlayed) and event.card == named.card
            for event in deal.events
        )
        lines = list(at_length(course_of(deal.events, scene_of(deal))))
        assert not any("for : against" in line or " : " in line for line in lines)
        deal = deal.after(chosen(deal))
    (found,) = known(deal)
    last = next(event for event in reversed(deal.events) if isinstance(event, events.CardPlayed))
    assert (last.seat, last.card) == (found.seat, named.card)
    assert any(
        "for : against" in line for line in at_length(course_of(deal.events, scene_of(deal)))
    )
    deal = played_out(deal)
    assert deal.result is not None
    assert deal.result.partner == found.seat
    assert deal_data(deal)["result"]["partner"] is not None
    assert load(dump(deal)) == deal


def test_a_pair_does_not_tell_whose_partner_shows_it(rules: turup.Rules) -> None:
    told_of = set()
    for seed in range(60):
        deal = played_out(turup.Deal.shuffled(rules, seed))
        is_known = False
        for event in deal.events:
            is_known = is_known or isinstance(event, events.PartnerKnown)
            if isinstance(event, events.PairShown):
                sentence = told(event, scene_of(deal))
                assert (event.target == -1) != is_known
                assert ("now needs" in sentence) == is_known
                told_of.add(is_known)
    assert told_of == {True, False}


def test_of_both_partners_is_told_that_they_made_it(rules: turup.Rules) -> None:
    deal = played_out(naming(rules, 7))
    assert deal.result is not None
    names = scene_of(deal).seats
    declarer, partner = names[deal.result.declarer], names[deal.result.partner]
    assert told(deal.events[-1], scene_of(deal)).startswith(f"{declarer} and {partner} needed")


def test_a_pair_of_two_hands_waits_until_the_table_knows(tmp_path: Path) -> None:
    keys = KEYS.replace("pair: {", "pair: {holder: side, declared: by_itself, ")
    rules = turup.load(club(tmp_path, keys))
    together = 0
    for seed in range(80):
        deal = turup.Deal.shuffled(rules, seed)
        while not deal.is_over:
            before, deal = deal, deal.after(chosen(deal))
            shown = [
                each
                for each in deal.events[len(before.events) :]
                if isinstance(each, events.PairShown)
            ]
            for event in shown:
                held = {*before.hands[event.seat], *deal.hands[event.seat]}
                is_alone = held.issuperset(event.cards)
                assert is_alone or known(deal)
                together += not is_alone
    assert together


def test_face_down_the_card_tells_only_who_sees_it() -> None:
    rules = turup.load(Path(__file__).parents[1] / "accepted" / "partner-face-down.yaml")
    found = set()
    for seed in range(60):
        deal = played_out(turup.Deal.shuffled(rules, seed))
        named = [event for event in deal.events if isinstance(event, events.PartnerNamed)]
        played = (
            [
                event
                for event in deal.events
                if isinstance(event, events.CardPlayed) and event.card == named[0].card
            ]
            if named
            else []
        )
        if not played:
            continue
        is_open = not played[0].seen_by
        turned_up = [
            event
            for event in deal.events
            if isinstance(event, events.FaceDownTurnedUp) and event.card == named[0].card
        ]
        assert bool(known(deal)) == (is_open or bool(turned_up))
        found.add((is_open, bool(turned_up)))
        if deal.result is not None and deal.result.partner >= 0:
            lines = list(at_length(course_of(deal.events, scene_of(deal))))
            assert any("for : against" in line for line in lines)
    assert found == {(True, False), (False, False), (False, True)}
