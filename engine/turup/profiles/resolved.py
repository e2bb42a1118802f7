"""A profile after merging, as the sense checks see it: its keys, and where each was written.

What is faulty or missing is not there: a key whose value cannot be read, or which must be
stated and is not, is absent from `keys`, so that a check that needs it is passed over instead
of adding a second complaint about the same line.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from turup.profiles.problems import Place
from turup.profiles.profile import Origin


@dataclass(frozen=True, slots=True)
class Resolved:
    """What a spec comes to: the filled tree of keys and the place of each.

    `keys` holds the twelve sections with neutral defaults filled in; a key without a neutral
    default is absent where it has no effect. `file` is the profile's own file as shown to the
    user. `own_file` is that file if its lines have the last word, and empty where overlays
    named in the spec lie over it.
    """

    spec: str
    file: str
    keys: Mapping[str, Any]
    origins: Mapping[str, Origin] = field(default_factory=dict)
    own_file: str = ""

    def place(self, path: str) -> Place:
        """Where the value at a dotted path was written, or the nearest thing around it."""
        parts = path.split(".")
        for length in range(len(parts), 0, -1):
            origin = self.origins.get(".".join(parts[:length]))
            if origin is not None:
                return origin.place
        return Place(self.file, 1, 1)

    def is_written_in_file(self, path: str) -> bool:
        """Whether the file being examined writes this value itself."""
        origin = self.origins.get(path)
        return origin is not None and origin.place.file == self.own_file
