"""The keys, the rulebook rows and their pages agree.

docs/rows.yaml tells each rule once and names the keys that say it;
the schemas name the rows under x-rows; docs/keys.md is written from the schemas.
"""

from __future__ import annotations

import importlib.util
import re
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
ROWS_FILE = ROOT / "docs" / "rows.yaml"
ROWS: dict[str, dict[str, Any]] = yaml.safe_load(ROWS_FILE.read_text(encoding="utf-8"))
WHY_NO_KEY = {"law", "conduct"}


def load_script(path: Path) -> Any:
    """Runs a script of docs/ as a module."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = script  # a dataclass looks its module up there
    spec.loader.exec_module(script)
    return script


PAGE = load_script(ROOT / "docs" / "write_keys.py")
KEYS = PAGE.all_keys()
PATHS = [key.path for key in KEYS]


def keys_of(row: str) -> list[str]:
    """The paths a row lists; none for a law, for conduct, and for what is not modelled yet."""
    keys = ROWS[row].get("keys", [])
    return [] if keys == "not yet" else keys


def listed_rows() -> dict[str, set[str]]:
    """For each path the rows that list it."""
    listed = defaultdict(set)
    for row in ROWS:
        for path in keys_of(row):
            listed[path].add(row)
    return listed


def test_every_row_of_the_rulebook_stands_there_once() -> None:
    written = re.findall(r"^(R\d{3}):$", ROWS_FILE.read_text(encoding="utf-8"), re.MULTILINE)
    assert written == [f"R{number:03}" for number in range(1, 264)]


@pytest.mark.parametrize("row", ROWS)
def test_a_row_tells_its_rule_and_where_it_went(row: str) -> None:
    told = ROWS[row]
    assert set(told) <= {"rule", "keys", "rest"} | WHY_NO_KEY
    assert len({"keys"} & set(told)) + len(WHY_NO_KEY & set(told)) == 1
    assert all(told[name].endswith(".") for name in {"rule"} | WHY_NO_KEY & set(told))
    assert told.get("keys") == "not yet" or keys_of(row) or WHY_NO_KEY & set(told)
    assert told.get("rest", "not yet, a few words").startswith(("not yet, ", "conduct, "))
    assert not (told.get("keys") == "not yet" and "rest" in told)


@pytest.mark.parametrize("row", ROWS)
def test_a_row_lists_only_paths_that_exist_and_each_once(row: str) -> None:
    keys = keys_of(row)
    assert sorted(set(keys) - set(PATHS)) == []
    assert len(keys) == len(set(keys))


def test_rows_and_schemas_name_each_other() -> None:
    # Keys that share a definition share its rows, and a row may list whichever of them it means.
    sharing = defaultdict(list)
    for key in KEYS:
        sharing[id(key.node)].append(key)
    listed = listed_rows()
    differences = {
        " or ".join(key.path for key in keys): sorted(difference)
        for keys in sharing.values()
        if (difference := keys[0].rows ^ set().union(*(listed[key.path] for key in keys)))
    }
    assert differences == {}


@pytest.mark.parametrize("key", KEYS, ids=PATHS)
def test_a_key_is_titled_described_and_rooted_in_the_rulebook(key: Any) -> None:
    assert key.node["title"]
    assert key.node["description"].endswith(".")
    assert key.rows
    assert key.rows <= set(ROWS)


@pytest.mark.parametrize("key", [key for key in KEYS if key.choices], ids=lambda key: key.path)
def test_a_choice_is_titled_described_and_its_rows_exist(key: Any) -> None:
    for choice in key.choices:
        assert choice["title"]
        assert choice["description"]
        # A choice without rows of its own has those of its key.
        assert set(choice.get("x-rows", [])) <= set(ROWS)


def test_the_page_of_keys_is_fresh() -> None:
    assert PAGE.main(["--check"]) == 0, "run: python docs/write_keys.py"
