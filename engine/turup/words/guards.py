"""Guards in words: the condition under which a floor, a step, a solo or a redeal holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turup.words import _, ngettext
from turup.words.scene import listed

WORDS = {
    ("standing", "none"): _("nobody has bid"),
    ("standing", "partner"): _("the partner's bid stands"),
    ("standing", "opponent"): _("an opponent's bid stands"),
    ("standing", "self"): _("the player's own bid stands"),
    ("form", "number"): _("the bid is a number alone"),
    ("form", "number_suit"): _("the bid names a suit behind the number"),
    ("form", "suit_number"): _("the bid names a suit before the number"),
    ("form", "plus"): _("the bid is so many more"),
    ("form", "no_trump"): _("the bid is without trumps"),
    ("form", "noes"): _("the bid is noes"),
    ("auction", "first"): _("this is the first auction"),
    ("auction", "second"): _("this is the second auction"),
    ("trump", "concealed"): _("trump is concealed"),
    ("trump", "exposed"): _("trump is exposed"),
    ("trump_led", "never"): _("nobody else has led a trump"),
    ("trump_led", "before"): _("somebody else has led a trump"),
    ("declarer", "eldest"): _("the eldest is declarer"),
    ("declarer", "dealer"): _("the dealer is declarer"),
    ("declarer", "other"): _("neither the eldest nor the dealer is declarer"),
    ("fixed_by", "choice"): _("the declarer has chosen trump"),
    ("fixed_by", "later_card"): _("trump was left to a later card"),
    ("on_lead", "self"): _("the player leads the trick"),
    ("on_lead", "partner"): _("the partner leads the trick"),
    ("on_lead", "opponent"): _("an opponent leads the trick"),
    ("pairs", "none"): _("nobody has shown a pair"),
    ("pairs", "own"): _("only the player's side has shown a pair"),
    ("pairs", "other"): _("only the other side has shown a pair"),
    ("pairs", "both"): _("both sides have shown a pair"),
    ("hand", "not_sure"): _("the hand is not sure of every trick"),
    ("hand", "sure"): _("the hand is sure of every trick"),
}
NUMBERS = {
    "speeches": _("the player has spoken {number}"),
    "bids": _("the player has bid {number}"),
    "points": _("the cards hold {number}"),
    "suits": _("the cards are of {number}"),
    "trumps": _("the cards hold {number}"),
    "trump_points": _("the trumps besides the indicator hold {number}"),
    "bidders": _("the number of seats that have bid is {number}"),
    "bid": _("the bid is {number}"),
    "own_tally": _("the player's own tally is {number}"),
    "other_tally": _("every other tally is {number}"),
    "trumps_elsewhere": _("the others hold {number}"),
    "trick": _("it is trick {number}"),
    "tricks_left": _("{number} still to come"),
    "other_tricks": _("the other side has {number}"),
    "short_of_win": _("the player's side lacks {number} to win the match"),
    "own_points": _("the player's side has {number}"),
}
BEFORE = {
    "speeches": (_("the player has not spoken yet"), _("the player has spoken before")),
    "bids": (_("the player has not bid yet"), _("the player has bid before")),
}
RANKS = {"J": _("jacks"), "Q": _("queens"), "K": _("kings"), "A": _("aces")}


def condition(guard: Mapping[str, Any]) -> str:
    """All facts of a guard in one clause; nothing for an empty one."""
    parts = [_fact(name, asked) for name, asked in guard.items()]
    return listed(parts) if parts else ""


def _fact(name: str, asked: Any) -> str:
    if name == "held":
        held = [_held(rank, amount) for rank, amount in asked.items()]
        return _("the cards hold {held}").format(held=listed(held))
    if isinstance(asked, list):
        return _(" or ").join(WORDS[name, word] for word in asked)
    if (name, asked if isinstance(asked, str) else "") in WORDS:
        return WORDS[name, asked]
    if name in BEFORE and asked in (0, {"at_least": 1}):
        return BEFORE[name][asked != 0]
    return NUMBERS[name].format(number=_counted(name, _range(asked), asked))


def _held(rank: str, amount: Any) -> str:
    many = RANKS.get(str(rank), str(rank))
    return _("{number} {ranks}").format(number=_range(amount), ranks=many)


def _range(asked: Any) -> str:
    if isinstance(asked, int):
        return str(asked)
    low, below = asked.get("at_least"), asked.get("below")
    if below is None:
        return _("{number} or more").format(number=low)
    if low is None:
        return _("less than {number}").format(number=below)
    return _("{low} to {high}").format(low=low, high=below - 1)


def _counted(name: str, number: str, asked: Any) -> str:
    """The number with what it counts."""
    count = asked if isinstance(asked, int) else 2
    if name in ("speeches", "bids"):
        return ngettext("{number} time", "{number} times", count).format(number=number)
    if name in ("points", "own_points", "trump_points"):
        told = ngettext("{number} card point", "{number} card points", count).format(number=number)
        return _("no card points") if asked == 0 else told
    if name == "suits":
        return ngettext("{number} suit", "{number} suits", count).format(number=number)
    if name == "trumps":
        told = ngettext("{number} trump", "{number} trumps", count).format(number=number)
        return _("no trumps") if asked == 0 else told
    return _counted_at_play(name, number, count)


def _counted_at_play(name: str, number: str, count: int) -> str:
    """The same for tricks and for what is lacking; a bare number for what counts nothing."""
    if name in ("tricks_left", "other_tricks"):
        return ngettext("{number} trick", "{number} tricks", count).format(number=number)
    if name == "short_of_win":
        return ngettext("{number} game point", "{number} game points", count).format(number=number)
    return number
