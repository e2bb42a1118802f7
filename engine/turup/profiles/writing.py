"""A resolved profile as YAML that reads back to the same rules: what `turup show` prints.

Every key of the twelve sections is written. A record stays on one line while it is short and
comes from one place.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from turup.profiles.profile import Origin, Profile
from turup.profiles.scalars import is_plain

WIDTH = 90
_RANK = re.compile("10|[2-9]")


class _Line(NamedTuple):
    """A line, and the path of the value it stands for."""

    text: str
    path: str


def as_yaml(profile: Profile, *, origins: bool = False) -> str:
    """The profile as a root profile; with origins each line says where its value stands."""
    known = profile.origins if origins else {}
    lines = [_Line("turup: 1", ""), *_block("about", profile.about, {})]
    for section, keys in profile.keys.items():
        noted = _block(section, keys, known)
        lines += [_with_note(line, profile) for line in noted] if origins else noted
    return "".join(f"{line.text}\n" for line in lines)


def tree_as_yaml(tree: Mapping[str, Any]) -> str:
    """Keys of a file as YAML, one below the other."""
    lines = [line for name, value in tree.items() for line in _block(name, value, {})]
    return "".join(f"{line.text}\n" for line in lines)


def _with_note(line: _Line, profile: Profile) -> _Line:
    """A line that says where its value was written, and what it replaced."""
    if "." not in line.path:
        return line
    origin = profile.origins.get(line.path)
    return line._replace(text=f"{line.text}  # {_told(origin) if origin else 'neutral'}")


def _told(origin: Origin) -> str:
    """An origin in brief: `29.yaml:19 (was 14, 28.yaml:33)`."""
    here = f"{origin.place.file}:{origin.place.line}"
    if origin.replaced is None:
        return here
    before = f"{origin.replaced.place.file}:{origin.replaced.place.line}"
    was = "" if origin.replaced_value is None else f"was {_flow(origin.replaced_value, '')}, "
    return f"{here} ({was}{before})"


def _block(
    name: str, value: Any, origins: Mapping[str, Origin], around: str = ""
) -> Iterator[_Line]:
    """The lines of a key and its value."""
    path = f"{around}{name}"
    indent = "  " * around.count(".")
    start = f"{indent}{_scalar(name, '')}:"
    if not _is_long(value, path, len(start), origins):
        yield _Line(f"{start} {_flow(value, name)}", path)
        return
    yield _Line(start, path)
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _block(key, inner, origins, f"{path}.")
    else:
        for index, inner in enumerate(value):
            yield _Line(f"{indent}  - {_flow(inner, name)}", f"{path}.{index}")


def _is_long(value: Any, path: str, used: int, origins: Mapping[str, Origin]) -> bool:
    """Whether a value needs more than one line."""
    if not isinstance(value, (Mapping, list)) or not value:
        return False
    if "." not in path:
        return True
    places = {
        (origin.place.file, origin.place.line)
        for other, origin in origins.items()
        if other.startswith(f"{path}.") and isinstance(value, Mapping)
    }
    return len(places) > 1 or used + len(_flow(value, "")) > WIDTH


def flow(value: Any) -> str:
    """A value on one line, as a profile may have it."""
    return _flow(value, "")


def _flow(value: Any, name: str) -> str:
    """A value on one line."""
    if isinstance(value, Mapping):
        entries = [f"{_scalar(key, '')}: {_flow(inner, key)}" for key, inner in value.items()]
        return f"{{{', '.join(entries)}}}"
    if isinstance(value, list):
        return f"[{', '.join(_flow(inner, name) for inner in value)}]"
    return _scalar(value, name)


def _scalar(value: Any, name: str) -> str:
    """A word or number; what YAML would take for something else stands in quotes.

    Ranks are read as ranks with or without quotes, so they go without.
    """
    if isinstance(value, int):
        return str(value)
    is_rank = _RANK.fullmatch(value) and name not in _TEXTS
    return value if is_rank or is_plain(value) else json.dumps(value, ensure_ascii=False)


_TEXTS = frozenset({"name", "also", "sources", "deviations", "summary", "group", "status"})
