"""Guards in words: the condition under which a floor, a step, a solo or a redeal holds.

No two facts read the same, so that whoever reads a condition knows the guard.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from turup.words import _, ngettext
from turup.words.ranges import count_of, ranged
from turup.words.scene import clauses, listed
from turup.words.translation import marked, marked_many, meant, together

WORDS = {
    ("standing", "none"): marked("nobody has bid"),
    ("standing", "partner"): marked("the partner's bid stands"),
    ("standing", "opponent"): marked("an opponent's bid stands"),
    ("standing", "self"): marked("the player's own bid stands"),
    ("form", "number"): marked("the bid is a number alone"),
    ("form", "number_suit"): marked("the bid names a suit behind the number"),
    ("form", "suit_number"): marked("the bid names a suit before the number"),
    ("form", "plus"): marked("the bid is so many more"),
    ("form", "no_trump"): marked("the bid is without trumps"),
    ("form", "noes"): marked("the bid is noes"),
    ("auction", "first"): marked("this is the first auction"),
    ("auction", "second"): marked("this is the second auction"),
    ("trump", "concealed"): marked("trump is concealed"),
    ("trump", "exposed"): marked("trump is exposed"),
    ("trump_led", "never"): marked("nobody else has led a trump"),
    ("trump_led", "before"): marked("somebody else has led a trump"),
    ("declarer", "eldest"): marked("the eldest is declarer"),
    ("declarer", "dealer"): marked("the dealer is declarer"),
    ("declarer", "other"): marked("neither the eldest nor the dealer is declarer"),
    ("fixed_by", "choice"): marked("the declarer has chosen trump"),
    ("fixed_by", "later_card"): marked("trump was left to a later card"),
    ("on_lead", "self"): marked("the player leads the trick"),
    ("on_lead", "partner"): marked("the partner leads the trick"),
    ("on_lead", "opponent"): marked("an opponent leads the trick"),
    ("pairs", "none"): marked("nobody has shown a pair"),
    ("pairs", "own"): marked("only the player's side has shown a pair"),
    ("pairs", "other"): marked("only the other side has shown a pair"),
    ("pairs", "both"): marked("both sides have shown a pair"),
    ("hand", "not_sure"): marked("the hand is not sure of every trick"),
    ("hand", "sure"): marked("the hand is sure of every trick"),
}
# What is asked about a number: a clause, and for what is counted the one for several behind it.
NUMBERS: Mapping[str, str | tuple[str, str]] = {
    "speeches": marked_many(
        "the player has spoken {number} time", "the player has spoken {number} times"
    ),
    "bids": marked_many("the player has bid {number} time", "the player has bid {number} times"),
    "points": marked_many(
        "the cards hold {number} card point", "the cards hold {number} card points"
    ),
    "suits": marked_many("the cards are of {number} suit", "the cards are of {number} suits"),
    "trumps": marked_many("the cards hold {number} trump", "the cards hold {number} trumps"),
    "trump_points": marked_many(
        "the trumps besides the indicator hold {number} card point",
        "the trumps besides the indicator hold {number} card points",
    ),
    "bidders": marked_many("{number} seat has bid", "{number} seats have bid"),
    "bid": marked("the bid is {number}"),
    "own_tally": marked("the player's own tally is {number}"),
    "other_tally": marked("every other tally is {number}"),
    "trumps_elsewhere": marked_many(
        "the others hold {number} trump", "the others hold {number} trumps"
    ),
    "trick": marked("it is trick {number}"),
    "tricks_left": marked_many(
        "{number} trick is still to come", "{number} tricks are still to come"
    ),
    "other_tricks": marked_many(
        "the other side has {number} trick", "the other side has {number} tricks"
    ),
    "short_of_win": marked_many(
        "the player's side lacks {number} game point to win the match",
        "the player's side lacks {number} game points to win the match",
    ),
    "own_points": marked_many(
        "the player's side has {number} card point", "the player's side has {number} card points"
    ),
}
# Ranges and numbers that have a clause of their own.
RANGES = {"trick": marked("the number of the trick is {number}")}
NONE = {
    "speeches": marked("the player has not spoken yet"),
    "bids": marked("the player has not bid yet"),
    "points": marked("the cards hold no card points"),
    "trumps": marked("the cards hold no trumps"),
    "trump_points": marked("the trumps besides the indicator hold no card points"),
    "trumps_elsewhere": marked("the others hold no trumps"),
    "other_tricks": marked("the other side has no trick"),
    "own_points": marked("the player's side has no card points"),
}
BEFORE = {
    "speeches": marked("the player has spoken before"),
    "bids": marked("the player has bid before"),
}
RANKS = {
    "A": marked_many("{number} ace", "{number} aces"),
    "K": marked_many("{number} king", "{number} kings"),
    "Q": marked_many("{number} queen", "{number} queens"),
    "J": marked_many("{number} jack", "{number} jacks"),
    "10": marked_many("{number} ten", "{number} tens"),
    "9": marked_many("{number} nine", "{number} nines"),
    "8": marked_many("{number} eight", "{number} eights"),
    "7": marked_many("{number} seven", "{number} sevens"),
    "6": marked_many("{number} six", "{number} sixes"),
    "5": marked_many("{number} five", "{number} fives"),
    "4": marked_many("{number} four", "{number} fours"),
    "3": marked_many("{number} three", "{number} threes"),
    "2": marked_many("{number} two", "{number} twos"),
}
HELD = marked("the cards hold {held}")
OR = marked(" or ")
CONDITIONS = meant("conditions", "{first} and {last}")


def condition(guard: Mapping[str, Any]) -> str:
    """All facts of a guard in one clause; nothing for an empty one."""
    parts = [_fact(name, asked) for name, asked in guard.items()]
    return together(_all_of, parts) if parts else ""


def _all_of(parts: Sequence[str]) -> str:
    """Conditions that must hold together."""
    return clauses(parts, CONDITIONS)


def _fact(name: str, asked: Any) -> str:
    """One clause."""
    if name == "held":
        held = [_counted(RANKS[str(rank)], amount) for rank, amount in asked.items()]
        return _(HELD).format(held=listed(held))
    if isinstance(asked, list):
        return together(_(OR).join, [_(WORDS[name, word]) for word in asked])
    return _(WORDS[name, asked]) if isinstance(asked, str) else _number(name, asked)


def _number(name: str, asked: Any) -> str:
    """A clause about a number; some numbers have one of their own."""
    if asked == 0 and name in NONE:
        return _(NONE[name])
    if asked == {"at_least": 1} and name in BEFORE:
        return _(BEFORE[name])
    text = NUMBERS[name] if isinstance(asked, int) else RANGES.get(name, NUMBERS[name])
    return _counted(text, asked)


def _counted(text: str | tuple[str, str], asked: Any) -> str:
    """A number in its text, with the noun in the form that goes with it."""
    told = _(text) if isinstance(text, str) else ngettext(*text, count_of(asked))
    return told.format(number=ranged(asked))
