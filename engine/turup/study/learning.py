"""Learning: what hands have brought in rehearsals, as knowledge that a player bids by.

The weights of what counts in a hand are fitted by least squares to the card points captured;
hands of like worth then share a bucket, and for each bucket and height of the bid it is counted
how often the bid was made. Neighbours are smoothed together, and a higher bid is never made more
often with the same hand, nor the same bid less often with a better one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from turup.bots.knowledge import BUCKETS, FEATURES, RUNGS, SURE, Knowledge, blank_knowledge
from turup.bots.playing import Players
from turup.rules import Rules
from turup.rules.bids import top_rung
from turup.rules.deck import deck_points
from turup.rules.state import blank
from turup.rules.table import Sides
from turup.study.sitting import Sitting
from turup.study.speeds import Speed
from turup.study.table import CAPTURED, MADE, REHEARSAL_ROW, RUNG, Do

SEED = 28
REHEARSALS = 60_000
ROUNDS = 2
FINE = 1024
REHEARSED = ROUNDS * REHEARSALS + REHEARSALS // 4
"""Deals that are played to learn some rules."""


def learnt(rules: Rules, speed: Speed, deals: int = REHEARSALS) -> Knowledge:
    """What is to be known of some rules, from so many rehearsals."""
    knowledge = first_guess(rules)
    sitting = Sitting(rules, speed, knowledge)
    for turn in range(ROUNDS):
        rows = rehearsed(sitting, SEED + turn, deals)
        if len(rows):
            knowledge = fitted(rules, rows)
            sitting.learn(knowledge)
    knowledge.passing = worth_of_pass(rules, sitting, deals // 4)
    return knowledge


def first_guess(rules: Rules) -> Knowledge:
    """What anybody would guess: long and high trumps, and the best cards of other suits."""
    knowledge = blank_knowledge()
    whole = deck_points(rules, blank()) * FINE // 64
    knowledge.weights = [
        8 * whole,
        4 * whole,
        whole // rules.deck.width,
        3 * whole,
        0,
        whole,
        whole,
        0,
    ]
    return knowledge


def rehearsed(sitting: Sitting, seed: int, deals: int) -> Any:
    """The rows of some rehearsals."""
    rows = sitting.play(Do.rehearse, Players.rehearsal, seed, 0, deals)
    return np.asarray(rows, np.int64).reshape(-1, REHEARSAL_ROW)


def fitted(rules: Rules, rows: Any) -> Knowledge:
    """The knowledge that some rows give."""
    knowledge, captured = blank_knowledge(), rows[:, CAPTURED]
    own, other = rows[:, :FEATURES], rows[:, FEATURES : 2 * FEATURES]
    knowledge.weights = weights(own, captured)
    knowledge.against = weights(other, -captured)
    knowledge.edges, places = buckets(own @ np.array(knowledge.weights))
    knowledge.made = chances(rules, places, rows, better=1)
    knowledge.against_edges, places = buckets(other @ np.array(knowledge.against))
    knowledge.held = chances(rules, places, rows, better=-1)
    return knowledge


def weights(features: Any, brought: Any) -> list[int]:
    """What each feature brings, in parts of a card point."""
    found, *_ = np.linalg.lstsq(features.astype(float), brought.astype(float), rcond=None)
    return [round(float(each) * FINE) for each in found]


def buckets(worths: Any) -> tuple[list[int], Any]:
    """The edges between buckets of as many hands each, and the bucket of each hand."""
    edges = np.quantile(worths, np.arange(1, BUCKETS) / BUCKETS, method="lower").astype(np.int64)
    return [*map(int, edges), 0], np.searchsorted(edges, worths, side="right")


def chances(rules: Rules, places: Any, rows: Any, *, better: int) -> list[int]:
    """How often bids were made, by bucket and height, smoothed; `better` is -1 against it."""
    heights = min(top_rung(rules) + 1, RUNGS)
    played, made = np.zeros((BUCKETS, heights)), np.zeros((BUCKETS, heights))
    np.add.at(played, (places, rows[:, RUNG]), 1)
    np.add.at(made, (places, rows[:, RUNG]), rows[:, MADE])
    share = (spread(made) + 0.5) / (spread(played) + 1.0)
    share = np.minimum.accumulate(share, axis=1)
    share = np.maximum.accumulate(share[::better], axis=0)[::better]
    table = np.zeros((BUCKETS, RUNGS), np.int64)
    table[:, :heights] = np.rint(share * SURE)
    return [int(each) for each in table.ravel()]


def spread(counts: Any) -> Any:
    """Counts with half of what their neighbours along each side have."""
    wide = np.pad(counts, 1, mode="edge")
    rows = wide[:-2, 1:-1] + wide[2:, 1:-1]
    columns = wide[1:-1, :-2] + wide[1:-1, 2:]
    return counts + (rows + columns) / 4


def worth_of_pass(rules: Rules, sitting: Sitting, deals: int) -> int:
    """What a pass is worth: what others' bids bring them, as often as they are not a partner's."""
    (total,) = map(int, sitting.play(Do.try_out, Players.simple, SEED, 0, deals))
    others = rules.table.seats - 1
    partners = others // 2 if rules.table.sides == Sides.two_sides else 0
    return -total * FINE * (others - 2 * partners) // (others * deals)
