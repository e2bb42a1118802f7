"""How a profile is named: `29`, `28+doubling+c`, `./my.yaml`, `my.yaml+single-hand`.

A name that ends in `.yaml` or holds a path separator is a file, any other is shipped. Inside
a file the same names serve, but a file can name only files in its own folder or below.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, NamedTuple

from turup.profiles import shipped
from turup.profiles.problems import Place, Problem
from turup.profiles.suggestions import is_slip, nearest

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


def unwritten(shown: str) -> Source:
    """The place of a profile that stands in no file yet: it can name files of this folder."""
    return Source(Path(shown), shown)


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
    if _is_file_name(reference.name):
        return (
            _file(reference)
            if reference.inside is None
            else _file_inside(reference, reference.inside)
        )
    if not all(part.strip() for part in reference.name.split("+")):
        return Problem("unfinished-spec", reference.place)
    own = shipped.profiles() if reference.role == "profile" else shipped.overlays()
    if reference.name in own:
        return _shipped(own[reference.name], reference.role)
    return _not_found(reference, list(own))


def _not_found(reference: Reference, names: list[str]) -> Problem:
    """Why a name stands for nothing shipped, and what to write instead."""
    name, role = reference.name, reference.role
    facts: dict[str, Any] = {"name": name, "instead": _taken_apart(reference)}
    if name in (shipped.overlays() if role == "profile" else shipped.profiles()):
        is_overlay = role == "profile"
        told = "overlay-as-profile" if is_overlay else "profile-as-overlay"
        return Problem(told, reference.place, facts)
    if not facts["instead"]:
        facts["nearest"] = _file_near(reference) or _nearest(name, role, names)
        facts["choices"] = () if facts["nearest"] else tuple(sorted(names))
    return Problem(f"unknown-{role}", reference.place, facts)


def _taken_apart(reference: Reference) -> str:
    """A spec, or an overlay in place of a profile, as it is written here; otherwise nothing."""
    parts = [part.strip() for part in reference.name.split("+")]
    if reference.role == "overlay":
        return ", ".join(parts) if len(parts) > 1 else ""
    if parts[0] in shipped.overlays():
        parts = [shipped.plainest(), *parts]
    if len(parts) == 1:
        return ""
    if reference.inside is None:
        return "+".join(parts)
    return f"extends: {parts[0]} and house-rules: [{', '.join(parts[1:])}]"


def _file_near(reference: Reference) -> str:
    """A file of this name that only lacks its ending."""
    folder = reference.inside.path.parent if reference.inside is not None else Path()
    for ending in ENDINGS:
        with suppress(OSError, ValueError):
            if (folder / f"{reference.name}{ending}").is_file():
                return f"{reference.name}{ending}"
    return ""


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
    """The shipped name most like one that is not shipped, by its local names too.

    A name that is one's own is never meant for another that is also called so. A variety that is
    not shipped is rather one of its own game than that of another: 56-six is 56, and not 28-six.
    """
    known = {other: own for own in names for other in _local_names(own, role)}
    known |= {own: own for own in names}
    near = nearest(name, known)
    game, own = name.partition("-")[0], known.get(near, "")
    is_of_another = game in names and own.partition("-")[0] != game
    return game if is_of_another and not is_slip(name, near) else own


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
