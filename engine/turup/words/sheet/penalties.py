"""Penalties on a rule sheet: what an irregular act costs at a real table."""

from __future__ import annotations

from turup.words.sheet.sentences import Item, Record, Sentence, choice, either, silent
from turup.words.translation import marked

TITLE = marked("When something goes wrong")
PENALTY: tuple[Item, ...] = (
    choice(
        "how",
        automatic=marked("It is punished whenever it is found."),
        claimed=marked("It is punished only if the others say so."),
    ),
    either(
        silent("warnings", 0),
        Sentence(
            marked("The first {warnings} time in a deal a side is only warned."),
            many=marked("The first {warnings} times in a deal a side is only warned."),
        ),
    ),
    choice(
        "price",
        plays_on=marked("The deal goes on."),
        ends_deal=marked("The deal is over and counts for nobody."),
        deal=marked("The side that did it has lost the deal, at its present stake."),
        double_due=marked(
            "The deal is over, and the others get twice what they would have been due for winning "
            "it."
        ),
        bid=marked("The deal is over, and the others get as many game points as were bid."),
        redeal=marked("The same dealer deals again."),
        match=marked("The side that did it has lost the match."),
    ),
    either(
        silent("lose", 0),
        Sentence(marked("It costs {lose}."), {"price": "plays_on"}),
        Sentence(marked("It costs {lose} all the same."), {"price": "ends_deal"}),
        Sentence(marked("It costs {lose} on top of that.")),
    ),
    either(
        silent("wrong_claim", 0),
        Sentence(marked("To accuse somebody of it who has not done it costs {wrong_claim}.")),
    ),
)
ACTS = {
    "revoke": marked("A revoke (playing a card that was not legal)"),
    "false_call": marked("A false call (calling for trump while holding the suit led)"),
    "false_pair": marked("A false pair (showing a pair that is not held)"),
    "false_claim": marked("A false claim (having a deal thrown in that need not be)"),
    "out_of_turn": marked("Out of turn (playing or speaking before one's turn)"),
    "signal": marked("A signal (telling the partner something)"),
    "wrong_cut": marked("A wrong cut (cutting the cards against the rules)"),
    "misdeal": marked("A misdeal (a card turned up in dealing, or a wrong number of cards)"),
    "reshuffle": marked("A reshuffle (shuffling again during the bidding)"),
}
ITEMS: tuple[Item, ...] = tuple(Record(act, label, PENALTY) for act, label in ACTS.items())
