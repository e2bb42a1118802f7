"""The profiles of docs/profiles.md are sound, and the page leads on to what there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

import turup
from turup.profiles import examine
from turup.words.explaining import explained
from turup.words.keys import all_keys

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "profiles.md").read_text(encoding="utf-8")
PROFILES = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("text", PROFILES, ids=range(len(PROFILES)))
def test_a_profile_of_the_page_is_sound(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    parent = turup.load("29").labels.fingerprint
    Path("table.yaml").write_text(text.replace("FINGERPRINT", f'"{parent}"'), encoding="utf-8")
    assert not examine("table.yaml").problems


def test_the_page_has_five_tables_and_a_league() -> None:
    assert len(PROFILES) == 6


def test_the_words_the_page_explains_are_explained() -> None:
    words = re.findall(r"`turup explain ([^`]+)`", PAGE)
    assert words
    assert all(explained(word) for word in words)


def test_the_examples_of_the_schemas_fit_them() -> None:
    given = [
        (key, value) for key in all_keys().values() for value in key.schema.get("examples", ())
    ]
    assert len(given) > 10
    for key, value in given:
        assert Draft202012Validator(key.schema).is_valid(value), key.path


def test_what_the_page_links_is_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / target).exists(), target
