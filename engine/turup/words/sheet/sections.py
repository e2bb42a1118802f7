"""The twelve sections of a rule sheet, in the order in which a table meets them."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType

from turup.words.sheet import (
    auction,
    deal,
    deck,
    doubling,
    match,
    pair,
    penalties,
    play,
    scoring,
    solo,
    table,
    trump,
)

SECTIONS: Mapping[str, ModuleType] = {
    "deck": deck,
    "table": table,
    "deal": deal,
    "auction": auction,
    "trump": trump,
    "doubling": doubling,
    "play": play,
    "pair": pair,
    "solo": solo,
    "scoring": scoring,
    "match": match,
    "penalties": penalties,
}
