"""Worked cases: a position and the answer the rules must give, as data.

They stand in profiles under `examples` and in files of their own. A case is set up as a state
and a list of steps, the rules carry the steps out, interpreted or compiled, and the answers are
compared with what the case expects. No rule is decided here.
"""

from turup.game.cases.case import Case, CaseResult, Failure
from turup.game.cases.driver import Driver, interpreted
from turup.game.cases.files import CaseFile, cases_in, examples_of, is_case_file, read_cases
from turup.game.cases.running import rules_for, run_case, run_cases

__all__ = [
    "Case",
    "CaseFile",
    "CaseResult",
    "Driver",
    "Failure",
    "cases_in",
    "examples_of",
    "interpreted",
    "is_case_file",
    "read_cases",
    "rules_for",
    "run_case",
    "run_cases",
]
