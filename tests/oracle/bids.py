"""The bids there are: their numbers and their forms (R052, R066, R204)."""

from __future__ import annotations

from typing import Any

from oracle.cards import NAMES, Keys, suits_in_play


def from_floor(keys: Keys, floor: int) -> list[str]:
    """Every bid from a floor on, in every form."""
    rules = keys["auction"]
    tails = []
    for form in rules["forms"]:
        tails += [""] if form == "number" else []
        tails += [" no trumps"] if form == "no_trump" else []
        if form == "number_suit":
            tails += [f" {NAMES[letter]}" for letter in suits_in_play(keys)]
    return [f"bid {number}{tail}" for number in numbers(rules) if number >= floor for tail in tails]


def numbers(rules: dict[str, Any]) -> list[int]:
    """Every number that can be bid; the step may change on the way up (R052)."""
    step = rules["step"]
    rows = [{"step": step}] if isinstance(step, int) else step
    every = [rules["minimum"]]
    while every[-1] <= rules["maximum"]:
        held = [row for row in rows if row.get("from", 0) <= every[-1]]
        every.append(every[-1] + held[-1]["step"])
    return every[:-1]
