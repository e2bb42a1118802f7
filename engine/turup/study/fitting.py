"""Fitting: what rows of practice say of hands, as numbers that a player bids by.

The weights of what counts in a hand are fitted by least squares to the card points captured; along
the worths of hands marks are set, and for each mark and height of the bid it is counted how often
the bid was made. A hand counts for the two marks beside it, the more the nearer. Through these
counts goes a logistic curve for each height, all equally steep, so that chance moves none of them
much.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from scipy.special import expit

from turup.bots.knowledge import (
    FEATURES,
    MARKS,
    RISKS,
    RUNGS,
    SOLOS,
    STAGES,
    SURE,
    Knowledge,
    blank_knowledge,
)
from turup.rules import Rules
from turup.rules.bids import top_rung
from turup.rules.table import Sides
from turup.study.table import BROUGHT, CAPTURED, IS_DOUBLED, MADE, RUNG, STAGE

FINE = 1024
TAIL = 3
"""So many marks stand among the best hands, each above half as many as the one before."""
TURNS = 20
DOUBT = 12
"""What was counted before stands for so many deals more."""


def fitted(rows: Any) -> Knowledge:
    """What hands are worth, from rows of bids that were given out by lot."""
    knowledge, captured = blank_knowledge(), rows[:, CAPTURED]
    knowledge.weights, knowledge.against, knowledge.marks, knowledge.against_marks = [], [], [], []
    for stage in range(STAGES):
        own, other = hands(rows, stage)
        knowledge.weights += weights(own, captured)
        knowledge.against += weights(other, -captured)
        knowledge.marks += marks(worths(own, knowledge.weights, stage))
        knowledge.against_marks += marks(worths(other, knowledge.against, stage))
    return knowledge


def by_lot(rules: Rules, rows: Any) -> Knowledge:
    """What is known from rows of bids that were given out by lot."""
    return counted(rules, fitted(rows), rows)


def by_bids(rules: Rules, lot: Knowledge, rows: Any) -> Knowledge:
    """What is known when players have bid as they think best, and from lots where nobody has."""
    knowledge = blank_knowledge()
    knowledge.weights, knowledge.marks = lot.weights, lot.marks
    knowledge.against, knowledge.against_marks = lot.against, lot.against_marks
    knowledge.passing = worth_of_pass(rules, rows)
    knowledge.doubted = doubted(rows)
    return counted(rules, knowledge, rows, lot)


def counted(
    rules: Rules, knowledge: Knowledge, rows: Any, lot: Knowledge | None = None
) -> Knowledge:
    """The same with how often bids were made, by some rows, and by lots where there are few.

    A height that nobody else has bid is judged by the bidder as by lot, and by the others as all
    other heights, since whoever bids it has the cards for it.
    """
    made, held = list[int](), list[int]()
    for stage in range(STAGES):
        some = rows if stage == 1 or (rows[:, STAGE] == 1).all() else rows[rows[:, STAGE] == 0]
        own, other = hands(some, stage)
        marks_here = slice(stage * MARKS, (stage + 1) * MARKS)
        worth = worths(own, knowledge.weights, stage)
        counts = Counts(rules, some, worth, knowledge.marks[marks_here])
        made += counts.chances(known_chances(lot.made, stage) if lot else None)
        worth = worths(other, knowledge.against, stage)
        counts = Counts(rules, some, worth, knowledge.against_marks[marks_here])
        held += counts.chances(counts.of_all_heights() if lot else None)
    knowledge.made, knowledge.held = made, held
    return knowledge


class Counts:
    """How often bids were played and made, by mark and height."""

    def __init__(self, rules: Rules, rows: Any, worth: Any, here: list[int]) -> None:
        """Of some rows, by what hands are worth, and where the marks stand."""
        self.heights = min(top_rung(rules) + 1, RUNGS)
        self.here = np.array(here)
        self.played, self.made = np.zeros((2, MARKS, self.heights))
        places = np.interp(worth, self.here, np.arange(MARKS))
        lower = places.astype(np.int64)
        for mark, part in ((lower, 1 + lower - places), (lower + 1, places - lower)):
            place = np.minimum(mark, MARKS - 1), rows[:, RUNG]
            np.add.at(self.played, place, part)
            np.add.at(self.made, place, part * rows[:, MADE])

    def of_all_heights(self) -> Any:
        """How often bids of any height were made, by mark."""
        played, made = (each.sum(axis=1, keepdims=True) for each in (self.played, self.made))
        return np.repeat(curves(self.here, played + 1, made + 0.5), self.heights, axis=1)

    def chances(self, before: Any) -> list[int]:
        """How often bids are made, where so much was known before; or nothing was."""
        known, doubt = (0.5, 1.0) if before is None else (before[:, : self.heights], DOUBT)
        table = np.zeros((MARKS, RUNGS), np.int64)
        share = curves(self.here, self.played + doubt, self.made + doubt * known)
        table[:, : self.heights] = np.rint(share * SURE)
        return [int(each) for each in table.ravel()]


def hands(rows: Any, stage: int) -> tuple[Any, Any]:
    """What counted in the bidder's hand, and in one of the others, at a stage."""
    first = 2 * FEATURES * stage
    return rows[:, first : first + FEATURES], rows[:, first + FEATURES : first + 2 * FEATURES]


def weights(features: Any, brought: Any) -> list[int]:
    """What each feature brings, in parts of a card point."""
    found, *_ = np.linalg.lstsq(features.astype(float), brought.astype(float), rcond=None)
    return [round(float(each) * FINE) for each in found]


def worths(features: Any, weighed: list[int], stage: int) -> Any:
    """What hands are worth at a stage."""
    return features @ np.array(weighed[stage * FEATURES :][:FEATURES])


def marks(found: Any) -> list[int]:
    """The marks along what hands are worth: as many hands between any two, but fewer of the best.

    Each is at least one above the one before.
    """
    equal = MARKS - TAIL
    parts = [(place + 0.5) / equal for place in range(equal)]
    parts += [1 - 0.25 / equal / 2**place for place in range(TAIL)]
    told = np.quantile(found, parts, method="lower").astype(np.int64)
    steps = np.arange(MARKS)
    return [int(each) for each in np.maximum.accumulate(told - steps) + steps]


def known_chances(told: list[int], stage: int) -> Any:
    """What is known so far of a stage, by mark and height."""
    return np.array(told).reshape(STAGES, MARKS, RUNGS)[stage] / SURE


def curves(here: Any, played: Any, made: Any) -> Any:
    """Logistic curves through shares, one for each column, as likely as can be; by Newton's way."""
    at = ((here - here.mean()) / max(1.0, here.std()))[:, None]
    level, slope = np.zeros(played.shape[1]), 0.0
    for _ in range(TURNS):
        share = expit(level + slope * at)
        weight, left = played * share * (1 - share), made - played * share
        total, lever = weight.sum(axis=0), (weight * at).sum(axis=0)
        pull, whole = (left * at).sum(), (weight * at * at).sum()
        more = (pull - (lever / total) @ left.sum(axis=0)) / (whole - lever @ (lever / total))
        level += np.clip((left.sum(axis=0) - lever * more) / total, -1, 1)
        slope += float(np.clip(more, -1, 1))
    return expit(level + slope * at)


def alone(rows: Any) -> list[int]:
    """How often solos were made, by stage, solo and cards at risk, never oftener with more.

    With none at risk nothing is lost, as long as nothing else is known; with more all is.
    """
    played, made = (np.zeros((STAGES, SOLOS, RISKS)) for _ in range(2))
    stages, solos, risks, is_made = rows[rows[:, 2] < RISKS].T  # some had to be called
    np.add.at(played, (stages, solos, risks), 1)
    np.add.at(made, (stages, solos, risks), is_made)
    made[:, :, 0] += 1
    share = made / (played + 1)
    for risk in range(1, RISKS):
        before, found = share[:, :, risk - 1], share[:, :, risk]
        share[:, :, risk] = np.where(played[:, :, risk] > 0, np.minimum(found, before), 0)
    return [int(each) for each in np.rint(share * SURE).astype(np.int64).ravel()]


def doubted(rows: Any) -> int:
    """By how much the odds of a bid are better where it has been doubled, in parts of one."""
    odds = []
    for is_doubled in (0, 1):
        made = rows[rows[:, IS_DOUBLED] == is_doubled][:, MADE]
        odds.append((made.sum() + 1) / (len(made) - made.sum() + 1))
    return max(1, round(min(1.0, float(odds[1] / odds[0])) * FINE))


def worth_of_pass(rules: Rules, rows: Any) -> int:
    """What a pass is worth: what others' bids bring them, as often as they are not a partner's."""
    others, brought = rules.table.seats - 1, int(rows[:, BROUGHT].sum())
    partners = others // 2 if rules.table.sides == Sides.two_sides else 0
    return -brought * FINE * (others - 2 * partners) // (others * len(rows))
