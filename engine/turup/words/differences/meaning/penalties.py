"""What it means to a player that two tables differ: when something goes wrong."""

from __future__ import annotations

from collections.abc import Mapping

from turup.words.translation import marked

MEANING: Mapping[str, Mapping[str, str]] = {
    "penalties.*": {
        "new": marked("This is punished now."),
        "gone": marked("This goes unpunished now."),
    },
    "penalties.*.price": {
        "plays_on": marked("A slip does not end the deal."),
        "ends_deal": marked("A slip ends the deal for both sides."),
        "deal": marked("A slip loses the deal, however well it stood."),
        "double_due": marked("A slip costs twice what the others could have won."),
        "bid": marked("A slip costs the more the higher the bid was."),
        "redeal": marked("A slip wipes the deal out."),
        "match": marked("A single slip loses the match."),
    },
    "penalties.*.lose": {
        "more": marked("More is paid on top."),
        "less": marked("Less is paid on top."),
    },
    "penalties.*.warnings": {
        "more": marked("More slips are forgiven."),
        "less": marked("Fewer slips are forgiven."),
    },
    "penalties.*.how": {
        "automatic": marked("A slip counts even if nobody accuses."),
        "claimed": marked("A slip counts only if the others notice it."),
    },
    "penalties.*.wrong_claim": {
        "more": marked("It costs more to accuse somebody wrongly."),
        "less": marked("It costs less to accuse somebody wrongly."),
    },
}
