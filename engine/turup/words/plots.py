"""Plots in words: what stands above, below and beside what is drawn of studies."""

from __future__ import annotations

from collections.abc import Mapping

from turup.words import _, marked, meant
from turup.words.studies import deals

TITLES: Mapping[str, str] = {
    "made": marked("How often bids are made (lines), and are bid (bars)"),
    "swing": marked("What a deal brings the declarer's side"),
    "length": marked("Matches that are over within so many deals"),
    "seats": marked("What a seat wins above the others"),
    "declarer": marked("Who declares"),
    "exposed": marked("When trump comes out"),
}
"""Of each panel, by its name."""
BID = marked("bid, in card points")
PART_OF_HIGHEST = marked("bid, as a part of the highest")
LOST_AND_WON = marked("game points: lost to the left, won to the right")
DEALS = meant("column", "deals")
TRICK = marked("trick")
A_DEAL = marked("game points a deal")
CHANGE = marked("change; bars without filling may be chance")
NOTE = marked("Bands and whiskers: from where to where a figure lies, 95 times in 100.")


def head(title: str, count: int, policy: str, seed: int) -> str:
    """What a page is of, and on how many deals it rests."""
    told = _("{deals} Seed {seed}.").format(deals=deals(count, policy), seed=seed)
    return f"{title}\n{told}"


def against(first: str, second: str) -> str:
    """That two tables are compared."""
    return _("{first} against {second}").format(first=first, second=second)


def named(label: str, mean: str) -> str:
    """A table in the legend of the lengths of matches; without a mean if none comes to its end."""
    if not mean:
        return _("{label}: no match comes to its end").format(label=label)
    return _("{label}: {count} deals on average").format(label=label, count=mean)
