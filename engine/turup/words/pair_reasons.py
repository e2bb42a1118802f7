"""Why a pair may not be shown, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from turup.words import _, marked

Facts = Mapping[str, Any]

WINDOWS = {
    "after_exposure": marked("a pair is shown only after trump is exposed"),
    "after_trick_since_exposure": marked("the side must first take a trick after trump is exposed"),
    "after_trump_trick_since_exposure": marked(
        "the side must first take a trick with a trump after trump is exposed"
    ),
    "after_ruff_since_exposure": marked("the side must first ruff a trick after trump is exposed"),
    "after_trick_before_exposure": marked("the side took no trick before trump was exposed"),
    "after_exposure_and_any_trick": marked("the side must first take a trick"),
    "after_anyones_trick_since_exposure": marked(
        "a trick must first be taken after trump is exposed, by either side"
    ),
    "after_any_trick": marked("a pair is shown right after a trick the side has taken"),
    "after_first_trick": marked("a pair is shown right after the side's first trick"),
    "after_first_or_third_trick": marked(
        "a pair is shown right after the side's first or third trick"
    ),
}
TOO_EARLY = marked("it is too early")


def _pair_not_held(facts: Facts) -> str:
    name = facts["action"].removeprefix("show ")
    cards = facts["pairs"].get(name)
    if not facts["is_exposed"]:
        return _("trump is still concealed")
    return _("{seat} does not hold {cards}").format(
        seat=facts["seat"], cards=cards or _("such a pair")
    )


def _pair_too_early(facts: Facts) -> str:
    return _(WINDOWS.get(facts["window"]) or TOO_EARLY)


def _pair_not_for_side(facts: Facts) -> str:
    is_declarers = facts["side"] == "declarer"
    return _("the declarer's side shows none") if is_declarers else _("the defenders show none")


PAIR_REASONS: dict[str, str | Callable[[Facts], str]] = {
    "pair_not_plain": marked("that suit is trump, and such a pair is of a plain one"),
    "pair_in_solo": marked("a solo sets the pair aside"),
    "pair_shown_already": marked("it has been shown already"),
    "pair_not_held": _pair_not_held,
    "pair_too_early": _pair_too_early,
    "pair_not_for_side": _pair_not_for_side,
    "pair_not_at_bid": marked("with a bid of {bid} it may not be shown"),
}
