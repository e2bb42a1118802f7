"""Scoring on a rule sheet: what a deal is worth, and to whom."""

from __future__ import annotations

from turup.words.sheet.sentences import Item, Records, Sentence, choice, either
from turup.words.sheet.stakes import STAKES
from turup.words.translation import marked

TITLE = marked("What a deal is worth")
MOVED = {"pair.effect": ("target", "times_target")}
APART = {"table.sides": ("lone_declarer", "card_partner")}
GOAL: tuple[Item, ...] = (
    either(
        Sentence(
            marked(
                "The declarer's side must capture at least as many card points as it has bid, "
                "fewer or more after a pair."
            ),
            {"goal": "bid"},
            given=MOVED,
        ),
        Sentence(
            marked("The declarer's side must capture at least as many card points as it has bid."),
            {"goal": "bid"},
        ),
        Sentence(
            marked(
                "The defenders count their card points: they need {counters_need} less the bid, "
                "and the declarer's side wins if they stay below. If nobody has bid, the bid "
                "stands at nothing."
            ),
            {"goal": "counters"},
        ),
        Sentence(
            marked(
                "The declarer's side must have more than half of all card points that count, "
                "those for pairs among them."
            ),
            {"goal": "more_than_half"},
        ),
    ),
    either(
        Sentence(
            marked("The last trick counts no card points of its own."), {"last_trick_points": 0}
        ),
        Sentence(
            marked("Whoever wins the last trick gets {last_trick_points} card point for it."),
            {"last_trick_from": "nowhere"},
            many=marked("Whoever wins the last trick gets {last_trick_points} card points for it."),
        ),
        Sentence(
            marked(
                "Whoever wins the last trick gets {last_trick_points} card point for it, and the "
                "other side loses as many."
            ),
            {"last_trick_from": "other_side"},
            many=marked(
                "Whoever wins the last trick gets {last_trick_points} card points for it, and the "
                "other side loses as many."
            ),
        ),
    ),
)
PAID = either(
    Sentence(
        marked(
            "Only the declarer's side scores: it gains the stake if the bid is made, and loses it "
            "if the bid fails."
        ),
        {"paid": "declarer_scores"},
    ),
    Sentence(
        marked("The side that succeeds scores the stake; the other stays where it is."),
        {"paid": "winners_score"},
    ),
    Sentence(
        marked("Each of the losers pays the stake to each of the winners."),
        {"paid": "losers_pay"},
        given=APART,
    ),
    Sentence(marked("The losers pay the stake to the winners."), {"paid": "losers_pay"}),
    Sentence(
        marked("Each of the winners gives the stake away to each of the losers."),
        {"paid": "winners_give"},
        given=APART,
    ),
    Sentence(marked("The winners give the stake away to the losers."), {"paid": "winners_give"}),
)
MORE: tuple[Item, ...] = (
    either(
        Sentence(
            marked(
                "If either side takes every trick, without having undertaken it, the deal is worth "
                "{all_tricks.stake}."
            ),
            {"all_tricks.by": "anyone"},
        ),
        Sentence(
            marked(
                "If the declarer's side takes every trick, without having undertaken it, the deal "
                "is worth {all_tricks.stake}."
            ),
            {"all_tricks.by": "declarer_side"},
        ),
    ),
    either(
        Sentence(
            marked(
                "If the declarer's side captures less than half of its bid, it loses "
                "{under_half.lose}."
            ),
            {"under_half.of": "bid"},
        ),
        Sentence(
            marked(
                "If the declarer's side captures less than half of what it needed after the "
                "pairs, it loses {under_half.lose}."
            ),
            {"under_half.of": "target"},
        ),
    ),
)
CLAIMS = Records(
    "claims",
    (
        choice(
            "by",
            anyone=marked("Any seat may claim it."),
            declarer_side=marked("Only the declarer's side may claim it."),
            defenders=marked("Only the defenders may claim it."),
        ),
        choice(
            "goal",
            all_tricks=marked(
                "The claimer's side must take every trick of the deal. It is claimed at one's "
                "turn, before playing a card, as long as the others have taken no trick."
            ),
            last_trick=marked(
                "The claimer's own hand must take the last trick. It is claimed before a trick is "
                "led, and the seats are asked from the eldest on."
            ),
            last_trick_with_pair=marked(
                "The claimer's own hand must take the last trick, and the card points of the "
                "others must stay below what the pairs shown by the claimer's side and the last "
                "trick count together. It is claimed before a trick is led, and the seats are "
                "asked from the eldest on."
            ),
        ),
        Sentence(marked("It may be claimed only if {if}.")),
        Sentence(marked("A claim that comes true brings {win}; one that does not costs {lose}.")),
        Sentence(
            marked(
                "If it comes true but the claimer could not be certain, it costs {unsure}. The "
                "claimer is certain whose own hand must take every trick still to come, whatever "
                "the others hold."
            )
        ),
        Sentence(
            marked(
                "If somebody of the side was certain at an earlier turn and said nothing, or if "
                "nobody ever claims it, it costs {late}."
            )
        ),
        Sentence(marked("A claim that comes true moves the mark that wins the match to {win_at}.")),
    ),
)
ITEMS: tuple[Item, ...] = (
    *GOAL,
    STAKES,
    PAID,
    *MORE,
    Sentence(
        marked(
            "More can be undertaken while the cards are played. Only the first claim of a deal "
            "holds, and there is none in a solo; if it is right, its side is paid as if it had won "
            "the deal, and if not, the others are."
        ),
        given={"scoring.claims": "filled"},
    ),
    CLAIMS,
)
