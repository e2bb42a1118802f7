"""A second reading of the rulebook, to hold the engine against.

Nothing here comes from `turup`: cards are texts such as "S7", hands are lists of them, rules
are the resolved keys of a profile, and acts are the words a record keeps.
"""

from __future__ import annotations

from oracle.deal import Deal, replayed
from oracle.match import Match
from oracle.state import Result

__all__ = ["Deal", "Match", "Result", "replayed"]
