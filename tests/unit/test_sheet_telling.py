"""How a rule sheet tells what game points are called, bands of stakes, and two sides alike."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from turup.profiles import Place, Profile
from turup.profiles.changed import examine_changed
from turup.words.glyphs import MINUS
from turup.words.sheet.document import Block, Entry, Line, Table
from turup.words.sheet.sentences import Sentence, either, silent
from turup.words.sheet.telling import Scope, tell


def with_keys(spec: str, **keys: Any) -> Profile:
    """A profile with a few keys changed."""
    profile = examine_changed(spec, keys, Place("changed", 1, 1)).profile
    assert profile is not None
    return profile


def blocks(profile: Profile, section: str) -> list[Block]:
    """What the sheet says of a section."""
    items = import_module(f"turup.words.sheet.{section}").ITEMS
    return list(tell(items, Scope(profile.keys, section, profile.keys[section])))


def texts(profile: Profile, section: str) -> list[str]:
    """The sentences of a section, besides its entries and tables."""
    return [block.text for block in blocks(profile, section) if isinstance(block, Line)]


def entries(profile: Profile, section: str) -> dict[str, list[str]]:
    """The sentences of each entry of a section."""
    return {
        block.label: [line.text for line in block.blocks if isinstance(line, Line)]
        for block in blocks(profile, section)
        if isinstance(block, Entry)
    }


def table(profile: Profile, section: str) -> Table:
    """The one table of a section."""
    [found] = [block for block in blocks(profile, section) if isinstance(block, Table)]
    return found


def test_game_points_are_called_what_the_table_calls_them() -> None:
    assert "Whoever reaches 12 balls has won the match." in texts(with_keys("thunee"), "match")
    money = with_keys("thunee", match={"unit": "money"})
    assert "Whoever reaches 12 coins has won the match." in texts(money, "match")


def test_a_losing_mark_is_black_or_has_a_minus_before_it() -> None:
    pips, money = with_keys("28"), with_keys("28", match={"unit": "money"})
    assert "Whoever falls to 6 black pips has lost the match." in texts(pips, "match")
    assert f"Whoever falls to {MINUS}6 coins has lost the match." in texts(money, "match")


def test_what_is_added_to_a_stake_has_its_unit_too() -> None:
    [caps] = [
        line for line in entries(with_keys("304"), "scoring")["Caps"] if "comes true brings" in line
    ]
    expected = "A claim that comes true brings the stake and 1 token more; one that does not costs"
    assert caps == f"{expected} 5 tokens."


def test_one_band_of_stakes_is_told_in_a_sentence() -> None:
    assert "Whatever is bid, the stake is 1 pip, won or lost." in texts(with_keys("28"), "scoring")
    harder = with_keys("28", scoring={"stakes": [{"win": 1, "lose": 2}]})
    expected = "Whatever is bid, the stake is 1 pip if the bid is made, and 2 pips if it fails."
    assert expected in texts(harder, "scoring")


def test_one_band_with_a_name_is_told_in_a_table() -> None:
    named = with_keys("28", scoring={"stakes": [{"win": 1, "name": "honours"}]})
    assert table(named, "scoring").rows == (("the lowest", "honours", "1 pip", "the same"),)


def test_a_table_of_stakes_says_where_it_begins_and_what_a_lost_bid_costs() -> None:
    assert table(with_keys("kunukku"), "scoring").rows == (
        ("the lowest", "1 base card", "the same"),
        ("20", "2 base cards", "the same"),
        ("24", "4 base cards", "the same"),
    )


def test_sides_that_may_show_alike_are_told_once() -> None:
    assert "Either side" in entries(with_keys("29"), "pair")
    apart = entries(with_keys("29", pair={"defenders": {"window": "after_exposure"}}), "pair")
    assert "Either side" not in apart
    assert apart["The defenders"] == ["It may show at any time after trump is exposed."]
    assert apart["The declarer's side"] != apart["The defenders"]


def test_a_side_that_may_not_show_is_told_and_has_no_entry() -> None:
    alone = with_keys("29", pair={"defenders": "none"})
    assert "The defenders may not show any." in texts(alone, "pair")
    assert "The defenders" not in entries(alone, "pair")


def test_a_pair_that_may_not_be_shown_at_low_bids_is_told_so() -> None:
    [showing] = [
        block
        for block in blocks(with_keys("west-bengal"), "pair")
        if isinstance(block, Entry) and block.label == "The declarer's side"
    ]
    [worth] = [block for block in showing.blocks if isinstance(block, Table)]
    assert worth.rows[0] == ("the lowest", "nothing: it may not be shown")


def test_what_holds_only_where_something_is_filled_is_said_there_alone() -> None:
    general = "A solo is an undertaking to win every trick."
    assert any(text.startswith(general) for text in texts(with_keys("40"), "solo"))
    assert not any(text.startswith(general) for text in texts(with_keys("28"), "solo"))


def test_a_value_may_go_without_saying() -> None:
    items = (either(silent("lose", 0), Sentence("It costs {lose}.")),)
    keys = with_keys("304").keys
    assert list(tell(items, Scope(keys, "penalties.revoke", {"lose": 0}))) == []
    [told] = tell(items, Scope(keys, "penalties.revoke", {"lose": 3}))
    assert told == Line("It costs 3 tokens.", ("penalties.revoke.lose",))
