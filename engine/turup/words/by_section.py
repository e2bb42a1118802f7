"""The twelve sections, each with the module of a package that has its words, in their order."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from turup.rules import SECTIONS


def by_section(package: str) -> dict[str, ModuleType]:
    """The modules of a package, each under the section it is named after."""
    return {name: import_module(f"{package}.{name}") for name in SECTIONS}
