"""Soundness: what a file is, what is wrong with it, and whether its deals hold what they should.

A file may hold a profile, an overlay, worked cases, or the record of a deal. A sound profile is
also asked its cases, and a few deals are played by chance in which no invariant may break.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from turup.profiles import Place, Problem, Profile, examine
from turup.profiles.gathering import is_astray
from turup.profiles.node import Node, plain
from turup.profiles.reading import read
from turup.profiles.specs import references

if TYPE_CHECKING:
    from turup.game.cases import Case
    from turup.game.deal import Deal

SEED = 28
MARK = "turup-record"
# What a profile says and an overlay does not.
OWN_GROUND = ("deck", "table", "extends", "house-rules")
ENDINGS = (".yaml", ".yml")


class Report(NamedTuple):
    """What was found out about a file or spec; `spec` is what was played."""

    target: str
    spec: str
    problems: tuple[Problem, ...]
    cases: int = 0
    deals: int = 0


def report_on(target: str, deals: Iterable[int] | None) -> Report:
    """Everything that is wrong with a file or spec.

    `deals` are the numbers of the deals to play; None leaves out the worked cases too.
    """
    root = _root(target)
    if root is not None and MARK in root.places:
        return _on_record(target)
    if root is not None and "turup-cases" in root.places:
        return _on_cases(target)
    if root is not None and not _has_own_ground(root):
        return _on_profile(Report(target, ground_for(target), ()), deals, _examples_in(root))
    return _on_profile(Report(target, target, ()), deals, ())


def is_playable(report: Report) -> bool:
    """Whether a report is of a profile, and not of the record of a deal."""
    root = _root(report.target)
    return root is None or MARK not in root.places


def _root(target: str) -> Node | None:
    """What stands in a file, if the target is one and can be read."""
    try:
        is_file = target.endswith(ENDINGS) and Path(target).is_file()
    except (OSError, ValueError):
        return None
    return read(Path(target), target).root if is_file else None


def _has_own_ground(root: Node) -> bool:
    """Whether a file is a profile, though the key that says so may be misspelt or misplaced."""
    return any(name in root.places or is_astray(name, root) for name in OWN_GROUND)


def ground_for(overlay: str) -> str:
    """The spec of an overlay, laid over the first profile or profile with overlays it fits on.

    Where it fits on none, it is laid where the least is wrong with it.
    """
    from turup.profiles.shipped import overlays, profiles

    plain_first = sorted(profiles(), key=lambda name: (len(name), name))
    grounds = [*plain_first, *(f"{plain_first[0]}+{name}" for name in overlays())]
    found: dict[str, int] = {}
    for ground in grounds:
        spec = f"{ground}+{overlay}"
        profile, problems = examine(spec)
        if profile is not None:
            return spec
        found[spec] = len(problems)
    return min(found, key=lambda spec: found[spec])


def _on_record(target: str) -> Report:
    from turup.game.record_reading import RecordProblems
    from turup.game.records import load_record

    try:
        load_record(Path(target))
    except RecordProblems as wrong:
        return Report(target, target, wrong.problems)
    return Report(target, target, (), deals=1)


def _on_cases(target: str) -> Report:
    from turup.game.cases import read_cases, run_cases

    file = read_cases(Path(target), target)
    results = list(run_cases(file.cases, file.profile))
    found = [problem for result in results for problem in result.problems]
    return Report(target, target, (*file.problems, *found), cases=len(results))


def _examples_in(root: Node) -> tuple[Case, ...]:
    """The worked cases that an overlay brings along."""
    from turup.game.cases import Case

    node = root.value.get("examples")
    return tuple(Case(plain(inner), inner.place, inner) for _, inner in node or ())


def _on_profile(report: Report, deals: Iterable[int] | None, cases: tuple[Case, ...]) -> Report:
    """Problems first; a sound profile is then asked its cases, and played."""
    profile, problems = examine(report.spec)
    if profile is None or deals is None:
        return report._replace(problems=problems)
    cases = cases or _own_cases(profile)
    problems = (*problems, *_failed(cases, profile))
    return _played(report._replace(problems=problems, cases=len(cases)), profile, deals)


def _played(report: Report, profile: Profile, deals: Iterable[int]) -> Report:
    """Play deals by chance; a law that breaks is a fault of the program."""
    from turup.game.deal import Deal
    from turup.game.thrown_in import seldom_played
    from turup.profiles.encoding import rules_of

    rules, broken, count = rules_of(profile), list[Problem](), 0
    for number in deals:
        count += 1
        dealer = number % rules.table.seats
        for name in broken_in(Deal.shuffled(rules, SEED, number, dealer=dealer)):
            facts = {"invariant": name, "deal": number + 1, "seed": SEED}
            broken.append(Problem("broken-invariant", Place(report.target), facts))
    if count and not broken:
        broken = list(seldom_played(profile, rules, report.target, SEED))
    return report._replace(problems=(*report.problems, *broken), deals=count)


def _own_cases(profile: Profile) -> tuple[Case, ...]:
    """The worked cases of a profile; they say nothing of it under other house rules."""
    if not profile.examples or len(references(profile.spec)) > 1:
        return ()
    from turup.game.cases import examples_of

    return examples_of(profile)


def _failed(cases: tuple[Case, ...], profile: Profile) -> tuple[Problem, ...]:
    """What is wrong with some cases."""
    if not cases:
        return ()
    from turup.game.cases import run_cases

    return tuple(problem for result in run_cases(cases, profile) for problem in result.problems)


def broken_in(deal: Deal) -> list[str]:
    """The invariants that break while a deal is played to its end; looking ends at the first."""
    from turup.game.chance_play import chosen
    from turup.game.invariants import broken_invariants

    broken = broken_invariants(deal)
    while not broken and not deal.is_over:
        deal = deal.after(chosen(deal))
        broken = broken_invariants(deal)
    return broken
