"""Callers in words: who may double, call a solo or claim something, and when nobody may."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from turup.words import _, marked

SPEAKERS = {
    "defenders": marked("only the defenders may say it"),
    "declarer_side": marked("only the side whose bid stands may say it"),
    "declarer": marked("only the player whose bid stands may say it"),
    "anyone": "",
}
CALLERS = {
    "declarer": marked("only the declarer may call it"),
    "declarer_side": marked("only the declarer or a partner may call it"),
}
CLAIMERS = {
    "declarer_side": marked("only the declarer's side may claim it"),
    "defenders": marked("only the defenders may claim it"),
}
CLAIM_REASONS: dict[str, str | Callable[[Mapping[str, Any]], str]] = {
    "claim_not_yours": lambda facts: _(CLAIMERS[facts["by"]]),
    "claim_out_of_reach": marked("the other side has taken a trick already"),
    "claim_without_partner": marked(
        "nobody claims anything while the declarer's partner is not known"
    ),
    "claim_in_solo": marked("a solo leaves no room for claims"),
    "claimed_already": marked("something has been claimed in this deal already"),
    "claim_before_lead": marked("the last trick is claimed before a trick is led"),
    "claim_at_turn": marked("every trick is claimed at one's own turn"),
}
