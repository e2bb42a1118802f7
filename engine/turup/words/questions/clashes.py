"""Why an answer does not go with those before it, told to a table that never sees a profile.

Each is the reason behind a problem of the profile that the answers would come to. It names neither
a key nor a remedy, which are for whoever writes profiles.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turup.words import _
from turup.words.translation import marked

BEYOND_REACH = marked("No bid above {most} can be made.")
UNEVEN = marked("The deck of {cards} cards cannot be dealt evenly to {seats} players.")
REASONS: Mapping[str, str] = {
    "out-of-range": marked("That must be a number from {least} to {most}."),
    "odd-sides": marked("A table of {seats} cannot be parted into two sides."),
    "undivided-deck": UNEVEN,
    "uneven-hands": UNEVEN,
    "minimum-above-deck": BEYOND_REACH,
    "maximum-above-deck": BEYOND_REACH,
    "minimum-above-maximum": marked("The lowest bid is {minimum}, and the highest {maximum}."),
    "floor-above-maximum": marked("A bid must be at least {floor}, but none goes above {maximum}."),
    "floor-below-minimum": marked("No bid is lower than {minimum} anyway."),
    "row-beyond-bids": marked("Something begins at {begins}, but no bid goes above {high}."),
    "step-misses-maximum": marked("From {minimum} in steps of {step} no bid comes to {maximum}."),
    "too-many-bids": marked("That would make {count} bids, and {most} are the most there may be."),
    "second-below-first": marked("A second auction must begin at {least} or above."),
    "exposed-from-beyond-bids": marked(
        "Trump is exposed from a bid of {bid} on, but no bid goes above {most}."
    ),
    "spare-card-played": marked("The indicator belongs to no hand, so nobody can play it."),
    "idle-overlay": marked("{rule}: that changes nothing here."),
    "unmet-need": marked("{rule}: that needs something which is not played here."),
    "overlay-conflict": marked("These do not go together: {rule}; {other}."),
}
OTHERWISE = marked("Two of these rules contradict each other.")


def reason(problem: str, facts: Mapping[str, Any]) -> str:
    """Why answers that come to a problem do not go together."""
    return _(REASONS.get(problem, OTHERWISE)).format_map(facts)
