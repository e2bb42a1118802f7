"""What it means to a player that two tables differ: who sits where."""

from __future__ import annotations

from collections.abc import Mapping

from turup.words.translation import marked

MEANING: Mapping[str, Mapping[str, str]] = {
    "table.seats": {
        "more": marked("A trick holds more cards, and more hands are hidden from you."),
        "less": marked("A trick holds fewer cards, and fewer hands are hidden from you."),
    },
    "table.sides": {
        "two_sides": marked("Your side stays the same all through the match."),
        "lone_declarer": marked("Whoever plays the contract has all others as opponents."),
        "card_partner": marked("You may not know who your partner is until a card shows it."),
    },
    "table.direction": {
        "clockwise": marked("The player on your left acts after you."),
        "counterclockwise": marked("The player on your right acts after you."),
    },
}
