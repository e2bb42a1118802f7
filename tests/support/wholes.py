"""Whole root profiles drawn from nothing but the schemas.

Every key of every section is drawn by lot; what a table could never have agreed on is then made
plausible, section by section, and what has no effect is left out. A key that the schemas gain is
drawn without further ado.
"""

from __future__ import annotations

from random import Random
from typing import Any

from any_values import any_value
from drawing import HEAD, change, is_idle
from plausible import (
    MENDED,
    deck_for_all,
    deck_for_the_hand,
    seats_for_the_deck,
    stages_in_order,
)
from turup.profiles import schemas

OFTEN = 0.7
ODD = 0.2
FOR_KEPT = {"deck.order": seats_for_the_deck, "deal.stages": deck_for_the_hand}


def whole(chance: Random) -> dict[str, Any]:
    """A root profile; one in five has a change that nobody made plausible."""
    keys = any_keys(chance)
    mend(keys, chance)
    leave_out_idle(keys)
    if chance.random() < ODD:
        change(keys, chance)
    return {**HEAD, **{section: stated for section, stated in keys.items() if stated}}


def any_keys(chance: Random) -> dict[str, Any]:
    """All twelve sections by lot, whether or not they go together."""
    return {section: any_section(section, chance) for section in schemas.sections()}


def mend(keys: dict[str, Any], chance: Random, kept: str = "") -> None:
    """Make the keys plausible; the deck's order or the deal's stages may have to stay."""
    for plausible in MENDED:
        if plausible is deck_for_all:
            FOR_KEPT.get(kept, plausible)(keys, chance)
        elif plausible is not stages_in_order or kept != "deal.stages":
            plausible(keys, chance)


def any_section(section: str, chance: Random) -> dict[str, Any]:
    """What must be stated, and more often than not what may be."""
    fields = schemas.sections()[section]["properties"]
    return {
        name: any_value(schema, chance)
        for name, schema in fields.items()
        if schema.get("x-required") or chance.random() < OFTEN
    }


def leave_out_idle(keys: dict[str, Any]) -> None:
    """Take out what would have no effect, and what that leaves without effect in turn."""
    while idle := [
        slot for slot in schemas.all_slots(keys) if slot.is_filled and is_idle(slot, keys)
    ]:
        for slot in idle:
            slot.around.pop(slot.name, None)
