"""The oracle as a second reading for `turup.verify.agreement`, which plays small decks by both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from oracle.deal import Deal, replayed

TOLD = ("outcome", "why", "declarer", "bid", "solo", "target", "points", "scores", "is_next_dealer")
EARLY = ("outcome", "why", "declarer", "solo", "scores", "is_next_dealer")
"""What is the same however a deal would have gone on that has ended early."""
ASIDES = ("claim", "concede")


@dataclass
class Story:
    """A deal as the oracle tells it."""

    story: Deal

    def say(self, act: str) -> None:
        """The seat to act does something."""
        self.story.say(act)

    def moment(self) -> dict[str, Any]:
        """Whose turn it is, what is legal, and who holds what."""
        deal = self.story
        hands = [sorted(hand) for hand in deal.hands]
        return {"to_act": deal.to_act, "legal": sorted(deal.legal), "hands": hands}

    def ends(self) -> list[dict[str, Any]]:
        """How it ends; one that the table has ended early is played on, in any way."""
        facts = TOLD
        if self.story.result is None and self.story.keys["play"].get("ends_early") != "never":
            facts = EARLY
            while self.story.result is None:
                legal = [act for act in self.story.legal if act.split()[0] not in ASIDES]
                self.story.say(legal[0])
        result = self.story.result
        if result is None:
            return []
        wiped = ("bid", "target") if self.story.solo else ()
        named = [fact for fact in facts if fact not in wiped]
        answers = [result, *result.others]
        return [{fact: getattr(each, fact) for fact in named} for each in answers]


class Oracle:
    """The oracle, asked for deals."""

    def deal(self, keys: Mapping[str, Any], deck: Sequence[str], setting: Any) -> Story:
        """A deal before its first act."""
        return Story(replayed(dict(keys), deck, setting.dealer, setting.tallies, []))
