"""The named forms: every shipped profile, with the keys it comes to."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from turup.choosing.answers import Keys
from turup.profiles import neutral, shipped
from turup.profiles.gathering import gather
from turup.profiles.merging import Tree, lay
from turup.profiles.node import plain


class Form(NamedTuple):
    """A shipped profile: its name, what it says of itself, and its resolved keys."""

    name: str
    about: Mapping[str, Any]
    keys: Keys


@cache
def forms() -> Mapping[str, Form]:
    """All of them, by name."""
    return {name: _form(name) for name in shipped.profiles()}


def _form(name: str) -> Form:
    """A shipped profile as it is played; that it is sound, the tests hold."""
    layers = gather(name).layers
    tree, faulty = Tree(), frozenset[str]()
    for layer in layers:
        lay(tree, layer.root, set())
    for path in neutral.idle_paths(tree.keys, faulty):
        tree.forget(path)
    return Form(name, plain(layers[-1].root)["about"], neutral.filled(tree.keys, faulty))
