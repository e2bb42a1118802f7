"""Where the shipped profiles, overlays and schemas are.

In a checkout they stand beside `engine/`, where authors find them; a wheel carries them
inside the package.
"""

from __future__ import annotations

from functools import cache
from os.path import relpath
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]
PROFILE_SCHEMA = "profile.schema.json"
BESIDE = "turup.schema.json"
"""What `turup schema` is kept as, beside profiles far from here."""
OVERLAYS = "house-rules"
"""The folder of the overlays, inside the folder of the variants."""


@cache
def folder(name: str) -> Path:
    """The folder `variants` or `schemas`: beside `engine/` first, inside the package otherwise."""
    beside = _PACKAGE.parents[1] / name
    is_checkout = _PACKAGE.parent.name == "engine" and beside.is_dir()
    return beside if is_checkout else _PACKAGE / name


def profiles() -> dict[str, Path]:
    """The shipped profiles, by name."""
    return _in_folder(folder("variants"))


def overlays() -> dict[str, Path]:
    """The shipped overlays, by name."""
    return _in_folder(folder("variants") / OVERLAYS)


def _in_folder(place: Path) -> dict[str, Path]:
    """The YAML files of a folder, by name."""
    return dict(_listed(place, place.stat().st_mtime_ns))


@cache
def _listed(place: Path, _changed: int) -> tuple[tuple[str, Path], ...]:
    """The YAML files of a folder, as it was when a file last came or went."""
    return tuple((path.stem, path) for path in sorted(place.glob("*.yaml")))


def plainest() -> str:
    """The profile that overlays are tried on and shown with: the first of the shortest names."""
    return min(profiles(), key=lambda name: (len(name), name))


def schema_for(path: Path) -> str:
    """How a profile names the schema for its editor, by the way from its own folder.

    Inside the checkout that is the schema itself; elsewhere what `turup schema` was kept as, in
    its folder or the nearest one above, or else what it may yet be kept as.
    """
    schemas, home = folder("schemas"), path.resolve().parent
    if home.is_relative_to(schemas.resolve().parent):
        return Path(relpath(schemas / PROFILE_SCHEMA, home)).as_posix()
    kept = next((one for one in (home, *home.parents) if (one / BESIDE).is_file()), home)
    return Path(relpath(kept / BESIDE, home)).as_posix()
