"""Deriving: the keys of a small deck put together, and what the check refuses taken out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from turup.profiles import Profile, examine_embedded, schemas
from turup.profiles.changed import tree
from turup.profiles.node import Node
from turup.profiles.problems import Place
from turup.verify.reduced.ranks import kept_ranks
from turup.verify.reduced.scaling import MOST_RUNGS, Scale, points_of, scale_to, scaled
from turup.verify.reduced.shapes import Keys, Shape, ranks_in

MOST_ROUNDS = 24  # each takes out one thing that the check refuses
FILE = "reduced"


@dataclass(frozen=True)
class Reduced:
    """A profile on a small deck with a few bids, and what had to be left out.

    Where the check refuses it there is no profile, and `refused` names the problem.
    """

    shape: Shape
    bids: tuple[int, ...]
    profile: Profile | None
    left_out: tuple[str, ...] = ()
    refused: str = ""


def reduced(profile: Profile, shape: Shape, rungs: int = MOST_RUNGS) -> Reduced:
    """A profile on a deck of a shape, with bids of so many heights at most."""
    scale = scale_to(profile.keys, shape, rungs)
    keys, left_out, bids = drafted(profile.keys, scale), list[str](), scale.bids
    for _ in range(MOST_ROUNDS):
        root, paths = embedded(keys, f"{profile.spec} on {shape}")
        examined = examine_embedded(root, profile.spec)
        if examined.profile is not None:
            left_out += idle(keys, examined.profile.keys)
            return Reduced(shape, bids, examined.profile, tuple(left_out))
        problem = next(each for each in examined.problems if not each.is_warning)
        path = fault(keys, paths.get(problem.place.line, ()))
        if not path:
            return Reduced(shape, bids, None, tuple(left_out), problem.name)
        keys = without(keys, path)
        left_out.append(".".join(map(str, path)))
    return Reduced(shape, bids, None, tuple(left_out), problem.name)


def idle(wanted: Keys, resolved: Keys) -> Iterator[str]:
    """The records that can have no effect on so small a deck, so that the check forgets them."""
    for section, keys in wanted.items():
        for name, value in keys.items():
            if isinstance(value, Mapping):
                kept = resolved[section].get(name)
                there = kept if isinstance(kept, Mapping) else {}
                records = (step for step in value if isinstance(value[step], Mapping))
                yield from (f"{section}.{name}.{step}" for step in records if step not in there)


def drafted(keys: Keys, scale: Scale) -> dict[str, Any]:
    """The keys on a small deck, before the check has seen them."""
    shape = scale.after
    ranks = kept_ranks(keys, shape.ranks)
    made = scaled(keys, scale)
    made["deck"] = deck(keys, ranks, shape)
    made["deal"] = {**made["deal"], "stages": stages(keys, shape.hand)}
    made["auction"] = {**made["auction"], "step": 1}
    if isinstance(made["trump"]["later_card"], Mapping):
        made["trump"]["later_card"] = {**made["trump"]["later_card"], "nth": shape.hand}
    gone = {rank for rank in ranks_in(keys) if rank not in ranks}
    return {name: without_ranks(section, gone) for name, section in made.items()}


def deck(keys: Keys, ranks: list[str], shape: Shape) -> dict[str, Any]:
    """The section of the deck."""
    made = dict(keys["deck"])
    order = [
        [rank for rank in (group if isinstance(group, list) else [group]) if rank in ranks]
        for group in keys["deck"]["order"]
    ]
    made["suits"] = keys["deck"]["suits"][: shape.suits]
    made["order"] = [group if len(group) > 1 else group[0] for group in order if group]
    made["points"] = only(keys["deck"]["points"], ranks)
    made["total"] = points_of(keys, ranks, shape.suits)
    trump = keys["deck"]["trump"]
    if isinstance(trump, Mapping):
        made["trump"] = {
            name: only(value, ranks)
            if isinstance(value, Mapping)
            else [rank for rank in value if rank in ranks]
            for name, value in trump.items()
        }
    return made


def only(worths: Mapping[str, int], ranks: list[str]) -> dict[str, int]:
    """What the ranks that are kept are worth."""
    return {rank: worth for rank, worth in worths.items() if rank in ranks}


def stages(keys: Keys, hand: int) -> list[Any]:
    """The stages with smaller packets: each has a card while there are enough, the first more."""
    packets = [stage for stage in keys["deal"]["stages"] if isinstance(stage, int)]
    sizes = [1] * min(hand, len(packets)) + [0] * max(0, len(packets) - hand)
    for _ in range(hand - sum(sizes)):
        shares = [size / packet for size, packet in zip(sizes, packets, strict=True)]
        sizes[shares.index(min(shares))] += 1
    left = iter(sizes)
    made = [next(left) if isinstance(stage, int) else stage for stage in keys["deal"]["stages"]]
    return [stage for stage in made if stage != 0]


def without_ranks(value: Any, gone: set[str]) -> Any:
    """A tree in which no guard and no exempt trump names a rank that is gone."""
    if isinstance(value, list):
        return [without_ranks(inner, gone) for inner in value]
    if not isinstance(value, Mapping):
        return value
    made = {name: without_ranks(inner, gone) for name, inner in value.items()}
    if isinstance(made.get("held"), Mapping):
        made["held"] = {rank: count for rank, count in made["held"].items() if rank not in gone}
    if isinstance(made.get("exempt_trumps"), list):
        made["exempt_trumps"] = [rank for rank in made["exempt_trumps"] if rank not in gone]
    return made


def embedded(keys: Keys, name: str) -> tuple[Node, dict[int, tuple[Any, ...]]]:
    """The keys as a profile of their own, each on a line by itself, and the path on each line."""
    about = {"name": name[:60], "status": "invented"}
    root = tree({"turup": 1, "about": about, **keys}, Place(FILE))
    paths: dict[int, tuple[Any, ...]] = {}
    number(root, (), paths)
    return root, paths


def number(node: Node, path: tuple[Any, ...], paths: dict[int, tuple[Any, ...]]) -> None:
    """Give each value a line of its own."""
    line = len(paths) + 1
    paths[line] = path
    node.place = Place(FILE, line, 1)
    for step, inner in node:
        number(inner, (*path, step), paths)
        if node.kind == "mapping":
            node.places[str(step)] = inner.place


def fault(keys: Keys, path: tuple[Any, ...]) -> tuple[Any, ...]:
    """What is to be taken out to mend a fault at a path; nothing if that cannot be."""
    for depth in range(len(path), 1, -1):
        if is_spare(keys, path[:depth]):
            return path[:depth]
    return ()


def is_spare(keys: Keys, path: tuple[Any, ...]) -> bool:
    """Whether a profile can go without what stands there: a record, a row, a key with a default."""
    around: Any = keys
    for step in path[:-1]:
        around = around[step]
    if isinstance(around, list):
        return len(path) > 2 and path[:2] != ("deal", "stages") and len(around) > 1
    schema = schemas.at(".".join(map(str, path))) or {}
    if len(path) == 2:
        return "default" in schema and around.get(path[-1]) != schema["default"]
    return len(path) == 3 and isinstance(around.get(path[-1]), Mapping)


def without(keys: Keys, path: tuple[Any, ...]) -> dict[str, Any]:
    """The keys without a record or row, or with a key at its default."""
    made: Any = dict(keys)
    around = made
    for step in path[:-1]:
        inner = around[step]
        around[step] = list(inner) if isinstance(inner, list) else dict(inner)
        around = around[step]
    if len(path) == 2:
        around[path[-1]] = (schemas.at(".".join(path)) or {})["default"]
    else:
        del around[path[-1]]
        if not around:
            made[path[0]][path[1]] = "none"
    found: dict[str, Any] = made
    return found
