"""Testing: for authors of profiles who have pytest, a suite of a line, and what it is made of.

    from pathlib import Path

    from turup.testing import suite_for

    TestFriday = suite_for(Path(__file__).with_name("friday.yaml"))

`suite_for` gives a test class: the check finds nothing, the worked cases hold, deals by chance
are sound, and a machine plays the profile act by act, tries what is illegal, and looks after each
act whether every invariant still holds. `machine_for` gives that machine alone. To write laws of
one's own there are strategies for Hypothesis: `deals_of` draws deals that have got somewhere,
`acts_against` acts that are near what is legal, `SEEDS` seeds. It needs the extra `testing`.
"""

from turup.game.invariants import INVARIANTS, broken_invariants
from turup.testing.deals import SEEDS, deals_of, played_on
from turup.testing.hostile import ANYTHING, PLAIN, acts_against
from turup.testing.machine import AnyTable, machine_for
from turup.testing.suite import suite_for

__all__ = [
    "ANYTHING",
    "INVARIANTS",
    "PLAIN",
    "SEEDS",
    "AnyTable",
    "acts_against",
    "broken_invariants",
    "deals_of",
    "machine_for",
    "played_on",
    "suite_for",
]
