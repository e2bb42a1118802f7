"""Small decks keep what is special about a profile, and every deal of one is met once."""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations
from math import factorial
from typing import Any

import pytest

from turup.profiles import load
from turup.profiles.encoding import rules_of
from turup.profiles.shipped import profiles
from turup.verify.reduced.deriving import reduced
from turup.verify.reduced.layouts import Layouts
from turup.verify.reduced.ranks import kept_ranks
from turup.verify.reduced.scaling import ladder
from turup.verify.reduced.shapes import Shape, shape_named, shape_of, smaller

SEED = 28
MANY = 100_000


def keys_of(spec: str, shape: Shape, rungs: int = 4) -> Any:
    """The keys of a profile on a small deck."""
    found = reduced(load(spec), shape, rungs)
    assert found.profile is not None, found.refused
    return found.profile.keys


@pytest.mark.parametrize("spec", profiles())
def test_every_profile_comes_down_to_some_small_deck(spec: str) -> None:
    profile = load(spec)
    small = [reduced(profile, shape) for shape in smaller(profile.keys, 2)]
    assert sum(each.profile is not None for each in small) >= 2
    for each in small:
        if each.profile:
            rules = rules_of(each.profile)
            assert rules.deck.cards == rules.table.seats * rules.deal.tricks
            assert rules.deck.packs == rules_of(profile).deck.packs
            assert rules.auction.top < 4
        else:
            assert each.refused


def test_a_shape_is_told_and_read_again() -> None:
    for shape in (Shape(2, 4, 2), Shape(4, 1, 1), Shape(1, 3, 1)):
        assert shape_named(str(shape)) == shape
    with pytest.raises(ValueError, match="two suits"):
        shape_named("two suits of 4, 2 cards each")
    assert shape_of(load("28").keys) == Shape(4, 8, 8)


def test_what_rules_name_is_kept() -> None:
    assert kept_ranks(load("28").keys, 3) == ["J", "K", "Q"]
    assert kept_ranks(load("40").keys, 3) == ["J", "3", "7"]
    assert kept_ranks(load("28").keys, 2) == ["J", "7"]
    thunee = keys_of("thunee", Shape(2, 4, 2))
    assert thunee["deck"]["order"] == ["J", "9", "K", "Q"]
    assert [*thunee["pair"]["kinds"]] == ["jodhi", "trump_jodhi"]
    three = keys_of("29-bangladesh", Shape(2, 4, 2))
    assert three["trump"]["later_card"]["nth"] == 2
    assert thunee["deal"]["stages"] == [1, "auction", "trump", "solo", 1, "solo", "play"]
    assert keys_of("40", Shape(2, 6, 2))["deck"]["order"][0] == ["J", "3"]
    assert keys_of("28", Shape(2, 6, 3))["deal"]["stages"][0] == 2


def test_bids_become_a_short_ladder_of_the_heights_that_matter() -> None:
    keys = load("304").keys
    assert [*ladder(keys, 40, 4)] == [160, 200, 250, 304]
    assert [*ladder(keys, 40, 2)] == [160, 250]
    small = keys_of("304", Shape(2, 4, 2))
    auction = small["auction"]
    low = auction["minimum"]
    assert (auction["maximum"], auction["step"]) == (low + 3, 1)
    assert auction["second"]["minimum"] == low + 2
    assert {limit["minimum"] for limit in auction["limits"].values()} == {low + 1}
    assert [band.get("from") for band in small["scoring"]["stakes"]] == [None, low + 1, low + 2]


def test_what_the_check_refuses_is_taken_out_and_told() -> None:
    found = reduced(load("28"), Shape(4, 2, 2))
    assert found.left_out == ("pair.kinds.king_queen",)
    assert found.profile is not None
    assert found.profile.keys["pair"]["kinds"] == "none"
    too_small = reduced(load("thunee"), Shape(2, 4, 2)).left_out
    assert {"pair.kinds.jack_jodhi", "pair.kinds.trump_jack_jodhi"} < {*too_small}
    assert reduced(load("29-lucknow"), Shape(2, 2, 1)).refused == "solo-after-last-packet"


def tiny(spec: str, shape: Shape) -> Layouts:
    """The layouts of a small deck."""
    profile = reduced(load(spec), shape).profile
    assert profile is not None
    return Layouts(rules_of(profile), SEED, MANY)


@pytest.mark.parametrize(
    ("spec", "shape"),
    [
        ("28", Shape(2, 2, 1)),
        ("28", Shape(4, 1, 1)),
        ("28-three", Shape(2, 3, 2)),
        ("56-four", Shape(2, 2, 2)),
        ("56-four", Shape(4, 1, 2)),
        ("28-three+seventh-card", Shape(3, 2, 2)),
    ],
)
def test_the_layouts_stand_for_all_deals(spec: str, shape: Shape) -> None:
    layouts = tiny(spec, shape)
    found = list(layouts)
    assert layouts.is_listed
    assert sum(layout.weight for layout in found) == layouts.total
    assert len({layout.deck for layout in found}) == len(found) < layouts.total
    assert all(sorted(layout.deck) == sorted(layouts.cards) for layout in found)
    assert list(layouts) == found


def test_no_two_layouts_are_the_same_deal_under_other_names() -> None:
    layouts = tiny("56-four", Shape(2, 1, 1))
    decks = Counter(
        layouts.canonical(layouts.grouped([card - card % 2 for card in deck]))
        for deck in permutations(layouts.cards)
    )
    found = {
        layouts.canonical(layouts.grouped([card - card % 2 for card in layout.deck])): layout.weight
        for layout in layouts
    }
    assert decks == found
    assert sum(decks.values()) == factorial(4)


def test_of_many_deals_some_are_drawn_none_twice() -> None:
    profile = reduced(load("28"), Shape(4, 3, 3)).profile
    assert profile is not None
    layouts = Layouts(rules_of(profile), SEED, MANY)
    assert not layouts.is_listed
    some = list(islice(layouts, 50))
    assert len({layout.deck for layout in some}) == 50
    assert list(islice(layouts, 50)) == some
    few = Layouts(rules_of(reduced(load("28"), Shape(2, 2, 1)).profile or profile), SEED, 0)
    assert sum(layout.weight for layout in few) == few.total == 24
