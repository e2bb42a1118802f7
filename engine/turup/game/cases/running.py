"""Running cases: set up, carried out by the rules, judged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from turup.game.cases.acting import Stopped, add_acts
from turup.game.cases.answers import ACTS, Ending
from turup.game.cases.case import Case, CaseResult, Malformed
from turup.game.cases.checking import check
from turup.game.cases.driver import Do, Driver, Step, interpreted, to_do
from turup.game.cases.judging import failures
from turup.game.cases.openings import position_of
from turup.game.cases.positions import Position, copy_of
from turup.game.cases.texts import action_named
from turup.game.numbers import UNKNOWN, number_of
from turup.game.refusals import verdict_on_unknown
from turup.profiles import Profile
from turup.profiles.changed import examine_changed
from turup.profiles.encoding import rules_of
from turup.profiles.loading import Examined, examine
from turup.profiles.node import Path
from turup.rules import Rules
from turup.rules.state import State


def run_case(case: Case, rules: Rules, drive: Driver = interpreted) -> CaseResult:
    """Run a case under these rules; `drive` carries out its steps, interpreted or compiled."""
    try:
        check(case)
        position = position_of(case, rules)
        add_acts(position)
        ask(position)
        answers = drive(rules, position.state, position.standing, position.steps)
        ending = Ending(case, rules, position.state, position.standing, position.steps, answers)
        return CaseResult(case, tuple(failures(ending)))
    except Stopped as wrong:
        return CaseResult(case, (wrong.failure,))
    except Malformed as wrong:
        return CaseResult(case, problem=wrong.problem)


def ask(position: Position) -> None:
    """Add the questions: what may be done at the end, and who deals next."""
    state, standing = position.state.copy(), copy_of(position.standing)
    interpreted(position.rules, state, standing, position.steps)
    for name, texts in position.case.then.items():
        if name in ACTS:
            for index, text in enumerate(texts):
                step = text if name == "refused" else index
                path = ("then", name, step)
                position.steps.append(question(position, state, str(text), path))
    position.steps.append(to_do(Do.dealer))


def question(position: Position, state: State, text: str, path: Path) -> Step:
    """The question whether an act is legal."""
    action = action_named(position.case, position.rules, state, text, path)
    number = number_of(position.rules, state, action)
    if number == UNKNOWN:
        return to_do(Do.know, verdict_on_unknown(position.rules, state, action))
    return to_do(Do.ask, number)


def run_cases(
    cases: Iterable[Case], home: Profile | str, drive: Driver = interpreted
) -> Iterator[CaseResult]:
    """Run cases, each under its own rules; `home` is the profile of those that name none."""
    for case in cases:
        rules = rules_for(case, home)
        if isinstance(rules, CaseResult):
            yield rules
        else:
            yield run_case(case, rules, drive)


def rules_for(case: Case, home: Profile | str) -> Rules | CaseResult:
    """The rules a case is asked of; what is wrong with them, if they are unsound."""
    if home == "" and "profile" not in case.value:
        return CaseResult(case, problem=case.problem("case-without-profile", ("case",)))
    examined = profile_of(case, home)
    if isinstance(examined, Profile):
        return rules_of(examined)
    if examined.profile is not None:
        return rules_of(examined.profile)
    first = next(problem for problem in examined.problems if not problem.is_warning)
    facts = {"problem": first.name, "at": str(first.place)}
    path: Path = ("keys",) if "keys" in case.value else ("profile",)
    return CaseResult(case, problem=case.problem("case-of-unsound-profile", path, **facts))


def profile_of(case: Case, home: Profile | str) -> Examined | Profile:
    """The profile a case is asked of, with the keys that differ laid over it."""
    spec = str(case.value.get("profile", home.spec if isinstance(home, Profile) else home))
    if "keys" in case.value:
        return examine_changed(spec, case.value["keys"], case.place_of("keys"), case.keys_node)
    is_home = isinstance(home, Profile) and spec == home.spec
    return home if isinstance(home, Profile) and is_home else examined_once(spec)


@lru_cache(maxsize=64)
def examined_once(spec: str) -> Examined:
    """A spec examined; many cases name the same."""
    return examine(spec)
