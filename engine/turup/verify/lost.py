"""Lost: what comes by the rules below a file, and never any more by its own.

A file that changes a few keys may take the ground from under what it inherits: a pair that nobody
can show in time, a redouble after the bidding has ended. Which of its keys does that is found by
putting each of them back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from turup.profiles import Profile
from turup.profiles.gathering import Gathered, Layer, gather
from turup.profiles.loading import examine_gathered
from turup.rules import Rules
from turup.verify.coming import Came, came
from turup.verify.fired import add, nothing_yet
from turup.verify.mattering import Beside, Other, file_of, statements
from turup.verify.stated import Stated
from turup.verify.walking import TABLES, Walker

OFTEN = 20  # times that something came below


def is_collection(stated: Stated) -> bool:
    """Whether a value is records by name; each of these is looked at by itself."""
    is_mapping = isinstance(stated.value, Mapping) and bool(stated.value)
    return is_mapping and all(isinstance(each, Mapping) for each in stated.value.values())


def own_layers(spec: str) -> tuple[list[Layer], list[Layer]]:
    """The files below a profile, and its own: with a spec's overlays these, else those it names."""
    *below, last = gather(spec).layers
    own = [last]
    while below and below[-1].role != "profile":
        own.append(below.pop())
    return below, own


def own_files(spec: str) -> set[str]:
    """The file that a spec names with the overlays it names itself, or the spec's own overlays."""
    return {layer.reading.file for layer in own_layers(spec)[1]}


def profile_below(spec: str) -> Profile | None:
    """The profile that a file extends, or that overlays are laid over; None for a root."""
    below, _own = own_layers(spec)
    if not below:
        return None
    return examine_gathered(Gathered(below[-1].source.shown, below)).profile


def counted(walker: Walker, rules: Rules, most: int) -> Came:
    """How often each thing comes in so many deals by players of every kind."""
    carried, fired, size = walker.carried(rules), nothing_yet(), -(-most // len(TABLES))
    for table in TABLES:
        add(fired, walker.count(carried, table, range(size)))
    return came(rules, fired)


def lost(profile: Profile, here: Came, below: Came) -> list[str]:
    """What a profile inherits that comes often below, and never by its own rules."""
    gone = [key for key, times in here.items() if times == 0 and below.get(key, 0) >= OFTEN]
    files = own_files(profile.spec)
    return [key for key in gone if not is_written(profile, key, files)]


def is_written(profile: Profile, key: str, files: set[str]) -> bool:
    """Whether some files write what stands at a path, or the table of which it is a row."""
    steps = key.split(".")
    paths = (".".join(steps[:count]) for count in range(2, len(steps) + 1))
    origins = (profile.origins.get(path) for path in paths)
    is_row = steps[-1].isdecimal()
    found = [origin.place.file in files for origin in origins if origin is not None]
    return any(found) if is_row else bool(found) and found[-1]


def causes(beside: Beside, key: str, most: int) -> Iterator[str]:
    """The values of a file's own without which something comes again."""
    files = own_files(beside.profile.spec)
    for stated in statements(beside.profile):
        is_own = file_of(stated, beside.profile) in files and not is_collection(stated)
        if is_own and not stated.key.startswith(key):
            others = put_back(beside, stated)
            if any(counted(beside.walker, other.rules, most).get(key) for other in others):
                yield stated.key


def put_back(beside: Beside, stated: Stated) -> Sequence[Other]:
    """What stood in place of a value, or would if it were left out."""
    before = list(beside.before(stated))
    if before:
        return before
    neutral = stated.schema.get("default", "none")
    return [other for other in beside.others(stated) if other.said == neutral][:1]
