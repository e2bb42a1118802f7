"""The cards on a rule sheet."""

from __future__ import annotations

from turup.cards import SUITS
from turup.words.sheet.sentences import Item, Ranks, Record, Sentence, either
from turup.words.translation import marked

TITLE = marked("The cards")
POINTS = Ranks("points", (marked("Card"), marked("Card points")))
ITEMS: tuple[Item, ...] = (
    Sentence(
        marked("The cards come from {packs} pack."),
        many=marked("The cards come from {packs} packs shuffled together, so each card has twins."),
    ),
    either(
        Sentence(marked("All four suits are in play."), {"suits": list(SUITS)}),
        Sentence(marked("Only these suits are in play: {suits}.")),
    ),
    Sentence(marked("In each suit the cards rank, strongest first: {order}.")),
    POINTS,
    Sentence(marked("A card that is not listed counts no card points.")),
    Sentence(
        marked("The deck holds {total} card point."),
        many=marked("The deck holds {total} card points."),
    ),
    Record(
        "trump",
        marked("In the trump suit"),
        (Sentence(marked("Trumps rank, strongest first: {order}.")), POINTS),
    ),
)
