"""Readying: the compiled rules loaded, or compiled and somebody told what is waited for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from turup.commands.printing import errors, waiting
from turup.words import _

if TYPE_CHECKING:
    from turup.study.driver import Driver


def are_ready(drivers: Sequence[Driver]) -> bool:
    """Load the programs of some drivers, or compile them and say so; whether that could be done."""
    from turup.study import batch

    label = _("Compiling the rules; this happens once, and takes up to a minute")
    with waiting(label, is_long=not batch.is_kept(*drivers)):
        try:
            from turup.study.program import program

            for driver in drivers:
                program(driver)
        except ImportError as error:
            reason = _("turup: played uncompiled, since Numba cannot be loaded: {reason}")
            errors().line(reason.format(reason=error))
            return False
    return True
