"""How a profile is named: `29`, `28+doubling+c`, `./my.yaml`, `my.yaml+single-hand`.

A name that ends in `.yaml` or holds a path separator is a file, any other is shipped. Inside
a file the same names serve, but a file can name only files in its own folder or below.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple

from turup.profiles import shipped
from turup.profiles.problems import Place, Problem
from turup.profiles.suggestions import nearest

Role = Literal["profile", "overlay"]
ENDINGS = (".yaml", ".yml")


class Source(NamedTuple):
    """A file to be read: where it is, how it is shown, and whether it came with us."""

    path: Path
    shown: str
    is_shipped: bool = False

    @property
    def identity(self) -> str:
        """What tells two files apart, however they were named."""
        try:
            return str(self.path.resolve())
        except (OSError, RuntimeError, ValueError):
            return str(self.path)


class Reference(NamedTuple):
    """A name somebody wrote for a profile or an overlay, and where."""

    name: str
    role: Role
    place: Place
    inside: Source | None = None


def references(spec: str) -> list[Reference]:
    """The profile and the overlays that a spec names, in order."""
    place = Place(spec)
    parts = [spec] if _is_file(spec) else spec.split("+")
    return [
        Reference(part.strip(), "overlay" if index else "profile", place)
        for index, part in enumerate(parts)
    ]


def find(reference: Reference) -> Source | Problem:
    """The file a name stands for, or why there is none."""
    if not reference.name:
        return Problem("unfinished-spec", reference.place)
    if _is_file_name(reference.name):
        return (
            _file(reference)
            if reference.inside is None
            else _file_inside(reference, reference.inside)
        )
    own, other = shipped.profiles(), shipped.overlays()
    if reference.role == "overlay":
        own, other = other, own
    if reference.name in own:
        return _shipped(own[reference.name], reference.role)
    facts = {"name": reference.name}
    if reference.name in other:
        name = "overlay-as-profile" if reference.role == "profile" else "profile-as-overlay"
        return Problem(name, reference.place, facts)
    facts["nearest"] = _nearest(reference.name, reference.role, list(own))
    return Problem(f"unknown-{reference.role}", reference.place, facts)


def _is_file(spec: str) -> bool:
    """Whether a whole spec, plus signs and all, is the name of a file that is there."""
    try:
        return _is_file_name(spec) and Path(spec).is_file()
    except (OSError, ValueError):
        return False


def _is_file_name(name: str) -> bool:
    """Whether a name means a file."""
    return name.endswith(ENDINGS) or "/" in name or "\\" in name


def _shipped(path: Path, role: Role) -> Source:
    """A shipped profile or overlay."""
    shown = path.name if role == "profile" else f"{shipped.OVERLAYS}/{path.name}"
    return Source(path, shown, is_shipped=True)


def _file(reference: Reference) -> Source | Problem:
    """A file named in a spec; it may be anywhere."""
    return Source(Path(reference.name), reference.name)


def _file_inside(reference: Reference, around: Source) -> Source | Problem:
    """A file named in another file: in its folder or below, links followed."""
    folder = around.path.parent
    name = reference.name.replace("\\", "/")
    shown = Path(around.shown).parent / name
    outside = Problem("path-outside", reference.place, {"name": reference.name})
    # A drive letter makes a path absolute on Windows alone; it is refused everywhere.
    if name.startswith("/") or name[1:2] == ":" or "\x00" in name:
        return outside
    try:
        is_inside = (folder / name).resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError):
        is_inside = False
    return Source(folder / name, shown.as_posix()) if is_inside else outside


def _nearest(name: str, role: Role, names: list[str]) -> str:
    """The shipped name most like one that is not shipped, by its local names too."""
    known = {other: own for own in names for other in (own, *_local_names(own, role))}
    return known.get(nearest(name, known), "")


def _local_names(name: str, role: Role) -> list[str]:
    """What else a shipped profile or overlay is called."""
    from turup.profiles.reading import read

    paths = shipped.profiles() if role == "profile" else shipped.overlays()
    root = read(paths[name], name, is_shipped=True).root
    if root is None:
        return []
    about = root.at(("about",))
    others = (
        [str(inner.value) for _, inner in about.at(("also",))] if "also" in about.places else []
    )
    title = [str(about.at(("name",)).value)] if "name" in about.places else []
    return [*title, *others]
