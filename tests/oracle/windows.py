"""From when on a side may show a pair (R107 to R113, R121, R244)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oracle.deal import Deal
    from oracle.state import Trick


def is_window_open(deal: Deal, window: str, side: list[int]) -> bool:
    """Whether the side has done what the window asks."""
    won = [each for each in deal.tricks if each.winner in side]
    since = [each for each in won if each.was_open]
    trumped = [each for each in since if each.was_trump]
    last = deal.tricks[-1:] if deal.tricks[-1:] == won[-1:] else []
    found: dict[str, list[Trick]] = {
        "after_trick_since_exposure": since,
        "after_trump_trick_since_exposure": trumped,
        "after_ruff_since_exposure": [each for each in trumped if each.led != deal.trump],
        "after_trick_before_exposure": [each for each in won if not each.was_open],
        "after_exposure_and_any_trick": won,
        "after_anyones_trick_since_exposure": [each for each in deal.tricks if each.was_open],
        "after_any_trick": last,
        "after_first_trick": last if last == since else [],
        "after_first_or_third_trick": last if len(since) in (1, 3) and last == since[-1:] else [],
    }
    return window == "after_exposure" or bool(found[window])
