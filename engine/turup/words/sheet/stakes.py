"""Stakes on a rule sheet: what each bid is worth, in a table or, for all alike, in a sentence."""

from __future__ import annotations

from turup.words.sheet.sentences import Rows, Sentence
from turup.words.translation import marked

THE_LOWEST = marked("the lowest")
ONE_ROW = {"from": None, "name": None}
STAKES = Rows(
    "stakes",
    {
        "from": marked("From a bid of"),
        "name": marked("Called"),
        "win": marked("Stake if the bid is made"),
        "lose": marked("Stake if it fails"),
    },
    {"from": {None: THE_LOWEST}, "lose": {None: marked("the same")}},
    (
        Sentence(
            marked(
                "Whatever is bid, the stake is {win} if the bid is made, and {lose} if it fails."
            ),
            ONE_ROW,
        ),
        Sentence(
            marked("Whatever is bid, the stake is {win}, won or lost."), {**ONE_ROW, "lose": None}
        ),
    ),
)
