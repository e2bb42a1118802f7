"""Known: what players have learnt of a table's rules, kept in the user's cache folder.

It lies there by the fingerprint of the rules and the text of the players; what cannot be read, or
is of another shape, is learnt anew.
"""

from __future__ import annotations

import json
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from turup.bots.knowledge import SHAPES, Knowledge, blank_knowledge
from turup.rules import Rules
from turup.study.kept import digest_of, is_ours, write_whole
from turup.study.learning import REHEARSALS, Tell, learnt, untold
from turup.study.speeds import speed
from turup.study.tasks import without_giving_up

FOLDER = "knowledge"
PACKAGE = Path(__file__).parents[1]


def file_of(rules: Rules, deals: int) -> Path:
    """Where the knowledge of some rules lies, or would lie."""
    name = f"{rules.labels.fingerprint}-{deals}-{digest_of_players()}.json"
    return user_cache_path("turup", appauthor=False) / FOLDER / name


@cache
def digest_of_players(*modules: str) -> str:
    """A short name for the text by which players have learnt, and of other modules of study."""
    folders = [PACKAGE / name for name in ("bots", "rules")]
    files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
    files += [
        PACKAGE / "study" / f"{name}.py" for name in ("fitting", "learning", "table", *modules)
    ]
    return digest_of(file.read_bytes() for file in files)


def knowledge_of(
    rules: Rules, *, is_compiled: bool, deals: int = REHEARSALS, tell: Tell = untold
) -> Knowledge:
    """What is known of some rules: from the folder, or learnt now and kept there."""
    path = file_of(rules, deals)
    if (found := read(path)) is not None:
        return found
    knowledge = learnt(without_giving_up(rules), speed(is_compiled=is_compiled), deals, tell)
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(path, json.dumps({name: getattr(knowledge, name) for name in SHAPES}).encode())
    return knowledge


def is_known(rules: Rules, deals: int = REHEARSALS) -> bool:
    """Whether there is nothing to learn."""
    return read(file_of(rules, deals)) is not None


def read(path: Path) -> Knowledge | None:
    """The knowledge in a file, if it is whole and nobody else's."""
    try:
        if not is_ours(path):
            return None
        told = json.loads(path.read_bytes())
        return made_of(told)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def made_of(told: dict[str, Any]) -> Knowledge:
    """Knowledge from what was kept; raises `ValueError` where it has another shape."""
    knowledge = blank_knowledge()
    for name, shape in SHAPES.items():
        value = told[name]
        numbers = value if shape else [value]
        if not all(type(each) is int for each in numbers) or (shape and len(value) != shape[0]):
            raise ValueError(name)
        setattr(knowledge, name, value)
    return knowledge
