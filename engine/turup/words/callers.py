"""Callers in words: who may double, call a solo or claim something, and when nobody may."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from turup.words import _

SPEAKERS = {
    "defenders": _("only the defenders may say it"),
    "declarer_side": _("only the side whose bid stands may say it"),
    "declarer": _("only the player whose bid stands may say it"),
    "anyone": "",
}
CALLERS = {
    "declarer": _("only the declarer may call it"),
    "declarer_side": _("only the declarer or his partner may call it"),
}
CLAIMERS = {
    "declarer_side": _("only the declarer's side may claim it"),
    "defenders": _("only the defenders may claim it"),
}
CLAIM_REASONS: dict[str, str | Callable[[Mapping[str, Any]], str]] = {
    "claim_not_yours": lambda facts: CLAIMERS[facts["by"]],
    "claim_out_of_reach": _("the other side has taken a trick already"),
    "claim_without_partner": _("nobody claims anything while the declarer's partner is not known"),
    "claim_in_solo": _("a solo leaves no room for claims"),
    "claimed_already": _("something has been claimed in this deal already"),
    "claim_before_lead": _("the last trick is claimed before a trick is led"),
    "claim_at_turn": _("every trick is claimed at one's own turn"),
}
