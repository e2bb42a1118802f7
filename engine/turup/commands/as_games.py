"""Two profiles compared as games: what is done, for `turup diff --as-games`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from turup.commands.printing import complain, followed
from turup.commands.saving import write
from turup.words import _

if TYPE_CHECKING:
    from turup.profiles import Profile

DEALS = 200
STEPS = 2  # a deal, and what is left of its share


def compared(one: Profile, other: Profile, deals: int) -> tuple[dict[str, Any], bool]:
    """The report, and whether somebody stopped the search before its end."""
    from turup.verify.effort import DEFAULT_SEED
    from turup.verify.games.reporting import Findings, report
    from turup.verify.games.running import differences

    found, is_stopped = Findings(), False
    try:
        with followed(_("playing both")) as show:
            for step, _done in enumerate(differences(one, other, DEFAULT_SEED, deals, found)):
                show("", min(step, STEPS * deals), STEPS * deals)
    except KeyboardInterrupt:
        is_stopped = True
    return report(one, other, found), is_stopped


def save_witness(told: dict[str, Any], file: Path) -> None:
    """Keep the deal that shows the first difference, if one does."""
    records = [each["witness"] for each in told["differences"] if each["witness"]]
    if not records:
        return
    try:
        write(file, records[0])
    except OSError as error:
        sentence = _("turup: {file}: {reason}; name another file with --save")
        complain([sentence.format(file=file, reason=error.strerror)])
