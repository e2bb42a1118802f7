"""Laws that hold for every profile, deal and seat."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from strategies import PROFILES, SEEDS, deals, played_on, rules_for, sound, specs
from swapping import hidden_places, with_swapped
from turup.cards import Card, card
from turup.game import actions
from turup.game.chance_play import choose, chosen
from turup.game.deal import Deal
from turup.game.invariants import INVARIANTS, broken_invariants
from turup.game.numbers import number_of
from turup.game.refusals import Refused
from turup.profiles import examine
from turup.profiles.decoding import keys_of
from turup.profiles.encoding import rules_of
from turup.rules import Rules
from turup.rules.acts import ACTS, BID, CARD, CARDS, SUIT_BITS
from turup.rules.phases import list_legal, verdict
from turup.rules.verdicts import Verdict
from turup.verify.mirrored import course
from turup.verify.mirrors import Mirror, with_points, with_seats, with_suits
from turup.verify.violations import Setting


@given(deals())
def test_invariants_hold_at_every_moment(deal: Deal) -> None:
    assert broken_invariants(deal) == []


def test_invariants_are_worth_their_names() -> None:
    assert len(INVARIANTS) == len(set(INVARIANTS.values())) >= 10
    assert all(holds.__doc__ for holds in INVARIANTS.values())


@given(deals())
def test_legal_is_what_no_rule_refuses(deal: Deal) -> None:
    """The verdict on every act there is a number for is legal exactly if the act is listed.

    Of twins in one hand the first is listed and stands for both.
    """
    state = deal.state()
    list_legal(deal.rules, state)
    listed = set(state.legal[: state.legal_count])
    for number in range(ACTS):
        is_listed = number in listed or _is_twin_of_listed(deal, number, listed)
        is_legal = verdict(deal.rules, state, number) == Verdict.legal
        assert is_legal == is_listed, number


def _is_twin_of_listed(deal: Deal, number: int, listed: set[int]) -> bool:
    """Whether a card's twin is listed, and the hand holds both."""
    if deal.rules.deck.packs == 1 or not CARD <= number < BID or number - 1 not in listed:
        return False
    card = (number - CARD) % CARDS
    held = deal.state().hands[deal.to_act][card // SUIT_BITS]
    return number % 2 == 1 and (held >> (card % SUIT_BITS)) & 1 == 1


@given(deals())
def test_actions_keep_their_text(deal: Deal) -> None:
    for action in deal.legal():
        assert actions.read(str(action)) == action


@given(deals())
def test_actions_keep_their_number(deal: Deal) -> None:
    state = deal.state()
    list_legal(deal.rules, state)
    listed = state.legal[: state.legal_count]
    assert [number_of(deal.rules, state, action) for action in deal.legal()] == listed


@given(deals())
def test_undoing_goes_back_one_act(deal: Deal) -> None:
    assume(deal.acts)
    assert deal.undone().after(deal.acts[-1]) == deal


@given(deals(), st.integers(0, 3), st.integers(0, 255))
def test_refused_acts_change_nothing(deal: Deal, suit: int, rank: int) -> None:
    before = deal.state().facts()
    action = actions.Play(Card(suit, 2 + rank % 13))
    if action in deal.legal():
        return
    with pytest.raises(Refused):
        deal.after(action)
    assert deal.state().facts() == before


@given(deals(), st.data())
def test_hidden_cards_change_no_view(deal: Deal, data: st.DataObject) -> None:
    """Swapping cards a seat cannot see changes neither its view nor its legal acts.

    That is the law where every act so far stays legal and every event it saw stays the same. A
    card played or laid face down is swapped too, in every other case.
    """
    seat = data.draw(st.integers(0, deal.rules.table.seats - 1))
    hidden = hidden_places(deal, seat)
    assume(len(hidden) >= 2)
    one, other = data.draw(st.permutations(hidden).map(lambda places: places[:2]))
    swapped = with_swapped(deal, one, other, is_renamed=data.draw(st.booleans()))
    assume(swapped is not None)
    assert swapped is not None
    seen, now = deal.view(seat), swapped.view(seat)
    assume(seen.events == now.events)
    assert seen == now


@example("thunee", 135, 1)  # where a pair is shown with its suit
@given(specs(), SEEDS, st.integers(0, 22))
def test_suits_are_only_names(spec: str, seed: int, nth: int) -> None:
    rules = sound(spec)
    goes_alike(rules, with_suits(rules, nth), seed)


@given(specs(), SEEDS, st.integers(0, 6))
def test_seats_are_only_places(spec: str, seed: int, nth: int) -> None:
    rules = sound(spec)
    goes_alike(rules, with_seats(rules, nth), seed)


@given(specs(), SEEDS)
def test_points_are_only_numbers(spec: str, seed: int) -> None:
    goes_alike(sound(spec), with_points(examine(spec).profile), seed)


def goes_alike(rules: Rules, mirror: Mirror, seed: int) -> None:
    """A deal by chance goes in a mirror as it does without."""
    deal = Deal.shuffled(rules, seed)
    setting = Setting(deal.deck, deal.dealer, (rules.match.start,) * len(deal.state().tallies))
    played = course(
        rules, mirror, setting, lambda *now: choose(rules, now[0], seed, 0, now[1]), 999
    )
    assert played.is_alike, played.acts
    assert played.acts or deal.is_over


@pytest.mark.parametrize("spec", PROFILES)
def test_a_shipped_profile_becomes_rules_and_comes_back(spec: str) -> None:
    rules = rules_for(spec)
    assert rules is not None
    is_written_as_said(rules)


@given(deals())
def test_a_profile_becomes_rules_and_comes_back(deal: Deal) -> None:
    is_written_as_said(deal.rules)


def is_written_as_said(rules: Rules) -> None:
    """Each key of the rules is written as the profile has it."""
    written = keys_of(rules)
    for section, keys in rules.labels.keys.items():
        for key, value in keys.items():
            assert written[section][key] == value, f"{section}.{key}"


@pytest.mark.parametrize("spec", PROFILES)
def test_rules_do_not_depend_on_the_order_of_loading(spec: str) -> None:
    profile = examine(spec).profile
    assert profile is not None
    assert rules_of(profile) == rules_for(spec)


def test_cards_keep_their_text() -> None:
    for suit, rank in itertools.product(range(4), range(2, 15)):
        here = Card(suit, rank)
        for text in (str(here), here.ascii, here.ascii[1:] + here.ascii[0], here.ascii.lower()):
            assert card(text) == here


@given(specs(), SEEDS)
def test_a_seed_is_a_deal(spec: str, seed: int) -> None:
    rules = rules_for(spec)
    assert rules is not None
    deal = played_on(Deal.shuffled(rules, seed), 10)
    again = played_on(Deal.shuffled(rules, seed), 10)
    assert again == deal
    assert deal.is_over or chosen(deal) == chosen(again)
