"""`turup study`: many deals played by chance, and what came of them in figures."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from turup.commands.options import (
    HIGHEST_SEED,
    NUMBER,
    Answer,
    Format,
    Language,
    Seed,
    Spec,
    seed_or_drawn,
)
from turup.words import ENGLISH, _

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.study.counts import Counts

LONG = 1_000  # interpreted deals that take a moment


class Policy(StrEnum):
    """How the players choose."""

    random = "random"
    chance = "chance"


def study(
    spec: Spec,
    *,
    policy: Annotated[
        Policy,
        typer.Option(help=_("Every legal act alike (random), or as `turup deal` plays (chance).")),
    ] = Policy.random,
    deals: Annotated[
        int,
        typer.Option(metavar=NUMBER, min=1, max=HIGHEST_SEED, help=_("How many deals are played.")),
    ] = 10_000,
    seed: Seed = None,
    jobs: Annotated[
        int, typer.Option(metavar=NUMBER, min=1, max=256, help=_("In how many processes."))
    ] = 1,
    _language: Language = ENGLISH,
    answer: Answer = Format.text,
) -> None:
    """Play many deals by chance, and tell what came of them in figures."""
    from turup.commands.playing import rules_or_complaint
    from turup.commands.printing import print_json, printer
    from turup.game.scenes import table_of
    from turup.study.figures import figures
    from turup.words import figures as words

    rules, drawn = rules_or_complaint(spec), seed_or_drawn(seed)
    found = figures(rules, _count(rules, policy, drawn, deals, jobs))
    scene = table_of(rules)
    if answer is Format.json:
        head = {"spec": scene.spec, "fingerprint": scene.fingerprint, "policy": policy.value}
        print_json({**head, "seed": drawn, **found})
    else:
        printer().lines(words.study(scene, found, policy.value, drawn))


def _count(rules: Rules, policy: Policy, seed: int, deals: int, jobs: int) -> Counts:
    """The sums over all deals, with a bar if it takes long."""
    from concurrent.futures import BrokenExecutor

    from turup.commands.printing import complain, tracked
    from turup.commands.readying import are_ready
    from turup.game import chance_play
    from turup.study import batch, counts
    from turup.study.driver import DEALS

    is_compiled = batch.pays(deals) and are_ready([DEALS])
    number = chance_play.Policy[policy.value]
    work = batch.chunks(rules, number, seed, deals, jobs, is_compiled=is_compiled)
    total = counts.nothing()
    results = batch.count_all(work, jobs)
    try:
        for _chunk in tracked(work, _("Playing"), is_long=is_compiled or deals > LONG):
            counts.add(total, next(results))
    except BrokenExecutor:
        complain([_("turup: one of the processes was ended from outside; nothing is told")])
    return total
