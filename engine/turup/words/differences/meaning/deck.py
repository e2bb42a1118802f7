"""What it means to a player that two tables differ: the cards."""

from __future__ import annotations

from collections.abc import Mapping

from turup.words.translation import marked

MEANING: Mapping[str, Mapping[str, str]] = {
    "deck.packs": {
        "more": marked(
            "Each card has a twin: a jack in your hand is not the only one of its suit."
        ),
        "less": marked("No card has a twin, so the highest card of a suit is there only once."),
    },
    "deck.suits": {
        "other": marked("Some cards are in play at one table only."),
    },
    "deck.order": {
        "other": marked(
            "The cards rank otherwise, or others are in play: look at the order before you play."
        ),
    },
    "deck.points": {
        "other": marked("Cards count otherwise, so a bid of one table says nothing at the other."),
    },
    "deck.trump": {
        "new": marked("Trumps rank or count otherwise than the cards of other suits."),
        "gone": marked("Trumps rank and count as other cards do."),
    },
    "deck.total": {
        "more": marked("There are more card points to win in a deal."),
        "less": marked("There are fewer card points to win in a deal."),
    },
}
