"""Sense reckons as the rules do.

The checks of a profile look at keys, some of which may be missing, before there are any rules;
loading the rules would also make every command start later. What both know is held together here.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import OVERLAYS, PROFILES, rules_for
from turup.profiles import load
from turup.profiles.encoding import encode_effect
from turup.profiles.resolved import Resolved
from turup.profiles.sense.bids import Band, bands, bid_span, pair_floor, raised
from turup.profiles.sense.cards import deck_size, hand_size, suit_width
from turup.profiles.sense.deck import LONGEST_SUIT
from turup.profiles.sense.span import Span
from turup.profiles.sense.steps import MOST_BIDS
from turup.profiles.sense.tallies import accounts
from turup.profiles.sense.told import Told
from turup.rules import Rules
from turup.rules.acts import ACTS, BID, STRAINS, SUIT_BITS
from turup.rules.shapes import changed
from turup.rules.showing import lowest_target
from turup.rules.stakes import band
from turup.rules.state import blank
from turup.rules.table import accounts as accounts_kept

SPECS = [*PROFILES, *(f"28+doubling+{name}" for name in OVERLAYS)]
each = pytest.mark.parametrize("spec", [spec for spec in SPECS if rules_for(spec) is not None])


def both(spec: str) -> tuple[Told, Rules]:
    rules = rules_for(spec)
    assert rules is not None
    return Told(Resolved(spec, spec, load(spec).keys)), rules


def test_capacities_are_those_of_the_acts_and_holdings() -> None:
    assert MOST_BIDS == (ACTS - BID) // STRAINS
    assert LONGEST_SUIT == SUIT_BITS


@given(
    st.integers(1, 999) | st.sampled_from(["times", "plus"]).map(lambda way: {way: 3}),
    st.integers(1, 999),
    st.integers(1, 999),
)
def test_a_step_raises_a_stake_alike(effect: object, win: int, lose: int) -> None:
    after, rule = raised(effect, Band(Span(14, 28), win, lose)), encode_effect(effect)
    assert (after.win, after.lose) == (changed(rule, win), changed(rule, lose))


@each
def test_the_cards_and_the_tallies_are_as_many(spec: str) -> None:
    told, rules = both(spec)
    assert (deck_size(told), suit_width(told)) == (rules.deck.cards, rules.deck.width)
    assert hand_size(told) == rules.deal.hand
    assert accounts(told) == accounts_kept(rules)


@each
def test_every_bid_stakes_the_same(spec: str) -> None:
    told, rules = both(spec)
    for bid in range(rules.auction.minimum, rules.auction.maximum + 1):
        (found,) = (one for one in bands(told, bid_span(told)) if one.bids.has_number(bid))
        assert (found.win, found.lose) == band(rules, bid)


@each
def test_a_pair_lowers_no_further(spec: str) -> None:
    told, rules = both(spec)
    if rules.pair.kinds.used:
        state = blank()
        for state.bid in range(rules.auction.minimum, rules.auction.maximum + 1):
            assert min(state.bid, pair_floor(told)) == lowest_target(rules, state)
