"""Simple players choose by what they can see: hidden cards, swapped, change nothing they do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

pytest.importorskip("scipy", reason="the extra 'study' is not installed")

from players import simple_choice
from strategies import PROFILES, deals, sound
from swapping import hidden_places, with_swapped
from turup.game.deal import Deal
from turup.game.numbers import action_of

TRIES = 15
SPECS = [*PROFILES, "28+face-down", "28+face-down-all", "40+doubling"]


def is_alike(deal: Deal, one: int, other: int, *, is_renamed: bool) -> bool | None:
    """Whether a player does the same with two cards swapped; None if he could tell them apart."""
    swapped = with_swapped(deal, one, other, is_renamed=is_renamed)
    if swapped is None or deal.view(deal.to_act).events != swapped.view(deal.to_act).events:
        return None
    return simple_choice(deal) == simple_choice(swapped)


@settings(max_examples=settings.default.max_examples // 4)
@given(deals(), st.data())
def test_simple_players_see_no_hidden_card(deal: Deal, data: Any) -> None:
    assume(not deal.is_over)
    hidden = hidden_places(deal, deal.to_act)
    assume(len(hidden) >= 2)
    one, other = data.draw(st.permutations(hidden).map(lambda places: places[:2]))
    found = is_alike(deal, one, other, is_renamed=data.draw(st.booleans()))
    assume(found is not None)
    assert found


@pytest.mark.parametrize("spec", SPECS)
def test_nor_do_they_among_themselves(spec: str) -> None:
    rules, random, tried = sound(spec), Random(spec), 0  # noqa: S311 - any will do
    while tried < TRIES:
        deal = Deal.shuffled(rules, random.randrange(1 << 30), dealer=random.randrange(2))
        while not deal.is_over:
            hidden = hidden_places(deal, deal.to_act)
            if len(deal.legal()) > 1 and len(hidden) > 1:
                one, other = random.sample(hidden, 2)
                found = is_alike(deal, one, other, is_renamed=random.random() < 0.5)
                assert found is not False, (deal, one, other)
                tried += found is not None
            deal = deal.after(action_of(rules, simple_choice(deal), deal.state().phase))
