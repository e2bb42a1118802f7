"""Playing: what the commands that play have in common, from a spec to the rules and the seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from turup.words import _

if TYPE_CHECKING:
    from turup.rules import Rules


def rules_or_complaint(spec: str) -> Rules:
    """The rules of a spec; what is wrong with it goes to the error output."""
    from turup.commands.printing import complain
    from turup.game.loading import ProfileProblems, load

    try:
        return load(spec)
    except ProfileProblems as unsound:
        complain(str(unsound).splitlines())


def seat_or_complaint(rules: Rules, name: str, option: str, dealer: int = 0) -> int:
    """The seat of a name, English or as it is shown; wrong usage where nobody is called so."""
    from turup.game.seats import NotASeat, seat_named, seat_names
    from turup.words.names import seat

    shown = {seat(each).casefold(): each for each in seat_names(rules)}
    try:
        return seat_named(rules, shown.get(name.casefold(), name), dealer)
    except NotASeat:
        seats = ", ".join(map(seat, seat_names(rules)))
        told = _("nobody called '{name}' sits at this table; there are {seats}")
        raise typer.BadParameter(told.format(name=name, seats=seats), param_hint=option) from None
