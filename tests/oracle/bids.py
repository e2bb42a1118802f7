"""The bids there are: their numbers and how they are worded (R052, R066, R204, R209)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oracle.cards import NAMES, suits_in_play

if TYPE_CHECKING:
    from oracle.deal import Deal


def spoken(deal: Deal, floors: dict[str, int | None]) -> list[str]:
    """Every bid from the floor of its form on."""
    every = numbers(deal.keys["auction"])
    return [
        f"bid {text.format(number)}"
        for form, floor in floors.items()
        for number in every
        if floor is not None and number >= floor
        for text in wordings(deal, form)
    ]


def wordings(deal: Deal, form: str) -> list[str]:
    """How a form is worded; so many more, and noes, speak of the suit that was bid last."""
    suits = [NAMES[letter] for letter in suits_in_play(deal.keys)]
    after_suit = deal.bid_suit in suits
    return {
        "number": ["{}"],
        "number_suit": [f"{{}} {suit}" for suit in suits],
        "suit_number": [f"{suit} {{}}" for suit in suits],
        "plus": ["{} plus"] * after_suit,
        "no_trump": ["{} no trumps"],
        "noes": ["{} noes"] * after_suit,
    }[form]


def heard(deal: Deal, words: list[str]) -> tuple[int, str]:
    """The number of a bid, and what it makes trump."""
    number = next(int(word) for word in words if word.isdigit())
    named = " ".join(word for word in words if not word.isdigit())
    return number, {"plus": deal.bid_suit, "noes": "no trumps"}.get(named, named)


def numbers(rules: dict[str, Any]) -> list[int]:
    """Every number that can be bid; the step may change on the way up (R052)."""
    step = rules["step"]
    rows = [{"step": step}] if isinstance(step, int) else step
    every = [rules["minimum"]]
    while every[-1] <= rules["maximum"]:
        held = [row for row in rows if row.get("from", 0) <= every[-1]]
        every.append(every[-1] + held[-1]["step"])
    return every[:-1]
