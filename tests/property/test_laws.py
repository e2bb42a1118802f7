"""Laws that hold for every profile, deal and seat."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from strategies import PROFILES, SEEDS, deals, played_on, rules_for, specs
from swapping import hidden_places, with_swapped
from turup.cards import SUITS, Card, card
from turup.game import actions
from turup.game.chance_play import chosen, played_out
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


@example("thunee", 135, [0, 2, 1, 3])  # where a pair is shown with its suit
@given(specs(), SEEDS, st.permutations(range(4)))
def test_suits_are_only_names(spec: str, seed: int, order: list[int]) -> None:
    rules = rules_for(spec)
    assert rules is not None
    deal = played_out(Deal.shuffled(rules, seed))
    deck = [SUIT_BITS * order[card // SUIT_BITS] + card % SUIT_BITS for card in deal.deck]
    other = Deal(rules, deck, dealer=deal.dealer)
    for action in deal.acts:
        other = other.after(_relabelled(action, order))
    assert other.result == deal.result


def _relabelled(action: actions.Action, order: list[int]) -> actions.Action:
    if isinstance(action, (actions.Play, actions.Lay, actions.NamePartner)):
        return type(action)(Card(order[action.card.suit], action.card.rank))
    if isinstance(action, actions.NameTrump):
        turned, space, suit = action.suit.rpartition(" ")
        is_suit = suit in SUITS
        other = SUITS[order[SUITS.index(suit)]] if is_suit else suit
        return actions.NameTrump(f"{turned}{space}{other}")
    if isinstance(action, actions.Bid) and action.trump in SUITS:
        return replace(action, trump=SUITS[order[SUITS.index(action.trump)]])
    if isinstance(action, actions.Show) and action.suit:
        return replace(action, suit=SUITS[order[SUITS.index(action.suit)]])
    return action


@given(specs(), SEEDS, st.integers(1, 7))
def test_seats_are_only_places(spec: str, seed: int, turn: int) -> None:
    rules = rules_for(spec)
    assert rules is not None
    deal = played_out(Deal.shuffled(rules, seed))
    seats = rules.table.seats
    other = Deal(rules, deal.deck, dealer=turn % seats)
    for action in deal.acts:
        other = other.after(action)
    assert deal.result is not None
    assert other.result is not None
    assert other.result.lines == deal.result.lines
    accounts = len(deal.result.scores)
    turned = [deal.result.scores[(place - turn) % accounts] for place in range(accounts)]
    assert list(other.result.scores) == turned


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
